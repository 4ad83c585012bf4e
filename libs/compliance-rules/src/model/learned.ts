import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-90, -104, -98, -61, -112],
  confidence: {
    brief: [
      [-47, -32, -23, -16, -11, -6, -1, 3, 7, 11, 15, 19, 23, 28, 33, 38, 45, 54, 69],
      [-54, -39, -29, -23, -17, -12, -7, -3, 1, 5, 9, 13, 18, 22, 27, 33, 40, 49, 64],
      [-46, -33, -25, -20, -15, -11, -7, -3, 0, 3, 7, 10, 14, 18, 22, 27, 32, 40, 52],
      [-55, -38, -27, -19, -13, -7, -2, 3, 8, 13, 17, 22, 27, 32, 38, 45, 53, 64, 81],
      [-52, -40, -33, -27, -22, -18, -14, -11, -8, -4, -1, 2, 6, 10, 14, 18, 24, 32, 44],
    ],
    long: [
      [-85, -63, -49, -39, -31, -23, -17, -10, -4, 1, 7, 13, 19, 26, 34, 42, 52, 66, 87],
      [-73, -55, -44, -36, -29, -23, -18, -13, -8, -3, 2, 6, 11, 17, 23, 30, 38, 49, 66],
      [-63, -50, -41, -35, -29, -25, -21, -17, -13, -9, -6, -2, 2, 6, 11, 16, 22, 31, 44],
      [-78, -59, -48, -39, -32, -26, -20, -15, -9, -4, 1, 6, 11, 17, 23, 30, 39, 50, 69],
      [-61, -46, -38, -31, -26, -21, -17, -13, -9, -5, -1, 3, 7, 11, 16, 21, 28, 36, 51],
    ],
  },
  pieces: `
2a_ h-77
2ab r38 m-20
2ad r19 g56
2af g31
2ah h-77
2ak r34 h-26
2akh r34 h-26
2akha r32 h-26
2al r60 g-20 m22 k31
2al_ r70 m22
2ar r40
2ard r68
2ard_ r68
2as r-32 g-23 k28
2ass k19
2asse k19
2ba g25
2bal g25
2bale g30
2d_ r50 m-19
2ed r65
2ed_ r52
2ee r32 h-30
2es r49 g-32
2est r28
2est_ r28
2et r27 g35
2ha h-20
2ha_ h-20
2i_ r19 m26
2id r29
2kh r36
2khe r36
2khee r36
2le h45
2lee h45
2leed h45
2me r-26 g61 h-24
2mee r-26 g61 h-24
2meen r-26 g61 h-24
2na r-39 g44
2oo g62 h24
2ood g75
2ood_ g75
2sa r39 m26 h22
2sat r20 m26 h22
2sat_ r20 m26 h22
2se r-24
2see r-24
2seet r-24
2y_ r62
2zaz_ h19
3a_ r42 g62
3ah g-26 m19
3al r44 g31 h-27
3al_ g78
3ala r35 g-34 m-25 h-58
3ala_ r46 m-22 h-41
3alas k19
3ale r27 m28
3aleh r66
3alei r-23
3am g24 h38
3ama h34
3amal h34
3amm g33
3an r29 g-21
3an_ h-21
3and r35
3and_ r32
3ar r-26 g55 h94
3ara h88
3ara_ m-22 h111
3arab m20 h-26
3as r32 g-28 m-24 h-81 k30
3ash r38 g-28 m-21 h-24 k30
3asha r27 g-20 m-21 k25
3at r-24 g-35 k77
3at_ g-26 h-31 k99
3atl m20 h34
3ay r-35
3d_ r41
3dan r22
3dan_ r22
3de r-32
3dei r-22
3dein r-22
3ed_ g32
3ee r-27 k-19
3eed k-19
3el r-25 h-69
3en g-36
3end g-36
3end_ h32
3et r48
3et_ r60
3in r34
3ind r34
3la g21 h27
3lan h20
3lan_ h20
3li g34 k40
3li_ g34 k40
3me h-21 k30
3mel k30
3na r-21 m-21
3na_ r-19 m-21
3om g-24 h23
3omo h23
3omol h23
3oo r61
3r_ r-24
3ra g21 k27
3raf g21 k27
3re k39
3ref k39
3refh k41
3ro g26
3t_ m25
3te r36
3tee r20
3to r-27 g39
5ad r-23 g48
5adt g48
5at r21
5ath r21
5de k19
5dem k19
5dem_ k19
5et h29
5od g-22 m28
5od_ m37
5ti h25
5ti_ h25
7ad g59 h-62 k63
7ad_ r49 g-21 k42
7ada g22 h-47
7add g36
7adda g38
7adde k23
7ade r-28 g25
7adee r-28
7af h-41
7ag h-32
7ag_ r28 h-32
7al r-19 g-21
7ala r22
7am h-67
7an m24
7ani h24
7ani_ h24
7ar r22 g21 h-34
7are g39
7aree g39
7as r-56
7ash r-21 h23
7ashi h20
7aw r20 g-19 h37 k52
7awa h30
7awal h30
7awe r36 k22
7awel r36 k22
7ay r-21 g56 h-21
7aya r-21 g56 h-21
7ayah r-21 g51
7b_ m71
7ed k25
7ed_ k25
7ej h28
7eja h28
7ejab h28
7el h38
7elw h26
7elwe h26
7es h-20 k32
7esa k32
7esab k32
7n_ r22 m25 h-20
7r_ h104
7sa r-21 k50
7sab r-21 k50
7sabi k51
7t_ g-21 m56 h-36
=!adult-service h43
=!adult-service+!alcoholic h24
=!adult-service+!narcotic h24
=!adult-service+denial h26
=!adult-service+payment-versus-payment h26
=!adult-service+sums-0 h23
=!alcoholic r53 h-23
=!alcoholic+!narcotic h24
=!alcoholic+charged-at h20
=!alcoholic+denial r55
=!alcoholic+pays-for-chance r27
=!alcoholic+reference r24
=!alcoholic+soft-drink h-37
=!alcoholic+sums-1 r60
=!alcoholic+unit r60
=!banking r32 g-27 h-54 k62
=!banking+!debt r22
=!banking+!watchers h-24 k52
=!banking+charged-at r40 h-21
=!banking+conceal k25
=!banking+contrast r39
=!banking+dealing r47
=!banking+denial g-23 h-31 k62
=!banking+gift-money r19
=!banking+pays-for-chance r22 h-22
=!banking+percentage h-22
=!banking+soft-drink h-22
=!banking+sums-0 r21 g-23 h-54 k62
=!benefit+!trade r-32
=!bet-house m20 h31
=!bet-house+!operator m20 h31
=!bet-house+!unlawful-business m20 h31
=!bet-house+denial m20 h32
=!bet-house+sums-0 m20 h31
=!bill r23 g20 h-33
=!bill+!lawful-rate r24 g23 h-22
=!bill+!lease r42 g-30 h-22
=!bill+!sale-or-service r22 g26 h-49
=!bill+charged-at r-22 g48
=!bill+debt r44
=!bill+denial r34 g20 h-31
=!bill+gift-money r-28 g-20
=!bill+lend r44
=!bill+pays-for-chance g-19 h-37
=!bill+reference r-22 g36
=!bill+sums-0 g20
=!bill+sums-1 h-37
=!capital r47
=!capital+!gift-money g24
=!capital+denial r49
=!capital+sums-0 r47
=!cash-form g24 h30
=!cash-form+!paper-money g23 h32
=!cash-form+!sale-or-service h29 k-23
=!cash-form+!watchers h36 k-33
=!cash-form+dealing g31
=!cash-form+denial g24 h30
=!cash-form+pays-for-chance g31
=!cash-form+reference g23 h22
=!cash-form+sale-or-service g31
=!cash-form+stays-unseen g28 h22
=!cash-form+sums-0 g29 h30
=!cash-form+unlicensed-giving h36 k-33
=!charged-at r-47 g-49 k-30
=!charged-at+!debt r53 g20
=!charged-at+!errand g20
=!charged-at+!fee r-43 g-26
=!charged-at+!given-back r-25
=!charged-at+!lend r53 g20
=!charged-at+!sale-or-service g19
=!charged-at+benefit g38
=!charged-at+capital g-28
=!charged-at+comes-later r-28
=!charged-at+contrast g-20
=!charged-at+dealing r-22
=!charged-at+debt-grows r28
=!charged-at+denial r-24 g-38 k-30
=!charged-at+excused r-50 g29 k-25
=!charged-at+extra m23
=!charged-at+free-use r48
=!charged-at+friends r24
=!charged-at+gift-money g-33
=!charged-at+hand-over g-26
=!charged-at+in-return r42
=!charged-at+lease r-39 g21
=!charged-at+pays r-19
=!charged-at+per-period r-30
=!charged-at+reference r28 k30
=!charged-at+repay r22 g-29
=!charged-at+return-on-capital r-20 g-26
=!charged-at+sale-or-service k45
=!charged-at+small-parts r-19 k27
=!charged-at+sums-0 r-36 g-27
=!charged-at+sums-1 k-19
=!charged-at+sums-2 r-22
=!charged-at+to-oppose r49
=!charged-at+trade g23
=!charged-at+unit k37
=!charged-at+wager-event r24
=!charity k54
=!charity+!document k22
=!charity+!errand k22
=!charity+!gift-to k32
=!charity+!giving-drive k32
=!charity+!licensed k22
=!charity+denial k54
=!charity+reference k35
=!charity+sums-0 k54
=!charity+unlicensed-giving k34
=!comes-back r46 g-22 m-26
=!comes-back+!repay k25
=!comes-back+denial r51 m-22
=!comes-back+sums-0 g-22 k25
=!condition g-20
=!condition+!in-return r37
=!condition+debt r-54
=!condition+denial g-20
=!condition+lend r-54
=!condition+pays-for-chance g-20
=!condition+sums-0 r-54
=!contest-kind r-22 g-28 m59
=!contest-kind+!wager-event r-22 g-28 m59
=!contest-kind+denial r-22 g-28 m59
=!contest-kind+sums-0 r-22 m25
=!contrast g37 k-35
=!contrast+!in-return r-19
=!contrast+!paid-entry r-19
=!contrast+!pays-for-chance r-19
=!contrast+!surety-pay r-19
=!contrast+charged-at g84 k-20
=!contrast+dealing r20
=!contrast+debt r25
=!contrast+denial g37 k-34
=!contrast+excused r20
=!contrast+gift-money r23
=!contrast+given-back r19
=!contrast+lend r34
=!contrast+outside-prize g-21
=!contrast+pays r21
=!contrast+pays-for-chance g-21
=!contrast+price-of g-24
=!contrast+reference g-40
=!contrast+sums-0 k-32
=!contrast+sums-1 g29
=!contrast+trade g-24
=!dealing r119 m-23 h-28
=!dealing+!gift-money r45 g33
=!dealing+!market-price g21
=!dealing+!pays-for-chance r30
=!dealing+!price-of g30 h-27
=!dealing+!price-word g30
=!dealing+!sale-or-service r33 h-22
=!dealing+!trade h-25
=!dealing+!trading r19
=!dealing+charged-at r30 h-20
=!dealing+comes-later r25
=!dealing+deadline r25
=!dealing+debt r68
=!dealing+denial r130 m-23 h-23
=!dealing+extra r31 g-36
=!dealing+gift-money g23
=!dealing+hand-over r29
=!dealing+istisna g24
=!dealing+lawful-rate g27
=!dealing+lend r87
=!dealing+loose-order g33
=!dealing+no-spec g30
=!dealing+not-chosen g25
=!dealing+pays-for-chance r62
=!dealing+reference k21
=!dealing+sale-or-service r21
=!dealing+search-for r25
=!dealing+settles-later g-29
=!dealing+sums-0 r74 m-21 h-22 k20
=!dealing+sums-1 r28 g34
=!dealing+sums-2 g-21
=!dealing+under g21
=!debt r124 g-61 m30 k-40
=!debt+!deferred r-19
=!debt+!lend r122 g-56 m30 k-40
=!debt+!receivable r-33 g22
=!debt+benefit g38
=!debt+contrast r60 g-19
=!debt+dealing r21
=!debt+denial r125 g-87 m30 k-40
=!debt+pays-for-chance r37
=!debt+price-of g19
=!debt+reference r55 g-20
=!debt+sold-short r21 g31
=!debt+sums-0 r87 g-54 m35
=!debt+sums-2 r21
=!delay-charge r-55
=!delay-charge+denial r-55
=!delay-charge+reference r-41
=!delay-charge+sums-0 r-26
=!described g23
=!described+denial g23
=!described+sums-0 g23
=!document g40 h-19
=!document+!licensed g51 h-48
=!document+!loose-order g21
=!document+cash-form k27
=!document+charged-at k52
=!document+charity k23
=!document+denial g40 h-19
=!document+excused g22
=!document+gift-to k23
=!document+giving-drive g-23 k40
=!document+name-after g19
=!document+pays-for-chance g19
=!document+unit k26
=!document+unlicensed g22 h-24
=!document+unlicensed-giving g23
=!draw h23
=!draw+denial m22 h32
=!draw+reference m-24
=!draw+sale-or-service m-24
=!draw+sums-0 h23
=!draw+unit m-24
=!equity g40 m33
=!equity+charged-at m25
=!equity+dealing g20 m33
=!equity+denial g33 m33
=!equity+market-price g22
=!equity+metal-deal g22
=!equity+price-of g19
=!equity+reference m30
=!equity+sale-or-service g19
=!equity+sell g19
=!equity+sums-0 g40 m33
=!equity+trade g19
=!equity+trading g26 m25
=!equity+unit g22
=!errand g28 k37
=!errand+avoid-control g38
=!errand+denial g29 h-24 k37
=!errand+giving-drive k19
=!errand+not-told g35
=!errand+price-of g19
=!errand+reference g21
=!errand+sums-0 g49 k35
=!errand+trade g19
=!extra r-86 g-23 h-42 k-37
=!extra+!increase g-26 h-23
=!extra+charged-at k-20
=!extra+comes-later r29
=!extra+contrast r39
=!extra+denial r-87 g-23 h-42 k-24
=!extra+gift-money r-45
=!extra+hand-over r31
=!extra+lend-verb r-25
=!extra+more-time r-32
=!extra+name-before r30
=!extra+pays-for-chance r-22
=!extra+reference r-38 g19
=!extra+repay r-44
=!extra+sale-or-service r-20
=!extra+sums-0 h-33 k-35
=!extra+sums-1 r-59
=!extra+to-oppose r-20
=!extra+unit r-51
=!extra+waiting r-33
=!fee r-88 g-36
=!fee+!pays-for-chance g-22
=!fee+!sale-or-service r-34
=!fee+benefit r22
=!fee+charged-at r-32 g-23
=!fee+dealing r-26 g-39
=!fee+debt r-26
=!fee+denial r-52 g-36
=!fee+free-use r22
=!fee+gift-money r-28 g-34
=!fee+hand-over r-32
=!fee+insured r-22
=!fee+lender r35
=!fee+outside-prize r-33 g-32
=!fee+pays r-33
=!fee+pays-for-chance r-70
=!fee+price-of g-26
=!fee+reference r-54 g-42
=!fee+sale-or-service g-31
=!fee+small-parts r-24
=!fee+sums-0 r-30 g-57
=!fee+sums-1 g26
=!fee+sums-2 r-45
=!fee+trade g-24
=!fee+unit r-43 g-23
=!fee+wager-event r-22
=!fixed-rate r27
=!fixed-rate+!hand-over r27
=!fixed-rate+!take-in r27
=!fixed-rate+sums-0 r27
=!for-money r26
=!for-money+denial r26
=!for-money+pays-for-chance r41
=!for-money+per-period r41
=!for-money+return-on-capital r-27
=!for-money+unit r41
=!foreign-currency r40 g-28 h37 k-21
=!foreign-currency+!payroll r37
=!foreign-currency+!repay r37
=!foreign-currency+denial r40 g-28 h37 k-21
=!foreign-currency+sums-0 r40 g-28 h37 k-21
=!friends h29
=!friends+!unit r20
=!friends+dealing m30 h32
=!friends+denial h29
=!friends+pays-for-chance h32
=!friends+reference r23
=!friends+sums-0 r-34 m23 h29
=!game k34
=!game+!wager-event k34
=!game+denial k34
=!game+sums-0 k34
=!game+under k29
=!gift-money r22 g23 k-36
=!gift-money+!pays-for-chance r28 g41
=!gift-money+!price-of g35
=!gift-money+charged-at r22 g-47
=!gift-money+debt r31
=!gift-money+denial r24 g23 k-36
=!gift-money+lender r26
=!gift-money+price-of g-30
=!gift-money+reference r-30
=!gift-money+sale-or-service r36
=!gift-money+sold-short g-41
=!gift-money+speed-up h27
=!gift-money+sums-0 r36 k-22
=!gift-money+sums-1 g28
=!gift-money+trade g-30
=!gift-money+trading g41
=!gift-money+unit r58
=!gift-to k31
=!gift-to+!giving-drive k32
=!gift-to+denial k31
=!gift-to+sums-0 k31
=!gift-to+unlicensed-giving k19
=!given-back r48 g-27 k-45
=!given-back+!repay r24
=!given-back+!sale-or-service r23
=!given-back+denial r49 g-27 k-45
=!given-back+excused r-19 g-24 k-28
=!given-back+pays-for-chance r36
=!given-back+reference r25
=!given-back+sums-0 r31 g-27 k-45
=!given-back+to-dispose g27
=!given-back+unit r19
=!giving-drive k32
=!giving-drive+denial k32
=!giving-drive+sums-0 k32
=!giving-drive+unlicensed-giving k19
=!guaranteed r-49
=!guaranteed+!stipulated r-19
=!guaranteed+banking r-29
=!guaranteed+capital r-26
=!guaranteed+dealing r-29
=!guaranteed+denial r-49
=!guaranteed+gift-money r-19
=!guaranteed+lawful-rate r-23
=!guaranteed+pays r-19
=!guaranteed+pays-for-chance r-19
=!guaranteed+reference r-23
=!guaranteed+sums-0 r-49
=!hand-over r-19 k44
=!hand-over+!take-in k-21
=!hand-over+before-possession r-19
=!hand-over+charged-at r-40
=!hand-over+debt r44
=!hand-over+denial k44
=!hand-over+false-words k35
=!hand-over+given-back g-30
=!hand-over+lend r74
=!hand-over+reference g-32 h21 k69
=!hand-over+repay g-29
=!hand-over+sale-or-service r-39
=!hand-over+sums-0 k46
=!hand-over+trade g21
=!hand-over+unit r-28 g-19
=!in-return g-35 m-27
=!in-return+!paid-entry r-19
=!in-return+!pays-for-chance r-19
=!in-return+!surety-pay r-19
=!in-return+benefit r30
=!in-return+charged-at r37
=!in-return+debt r-24
=!in-return+deferred r-21
=!in-return+denial r-53 g-35 m-27
=!in-return+gift-money r-22
=!in-return+gift-to r-22
=!in-return+given-back r-19
=!in-return+lend m-21
=!in-return+lend-verb r51
=!in-return+lender r-35
=!in-return+pays-for-chance r54 m-23
=!in-return+repay r-31
=!in-return+sums-0 r-46 g-19
=!in-return+sums-1 r62 m-23
=!in-return+to-oppose r47
=!in-return+unit r-22
=!in-return+unpromised r-57
=!increase g-26 h-23
=!increase+comes-later r29
=!increase+contrast r52
=!increase+dealing r25
=!increase+denial g-26 h-23
=!increase+hand-over r29
=!insured r47 g-36
=!insured+!sale-or-service g25
=!insured+conceal h-22 k22
=!insured+denial r32 g-34
=!insured+excused g60
=!insured+sale-or-service r32 g-66 k-21
=!insured+sums-0 r47 g-36
=!kept-by-creditor r-33 g34
=!kept-by-creditor+denial r-33 g34
=!late-rent r-33 g20 m30 h50 k27
=!late-rent+!lease r-24 g21
=!late-rent+denial r-33 g20 m30 h50 k27
=!late-rent+reference k21
=!late-rent+sums-0 r-33 g20 m30 h50 k27
=!lawful-bar h34
=!lawful-bar+denial h34
=!lawful-bar+reference h32
=!lawful-bar+sums-0 h34
=!lawful-rate r33 m21 h-23 k-21
=!lawful-rate+!lease r34 g-25 h-22
=!lawful-rate+!sale-or-service r38 h-23
=!lawful-rate+benefit r28
=!lawful-rate+charged-at g31 m25
=!lawful-rate+dealing r-35 g-19 m25
=!lawful-rate+debt r30
=!lawful-rate+denial r27 m21 h-22 k-20
=!lawful-rate+gift-money r-34 g-20
=!lawful-rate+lend r44
=!lawful-rate+pays r-35 g-19
=!lawful-rate+pays-for-chance r46 g-36
=!lawful-rate+reference m26
=!lawful-rate+sums-0 m26 k-21
=!lawful-rate+unit r-47 g-19
=!lease r56 h-41
=!lease+!sale-or-service r40 g-30 h-22
=!lease+!serves r21
=!lease+benefit r25
=!lease+dealing r-34
=!lease+debt r44
=!lease+denial r67 h-40
=!lease+gift-money r-28 g-20
=!lease+lend r44
=!lease+pays r-29 g-19
=!lease+pays-for-chance r28 g-19
=!lease+reference r-26
=!lease+sums-0 h-31
=!lease+sums-1 r27
=!lease+unit r-41 g-19
=!lend r144 g-56 m30 k-40
=!lend+!receivable g22
=!lend+benefit g38
=!lend+contrast r60 g-19
=!lend+dealing r21
=!lend+debt r23
=!lend+denial r144 g-82 m30 k-40
=!lend+gift-money r55
=!lend+lawful-rate r34
=!lend+pays-for-chance r39
=!lend+price-of g19
=!lend+reference r44 g-20
=!lend+sold-short r21 g31
=!lend+sums-0 r106 g-49 m35
=!lender-gain+excused r19
=!lender-gain+sums-0 r20
=!licensed h48 k24
=!licensed+!loose-order g21
=!licensed+cash-form k27
=!licensed+charged-at k52
=!licensed+charity k36
=!licensed+denial h48 k24
=!licensed+excused g22
=!licensed+friends h25
=!licensed+gift-to k36
=!licensed+giving-drive g-28 k53
=!licensed+lawful-rate k26
=!licensed+name-after g19
=!licensed+narcotic g-34 h89
=!licensed+reference g19 h23 k-20
=!licensed+sums-0 g-25 h61 k24
=!licensed+to-dispose k26
=!licensed+unit h25 k19
=!licensed+unlicensed h-35
=!licensed+unlicensed-giving g21 h-25
=!limit k64
=!limit+denial k64
=!limit+sums-0 k51
=!limit+under g-42 k71
=!loose-order g52
=!loose-order+!no-spec g19
=!loose-order+denial g52
=!loose-order+excused g19
=!loose-order+reference g28
=!loose-order+sums-0 g52
=!loose-order+unlicensed g21
=!loose-order+unlicensed-giving g21
=!market-price g67
=!market-price+!metal-deal g22
=!market-price+!price-of g20
=!market-price+!price-word g32
=!market-price+!priced-thing g34
=!market-price+!sale-or-service g27
=!market-price+!trading g39
=!market-price+!unit g22
=!market-price+charged-at g47 m25
=!market-price+dealing g27 m25
=!market-price+denial g67
=!market-price+gift-money g31
=!market-price+hand-over g32
=!market-price+pays-for-chance g23
=!market-price+reference m28
=!market-price+sale-or-service g22
=!market-price+sums-0 r21 g54
=!meat+benefit g25
=!meat+excused g25
=!meat-trade h35
=!meat-trade+!not-pork h35
=!meat-trade+denial h35
=!meat-trade+sums-0 h35
=!metal-deal r-19 g38
=!metal-deal+!trading g22
=!metal-deal+!unit g27
=!metal-deal+denial r-19 g38
=!metal-deal+reference r-28 g21
=!metal-deal+sums-0 g21
=!more-time r23 g-22
=!more-time+!waiting r23 g-22
=!more-time+denial r23 g-22
=!more-time+pays-for-chance r23
=!name-before g-23
=!name-before+charged-at g-21
=!name-before+denial g-23
=!name-before+reference g-21
=!narcotic h40
=!narcotic+denial h22
=!narcotic+sums-0 h20
=!no-spec g19
=!no-spec+denial g19
=!no-spec+excused g19
=!no-spec+reference g19
=!no-spec+sums-0 g19
=!not-pork h38
=!not-pork+denial h38
=!not-pork+sums-0 h38
=!not-told k19
=!not-told+denial k19
=!not-told+sums-0 k19
=!official r25 k27
=!official+denial r25 k27
=!official+sums-0 r25 k27
=!online-place g-27
=!online-place+denial g-27
=!online-place+sums-0 g-27
=!operator h23
=!operator+!unlawful-business h23
=!operator+denial h25
=!operator+sums-0 h23
=!own-zakat-rate g36
=!own-zakat-rate+denial g36
=!paid-entry r-20 g-32 h71
=!paid-entry+!pays-for-chance r-37
=!paid-entry+!price-of r-23
=!paid-entry+!surety-pay r-19
=!paid-entry+denial g-32 h71
=!paid-entry+reference h43
=!paid-entry+sums-0 g-32 h34
=!paid-entry+unit r-24
=!paper-money g23 h32
=!paper-money+!sale-or-service h29 k-23
=!paper-money+!watchers h36 k-33
=!paper-money+dealing g36
=!paper-money+denial g23 h32
=!paper-money+reference g27 h22
=!paper-money+stays-unseen g28 h22
=!paper-money+sums-0 g23 h32
=!paper-money+unlicensed-giving h36 k-33
=!pass-on r43 g-26 h-33
=!pass-on+currency-forward g-20
=!pass-on+denial r43 g-26 h-33
=!pass-on+sums-0 g-20 h-33
=!payroll r40 g-56 h75
=!payroll+!repay r68 g-30
=!payroll+!sale-or-service r-24 h45
=!payroll+!serves r-24 h45
=!payroll+benefit h55
=!payroll+denial r40 g-56 h75
=!payroll+in-return r46 g-30
=!payroll+sums-0 r40 g-56 h75
=!payroll+under r22 h23
=!pays r36 m-24
=!pays+charged-at g-41
=!pays+dealing g-20
=!pays+denial r38 m-24
=!pays+price-of r25 g-23
=!pays+sale-or-service r45 g-23
=!pays+sold-short g-35
=!pays+sums-0 r36 m-22
=!pays+sums-1 g29
=!pays+trading g24
=!pays+unit r59 g-28
=!pays-for-chance r59 g-26 m-29 k-31
=!pays-for-chance+!price-of r-31 g19
=!pays-for-chance+!sale-or-service g-22 h-19
=!pays-for-chance+!sold-short g24
=!pays-for-chance+!surety-pay r-19
=!pays-for-chance+!trade h-19
=!pays-for-chance+benefit r32
=!pays-for-chance+charged-at g-22
=!pays-for-chance+contrast g-27
=!pays-for-chance+dealing g38
=!pays-for-chance+denial r71 g-26 k-27
=!pays-for-chance+hand-over r46
=!pays-for-chance+lease g-39
=!pays-for-chance+price-of g47
=!pays-for-chance+reference r-28 g-31
=!pays-for-chance+sale-or-service r30 g32
=!pays-for-chance+sell g26
=!pays-for-chance+sums-0 g-29 m-29
=!pays-for-chance+sums-1 r52
=!pays-for-chance+trade g26
=!pays-for-chance+unit r-20 g-43
=!per-period g-38
=!per-period+!return-on-capital r27 g-34
=!per-period+!sold-apart r27 g-34
=!per-period+!unit r24
=!per-period+denial g-38
=!per-period+sums-0 g-38
=!price-of g54 h-22
=!price-of+!price-word g28
=!price-of+!priced-thing g20
=!price-of+!sale-or-service h-24
=!price-of+!trade h-30
=!price-of+dealing g27
=!price-of+denial r-19 g67
=!price-of+sale-or-service g29
=!price-of+sums-0 r-30 g58
=!price-of+under g21
=!price-of+unknown g33
=!price-word+!sale-or-service g20
=!price-word+deferred g-32
=!price-word+denial r19 g25
=!price-word+gift-money r-45
=!price-word+hand-over r21
=!price-word+istisna g24
=!price-word+no-spec g30
=!price-word+pays r-45
=!price-word+pays-for-chance g-34
=!price-word+reference r20 g-20
=!price-word+sale-or-service g-20
=!price-word+sums-0 r-26 g41
=!price-word+sums-1 r45 g-20
=!price-word+wager-event r-23
=!priced-thing g34
=!priced-thing+denial g34
=!priced-thing+sums-0 g38
=!receivable g22
=!receivable+benefit g38
=!receivable+charged-at g20
=!receivable+pays-for-chance g40
=!receivable+sale-or-service g39
=!receivable+sums-0 g22
=!reference r28 g-27
=!reference+debt r-24
=!reference+denial r26 g-27
=!reference+sale-or-service r-24
=!reference+sums-0 r59 g-27
=!repay r121 m27
=!repay+!return-on-capital g46
=!repay+dealing r22 g30
=!repay+denial r121 m27
=!repay+gift-money g30
=!repay+hand-over r24
=!repay+in-return r46 g-30
=!repay+lend r27
=!repay+not-told g46
=!repay+pays-for-chance r-21 g29 m24 h24
=!repay+reference g46
=!repay+sums-0 r125 h-24
=!repay+sums-1 m24 h29
=!repay+unit r44
=!return-on-capital r23 g44 k-27
=!return-on-capital+!sold-apart r27 g-34
=!return-on-capital+!unit r27
=!return-on-capital+denial r23 g44
=!return-on-capital+not-told g46
=!return-on-capital+reference g36
=!return-on-capital+sums-0 r27 g25 k-27
=!sale-or-service r51
=!sale-or-service+!serves h42
=!sale-or-service+!trade r-34 h-22
=!sale-or-service+!watchers r19 h28 k-23
=!sale-or-service+banking r30
=!sale-or-service+benefit r33 g20
=!sale-or-service+cash-form r36
=!sale-or-service+charged-at r44 g34 h-21
=!sale-or-service+debt r37 h20
=!sale-or-service+denial r66 m-19
=!sale-or-service+gift-money r-66
=!sale-or-service+hand-over g20
=!sale-or-service+insured r19
=!sale-or-service+istisna g24
=!sale-or-service+keeps-money r42
=!sale-or-service+late-rent h23
=!sale-or-service+lawful-rate g36
=!sale-or-service+lease r-26 g63
=!sale-or-service+lend r78
=!sale-or-service+lend-verb r40
=!sale-or-service+lender-gain r-25 h22
=!sale-or-service+no-spec g30
=!sale-or-service+not-told r22
=!sale-or-service+pays r-51 g-19
=!sale-or-service+pays-for-chance r84 g-55 h-37
=!sale-or-service+reference r49
=!sale-or-service+refusal k30
=!sale-or-service+repay h22
=!sale-or-service+return-on-capital r32
=!sale-or-service+search-for r25
=!sale-or-service+stays-unseen h22
=!sale-or-service+sums-0 r-31 h35
=!sale-or-service+sums-1 r72 h-37
=!sale-or-service+unit r-38
=!sale-or-service+unlicensed-giving h29 k-23
=!sale-or-service+watchers r29
=!sell g-31
=!sell+denial g-31
=!sell+sums-0 g-31
=!serves h31
=!serves+denial h31
=!serves+sums-0 h31
=!settles-later g25
=!settles-later+sums-0 g25
=!sold-apart g28
=!sold-apart+!unit r26
=!sold-apart+denial g28
=!sold-apart+pays-for-chance r-22
=!sold-apart+reference g-33
=!sold-apart+sums-0 g28
=!sold-short r26
=!sold-short+dealing r26
=!sold-short+denial r26
=!sold-short+sale-or-service r26
=!sold-short+sums-0 g24
=!stakes m-24
=!stakes+denial m-24
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
=!take-in k-32
=!take-in+charged-at r-19
=!take-in+debt r31
=!take-in+denial r-20 k-32
=!take-in+given-back g-29
=!take-in+lend r44
=!take-in+repay g-29
=!take-in+sums-0 k-29
=!take-in+trading g35
=!take-in+unit g21
=!trade h-30
=!trade+denial r-32 h-25
=!trade+sums-0 r-32 h-25
=!trading r25 h-21 k-21
=!trading+!unit g22
=!trading+denial r25 g31 h-21 k-21
=!trading+sums-0 r30 h-19 k-21
=!under+denial r19
=!undescribed+price-of g20
=!unit r78 g48 m-30
=!unit+benefit r26
=!unit+charged-at r-27 g68
=!unit+dealing r39 g67
=!unit+denial r59 g56 m-30
=!unit+gift-money r43
=!unit+hand-over r50
=!unit+pays r53
=!unit+pays-for-chance r99
=!unit+reference g77 m-34
=!unit+sale-or-service g65
=!unit+sums-0 r49 g29 m-20
=!unit+trade g28
=!unknown k23
=!unknown+denial k23
=!unknown+price-of g32
=!unknown+sums-0 k23
=!unknown+under k24
=!unlawful-business r-32 g-21 h-57
=!unlawful-business+alcoholic h-45
=!unlawful-business+denial r-32 g-21
=!unlawful-business+pays-for-chance r-22 m30 h41
=!unlawful-business+reference m-27 h30
=!unlawful-business+soft-drink h-64
=!unlawful-business+sums-0 r-29 g-21 h-74
=!unlawful-business+sums-1 h-20
=!unlawful-business+to-learn h-20
=!unlawful-business+unit h-36
=!up-down r-21 g-68 k47
=!up-down+denial g-63 k52
=!up-down+pays-for-chance g-39
=!up-down+sums-0 g-29 k38
=!wager-event m45 h-26 k30
=!wager-event+dealing m25
=!wager-event+denial m45 h-26 k30
=!wager-event+pays-for-chance g-28 m41
=!wager-event+reference r-22
=!wager-event+sale-or-service g23
=!wager-event+sums-0 g21 h-26 k30
=!wager-event+under g23 k28
=!wager-event+unit g23
=!waiting r31
=!waiting+denial r31
=!waiting+pays-for-chance r37
=!watchers g-54 k59
=!watchers+cash-form r38
=!watchers+charged-at r19
=!watchers+conceal k40
=!watchers+dealing r19
=!watchers+denial g-54 k60
=!watchers+paper-money r38
=!watchers+pays-for-chance r19
=!watchers+stays-unseen h23
=!watchers+sums-0 g-54 k59
=!watchers+unlicensed-giving h33 k-25
=!winner-takes m24
=!winner-takes+denial m24
=across-border r23 g24 h-19
=across-border+alcoholic h23
=across-border+bet-house m26 h29
=across-border+bill h-37
=across-border+charged-at h55
=across-border+dealing h-20
=across-border+friends g-21
=across-border+gift-money r42
=across-border+given-back g29
=across-border+hand-over r52
=across-border+insured h21
=across-border+lawful-bar h33
=across-border+lease r22 m25 h30
=across-border+market-price h-20
=across-border+narcotic r30
=across-border+operator m26 h29
=across-border+pays r22
=across-border+pays-for-chance r34 h-20
=across-border+price-of r40 h-23
=across-border+priced-thing h-20
=across-border+reference r-19 g35 h-25
=across-border+sums-0 g28 h-52
=across-border+sums-1 h33
=across-border+trade g-29
=across-border+unit h23
=across-border+unlawful-business h36
=across-border+works-for h38
=actual-cost r-20
=actual-cost+debt r-51
=actual-cost+lend r-51
=actual-cost+price-word r-20
=actual-cost+sale-or-service r-20
=actual-cost+sums-0 r-32
=actual-cost+sums-1 r20
=adult-service r-77 g-126 m-94 h224 k-46
=adult-service+alcoholic h-34
=adult-service+banking r29
=adult-service+benefit h-24
=adult-service+bill h55
=adult-service+capital h51
=adult-service+charged-at r28 m36 h91
=adult-service+comes-later r-35
=adult-service+contrast h33
=adult-service+deadline r-29
=adult-service+dealing r36 h91
=adult-service+denial r-22 h36
=adult-service+document h-19
=adult-service+draw m26 h-28
=adult-service+errand h46
=adult-service+excused m-34 h-107
=adult-service+extra g25 h54
=adult-service+fee g20 h27
=adult-service+foreign-currency r-64
=adult-service+friends r24 h-65
=adult-service+gift-money h119
=adult-service+guaranteed r20
=adult-service+hand-over r-29 h45
=adult-service+in-return r27
=adult-service+insured g-19 h66
=adult-service+islamic-paper h45
=adult-service+keep-cut h-29
=adult-service+late-rent h-44
=adult-service+lawful-bar m-19 h-56
=adult-service+lawful-rate h44
=adult-service+lease r-29 k25
=adult-service+lend r28
=adult-service+lender-gain h41
=adult-service+licensed h-102
=adult-service+market-price h21
=adult-service+meat m-21 h-41
=adult-service+name-after h-37
=adult-service+name-before h-28
=adult-service+narcotic h-104
=adult-service+not-pork h-62
=adult-service+official h-47
=adult-service+online-place g25 m-41 h57
=adult-service+paid-entry h36
=adult-service+paper-money h33
=adult-service+payroll h21
=adult-service+pays m-22 h89
=adult-service+pays-for-chance g-22 h195
=adult-service+price-of r27 m38
=adult-service+price-word r32
=adult-service+priced-thing r-23 h23
=adult-service+reference r19 g21 h82
=adult-service+repay r-28 h20
=adult-service+return-on-capital h24
=adult-service+right-now r-56
=adult-service+sale-or-service m22
=adult-service+settles-later r-29
=adult-service+sums-0 r-41 g-113 m-87 h158 k-44
=adult-service+sums-1 r-68 h77
=adult-service+sums-2 r31
=adult-service+surety-pay r-20 h36
=adult-service+to-learn h21
=adult-service+trade m46 h46
=adult-service+trading r101 g20 h30
=adult-service+unit g-32 m-22 h34 k19
=adult-service+unlawful-business m-20 h82
=adult-service+wager-event m41
=adult-service+waiting r-51
=adult-service+watchers r33 h-33
=affirmation g58 k-24
=affirmation+capital r24
=affirmation+deadline g28
=affirmation+dealing g39
=affirmation+denial r47
=affirmation+fixed-gain r21
=affirmation+price-of g22
=affirmation+price-word r-34 g27
=affirmation+reference r51
=affirmation+repay r19
=affirmation+sale-or-service g53
=affirmation+sums-0 g58 k-24
=affirmation+unit r-37
=affirmation+up-down g44
=agent-sells r55 g-31
=agent-sells+banking r44
=agent-sells+cash-form r25
=agent-sells+charged-at r38 g-23
=agent-sells+dealing r46 g-27
=agent-sells+gift-money r34
=agent-sells+metal r28 g-28
=agent-sells+metal-deal r41 g-31
=agent-sells+paper-money r25
=agent-sells+price-of r43 g-20
=agent-sells+sale-or-service r43
=agent-sells+sell r55 g-31
=agent-sells+sold-apart r21
=agent-sells+sums-0 r55 g-31
=agent-sells+trade r43 g-20
=agent-sells+trading r24 g-31
=agent-sells+unit r39
=agent-sells+watchers r44
=alcoholic r-139 g-72 m-136 h314 k-64
=alcoholic+banking k-24
=alcoholic+benefit h116
=alcoholic+bill h-48
=alcoholic+capital h62
=alcoholic+charged-at m-30 h94
=alcoholic+comes-later r-21
=alcoholic+deadline r-21
=alcoholic+debt r-49 m32
=alcoholic+delay-charge h-50
=alcoholic+denial g33 h-35
=alcoholic+document h-31
=alcoholic+equity h45
=alcoholic+excused g71 h-163
=alcoholic+extra g31
=alcoholic+for-money m-25 h44
=alcoholic+game m30
=alcoholic+gift-money m36
=alcoholic+given-back g-29 h-56
=alcoholic+hand-over r-58 h31
=alcoholic+in-return h-46
=alcoholic+late-rent h-21
=alcoholic+lawful-bar r-22 g-33 h-251
=alcoholic+lawful-rate h27
=alcoholic+lease h93
=alcoholic+lend r-53 m32 h-45
=alcoholic+market-price g-36 h47
=alcoholic+meat g43 h-74
=alcoholic+name-before h27
=alcoholic+narcotic g43 h-109
=alcoholic+nobody-knows g41
=alcoholic+operator m23
=alcoholic+own-zakat-rate m32 h37
=alcoholic+paid-entry g69 h-31
=alcoholic+payroll g-20 h34
=alcoholic+pays-for-chance r-97 g46 m-42 h47
=alcoholic+per-period h20
=alcoholic+price-of g24 h43
=alcoholic+priced-thing g-29 h-27
=alcoholic+reference m-31 h119
=alcoholic+return-on-capital g31 h32
=alcoholic+right-now g20
=alcoholic+sale-or-service r-31 g38
=alcoholic+sealed g32
=alcoholic+sell h-35
=alcoholic+serves h97
=alcoholic+shut-thing g80
=alcoholic+soft-drink h-114
=alcoholic+sums-0 r-59 g-143 m-76 h160 k-54
=alcoholic+sums-1 r-22 g72 m-53 h149
=alcoholic+sums-2 r-56
=alcoholic+sums-apart r-20
=alcoholic+to-oppose g-23 h-114
=alcoholic+to-treat h-87
=alcoholic+trade h-26
=alcoholic+trading g-38 h77
=alcoholic+under g27
=alcoholic+unit g20 m-20 h35
=alcoholic+unlawful-business r-36 g-23 m-56 h-88
=alcoholic+wager-event g62 m-58 h39
=alcoholic+works-for h34
=arbun r-59 g-19 h-24 k-33
=arbun+deadline r26 g-36
=arbun+dealing r-20 g-66
=arbun+denial g117 h-51 k-25
=arbun+foreign-currency r-22
=arbun+gift-money g-24 h28
=arbun+given-back g-30
=arbun+insured g-26
=arbun+left-open g40
=arbun+loose-order g28 h-31
=arbun+market-price g-30
=arbun+pays-for-chance r-56 g-74
=arbun+price-of r-20 g-50 h28
=arbun+price-word r25 g-60
=arbun+right-now g-20
=arbun+sale-or-service r-20 g-69 h28
=arbun+settles-later r26 g-36
=arbun+sums-0 g38 h-29 k-32
=arbun+sums-1 g-49
=arbun+sums-2 r-48
=arbun+unit r-39 g-55
=avoid-control r-36 g-63 m-33 h-71 k289
=avoid-control+banking k29
=avoid-control+charged-at h66
=avoid-control+denial k52
=avoid-control+document h89
=avoid-control+erase-it h-23
=avoid-control+excused k-61
=avoid-control+gift-money h69
=avoid-control+lawful-rate h-28 k81
=avoid-control+nobody-knows g25 k-29
=avoid-control+official h23 k-26
=avoid-control+pays-for-chance k43
=avoid-control+price-of h36
=avoid-control+reference h-20
=avoid-control+reroute k35
=avoid-control+split k22
=avoid-control+stays-unseen g-20 h-24 k35
=avoid-control+sums-0 r-31 g-57 m-33 h-71 k269
=avoid-control+under g-31 m-28 h110 k-19
=avoid-control+undescribed k-22
=avoid-control+unit h44
=avoid-control+unknown g20 h26 k-30
=avoid-control+up-down m-21 h62
=avoid-control+wager-event m-21 h62
=avoid-control+watchers h-24 k70
=banking r230 g-78 m-71 h-122
=banking+below-face k-22
=banking+benefit m31 h71 k21
=banking+bet-house m22 h67
=banking+bill r-72 h-42 k-22
=banking+capital r22 g21 m55 k-23
=banking+cash-form k-66
=banking+charged-at r154 m-49 k-119
=banking+charity r-85
=banking+comes-back h-21
=banking+comes-later r-47 h25
=banking+commercial-paper r-107 k-27
=banking+condition r20
=banking+contract-bet r-33 g30
=banking+contrast h-20
=banking+contribute r-45
=banking+cut-mine r-36 h23 k25
=banking+deadline r-92 g-74 k20
=banking+dealing r108 g48 m34
=banking+debt r36 g-28 m-34 h-44
=banking+debt-grows r31
=banking+deferred r23
=banking+delay-charge r31
=banking+denial r-38 g-36 h-30 k-24
=banking+document r111
=banking+draw r45 h48
=banking+equity r-91 h135 k-19
=banking+errand m23 h34
=banking+exchange r-33 g42 m45
=banking+excused r-49 g28 h91 k-27
=banking+extra r87 g46
=banking+false-words h-25 k52
=banking+fee r-54 h19 k-32
=banking+fixed-gain r65
=banking+fixed-paper r71 m-19 h-29
=banking+for-money m-31 k19
=banking+foreign-currency r47
=banking+friends r49 g-19 h-26
=banking+gift-money r89 h52 k-39
=banking+gift-to r24
=banking+given-away r-68
=banking+given-back r-40 g27 m55 h48 k-49
=banking+giving-drive r41 k-34
=banking+gold r-19 g27
=banking+gold-part r-35
=banking+guaranteed r51 g28
=banking+guarantor r58
=banking+halal-certified r103
=banking+hand-over r-190 k-31
=banking+impure-wealth k-40
=banking+in-return r45
=banking+increase r20
=banking+instalment-count r39
=banking+insured r-22
=banking+interest-business h80
=banking+islamic-paper r-43 h-44
=banking+keep-cut r-22 k65
=banking+keeps-money r35
=banking+kept-by-creditor r29 g20 k19
=banking+late-rent r41 h31 k28
=banking+lawful-bar r-21 h-26
=banking+lawful-rate r-175 m20 h23
=banking+lease r-33 k-32
=banking+lend g24 k21
=banking+lender m-19 k-24
=banking+licensed r41
=banking+market-price r79 g30 m56 h71
=banking+meat r31
=banking+metal r56 g-21
=banking+metal-deal r103 k-20
=banking+more-back r24
=banking+more-time r34
=banking+my-wallet-lent r-41 k64
=banking+name-after h-29 k45
=banking+name-before k-24
=banking+narcotic h-19
=banking+not-told r-21 k24
=banking+official r22
=banking+online-place r-75 g47 m33 h48 k-54
=banking+operator r-24 h20
=banking+outside-prize r-41
=banking+own-account r31
=banking+paid-entry r49 g25 h-34 k-20
=banking+paper-money k-40
=banking+pass-on r-29 k-22
=banking+passes-it h19
=banking+pay-me k30
=banking+payment-versus-payment k19
=banking+payroll r48
=banking+pays r44 k-36
=banking+pays-for-chance m-54
=banking+per-period r141 g-35 h-40
=banking+percentage r42
=banking+pledge r-35
=banking+price-of r24 g-44 h-62 k37
=banking+price-word r-100 g-19
=banking+priced-thing r50 m26
=banking+quick-cash r56
=banking+rate-charge k-21
=banking+receivable r43
=banking+reference r-46 g-40 k-57
=banking+repay g-27
=banking+return-on-capital r84 m29 h20
=banking+right-now r-27 k27
=banking+sale-or-service m46 h43
=banking+savings-circle r-42
=banking+sell r65 h-24
=banking+serves g-45 h35
=banking+settles-later g-50
=banking+sham r21
=banking+small-parts r-38 k39
=banking+sold-apart r88 g-58 h-20
=banking+split r-28 k45
=banking+stakes m-24 h24
=banking+stays-unseen r-23 k52
=banking+stranger r-22
=banking+sums-0 r213 g-103 m-67 h-107
=banking+sums-1 r42 m21 k-21
=banking+sums-2 r-23 m-24
=banking+sums-apart r-19 m-22
=banking+surety r70 h-26
=banking+surety-pay h45 k-21
=banking+take-in r-52 m-21 h23 k-23
=banking+to-debtor k-23
=banking+to-dispose r-47 k-19
=banking+to-oppose r-43
=banking+trade r80 g-31
=banking+trading g62 m75 h107
=banking+travelling r25
=banking+under r-28 g-28 h47
=banking+unit r102 g-55 m24 h24
=banking+unknown k21
=banking+unknown-party r-28 h-19 k26
=banking+unlawful-business h36
=banking+up-down r-50 m30 h61 k-26
=banking+wager-event h30
=banking+waiting r53
=banking+watchers r-20 g-43 m-41 h-58 k-23
=banking+with-money r-22
=banking+zakat r-37
=before-possession g70 h43 k-44
=before-possession+comes-back r19
=before-possession+dealing g88 k-43
=before-possession+denial g22 h54 k-22
=before-possession+hand-over r27
=before-possession+metal-deal r22
=before-possession+not-mine-yet r-25
=before-possession+pays-for-chance r34 k-20
=before-possession+price-of r24 g47 k-19
=before-possession+sale-or-service g85
=before-possession+sell g48 k-25
=before-possession+sums-0 r-35 g81 h43 k-39
=before-possession+take-in g28
=before-possession+trade g53 k-24
=below-face r112 g-47 k-49
=below-face+benefit r27
=below-face+cash-form r57 k-20
=below-face+charged-at r90 g-23 k-23
=below-face+comes-later r25
=below-face+commercial-paper r54
=below-face+dealing r-58 g-50
=below-face+deferred r60
=below-face+exchange r-30
=below-face+friends r59
=below-face+gift-money r-25 g-42 k-28
=below-face+hand-over r50
=below-face+lawful-rate r52
=below-face+lend r37
=below-face+paper-money r23 k-20
=below-face+payroll r48
=below-face+pays g-24
=below-face+pays-for-chance r-19 g-47 k-27
=below-face+percentage k-19
=below-face+price-of r25 g-34
=below-face+receivable r33
=below-face+reference r-20
=below-face+repay r19
=below-face+right-now r21
=below-face+sale-or-service r87 g-40 k-19
=below-face+sell g-26
=below-face+serves r55
=below-face+sold-short r159 g-61 h-25 k-31
=below-face+sums-0 r68 g-46 k-45
=below-face+sums-1 r43
=below-face+take-in r25
=below-face+trade r61 g-30
=below-face+under r39 k-31
=below-face+unit r74
=below-face+wager-event r-35
=benefit r83 g-131 m-104 h-77
=benefit+bill r41 g-21 k-37
=benefit+capital r49 g-20 h51 k-30
=benefit+cash-form r32
=benefit+chance-pay m-26
=benefit+chance-prize m-26
=benefit+charged-at r38 m-70 h-54 k20
=benefit+comes-back r47
=benefit+comes-later r-23 g-52
=benefit+commercial-paper r50
=benefit+conceal h-24
=benefit+condition r113 g-20
=benefit+contest-kind m-34 k48
=benefit+contrast r28 k42
=benefit+deadline g-48
=benefit+dealing r-81 h41
=benefit+debt r96 g-22 k-22
=benefit+deferred r35 g-35
=benefit+denial r48 h47 k-33
=benefit+document r-20 k35
=benefit+draw r24 g26 m-36 h44
=benefit+equity r-50
=benefit+errand r37 k29
=benefit+exchange r21
=benefit+excused r-40 g45 m-38 h-20 k-63
=benefit+extra r-94 g27 h25
=benefit+false-words r26 k26
=benefit+fee r44 h20
=benefit+fixed-gain r-59 h-22
=benefit+fixed-paper r22
=benefit+fixed-rate r41
=benefit+for-money h32
=benefit+free-use r105 g-31
=benefit+friends g35 k-28
=benefit+gift-money r28 g-72 m-73 h-24
=benefit+gift-to r-22 g-55 m-19 h-20 k-58
=benefit+given-back m31 h53
=benefit+gold g26
=benefit+guaranteed r-68
=benefit+guarantor r-49
=benefit+hand-over r22
=benefit+in-return r124 g-33
=benefit+instalment-count r-49
=benefit+insured r105 g31 k32
=benefit+keeps-money r33
=benefit+kept-by-creditor k19
=benefit+late-rent r19 h83
=benefit+lawful-bar g26 h-28
=benefit+lawful-rate r-34 g-38 m21 h44 k-31
=benefit+lease r56 g-50 m-24 h25
=benefit+lend r46
=benefit+lend-verb r162
=benefit+lender r148
=benefit+lender-gain g24 h-24
=benefit+licensed k25
=benefit+limit r44
=benefit+meat-trade h22
=benefit+metal-deal g20
=benefit+more-time r-45
=benefit+my-wallet-lent r-20
=benefit+name-after h-61
=benefit+name-before r-33 g-19 h22
=benefit+narcotic g20
=benefit+not-pork g40
=benefit+not-told r32 g20
=benefit+official r19 g29 h64
=benefit+outside-prize r85 m-68 h-22
=benefit+own-account k-39
=benefit+paid-entry r-58 g46 m-45 h-24 k46
=benefit+passes-it r36 k21
=benefit+pay-me r23
=benefit+payroll r-33 g44 h26
=benefit+pays m-23 k-33
=benefit+pays-for-chance r-79 g29 m-61 k-57
=benefit+per-period r38 g-25
=benefit+percentage r-94
=benefit+play-costs r47
=benefit+price-of r37 g67 h-47 k22
=benefit+price-word r35 g-42
=benefit+priced-thing r-24 g43
=benefit+promised-cut r39
=benefit+receivable r-57
=benefit+reference r-29 h48 k77
=benefit+repay r134 g-36
=benefit+return-on-capital r52 g-32
=benefit+right-now g29
=benefit+sale-or-service r-29 h37
=benefit+sell r-28 g84 h-52
=benefit+serves r-77 g32 m21 h21
=benefit+settles-later r54 g-45
=benefit+sold-apart g-22
=benefit+sold-short r62 g39 k21
=benefit+speed-up r19 h27
=benefit+stakes m31 h21
=benefit+stipulated r66 g-23
=benefit+sums-0 r28 g-32 m-91 h-86
=benefit+sums-1 r75 g-71 h-19
=benefit+sums-2 r-23 g-23 h28
=benefit+sums-apart r-28 h50
=benefit+sums-grow h-22
=benefit+sums-shrink r41
=benefit+surety-pay r-37
=benefit+take-in r73
=benefit+tied-deal r-27 g-35
=benefit+tied-trade r37 g-25
=benefit+to-debtor r22
=benefit+to-oppose r36 g47
=benefit+trade r-20 g54 h-51
=benefit+trading r101
=benefit+travelling h27
=benefit+under g-22 h42 k-27
=benefit+undescribed g-27
=benefit+unit r-105 h75 k-37
=benefit+unknown k-49
=benefit+up-down g-42
=benefit+wager-event r-28 g42 m-33 h36 k47
=benefit+waiting r-61
=benefit+watchers r122
=benefit+with-money r-94 m30 h21
=benefit+works-for r21
=benefit+wrapped-gift r-43 h-32
=bet-house r-112 g-24 m439 h328 k-24
=bet-house+bill h28
=bet-house+capital m50 h114
=bet-house+cash-form m27 h44 k-28
=bet-house+charged-at r-44 m152 h175
=bet-house+comes-later m31
=bet-house+contest-kind g19 m-49
=bet-house+dealing m71 h113
=bet-house+draw h22
=bet-house+equity m-81
=bet-house+errand k26
=bet-house+exchange m45 h65
=bet-house+excused m-50
=bet-house+fee h-34
=bet-house+for-money h110
=bet-house+friends h71
=bet-house+game r-23 m30 h19
=bet-house+gift-money m19 h30
=bet-house+given-back m57 h90
=bet-house+hand-over m43 h63
=bet-house+in-return h-20
=bet-house+insured h33
=bet-house+lawful-rate m22 h65
=bet-house+lease m-31 h72
=bet-house+lender-gain m-31
=bet-house+narcotic m25
=bet-house+online-place m23 h39
=bet-house+operator r-48 m59 h92
=bet-house+own-stake h54
=bet-house+paid-entry r-19
=bet-house+paper-money m24 h58 k-28
=bet-house+pays-for-chance r-45 m197 h188
=bet-house+reference m64 h62
=bet-house+right-now m56 h136 k24
=bet-house+sale-or-service m52 h100
=bet-house+serves m-91 h38
=bet-house+stakes m22 h120
=bet-house+sums-0 r-70 g-42 m274 h170
=bet-house+sums-1 m112 h83
=bet-house+sums-2 r-42 m48 h76
=bet-house+sums-apart r-26 m42 h49
=bet-house+take-in h57
=bet-house+to-learn m56 h69
=bet-house+to-oppose m-34
=bet-house+trading m27 h103
=bet-house+unit h90
=bet-house+unlawful-business g24 m-52 h-95
=bet-house+wager-event m46 h225
=bet-house+with-money g-24 m34 h90
=bet-house+works-for m-42
=bill g-63 m-36 h-69 k57
=bill+capital r-39
=bill+cash-form r79 k25
=bill+charged-at r133 m20 h-39 k27
=bill+comes-back r-61
=bill+comes-later r29
=bill+commercial-paper r-33
=bill+contest-kind g49 m-52
=bill+contrast r-35 g-29 m39 k35
=bill+deadline g52
=bill+dealing r24 g-80 k26
=bill+deferred r-19 g-28 k22
=bill+denial g-107 k57
=bill+draw m46
=bill+equity r-23 m-22
=bill+errand g32
=bill+exchange r22
=bill+excused k-28
=bill+extra r-20 k60
=bill+false-words r-35 k83
=bill+fee r-30
=bill+fixed-gain r19
=bill+fixed-paper r89
=bill+fixed-rate r-23 h26
=bill+for-money r36
=bill+foreign-currency r-39
=bill+friends r22 g30 k-56
=bill+gift-money r25 g-57 m27 h20 k-28
=bill+given-back r-41 g44 k33
=bill+guaranteed r-36
=bill+hand-over r-87 g-31 h44
=bill+in-return r-21
=bill+increase r-35 k22
=bill+instalment-count g36
=bill+insurance-business h39
=bill+insured r-25 g-20 m-19
=bill+keeps-money r47
=bill+kept-by-creditor k50
=bill+late-rent r25
=bill+lawful-bar r-31 g-23
=bill+lease r-68 g29 m-25 h-34
=bill+lend r25
=bill+lend-verb r43
=bill+lender r26
=bill+licensed m21
=bill+market-price r-44
=bill+meat h-19
=bill+metal-deal r-25
=bill+more-time r-24
=bill+my-wallet-lent k26
=bill+name-after g20
=bill+narcotic g34
=bill+online-place m-67 h-44 k75
=bill+operator h44
=bill+outside-prize r22 m25
=bill+paid-entry r-60 m-28 k-20
=bill+paper-early r-40
=bill+paper-money r79 k33
=bill+pays r-26 g-89 k-44
=bill+pays-for-chance r64 g-27 h-43 k-48
=bill+per-period r-20 g63 h44
=bill+play-costs g36
=bill+price-of r76 k26
=bill+price-word r-41 g24
=bill+priced-thing g-31
=bill+receivable r19
=bill+reference r-48 m-57 k90
=bill+repay r-53 k19
=bill+return-on-capital r24 g82
=bill+right-now r70 k-25
=bill+sale-or-service g-43 m-33 h25 k47
=bill+search-for h39
=bill+sell g49
=bill+serves r23 g57 h-35
=bill+settles-later r43
=bill+sham r-25 h-47 k39
=bill+small-parts k-31
=bill+sold-apart r-35 g46 h50
=bill+sold-short r39 k33
=bill+split k-41
=bill+stipulated r-34 g24
=bill+sums-0 g-30 m-42 h-87 k82
=bill+sums-1 r47 g-31 k-22
=bill+sums-2 r-31
=bill+sums-apart r24
=bill+sums-grow r-88
=bill+surety-pay r37
=bill+take-in h42
=bill+tied-trade r26
=bill+to-learn h-24 k27
=bill+to-oppose r-21 g20 h-19
=bill+trade r132 g35
=bill+trading r-56
=bill+under r29 k-27
=bill+unit r-78 g107 m-21 k-67
=bill+unlawful-business m34 h91
=bill+up-down r56
=bill+wager-event r-31 g-24 m50
=bill+waiting g24
=bill+watchers r-60 h-38
=bill+winner-takes r23
=bill+with-money r53
=bill+works-for r-25
=both-later g108
=both-later+charged-at r19
=both-later+comes-later g58
=both-later+deadline r19 g45
=both-later+dealing g45
=both-later+denial g32
=both-later+gift-money r19
=both-later+pays r19
=both-later+pays-for-chance r19 g22
=both-later+reference g62
=both-later+sale-or-service r22 g36
=both-later+settles-later g40
=both-later+sums-0 g108
=both-later+trading g30
=both-later+unit r19 g51
=buy-back r177 h-47
=buy-back+cash-form r98
=buy-back+charged-at r119 g-35
=buy-back+comes-later r22
=buy-back+dealing r97 h-19
=buy-back+deferred r67 g-37
=buy-back+extra r54 g-25
=buy-back+gift-money r78 g-35
=buy-back+given-back r-21 g46
=buy-back+gold-part r29
=buy-back+insured r42
=buy-back+lend r-33
=buy-back+narcotic r31
=buy-back+paper-money r71
=buy-back+payment-versus-payment r23
=buy-back+pays-for-chance r64
=buy-back+price-of r103 h-21
=buy-back+reference r77
=buy-back+right-now r-27 g27
=buy-back+sale-or-service r116 h-31
=buy-back+same-back g-25
=buy-back+sell r123 h-26
=buy-back+serves r36
=buy-back+settles-later r27 g-34
=buy-back+sold-short r24
=buy-back+sums-0 r114 g32 h-45
=buy-back+sums-1 g-23
=buy-back+sums-2 r68
=buy-back+sums-grow r22
=buy-back+sums-shrink r19
=buy-back+trade r103 h-21
=buy-back+trading r-19
=buy-back+unit r22 g25
=buy-back+up-down r28
=buy-back+with-money r30
=capital r131 g-117 m-37 h-30 k66
=capital+charged-at r-45 g-48 h-53 k-29
=capital+comes-back r75 h-25
=capital+comes-later m-22
=capital+commercial-paper r-33
=capital+contest-kind g19 h34
=capital+contrast g-36 k-53
=capital+contribute r62 g-20 m-22
=capital+cut-mine r-34 k29
=capital+deadline g-35
=capital+dealing r93 m29 k38
=capital+debt r-88 g-28 k-31
=capital+debt-carrier r42 h-23
=capital+deferred r-47 g-20
=capital+denial r66 g-90 k-19
=capital+document r63 h-21
=capital+draw m20 h50
=capital+equity r-82 g-39 h54
=capital+exchange r20 g23 m43
=capital+excused r-35
=capital+extra r-104
=capital+fee r32
=capital+fixed-gain r98 g-41 m-27 h-22
=capital+fixed-paper r31 h-28
=capital+for-money r21 m-31
=capital+for-others k27
=capital+gift-money r34 g32 k65
=capital+given-back r-94 g-27 m22 k-23
=capital+gold h21
=capital+grown-debt r22
=capital+guaranteed r182 g-21 m-27 h-44 k-20
=capital+halal-certified r57 h-21
=capital+hand-over r-164
=capital+insured r-73 g-27 m-36 k26
=capital+interest-business h-21
=capital+islamic-paper r-24
=capital+keep-cut r-35 k51
=capital+keeps-money r27 g-33
=capital+late-rent h-28
=capital+lawful-rate r-58 m41
=capital+lease r-69
=capital+lend r-156 k-21
=capital+lend-verb r-102 h28
=capital+lender r-38 k-19
=capital+lender-gain r-65 k27
=capital+licensed r32
=capital+market-price r-108 g27 m20
=capital+meat h45
=capital+metal-deal r36 g-29
=capital+more-time r-59
=capital+name-after r-30
=capital+narcotic r-30 k34
=capital+no-day r30 g-19
=capital+not-pork r-28
=capital+not-told r-29 g-20
=capital+official r50 g-20 h-40
=capital+online-place r-43 g21 m29 h71
=capital+operator r-20 m50 h41
=capital+paid-entry r-30 g37
=capital+paper-money r28
=capital+pass-on r24
=capital+passes-it r25 k19
=capital+pay-me r24
=capital+payroll r44
=capital+pays r38 k56
=capital+pays-for-chance r94 m-19 k48
=capital+per-period r197
=capital+percentage r119 m29
=capital+price-of r-29 h-65
=capital+price-word r-48
=capital+priced-thing r-23 h27
=capital+principal-stays r65 g-23
=capital+rate-charge r22
=capital+receivable r19
=capital+reference g32 m23 h66
=capital+refusal r-22
=capital+repay r-110 g-32 m-24
=capital+return-on-capital r58 g-67 m-33 h-26
=capital+sale-or-service r26 g-30 m36 h23
=capital+search-for g-29 h32
=capital+sell r24
=capital+serves g-31 h-43
=capital+sold-apart r98 g-25
=capital+sold-short r44
=capital+split k50
=capital+stakes r32 h35
=capital+stranger k67
=capital+sums-0 r43 g-113 m-29 h-53 k51
=capital+sums-1 r104
=capital+sums-3 r-25
=capital+sums-apart r45
=capital+sums-equal r-20
=capital+sums-grow r-21
=capital+sums-shrink r-20
=capital+surety-pay r-43 h-24 k22
=capital+take-in r-100 h35
=capital+to-oppose r-31 g-21
=capital+trade r20
=capital+trading r-68 m83
=capital+travelling r-37 m19
=capital+under r-24 k40
=capital+unit r114 g-35
=capital+unknown k24
=capital+unlawful-business r-46 m74 h154
=capital+up-down r-27 g23 m22 k36
=capital+wager-event g-22 m25 h60
=capital+waiting r-31
=capital+wash-money k41
=capital+watchers r19 h-50
=capital+with-money r38 h48
=cash-form r44 g-47 m-23 h-46 k121
=cash-form+charged-at r122 g-52 m-21 h19 k78
=cash-form+collection r-27 h-22
=cash-form+comes-back r-25 m-21 h-46 k79
=cash-form+comes-later r32 g69
=cash-form+commercial-paper r41 g30
=cash-form+condition r24 g19
=cash-form+contest-kind m56 h54
=cash-form+contract-bet g32
=cash-form+contrast r66 h27 k-23
=cash-form+cut-mine r40
=cash-form+deadline g39 h20
=cash-form+dealing g-89 m-19 k-25
=cash-form+debt r120 h-24 k23
=cash-form+debt-grows r22
=cash-form+deferred r115 g82 h-22
=cash-form+denial r49 g-39 k79
=cash-form+document r-22 h21 k21
=cash-form+draw m22
=cash-form+equity r71
=cash-form+erase-it r-26 h-30 k24
=cash-form+errand r22
=cash-form+exchange g47 m-29
=cash-form+excused r-26
=cash-form+extra r26 g-63 h37 k-20
=cash-form+fee r-23 k56
=cash-form+fixed-gain r31
=cash-form+fixed-paper r78 g-33 h-20
=cash-form+fixed-rate r32
=cash-form+for-money r-20 g-26 h40 k-29
=cash-form+foreign-currency r-50
=cash-form+forward-deal g40
=cash-form+friends r43 g-41 k53
=cash-form+game g-22 h146
=cash-form+gift-money r-99 g-27 m28 h-65 k-42
=cash-form+given-back r62 k-20
=cash-form+giving-drive k34
=cash-form+gold r-71
=cash-form+gold-part r83 g29
=cash-form+grown-debt r29
=cash-form+guaranteed r43
=cash-form+hand-over r66 g-24 m-51 h-44 k-30
=cash-form+hidden-name r-25 k37
=cash-form+in-return r21
=cash-form+increase r-48
=cash-form+instalment-count r43 g27
=cash-form+insured r140 g57 h-31
=cash-form+keep-cut h-24
=cash-form+kept-by-creditor h26
=cash-form+late-rent r24 g-40 h-41 k-23
=cash-form+lawful-bar h41 k-19
=cash-form+lawful-rate r95 h-33
=cash-form+lease r69 g-27
=cash-form+left-open g23
=cash-form+lend k29
=cash-form+lend-verb r-21
=cash-form+lender k-23
=cash-form+licensed r-22 k22
=cash-form+market-price r-19 g-30 h-19
=cash-form+metal r119 g-30 k-33
=cash-form+metal-deal r162 g-30 k-39
=cash-form+more-back r23
=cash-form+my-wallet-lent r-55 k51
=cash-form+name-after m23 h28
=cash-form+narcotic h73 k-24
=cash-form+nobody-knows g-21
=cash-form+not-chosen r-27 g37
=cash-form+not-pork m49 h60
=cash-form+not-told r-19
=cash-form+official h85 k-22
=cash-form+online-place r-34 m-27 h70
=cash-form+outside-prize r34
=cash-form+own-account k41
=cash-form+paid-entry r69 m23 k-26
=cash-form+paper-early r46 k-28
=cash-form+paper-money r39 m-37 h-49 k53
=cash-form+pass-along r-22 k49
=cash-form+pass-on r-44 k33
=cash-form+passes-it r19
=cash-form+payment-versus-payment r24
=cash-form+payroll r26
=cash-form+pays r62 g-35 m-21 k-20
=cash-form+pays-for-chance r-55 g66 m27 h60 k-23
=cash-form+per-period r-44 g23 h49 k63
=cash-form+percentage r-29 h-20
=cash-form+pledge r19
=cash-form+price-of r30 g-51 h30 k-29
=cash-form+price-word r-29 g21
=cash-form+priced-thing r41 g-27 m-21 h-58 k-19
=cash-form+quick-cash r109 g-22 k53
=cash-form+receivable r29
=cash-form+reference r149 h-30 k-88
=cash-form+refusal g29
=cash-form+repay k62
=cash-form+return-on-capital g-27 h-22
=cash-form+right-now r21 g-30 m25 h44
=cash-form+sale-or-service k45
=cash-form+same-back r58
=cash-form+sell r64 g-62 h-22 k-22
=cash-form+serves r58 h-24 k-19
=cash-form+settles-later r26 g35
=cash-form+sham h21 k-53
=cash-form+sold-apart r32 k32
=cash-form+sold-short r119 g-32 h31
=cash-form+stakes h35
=cash-form+stipulated r40
=cash-form+stranger m-26
=cash-form+sums-0 r52 g-104 h-41 k122
=cash-form+sums-1 m25 h28 k19
=cash-form+sums-2 g73 m-75 h-50
=cash-form+sums-3 g-24
=cash-form+sums-apart m25
=cash-form+sums-equal r-107 m-25 k-23
=cash-form+sums-grow r-70 g71 m-31
=cash-form+sums-shrink r162 m-27 h-19 k24
=cash-form+surety-pay h-24 k28
=cash-form+take-in g-38 m-27 h-22
=cash-form+tick-guess m41
=cash-form+to-learn r45 m-23
=cash-form+to-oppose k27
=cash-form+trade r49 g-49 m20 h56 k-29
=cash-form+trading r59 m23 h-24 k-25
=cash-form+travelling h21
=cash-form+two-prices r-90
=cash-form+undecided r-27 g101
=cash-form+unit r39 g45 k28
=cash-form+unknown r50
=cash-form+unknown-party m-25
=cash-form+unlawful-business r21 m68 h46
=cash-form+unlicensed h21 k22
=cash-form+unlicensed-giving h24 k29
=cash-form+up-down r40
=cash-form+wager-event g-28 h110 k-22
=cash-form+waiting r42
=cash-form+wash-money k28
=cash-form+watchers h26 k-77
=cash-form+with-money r22 g-29 m26 h31
=cash-form+works-for r-22
=chance-pay r-21 g-77 m198 h-87 k-33
=chance-pay+chance-prize g-23 m45 h-37
=chance-pay+charged-at g-27 m59 h-40
=chance-pay+dealing g-54 m65
=chance-pay+draw h-48
=chance-pay+excused m-26
=chance-pay+gift-money m30
=chance-pay+insured g-35 m48
=chance-pay+paid-entry g-20 m26 h-54
=chance-pay+pays m22
=chance-pay+pays-for-chance g-40 m91
=chance-pay+reference g-22 m25 h-31
=chance-pay+sums-0 g-58 m121 h-60 k-33
=chance-pay+sums-1 g-19 m74 h-28
=chance-pay+trade g-29
=chance-pay+unit g-34 m50
=chance-pay+wager-event g-35 m80
=chance-pay+with-money m19
=chance-prize r-27 g-87 m302 h-115
=chance-prize+charged-at g-21 m107 h-19
=chance-prize+dealing g-45
=chance-prize+draw g-28 m29 h-19
=chance-prize+game m19
=chance-prize+gift-money g-29
=chance-prize+meat m35
=chance-prize+not-told g-56 m45
=chance-prize+online-place h40
=chance-prize+paid-entry m21
=chance-prize+pays g-24
=chance-prize+pays-for-chance g-68 m117 h-34
=chance-prize+price-of g47 m-39
=chance-prize+reference m31
=chance-prize+shut-thing g-26 m24
=chance-prize+sums-0 r-19 g-76 m235 h-96
=chance-prize+sums-1 m58 h-19
=chance-prize+trade g-19
=chance-prize+unit m52
=chance-prize+wager-event g-31 m30
=charged-at g-102 m-39 h-45
=charged-at+charity g-22 m21 h-62 k-23
=charged-at+collection r-25 h-60 k58
=charged-at+comes-back r79 g40 m28 h-31 k20
=charged-at+comes-later r-66 g62 h-47 k-35
=charged-at+commercial-paper r73 g-30 h-37 k-25
=charged-at+conceal k31
=charged-at+condition r143 g40
=charged-at+contest-kind g-37 h-125 k31
=charged-at+contract-bet r-37 g79 h24
=charged-at+contrast r36 g73 h33
=charged-at+contribute k19
=charged-at+cut-mine h22 k28
=charged-at+deadline r-40 g108 m-34 h-58 k-42
=charged-at+dealing r43 m63 k45
=charged-at+debt r99 m-45 h34
=charged-at+debt-carrier m-30
=charged-at+debt-grows r94
=charged-at+deferred r100 h-34 k25
=charged-at+delay-charge r-19 g-21 m21
=charged-at+denial r-51 g84 m-60 h-94
=charged-at+dependant k-26
=charged-at+described g-49 h-37
=charged-at+document r24 g-76 m-22
=charged-at+draw r20 g55 m167
=charged-at+each-in r-30 g-22
=charged-at+equity r22 g-107 m-91 h47
=charged-at+erase-it k33
=charged-at+errand r-30 g-26 h22 k-34
=charged-at+exchange h-66
=charged-at+excused r-84 g29 m57 h-21
=charged-at+extra r107 g41 h-39 k-23
=charged-at+false-words h-25 k93
=charged-at+fee r99 g-98 m-44 h-53 k-61
=charged-at+first-takes g-21 m33
=charged-at+fixed-gain g69 k21
=charged-at+fixed-paper r87 g-30 h-27
=charged-at+fixed-rate r-99 m23
=charged-at+for-money r145 m-56 h64
=charged-at+foreign-currency r84 g-57 m-27 h-39 k-19
=charged-at+forward-deal r-34 g90
=charged-at+free-use g-26
=charged-at+friends r140 g-21 h24
=charged-at+future-crop r-36 g70
=charged-at+game r-37 g-36 m41 k-22
=charged-at+gift-money g-43 m86 h-50
=charged-at+gift-to r-82 g-40 h-80 k-24
=charged-at+given-away r-77
=charged-at+given-back r94 m20 h-28
=charged-at+giving-drive r-43 g-23 h-32 k53
=charged-at+gold g35
=charged-at+gold-part r43 g32 k27
=charged-at+grown-debt r22
=charged-at+grows-with-time r44
=charged-at+guaranteed g68 m-36 h-24
=charged-at+guarantor r41 g-26
=charged-at+guarantor-gain r37
=charged-at+halal-certified k24
=charged-at+hand-over r79 g106 m31 h102 k-87
=charged-at+hangs-if g48
=charged-at+he-picks g134
=charged-at+improper h42
=charged-at+impure-wealth r-41 k-21
=charged-at+in-return g110 m-25
=charged-at+increase r82
=charged-at+instalment-count r96 g73 h-28
=charged-at+insurance-business r-21 g120
=charged-at+insured r-61 g-65 m39 h30
=charged-at+interest-business r-107 h152
=charged-at+interest-product r-45 h72
=charged-at+islamic-paper r-19 g46
=charged-at+istisna g20
=charged-at+keep-cut r-69 m31 h53 k67
=charged-at+keeps-money r101 g-37
=charged-at+kept-by-creditor g32 m36 h-53 k-20
=charged-at+late-charge r-19
=charged-at+late-rent r-53 k24
=charged-at+lawful-bar m-29 h-42 k-22
=charged-at+lawful-rate r-189 g59 m-40 h-55 k-115
=charged-at+lease r142 g22 m-90 h22 k-90
=charged-at+left-open r-34 g39
=charged-at+lend r78 g-32 m-24 h80
=charged-at+lend-verb r22 m-25 h58 k21
=charged-at+lender-gain r114 g-41
=charged-at+licensed g-54 m20
=charged-at+limit r114 g-38
=charged-at+loose-order g52
=charged-at+loser-pays m56
=charged-at+lost-contest m41
=charged-at+market-price r97 g-79 h31
=charged-at+meat g-95 m-48 h-52
=charged-at+metal h-56
=charged-at+metal-deal h-42
=charged-at+more-back r116 g-34
=charged-at+more-time g-21
=charged-at+my-loss r31 g45 h-26
=charged-at+my-wallet-lent r-71 k56
=charged-at+name-after r74 g-36 m-30 h-92 k50
=charged-at+name-before r190 g-58 h20 k25
=charged-at+narcotic r154 g-28 m54 h70 k-21
=charged-at+no-date g36
=charged-at+no-day g103
=charged-at+no-decision-date g21
=charged-at+nobody-knows r-22 g172 m-35 h-34
=charged-at+not-chosen r-40 g57
=charged-at+not-mine-yet r-37 g103
=charged-at+not-pork r-72 g29 m-54 h-99
=charged-at+not-told r43 g39 h44
=charged-at+official h65
=charged-at+online-place r-27 g61 m23 h86 k93
=charged-at+operator r-19 g-65 h184 k20
=charged-at+out-of-reach g161
=charged-at+out-there g90
=charged-at+outside-prize r-28 g-38 m-61 h-54
=charged-at+own-account r-20 k31
=charged-at+own-stake r-23 g25 h22
=charged-at+own-zakat-rate g66 m-37 h-77
=charged-at+paid-entry r-100 g31 m112 h37
=charged-at+paper-early k-24
=charged-at+paper-money r107 g-31 h26 k87
=charged-at+pass-along r-21
=charged-at+pass-on r56 h-30 k-36
=charged-at+pay-for-cover g33 h39
=charged-at+pay-me g37 k21
=charged-at+payment-versus-payment g-25 h-21 k38
=charged-at+payroll r-64 k35
=charged-at+pays r35 g59 m40 h-51
=charged-at+pays-for-chance m-46 h-86
=charged-at+per-period r-24 g-25 m30 h-22
=charged-at+percentage r-32 g-21 m-45 k28
=charged-at+play-costs r-24 g36 m-38
=charged-at+pledge r60
=charged-at+price-later r62 g-57
=charged-at+price-of r63 g69 h-59
=charged-at+price-open g75
=charged-at+price-word r49 g51 m31 h33 k-20
=charged-at+priced-thing g65 m70 h-36 k-21
=charged-at+promised-cut r49
=charged-at+quick-cash r34 k23
=charged-at+rate-charge r102
=charged-at+receivable r-49 h-37 k-22
=charged-at+reference r-163 g148 h-41 k23
=charged-at+refusal r-51 g69 m-34
=charged-at+repay r62 g31 m43 k-37
=charged-at+return-on-capital r-51 g-40 m30 h-20 k67
=charged-at+right-now m46 h135
=charged-at+salam g30
=charged-at+sale-or-service r-59 g-38 m86 h-19
=charged-at+same-back r58 g-28
=charged-at+sea-catch r-24 g64 h36
=charged-at+search-for g82
=charged-at+sell r44 g-139 h-69 k-23
=charged-at+serves r27 g58 m-93 k41
=charged-at+settles-later r-61 g63 h-25 k-30
=charged-at+sham r-23 g-28 k98
=charged-at+shut-thing r-43 g37
=charged-at+small-parts g-46
=charged-at+sold-apart r-23 g109 h-58
=charged-at+sold-short r-166 g121 k-29
=charged-at+speed-up h66
=charged-at+split r-28 g-23 h26 k-29
=charged-at+stakes r-28 g50 h23
=charged-at+stranger h-51 k74
=charged-at+sums-0 r-27 m-71 k24
=charged-at+sums-1 r-36 g-29 h33
=charged-at+sums-2 r108 g-56 h-80
=charged-at+sums-3 r-51 g-26 m27
=charged-at+sums-apart r-20 m58 h-40
=charged-at+sums-equal r-104 g-27 m-49 h-29
=charged-at+sums-grow r53 m40
=charged-at+sums-shrink r129 g-27
=charged-at+surety r44 g-29
=charged-at+surety-pay r-53 m-26 k-27
=charged-at+takaful g-42
=charged-at+take-in r-61 m25 h82 k38
=charged-at+tick-guess r-30 g25 m24
=charged-at+tied-deal r19
=charged-at+tied-trade r25
=charged-at+to-debtor r-80 g-37
=charged-at+to-dispose r-46 g-42
=charged-at+to-learn r-45 h-28 k-54
=charged-at+to-oppose g87 m-46 h-79
=charged-at+to-treat h-41
=charged-at+trade r49 m29
=charged-at+trading g-115 m26 h-44 k-50
=charged-at+travelling r-49 h73 k-26
=charged-at+two-prices r-59
=charged-at+unborn g119
=charged-at+undecided g52
=charged-at+under r47 h52 k-43
=charged-at+undescribed g77
=charged-at+unit r116 g-91 h28 k38
=charged-at+unknown r-24
=charged-at+unknown-party r-30 h-19 k49
=charged-at+unknown-quantity g20
=charged-at+unlawful-business r-41 g-22 m-36 h308
=charged-at+unlicensed h26 k63
=charged-at+unlicensed-giving r-29 k96
=charged-at+up-down r125 m33 h-42
=charged-at+wager-event r-28 g-47
=charged-at+wait-pay r91
=charged-at+waiting r137 g-53 m-40 h-19
=charged-at+watchers r54
=charged-at+winner-takes r22 m69 h-24
=charged-at+with-money g106 h-37 k-29
=charged-at+works-for m-59 h95
=charged-at+wrapped-gift r-34
=charity r-104 g-51 h-90 k-42
=charity+collection k44
=charity+dealing r-40 h30
=charity+debt r-49
=charity+deferred r-43
=charity+delay-charge r-36
=charity+denial m-19 k34
=charity+draw m52
=charity+extra r-22
=charity+fee r-31
=charity+for-money m-28
=charity+gift-money r-46
=charity+gift-to r-20 g-42 m28 h-50
=charity+given-back r-21
=charity+giving-drive r19 g-22 h-33
=charity+hand-over r-31 m-30 k-38
=charity+impure-wealth r-23
=charity+insured r-37
=charity+late-charge r-57
=charity+lawful-rate g-29 h-26
=charity+lender r30
=charity+licensed k-35
=charity+more-time r-134
=charity+name-after k-22
=charity+narcotic r-35
=charity+online-place r-37
=charity+own-zakat-rate r82
=charity+paid-entry m49
=charity+pass-on r-32
=charity+pays-for-chance r-49 m41
=charity+price-of r-21 h30
=charity+receivable r-21
=charity+reference r-56 m21 k19
=charity+repay r-20
=charity+sale-or-service r-64
=charity+serves r-52
=charity+sums-0 r-99 g-51 m-27 h-81 k-27
=charity+sums-1 r-21
=charity+to-dispose r-90 g-40 m-33 h-33
=charity+trade h34
=charity+trading r-26
=charity+unit r-77 g-20
=charity+unlicensed k34
=charity+unlicensed-giving k48
=charity+waiting r-166
=charity+watchers r-24
=charity-draw m20
=charity-draw+unlawful-business m20
=collection r-23 g-52 m-29 h-68 k153
=collection+comes-back r22
=collection+dealing r-23 k-20
=collection+debt r36
=collection+denial g-28 h-22 k73
=collection+excused k22
=collection+gift-money k-36
=collection+gift-to k39
=collection+giving-drive m-21 h-30 k111
=collection+gold r-22
=collection+hand-over r34
=collection+lawful-rate k52
=collection+lend r20
=collection+name-after k25
=collection+name-before k35
=collection+paper-money r-25 k21
=collection+pays-for-chance h-20 k34
=collection+per-period h35
=collection+reference r-19 k34
=collection+sale-or-service k-40
=collection+serves r19
=collection+sums-0 g-52 h-38 k107
=collection+sums-1 r-40 h-30 k30
=collection+to-dispose k52
=collection+unit k40
=collection+unlicensed k37
=collection+unlicensed-giving h-20 k90
=comes-back r88 g-83 m-39 h-60 k70
=comes-back+comes-later r-27
=comes-back+commercial-paper k33
=comes-back+contest-kind m23
=comes-back+contrast r113 h-24
=comes-back+deadline r-21
=comes-back+dealing g46 h-55
=comes-back+debt r40 g-36
=comes-back+debt-carrier g-22
=comes-back+deferred r-41
=comes-back+delay-charge r-25 g-24
=comes-back+denial r47 g-61 m29
=comes-back+document h21 k25
=comes-back+equity g-36
=comes-back+errand r-28 g19 k23
=comes-back+exchange r19
=comes-back+excused r60
=comes-back+false-words r-43 k57
=comes-back+fee r53
=comes-back+fixed-rate g47 k-22
=comes-back+foreign-currency r49 m-42
=comes-back+friends r32
=comes-back+game m21
=comes-back+gift-money r91 m-23 h-54 k38
=comes-back+gift-to r29
=comes-back+given-back r40 g-98
=comes-back+gold-part r27
=comes-back+hand-over r76 m-41 h-50
=comes-back+in-return r50
=comes-back+instalment-count r21
=comes-back+insured g50
=comes-back+keep-cut r-25 g19
=comes-back+keeps-money r36
=comes-back+lawful-rate r47 k-30
=comes-back+lease g-22
=comes-back+lend h-25 k-23
=comes-back+lend-verb r39
=comes-back+lender-gain r37
=comes-back+licensed k36
=comes-back+limit r59
=comes-back+market-price r23 g-40 m-32 k20
=comes-back+metal-deal k25
=comes-back+more-back r39
=comes-back+name-after r50
=comes-back+name-before r53 h41
=comes-back+narcotic r64
=comes-back+not-pork r32 g67 k-20
=comes-back+not-told r-26 g21
=comes-back+official r-31
=comes-back+online-place r-28
=comes-back+outside-prize r22
=comes-back+own-zakat-rate r29 g-19
=comes-back+paid-entry g21
=comes-back+paper-money r-37 m-21 h-46 k67
=comes-back+passes-it k37
=comes-back+pay-me r51 g-27
=comes-back+pays r-59 g20
=comes-back+pays-for-chance r40 g-51 m-40 h-55
=comes-back+per-period r-81
=comes-back+price-of r21 g69 h-20
=comes-back+price-word r65
=comes-back+priced-thing r48 m-25
=comes-back+receivable r-24
=comes-back+reference r-111 g51 k38
=comes-back+repay r76 g-84 h58 k33
=comes-back+return-on-capital g-31
=comes-back+right-now r27
=comes-back+sale-or-service r47 h-21
=comes-back+sea-catch g19
=comes-back+sell r22
=comes-back+serves g-20
=comes-back+settles-later r-32 g25
=comes-back+sham r19
=comes-back+sold-apart r-32
=comes-back+stipulated r44
=comes-back+sums-0 r74 h-37 k98
=comes-back+sums-1 r-53 g-38
=comes-back+sums-2 r77 g-34 k-27
=comes-back+sums-apart r-84 g-29
=comes-back+sums-equal r-164
=comes-back+sums-grow r214
=comes-back+sums-shrink r102
=comes-back+take-in r60 k26
=comes-back+to-dispose r28
=comes-back+to-learn r39
=comes-back+trade g40
=comes-back+trading r52 g-49
=comes-back+travelling r26
=comes-back+unit r-92 g-36 h-59
=comes-back+unlawful-business r44 h-36
=comes-back+wager-event r33 m62 h24
=comes-back+watchers r31
=comes-back+winner-takes g-25
=comes-back+with-money g34
=comes-later m-68 h-73
=comes-later+commercial-paper r31 g33
=comes-later+contest-kind g30 m27
=comes-later+contrast g58
=comes-later+contribute m21
=comes-later+deadline r-32 g48
=comes-later+dealing r83 g-105 m-53 h-31
=comes-later+debt g-63 h42
=comes-later+deferred g-31
=comes-later+delay-charge g-25
=comes-later+denial r122 g-67 m23
=comes-later+equity r-64 g32 h94
=comes-later+exchange r132 g-42
=comes-later+excused h53
=comes-later+extra r33 g-70
=comes-later+fee r32
=comes-later+fixed-gain r-37
=comes-later+fixed-rate r91 g-19
=comes-later+for-money r25
=comes-later+foreign-currency r301 g-84
=comes-later+forward-deal g19
=comes-later+friends r117 g-53
=comes-later+future-crop r-19
=comes-later+gift-money r43 g129 h-44
=comes-later+gold r101 g-77
=comes-later+gold-part r30 g-44
=comes-later+grown-debt r31
=comes-later+guaranteed h37
=comes-later+hand-over r72 g-63 m-25 h-34
=comes-later+hangs-if g23 m-20
=comes-later+in-return g-35
=comes-later+instalment-count g69 h20
=comes-later+insured g-84
=comes-later+interest-business r-39 h48
=comes-later+lawful-bar g-45
=comes-later+lawful-rate r43 h27
=comes-later+lease g41
=comes-later+left-open r-23 g27
=comes-later+lend r-61 g-37 h26
=comes-later+lend-verb r40 h21
=comes-later+lender r-27 h21
=comes-later+limit r36
=comes-later+market-price r85 g-73
=comes-later+meat r-47 g51 h-21
=comes-later+metal r-56 g20
=comes-later+metal-deal r-93 g33
=comes-later+more-back r47
=comes-later+more-time h21
=comes-later+name-before r56
=comes-later+narcotic r79
=comes-later+not-mine-yet r-22 g33
=comes-later+not-pork r-27 g56
=comes-later+not-told g47
=comes-later+official r20 k19
=comes-later+online-place r35 g21
=comes-later+outside-prize r22
=comes-later+own-zakat-rate g49
=comes-later+paper-early r-20
=comes-later+paper-money r30 g91
=comes-later+pass-on g27
=comes-later+passes-it r-35 k31
=comes-later+payment-versus-payment r-35
=comes-later+payroll r26
=comes-later+pays r-45
=comes-later+pays-for-chance r96 g-49 m-62 h-32
=comes-later+per-period r-26
=comes-later+price-later r19 g-36
=comes-later+price-of r84 g-34 m-31
=comes-later+price-open r-30 g80
=comes-later+priced-thing r169 g-101
=comes-later+principal-stays g-25
=comes-later+reference r140 g-24 m-31
=comes-later+repay r-70 g-57
=comes-later+return-on-capital r-49 g-23
=comes-later+right-now r148 g-134 m-32 h-32
=comes-later+salam g43
=comes-later+sale-or-service r24 m-50 h-34
=comes-later+sea-catch g24
=comes-later+search-for g68
=comes-later+sell r85 g-19
=comes-later+serves r39 h35
=comes-later+settles-later g26 m-23 h-33
=comes-later+sham r22
=comes-later+small-parts g19
=comes-later+sold-apart g-25
=comes-later+sold-short r-23 g-56
=comes-later+speed-up m24
=comes-later+stipulated r61 g-19
=comes-later+sums-0 g67 m-54 k-22
=comes-later+sums-1 r74 g-47 h-49
=comes-later+sums-2 r-98 g-24 m-25
=comes-later+sums-3 r24
=comes-later+sums-apart g29
=comes-later+sums-equal r-155
=comes-later+sums-grow r77 g-35
=comes-later+take-in r46 g37 m-19 k30
=comes-later+to-learn r21
=comes-later+trade r87 g-50 m-20
=comes-later+trading r93 g-84 h19
=comes-later+travelling r32 g-30
=comes-later+two-prices r-27
=comes-later+unborn r-27 g24
=comes-later+undecided r-23 g47
=comes-later+under r-20
=comes-later+unit g-120 h22
=comes-later+unknown r-22
=comes-later+up-down m47
=comes-later+wager-event g45 h-23
=comes-later+waiting g-30
=comes-later+watchers r-26 k37
=comes-later+with-money r-41
=commercial-paper r153 g-89 m-22 h-91
=commercial-paper+dealing r21 g-31 h-20
=commercial-paper+denial g-30 k33
=commercial-paper+excused r-23
=commercial-paper+false-words g-21 k39
=commercial-paper+fixed-gain r-22
=commercial-paper+friends r110 k-32
=commercial-paper+gift-money r-55 k-27
=commercial-paper+gold r28
=commercial-paper+hand-over r131 k-66
=commercial-paper+instalment-count g33
=commercial-paper+insured r27
=commercial-paper+keep-cut r80 h24 k-37
=commercial-paper+lawful-bar h36 k25
=commercial-paper+lawful-rate r23 k-38
=commercial-paper+lease r-94 h26
=commercial-paper+market-price r-20 g33 h21
=commercial-paper+narcotic h-35
=commercial-paper+official h-20 k28
=commercial-paper+online-place r-21 h-20
=commercial-paper+paid-entry r-19
=commercial-paper+paper-early r65 g-22 h-26 k-33
=commercial-paper+paper-money r40 g33 k-21
=commercial-paper+passes-it r21
=commercial-paper+pays r-60
=commercial-paper+pays-for-chance r28 k-102
=commercial-paper+per-period r-23 k-23
=commercial-paper+price-of r146 g-19
=commercial-paper+price-word r-26 g33
=commercial-paper+reference r42 g-23
=commercial-paper+right-now r-73 g-21
=commercial-paper+sale-or-service r127 g-42
=commercial-paper+sell r117 g-19
=commercial-paper+serves r-65
=commercial-paper+settles-later r47
=commercial-paper+sham h-35 k99
=commercial-paper+small-parts h30
=commercial-paper+sold-short r89
=commercial-paper+split h30
=commercial-paper+sums-0 r36 g-78 h-72
=commercial-paper+sums-1 r62
=commercial-paper+sums-2 r56
=commercial-paper+sums-equal r-32
=commercial-paper+sums-shrink r80
=commercial-paper+take-in r40
=commercial-paper+trade r304 g-19 h-22 k-24
=commercial-paper+trading r45 h26
=commercial-paper+under r22
=commercial-paper+unit r-79 g-33
=commercial-paper+wager-event k28
=commercial-paper+waiting r-38
=commercial-paper+watchers r-111 h23
=conceal r-22 g-63 h41 k206
=conceal+dealing h-24 k43
=conceal+denial g-50 m19 h-22 k75
=conceal+document h71 k-66
=conceal+errand h45 k19
=conceal+false-words h-34
=conceal+gift-money g-23 h-28 k22
=conceal+name-before m32 h46
=conceal+reference g36 m31 h89
=conceal+sale-or-service g-25 h22 k49
=conceal+sums-0 r-33 g-63 h27 k213
=conceal+unit h77 k70
=conceal+watchers k81
=condition r193 g20 m-32 k-30
=condition+contrast r50 k-19
=condition+dealing r-55
=condition+debt r102 g-38
=condition+denial r37
=condition+excused r54 h58
=condition+free-use r24
=condition+friends r37
=condition+gift-money r73
=condition+hand-over r68
=condition+hangs-if g20
=condition+in-return r38 g23 m-20 k-19
=condition+lend r158 g-36
=condition+lend-verb r41
=condition+own-account h58
=condition+paid-entry h55
=condition+paper-money r24 g19
=condition+pays-for-chance r148 g-20 h39
=condition+per-period r24
=condition+price-of g-51 h55
=condition+priced-thing g19
=condition+reference r23
=condition+repay r-26
=condition+sale-or-service r36 g-46
=condition+sell r-35 g25
=condition+serves r-27
=condition+sums-0 r58 g21 m-27 k-28
=condition+sums-1 r111
=condition+sums-apart r24
=condition+surety-pay h55
=condition+tied-deal r26 g-44
=condition+tied-trade r50 g-19
=condition+unit r-22
=contest-kind r-56 g-32 m108 h-85 k-19
=contest-kind+contribute g-24
=contest-kind+dealing r24 g21 m21 k20
=contest-kind+debt r39 m50
=contest-kind+delay-charge r37 h-29
=contest-kind+described m56
=contest-kind+draw h29
=contest-kind+extra g-21 m71
=contest-kind+fee m-56
=contest-kind+first-takes m33 h-19
=contest-kind+for-money r-54 m178 h-20
=contest-kind+foreign-currency r-22 g34
=contest-kind+friends m31 h-63
=contest-kind+game r-48 g-52 m-48 h-58 k-19
=contest-kind+gift-money m100 k38
=contest-kind+hand-over m71 h20
=contest-kind+insured m46
=contest-kind+keep-cut m-40
=contest-kind+late-rent m-22
=contest-kind+lawful-bar m-24
=contest-kind+lease m-30
=contest-kind+lend r44 m52
=contest-kind+licensed r26
=contest-kind+market-price r-29 h-42
=contest-kind+meat g58 m-24
=contest-kind+my-loss m42
=contest-kind+name-after r26
=contest-kind+not-pork m25
=contest-kind+online-place g-51 m30 h99
=contest-kind+operator h62
=contest-kind+out-there g35 m21
=contest-kind+outside-prize m-51
=contest-kind+paid-entry m-20 h-45 k42
=contest-kind+paper-money h25
=contest-kind+passes-it m27
=contest-kind+pays m40 h-25
=contest-kind+pays-for-chance h-59
=contest-kind+per-period m-33 h23
=contest-kind+price-of g38 m-54 h20 k21
=contest-kind+price-word g27 m-30
=contest-kind+priced-thing r-29 m-19 h-33
=contest-kind+reference r20 g-45 m-84 h-55 k30
=contest-kind+repay m35 h20
=contest-kind+return-on-capital g19
=contest-kind+right-now g19
=contest-kind+sale-or-service g82 m-94
=contest-kind+sold-short k20
=contest-kind+stakes g21 h36
=contest-kind+sums-0 r-31 g-19 m-71 h-42
=contest-kind+sums-1 r-24 m129 h-44
=contest-kind+sums-2 m50
=contest-kind+sums-apart m26
=contest-kind+take-in m56
=contest-kind+to-learn m-23
=contest-kind+to-oppose r23
=contest-kind+trade r-23 k21
=contest-kind+unit r30 g25 m32 h-20
=contest-kind+unlawful-business h49
=contest-kind+up-down g59 m-53
=contest-kind+wager-event r-20 g-85 m47
=contest-kind+winner-takes m65
=contest-kind+with-money r-37 m124
=contract-bet r-144 g386 m-85 h-111 k-28
=contract-bet+dealing r-72 g80
=contract-bet+debt r-20 g47 h22
=contract-bet+draw r66 m-25
=contract-bet+equity g49 h-22
=contract-bet+exchange r-95 g123
=contract-bet+excused r-51 g30
=contract-bet+extra r-22
=contract-bet+fixed-gain r25 h22
=contract-bet+gift-money r-20 g29
=contract-bet+guaranteed r-29 g35
=contract-bet+insured r-29 g26
=contract-bet+lend r-36 g47
=contract-bet+market-price r-29 g62 m-26
=contract-bet+metal g21
=contract-bet+metal-deal r-32 g37
=contract-bet+more-time r-25
=contract-bet+paper-money g32
=contract-bet+pays g20
=contract-bet+pays-for-chance g64
=contract-bet+per-period g22
=contract-bet+price-of r-53 g57
=contract-bet+priced-thing g24 m-26
=contract-bet+return-on-capital g19
=contract-bet+sale-or-service r-26 g90
=contract-bet+sell r-63 g27
=contract-bet+serves g23 h-19
=contract-bet+sums-0 r-156 g362 m-78 h-111 k-28
=contract-bet+trade r-53 g57
=contract-bet+trading r-60 g114 m-19 h-19
=contract-bet+unit r-34 g58
=contract-bet+up-down r-37
=contract-bet+watchers g22
=contrast r48 m-65 h-23 k64
=contrast+cut-mine r39
=contrast+deadline r38 k39
=contrast+dealing r32 g107 k-50
=contrast+debt r-123 g-30 h-21 k24
=contrast+debt-carrier r-63
=contrast+denial r103 g-110 k33
=contrast+document g45
=contrast+draw r-29
=contrast+equity r42 g29
=contrast+errand g35 k30
=contrast+excused h54
=contrast+extra r93 g-24 h32 k-20
=contrast+false-words g-55
=contrast+fee r-61
=contrast+fixed-gain r-26
=contrast+fixed-rate r29 g27
=contrast+free-use r27
=contrast+friends r57 k22
=contrast+game h38
=contrast+gift-money r-58 g21 h45 k112
=contrast+given-back r45
=contrast+gold r-68
=contrast+hand-over r51 h53 k31
=contrast+hangs-if g20
=contrast+in-return r59 h-22
=contrast+increase h21
=contrast+instalment-count h-39
=contrast+insured r-19
=contrast+late-rent r-23 h56
=contrast+lawful-bar r-33 h43
=contrast+lawful-rate h26
=contrast+lease r-94
=contrast+lend r21 g-34 h-35 k27
=contrast+lend-verb r91
=contrast+lender r-44 g-19
=contrast+licensed g33 h26
=contrast+limit k19
=contrast+market-price g72
=contrast+metal r52
=contrast+metal-deal r66 k-20
=contrast+more-back r28
=contrast+name-after r37
=contrast+narcotic r87 h29
=contrast+official r-42 h30
=contrast+one-source r-22
=contrast+outside-prize r26
=contrast+own-account h57
=contrast+own-zakat-rate r-34 g24
=contrast+paid-entry g30
=contrast+paper-money r39 k-24
=contrast+pass-along k23
=contrast+passes-it h23
=contrast+payment-versus-payment r-32
=contrast+payroll r-83 k54
=contrast+pays r29 h36 k25
=contrast+pays-for-chance g74 m-57 h42
=contrast+per-period r41 h34
=contrast+percentage r60
=contrast+play-costs r-34
=contrast+price-of r49 g-26
=contrast+price-word r39 g30
=contrast+priced-thing g36
=contrast+principal-stays r30
=contrast+quick-cash r52 k-22
=contrast+reference m-29
=contrast+repay g-34
=contrast+return-on-capital r76 g-36 h19
=contrast+right-now k26
=contrast+sale-or-service g80 m20 h-22 k55
=contrast+same-back r38
=contrast+search-for g32
=contrast+sell r-70 g42 k-20
=contrast+serves k36
=contrast+settles-later r24 g-20 k38
=contrast+sham r25
=contrast+sold-apart r23 h43
=contrast+stipulated r24
=contrast+sums-0 r93 g-28 m-70 k70
=contrast+sums-1 r54 g52 h-20 k-22
=contrast+sums-2 r-60
=contrast+sums-3 r-40 k26
=contrast+sums-apart r-36 g23 h22
=contrast+sums-equal r-58 k23
=contrast+sums-grow r22
=contrast+sums-shrink r-27
=contrast+surety r-25
=contrast+surety-pay g25 h37
=contrast+take-in r-52 g45 k-35
=contrast+tied-deal g-39
=contrast+tied-trade r31 g-29
=contrast+to-learn h20
=contrast+to-oppose r-51
=contrast+trade r-21 g21 h-33 k-31
=contrast+trading r76 k-26
=contrast+under r-27 k-24
=contrast+unit r-94 g50 h26
=contrast+unlawful-business h33
=contrast+up-down k-19
=contrast+wager-event r-54 g22 m34 h27
=contrast+watchers r-52 h19
=contrast+with-money r27
=contribute r-77 m151 h-78 k19
=contribute+deadline r37
=contribute+dealing r32 m113
=contribute+debt r43 m-31
=contribute+deferred r-36 k33
=contribute+denial g36
=contribute+draw g-21 m21
=contribute+each-in g-37 m-45 h-31 k31
=contribute+excused r48
=contribute+extra r-36 k24
=contribute+first-takes m39
=contribute+fixed-gain m19
=contribute+fixed-rate k39
=contribute+for-money r-25 g24
=contribute+foreign-currency m-20
=contribute+friends m44
=contribute+game r-23 m38 h19
=contribute+gift-money k-22
=contribute+gold g34
=contribute+guaranteed r25
=contribute+hand-over r-42 m84 k27
=contribute+keep-cut r23
=contribute+kept-by-creditor m35
=contribute+late-rent r-52
=contribute+lawful-rate m26
=contribute+lease r34
=contribute+lend r39 m-23
=contribute+market-price g65
=contribute+more-time r31
=contribute+narcotic r-25 h21
=contribute+not-pork m48
=contribute+outside-prize r-21 m-22
=contribute+paid-entry r-33 g20 m22
=contribute+passes-it r25 m-22 k34
=contribute+pays r43 m-60
=contribute+pays-for-chance r46 g-72 m70 h-57
=contribute+per-period m-68
=contribute+price-of m145 h33
=contribute+price-word g21 m23
=contribute+priced-thing g70
=contribute+reference r32 m29 h60 k22
=contribute+repay r60 m-28
=contribute+return-on-capital r50 g-29 m-19
=contribute+sale-or-service m76 h26
=contribute+split m-25
=contribute+stakes g27 m49
=contribute+sums-0 g-28 m120
=contribute+sums-1 r-155 g19 m26 h-91 k20
=contribute+sums-apart r57
=contribute+sums-grow r-31
=contribute+take-in r-27 m53 h-26 k29
=contribute+trade g-40 m113 h33
=contribute+travelling r-25
=contribute+unit g-43 m-60
=contribute+up-down r26 g34
=contribute+wager-event r-55 g-20 m41 h-59
=contribute+waiting r31
=contribute+winner-takes m94 h-38
=currency-forward r211 g-96 h-38
=currency-forward+dealing r32
=currency-forward+denial g-20
=currency-forward+exchange r70 g-45
=currency-forward+foreign-currency r103 g-37 h-21
=currency-forward+forward-deal r33 g-26
=currency-forward+market-price r35 g-34
=currency-forward+pass-on r81 g-57
=currency-forward+priced-thing r22 g-32
=currency-forward+sums-0 r167 g-96 h-24
=currency-forward+trading r38 g-26
=currency-forward+unit r28
=cut-mine r-32 g-21 h-39 k119
=cut-mine+denial r-20
=cut-mine+fee h-26 k38
=cut-mine+gift-money k52
=cut-mine+hand-over k29
=cut-mine+in-return r48
=cut-mine+keep-cut r-32 h-47 k75
=cut-mine+lender-gain r-42 h22
=cut-mine+my-wallet-lent k24
=cut-mine+online-place k21
=cut-mine+paid-entry r39
=cut-mine+paper-money r40
=cut-mine+pass-along r-20 k38
=cut-mine+passes-it r-64 k45
=cut-mine+pays-for-chance k53
=cut-mine+per-period k23
=cut-mine+percentage r-36 h23 k25
=cut-mine+price-of r27
=cut-mine+reference r-27 k33
=cut-mine+return-on-capital h26
=cut-mine+sale-or-service h-27 k28
=cut-mine+serves r30 h-26 k26
=cut-mine+sums-0 r-72 g-19 k114
=cut-mine+sums-2 r43
=cut-mine+surety-pay r28 k32
=cut-mine+take-in r-32 h23
=cut-mine+unit k57
=deadline r68 g127 m-33 h-58
=deadline+dealing r25 g-71 m-35 k-26
=deadline+debt r-30
=deadline+debt-carrier g31
=deadline+deferred r24 g-40 m21
=deadline+delay-charge g-30
=deadline+denial r-37 g-42 k53
=deadline+draw h45
=deadline+each-in r38
=deadline+equity g44
=deadline+exchange g-32
=deadline+excused r122 g39
=deadline+extra r81 g-44
=deadline+fee r20 g-36
=deadline+fixed-gain g28
=deadline+foreign-currency r149 g-65
=deadline+forward-deal g33
=deadline+friends r62 g-46
=deadline+future-crop r-19
=deadline+gift-money r103 g-64 h-27 k-19
=deadline+given-back r43 g-51
=deadline+gold r105 g-87
=deadline+gold-part r57 g-62
=deadline+grown-debt r42
=deadline+guaranteed r28 g-20
=deadline+hand-over r127 m-41 k28
=deadline+he-picks r-20
=deadline+in-return r33 g-20
=deadline+instalment-count g59
=deadline+insured r51 g-81
=deadline+keeps-money g-20
=deadline+late-rent r82 g-43
=deadline+lawful-bar r43 g-31
=deadline+lawful-rate g49
=deadline+lease r41 g83
=deadline+left-open r-35
=deadline+lend r-80 g-37
=deadline+lend-verb r27 g-26
=deadline+lender r-55
=deadline+limit r38
=deadline+market-price g50
=deadline+meat-trade r22
=deadline+metal r-44 g22
=deadline+metal-deal r-74 g53
=deadline+more-back r59
=deadline+more-time h21
=deadline+name-before r22 g-19
=deadline+narcotic r56 h-28
=deadline+nobody-knows r-24
=deadline+not-chosen r-31 g56
=deadline+not-mine-yet r-22 g33
=deadline+not-pork r31 g24
=deadline+not-told g92
=deadline+one-source g31
=deadline+online-place r22
=deadline+own-zakat-rate r-29 g31
=deadline+paper-money g36
=deadline+pass-on r-31 g38
=deadline+payroll r27 g-21
=deadline+pays r24 g-88
=deadline+pays-for-chance r108 g-78 m-28 h-19
=deadline+per-period r53 g-81 h47
=deadline+percentage g-25
=deadline+price-later r29 g-36
=deadline+price-word g109
=deadline+priced-thing r30
=deadline+principal-stays r50 g-30
=deadline+receivable r22
=deadline+reference r-20 g64 k23
=deadline+repay g-43
=deadline+return-on-capital r53
=deadline+right-now r115 g-103 k33
=deadline+sale-or-service r-86 g85 m-19 h-19
=deadline+sea-catch g25
=deadline+serves g41
=deadline+settles-later r-76 g131 h-50
=deadline+small-parts k26
=deadline+sold-apart r34 g-43
=deadline+sold-short r-30 g-50
=deadline+stipulated r44
=deadline+sums-0 r-115 g116 h-47 k-52
=deadline+sums-1 r40 g55 m-23
=deadline+sums-2 r73 g-40
=deadline+sums-3 r70 k26
=deadline+sums-apart r137 g21
=deadline+sums-equal r-142 k21
=deadline+sums-grow r123 g-36
=deadline+sums-shrink r25
=deadline+surety-pay r-23
=deadline+take-in g41 m-23 k32
=deadline+to-learn r30
=deadline+trade r-43 g-22
=deadline+trading g35
=deadline+travelling g-46
=deadline+two-prices r-51 g31
=deadline+undecided r-34 g27
=deadline+under r-35
=deadline+unit r29 g-46 m-27 k-23
=deadline+unknown r-23
=deadline+unlawful-business r43 h21
=deadline+waiting h21
=deadline+watchers r-44 k39
=deadline+with-money g29
=deadline+works-for r85 g24
=dealing r-41 g108 m-107 h-99
=dealing+debt r36 g-46 m-39 k-28
=dealing+debt-carrier r-116 g19
=dealing+debt-grows r45
=dealing+deferred r-26
=dealing+delay-charge g-20 h-49
=dealing+denial r102 g107 m53 k-93
=dealing+dependant h69
=dealing+described g-35
=dealing+document r69 g-24 h88
=dealing+draw r-20 m112 h118
=dealing+early-rebate g-37
=dealing+equity r-49 g-30
=dealing+erase-it k58
=dealing+errand g31 m-20 h19 k29
=dealing+exchange r85 m30 h-31
=dealing+excused r65 g-37 h111 k36
=dealing+extra g43 m53 k25
=dealing+false-words r-19 h-29 k153
=dealing+fee g-31 m-31 h-74 k32
=dealing+first-takes g-19 m26
=dealing+fixed-gain r-29 g34 m-28 k26
=dealing+fixed-paper r54 g-19 h-24
=dealing+fixed-rate r-34 g69 m-39
=dealing+for-money g124 m-24 h-19 k31
=dealing+foreign-currency r84 g-70 h-47
=dealing+forward-deal r91 k-39
=dealing+friends r25 g45 h24 k27
=dealing+future-crop g62
=dealing+game g-22 m30 h42
=dealing+gift-money r-58 g22 m-20 h-26 k-31
=dealing+gift-to r-44
=dealing+given-back r65 m45 h89 k31
=dealing+gold r-88 m37 h-32
=dealing+gold-part g35 h25
=dealing+guaranteed r-105 g-21 m-23
=dealing+halal-certified r47
=dealing+hand-over r-179 g23 m-70 h-31
=dealing+hangs-if r-24 g170 m-70 h-19
=dealing+hangs-on g70 h-35
=dealing+he-picks g81
=dealing+impure-wealth r57 m-20 k33
=dealing+in-return r-24 g77 h-29
=dealing+increase r52
=dealing+instalment-count r-35 h-24
=dealing+insurance-business g-132 h137
=dealing+insured g-47 k25
=dealing+interest-business r-30 h40
=dealing+islamic-paper g20
=dealing+istisna g22
=dealing+keep-cut r22 g23 m40 h-27
=dealing+kept-by-creditor g21 h26
=dealing+late-rent r73 g32 k-25
=dealing+lawful-bar r28 g83 m29 h-38
=dealing+lawful-rate r91 m72 h41 k25
=dealing+lease r-162 g-58 m-38 k-68
=dealing+left-open r-28 g108
=dealing+lend r83 g51 m-31 h23 k-21
=dealing+lend-verb r43 g27
=dealing+lender m28 h37
=dealing+lender-gain r29 g-30 h25
=dealing+licensed r54 h23
=dealing+limit r26
=dealing+loose-order g79
=dealing+loser-pays m65
=dealing+lost-contest m25
=dealing+market-price g-20 m23
=dealing+meat r-26 g-67 h35
=dealing+meat-trade r-25 h63
=dealing+metal r23 h-38
=dealing+metal-deal r-62 g51 h-26
=dealing+more-back r34
=dealing+more-time r31
=dealing+my-wallet-lent r-34 k78
=dealing+name-after g23 m38 h92
=dealing+name-before r-40 g44 m-36
=dealing+narcotic r-30 h-57 k-23
=dealing+no-date g72
=dealing+no-day r-40
=dealing+no-decision-date g30
=dealing+nobody-knows r-35 g139 h-42 k-26
=dealing+not-chosen g-41
=dealing+not-mine-yet r-78 g172 h-21 k-26
=dealing+not-pork r-21 g-38 h39
=dealing+not-told r-81 g-30 h-24 k27
=dealing+official r-35 m-20 h62 k-36
=dealing+one-source r-26 g26
=dealing+online-place r24 g-52 m91 h124
=dealing+operator m45 h56
=dealing+out-of-reach g79 h-19
=dealing+out-there r-40 g193
=dealing+outside-prize r156 g-59 m-19
=dealing+own-account r-35 g-23
=dealing+own-stake m34 h33
=dealing+own-zakat-rate r-43 g25 h23
=dealing+paid-entry r88 g-33 m55
=dealing+paper-early r76 g-38
=dealing+paper-money r47 g-35 k-23
=dealing+pass-along r-21 k23
=dealing+pass-on r-46 h-40
=dealing+passes-it r21 g-23 k-41
=dealing+pay-for-cover r-26
=dealing+pay-me h22
=dealing+payment-versus-payment r43 g-54 h-25 k19
=dealing+payroll r98
=dealing+pays r-20 h22 k22
=dealing+pays-for-chance g-42 h70 k-27
=dealing+per-period r67 g-46
=dealing+percentage g23 h-22
=dealing+play-costs r-57
=dealing+pledge r72 h20
=dealing+price-later g45
=dealing+price-of m-31 h-26
=dealing+price-open r-22 g96 h-21
=dealing+price-word r-59 g-33 k-20
=dealing+priced-thing m82 h-34
=dealing+principal-stays r-37
=dealing+promised-cut r43 g-45 h-27
=dealing+quick-cash r103 g-22
=dealing+rate-charge r52
=dealing+receivable r97 g-45 m24
=dealing+reference r-96 g-27 m-66 k-38
=dealing+refusal r-20 g35
=dealing+repay r25 g79 m-31 k83
=dealing+reschedule g20
=dealing+return-on-capital r-82 h-20 k60
=dealing+right-now r-89 g52 k-34
=dealing+salam g-28
=dealing+sale-or-service r29 g-40 k-68
=dealing+same-back r107 g-28
=dealing+savings-circle r155
=dealing+sea-catch g127 m-24 h-27
=dealing+search-for k20
=dealing+sell r48 g-100 m-34
=dealing+serves m-66 k-36
=dealing+settles-later m-22 h-22
=dealing+sham r48 h-43
=dealing+share-unknown g45
=dealing+shut-thing r52 g-28
=dealing+small-parts g-30 k26
=dealing+sold-apart m-40 h-25
=dealing+sold-short r-54 g47
=dealing+speed-up r21 g47 h-20
=dealing+split h34
=dealing+stakes r48 m40
=dealing+stipulated r26 g-59 h-21
=dealing+stranger r-27 k24
=dealing+sums-0 g176 k34
=dealing+sums-1 g-20 m-44 h-74
=dealing+sums-2 r-22 g-23 m-96 h-33 k-43
=dealing+sums-3 g-26 m19
=dealing+sums-apart r-129
=dealing+sums-equal r-41 m-32
=dealing+sums-grow r72
=dealing+sums-shrink r65 g-24 m-24
=dealing+surety r27
=dealing+surety-pay g45 h-41
=dealing+takaful r23
=dealing+take-in g110 m-33 k-50
=dealing+tick-guess r-32 g32 m94
=dealing+tied-deal r-27 g-45
=dealing+tied-trade r23 g-26
=dealing+to-debtor r29 g-46
=dealing+to-dispose r47 g-52 k26
=dealing+to-learn r27 h85 k22
=dealing+to-oppose r54 g26 m29 h-49
=dealing+to-treat r20
=dealing+trade g-39 m-24 k39
=dealing+trading r-29 g94
=dealing+travelling r-38 g86 h49
=dealing+two-prices r-33 g24
=dealing+unborn r-21 g90 h-30
=dealing+undecided g65
=dealing+under r50 g-35 m24 k-36
=dealing+undescribed g23 h-28
=dealing+unit r67 g-123 h-66 k48
=dealing+unknown g47 k-21
=dealing+unknown-party k51
=dealing+unknown-quantity g46
=dealing+unlawful-business r60 h56 k34
=dealing+unlicensed-giving r-40 h22
=dealing+up-down r29
=dealing+wager-event r47 g97 m47 k42
=dealing+wait-pay r66
=dealing+waiting r118 g-20 h-20
=dealing+watchers r73 g49 h-20 k-42
=dealing+winner-takes g54 h-34
=dealing+with-money r48 m51 h-33
=dealing+works-for r69 h-30
=dealing+zakat r45
=debt r364 g-116 m-52 h-161 k-81
=debt+debt-carrier r-37 m-22 k-20
=debt+debt-grows r70
=debt+deferred r-24 k-39
=debt+delay-charge r47
=debt+denial r-164 g-111 m63 h44 k-51
=debt+document r-45 m35 h19 k56
=debt+each-in r30
=debt+equity r-106 h196
=debt+errand r-46
=debt+exchange r-62 g36
=debt+excused r-249 h154
=debt+extra r71 g21 m-57 h-62
=debt+fee r118 g24 h-30
=debt+fixed-gain r135 g23
=debt+for-money g19 h20
=debt+foreign-currency r-54 m-33
=debt+free-use r101
=debt+friends r-35 h94
=debt+game r-22 m128
=debt+gift-money m-38 h-63 k-35
=debt+given-back r-56 g136 m-36 h-48 k-22
=debt+gold r101 g-25
=debt+gold-part r-34
=debt+grows-with-time r58
=debt+guaranteed r-76
=debt+guarantor r-26 h35
=debt+guarantor-gain r-58
=debt+halal-certified k57
=debt+hand-over r-134 h42 k-34
=debt+in-return r83 g-67
=debt+increase h-33
=debt+instalment-count r-60
=debt+insurance-business g20
=debt+insured r-53 h59 k-19
=debt+interest-business r-82 h111
=debt+interest-product r-28 h27
=debt+islamic-paper r-39
=debt+keep-cut h40
=debt+kept-by-creditor r83
=debt+late-charge r44
=debt+late-rent r-38 m-20 h19
=debt+lawful-bar r-20
=debt+lawful-rate r-72 g-42 h24 k-39
=debt+lease r195 g-35 h-19
=debt+lend r-151 g-129 m26
=debt+lend-verb g-36 m-34 k35
=debt+lender r-91 g-26 m-23 k-38
=debt+lender-gain r216 g-34
=debt+licensed k29
=debt+limit r91
=debt+market-price r-59 g35 m-35 h62
=debt+meat r30
=debt+metal r43
=debt+metal-deal g19
=debt+more-back r31
=debt+more-time r40 g-20
=debt+my-loss g28 m30 h20
=debt+my-wallet-lent r-77 k73
=debt+name-after r108 h22
=debt+name-before r43 g-30 m-35
=debt+narcotic r71 g-24 h-29
=debt+not-pork r40
=debt+not-told g-35 h26
=debt+official r-34 h20 k54
=debt+online-place g23 h-38 k40
=debt+operator h60
=debt+outside-prize r-37
=debt+own-zakat-rate r58
=debt+paid-entry r74 m-28 h-28
=debt+paper-early r-51
=debt+paper-money g38 k31
=debt+pass-on r-32
=debt+passes-it r79
=debt+pay-for-cover r-19
=debt+pay-me r68
=debt+payment-versus-payment r68
=debt+payroll r-118 h-21 k41
=debt+pays r-71 m-57
=debt+pays-for-chance r51 g-31 m-42 h-71 k-30
=debt+per-period r147 m-50 h-35
=debt+percentage r105 m-21 h-30
=debt+pledge r-31
=debt+price-of r-98 h25
=debt+price-word r41 g-144
=debt+priced-thing r-58 g27 m-27
=debt+quick-cash r-35
=debt+rate-charge r26 m-25
=debt+receivable r-121 g-62 m25 h33 k-32
=debt+reference r64 g-70 k-33
=debt+refusal r-25
=debt+repay r-154 g-86 m31 h-19
=debt+return-on-capital r-64 g-26 m-25
=debt+right-now r-69 k-21
=debt+sale-or-service r27 g-57 h-45 k19
=debt+same-back r25
=debt+savings-circle r-25
=debt+search-for r-27 g-26
=debt+sell r-45 g40
=debt+serves r-84 g-43 h33 k37
=debt+settles-later g-35
=debt+small-parts r-22
=debt+sold-apart r-78 m-20 h21
=debt+sold-short r-55
=debt+speed-up r34
=debt+split r82
=debt+stakes r22 h37
=debt+stipulated r105
=debt+sums-0 r251 g-38 h-61 k-53
=debt+sums-1 r105 g-73 m-21 h-74
=debt+sums-apart m-21
=debt+sums-equal r-52
=debt+sums-grow r81
=debt+sums-shrink r-23
=debt+surety r-19 h21
=debt+surety-pay r113 h-37
=debt+take-in r63 g-33 m-25 k-33
=debt+tied-deal r24 g-27
=debt+tied-trade r31 g-34
=debt+to-debtor r-59
=debt+to-dispose r-54
=debt+to-learn g24
=debt+to-oppose r-114 g-29
=debt+to-treat r-19
=debt+trade r59
=debt+trading r46 g85 h58
=debt+travelling r-22 g-19
=debt+two-prices r-23 g28
=debt+under r38 g-43 k-23
=debt+unit r22 m-29 h-62 k-42
=debt+unknown r62
=debt+unlawful-business m30 h84
=debt+unpromised r-48
=debt+up-down g-40 h22 k-19
=debt+wager-event r39 m94 h40
=debt+waiting r-44 g-29 m-22
=debt+with-money r26
=debt-carrier r83 g-41 m-56 h-58 k-32
=debt-carrier+denial r-44
=debt-carrier+excused r-40
=debt-carrier+fee r85
=debt-carrier+friends r43 h30
=debt-carrier+gift-money r-19
=debt-carrier+given-back r27
=debt-carrier+grows-with-time r21
=debt-carrier+hand-over r-69
=debt-carrier+in-return g-25
=debt-carrier+increase r-29
=debt-carrier+instalment-count r-26
=debt-carrier+insured r-22
=debt-carrier+keep-cut r45
=debt-carrier+late-rent r-20
=debt-carrier+lend g-33 h40
=debt-carrier+lender r38 h-47
=debt-carrier+lender-gain r56
=debt-carrier+name-after r37
=debt-carrier+narcotic r27
=debt-carrier+official r20
=debt-carrier+online-place r19
=debt-carrier+own-zakat-rate r-23 g50
=debt-carrier+paid-entry r31
=debt-carrier+payroll r-33
=debt-carrier+pays g32
=debt-carrier+pays-for-chance r37 g-34 m-48
=debt-carrier+per-period r40 h-21
=debt-carrier+percentage r42
=debt-carrier+principal-stays r41
=debt-carrier+rate-charge r62 m-25
=debt-carrier+reference r-33 g32
=debt-carrier+repay r-41
=debt-carrier+sale-or-service r23 g-21 m-26 h-25
=debt-carrier+settles-later r-21 g31
=debt-carrier+sold-short r-50
=debt-carrier+sums-0 r74 m-45 h-76 k-30
=debt-carrier+sums-1 g-21 h21
=debt-carrier+sums-2 r34 g-19
=debt-carrier+sums-3 r-41
=debt-carrier+sums-apart r47
=debt-carrier+sums-grow r-43
=debt-carrier+surety-pay r23
=debt-carrier+to-oppose r-50
=debt-carrier+trade r29
=debt-carrier+trading r49 g-30
=debt-carrier+under r25 g-30
=debt-carrier+unit g-33
=debt-carrier+wager-event m-22
=debt-carrier+watchers r-51
=debt-grows r269 g-83 m-26 h-26
=debt-grows+denial r28
=debt-grows+gift-money r32
=debt-grows+lend r75
=debt-grows+pays r79 g-23
=debt-grows+pays-for-chance r111
=debt-grows+price-word r38
=debt-grows+receivable r36
=debt-grows+reschedule r33
=debt-grows+sale-or-service r23
=debt-grows+sums-0 r194 g-67 h-23
=debt-grows+sums-1 r56
=debt-grows+sums-2 r20
=debt-grows+sums-shrink r24
=debt-grows+to-oppose r60
=debt-grows+unit r58
=debt-grows+waiting r35
=deferred r86 m-50 h-72 k-46
=deferred+delay-charge r37
=deferred+denial g-56
=deferred+exchange r48
=deferred+excused r30
=deferred+extra g-19 k31
=deferred+fee r29
=deferred+fixed-rate r62
=deferred+for-money r21
=deferred+foreign-currency r47 g-33
=deferred+friends r-102 g27
=deferred+gift-money g51 k-35
=deferred+gift-to r-32
=deferred+given-back g55 k33
=deferred+gold r381 g-69 h-42
=deferred+gold-part r-29 m-20
=deferred+guaranteed r-49
=deferred+hand-over r96 g-44
=deferred+increase r-23 k32
=deferred+insured r-27 g30 k-19
=deferred+kept-by-creditor r29
=deferred+late-charge r36
=deferred+late-rent g62
=deferred+lawful-bar r21
=deferred+lawful-rate r-71 g-35
=deferred+left-open g42
=deferred+lend g-52 h34
=deferred+lend-verb r-21
=deferred+lender r-24
=deferred+lender-gain r33
=deferred+limit r25
=deferred+market-price r144 g-76
=deferred+metal r-32 g22
=deferred+metal-deal r-25
=deferred+more-time r-47 m27 h21
=deferred+name-before r24
=deferred+narcotic r84 h-21
=deferred+not-chosen g60
=deferred+not-pork r-28
=deferred+official g25
=deferred+outside-prize r-44
=deferred+own-zakat-rate r20 g64
=deferred+paid-entry r33
=deferred+paper-money g63
=deferred+payment-versus-payment r21
=deferred+payroll r32
=deferred+pays r-33
=deferred+pays-for-chance r124 m-23 h-21
=deferred+per-period r-32
=deferred+price-later r28
=deferred+price-of r-59 g-40
=deferred+price-open r19
=deferred+price-word r-63 g-28
=deferred+priced-thing r157 g-69
=deferred+principal-stays r-61
=deferred+receivable r-92 g-36 h36
=deferred+reference g-50 k23
=deferred+return-on-capital r39
=deferred+right-now r103 g-98
=deferred+salam g33
=deferred+sale-or-service g37
=deferred+same-back r27 g-26
=deferred+savings-circle r-24
=deferred+search-for g105
=deferred+sell g-24 h-21
=deferred+serves r-37
=deferred+settles-later r-37 g-54 h-44
=deferred+small-parts r-23
=deferred+sold-apart r89 g-36
=deferred+split r-22 k22
=deferred+sums-0 r111 g26 m-46 h-58 k-56
=deferred+sums-1 r59 g-46
=deferred+sums-2 r-122 g25
=deferred+sums-3 r38
=deferred+sums-apart r-49
=deferred+sums-equal r73
=deferred+sums-grow r-85 g29
=deferred+sums-shrink r-25
=deferred+take-in r61
=deferred+to-dispose r-37
=deferred+to-learn k-20
=deferred+to-oppose r-39
=deferred+trade r106 g-61 h-29
=deferred+trading r34
=deferred+travelling r33 g-19
=deferred+two-prices r-69 g37
=deferred+undecided g50
=deferred+under k23
=deferred+unit r-22 m-24 h-32
=deferred+unlawful-business r41 m46 h39
=deferred+up-down r66 g-35
=deferred+waiting r-59 h20
=deferred+with-money r62
=delay-charge r118 g-62 m-27 h-21
=delay-charge+errand r-31
=delay-charge+fee r-19 h30
=delay-charge+for-money r-19
=delay-charge+friends h76
=delay-charge+gift-money r24 m21
=delay-charge+gift-to r-46
=delay-charge+giving-drive r-33
=delay-charge+instalment-count r35
=delay-charge+insured r68 h-29
=delay-charge+kept-by-creditor r85
=delay-charge+late-charge r31 h-47
=delay-charge+late-rent r-83 h-23
=delay-charge+lawful-rate r36
=delay-charge+lend r45
=delay-charge+narcotic h-51
=delay-charge+pays r27
=delay-charge+pays-for-chance r25 g-32
=delay-charge+price-of r-29 h-25
=delay-charge+reference r35
=delay-charge+return-on-capital r46
=delay-charge+right-now r-19
=delay-charge+sale-or-service h-20
=delay-charge+settles-later g-30
=delay-charge+sums-0 r95 g-31 m-23
=delay-charge+sums-1 g-25
=delay-charge+sums-2 r28
=delay-charge+to-dispose r-27
=delay-charge+to-learn r-42
=delay-charge+to-oppose h-60
=delay-charge+trade h-25
=delay-charge+trading r-34 h24
=delay-charge+unit g-41 h74
=delay-charge+unlawful-business h-50
=delay-charge+wager-event r36 h-23
=delay-charge+with-money r-44
=denial r-102 g256 m-58 h-84 k165
=denial+document r-34 g-67 h342 k-59
=denial+draw g23 m-26
=denial+equity r50 h-25
=denial+erase-it g-52 h118 k-27
=denial+errand r-22 g-38 h32
=denial+exchange r63 g-21 k32
=denial+excused g107 m-35 h-33 k35
=denial+extra r92 g-25 m53 k-24
=denial+false-words h-37 k38
=denial+fee r-65 g-44 k-20
=denial+fixed-gain r68
=denial+fixed-rate r85 k-20
=denial+for-money g43
=denial+foreign-currency g-77 m45 h29
=denial+free-use r87 g-29
=denial+friends g-101 m53 k51
=denial+gift-money g129 h-67 k26
=denial+gift-to g-22 k33
=denial+given-back r-63 h-27 k-26
=denial+giving-drive g-28 k155
=denial+gold r68
=denial+guaranteed r30
=denial+guarantor r-90 g-19
=denial+halal-certified h92 k-47
=denial+hand-over r56 g-82 m-35 k-22
=denial+hidden-name g-23 h-34 k62
=denial+improper g-53 h31
=denial+in-return r65 g-21 m-22 h-32 k-35
=denial+increase r95
=denial+instalment-count r-57 g-28
=denial+insured r-52 h52
=denial+istisna g77
=denial+keeps-money r72 g-23
=denial+late-rent h33
=denial+lawful-bar g32
=denial+lawful-rate r81 g-28 k20
=denial+lease r31 m-19 h26
=denial+left-open g-55
=denial+lend r20 g-104 m51 h23 k-37
=denial+lend-verb r73 g-25
=denial+lender r69 m20 h28
=denial+lender-gain k-24
=denial+licensed r-24 g-23 h33
=denial+loose-order g130 h-33
=denial+loser-pays g-19
=denial+market-price r21 g64 m65 h36 k-27
=denial+meat h80
=denial+meat-trade h75
=denial+metal r83 g-62 h76 k-39
=denial+metal-deal r92 g-38 h79 k-41
=denial+more-back r29 g-34
=denial+more-time r-97 g-66 h-20
=denial+my-loss m49
=denial+name-after r-22 h22
=denial+name-before g-29 m30 h58
=denial+narcotic r58 h74 k-32
=denial+no-date g61
=denial+no-day r-23 g53
=denial+no-decision-date g67
=denial+no-spec g96
=denial+nobody-knows g57 h-38 k-59
=denial+not-chosen g31 h-19 k-30
=denial+not-pork r22 g35 h21
=denial+not-told r32 g93 h-37 k-24
=denial+official r-51 g-72 h101 k-48
=denial+online-place m36 h26 k-38
=denial+operator m-20
=denial+outside-prize r-45 g-63 m-20 h-23
=denial+own-zakat-rate r29 m-21
=denial+paid-entry r71 g25 h-42
=denial+paper-money r25 h33 k50
=denial+pass-along g-24 k20
=denial+pass-on g39 m27 h36 k-60
=denial+passes-it g-58 k26
=denial+pay-for-cover g56
=denial+pay-me r26
=denial+payment-versus-payment h25 k-22
=denial+payroll r-26 g-43 h51
=denial+pays r-23 g46 m33 h-27 k-31
=denial+pays-for-chance r30 m34 h46 k-22
=denial+per-period r148 h27 k-21
=denial+percentage r64 g-34
=denial+play-costs r30
=denial+price-of r33 g142 m-24 h-25 k-34
=denial+price-word r-39 g-60 m26 h30 k-25
=denial+priced-thing r68 m56 k-24
=denial+rate-charge r22
=denial+receivable r-34 h29
=denial+reference m-36 h-36 k31
=denial+refusal m-39 k53
=denial+repay r-189 g-100 m20 k-48
=denial+reschedule g22
=denial+return-on-capital r102 h30 k-28
=denial+right-now r89 h-35 k44
=denial+sale-or-service r-43 g97 h39 k108
=denial+search-for r24 g41
=denial+sell r120 g104 h-23 k-20
=denial+serves g21 h82 k26
=denial+settles-later r-34 g-91 k46
=denial+sham g-25 h44 k-20
=denial+shut-thing g25
=denial+small-parts r-30 g-35 h-25 k68
=denial+soft-drink h-47
=denial+sold-apart r29
=denial+sold-short r60 g93 h-45
=denial+speed-up g-72 h60 k-31
=denial+split k52
=denial+stays-unseen g-53 k91
=denial+stranger g-36
=denial+sums-0 r-103 g147 m-99 h-114 k180
=denial+sums-1 g129 m53 h35 k-41
=denial+sums-2 m-22
=denial+sums-apart r133 g-74 h21
=denial+sums-grow r-115 g83
=denial+surety r-90 g-19
=denial+surety-pay r-37 g34 h-37
=denial+take-in r76 g-51 k33
=denial+tick-guess m25
=denial+to-debtor r-31 g-35 k22
=denial+to-dispose k24
=denial+to-learn h42
=denial+to-oppose r-20
=denial+to-treat r51 k29
=denial+trade r36 g28 m-26 k-35
=denial+trading g232 m22 h-33 k-56
=denial+two-prices g24
=denial+undecided g55 h-30
=denial+under r-102 g29 h22
=denial+undescribed g81 h-43 k-50
=denial+unit g22 k55
=denial+unknown r51 g77 k-70
=denial+unknown-party g-22
=denial+unlawful-business m-32 h-39
=denial+unlicensed h-35 k52
=denial+unlicensed-giving k41
=denial+unpromised r-64 g-44
=denial+up-down r-20 g21 m77
=denial+wager-event g-86 m46 h-37 k-21
=denial+waiting r-101 g-89
=denial+watchers g-61 h37 k35
=denial+with-money r66 g83 m-42
=denial+works-for m-19 k28
=dependant r-27 g-53 m-33 h-76 k-73
=dependant+foreign-currency r32
=dependant+gift-money r-20
=dependant+hand-over r32
=dependant+market-price h69
=dependant+reference r30
=dependant+right-now r32
=dependant+sale-or-service h50
=dependant+sums-0 g-53 m-33 h-76 k-73
=described r-20 g-111 m40 h-61
=described+gift-money r27
=described+hand-over r-27 g32
=described+not-told m45
=described+payroll r-32
=described+right-now r-23 g29
=described+sale-or-service r-34
=described+serves r-48
=described+shut-thing g-33
=described+sums-0 r-27 g-80 h-52
=described+sums-1 r-33 g-31 m39
=described+unit g-26
=described+wager-event m53
=document g-124 m-47 h146 k-124
=document+errand r-29 h-29
=document+exchange h19
=document+excused r-21 h-46 k-21
=document+extra r45
=document+fee r-51 m-26 h-212 k-26
=document+fixed-rate g21
=document+for-money h-22
=document+friends h-24
=document+gift-money g-36 k28
=document+given-back r56
=document+halal-certified r62 g-26 h-40 k24
=document+hand-over g38 h49
=document+improper h24
=document+in-return h-23
=document+instalment-count g-22
=document+insured h-40
=document+late-rent g-21 h37
=document+lawful-rate r32
=document+lease r-24
=document+lend m36 k28
=document+licensed g26 h53
=document+market-price h42
=document+metal r57
=document+metal-deal r60
=document+more-time r-39
=document+name-before h36
=document+not-told h23
=document+official h-42 k54
=document+paid-entry h-42
=document+paper-money r-22 h21 k21
=document+payroll h29 k97
=document+pays h-24
=document+pays-for-chance r60 g-31
=document+per-period r47 h32
=document+percentage r30
=document+price-of g-24 h109
=document+price-word h25
=document+reference h30
=document+repay h19
=document+return-on-capital r68
=document+sale-or-service r-23 g-58 m-30 h-46 k83
=document+sell h44
=document+serves r-32 h47 k97
=document+sham r-53 g-21 h328 k-50
=document+sold-apart r25 h-48
=document+sold-short r20 h86
=document+speed-up h19
=document+sums-0 g-134 m-75 h200 k-110
=document+sums-1 m32 h-53
=document+sums-2 r32
=document+sums-grow r39
=document+take-in r35
=document+to-learn h50
=document+to-oppose h-47
=document+trade h109
=document+trading g-37 h33
=document+under g-19 h84
=document+unit r34 g-28 h41
=document+unknown h37
=document+unlawful-business h20
=document+watchers r59
=draw r-39 g-144 m400 h-84 k-58
=draw+excused r36 g38 m-117
=draw+extra h30
=draw+fee h46
=draw+for-money r-19 g30 h27
=draw+friends m19 h65
=draw+gift-money m121 h58
=draw+gift-to m51
=draw+giving-drive m22
=draw+hand-over g36 h38
=draw+in-return h-24
=draw+insured r-25 m33
=draw+late-rent m78
=draw+lawful-rate m57 h74
=draw+licensed m21 h64
=draw+market-price g-20 h37
=draw+name-after m41 h37
=draw+name-before h28
=draw+narcotic m27 h53
=draw+not-told h39
=draw+online-place m27 h61
=draw+outside-prize m-65
=draw+paid-entry r-101 m282 h-51 k-24
=draw+paper-money h42
=draw+pays m60
=draw+pays-for-chance r-23 g-30 m300 h26 k-20
=draw+per-period g-24 m23 h94
=draw+price-of m22 h43
=draw+price-word h20
=draw+reference m90
=draw+return-on-capital r27
=draw+right-now h29
=draw+sale-or-service g-35 m179 h169
=draw+serves h31
=draw+shut-thing g-31
=draw+sold-short m21
=draw+sums-0 g-113 m183 h-133 k-42
=draw+sums-1 g-30 m164 h33
=draw+sums-2 m48
=draw+surety-pay h-26
=draw+to-learn m-25
=draw+to-oppose m-19
=draw+trade r28 h71
=draw+travelling m19
=draw+unit m132 h78
=draw+unlawful-business m55 h48
=draw+wager-event m-25
=draw+watchers r41
=draw+winner-takes m-28 h-28
=draw+with-money g33 m26
=each-in r-56 g-64 m101 h-36
=each-in+excused r38 m42
=each-in+first-takes m61
=each-in+fixed-rate m-29 k39
=each-in+game m27
=each-in+gift-money g21
=each-in+hand-over r-28 k30
=each-in+insured m27
=each-in+late-rent r-28 m-19
=each-in+narcotic r-26
=each-in+outside-prize r-30
=each-in+paid-entry r-28 m26
=each-in+passes-it m-25 k34
=each-in+pays r21 g21
=each-in+pays-for-chance r-24 g-42 m28 h-28 k23
=each-in+per-period r-41
=each-in+price-of g-23
=each-in+reference r55 m27
=each-in+right-now m26 k-28
=each-in+sale-or-service m20
=each-in+stakes m19
=each-in+sums-0 g-28 m79 k-42
=each-in+sums-1 r-71 g-35 m34 h-19 k23
=each-in+sums-2 r-45
=each-in+surety-pay r-22
=each-in+take-in k32
=each-in+unit g-28 m-77
=each-in+wager-event r-19 m-22 h-33
=each-in+winner-takes g-30 m46
=early-rebate r47 g-37
=early-rebate+pays-for-chance r37
=early-rebate+stipulated r56
=early-rebate+sums-0 g-37
=early-rebate+to-debtor g-37
=early-rebate+trading r56
=equity r-106 m-109 h89 k-61
=equity+excused r43 g23 h127 k22
=equity+extra r-20 h-34
=equity+fee r85
=equity+fixed-gain g59
=equity+fixed-rate r-21 g25
=equity+for-money r31
=equity+friends r-51 g-26 m-22 h24
=equity+given-back r-50 g-74 h48
=equity+guaranteed r84
=equity+guarantor r19
=equity+guarantor-gain r19
=equity+hand-over r-49 m-21 h55
=equity+in-return r-20 g39
=equity+insurance-business g-212 h195
=equity+insured r-23 g-198 m-19 h92
=equity+interest-business r-154 g-23 h256
=equity+islamic-paper h-46
=equity+keep-cut m25 h37
=equity+kept-by-creditor m19
=equity+late-rent g23
=equity+lawful-bar h-24
=equity+lawful-rate g81 k-21
=equity+lease g28 h-73
=equity+lend r-79 g61 h90
=equity+lend-verb h62
=equity+lender r-57 h67
=equity+lender-gain g48 h-25
=equity+licensed r-20 h27
=equity+metal-deal r-21 m-24 h40
=equity+more-time r-33
=equity+name-after r-41 k25
=equity+narcotic g19 h-21
=equity+not-mine-yet g24
=equity+not-pork m25
=equity+not-told r-29
=equity+online-place k-36
=equity+operator m-102 h24
=equity+own-zakat-rate g-20
=equity+paid-entry r28 g31
=equity+paper-money r52
=equity+passes-it m28
=equity+payroll r26
=equity+pays r-34 m-26
=equity+pays-for-chance g-35 h64
=equity+per-period r54 g-27
=equity+percentage g-24
=equity+pledge r-27
=equity+price-of r-64 g-23
=equity+price-word r21
=equity+priced-thing g-36 h-21
=equity+rate-charge r44
=equity+reference r88 g-31 m-46
=equity+return-on-capital h30
=equity+right-now g22
=equity+sale-or-service g51 m-34 h27
=equity+search-for g-64 h51
=equity+sell h-49
=equity+serves r64 g70 m-29 k-30
=equity+settles-later g48
=equity+sold-apart h27
=equity+sold-short g-26
=equity+stakes r40 g23 m26 h25
=equity+sums-0 r-116 g-109 m-118 h71 k-61
=equity+sums-1 g102
=equity+sums-apart r32 g33
=equity+surety r19
=equity+surety-pay r21
=equity+take-in m-21 h40
=equity+to-dispose h-29
=equity+to-learn g20
=equity+trading k-37
=equity+under r29
=equity+unit r61 g28
=equity+unlawful-business r-25 m-106 h149
=equity+up-down g-34 h21
=equity+waiting r-27
=equity+watchers r-79 g78 h101 k-20
=equity+winner-takes m43
=equity+with-money r66 h25
=erase-it r-57 g-53 h61 k182
=erase-it+excused k-56
=erase-it+gift-money h-29 k90
=erase-it+insured k32
=erase-it+paper-money r-26 h-24 k20
=erase-it+pays k56
=erase-it+pays-for-chance k107
=erase-it+reference h62 k-29
=erase-it+sale-or-service h36 k-24
=erase-it+sums-0 r-48 g-50 h61 k182
=erase-it+to-learn k22
=erase-it+unit h39
=erase-it+watchers k43
=errand r-120 g-115 m-125 h-159 k-67
=errand+excused g-77 h-26 k-56
=errand+extra r33 k22
=errand+fee r-32 h-30 k-20
=errand+fixed-gain r39
=errand+fixed-rate r33
=errand+for-money m30 h31
=errand+foreign-currency m26
=errand+friends r44 m-24 h-26 k-23
=errand+gift-money r-31 g-49 k64
=errand+given-back r-25 g-32 h34
=errand+gold r-65 g-26
=errand+hand-over r82 g27 h20 k-37
=errand+improper h49
=errand+in-return r35 g66 h-24
=errand+instalment-count r-25 g-20
=errand+insured g-31 h24 k26
=errand+keep-cut r-25 h-28
=errand+lawful-bar r-22 g-23
=errand+lawful-rate r-35 k49
=errand+lease h-31
=errand+lend-verb r47
=errand+lender r44
=errand+licensed h31 k-26
=errand+market-price r-25 m24
=errand+metal-deal g-32
=errand+more-back r29
=errand+name-before h23
=errand+narcotic r36
=errand+official h-41
=errand+online-place h45 k-50
=errand+operator m22 h95 k26
=errand+out-there g-37
=errand+own-account r31 k-20
=errand+paid-entry g-29
=errand+paper-money r35
=errand+pay-for-cover k22
=errand+pays r-33 k29
=errand+pays-for-chance r60 m-30 h43
=errand+per-period r45
=errand+percentage r-21 m23 h34
=errand+play-costs r-19 m-30 h-26
=errand+price-of r52 g32
=errand+price-word g34
=errand+priced-thing r-19
=errand+reference k-73
=errand+repay r-43
=errand+return-on-capital r34
=errand+right-now k25
=errand+sale-or-service r-37 g-32 m-44 h-67 k-29
=errand+search-for r34 g-56 h-79
=errand+sell h38
=errand+serves m-22 h-22 k20
=errand+sham h27
=errand+sold-apart g36
=errand+speed-up r19 h26
=errand+stakes h23
=errand+sums-0 r-169 g-107 m-71 h-186 k-53
=errand+sums-1 g-30 m-49 h27
=errand+sums-2 r35 g22
=errand+sums-apart r22 g23
=errand+sums-grow r53
=errand+surety-pay h-28
=errand+to-dispose g-38
=errand+to-learn r-28 m-36 h46
=errand+to-oppose g24 h-58
=errand+trade g28 h21
=errand+trading g-34
=errand+under r19
=errand+undescribed g-51
=errand+unit r-29 g-39 m22 h55 k-47
=errand+unknown g21
=errand+unlawful-business h-20 k26
=errand+up-down r20 g-31
=errand+wager-event g38 m-48 h46
=errand+waiting r-58
=errand+watchers r-51
=errand+with-money h23
=errand+works-for r49
=exchange r168 g-26 m-57 h-113 k-38
=exchange+excused g74
=exchange+extra m25 h-25
=exchange+fee r-37 g-22 h85
=exchange+foreign-currency r-169 g-20 m-38
=exchange+forward-deal r69
=exchange+friends r-24 h-20
=exchange+gift-money m-21
=exchange+given-back g23 m45
=exchange+gold r111 m-20
=exchange+guaranteed r-36 g21
=exchange+hand-over m-27
=exchange+lawful-bar r65 m-23
=exchange+lawful-rate r-26 g23 m45
=exchange+lease r38 g23
=exchange+lend r-19 g36
=exchange+licensed h-20
=exchange+market-price h-26
=exchange+meat r26 g25
=exchange+narcotic r68 g-30 h-48
=exchange+official r-30
=exchange+operator g-48 h55
=exchange+paid-entry r34
=exchange+paper-money r26 g47 m-24
=exchange+pass-on r82 g-47
=exchange+payment-versus-payment r-110
=exchange+payroll r-26
=exchange+pays r42
=exchange+pays-for-chance r49 g-52 m-50 h-69
=exchange+price-of m28 h-37
=exchange+price-word g61
=exchange+priced-thing r25 g-30
=exchange+reference g-56 m-22 h-29
=exchange+repay r31
=exchange+return-on-capital r24
=exchange+right-now r42
=exchange+sale-or-service r-89 g-25 m25 h64
=exchange+sell r46
=exchange+settles-later r153 g-44
=exchange+sham g-22
=exchange+sold-short r-40
=exchange+sums-0 r39 g29 h-79 k-35
=exchange+sums-1 r113 g-48 m-32
=exchange+sums-2 r-21
=exchange+sums-equal r-22
=exchange+sums-grow r-29
=exchange+sums-shrink r56 h-19
=exchange+swap-weights r21
=exchange+take-in r24
=exchange+trade r-32 g-32 h-32
=exchange+trading r45 m43
=exchange+unit r128 g-72 m-30 h-40
=exchange+unlawful-business m29 h30
=exchange+wager-event r64
=exchange+watchers r-42
=excused r-382 g-506 m-389 h-676 k-296
=excused+extra r-25 g-82 h67
=excused+false-words g56 k-91
=excused+fee r-55 m-23 h36
=excused+fixed-gain r34
=excused+fixed-rate r38
=excused+for-money r-21 g35
=excused+foreign-currency r106 h43
=excused+forward-deal r25 g-24
=excused+friends m-19 h51 k32
=excused+game m-32
=excused+gift-money r39 g45 m39 h-27 k35
=excused+given-back r-39 g-118 h49
=excused+giving-drive k77
=excused+guaranteed r-39 g-19
=excused+halal-certified r-21 k-21
=excused+hand-over r66 g30 k44
=excused+hangs-if g-26
=excused+hangs-on g-32
=excused+in-return r70 h58
=excused+insurance-business r33 g-47 h103
=excused+insured r57 g-195 m-28 h139
=excused+interest-business r-50 h140
=excused+islamic-paper r38 g38 h34
=excused+istisna g44
=excused+keep-cut h22
=excused+keeps-money r22
=excused+kept-by-creditor g26 h24
=excused+late-rent g-23 m-36
=excused+lawful-bar g35 h-51
=excused+lawful-rate g28 h204 k-56
=excused+lease g90 h-39 k-27
=excused+lend r-147 h114
=excused+lend-verb h70
=excused+lender r-23 h32
=excused+lender-gain r34 h49
=excused+licensed h-19
=excused+limit k-24
=excused+loose-order g34
=excused+market-price g-27 h35
=excused+meat r29 g66 h-70
=excused+metal-deal r85
=excused+more-time r-64
=excused+my-wallet-lent k-50
=excused+name-after g-19 h91
=excused+name-before h44
=excused+narcotic r27 g125 h-187
=excused+no-date r33 g30
=excused+no-day g31
=excused+no-decision-date g42
=excused+no-spec g59
=excused+not-pork g-29 m35
=excused+not-told g36
=excused+official h-74
=excused+online-place g-26 h-29
=excused+operator m-113
=excused+out-of-reach g-54
=excused+out-there g-36
=excused+own-account h58 k-45
=excused+paid-entry r-21
=excused+paper-money r-26 g-26
=excused+pass-on g43
=excused+pay-for-cover h31
=excused+pays r69 m39 k44
=excused+pays-for-chance r21 g-23 m26 k24
=excused+per-period r-37 g22
=excused+percentage r40 h24
=excused+price-of m-30 h122
=excused+price-word r32
=excused+priced-thing r84
=excused+rate-charge r23
=excused+receivable r-37
=excused+reference r142 g132 m-23 h46 k-58
=excused+refusal h-19
=excused+reschedule r-23
=excused+return-on-capital r23 h120
=excused+right-now r46 h-27
=excused+sale-or-service r31 m-67 h99 k-78
=excused+savings-circle r-28
=excused+sea-catch g-21
=excused+sealed g22
=excused+search-for r33 g-181 h28
=excused+sell g26 h37
=excused+serves h69 k-33
=excused+settles-later r48 g45
=excused+sham h-113
=excused+shut-thing r41 g31
=excused+small-parts k-41
=excused+soft-drink h23
=excused+sold-apart g-93
=excused+sold-short r54 g-33
=excused+split r20
=excused+stakes r40 m-96 h103
=excused+stipulated g28
=excused+sums-0 r-370 g-431 m-377 h-591 k-286
=excused+sums-1 r-84 g-56 h-123
=excused+sums-2 r38 h38
=excused+sums-3 r33 g-23
=excused+sums-apart h22
=excused+sums-equal r-25
=excused+sums-grow r56
=excused+sums-shrink r27
=excused+surety-pay h66
=excused+takaful r-25 g-58
=excused+take-in r25
=excused+to-dispose g-39
=excused+to-learn h-22
=excused+to-oppose r72 g-29 m-19
=excused+trade g23 h85
=excused+trading r-26 g-32 m-26 h20
=excused+travelling g-28
=excused+unborn g-26
=excused+under r-35 k-53
=excused+undescribed g23
=excused+unit r-93 g61 m53 h-25 k-50
=excused+unknown r22
=excused+unlawful-business r41 m-116 h-213
=excused+unlicensed g22 k38
=excused+unlicensed-giving g21 k47
=excused+up-down r-20 g21
=excused+wager-event r25 g31 m-55 h27
=excused+wait-pay r-19
=excused+waiting r-86
=excused+watchers r-22 h34 k-45
=excused+winner-takes m-25
=excused+with-money r62 m-42 h25
=excused+works-for h19
=extra r143 h-40 k-77
=extra+fee r-52 g54 h33
=extra+fixed-rate r28 m-20
=extra+for-money r-35 m-79
=extra+foreign-currency r30
=extra+friends r107 m-48
=extra+gift-money r49
=extra+given-back r48 m26 h48 k32
=extra+gold r-34 g43 m24
=extra+gold-part r38 g-40 k32
=extra+guaranteed r112 g29
=extra+increase r56
=extra+instalment-count r-77 g42
=extra+insured k19
=extra+interest-business r46 h-19
=extra+islamic-paper r-37
=extra+late-rent r45
=extra+lawful-bar g62 m38 h-21
=extra+lawful-rate r-65 g-27 m-21
=extra+lease g-44 m-21
=extra+lend r173 m-56 h-54 k-23
=extra+lend-verb r31 h-47
=extra+lender-gain r-46
=extra+limit r-40
=extra+market-price r-27 g58 m56 h-37
=extra+meat h-47
=extra+more-back r66
=extra+more-time m-20
=extra+name-after r-19
=extra+name-before g-25 m-29
=extra+narcotic g-30
=extra+not-pork r26
=extra+online-place g64 m44 h103
=extra+operator g-31 m45 h101
=extra+outside-prize r52
=extra+paid-entry r30 m74 h26
=extra+paper-money r28 g-52 h41
=extra+pay-for-cover h-19 k22
=extra+payroll r-110 g81
=extra+pays r39 m28 h20
=extra+pays-for-chance r-24 g68 m53 h34 k21
=extra+per-period r102 g-36 m29
=extra+percentage g29
=extra+price-of r103 h-27 k28
=extra+price-word r-55
=extra+priced-thing r-31 g79 m70
=extra+principal-stays r-34
=extra+reference r-74 g43
=extra+repay r119 h19
=extra+return-on-capital r-66 g-35 m-28 h-54 k-19
=extra+right-now r117 m-29 h39
=extra+sale-or-service r-23 g-56 m-24 k28
=extra+same-back r27
=extra+savings-circle r59
=extra+search-for g42 k22
=extra+sell r-39 g-23 h-19
=extra+serves m56
=extra+settles-later r51 g-75
=extra+sold-apart g-34 h26
=extra+sold-short r-118 g37 k33
=extra+split r50
=extra+stakes r-27 h23
=extra+stipulated r31
=extra+sums-0 r174 g-74 m56 h-46 k-55
=extra+sums-1 r81 g26 k-21
=extra+sums-2 r-59 g33 m-33
=extra+sums-3 r-54
=extra+sums-equal r-43
=extra+sums-grow r-27 g31
=extra+sums-shrink r-47
=extra+surety-pay r-32
=extra+takaful r-25
=extra+take-in r139 m-39 h-23 k-21
=extra+tick-guess r-28 g70 m43
=extra+to-dispose r-25 g35 m19 h29
=extra+to-learn k22
=extra+to-oppose r-47 g23 h-22
=extra+trade k27
=extra+trading g86 m25 h-93
=extra+travelling h-19
=extra+under g45
=extra+unit r49 g-21 m-39 h-41
=extra+unlawful-business g-31 h22
=extra+up-down r57
=extra+wager-event g-26 m21
=extra+waiting r-28 k-24
=extra+watchers r67 h-30
=extra+winner-takes r33 m-20
=extra+with-money r-79 g55 h29
=false-words r-76 g-54 h-117 k305
=false-words+friends k69
=false-words+gift-money r-53 k91
=false-words+gift-to k43
=false-words+hand-over k27
=false-words+insured k48
=false-words+lease r42
=false-words+name-after k59
=false-words+official h-23
=false-words+payroll k19
=false-words+pays-for-chance g28 k-20
=false-words+price-of k43
=false-words+reference r-41 g29 h-47 k173
=false-words+repay r-25 k21
=false-words+sale-or-service r-23 g-30 h-26 k213
=false-words+serves g-30 k31
=false-words+sham h-53 k60
=false-words+sums-0 r-99 g-54 h-117 k319
=false-words+trading h-32 k54
=false-words+watchers h-41 k63
=fee r60 g-64 m-40 h-48 k-54
=fee+for-money r37 m-43 k30
=fee+foreign-currency r-28 h24
=fee+friends g-19
=fee+gift-money r114 k85
=fee+gift-to r-24
=fee+given-back r-32
=fee+giving-drive r-24
=fee+grows-with-time r31
=fee+guaranteed r36 g31
=fee+guarantor r41
=fee+halal-certified h28
=fee+hand-over r84 g-21
=fee+improper h21
=fee+in-return h-19
=fee+instalment-count r52
=fee+insured r28 g-29 h19
=fee+interest-business r-30
=fee+islamic-paper h-23
=fee+keep-cut r-44 m21 h51
=fee+kept-by-creditor r22 g22 h29
=fee+late-rent r-69 g-24 h-30
=fee+lawful-rate g-45 m37 h27 k-34
=fee+lease r-41 g-43
=fee+lend r34 g48
=fee+lend-verb k23
=fee+lender r56 h-25
=fee+licensed r-35 h-29 k-24
=fee+limit g22
=fee+market-price g75 h29
=fee+metal g62
=fee+metal-deal r-29 g97
=fee+more-time r89
=fee+name-after g-26 h24
=fee+name-before r26 h-31
=fee+narcotic h34 k20
=fee+not-told g-23 k-21
=fee+official h-36 k-29
=fee+online-place r83 g30 h-25
=fee+own-account k19
=fee+paid-entry g37 m-24 h-25
=fee+paper-money r-23 k56
=fee+passes-it g20
=fee+pay-for-cover g50
=fee+payroll r116 g30 k-30
=fee+pays r79 m-25 h-38 k44
=fee+pays-for-chance r-84 g43 m-86 h-89 k24
=fee+per-period r52 g-46 h-28 k21
=fee+play-costs r-23
=fee+pledge r36
=fee+price-of r-113 g36 h-26
=fee+price-word r-72
=fee+priced-thing r-37 g32
=fee+promised-cut r-29
=fee+rate-charge r31
=fee+receivable r64
=fee+reference g-92 m-26 k-23
=fee+repay r58
=fee+reschedule r44
=fee+right-now r-28 h41
=fee+sale-or-service r-22 m-38 h25
=fee+search-for g22
=fee+sell r-30 g19
=fee+serves r45 g-21 h64
=fee+sham k39
=fee+sold-apart r34 g-22 k26
=fee+speed-up r30 h-25
=fee+stakes m-28 h50
=fee+stranger k23
=fee+sums-0 r145 g-93 m-38 h-77 k-36
=fee+sums-1 r-70 g33 h29
=fee+sums-apart r33
=fee+surety r64 h-29
=fee+surety-pay g23 m21
=fee+take-in r65
=fee+to-dispose r-60
=fee+to-learn g-24
=fee+to-oppose r-36 h-38
=fee+to-treat r-22
=fee+trade r-47 g44 h-36
=fee+trading g55 h-19
=fee+travelling h-22
=fee+unit r131 g-53 m-39 h-35
=fee+unknown-party k19
=fee+unlawful-business k34
=fee+up-down r20
=fee+wager-event r-33 m-26 h71 k29
=fee+waiting r21
=fee+watchers r-125 k-47
=fee+winner-takes m22
=fee+with-money r31 h59
=fee+works-for r-21 h20
=first-takes r-41 g-49 m191 h-51
=first-takes+fixed-rate r-23 m22
=first-takes+gift-money m27
=first-takes+hand-over r-26 m44
=first-takes+lease m-27
=first-takes+market-price g-24
=first-takes+paid-entry m94
=first-takes+pays-for-chance g-22 m87 h-25
=first-takes+sale-or-service m37
=first-takes+stakes h37
=first-takes+sums-0 g-43 m119 h-29
=first-takes+sums-1 r-32 m80
=first-takes+take-in r-26 m44
=first-takes+trading g-24
=first-takes+unit m30
=first-takes+wager-event m78
=first-takes+winner-takes g-20 m82
=first-takes+with-money h37
=fixed-gain r127 g-31
=fixed-gain+fixed-paper r60 g-24 h-20
=fixed-gain+for-money h20
=fixed-gain+foreign-currency r49
=fixed-gain+friends r35
=fixed-gain+gift-money g99 m-25 h-30
=fixed-gain+given-back r62 g-29 h-20
=fixed-gain+guaranteed r83 g-25
=fixed-gain+hand-over r-74 g48 h21
=fixed-gain+instalment-count r-43
=fixed-gain+insured g-43 m41
=fixed-gain+interest-product r29
=fixed-gain+keep-cut m23 h64
=fixed-gain+keeps-money r39 g-27
=fixed-gain+late-rent r19
=fixed-gain+lawful-rate r38 g-24
=fixed-gain+lend r101 g29 h19
=fixed-gain+lend-verb r32
=fixed-gain+market-price r24 g42 h31
=fixed-gain+metal-deal r-20 g23
=fixed-gain+name-after r-38
=fixed-gain+name-before r41
=fixed-gain+paid-entry r-66 m37 h29
=fixed-gain+paper-money r31
=fixed-gain+pays r-47 g94 m-22 h-23
=fixed-gain+pays-for-chance g23 h19 k24
=fixed-gain+per-period r82 h-22
=fixed-gain+percentage r23
=fixed-gain+pledge r19
=fixed-gain+price-of r-49 g56 h67
=fixed-gain+price-word r-20 h20
=fixed-gain+priced-thing h22
=fixed-gain+principal-stays r-39
=fixed-gain+receivable r-26
=fixed-gain+reference r45 m-25 h-25 k23
=fixed-gain+repay m20 h20
=fixed-gain+return-on-capital r152 g-49
=fixed-gain+right-now g-19 h55
=fixed-gain+sale-or-service r57 g86 m23
=fixed-gain+sell r-53 h28
=fixed-gain+serves r-23 g22 h47
=fixed-gain+settles-later g-23
=fixed-gain+sold-short r-36 g50
=fixed-gain+sums-0 r156 g-35
=fixed-gain+sums-1 m-19 h-49 k31
=fixed-gain+sums-2 r-38 h25
=fixed-gain+sums-3 m27 h24
=fixed-gain+sums-apart r21 m-25
=fixed-gain+sums-grow r-99 m43 h34
=fixed-gain+sums-shrink r36
=fixed-gain+surety-pay r-28 h-22
=fixed-gain+take-in r-71 g72
=fixed-gain+to-dispose r25
=fixed-gain+to-oppose r25
=fixed-gain+trade r-35 g55 h47
=fixed-gain+trading g92 h30
=fixed-gain+unit r84 m-27 k-29
=fixed-gain+unknown g-25
=fixed-gain+wager-event r68 m34 h54
=fixed-gain+works-for r19 g25
=fixed-paper r425 g-91 m-55 h-127 k-40
=fixed-paper+given-back h-21
=fixed-paper+guaranteed g-19
=fixed-paper+insured r57
=fixed-paper+late-rent r59
=fixed-paper+lawful-rate h-21
=fixed-paper+market-price g-21
=fixed-paper+metal-deal g-19
=fixed-paper+online-place r24
=fixed-paper+paid-entry r51 m-20
=fixed-paper+paper-money r78 g-33 h-20
=fixed-paper+pays-for-chance r124 h-27
=fixed-paper+per-period r26
=fixed-paper+reference r39
=fixed-paper+return-on-capital r25
=fixed-paper+sale-or-service r112 h-25
=fixed-paper+sums-0 r319 g-86 m-54 h-105 k-32
=fixed-paper+sums-1 r106 h-22
=fixed-paper+trading r53 g-21
=fixed-paper+unit r47 g-27
=fixed-rate+foreign-currency g-23
=fixed-rate+friends r84
=fixed-rate+gift-money g46 m-26
=fixed-rate+given-back r-24
=fixed-rate+giving-drive r28
=fixed-rate+gold r51 k19
=fixed-rate+gold-part r-22
=fixed-rate+hand-over k19
=fixed-rate+hangs-if g19
=fixed-rate+insured m32
=fixed-rate+keep-cut r59
=fixed-rate+late-rent g40
=fixed-rate+lawful-bar k19
=fixed-rate+lawful-rate r30 h28
=fixed-rate+lease r58 h24
=fixed-rate+lend r29
=fixed-rate+lender r28
=fixed-rate+market-price r-50 g20
=fixed-rate+metal-deal r-20
=fixed-rate+name-after r-21
=fixed-rate+name-before r27
=fixed-rate+narcotic k41
=fixed-rate+paid-entry g23
=fixed-rate+paper-money r32
=fixed-rate+passes-it r70 h-31 k53
=fixed-rate+pays g47
=fixed-rate+pays-for-chance r59 g43 h-25
=fixed-rate+per-period r29
=fixed-rate+play-costs r24
=fixed-rate+pledge r-23 h23
=fixed-rate+price-of r39 g38 m-20
=fixed-rate+price-word g23 m32
=fixed-rate+priced-thing k19
=fixed-rate+reference r75 m36 k-22
=fixed-rate+repay h19
=fixed-rate+right-now r42 g-34 k-21
=fixed-rate+sale-or-service g30 m52
=fixed-rate+serves g25
=fixed-rate+settles-later r91 g-27
=fixed-rate+sums-0 r-74 h33
=fixed-rate+sums-1 g40 m-21
=fixed-rate+sums-2 r75 g-22 k38
=fixed-rate+sums-apart r32 g-21 k37
=fixed-rate+sums-equal r32
=fixed-rate+sums-grow r36
=fixed-rate+surety-pay r-35
=fixed-rate+take-in k22
=fixed-rate+to-learn r26
=fixed-rate+to-oppose k20
=fixed-rate+trade g38
=fixed-rate+trading r-21
=fixed-rate+travelling r48
=fixed-rate+under k26
=fixed-rate+unit r-52 k-39
=fixed-rate+up-down r26
=fixed-rate+winner-takes m47
=fixed-rate+with-money g19
=for-money m245 h-87 k-32
=for-money+foreign-currency r-34 m36
=for-money+friends r-26 m28
=for-money+game r-66 g-54 m192 h-23
=for-money+gift-money r-38 g-41 h24
=for-money+given-back h30
=for-money+gold-part r34
=for-money+guaranteed r29
=for-money+hand-over r22 g35 m-47 h34
=for-money+hangs-if m-29
=for-money+improper m-24 h27
=for-money+in-return r-32 m27
=for-money+increase r-52 g26
=for-money+instalment-count r79
=for-money+insured r-94 m-34
=for-money+late-rent r24
=for-money+lawful-bar g53
=for-money+lawful-rate g-20 m-38
=for-money+lease r52
=for-money+lend r20 g26 m-28 h20
=for-money+loose-order g31
=for-money+loser-pays r-52 m36
=for-money+market-price r-25
=for-money+metal-deal r27
=for-money+more-time g26
=for-money+my-loss r-47 g30 h-20
=for-money+name-after g25 m-26
=for-money+name-before g36 h21
=for-money+narcotic r20
=for-money+online-place r-19 m21 h152
=for-money+operator g23 m19 h128
=for-money+outside-prize m21
=for-money+own-stake r-24 g-22 h37
=for-money+paper-money r-19 g-22 h51 k-29
=for-money+pay-me r29
=for-money+payment-versus-payment r23
=for-money+pays r-41 g27 k34
=for-money+pays-for-chance g-21 m74 h-65
=for-money+per-period r26 g55 h36
=for-money+percentage m-30
=for-money+price-of r-52 g38
=for-money+price-word r24
=for-money+priced-thing r-39
=for-money+reference r31 m-35
=for-money+refusal g33 m-19
=for-money+repay g21 h48
=for-money+return-on-capital g36 m-42
=for-money+right-now m31 h61
=for-money+sale-or-service r-38 g43 m-65 h37 k30
=for-money+sell r-26 g71
=for-money+serves r26
=for-money+settles-later r48 g-22
=for-money+small-parts r-20 m-27
=for-money+sold-apart g48 m-20
=for-money+sold-short r40 g29
=for-money+stakes g-31
=for-money+sums-0 g28 m66 h-44 k-21
=for-money+sums-1 g-19 m179 h-43
=for-money+sums-2 r22
=for-money+sums-apart m23
=for-money+sums-grow r43
=for-money+take-in r-25 g48 h22
=for-money+tick-guess g59
=for-money+to-dispose m-28
=for-money+to-learn m34 h23
=for-money+to-oppose r-32
=for-money+trade r-25 g61 m-29
=for-money+trading g-21
=for-money+unit r77 g22 h39
=for-money+unlawful-business m-58 h62 k34
=for-money+up-down r66
=for-money+wager-event r-63 g-75 m106
=for-money+waiting m-38
=for-money+watchers r33 k19
=for-money+winner-takes r-31 h-21
=for-money+with-money r41 k-36
=for-others r-40 h-24 k96
=for-others+hand-over r-23 k42
=for-others+sums-0 r-41 h-24 k96
=for-others+take-in k28
=foreign-currency r223 g-124 m28 h-58 k-87
=foreign-currency+forward-deal r144 g-96
=foreign-currency+friends r48 g-35 m39
=foreign-currency+game r-34
=foreign-currency+gift-money r-46 g-31 h-22
=foreign-currency+given-back r61 g-20 h-29
=foreign-currency+hand-over r36 g-33 m-53 h-30
=foreign-currency+instalment-count r31
=foreign-currency+insured g-20 m-25
=foreign-currency+keep-cut r-28 h30
=foreign-currency+lawful-rate r22
=foreign-currency+lend r27 g-21 m-34
=foreign-currency+lender r-25
=foreign-currency+loser-pays r-33
=foreign-currency+market-price r53 g20 m38 h-25 k-22
=foreign-currency+name-after r33
=foreign-currency+name-before h24
=foreign-currency+not-pork h21
=foreign-currency+online-place r-33 g47 m53 h38
=foreign-currency+operator m31 h48
=foreign-currency+paid-entry r-41
=foreign-currency+paper-money r-46
=foreign-currency+pass-along r48
=foreign-currency+pass-on r133 g-98 k-31
=foreign-currency+passes-it r55
=foreign-currency+pay-me r34
=foreign-currency+payment-versus-payment r-211 m-49
=foreign-currency+payroll r20 h26
=foreign-currency+pays-for-chance h41
=foreign-currency+price-of g36 h-29
=foreign-currency+price-word r83
=foreign-currency+priced-thing r77 g-50 m-20 h-23
=foreign-currency+quick-cash r-28
=foreign-currency+reference r114 g-89 m33 h50
=foreign-currency+repay r77 m-30
=foreign-currency+right-now r106 g-82 m-45 h-35
=foreign-currency+sale-or-service r27 g22 h-24
=foreign-currency+sell r22 g19
=foreign-currency+serves r34 g36
=foreign-currency+settles-later r251 g-82
=foreign-currency+sham h23
=foreign-currency+shut-thing r64
=foreign-currency+sold-short r-111 g-20
=foreign-currency+stakes r-24 g57 m68
=foreign-currency+stipulated r37
=foreign-currency+sums-0 r270 g-142 h-118 k-83
=foreign-currency+sums-1 r20 m25 h33
=foreign-currency+sums-2 r-66
=foreign-currency+sums-apart r-68 h27
=foreign-currency+sums-equal r-28
=foreign-currency+surety-pay r-28 h20
=foreign-currency+take-in r61
=foreign-currency+tick-guess g45 m30
=foreign-currency+to-learn r49 m27
=foreign-currency+to-oppose r-25 h-23
=foreign-currency+trade r-70 g27
=foreign-currency+trading g-79
=foreign-currency+travelling r-49
=foreign-currency+unit r125 g31
=foreign-currency+unlawful-business h45
=foreign-currency+up-down g43
=foreign-currency+wager-event m29 h25
=foreign-currency+watchers r38 h-35
=foreign-currency+with-money r-50 g24 m48
=forward-deal r66 g31 m-22 h-45 k-46
=forward-deal+guaranteed r-33
=forward-deal+lease g22 k-26
=forward-deal+market-price r108 g-65
=forward-deal+paper-money g40
=forward-deal+pays-for-chance r-42 g-23
=forward-deal+price-of r65
=forward-deal+price-word r88
=forward-deal+priced-thing r96 g-62
=forward-deal+reference r34 g-29 k-30
=forward-deal+right-now r-22
=forward-deal+sale-or-service r90 g-34
=forward-deal+sell g21
=forward-deal+sums-0 r96 g48 h-45 k-46
=forward-deal+sums-1 r-33
=forward-deal+trade r-31 g43
=forward-deal+trading r50 g-53
=forward-deal+unit r40
=free-use r134 g-54 k-41
=free-use+gift-money r28
=free-use+given-back r31
=free-use+in-return r36
=free-use+late-rent r-29
=free-use+lease r32
=free-use+lend r112
=free-use+lend-verb r66
=free-use+lender r43
=free-use+outside-prize r85
=free-use+paid-entry r-28
=free-use+pays-for-chance r33 g-24
=free-use+repay r64
=free-use+sums-0 r101 g-32 k-37
=free-use+sums-1 r61 g-22
=free-use+unit r-23
=friends g-101 m86 h-86 k22
=friends+game r-20 h-42
=friends+gift-money r-115 g38 h-27
=friends+gift-to r-29 k-21
=friends+given-back r-26 g22 h-27
=friends+gold r-53 g24 k21
=friends+guaranteed r24 g-22
=friends+hand-over r63 h27 k-36
=friends+hangs-if g44
=friends+hidden-name k51
=friends+in-return r47
=friends+instalment-count h-23
=friends+insurance-business g19
=friends+insured g90 m20
=friends+interest-business h44
=friends+keep-cut m-36
=friends+kept-by-creditor r47
=friends+late-charge r-28
=friends+late-rent r74 m-35 h33 k-31
=friends+lawful-bar r-53 g22 h-60
=friends+lawful-rate r77 m-28 h-29 k-27
=friends+lease g78 k-38
=friends+lend r-84 g-40 h90
=friends+lend-verb r-58
=friends+lender r36 g24
=friends+lender-gain r49
=friends+market-price g-19 m-39
=friends+meat h28
=friends+more-back r57
=friends+more-time r-90
=friends+my-loss m24 h-19
=friends+name-after r19 g-24 h-36 k22
=friends+name-before g-21 m-38 k35
=friends+narcotic h59 k-33
=friends+not-pork g19
=friends+not-told h41
=friends+official r29 h54
=friends+online-place r23 h27 k42
=friends+operator h48
=friends+outside-prize r44 m-20
=friends+own-account r34 k24
=friends+own-zakat-rate g-36
=friends+paid-entry r-29 g37 h19
=friends+paper-money r38 g-34 k52
=friends+pass-along k21
=friends+pass-on r-24
=friends+passes-it r68 k19
=friends+pay-me r-30
=friends+payment-versus-payment r56
=friends+payroll r-63 h24
=friends+pays r-51 g62 m42
=friends+pays-for-chance r26 g-42 h-55
=friends+per-period r21 g28 k-20
=friends+percentage r68
=friends+price-of r24 g69 m-24
=friends+price-word r109 g-52 m-20
=friends+priced-thing r-52 g21 m-19 k20
=friends+receivable r31
=friends+reference r48 g-41 m-30 h26 k-30
=friends+repay r24 h-26 k-23
=friends+return-on-capital g19 k-23
=friends+right-now k-19
=friends+sale-or-service r-25 m-63 h60 k-28
=friends+sell r40 g29
=friends+serves g-22 m-22 h-40
=friends+sham h37
=friends+sold-apart g24 h-35
=friends+sold-short g-21
=friends+speed-up g22 h66
=friends+split h-19
=friends+stakes r-27 m142
=friends+stranger r-19
=friends+sums-0 r-108 m40 k35
=friends+sums-1 g-71 m49 h-55
=friends+sums-2 r138 g-26 h-24
=friends+sums-3 r-28
=friends+sums-apart r52 h-20
=friends+sums-equal r-59 m32
=friends+sums-grow r96 m-28
=friends+sums-shrink r21
=friends+take-in r68 m-35 h58 k-39
=friends+to-debtor r-24
=friends+to-learn r21 k-23
=friends+to-oppose h35
=friends+trade r83 h-20
=friends+trading k-20
=friends+travelling h32
=friends+under k-20
=friends+unit r-47 g58 m-19 k-37
=friends+unlawful-business h-28
=friends+unlicensed k26
=friends+unlicensed-giving k32
=friends+up-down g64
=friends+wager-event g19 h-44
=friends+waiting r-35
=friends+watchers r21 k34
=friends+with-money r-22 g-30 m83
=friends+works-for h-22
=future-crop r-44 g270 m-24 h-38
=future-crop+gift-money g45
=future-crop+hand-over g27
=future-crop+own-zakat-rate g101
=future-crop+pays-for-chance g79
=future-crop+price-of g31
=future-crop+reference r-21
=future-crop+right-now g38
=future-crop+sale-or-service g26
=future-crop+settles-later r-19
=future-crop+sums-0 r-31 g256 m-24 h-38
=future-crop+unit r-35 g92
=game r-110 g-85 m280 h-158 k-34
=game+gift-money r-31 m59 h77 k-26
=game+given-back m19
=game+guaranteed g45
=game+hand-over m20
=game+in-return m33
=game+insured r-22
=game+keep-cut m-42
=game+lawful-bar m-29 h56
=game+lease m-20
=game+lend r-22 m128
=game+loser-pays r-34
=game+market-price m-34
=game+my-loss m41
=game+narcotic h60
=game+official g-21 h38
=game+online-place h34
=game+operator m-29
=game+out-there g-34 m36
=game+outside-prize m-19
=game+paper-money m42 h84 k-29
=game+pays m29
=game+pays-for-chance m128 h45
=game+per-period m-21
=game+play-costs m-24
=game+price-of g-25 h44
=game+receivable r-24 m51
=game+reference g23 m22 h37
=game+right-now m26 h26
=game+sale-or-service g-29 h44
=game+sold-apart g23
=game+speed-up h25
=game+sums-0 r-68 g-72 m113 h-136 k-26
=game+sums-1 m71 h-34
=game+sums-2 r-29 m70
=game+sums-apart r-32 m62
=game+to-learn g-21
=game+to-oppose m30 h-26
=game+trade g-21 m22 h24
=game+trading m-20
=game+unit m-23
=game+unlawful-business h40
=game+wager-event r-58 g-100 m-96 h-46
=game+winner-takes m48
=game+with-money m71 h-19
=gift-money r19 g-60 m-69 h-25 k-37
=gift-money+gift-to r-70 g-55 m-20 h-20 k-58
=gift-money+given-back r-63 g-112 h31
=gift-money+giving-drive r-38
=gift-money+gold r-129 g-22 m26 h-28 k-26
=gift-money+gold-part r104 g20 h24 k-20
=gift-money+grown-debt r36
=gift-money+guaranteed r97 m-19 k-23
=gift-money+guarantor r28
=gift-money+hand-over r-92 g28 k-38
=gift-money+hangs-if g46 m-20
=gift-money+he-picks g50
=gift-money+improper h42
=gift-money+in-return r80 g72
=gift-money+increase r-50 g22 h-33
=gift-money+instalment-count r-89 g-29 h-22
=gift-money+insurance-business r-32 g30
=gift-money+insured g114 m-20 k47
=gift-money+keep-cut h-41 k19
=gift-money+kept-by-creditor r-31 g-27
=gift-money+late-charge r20
=gift-money+late-rent g-20 m-31
=gift-money+lawful-bar r-25 g-72 m-35 h73 k-22
=gift-money+lawful-rate r170 g44 m26 k-37
=gift-money+lease r21 m-31 h-42 k-31
=gift-money+lend r24 g-30 m-31 h-29
=gift-money+lend-verb r39 h-32
=gift-money+lender r60 g-22
=gift-money+lender-gain r71
=gift-money+licensed r-24 h53
=gift-money+limit r29
=gift-money+loose-order g40
=gift-money+loser-pays m65
=gift-money+lost-contest m25
=gift-money+market-price r-132
=gift-money+meat g-29 h21 k20
=gift-money+metal r78 k-20
=gift-money+metal-deal r69
=gift-money+more-back r44
=gift-money+more-time r-38 g28
=gift-money+my-loss m-20
=gift-money+my-wallet-lent r-26 k37
=gift-money+name-after g-37
=gift-money+name-before r-62 m-23 k-23
=gift-money+narcotic m-20 h-138 k-24
=gift-money+no-date g63
=gift-money+no-day r-52 g43
=gift-money+nobody-knows r-21 g23
=gift-money+not-pork r-36 g-34 m82 h38
=gift-money+not-told r-57 m-19 h33
=gift-money+official r-102 m-20 h358 k-34
=gift-money+online-place r95 g-44 h117
=gift-money+operator h-39
=gift-money+out-there g32
=gift-money+outside-prize r25 g-24
=gift-money+own-account r-37 k-49
=gift-money+own-stake h56
=gift-money+own-zakat-rate h24
=gift-money+paid-entry r-35 g71 m-19 h-34 k54
=gift-money+paper-early k-25
=gift-money+paper-money r66 h-41
=gift-money+pass-along r-28 k49
=gift-money+pass-on r-58 g27 k57
=gift-money+passes-it r46
=gift-money+pay-for-cover r-25
=gift-money+pay-me r39 g24 h22
=gift-money+payment-versus-payment r60 g-36
=gift-money+payroll h21 k-23
=gift-money+pays r-70 g65 m-20 k20
=gift-money+pays-for-chance g93 m50 h53
=gift-money+per-period r53 g83 h-72 k-26
=gift-money+percentage r-59 m27 h29
=gift-money+play-costs r-42 g19 h-34
=gift-money+pledge h23
=gift-money+price-later g-51 h23
=gift-money+price-of r-32 g55 m-34 h-82 k-29
=gift-money+price-open r27
=gift-money+price-word g-51 k-22
=gift-money+priced-thing r88 g-51 m49 h-21
=gift-money+principal-stays r45
=gift-money+promised-cut r38
=gift-money+quick-cash r43
=gift-money+rate-charge r45
=gift-money+receivable r-46 g-27
=gift-money+reference r49 g149 m-45 k37
=gift-money+refusal r-20 g24
=gift-money+repay g43
=gift-money+return-on-capital r21 g74 m-26 h-32 k-23
=gift-money+right-now r-37 g26 m31 h74 k-23
=gift-money+sale-or-service r29 g49 m-69 h-78
=gift-money+same-back r62 g-22
=gift-money+savings-circle r60
=gift-money+sea-catch h25
=gift-money+sealed g21
=gift-money+search-for g-25 k20
=gift-money+sell g43 h-35 k-36
=gift-money+serves r98 m-41 h-63
=gift-money+settles-later r89 k-19
=gift-money+sham r50 m-20 k-41
=gift-money+shut-thing r22
=gift-money+small-parts m-32
=gift-money+sold-apart g19 h-19
=gift-money+sold-short r-52 g-107 m-43
=gift-money+speed-up r21 g23 m-28 h173 k-22
=gift-money+split m-49 k41
=gift-money+stakes r68 g-31 m92
=gift-money+stays-unseen k26
=gift-money+stipulated r36
=gift-money+stranger r-28
=gift-money+sums-0 r-81 g-57 h35
=gift-money+sums-1 r69 m-23
=gift-money+sums-2 r-53 g32 m-32 h-72 k-20
=gift-money+sums-3 r84 g-24
=gift-money+sums-apart r54 m41 h-54
=gift-money+sums-equal r110 m-42 k-23
=gift-money+sums-grow r-132 m-24
=gift-money+sums-shrink m-19
=gift-money+surety r36
=gift-money+surety-pay g99 k23
=gift-money+take-in r33 g36 m23 h42 k-40
=gift-money+tick-guess r-24 g40 m40
=gift-money+tied-deal r38
=gift-money+to-dispose r-28 g-48
=gift-money+to-learn g-21
=gift-money+to-oppose r-46 g-38
=gift-money+to-treat r62
=gift-money+trade r-96 g94 h-22 k-28
=gift-money+trading r63 g28 h19 k-27
=gift-money+travelling g77 h64
=gift-money+two-prices r-48
=gift-money+unborn g33
=gift-money+undecided r-30 g87
=gift-money+under h63 k-29
=gift-money+undescribed g-19
=gift-money+unit r35 g-49 m-57 h-70 k-88
=gift-money+unknown k-28
=gift-money+unknown-party r-23 k37
=gift-money+unlawful-business r32 m20 k34
=gift-money+unlicensed h26
=gift-money+unlicensed-giving h24 k55
=gift-money+up-down r71 g40 h72
=gift-money+victim-fee m-20 h-28 k123
=gift-money+wager-event g-45 m124 h55 k36
=gift-money+wait-pay r73
=gift-money+waiting r27 m-23 h-33
=gift-money+wash-money k74
=gift-money+watchers r52 h70 k-36
=gift-money+winner-takes r21 g25 m38 h-27
=gift-money+with-money r29 g-33 m49 k-27
=gift-money+wrapped-gift r-43 h-32
=gift-to r-63 g-97 h-71 k-74
=gift-to+given-back r-40
=gift-to+giving-drive g-22 h-33 k-28
=gift-to+hand-over k-30
=gift-to+kept-by-creditor k19
=gift-to+late-charge r-32
=gift-to+late-rent h33
=gift-to+lawful-rate r25 g-24 h-23
=gift-to+lease r30
=gift-to+lender r75
=gift-to+lender-gain r19
=gift-to+licensed k-35
=gift-to+more-time r-60
=gift-to+name-before h23
=gift-to+official h62
=gift-to+online-place r-22
=gift-to+own-account k-43
=gift-to+paid-entry m48
=gift-to+pays r-24
=gift-to+pays-for-chance r-61 m30
=gift-to+receivable r-28
=gift-to+reference r-28 m20
=gift-to+repay r-38
=gift-to+sale-or-service r-44
=gift-to+speed-up h25
=gift-to+sums-0 g-97 h-53 k-60
=gift-to+sums-1 r-32
=gift-to+sums-2 r-25
=gift-to+to-dispose g-30
=gift-to+to-treat r20
=gift-to+undescribed g-33
=gift-to+unit r-44 g-25
=gift-to+unlicensed k34
=gift-to+unlicensed-giving k48
=gift-to+waiting r-73
=gift-to+watchers h26
=gift-to+wrapped-gift r-43 h-32
=given-away r-77
=given-away+hand-over r-62 k-20
=given-away+online-place r-24
=given-away+pays-for-chance r-45
=given-away+reference r-39
=given-away+sums-0 r-50
=given-away+sums-1 r-33
=given-away+watchers r-29
=given-back r-24 g84 h-111 k-55
=given-back+gold r70
=given-back+gold-part r24 g-22 h27 k19
=given-back+guaranteed r-29 m-23
=given-back+halal-certified r32
=given-back+hand-over r47 g-52 h-23
=given-back+in-return r29 g29
=given-back+increase r51 k32
=given-back+insurance-business h49
=given-back+insured g228
=given-back+islamic-paper g-26 h34
=given-back+keep-cut r46
=given-back+kept-by-creditor g22
=given-back+late-rent m-21
=given-back+lawful-rate r-51 g27 m36
=given-back+lease r-21 g95
=given-back+left-open g27
=given-back+lend r-25 h-37 k-23
=given-back+lend-verb g25
=given-back+lender r-36 g31
=given-back+lender-gain r36
=given-back+licensed r40
=given-back+market-price r-45
=given-back+meat r19 g31
=given-back+more-back r25
=given-back+name-before r25
=given-back+narcotic h-20
=given-back+no-decision-date g26
=given-back+not-pork g42
=given-back+official g36
=given-back+online-place r-51 g52 m38 h113 k-39
=given-back+operator m52 h52
=given-back+outside-prize g28
=given-back+own-zakat-rate g19
=given-back+paid-entry g81 m-27 h-27
=given-back+paper-money k-19
=given-back+pass-on r38 k23
=given-back+passes-it r29
=given-back+pay-for-cover g-19
=given-back+pays r-28 g-32 k23
=given-back+pays-for-chance r41 g-111 m-24 h75
=given-back+per-period g56
=given-back+percentage r133 g-19 m20 h30
=given-back+price-of r-52 g30 m19 h68
=given-back+price-word g-53
=given-back+receivable r-20 g35
=given-back+reference r39 g-68 h35
=given-back+repay r-48 g-186 m-59 h-30 k-41
=given-back+return-on-capital r81
=given-back+right-now r-44 g-27
=given-back+sale-or-service h23 k44
=given-back+search-for r-22 g25
=given-back+sell r53 g55
=given-back+serves r29 g-92 m30 h64
=given-back+settles-later r28 g-29
=given-back+sold-short g50
=given-back+stakes r20 h62
=given-back+stipulated r41
=given-back+sums-0 r-134 g113 h-97 k-23
=given-back+sums-1 r30 k-31
=given-back+sums-2 r103 g-43
=given-back+sums-3 r-23
=given-back+sums-apart r-48 g-37 h-19
=given-back+sums-grow r74
=given-back+sums-shrink r53
=given-back+takaful g-32
=given-back+to-debtor r-28
=given-back+to-dispose r-21 g-87 h33
=given-back+to-oppose r-49 g-33
=given-back+trade r42 g58 h69 k31
=given-back+trading r-58 g-27 m35 h71
=given-back+travelling g26 h-34
=given-back+under r-34 g-21 h27
=given-back+unit r42 h-62 k38
=given-back+unlawful-business m40
=given-back+unpromised r-20
=given-back+up-down r-70 g42 m30
=given-back+wager-event m50
=given-back+waiting r-70 g42
=given-back+watchers r83 h-25 k-52
=given-back+with-money m20 h66
=giving-drive g-84 m-37 h-143 k248
=giving-drive+hand-over r21 m-22 k23
=giving-drive+insured k21
=giving-drive+keep-cut k30
=giving-drive+late-charge r-19
=giving-drive+lawful-rate r38 h-23
=giving-drive+lease r40
=giving-drive+lend r31
=giving-drive+lender r34
=giving-drive+licensed k-37
=giving-drive+more-time r-41
=giving-drive+online-place r-22
=giving-drive+paper-money k49
=giving-drive+pass-on h21
=giving-drive+pays r20
=giving-drive+pays-for-chance r26 k29
=giving-drive+price-of g21
=giving-drive+receivable r-27
=giving-drive+reference k38
=giving-drive+right-now r48
=giving-drive+sale-or-service r-27 h-26 k28
=giving-drive+serves h-35
=giving-drive+sums-0 r-32 g-99 m-32 h-128 k212
=giving-drive+sums-1 r34 g21 h-34 k23
=giving-drive+take-in k41
=giving-drive+to-dispose r38
=giving-drive+unit g-23 k28
=giving-drive+unlicensed g-31 k98
=giving-drive+unlicensed-giving k148
=giving-drive+waiting r-51
=giving-drive+watchers k-29
=gold r328 g-78 h-99 k-42
=gold+gold-part r240 g-68
=gold+guaranteed r-22
=gold+hand-over r24 g-40
=gold+in-return r-36 g20
=gold+instalment-count r115
=gold+insured r26 k21
=gold+keep-cut r34
=gold+lawful-bar r83 m21 h22
=gold+lease r105
=gold+lend r-41
=gold+lend-verb r-36
=gold+market-price r83 g27 h34
=gold+meat r19
=gold+name-after k21
=gold+narcotic r73 g-21 h-60
=gold+online-place g45 m23
=gold+paper-money r-24
=gold+payment-versus-payment r-24
=gold+payroll r75
=gold+pays m27
=gold+pays-for-chance r100 g-37 h-42
=gold+per-period r69 g-24
=gold+percentage r-21
=gold+price-later r-22
=gold+price-of g-29
=gold+price-word r35 g-52 m34
=gold+priced-thing g37 m20
=gold+reference r22 g82
=gold+repay r54
=gold+return-on-capital r-68
=gold+right-now r95 g-31
=gold+sale-or-service r86 g-37 m23
=gold+sell r-100 g-25
=gold+serves r151 g-24
=gold+settles-later r88 g-96
=gold+small-parts r35
=gold+sold-apart g-30
=gold+split r38
=gold+stakes r-31 g69 m27 h22
=gold+sums-0 r239 g-119 m-22 h-91 k-40
=gold+sums-1 r70 g61 m45
=gold+sums-2 r20 g-20
=gold+sums-equal r-27
=gold+swap-weights r50
=gold+take-in r83
=gold+tick-guess r-82 g77 m60
=gold+to-learn r25
=gold+trade r-104 g-38
=gold+trading g41 m52
=gold+unit r345 g-79 h-45
=gold+unlawful-business r46 h24
=gold+up-down r-76 g62
=gold+wager-event m23 h24
=gold+watchers r-22
=gold+with-money h20
=gold-part r74 g-47 m-29
=gold-part+hand-over r27
=gold-part+instalment-count r43 g-19
=gold-part+insured r-33
=gold-part+late-rent g26
=gold-part+lawful-bar r33 g-19
=gold-part+lease r40
=gold-part+market-price r78
=gold-part+not-pork r-28
=gold-part+paid-entry r19
=gold-part+paper-money r55 g19
=gold-part+payment-versus-payment r25
=gold-part+payroll r21
=gold-part+pays r33
=gold-part+pays-for-chance r61 k-21
=gold-part+per-period r-27
=gold-part+price-of r-33 g-32 h25
=gold-part+price-word r31 g36
=gold-part+priced-thing r136 g-60
=gold-part+principal-stays r-31
=gold-part+quick-cash r25
=gold-part+receivable r-26
=gold-part+reference r-29 k26
=gold-part+right-now r-27
=gold-part+salam g64
=gold-part+sale-or-service r-45 h25
=gold-part+same-back r20
=gold-part+search-for g83
=gold-part+sell g-45
=gold-part+settles-later g-58 m-19
=gold-part+small-parts r-22 k22
=gold-part+sold-apart r50
=gold-part+sold-short r-38
=gold-part+split k22
=gold-part+sums-0 r50 g-41 m-27 k20
=gold-part+sums-1 r-22
=gold-part+sums-apart r37
=gold-part+trade g-66
=gold-part+trading g-40
=gold-part+unit r81 g-97
=gold-part+watchers r-20
=gold-part+with-money r22
=grown-debt r82 g-22
=grown-debt+more-time r28
=grown-debt+paid-entry r-26
=grown-debt+settles-later r35
=grown-debt+sums-0 r41
=grown-debt+sums-1 r30
=grown-debt+waiting r105
=grows-with-time r63 g-29 m-19
=grows-with-time+lend r37
=grows-with-time+sale-or-service r21
=grows-with-time+sums-0 r54 g-29
=grows-with-time+take-in r24
=grows-with-time+unit r25
=guaranteed r224 g-30 h-99 k-56
=guaranteed+guarantor g40
=guaranteed+hand-over g32
=guaranteed+in-return r20
=guaranteed+instalment-count r-48 h37
=guaranteed+insured r-49
=guaranteed+keep-cut r-38 h27
=guaranteed+lawful-rate r-54
=guaranteed+lease r-48 g37
=guaranteed+lend r-25 g36
=guaranteed+lend-verb r33
=guaranteed+lender r41
=guaranteed+market-price r63 g-31 m-26
=guaranteed+name-before g31 m35
=guaranteed+narcotic r47
=guaranteed+not-pork g50
=guaranteed+own-zakat-rate r-37 g-21
=guaranteed+paper-money r58
=guaranteed+passes-it r27
=guaranteed+pay-for-cover g38
=guaranteed+payroll g63 h-19
=guaranteed+pays r-40 g61
=guaranteed+pays-for-chance g71 m-45
=guaranteed+per-period r124 g-29
=guaranteed+percentage r93 g-21 h-19
=guaranteed+price-word r-93 m-26
=guaranteed+priced-thing r33 g-29
=guaranteed+receivable r-19
=guaranteed+reference r-119 g25
=guaranteed+repay r24 g-22
=guaranteed+return-on-capital r245 g-48 h-35
=guaranteed+sale-or-service r-127 g-38 m-35
=guaranteed+serves g25 h23
=guaranteed+settles-later r-33 h37
=guaranteed+sold-apart g81
=guaranteed+sold-short r-39 g60
=guaranteed+stakes r48
=guaranteed+stipulated g-44
=guaranteed+sums-0 r202 g-40 h-76 k-52
=guaranteed+sums-1 r39 g24 m-20 h-23
=guaranteed+surety-pay h21
=guaranteed+trading r101 g-29
=guaranteed+travelling g-21
=guaranteed+under r20
=guaranteed+unit r37 g-50 m-25
=guaranteed+up-down r37
=guaranteed+wager-event g-37 m-38
=guaranteed+waiting r-52
=guaranteed+watchers r-65 g84
=guaranteed+with-money r43
=guarantor r73 m-21
=guarantor+guarantor-gain r35
=guarantor+hand-over r47
=guarantor+in-return r22
=guarantor+keep-cut r38
=guarantor+lend r22
=guarantor+lender-gain r20
=guarantor+outside-prize r-34
=guarantor+paid-entry r22
=guarantor+payroll r22 g40
=guarantor+pays r43
=guarantor+pays-for-chance r66
=guarantor+percentage r30
=guarantor+price-of r59
=guarantor+reference r-46
=guarantor+sale-or-service r22
=guarantor+sold-apart g45
=guarantor+sums-0 r93 g-34
=guarantor+sums-1 r-25 g25
=guarantor+surety g-43
=guarantor+surety-pay r75 h-28
=guarantor+unit r-33
=guarantor+watchers g19
=guarantor-gain+hand-over r42
=guarantor-gain+lend r-58
=guarantor-gain+pays-for-chance r-36
=guarantor-gain+percentage r-34
=guarantor-gain+rate-charge r-36
=guarantor-gain+surety-pay r37
=guarantor-gain+take-in r42
=halal-certified r53 g-47 h-62 k19
=halal-certified+late-rent r-25
=halal-certified+lawful-rate r28 h-21
=halal-certified+lease r-24
=halal-certified+metal r57
=halal-certified+metal-deal r60
=halal-certified+not-pork g-20
=halal-certified+official k57
=halal-certified+payroll r-28 h-22 k97
=halal-certified+pays-for-chance r41
=halal-certified+per-period r30
=halal-certified+return-on-capital r39 h-22
=halal-certified+sale-or-service k96
=halal-certified+serves r-38 k97
=halal-certified+sham h142 k-22
=halal-certified+sums-0 r21 g-43 m-21 h-66 k19
=halal-certified+sums-1 r35
=halal-certified+to-learn h57
=halal-certified+trade r28
=halal-certified+unit r21 h-25
=halal-certified+watchers r71
=hand-over g-101 m-38 h-92 k79
=hand-over+hangs-if g31
=hand-over+impure-wealth k-21
=hand-over+in-return r99
=hand-over+increase r-35
=hand-over+instalment-count g-23
=hand-over+insurance-business r-25 g22
=hand-over+insured r105 g-62 m23 k-32
=hand-over+interest-business h29
=hand-over+keep-cut r39 g23 k21
=hand-over+keeps-money r55
=hand-over+kept-by-creditor r-25 m24
=hand-over+late-rent h45 k-28
=hand-over+lawful-bar r-27 g-43 h-25
=hand-over+lawful-rate r136 h33 k-104
=hand-over+lease r42 g-33 h36 k-47
=hand-over+lend r-22 g-23 h38
=hand-over+lend-verb r-37 h22
=hand-over+lender h-34 k-20
=hand-over+lender-gain h37
=hand-over+licensed g20 h36
=hand-over+limit r23
=hand-over+market-price g44 m-25 h31 k60
=hand-over+meat r29 h45
=hand-over+metal r-21 g-27
=hand-over+metal-deal r-64 h26
=hand-over+more-back r59
=hand-over+my-loss r26 m23
=hand-over+name-before r119 g-45 h37 k-22
=hand-over+narcotic r37
=hand-over+no-date g40
=hand-over+not-chosen r-24
=hand-over+not-mine-yet g33
=hand-over+not-pork g119 h-22
=hand-over+not-told m20 h33 k-21
=hand-over+official k-27
=hand-over+online-place m20 k37
=hand-over+operator m29 h38
=hand-over+out-of-reach g27
=hand-over+outside-prize m-65
=hand-over+own-account r24
=hand-over+own-zakat-rate g-63
=hand-over+paid-entry r24 g44
=hand-over+paper-early r53
=hand-over+paper-money r89 g-34 m-27 h-44 k-29
=hand-over+pass-along r-37 h-19 k57
=hand-over+pass-on r-105 g-28 k39
=hand-over+passes-it r-23 g-75 m-44 h-24 k60
=hand-over+pay-me r25 h35
=hand-over+payment-versus-payment r-76 h-29 k27
=hand-over+payroll r77 g-30 k-32
=hand-over+pays r-34 g-70 m-39 h60
=hand-over+pays-for-chance r128 g54 m-35 h-30 k25
=hand-over+per-period r69 k-38
=hand-over+percentage h20
=hand-over+play-costs r23
=hand-over+pledge r-55 h23
=hand-over+price-later g-21
=hand-over+price-of g102 k64
=hand-over+price-open g24
=hand-over+price-word r-35 g47 m55 h19
=hand-over+priced-thing r-21 g55
=hand-over+quick-cash r37
=hand-over+rate-charge r51
=hand-over+receivable r58 g-22
=hand-over+reference r-25 g60
=hand-over+repay r97 g-67 m-25 h28 k-68
=hand-over+return-on-capital r43 g-101 m-22 h21 k-28
=hand-over+right-now r192 g-84 m23
=hand-over+sale-or-service g54 h52 k-55
=hand-over+same-back r63
=hand-over+savings-circle m-48
=hand-over+search-for g-80
=hand-over+sell h-30 k-29
=hand-over+serves r113 g-51 h-35
=hand-over+settles-later r41 g-74 k39
=hand-over+small-parts r54 h22
=hand-over+sold-apart r45 g26
=hand-over+sold-short r-51 m-26 h-35
=hand-over+speed-up r38 g30 h28 k-27
=hand-over+stakes h88
=hand-over+stipulated r104
=hand-over+stranger r-23 g-25
=hand-over+sums-0 r-105 g-91 m-56 h-68 k69
=hand-over+sums-1 g-20 m84 h27 k-26
=hand-over+sums-2 r110 g50 m-50 h-50
=hand-over+sums-3 g-41 k26
=hand-over+sums-apart g19 k41
=hand-over+sums-equal r-164 g-29 h-21
=hand-over+sums-grow r174 g35 m-34
=hand-over+sums-shrink r105
=hand-over+surety r92
=hand-over+surety-pay r24 h20
=hand-over+take-in r21 g41 m70 k40
=hand-over+tied-deal r30
=hand-over+tied-trade r19
=hand-over+to-debtor g-46
=hand-over+to-dispose g-26 m-30 k-19
=hand-over+to-learn r87 g22 h23 k-30
=hand-over+to-oppose r35 m-42
=hand-over+to-treat r24
=hand-over+trade r-26 g37 h-47 k56
=hand-over+trading r-54 g-42 m-22
=hand-over+two-prices r-115
=hand-over+undecided r-42 g64
=hand-over+under r42
=hand-over+unit g120 m-48 h25 k-20
=hand-over+unknown k27
=hand-over+unknown-party r-23 h20
=hand-over+unlawful-business r72 h19
=hand-over+unlicensed-giving g-30 k26
=hand-over+unpromised g-37
=hand-over+up-down r99 g-26
=hand-over+wager-event m71 h100
=hand-over+wait-pay r28
=hand-over+waiting r25
=hand-over+watchers r40 g-20 k-43
=hand-over+winner-takes g-63 m48
=hand-over+with-money r-76 g-20 h29
=hand-over+works-for r23
=hangs-if r-37 g208 m-78 h-43
=hangs-if+late-rent g52
=hangs-if+market-price g29
=hangs-if+pays g42 m-20
=hangs-if+pays-for-chance g69 m-42
=hangs-if+price-of g56 m-27
=hangs-if+priced-thing g20
=hangs-if+reference g39
=hangs-if+sale-or-service g49
=hangs-if+sell r-20 g86
=hangs-if+sums-0 r-20 g199 m-67 h-42
=hangs-if+take-in g19
=hangs-if+trade g90 m-26
=hangs-if+trading g28
=hangs-if+unit g22
=hangs-if+wager-event g65 m-74 h-19
=hangs-if+winner-takes g54 m-38
=hangs-on g112 m-23 h-33
=hangs-on+price-of g67 h-24
=hangs-on+sale-or-service g36 h-23
=hangs-on+sell g59 h-25
=hangs-on+serves g45 h-23
=hangs-on+sums-0 g139 m-35 h-31
=hangs-on+sums-1 g-26
=hangs-on+trade g72 h-25
=he-picks r-20 g167 h-39
=he-picks+insured g40
=he-picks+market-price g20
=he-picks+not-pork g64
=he-picks+pays g50
=he-picks+pays-for-chance g54
=he-picks+price-word g20
=he-picks+sale-or-service g36
=he-picks+settles-later r-19
=he-picks+sums-0 r-20 g161 h-39
=hidden-name r-48 g-43 m-19 h-70 k281
=hidden-name+online-place k73
=hidden-name+paper-money r-25 k37
=hidden-name+reference g-20 h-32 k114
=hidden-name+sums-0 r-26 g-43 m-19 h-69 k237
=hidden-name+unit r-27 k33
=improper r-23 m-50 h210 k-42
=improper+keep-cut h21
=improper+nobody-knows g-26
=improper+official h77
=improper+pays-for-chance g21
=improper+reference h31
=improper+sale-or-service g35
=improper+serves h21
=improper+speed-up g-36 m-19 h25
=improper+sums-0 r-23 g-27 m-50 h210 k-42
=improper+surety-pay h22
=improper+undescribed g-28
=improper+unit g32 h36
=improper+wager-event m-41 h34
=improper+watchers h33
=impure-wealth r43 m-66 h-46
=impure-wealth+lawful-rate r-38 m-29 h-24
=impure-wealth+pays-for-chance r32 m-36 h-23 k33
=impure-wealth+sale-or-service r25 m-20 k34
=impure-wealth+sums-0 r43 m-66 h-46
=impure-wealth+to-dispose r-20
=impure-wealth+to-oppose r-30
=impure-wealth+unit r20
=impure-wealth+unlawful-business m-66 h-41 k34
=impure-wealth+watchers k-25
=impure-wealth+zakat r-36 m-29 h-24
=in-return r189 g-34 m118 h-74 k-44
=in-return+instalment-count r23
=in-return+insured g60 m-19
=in-return+keep-cut r26
=in-return+late-rent r-21
=in-return+lawful-bar r-21
=in-return+lawful-rate r29 h25
=in-return+lease r26 g-25 m-23 h-44
=in-return+lend r158 g-56
=in-return+lend-verb r51 g-19
=in-return+lender r53
=in-return+lender-gain r42
=in-return+market-price r-62 g99 m35
=in-return+my-loss m51
=in-return+name-after g-19
=in-return+narcotic r27
=in-return+operator h-20
=in-return+outside-prize r23
=in-return+own-account h57
=in-return+paid-entry r44 g25
=in-return+paper-money r22
=in-return+payroll r-53 k29
=in-return+pays-for-chance r126
=in-return+per-period r48 g-37 h27
=in-return+price-of r21
=in-return+price-word r43
=in-return+priced-thing r-44 g108
=in-return+reference r-74 g22
=in-return+return-on-capital g-19 h24
=in-return+right-now g-43
=in-return+sale-or-service r-83 g61 h-27
=in-return+sell r-77 g58
=in-return+serves r-71 g47 h-44
=in-return+settles-later g-21
=in-return+sold-apart h27
=in-return+sold-short r24
=in-return+stipulated r21
=in-return+sums-0 r64 g-52 m132 h-78 k-39
=in-return+sums-1 r32 g26
=in-return+sums-2 r55
=in-return+sums-apart r60
=in-return+sums-shrink r48
=in-return+tied-deal g-62
=in-return+tied-trade r51 g-39
=in-return+to-oppose r-60
=in-return+trade r-39 g42 h-30
=in-return+trading g48
=in-return+under r25
=in-return+unit r66
=in-return+unlawful-business h-44
=in-return+up-down g-36 m63
=in-return+wager-event r-33 g59
=in-return+watchers r34 m-22
=in-return+with-money m34
=increase r56
=increase+insured r-19
=increase+lawful-rate r-56
=increase+lend r47 h-30
=increase+lend-verb h-29
=increase+lender r26
=increase+more-back r19
=increase+more-time g26
=increase+official h35
=increase+payroll r-46
=increase+pays-for-chance r30
=increase+per-period r32
=increase+price-of r45
=increase+reference k20
=increase+repay r19
=increase+return-on-capital r35
=increase+right-now r25
=increase+sale-or-service r-88 k22
=increase+serves r-37
=increase+settles-later r19
=increase+sums-0 r64 m-25
=increase+take-in r-19
=increase+unit r69
=increase+waiting g20
=instalment-count r43 m-24
=instalment-count+insured r64
=instalment-count+lawful-bar r56
=instalment-count+lawful-rate r-19 g35
=instalment-count+lease g21
=instalment-count+lend r-64
=instalment-count+market-price r68
=instalment-count+more-time r21
=instalment-count+name-after g-22
=instalment-count+narcotic r62
=instalment-count+official r-26
=instalment-count+paper-money r43 g27
=instalment-count+pays r-42 g-24
=instalment-count+pays-for-chance r61 m-24 h47 k19
=instalment-count+per-period r-43 g36
=instalment-count+price-of r-24
=instalment-count+price-word g31
=instalment-count+priced-thing r57
=instalment-count+receivable r-42
=instalment-count+reference r-35 g38 h46
=instalment-count+right-now g-21
=instalment-count+sale-or-service g65 h-48
=instalment-count+sell r-37 g28
=instalment-count+serves r50 g36
=instalment-count+settles-later r-73 g33 h37
=instalment-count+sold-short r-27
=instalment-count+sums-0 r28 g28
=instalment-count+sums-1 k20
=instalment-count+sums-apart r21
=instalment-count+sums-grow r-44
=instalment-count+sums-shrink r27
=instalment-count+to-oppose r42
=instalment-count+trading r-52 g87
=instalment-count+unit r32 m-24
=instalment-count+wager-event r35
=instalment-count+watchers r28
=instalment-count+with-money r20
=instalment-count+works-for r19
=insurance-business r-26 g24 h111
=insurance-business+insured h67
=insurance-business+islamic-paper h41
=insurance-business+lease g36 h37
=insurance-business+name-after g19 h38
=insurance-business+pays r-25
=insurance-business+pays-for-chance g-96 h109
=insurance-business+per-period g96 h-29
=insurance-business+price-of r23 g-115 h137
=insurance-business+sale-or-service r33 g-89 h130
=insurance-business+search-for r32 g-75 h79
=insurance-business+serves g-104 h67
=insurance-business+sold-apart g60 h-22
=insurance-business+sums-0 r-44 h114
=insurance-business+take-in g28
=insurance-business+trade r24 g-121 h140
=insurance-business+trading g-100 h79
=insurance-business+unit r-29 g23
=insured r-58 g108 m-30 h-160 k-78
=insured+interest-business r-45 h61
=insured+islamic-paper r-33 g-24
=insured+keep-cut r-56 h35
=insured+kept-by-creditor r34 h-34
=insured+late-charge r54
=insured+late-rent g-59 h-36
=insured+lawful-bar r-57 k21
=insured+lawful-rate r-43 g-36 m-61 h-24 k-20
=insured+lease g-101 h22
=insured+lend r160 g-83 h79
=insured+lend-verb r-36 h77
=insured+lender r42
=insured+lender-gain r28 g-24
=insured+licensed g-29
=insured+limit r-21
=insured+market-price g-38 m-35 h-31 k21
=insured+metal-deal r19 h-23
=insured+more-time r34 g33
=insured+name-after g43
=insured+name-before r41 h23
=insured+narcotic r60 g61 h-82
=insured+not-pork g-22 h-21
=insured+official r20 g58
=insured+online-place g-54 m-21 h60
=insured+operator g-24 h52
=insured+out-there g48
=insured+outside-prize r-64 g42 m-22
=insured+own-zakat-rate g-28
=insured+paid-entry r91 g-89 m137 h51
=insured+paper-early r46
=insured+paper-money g85 h-25
=insured+pass-on g-48
=insured+passes-it r-47
=insured+pay-for-cover r-45 g52 h-27
=insured+payment-versus-payment r57
=insured+payroll r-23 g54 h28
=insured+pays r37 m-40 h19
=insured+pays-for-chance g26 m70
=insured+per-period r-110 g43
=insured+percentage r-34 m19 h65
=insured+play-costs g31
=insured+price-of g-59 h43
=insured+price-word r22 g-63 m30
=insured+priced-thing r19 g-20 k21
=insured+receivable r38
=insured+reference r-37 m-24
=insured+repay r32 g34
=insured+return-on-capital r50 g-66 h22
=insured+right-now r34 h-20
=insured+sale-or-service r36 g-27 m74 h-36
=insured+same-back r35
=insured+savings-circle r-24
=insured+search-for r25 h19 k21
=insured+sell r20 g-31 h40
=insured+serves r-105 g-60 m-40 h27
=insured+settles-later g-41
=insured+sham h72
=insured+shut-thing g-20
=insured+small-parts g-39
=insured+sold-apart g90 h-19
=insured+sold-short h-32
=insured+stakes m-22
=insured+stranger r27 h-25
=insured+sums-0 g135 m-59 h-122 k-70
=insured+sums-1 r-52 g-32 m25 h-60
=insured+sums-2 h22
=insured+sums-equal r28
=insured+sums-grow r-43
=insured+sums-shrink r22 h26
=insured+surety-pay r-33
=insured+takaful g-52 h-19
=insured+take-in r-19 g-19 m28
=insured+to-dispose g-21
=insured+to-learn g24
=insured+to-oppose r-25 g20 k-21
=insured+trade r45 h28
=insured+trading g-52 m-21 h-30
=insured+travelling r-20 g65 m-45 h-90
=insured+under r50
=insured+unit r-46 g58 m46
=insured+unknown g28
=insured+unlawful-business r-33 g-21 h67
=insured+up-down g-42 h34
=insured+wager-event g-46 m71
=insured+waiting g25
=insured+wash-money g-23 k54
=insured+watchers g29 m-21 h-37
=insured+with-money g-23 m-27
=insured+works-for r-27 g-21 h53
=interest-business r-49 g-24 h196
=interest-business+lend r-52 h96
=interest-business+lend-verb r-19 h43
=interest-business+lender r-28 h24
=interest-business+market-price r-37 h83
=interest-business+metal-deal r-24 h51
=interest-business+pays-for-chance r-46 h92
=interest-business+per-period r-27
=interest-business+percentage r-27
=interest-business+price-of r-22 h60
=interest-business+return-on-capital r-27 h36
=interest-business+sale-or-service h25
=interest-business+serves h46
=interest-business+sold-apart r-48 h32
=interest-business+sums-0 r-65 g-22 h174
=interest-business+trade r-22 h60
=interest-business+trading r-47 h127
=interest-business+unit h43
=interest-business+watchers r45 h56
=interest-product r-44 h67
=interest-product+lend r-40 h35
=interest-product+pays-for-chance r32
=interest-product+price-of h65
=interest-product+sale-or-service r23 h77
=interest-product+sums-0 r-48 h67
=islamic-paper r-27 m-26 h-62 k-21
=islamic-paper+lawful-rate r-29 h-26
=islamic-paper+lease h-29
=islamic-paper+market-price h-20
=islamic-paper+metal-deal h-20
=islamic-paper+official r27
=islamic-paper+pays-for-chance g23
=islamic-paper+reference r26
=islamic-paper+return-on-capital r-39
=islamic-paper+sale-or-service r-19 h-27
=islamic-paper+serves h-41
=islamic-paper+sums-0 m-25 h-62
=islamic-paper+trading h-36
=islamic-paper+unit r-35 h-20
=islamic-paper+watchers r-41 h-36
=istisna r-28 h-30 k-21
=istisna+lawful-rate r-20
=istisna+metal r-20 g23
=istisna+metal-deal r-20 g24
=istisna+no-spec g61
=istisna+price-of g-23
=istisna+sale-or-service r-28 g39
=istisna+sums-0 r-20 g29 k-20
=istisna+unit g-28
=keep-cut g-54 k107
=keep-cut+keeps-money r40
=keep-cut+kept-by-creditor g20 m19 h23
=keep-cut+late-rent h55
=keep-cut+lawful-bar r27
=keep-cut+lawful-rate r32 g-22 h-44
=keep-cut+lease r27 h-29
=keep-cut+lend r29
=keep-cut+lend-verb k23
=keep-cut+lender r32
=keep-cut+lender-gain r-58 k55
=keep-cut+limit k19
=keep-cut+market-price r-64 m35 h29
=keep-cut+meat r20
=keep-cut+name-before r20
=keep-cut+narcotic h-45 k33
=keep-cut+not-told h-22
=keep-cut+official h75 k-19
=keep-cut+online-place h29 k50
=keep-cut+own-account r-19 k26
=keep-cut+paid-entry r41
=keep-cut+paper-early r44 k-26
=keep-cut+paper-money h-24
=keep-cut+pass-along r-47 k41
=keep-cut+pass-on r-35 k33
=keep-cut+passes-it r-51 h-28 k45
=keep-cut+payroll r88
=keep-cut+pays r20
=keep-cut+pays-for-chance r64 m39 h-56 k38
=keep-cut+per-period r33
=keep-cut+percentage r-59 k75
=keep-cut+price-of r-89 g46 m19 h28
=keep-cut+price-word r-21 g48
=keep-cut+priced-thing g21 h20
=keep-cut+promised-cut r-28
=keep-cut+reference r98 g-43 h-51
=keep-cut+repay r55 h23
=keep-cut+return-on-capital r-20 g-22 h-23 k57
=keep-cut+right-now r41 h-24 k48
=keep-cut+sale-or-service r39 g78 m21 h38
=keep-cut+search-for h-19
=keep-cut+sell r-38 g43 h-39 k-23
=keep-cut+serves r26 m21 h65
=keep-cut+sold-apart r-20
=keep-cut+sold-short g25 k28
=keep-cut+stipulated r-65
=keep-cut+stranger r-19 k31
=keep-cut+sums-0 r-67 g-33 k115
=keep-cut+sums-2 r71
=keep-cut+sums-3 m27 h20
=keep-cut+sums-apart r23 g-25 m35 h24
=keep-cut+sums-equal r60
=keep-cut+sums-grow g28
=keep-cut+surety r48 h-28
=keep-cut+surety-pay g-39 m29
=keep-cut+take-in r23 g-20
=keep-cut+to-oppose r30
=keep-cut+trade r-86 g74 h-41
=keep-cut+trading r-51 g-28 m22 h-42
=keep-cut+unit r-42 k29
=keep-cut+unknown-party r-25 k36
=keep-cut+unlawful-business h47
=keep-cut+wager-event r-21 m28 h40
=keep-cut+watchers r-19 h50
=keep-cut+winner-takes m56
=keep-cut+with-money k24
=keeps-money r191 g-77 m-19
=keeps-money+lawful-rate r45
=keeps-money+lease r47
=keeps-money+not-told r44 g-34
=keeps-money+online-place r22
=keeps-money+pay-me r19
=keeps-money+pays-for-chance r153 g-43
=keeps-money+per-period r66
=keeps-money+percentage r35
=keeps-money+reference r95 g-50
=keeps-money+return-on-capital r32 g-26
=keeps-money+right-now r54
=keeps-money+sale-or-service r34
=keeps-money+serves r29
=keeps-money+sums-0 r54 g-50
=keeps-money+sums-1 r72
=keeps-money+sums-2 r47
=keeps-money+sums-apart r26
=keeps-money+unit r81 g-27
=kept-by-creditor r84 g-40 m32 h-22 k58
=kept-by-creditor+late-charge r64
=kept-by-creditor+lawful-rate h45 k50
=kept-by-creditor+lease k50
=kept-by-creditor+market-price r-28 g32 m19
=kept-by-creditor+more-time r60
=kept-by-creditor+narcotic r28 h19
=kept-by-creditor+nobody-knows g26
=kept-by-creditor+official m19 h37
=kept-by-creditor+online-place r39
=kept-by-creditor+pays r-21 g-19
=kept-by-creditor+pays-for-chance r33 m21
=kept-by-creditor+per-period r38
=kept-by-creditor+price-of g25
=kept-by-creditor+reference h-22
=kept-by-creditor+return-on-capital r51
=kept-by-creditor+sale-or-service r25 g25 h31 k41
=kept-by-creditor+sell g20
=kept-by-creditor+serves g-27 h31 k48
=kept-by-creditor+sums-0 r47 g-32 h-21 k59
=kept-by-creditor+sums-1 r24 m29
=kept-by-creditor+take-in r19
=kept-by-creditor+trade r34 g25
=kept-by-creditor+undescribed g26
=kept-by-creditor+unit g25 m22 h-23
=kept-by-creditor+wager-event m26
=kept-by-creditor+waiting r104
=kept-by-creditor+watchers r-49 h22 k25
=kept-by-creditor+winner-takes m22
=late-charge r31 h-47
=late-charge+late-rent r-80 h-51
=late-charge+lend r21
=late-charge+narcotic h-42
=late-charge+reference r-19
=late-charge+return-on-capital r46
=late-charge+sale-or-service r-22
=late-charge+sums-0 r40 h-37
=late-charge+to-dispose r-27
=late-charge+unit h-44
=late-rent r-88 g-84 m-71 h-162 k-84
=late-rent+lawful-bar h-21
=late-rent+lawful-rate r30
=late-rent+lease g-30 h64 k-20
=late-rent+left-open g21
=late-rent+lend r47 m-20
=late-rent+lend-verb r31
=late-rent+lender r24
=late-rent+licensed r-29
=late-rent+limit r24
=late-rent+loose-order g26
=late-rent+market-price r25 g-22
=late-rent+meat g-25
=late-rent+more-time r-98
=late-rent+name-after r-32 g-29 h-63
=late-rent+name-before r-27 h-49
=late-rent+narcotic g19 m29 h-42
=late-rent+no-date g27
=late-rent+no-day g55
=late-rent+not-mine-yet g56
=late-rent+not-told h37
=late-rent+official h-54
=late-rent+online-place r-24 h-48
=late-rent+operator h42
=late-rent+outside-prize r-22
=late-rent+paid-entry r25 g22 k22
=late-rent+paper-money g-37 m23 h-24 k-23
=late-rent+payroll r-21 h60
=late-rent+pays g32 m-22 h22
=late-rent+pays-for-chance r-44 m-27
=late-rent+percentage r50
=late-rent+play-costs r-24
=late-rent+pledge r27
=late-rent+price-later g36
=late-rent+price-of g82 h-37
=late-rent+price-word r-20
=late-rent+priced-thing g23
=late-rent+receivable r52
=late-rent+reference r36 g34 m31
=late-rent+repay k-42
=late-rent+return-on-capital r25 k-24
=late-rent+right-now r19 g21
=late-rent+sale-or-service g20 m46 h68 k22
=late-rent+search-for g75
=late-rent+sell h19
=late-rent+serves r-38 h57
=late-rent+settles-later g-32
=late-rent+sham h78
=late-rent+shut-thing g-53
=late-rent+small-parts k23
=late-rent+sold-short r23 g38 m51
=late-rent+speed-up g21 h39
=late-rent+split g-19
=late-rent+sums-0 r-40 h-98 k-76
=late-rent+sums-1 r-72 g-89 m-70 h-100
=late-rent+sums-2 r25 h26
=late-rent+sums-apart r-37 h26
=late-rent+sums-grow r61
=late-rent+take-in r60 g30 k-39
=late-rent+to-oppose r-33 h-41 k23
=late-rent+trade r33 g43 h-24
=late-rent+trading g-31
=late-rent+travelling g45
=late-rent+unit r-51 g-52 m25 h87
=late-rent+unlawful-business m30 h73
=late-rent+up-down r-20 g51
=late-rent+wager-event g-30 m-77 h-66
=late-rent+waiting r-122
=late-rent+watchers r-29 k22
=late-rent+with-money m33
=late-rent+works-for r84
=lawful-bar r-106 g-71 m-142 h-219 k-50
=lawful-bar+lawful-rate g29 h-29
=lawful-bar+lease r60
=lawful-bar+lend r-20
=lawful-bar+lend-verb r-47
=lawful-bar+lender r-47
=lawful-bar+market-price r33 h22
=lawful-bar+meat r32
=lawful-bar+name-after r-23 k21
=lawful-bar+name-before h-21 k-20
=lawful-bar+narcotic r32 h-108
=lawful-bar+official h157
=lawful-bar+online-place r-53 m32
=lawful-bar+operator g-40 h24
=lawful-bar+outside-prize r24
=lawful-bar+paid-entry g35
=lawful-bar+paper-money k-19
=lawful-bar+payroll h-19
=lawful-bar+pays-for-chance r70 g-64 h-23
=lawful-bar+per-period r57
=lawful-bar+price-of r-47
=lawful-bar+price-word r-23 m22
=lawful-bar+priced-thing r83 h22
=lawful-bar+reference r-20 g48 m37 k23
=lawful-bar+return-on-capital r-29
=lawful-bar+right-now r51
=lawful-bar+sale-or-service r-64 g-27 h-33
=lawful-bar+sell r-49 g89
=lawful-bar+serves r-24 h-24
=lawful-bar+settles-later g-31
=lawful-bar+shut-thing g39
=lawful-bar+sold-apart g-26
=lawful-bar+sold-short g-39
=lawful-bar+speed-up h70
=lawful-bar+stakes g32 m30 h22
=lawful-bar+sums-0 r-167 g-31 m-124 h-213 k-49
=lawful-bar+sums-1 r31 g-31
=lawful-bar+sums-2 r31
=lawful-bar+sums-apart r38
=lawful-bar+take-in k19
=lawful-bar+tick-guess m24
=lawful-bar+trade r-55 g56
=lawful-bar+trading r-22
=lawful-bar+unborn g34
=lawful-bar+unit r58 m-31 h-67 k22
=lawful-bar+unlawful-business r46 h-81 k24
=lawful-bar+up-down r-23
=lawful-bar+wager-event g-22 m-24 h111
=lawful-bar+waiting r-30
=lawful-bar+watchers r-24 h88 k-20
=lawful-bar+with-money r37 h24
=lawful-bar+works-for r22
=lawful-rate r-132 g-100 m-87 h-90 k-36
=lawful-rate+lease r-121 g-55 m-38
=lawful-rate+lend r39 h42 k-26
=lawful-rate+lend-verb r62 h25
=lawful-rate+lender r53
=lawful-rate+lender-gain r-72 g33 m-41 k-21
=lawful-rate+licensed r28 k-38
=lawful-rate+limit g-19
=lawful-rate+market-price r-30 m29
=lawful-rate+meat r-30
=lawful-rate+metal-deal r21
=lawful-rate+more-time r-61
=lawful-rate+my-wallet-lent k27
=lawful-rate+name-after k-27
=lawful-rate+name-before r-37 h-22 k-32
=lawful-rate+narcotic r-22 g30 h-28
=lawful-rate+not-pork g24
=lawful-rate+official h44 k-23
=lawful-rate+online-place r35 m24 k43
=lawful-rate+operator h30
=lawful-rate+own-stake g27
=lawful-rate+own-zakat-rate r19
=lawful-rate+paid-entry r-23 g26 m-29
=lawful-rate+paper-money r52 h-32
=lawful-rate+passes-it r49
=lawful-rate+payroll r-51
=lawful-rate+pays r198 g-41
=lawful-rate+pays-for-chance r-120 m-81 h-70 k-63
=lawful-rate+per-period g23
=lawful-rate+percentage r-95 g-23 m-22 h-22 k-22
=lawful-rate+play-costs r-29
=lawful-rate+pledge r-21
=lawful-rate+price-of r-68 m39
=lawful-rate+price-word r-57 m31 h32
=lawful-rate+priced-thing r-59
=lawful-rate+promised-cut r28
=lawful-rate+quick-cash r21
=lawful-rate+reference r65 h52
=lawful-rate+repay g-37 m-29
=lawful-rate+reschedule r21
=lawful-rate+return-on-capital r-73 m-32
=lawful-rate+right-now r39 g68 h-24
=lawful-rate+sale-or-service r30 g-62 k-31
=lawful-rate+search-for g-22 h38 k22
=lawful-rate+serves g97 h26 k-47
=lawful-rate+sham r56 h-41
=lawful-rate+small-parts r-33
=lawful-rate+sold-apart r41 g-31 h51
=lawful-rate+sold-short r76
=lawful-rate+split r-26
=lawful-rate+stakes r20 m-19 h99
=lawful-rate+sums-0 g-76 m-27
=lawful-rate+sums-1 r31 g19 m-34 h-62 k-37
=lawful-rate+sums-2 r-111 g-42 m-26 h-24
=lawful-rate+sums-3 r-42
=lawful-rate+sums-apart r-56 g-21 m-20
=lawful-rate+sums-equal r-21
=lawful-rate+sums-grow r-64
=lawful-rate+surety-pay r34 g-21 h26
=lawful-rate+take-in r130 g-22 h39
=lawful-rate+tied-trade r23
=lawful-rate+to-debtor r22
=lawful-rate+to-dispose g-38
=lawful-rate+to-learn k37
=lawful-rate+to-oppose r60 h-19
=lawful-rate+trade r-22 k-23
=lawful-rate+trading r110 m36 h-20
=lawful-rate+travelling r-26 h-20
=lawful-rate+under r-46 h25
=lawful-rate+unit r-120 g87 k-76
=lawful-rate+unknown g-29
=lawful-rate+unlawful-business m-38 h134
=lawful-rate+unlicensed-giving k27
=lawful-rate+up-down r-32 g19 m37
=lawful-rate+wager-event h19
=lawful-rate+watchers g-63 h-31 k41
=lawful-rate+with-money r46 h58
=lawful-rate+zakat r-57 g-21 m-29 h-62
=lease r-126 g-61 m-216 h-49 k-50
=lease+left-open g145
=lease+lend r161 g-50
=lease+lend-verb r88
=lease+lender-gain g-23
=lease+licensed r-24
=lease+limit k-25
=lease+market-price r103 g49 h-39
=lease+meat g-28
=lease+meat-trade h19
=lease+more-time r21
=lease+my-wallet-lent k26
=lease+name-after g-31 h41
=lease+name-before g39
=lease+narcotic r56 g49 h-42
=lease+not-told h-23 k30
=lease+official h61 k-34
=lease+online-place r-30 m-44 k94
=lease+operator g-33 m-73 h81
=lease+outside-prize g-47 m-38
=lease+own-zakat-rate g-76 h-33
=lease+paid-entry r-63 m-27 h-34
=lease+paper-early r-57
=lease+paper-money r68 g-24 k29
=lease+pass-on g88
=lease+passes-it r32
=lease+payroll r22 g-27 h39
=lease+pays r-85 g22 m-41
=lease+pays-for-chance r40 g32 m-33 h-102 k-38
=lease+per-period r-29 g26
=lease+percentage r54 g20
=lease+pledge r28
=lease+price-later g55
=lease+price-of r-26 g40 h-58
=lease+price-word r34 g86 h-19
=lease+priced-thing r72 g19
=lease+receivable r-45
=lease+reference r-57 g76 m20 k75
=lease+repay r69
=lease+return-on-capital g58 h-23
=lease+right-now r-39 g31
=lease+sale-or-service r-70 g19 m-42 h30
=lease+search-for g130 h35
=lease+sell g-30
=lease+serves r60 g36 m-75 h-91 k44
=lease+settles-later r-47 g-48
=lease+sham h22
=lease+shut-thing g-66
=lease+sold-apart r-45 g35
=lease+sold-short g63 h25
=lease+stipulated r-32
=lease+sums-0 r-80 m-170 h-61 k-44
=lease+sums-1 r-43 g-67 m-45
=lease+sums-2 r-51
=lease+sums-3 r49
=lease+sums-apart r-48
=lease+sums-equal r63
=lease+sums-grow r-19
=lease+surety-pay r45 g-20 h-36
=lease+take-in r19 m-22 h33 k-23
=lease+tied-deal g-25
=lease+tied-trade r36
=lease+to-learn r22
=lease+to-oppose g26 h-49
=lease+trade g20 h-34
=lease+trading r-103 m43 h-52
=lease+travelling g-22
=lease+under k-37
=lease+undescribed g19
=lease+unit r-136 g-27 m-35 h28 k-32
=lease+unknown g21
=lease+unlawful-business r20 g-40 m-107 h351
=lease+up-down r72 k-20
=lease+wager-event r-21 g-21 m-60
=lease+watchers r23 h71 k-43
=lease+winner-takes m-31
=lease+with-money h19
=lease+works-for g-45 m-75 h-59
=left-open r-54 g271 h-63
=left-open+market-price g65
=left-open+not-chosen g49
=left-open+pays g31
=left-open+pays-for-chance r-27 g57
=left-open+price-of r-21 g58
=left-open+price-word g80
=left-open+priced-thing g32
=left-open+reference g21
=left-open+sale-or-service g128
=left-open+settles-later r-39 g32
=left-open+sums-0 r-26 g256 h-63
=left-open+sums-1 g22
=left-open+sums-2 r-28
=left-open+sums-grow r-26
=left-open+trade g25
=left-open+two-prices g21
=left-open+undecided g36
=left-open+works-for g37
=lend r216 g-115 m-38 h-97 k-48
=lend+lend-verb r34 g-20 m-65 h-20 k23
=lend+lender r-133 k-26
=lend+lender-gain r174 g-45
=lend+licensed k29
=lend+limit r66
=lend+market-price r-50 g87 m-31
=lend+meat r74
=lend+metal-deal g54
=lend+more-back r28
=lend+my-loss g28 m30 h20
=lend+my-wallet-lent r-77 k73
=lend+name-after r38 h33
=lend+name-before g-34 m-36
=lend+narcotic r75
=lend+not-pork r50
=lend+not-told g-20
=lend+official r-78 h47 k27
=lend+online-place r-33 g27 k47
=lend+operator h60
=lend+outside-prize r55
=lend+own-zakat-rate r66 g-29
=lend+paid-entry r64 m-27
=lend+paper-early r-50
=lend+paper-money k33
=lend+passes-it r61
=lend+pay-me r73
=lend+payment-versus-payment r67
=lend+payroll r-26
=lend+pays r-52 m-52
=lend+pays-for-chance r-33 g-26 m-39 k-21
=lend+per-period r75 m-41 k21
=lend+percentage r81 g35
=lend+price-of r-40 g73
=lend+price-word r90 g-83
=lend+priced-thing r-98 g71 m-24
=lend+principal-stays r-58
=lend+quick-cash r-35
=lend+rate-charge g22 m-25
=lend+receivable r-104 g-89 m33 h42 k-31
=lend+reference r181 m-29
=lend+refusal r-19
=lend+repay r-210 g-82 m32 h-40 k-22
=lend+return-on-capital r-75 g-30 m-26
=lend+right-now r-54 g31
=lend+sale-or-service r169 g65 h-25 k19
=lend+search-for r-21 g-26
=lend+sell r35 g138 h-50
=lend+serves r115 g21
=lend+settles-later g-53
=lend+sold-apart r-84 m-20 h19
=lend+sold-short r-55
=lend+split r80
=lend+stakes h24
=lend+stipulated r101
=lend+sums-0 r84 g-47 m25 h-44
=lend+sums-1 g-22 m-32 h-20
=lend+sums-2 r87 g-42 k-25
=lend+sums-3 r46
=lend+sums-apart m-20
=lend+sums-equal r-147
=lend+sums-grow r293 g-30
=lend+surety r29
=lend+surety-pay r128 h-31
=lend+take-in r87 g-33 m-25 k-33
=lend+tied-deal r57 g-27
=lend+tied-trade r32 g-20
=lend+to-debtor r-48
=lend+to-learn r32
=lend+to-oppose r-58 g-25
=lend+trade r83 g66 h-20
=lend+trading r24 g232
=lend+travelling r41
=lend+under r64 k-22
=lend+unit r-84
=lend+unknown r31
=lend+unlawful-business m30 h37
=lend+unpromised r-44
=lend+up-down r40
=lend+wager-event r38 m86
=lend+waiting r-41 m-21
=lend+watchers r-44 h20
=lend+with-money r21
=lend-verb r34 g-20 m-65 h-20 k23
=lend-verb+lender r-35 g19 k-19
=lend-verb+lender-gain r47
=lend-verb+market-price r32
=lend-verb+my-wallet-lent r-66 k40
=lend-verb+name-after r63
=lend-verb+name-before r36
=lend-verb+online-place r-53 k49
=lend-verb+outside-prize r30
=lend-verb+paper-money r-21
=lend-verb+pays-for-chance r-44 g-22 m-38 h-27
=lend-verb+per-period r-42 k23
=lend-verb+percentage r48
=lend-verb+price-of r-81 g39
=lend-verb+price-word r76
=lend-verb+priced-thing r-22
=lend-verb+reference r106 g-20 h27
=lend-verb+repay r-22
=lend-verb+return-on-capital r20
=lend-verb+right-now r-35 g23
=lend-verb+sale-or-service g26 h29
=lend-verb+sell g28
=lend-verb+settles-later r82 g-26
=lend-verb+sold-short r-42
=lend-verb+stipulated r38
=lend-verb+sums-0 m-27 k39
=lend-verb+sums-1 m-29 h-27
=lend-verb+sums-2 r21
=lend-verb+sums-apart r49
=lend-verb+sums-equal r-48
=lend-verb+sums-grow r32
=lend-verb+take-in r30 h19 k-20
=lend-verb+to-learn r25
=lend-verb+to-oppose r29
=lend-verb+trade r-46 g20
=lend-verb+trading r-63 g26
=lend-verb+unit r-100
=lend-verb+up-down r-19 g33
=lend-verb+waiting r-30
=lend-verb+watchers r-26
=lender r261 g-73 m-42 h-110 k-37
=lender+lender-gain r44
=lender+market-price r31 g-20 h39
=lender+name-after r41
=lender+outside-prize r35
=lender+paper-money k-23
=lender+passes-it r33
=lender+payroll r-37
=lender+pays h19
=lender+pays-for-chance r108 g-34 k-26
=lender+per-period r65 h-41
=lender+price-of r-22
=lender+price-word r20
=lender+priced-thing r25
=lender+principal-stays r28
=lender+rate-charge r40 h-29
=lender+receivable r-64 h25
=lender+reference r-22
=lender+repay r-32
=lender+sale-or-service g19
=lender+sell r-26 g21
=lender+serves r-31
=lender+settles-later r-42
=lender+stipulated r29
=lender+sums-0 r139 g-61 m-19 h-75 k-23
=lender+sums-1 r84 m-20 h-28
=lender+sums-2 r28
=lender+sums-apart r27
=lender+sums-equal r-24
=lender+sums-grow r34
=lender+surety-pay r-26
=lender+take-in r-51
=lender+trade r-40 g24
=lender+trading h39 k29
=lender+unit g-24
=lender+unpromised r-26
=lender+up-down r-20 g22 h31
=lender+waiting r-28
=lender+watchers r34
=lender-gain r169 g-52 m-34
=lender-gain+official g29 h-27
=lender-gain+operator m-27 h29
=lender-gain+passes-it r-44 h23 k19
=lender-gain+pay-me r27
=lender-gain+payroll r24
=lender-gain+pays-for-chance g-33 h37
=lender-gain+per-period r52
=lender-gain+percentage r-60 k19
=lender-gain+price-of g-31
=lender-gain+receivable r27
=lender-gain+reference r-23 h22
=lender-gain+repay r80
=lender-gain+return-on-capital r33 g-28 m25
=lender-gain+sale-or-service g-25
=lender-gain+sell r19
=lender-gain+serves g48 k-20
=lender-gain+sold-apart r33
=lender-gain+sums-0 r81 g-41 m-29
=lender-gain+sums-1 r56
=lender-gain+sums-2 r29
=lender-gain+sums-apart r21
=lender-gain+surety-pay h20
=lender-gain+take-in r33
=lender-gain+to-oppose g29
=lender-gain+trade r-25 g-31
=lender-gain+trading g-29
=lender-gain+unit r21 k19
=lender-gain+unlawful-business m-31 h52
=lender-gain+up-down r20 g-29
=lender-gain+watchers r20
=licensed r-50 h-129 k-44
=licensed+metal r57
=licensed+metal-deal r60
=licensed+name-after r-33 g27 h-50 k-19
=licensed+narcotic h-93
=licensed+official h20 k25
=licensed+operator h30
=licensed+paid-entry g-21 m22 h53
=licensed+paper-money r-22 k22
=licensed+pays r-22
=licensed+pays-for-chance h-37
=licensed+per-period m28 h28
=licensed+price-of r19 h33
=licensed+reference g-28 h-19
=licensed+return-on-capital r-21
=licensed+right-now r26
=licensed+search-for g-21
=licensed+sell r30
=licensed+serves r-40 h-32
=licensed+sham h31
=licensed+sold-apart m28
=licensed+sold-short r33
=licensed+speed-up h23
=licensed+sums-0 r-56 h-65 k-44
=licensed+sums-1 h-64
=licensed+to-dispose k-35
=licensed+to-learn h34
=licensed+to-oppose h-52
=licensed+trade r55 h19
=licensed+trading g-24 h-38
=licensed+under g-22 h23
=licensed+unit g-26 m33 h37
=licensed+unlawful-business m49 h85
=licensed+wager-event r26
=licensed+watchers r20
=limit r66 g-38 m-55 h-149 k248
=limit+market-price g22
=limit+pays-for-chance r100 m-26 k79
=limit+per-period r30
=limit+price-word g22
=limit+reference r-24 g-25 k24
=limit+repay r27
=limit+return-on-capital r37
=limit+sale-or-service g25
=limit+serves r21
=limit+small-parts k19
=limit+split k49
=limit+sums-0 g-22 m-29 h-144 k129
=limit+sums-1 r-33 k120
=limit+sums-2 r58
=limit+sums-3 r34
=limit+sums-apart r71
=limit+sums-grow r23
=limit+trading g-26
=limit+under r-57 g-51 m-20 h-43 k115
=limit+unit r45 h-36
=limit+unknown g35 k-20
=limit+up-down g-19 h-25 k101
=loose-order r-21 g166 h-33
=loose-order+no-spec g27
=loose-order+pays g32
=loose-order+pays-for-chance g60
=loose-order+price-of g36
=loose-order+reference g79
=loose-order+sale-or-service g71
=loose-order+sums-0 r-21 g133 h-33
=loose-order+unit g26
=loser-pays r-59 g-47 m197 h-40
=loser-pays+lost-contest m25
=loser-pays+pays m32
=loser-pays+pays-for-chance r-23 g-25 m96 h-24
=loser-pays+sums-0 g-53 m144 h-31
=loser-pays+sums-1 r-36 m53
=loser-pays+unit m30
=loser-pays+wager-event r-24 g-34 m55 h-27
=loser-pays+winner-takes h-21
=lost-contest m41
=lost-contest+pays m25
=lost-contest+pays-for-chance m25
=lost-contest+wager-event m41
=market-price r-107 g100 m33 k-45
=market-price+meat r-36
=market-price+meat-trade r-23 h70
=market-price+metal r-30 g34
=market-price+metal-deal r-63 m-21
=market-price+more-time r20
=market-price+name-after r-32 g29 k20
=market-price+name-before r70 g-25
=market-price+narcotic r-30 g-23 h76
=market-price+not-pork g-19 h81
=market-price+not-told r-21 g-54 h27
=market-price+official m19
=market-price+online-place r-88 g31 m125 h-30
=market-price+operator m35 h46
=market-price+own-zakat-rate g-42
=market-price+paid-entry g-27
=market-price+paper-money g34
=market-price+pass-along r27
=market-price+pass-on g22
=market-price+passes-it m27 k22
=market-price+payment-versus-payment r-57 m-28
=market-price+payroll r38 g-44 h23
=market-price+pays m-20
=market-price+pays-for-chance r-70 g-27 m52 k26
=market-price+percentage r43 m59
=market-price+price-bet g24
=market-price+price-later r-30 g-44
=market-price+price-of r54 g-113 h-25
=market-price+price-open r-35 g97 h-21
=market-price+price-word r-44 h47
=market-price+priced-thing r34 g75 h-51 k-32
=market-price+receivable r26
=market-price+reference r-33 g-83 m28 h37
=market-price+refusal g27
=market-price+repay r21
=market-price+return-on-capital r-80 m38
=market-price+right-now r27 m-22
=market-price+sale-or-service g32
=market-price+search-for g-23
=market-price+sell r-52
=market-price+serves r-46 g38 h43
=market-price+settles-later r69
=market-price+sham h19
=market-price+shut-thing r54
=market-price+small-parts r63 g-46
=market-price+sold-apart r-33
=market-price+sold-short g-77
=market-price+stakes r-80 g202 m-24
=market-price+stipulated r19
=market-price+sums-0 r37 m-63 h-38 k-41
=market-price+sums-1 r-77 g78 m62
=market-price+sums-2 r-43 g30 m34 h21
=market-price+sums-3 r-24
=market-price+sums-apart h23
=market-price+sums-grow r-42
=market-price+sums-shrink r-27
=market-price+surety-pay r-24 h23
=market-price+swap-weights r50
=market-price+take-in g54 k31
=market-price+tick-guess r-47 g65 m121
=market-price+tied-trade g-25
=market-price+to-learn r19 m27
=market-price+to-oppose g80 m56 h-24
=market-price+trade r-79 g-38 m-33
=market-price+trading r-105 g99 m34 k-44
=market-price+undecided g42
=market-price+under r41 m45
=market-price+undescribed g-25
=market-price+unit g-19 h54
=market-price+unlawful-business h121
=market-price+up-down r-77 g83 m122 h-33
=market-price+wager-event g-73 m20 h29
=market-price+waiting r38
=market-price+watchers g63 k-19
=market-price+winner-takes g25 m51 h19
=market-price+with-money r34 g94 m-51
=market-price+works-for r50 g-29
=meat r-42 g-105 m-100 h30 k-26
=meat+meat-trade h59
=meat+name-after h25
=meat+name-before r44 h-60
=meat+narcotic r36 m-21 h-107
=meat+not-pork r-20 g-78 h-113
=meat+operator g-23
=meat+pays g-31
=meat+pays-for-chance r-88 g-34 m-22 h-48
=meat+price-of g-33
=meat+price-word r-39
=meat+reference r-31 h-36
=meat+repay r39 g37
=meat+return-on-capital g37
=meat+right-now r-30 h-43
=meat+sale-or-service r-60 g-20 h32
=meat+search-for g22 h-34
=meat+sell r24 g-35 h46
=meat+shut-thing g21
=meat+small-parts h-46
=meat+sold-short r-28
=meat+sums-0 g-90 m-74 h33 k-24
=meat+sums-1 m-26
=meat+sums-2 r-30
=meat+sums-apart r-19
=meat+trade h22
=meat+trading g-40
=meat+unit r-51 g-43 m-35 h-32
=meat+unlawful-business r22 h-51
=meat+wager-event g56 m-34 h-32
=meat+watchers r31 h-26
=meat-trade g-58 k-20
=meat-trade+not-pork g-61 m20 h-131
=meat-trade+pays-for-chance m22 h48
=meat-trade+price-of r-24 h21
=meat-trade+sell h53
=meat-trade+sums-0 r-35 g-55 k-20
=meat-trade+sums-1 r24
=meat-trade+trade r-25 h25
=meat-trade+unit h44
=metal r65 g56 h-50 k-66
=metal+metal-deal r72 h-32 k-64
=metal+narcotic h-33
=metal+online-place h61
=metal+paper-money r114 g-25 k-28
=metal+pass-on r-21 g41
=metal+pays-for-chance r79 h-28
=metal+price-of g-34 h-26
=metal+price-word r-29 g35
=metal+priced-thing r-24
=metal+quick-cash r65 g-19
=metal+reference r-30 g-26 h-34
=metal+right-now r-21 g-27
=metal+sale-or-service g34 h-57
=metal+sell r33 g-81
=metal+serves g19 h-30
=metal+settles-later r-41 g49
=metal+sham r24
=metal+sold-apart r21
=metal+sold-short r25 g-28
=metal+sums-0 r22 g65 h-44 k-66
=metal+sums-1 r36
=metal+trade r29 g-42 h-20
=metal+unit g61 k-21
=metal+unknown r90 g-35
=metal+watchers r56 g-20
=metal-deal r84 g-35 m-47 h-42 k-39
=metal-deal+narcotic h-33
=metal-deal+not-mine-yet g29
=metal-deal+online-place h60
=metal-deal+operator m-23 h29
=metal-deal+paper-money r139 g-25 k-28
=metal-deal+pass-on r-36 g79
=metal-deal+pays g22
=metal-deal+pays-for-chance g-20
=metal-deal+price-of g-47
=metal-deal+price-word r-40
=metal-deal+priced-thing h-62
=metal-deal+quick-cash r98 g-22 k-24
=metal-deal+reference r-48 g-50 h-31
=metal-deal+return-on-capital r-23
=metal-deal+right-now r-26 g-34
=metal-deal+sale-or-service r-95 g41 h-45
=metal-deal+sell g-94
=metal-deal+serves h-42
=metal-deal+settles-later r-45 g57
=metal-deal+sham r33
=metal-deal+sold-short r39 g-51
=metal-deal+stakes h27
=metal-deal+sums-0 r93 g-31 m-58 h-45 k-39
=metal-deal+sums-1 g-31
=metal-deal+sums-2 g27
=metal-deal+sums-apart g20
=metal-deal+take-in r-23 k35
=metal-deal+trade r19 g-51
=metal-deal+trading g-42 m-22
=metal-deal+unit r-65 g65 m-22 h45 k-23
=metal-deal+unknown r79 g-42
=metal-deal+unlawful-business m-24
=metal-deal+up-down g21
=metal-deal+watchers r114 k-20
=metal-deal+with-money g-20 h26
=more-back r216 g-40 h-34
=more-back+paper-money r23
=more-back+pays-for-chance r128 g-44
=more-back+per-period r36 g-38
=more-back+percentage r24
=more-back+repay r28
=more-back+return-on-capital r32
=more-back+sale-or-service r32
=more-back+sold-apart g-20
=more-back+sums-0 r66 h-31
=more-back+sums-1 r106 g-31
=more-back+sums-2 r43
=more-back+sums-apart r44
=more-back+take-in r21
=more-back+unit r93 g-23
=more-back+waiting r34
=more-time r174 g-45 m-29 h-87 k-43
=more-time+narcotic r-49
=more-time+outside-prize r-26
=more-time+paid-entry r34
=more-time+pay-for-cover g37
=more-time+pays r-74
=more-time+pays-for-chance r52
=more-time+percentage r46
=more-time+price-of r45
=more-time+receivable r-29
=more-time+reference r-25
=more-time+return-on-capital r53
=more-time+sale-or-service r44 g-22 k-26
=more-time+settles-later g-22
=more-time+sold-apart g80
=more-time+sold-short r46
=more-time+stipulated r-38
=more-time+sums-0 r74 g-65 m-34 h-83 k-43
=more-time+sums-1 r67
=more-time+sums-2 r38
=more-time+surety-pay r31
=more-time+take-in r37
=more-time+to-dispose r-41
=more-time+to-learn r-19
=more-time+trading r-51
=more-time+travelling r-50 g62
=more-time+under r-23
=more-time+unit r35 h-24
=more-time+wait-pay r47
=more-time+waiting r84 h-34 k-41
=more-time+with-money r57
=my-loss r-84 m321 h-45 k-46
=my-loss+pays g26
=my-loss+pays-for-chance r-22 g-21 m93 h-47
=my-loss+per-period g33 m-33
=my-loss+sale-or-service m31
=my-loss+stakes h-41
=my-loss+sums-0 r-23 g-30 m154
=my-loss+sums-1 r-55 m150 h-35 k-28
=my-loss+unit g28
=my-loss+unlawful-business m21 h106
=my-loss+wager-event g-31 m104 h-38
=my-loss+winner-takes g28
=my-loss+with-money m52 h-21
=my-wallet-lent r-134 g-27 h-53 k239
=my-wallet-lent+online-place r-37 k36
=my-wallet-lent+own-account r-32 k20
=my-wallet-lent+paper-money r-55 k51
=my-wallet-lent+pays r-21 k34
=my-wallet-lent+pays-for-chance r-38 k72
=my-wallet-lent+per-period r-69 k52
=my-wallet-lent+reference r-23 k21
=my-wallet-lent+sale-or-service k46
=my-wallet-lent+sums-0 r-123 g-27 h-53 k201
=my-wallet-lent+surety-pay k33
=my-wallet-lent+unit k55
=my-wallet-lent+watchers r-31 k56
=name-after r-33 m-95 h-107 k-31
=name-after+name-before r-22
=name-after+narcotic h-62 k22
=name-after+operator m-32 h-27
=name-after+outside-prize g34
=name-after+paper-money m23 h28
=name-after+passes-it r-27
=name-after+pays-for-chance g-20 h-49
=name-after+per-period g34 h-24
=name-after+price-of h22
=name-after+price-word g33
=name-after+priced-thing k21
=name-after+receivable r29
=name-after+reference g-51
=name-after+repay k-24
=name-after+return-on-capital g20 k-28
=name-after+right-now r-19 m-28 h-41
=name-after+sale-or-service g45 m28 h26 k29
=name-after+search-for h36
=name-after+serves r-19
=name-after+sham h45
=name-after+sold-apart g56 h-30
=name-after+sold-short r32 m44
=name-after+sums-0 r-21 m-76 h-52
=name-after+sums-1 r-41 g-22 h-45
=name-after+sums-2 r28
=name-after+sums-equal r19
=name-after+to-dispose k-19
=name-after+to-learn h-27
=name-after+to-treat r24 h-26
=name-after+trade h22
=name-after+trading r-32 h75
=name-after+travelling h32
=name-after+unit r77 h-50 k-23
=name-after+unlawful-business m-20 h-64
=name-after+unlicensed g23
=name-after+unlicensed-giving g22 k30
=name-after+up-down r-23
=name-after+wager-event r26
=name-after+waiting g-26
=name-after+watchers r31 k42
=name-after+with-money r65 m26
=name-before g-96 h-105 k-28
=name-before+narcotic r60 h-27
=name-before+online-place h83
=name-before+operator h24
=name-before+paid-entry r26
=name-before+passes-it g-22
=name-before+pays r-92
=name-before+pays-for-chance r60 g-51 m-79 h-34 k-20
=name-before+per-period r39 h23
=name-before+percentage r47
=name-before+price-of g41 h-48
=name-before+price-word r20
=name-before+priced-thing r52
=name-before+reference r-38 m41 h58 k-19
=name-before+repay g45
=name-before+return-on-capital g20
=name-before+right-now g-26
=name-before+sale-or-service r-74 h-47 k-32
=name-before+sell r24
=name-before+serves h-21
=name-before+sold-short r-22
=name-before+sums-0 r-73 g-30 m25 h-120
=name-before+sums-1 g-46 h35
=name-before+sums-2 r41 h-19
=name-before+sums-apart r-21
=name-before+sums-equal r-22
=name-before+sums-grow r29
=name-before+sums-shrink r61
=name-before+surety-pay r37
=name-before+take-in h32
=name-before+to-learn g-31 h22
=name-before+to-treat r-37
=name-before+travelling r20
=name-before+unit r36 g-30 h-55 k-22
=name-before+unlawful-business h-53
=name-before+wager-event m-31 h19
=name-before+waiting r-30
=name-before+watchers k-24
=name-before+with-money m-27 h21
=narcotic g-84 m-50 h222 k-25
=narcotic+not-pork g-20 m-23
=narcotic+not-told r-19 m110 h37
=narcotic+official g35 m19
=narcotic+online-place r-36 g31 h-73
=narcotic+operator m-27 h-47
=narcotic+outside-prize h55
=narcotic+own-zakat-rate r24
=narcotic+paid-entry r-19 h33
=narcotic+paper-money k-24
=narcotic+pass-on h-25
=narcotic+passes-it r-44 k48
=narcotic+pay-for-cover g71
=narcotic+payment-versus-payment r20 h-24
=narcotic+pays r-24 h-51
=narcotic+pays-for-chance r89 g24 m-26 h-28 k30
=narcotic+per-period g23 h-24
=narcotic+percentage r19
=narcotic+play-costs r24 m-35
=narcotic+price-of r-47 h-60
=narcotic+price-word g27
=narcotic+priced-thing r23 g-43 h46
=narcotic+reference g23 m40 h-42 k-31
=narcotic+repay g25
=narcotic+return-on-capital r21 g29
=narcotic+right-now r52 g29 m-30 h-43
=narcotic+sale-or-service r29 g35 h-110
=narcotic+sea-catch g-22 h25
=narcotic+search-for g24
=narcotic+sell g33 h-25
=narcotic+serves r38 m34 h-36
=narcotic+settles-later r38 g24
=narcotic+small-parts h-39
=narcotic+sold-apart r40 g51 h-38
=narcotic+sold-short g27 h-71
=narcotic+stakes r-23 m-26
=narcotic+stipulated g-20
=narcotic+stranger r47 g19 h-25
=narcotic+sums-0 r-78 g-83 m-43 h185 k-60
=narcotic+sums-1 g23 h87
=narcotic+sums-2 k30
=narcotic+sums-3 r52 h-38
=narcotic+sums-apart r-59 h-30 k32
=narcotic+sums-equal r25
=narcotic+sums-grow r105
=narcotic+take-in r42 k36
=narcotic+to-dispose r-20
=narcotic+to-learn h-55
=narcotic+to-oppose h-19
=narcotic+trade r-30 g78
=narcotic+trading r-25 g-36 h109
=narcotic+travelling g55 k-21
=narcotic+under h-19 k37
=narcotic+unit r47 m-35 h62 k-26
=narcotic+unlawful-business r25 m-41 h-123
=narcotic+unlicensed-giving r-24 k23
=narcotic+waiting r-25
=narcotic+with-money r22 h-61
=narcotic+works-for r49 h-20
=no-date r28 g103
=no-date+no-day g19
=no-date+no-decision-date g67
=no-date+pays g37
=no-date+pays-for-chance g26
=no-date+price-of g47
=no-date+reference g32
=no-date+sale-or-service g61
=no-date+sums-0 r31 g138
=no-date+to-learn g31
=no-date+unit g31
=no-date+wager-event g29
=no-day r-41 g208 h-33 k-25
=no-day+no-decision-date g57
=no-day+not-pork g20
=no-day+pays r-39 g-19
=no-day+pays-for-chance g-49
=no-day+price-of g55
=no-day+price-word r25
=no-day+reference g57
=no-day+repay r-23 g43
=no-day+return-on-capital g20
=no-day+right-now g27
=no-day+sale-or-service g57
=no-day+sums-0 r-51 g229 h-28 k-23
=no-day+to-learn g31
=no-day+unit r-49 g58
=no-decision-date g67
=no-decision-date+price-of g20
=no-decision-date+price-word g19
=no-decision-date+reference g32
=no-decision-date+repay g20
=no-decision-date+sale-or-service g47
=no-decision-date+sums-0 g67
=no-decision-date+to-learn g31
=no-spec g105
=no-spec+pays-for-chance g25
=no-spec+reference g46
=no-spec+search-for g40
=no-spec+sums-0 g79
=nobody-knows r-44 g260 m-62 h-82 k-63
=nobody-knows+not-pork g23 m-29
=nobody-knows+not-told g48
=nobody-knows+paper-money g-21
=nobody-knows+pays g35
=nobody-knows+pays-for-chance g103 h-20 k19
=nobody-knows+price-of g98 h-19
=nobody-knows+price-word g21
=nobody-knows+reference r-19 g56 h-30 k22
=nobody-knows+return-on-capital r-21 g21
=nobody-knows+right-now r-24
=nobody-knows+sale-or-service r-27 g88 h-39
=nobody-knows+sealed g19
=nobody-knows+shut-thing g54 h-20
=nobody-knows+sold-short g54
=nobody-knows+speed-up g-28
=nobody-knows+sums-0 r-55 g199 m-62 h-82 k-60
=nobody-knows+sums-1 g61
=nobody-knows+trade g61
=nobody-knows+under g42 k-20
=nobody-knows+undescribed g-88 k-26
=nobody-knows+unit r-40 g43 h-33
=nobody-knows+unknown g48 h-27 k-28
=nobody-knows+watchers r27
=not-chosen r-69 g187 h-65 k-25
=not-chosen+paper-money r-21
=not-chosen+pays-for-chance r-37 g31
=not-chosen+reference g27
=not-chosen+sale-or-service r-27
=not-chosen+settles-later r-34 g77
=not-chosen+sums-0 g102 h-62 k-25
=not-chosen+sums-1 g36
=not-chosen+sums-2 r-41 g49
=not-chosen+sums-grow r-41 g49
=not-chosen+two-prices g52
=not-chosen+undecided r-41 g51 h-30
=not-chosen+under g26 k-30
=not-chosen+unit g38
=not-mine-yet r-88 g251 h-33 k-49
=not-mine-yet+pays-for-chance r-24 g106
=not-mine-yet+price-of r-54 g139 h-25
=not-mine-yet+reference g84
=not-mine-yet+right-now g20
=not-mine-yet+sale-or-service r-55 g143 k-21
=not-mine-yet+sell r-73 g128
=not-mine-yet+settles-later r-22 g33
=not-mine-yet+sums-0 r-81 g223 h-33 k-49
=not-mine-yet+trade r-78 g134
=not-mine-yet+trading g20
=not-mine-yet+unit r-22 g79
=not-pork r-102 g138 m-77 h-244 k-44
=not-pork+not-told m-23
=not-pork+operator m-29
=not-pork+out-of-reach g90
=not-pork+out-there g107
=not-pork+paid-entry g-26
=not-pork+paper-money m49 h60
=not-pork+pays r-22 g-23 m55
=not-pork+pays-for-chance r-66 g38 m67
=not-pork+price-of r-85
=not-pork+price-word r19 h28
=not-pork+priced-thing h28
=not-pork+reference r39 g-40 h-19
=not-pork+repay r67
=not-pork+return-on-capital r21
=not-pork+right-now g49
=not-pork+sale-or-service g-36
=not-pork+sell r-30 g29 h24
=not-pork+serves g-31 m-20
=not-pork+settles-later g21
=not-pork+stakes r-19 g-39
=not-pork+sums-0 r-72 g80 m-85 h-212 k-31
=not-pork+sums-1 g60 h-57
=not-pork+sums-2 r-22
=not-pork+sums-apart h25
=not-pork+take-in g20
=not-pork+trade r-56 g-28 h61
=not-pork+trading g-36
=not-pork+unborn g75
=not-pork+undescribed g36
=not-pork+unit h67
=not-pork+wager-event m23 h19
=not-pork+with-money m-60
=not-told r-39 g189 m63 h-43
=not-told+online-place h30
=not-told+paid-entry g-21 m19 h37
=not-told+paper-money r-19
=not-told+pass-along h-20
=not-told+pays r-30 h29
=not-told+pays-for-chance r-35 g47 m-20 h41
=not-told+per-period g52 h-36
=not-told+percentage r-22
=not-told+price-of r-22 h-37
=not-told+price-word r-23
=not-told+reference g57 m19 h51
=not-told+repay g28
=not-told+return-on-capital r-22 g59
=not-told+right-now g-21
=not-told+sale-or-service r-47 h-29 k23
=not-told+sell g-29 h-24
=not-told+serves g-55 m121
=not-told+settles-later g19
=not-told+shut-thing g57
=not-told+sold-apart g34
=not-told+sums-0 r-46 g124 h-111
=not-told+sums-1 g73 m51 h68
=not-told+sums-apart r24
=not-told+take-in m21 h21
=not-told+to-learn g20
=not-told+trade h-37
=not-told+trading r-21 g-33 h36
=not-told+undescribed g25
=not-told+unit r-23 g158 m-24
=not-told+unknown g20
=not-told+unknown-party h-25
=not-told+up-down m-29 h28
=not-told+wager-event g71 m20 h-47
=not-told+watchers r38 k36
=official r-161 g-99 m-108 h271 k-63
=official+online-place g31 h-24
=official+outside-prize h-21
=official+paid-entry h-33
=official+paper-money h74 k-22
=official+passes-it m19 k24
=official+payroll h-73 k47
=official+pays m-20 h19
=official+pays-for-chance r-68 g30 m-40
=official+per-period g21
=official+percentage h25
=official+price-of r43
=official+principal-stays r41
=official+receivable r48
=official+reference m-20 h-39
=official+refusal h-27
=official+repay r-40
=official+return-on-capital g19
=official+sale-or-service r31 g-22 m-29 h-160
=official+search-for g27
=official+serves g-39 m-32 k28
=official+sham h-20
=official+sold-apart r-32
=official+sold-short r-27 g36
=official+speed-up r-23 g-29 h113 k-33
=official+sums-0 r-67 g-81 m-90 h197 k-55
=official+sums-1 h86
=official+sums-2 r-55
=official+sums-apart r-20
=official+sums-grow r-58
=official+surety-pay r-47 h72 k-19
=official+to-learn g-21 h-33
=official+to-oppose r-19 g21
=official+trade r52
=official+trading r-27 m19
=official+travelling g23
=official+under h-26 k23
=official+unit g32 h27 k-38
=official+unknown k19
=official+unlawful-business m-26
=official+up-down k22
=official+watchers g-53 h146 k-105
=one-source r-26 g117 h-23
=one-source+own-zakat-rate g28
=one-source+price-of r-22
=one-source+reference r-26 g49
=one-source+sale-or-service r-26 g48
=one-source+sums-0 r-26 g117 h-23
=one-source+trade r-22
=one-source+unit g79
=online-place r22 g-47 m155 h35
=online-place+operator m49 h57
=online-place+own-account r-19
=online-place+own-stake m89 h130
=online-place+paid-entry g36 m-65
=online-place+paper-money r-42 m-27 h70
=online-place+pass-on r-44 h25 k25
=online-place+passes-it m-21 h-20 k19
=online-place+payroll r148 k-29
=online-place+pays r74 g-46 h64
=online-place+pays-for-chance r119 g63 m79 h149 k20
=online-place+per-period h-41
=online-place+percentage r-27 g31 m25 h27 k29
=online-place+price-of k22
=online-place+price-word r23 m62 h-20
=online-place+priced-thing r-77 g70 m62 h-41
=online-place+reference g31 m-19 k24
=online-place+repay g27 m19 h29
=online-place+return-on-capital r32 g33 m30
=online-place+right-now r31 h105
=online-place+sale-or-service r118 g-38 h19
=online-place+sell g19 k26
=online-place+serves r127 m-28 h43
=online-place+settles-later r22 g-20
=online-place+sham h-26 k33
=online-place+sold-apart h-28
=online-place+sold-short r-24 h53
=online-place+stakes r-34 g-38 m60 h105
=online-place+stranger m-28 k41
=online-place+sums-0 r-60 g-113 m102 h-100 k-19
=online-place+sums-1 r64 g51 m59 h139 k27
=online-place+sums-2 r24
=online-place+sums-equal r-35
=online-place+sums-grow r37
=online-place+surety-pay r28 m-32 k20
=online-place+take-in r29 g27 h-26 k25
=online-place+tick-guess m27
=online-place+to-dispose r-30 h27 k-19
=online-place+to-learn k-33
=online-place+to-oppose r-23 m-37 h-24
=online-place+trade g22 h63 k22
=online-place+trading g89 m-25 h22
=online-place+unit r72 m-44 k64
=online-place+unknown-party m-28 h-21 k26
=online-place+unlawful-business g21
=online-place+up-down r-24 g60 m32 h-35
=online-place+wager-event g-44 m65 h209
=online-place+watchers r-48 k-39
=online-place+with-money r-55 m72 h142
=online-place+works-for m-53 h-24
=operator r-113 g-48 m288 h139 k-24
=operator+outside-prize h31
=operator+paid-entry m51 h57
=operator+paper-money m21 h-24
=operator+pays m-27 h19
=operator+pays-for-chance r-64 m87 h221
=operator+per-period g34 m24 h50
=operator+price-bet g92 m46 h-45
=operator+price-of m19
=operator+priced-thing m45 h24
=operator+reference m134 h134
=operator+return-on-capital m23 h74
=operator+right-now m27 h104 k26
=operator+sale-or-service m77 h90
=operator+serves m-101 h58
=operator+stakes m38 h156
=operator+sums-0 r-53 g-54 m235 h-38 k-24
=operator+sums-1 r-44 m61 h140
=operator+sums-2 h37
=operator+surety-pay m-29
=operator+take-in h65
=operator+to-learn m24 h109
=operator+to-oppose m-38
=operator+trade m45 h19
=operator+trading r24 g-80 m36 h119
=operator+unit g-46 m26 h133
=operator+unlawful-business r-27 m33 h-51
=operator+wager-event g-25 m71 h206
=operator+with-money m36 h135
=operator+works-for m-41 h43
=out-of-reach r-27 g237 h-107 k-30
=out-of-reach+out-there r-24 g55 h-45
=out-of-reach+pays-for-chance g76 m19 h-24
=out-of-reach+price-of g63 h-19
=out-of-reach+sale-or-service g48 h-19
=out-of-reach+sell g37
=out-of-reach+serves g24
=out-of-reach+sums-0 r-26 g163 m-35 h-96 k-30
=out-of-reach+sums-1 g74
=out-of-reach+trade g58 h-19
=out-of-reach+unborn g32
=out-there r-57 g304 m-42 h-91 k-20
=out-there+pays g55
=out-there+pays-for-chance r-19 g110 m19 h-26
=out-there+price-of r-42 g114
=out-there+price-word g35
=out-there+right-now g36
=out-there+sale-or-service g118
=out-there+sell r-24 g29
=out-there+sold-short g53
=out-there+sums-0 r-50 g295 m-53 h-80
=out-there+trade r-42 g100
=out-there+unit g37
=out-there+wager-event g29
=outside-prize r36 g-79 m-155 h-127 k-35
=outside-prize+paper-money r22
=outside-prize+pays r36 m-43
=outside-prize+pays-for-chance r107 g-75 m-70
=outside-prize+per-period m-33
=outside-prize+play-costs r19
=outside-prize+price-of r81 g-21
=outside-prize+reference r-68 g-31
=outside-prize+repay r56
=outside-prize+right-now r22
=outside-prize+sale-or-service r88 g-50
=outside-prize+savings-circle g-39 m-35
=outside-prize+sell r40
=outside-prize+small-parts r-19
=outside-prize+sold-apart r-30 g61
=outside-prize+sold-short r95
=outside-prize+sums-0 g-59 m-124 h-132 k-26
=outside-prize+sums-1 r39 m-21
=outside-prize+sums-apart r27
=outside-prize+take-in m-65
=outside-prize+to-learn m-23
=outside-prize+to-oppose h-27
=outside-prize+trade r103
=outside-prize+unit r-109 m-21
=outside-prize+unlawful-business h22
=outside-prize+wager-event m-73 h-48
=outside-prize+waiting r-26
=outside-prize+winner-takes m-60 h-21
=outside-prize+with-money r27 m21
=own-account r-20 g-35 m-26 k78
=own-account+paid-entry h57
=own-account+paper-money r19 k35
=own-account+pays-for-chance r-38 g-26 h36 k49
=own-account+price-of r-35 g-23 h46 k-23
=own-account+sale-or-service r-33 g-30 k-21
=own-account+serves g-27
=own-account+sums-0 g-32 m-26 k28
=own-account+surety-pay h46
=own-account+trade r-27 g-23
=own-account+unit r-25 k98
=own-stake r-21 m113 h227
=own-stake+pays-for-chance g-21 m52 h76
=own-stake+reference m41 h81
=own-stake+stakes g26
=own-stake+sums-0 m61 h146
=own-stake+sums-1 m52 h81
=own-stake+unit m19
=own-stake+wager-event m43 h111
=own-stake+with-money g25
=own-zakat-rate g113 m-19 h-79 k-24
=own-zakat-rate+pays m19 h36
=own-zakat-rate+pays-for-chance r-68 g81 m-19 h25
=own-zakat-rate+price-later g59
=own-zakat-rate+price-of r-25 g-59
=own-zakat-rate+priced-thing g-32
=own-zakat-rate+receivable r34
=own-zakat-rate+reference g73
=own-zakat-rate+repay r26
=own-zakat-rate+right-now g-66
=own-zakat-rate+sale-or-service g-53
=own-zakat-rate+search-for g33 h22
=own-zakat-rate+serves h-26
=own-zakat-rate+settles-later r-39 g55
=own-zakat-rate+sold-short r-23 g-83
=own-zakat-rate+sums-0 r29 g105 h-71 k-24
=own-zakat-rate+sums-1 g29 m-34
=own-zakat-rate+sums-2 g-21
=own-zakat-rate+trade r-20 g-44
=own-zakat-rate+trading g-37
=own-zakat-rate+unit r-72 g44 m-19 h-48
=own-zakat-rate+with-money r-34
=paid-entry r-33 g-46 m76 h-34
=paid-entry+paper-money r27 m-19 h-21
=paid-entry+payroll h-22
=paid-entry+pays g39 h-21
=paid-entry+pays-for-chance r-93 m38 h76 k45
=paid-entry+per-period g-28 m67 h137
=paid-entry+pledge r27
=paid-entry+price-of r24 g-65 m20 h22 k37
=paid-entry+price-word r-40 g-53
=paid-entry+priced-thing r-26
=paid-entry+receivable r37
=paid-entry+reference r23 g-97 h55
=paid-entry+repay r35
=paid-entry+return-on-capital m46 h55
=paid-entry+right-now r-49 g66
=paid-entry+salam g-55
=paid-entry+sale-or-service r-41 g-91 m70 h-69
=paid-entry+savings-circle m-24
=paid-entry+search-for g-88
=paid-entry+sell r44 g21
=paid-entry+serves k-20
=paid-entry+sham h27
=paid-entry+shut-thing g31
=paid-entry+sold-apart r-20 m28 h51
=paid-entry+sold-short r68 g-22
=paid-entry+speed-up m20
=paid-entry+stakes h30
=paid-entry+stranger h31
=paid-entry+sums-0 g-47 h-98
=paid-entry+sums-1 r-41 g37 m-25 k20
=paid-entry+sums-2 r-72 g-37 m100 h51
=paid-entry+sums-3 r64 h29
=paid-entry+sums-apart r55 h50
=paid-entry+sums-equal r-27
=paid-entry+sums-grow r-71 g-32 m65 h36
=paid-entry+sums-shrink r35 m22
=paid-entry+surety-pay g20
=paid-entry+take-in m-22
=paid-entry+to-learn g-21 m-33 h-26
=paid-entry+to-oppose g-33 m-21 h43 k19
=paid-entry+trade r76 m39 h20 k22
=paid-entry+trading r28 g54 h-20
=paid-entry+travelling g33
=paid-entry+under r42 m-19 k26
=paid-entry+unit r25 g38 m29 h-38 k22
=paid-entry+unlawful-business m46 h83
=paid-entry+up-down g52 m-30 h27 k21
=paid-entry+wager-event r-23 g71 m-51 h50 k40
=paid-entry+waiting g28
=paid-entry+watchers r24 h38 k-39
=paid-entry+winner-takes m39
=paid-entry+with-money r27 m29 h30
=paper-early r115 g-60 h-36 k-39
=paper-early+paper-money r25 k-25
=paper-early+pays-for-chance r88 g-31
=paper-early+price-of r139 g-38
=paper-early+receivable r47
=paper-early+reference r63 k-26
=paper-early+right-now r29
=paper-early+sale-or-service r150 g-38 k-26
=paper-early+sell r99 g-27
=paper-early+serves r-19
=paper-early+settles-later r-35
=paper-early+sold-short r105 g-22
=paper-early+sums-0 r89 g-36 h-32 k-34
=paper-early+sums-1 r20 g-25
=paper-early+sums-shrink r28
=paper-early+to-oppose r20
=paper-early+trade r195 g-38
=paper-early+under r40
=paper-early+unit k-26
=paper-early+waiting r-80
=paper-money r46 g-21 h-35 k70
=paper-money+pass-along r-22 k30
=paper-money+pass-on r-32
=paper-money+passes-it r19
=paper-money+payment-versus-payment r24
=paper-money+payroll r26 k-27
=paper-money+pays r62 g-46 m-21
=paper-money+pays-for-chance g47 m52 h87 k-26
=paper-money+per-period r-20 g20 h31 k68
=paper-money+percentage h-20
=paper-money+pledge r19
=paper-money+price-of r-50 h38
=paper-money+price-word r-32 g26
=paper-money+priced-thing r48 g36 h-29
=paper-money+quick-cash r82 g-22 k59
=paper-money+reference r114 m-23 h-20 k-92
=paper-money+repay h-19 k51
=paper-money+return-on-capital g-31 h-22 k22
=paper-money+right-now r26 g-25 m25 h44
=paper-money+sale-or-service r-68 g20 h26 k50
=paper-money+same-back r58
=paper-money+sell g-42 h-20
=paper-money+serves r45 h-26
=paper-money+settles-later r29 g35
=paper-money+sham r-36 h23 k-49
=paper-money+sold-apart r41 k31
=paper-money+sold-short r73 g-31 h31
=paper-money+stakes h35
=paper-money+stranger m-26
=paper-money+sums-0 r-67 h-89 k75
=paper-money+sums-1 r78 m45 h83
=paper-money+sums-2 r39 m-73 h-46
=paper-money+sums-3 g-24
=paper-money+sums-apart r-21 m25
=paper-money+sums-equal r-102 m-25 k-22
=paper-money+sums-grow r42 m-30
=paper-money+sums-shrink r115 m-26 h-19 k24
=paper-money+surety-pay h-22 k28
=paper-money+take-in g-38 h-22
=paper-money+to-learn r45
=paper-money+trade r-48 m20 h57 k-21
=paper-money+trading r43
=paper-money+travelling r-19 h21
=paper-money+two-prices r-48
=paper-money+undecided r-20 g77
=paper-money+undescribed g-24 h35
=paper-money+unit r-41 g23 k47
=paper-money+unknown-party m-25
=paper-money+unlawful-business r21 m86 h47
=paper-money+unlicensed h26
=paper-money+unlicensed-giving h24 k23
=paper-money+up-down r37
=paper-money+wager-event g-20 m62 h113 k-45
=paper-money+waiting r21
=paper-money+wash-money k28
=paper-money+watchers h31 k-52
=paper-money+with-money r26 g-22 m24 h33
=paper-money+works-for h22
=pass-along r-24 g-46 h-58 k117
=pass-along+pass-on g-20
=pass-along+passes-it r19 k-42
=pass-along+pays-for-chance r-35 k46
=pass-along+percentage r-26
=pass-along+price-of r-24 k38
=pass-along+reference k27
=pass-along+sale-or-service r-20 k23
=pass-along+stranger r-21 k23
=pass-along+sums-0 r-23 g-46 h-51 k102
=pass-along+take-in k27
=pass-along+unit h-21 k44
=pass-along+unknown-party r-31 g-19 h-26 k65
=pass-on r-88 h-39 k61
=pass-on+passes-it g-19 k-48
=pass-on+pay-me k22
=pass-on+payment-versus-payment r-51 h-29 k28
=pass-on+pays g19
=pass-on+pays-for-chance r-52 g36 m21 k25
=pass-on+percentage r-23
=pass-on+price-of g72
=pass-on+reference g-42
=pass-on+sale-or-service r-21 k-33
=pass-on+sell r-32 g24
=pass-on+serves r22
=pass-on+settles-later g27
=pass-on+sold-short r-38 h-25
=pass-on+stranger r-25 h21 k41
=pass-on+sums-0 r-46 g-19 m-27 h-62 k40
=pass-on+sums-1 r-42 g21 m31 k22
=pass-on+sums-apart h21
=pass-on+take-in k27
=pass-on+to-debtor h21
=pass-on+to-learn k-38
=pass-on+trade r-56 g71
=pass-on+trading r55
=pass-on+unit r-83 h-29 k90
=pass-on+unknown r-19 g-20 k38
=pass-on+unknown-party r-27 g-24 k22
=pass-on+wager-event h21
=pass-on+waiting r-32
=pass-on+with-money r-31
=passes-it r-20 g-91 m-39 h-59 k91
=passes-it+payroll h20
=passes-it+pays r34
=passes-it+pays-for-chance g-39 m-35 h-32 k53
=passes-it+per-period r52
=passes-it+percentage r-41 h23
=passes-it+priced-thing r44
=passes-it+rate-charge r23
=passes-it+reference r56 g-40 k20
=passes-it+repay r27
=passes-it+return-on-capital r43 h27
=passes-it+sale-or-service r49 g-25 k24
=passes-it+serves h-21
=passes-it+small-parts h27
=passes-it+sold-apart r32
=passes-it+sold-short r-31
=passes-it+split r36
=passes-it+sums-0 r-45 g-57 k56
=passes-it+sums-1 m-49 h-33
=passes-it+sums-2 g-42 k19
=passes-it+sums-apart g-24 k21
=passes-it+sums-grow r59
=passes-it+sums-shrink r-32
=passes-it+surety-pay r-57 h26
=passes-it+take-in g-42 m-32 k48
=passes-it+to-oppose r38
=passes-it+trading m29
=passes-it+unit r45
=passes-it+wager-event m52
=passes-it+watchers r27 k36
=passes-it+winner-takes r29 m39
=passes-it+with-money r-34
=pay-for-cover r-76 g276 m-26 h-46
=pay-for-cover+pays r-29
=pay-for-cover+pays-for-chance r-27 g69
=pay-for-cover+per-period r-31 g106
=pay-for-cover+price-of h21
=pay-for-cover+reference g39
=pay-for-cover+return-on-capital r-25 g42
=pay-for-cover+sale-or-service g28
=pay-for-cover+search-for g35 k22
=pay-for-cover+sold-apart r-19 g58
=pay-for-cover+sums-0 r-69 g236 m-26 h-46
=pay-for-cover+sums-1 g39
=pay-for-cover+to-oppose g-57
=pay-for-cover+trade h21
=pay-for-cover+travelling g44
=pay-for-cover+unit r-25 g49
=pay-for-cover+waiting g37
=pay-me r60 g-19 k75
=pay-me+pays h21
=pay-me+pays-for-chance r51 h39 k23
=pay-me+per-period r43
=pay-me+percentage k23
=pay-me+price-of r21 k21
=pay-me+reference r25
=pay-me+repay h21
=pay-me+return-on-capital r21
=pay-me+right-now r46
=pay-me+sale-or-service k21
=pay-me+sell r22
=pay-me+serves r-27
=pay-me+sold-apart r23
=pay-me+sums-0 r45 g-37 k77
=pay-me+sums-1 r38 h22
=pay-me+sums-2 r-34
=pay-me+sums-apart r-29
=pay-me+sums-equal r-46
=pay-me+sums-grow r28
=pay-me+sums-shrink r25
=pay-me+take-in h23
=pay-me+trade r21 k21
=pay-me+unit r55
=pay-me+with-money r20
=payment-versus-payment r-104 g-34 m-60 h-30 k27
=payment-versus-payment+pays r34
=payment-versus-payment+pays-for-chance r-37 g-33 m-41 h-25 k19
=payment-versus-payment+priced-thing r-43
=payment-versus-payment+reference r27
=payment-versus-payment+right-now r-76 g-39 m-24
=payment-versus-payment+sale-or-service r36 g-36
=payment-versus-payment+sell g-19
=payment-versus-payment+settles-later r28
=payment-versus-payment+sold-short h-25 k20
=payment-versus-payment+sums-0 r-129 g-29 m-40 h-36 k27
=payment-versus-payment+sums-shrink r41
=payment-versus-payment+trade r22
=payment-versus-payment+trading r-37
=payment-versus-payment+unit r50 g-44 h-29 k51
=payment-versus-payment+with-money h-25 k20
=payroll r-24 m-70 h-71 k25
=payroll+pays-for-chance r-35 g25 m-26
=payroll+per-period r-20 g-43 h25
=payroll+price-of r66 g27 h-36 k33
=payroll+price-word g-42
=payroll+priced-thing r52
=payroll+reference r-53 g-22 k-45
=payroll+return-on-capital r-35 h27
=payroll+right-now r27 g-26 k-20
=payroll+sale-or-service r48 m-41 h-35
=payroll+sell r42
=payroll+serves r28 m-41 h-57
=payroll+sham k51
=payroll+sold-apart r-27 g79
=payroll+sold-short r66 g25
=payroll+sums-0 r-29 m-46 h-94 k35
=payroll+sums-1 r94 g-29 h26
=payroll+sums-2 r-51
=payroll+sums-3 r-38
=payroll+sums-apart r-47
=payroll+sums-equal r-51
=payroll+sums-shrink r21
=payroll+surety-pay k23
=payroll+take-in r28 k-25
=payroll+to-oppose h22
=payroll+trade r89 g21
=payroll+travelling r-34
=payroll+unit r-87 g-123
=payroll+unlawful-business m-20 h79
=payroll+up-down r-27
=payroll+watchers g22 h19
=payroll+with-money g21
=pays r-43 g27 m61 h-36
=pays+pays-for-chance r21 g85 m-34 h-21
=pays+per-period r-50 g24 m-30 h-39
=pays+play-costs r-38 g24
=pays+pledge r-23 h23
=pays+price-of r75 h-34
=pays+price-word r73 g-51
=pays+priced-thing r122 g-33 m33
=pays+promised-cut r38
=pays+reference r-49 g52 m-22 h-36
=pays+repay r35 g52
=pays+return-on-capital r-81 g28 m-21 k-19
=pays+right-now r49 g-72 h46
=pays+salam g44
=pays+sale-or-service r61 h-22
=pays+savings-circle r43 m-25
=pays+search-for g39 k21
=pays+sell r34 g27
=pays+serves r26 g-59 m-24
=pays+settles-later r-49
=pays+small-parts g19
=pays+sold-apart r-67 g-25 h-20
=pays+sold-short r-90 g-93
=pays+speed-up r25
=pays+stakes r64 g-32 m31 h-19
=pays+stipulated g-23
=pays+stranger r-25
=pays+sums-0 r-26 g30 m116 h21
=pays+sums-1 g-34 m-25 h-44
=pays+sums-2 r-45 g32 m-30
=pays+sums-3 r35
=pays+sums-apart r21 g35
=pays+sums-equal r-38 m-23
=pays+sums-grow r74
=pays+sums-shrink r-67
=pays+surety r43
=pays+surety-pay r61 h-30
=pays+take-in r88 g27 m-20 h34
=pays+tick-guess r-28 g35 m40
=pays+to-debtor r19
=pays+to-dispose g-28 k23
=pays+to-oppose m29
=pays+to-treat r24
=pays+trade r24
=pays+trading r24 g-41 m-22 h21
=pays+travelling r33 g19
=pays+unit g-28 m-41 h-37 k20
=pays+unlawful-business r50 m-30 k34
=pays+up-down h23
=pays+wager-event g-46 h20 k27
=pays+wait-pay r23
=pays+watchers h-45
=pays+winner-takes r19 g31
=pays+with-money r28
=pays-for-chance r-43 g-132 m53 k-93
=pays-for-chance+per-period g24 m-43
=pays-for-chance+percentage g20 k21
=pays-for-chance+play-costs r-29 g-29 m-19
=pays-for-chance+pledge g-23 h20
=pays-for-chance+price-later r-24
=pays-for-chance+price-of r-44 g-39 m-38 h26 k37
=pays-for-chance+price-open g-30
=pays-for-chance+price-word g-138 m-28 h-31
=pays-for-chance+priced-thing r24 g74 m72 h-73
=pays-for-chance+principal-stays r-35
=pays-for-chance+promised-cut r52
=pays-for-chance+quick-cash r51 k19
=pays-for-chance+rate-charge r54
=pays-for-chance+receivable r91 g-30 k-19
=pays-for-chance+reference r-52 g-40 m32 h101 k-51
=pays-for-chance+refusal r-23
=pays-for-chance+repay r-53 g80 h-43 k-32
=pays-for-chance+reschedule r19
=pays-for-chance+return-on-capital r-54 g51 h60 k26
=pays-for-chance+right-now r49 g34
=pays-for-chance+sale-or-service r-69 g20 h-48 k-150
=pays-for-chance+same-back r56 g-28
=pays-for-chance+savings-circle r120 m-43
=pays-for-chance+sea-catch g53
=pays-for-chance+search-for h-23
=pays-for-chance+sell g101 h-95 k-27
=pays-for-chance+serves g-41 h42 k-24
=pays-for-chance+settles-later g-25 h22 k30
=pays-for-chance+sham h81
=pays-for-chance+shut-thing g147 h-29
=pays-for-chance+small-parts r-53 k56
=pays-for-chance+soft-drink h-58
=pays-for-chance+sold-apart r59 g-49 m-34 k-22
=pays-for-chance+sold-short r-48 g-34 m-19
=pays-for-chance+speed-up r27
=pays-for-chance+split r28 h28 k28
=pays-for-chance+stakes r-36 g47 m115
=pays-for-chance+stays-unseen g37
=pays-for-chance+stipulated r146 g-24
=pays-for-chance+stranger h23 k37
=pays-for-chance+sums-0 r-79 g-54 m22 h-98 k-71
=pays-for-chance+sums-1 r-157 h93
=pays-for-chance+sums-2 r89 k-32
=pays-for-chance+sums-3 r103 g-79
=pays-for-chance+sums-apart r73 m47 h38
=pays-for-chance+sums-equal r-205 g-39 m-23 h-40 k-24
=pays-for-chance+sums-grow r214 g-22 h-30 k-22
=pays-for-chance+sums-shrink r110 g-31 h23 k19
=pays-for-chance+surety r107
=pays-for-chance+surety-pay h43
=pays-for-chance+takaful r-20
=pays-for-chance+take-in r62 g-26 m-24
=pays-for-chance+tick-guess r-71 g124 m85
=pays-for-chance+tied-deal r36 g-19
=pays-for-chance+to-debtor h20 k-19
=pays-for-chance+to-learn r66 m-56 h78
=pays-for-chance+to-oppose r21 g-26
=pays-for-chance+to-treat r-20 h30
=pays-for-chance+trade r-44 g109 h21
=pays-for-chance+trading r68 g59 m39 k-20
=pays-for-chance+travelling r-72 g110 m-24 h-50
=pays-for-chance+two-prices r-101 g25
=pays-for-chance+unborn r-21 g63
=pays-for-chance+undecided r-51 g86
=pays-for-chance+under r-88 g32
=pays-for-chance+undescribed g26 h-27
=pays-for-chance+unit r34 g-98
=pays-for-chance+unknown r48 g30 k47
=pays-for-chance+unknown-party k57
=pays-for-chance+unlawful-business r43 m22 h122 k27
=pays-for-chance+unlicensed-giving h25
=pays-for-chance+up-down g122 m96
=pays-for-chance+wager-event g-68 m108 h157
=pays-for-chance+wait-pay r107
=pays-for-chance+waiting r99 m-36 h-39
=pays-for-chance+watchers r-94 h33
=pays-for-chance+winner-takes g-19 m151 h-75
=pays-for-chance+with-money r-29 m49 h-19
=pays-for-chance+works-for r47
=pays-for-chance+wrapped-gift r-35
=per-period r134 g-51 m-62 h-24 k-37
=per-period+percentage r73
=per-period+play-costs g19
=per-period+price-of r82 g-82 h63
=per-period+price-word r-19 g-56
=per-period+priced-thing r76
=per-period+principal-stays r19
=per-period+rate-charge r59 h-29
=per-period+receivable r54
=per-period+reference r24 m57 h70 k-31
=per-period+repay r38 g-21
=per-period+return-on-capital r88 m-19
=per-period+right-now r-28 h-33 k19
=per-period+sale-or-service r22 h42 k-28
=per-period+savings-circle r-45 m-33
=per-period+search-for g72
=per-period+sell r43 g-79
=per-period+serves g33 h61
=per-period+settles-later r-61 g-57 h49
=per-period+sold-apart r-65 h28
=per-period+sold-short h30 k30
=per-period+stakes r23 h27
=per-period+stipulated r25
=per-period+sums-0 r31 g-20 m-21 k-42
=per-period+sums-1 r66 g-23 m-19 h-26
=per-period+sums-2 m-22
=per-period+sums-3 r27
=per-period+sums-apart r88 g-31 m-22
=per-period+sums-grow r-66 g36
=per-period+surety-pay h-24 k25
=per-period+takaful r-22
=per-period+take-in r48 g-29 h29
=per-period+to-learn h24
=per-period+to-oppose r39 h-20
=per-period+trade r91 g-93 h37
=per-period+trading g-55
=per-period+travelling r-38
=per-period+two-prices r-33
=per-period+under r40
=per-period+unit r-29 g-41 m-69 h-22 k-37
=per-period+unlawful-business m28 h47
=per-period+up-down g20
=per-period+wager-event m-60
=per-period+watchers r27 h32 k-39
=per-period+with-money h39 k29
=per-period+works-for r-24
=percentage r35
=percentage+price-of r-62 g-20
=percentage+priced-thing r-32 m25
=percentage+receivable r22
=percentage+reference k20
=percentage+return-on-capital g-27 m39 h19
=percentage+sale-or-service h-29
=percentage+search-for r29
=percentage+sell g-19
=percentage+serves r-29 g-28 h-22
=percentage+soft-drink h-22
=percentage+sold-apart r63 g-22
=percentage+sold-short r22 k19
=percentage+stakes h-21
=percentage+sums-0 r-29 m-23 k25
=percentage+sums-1 r71
=percentage+surety r34
=percentage+surety-pay r-20 g-22 h44
=percentage+take-in h20
=percentage+trade r-100 g-20
=percentage+trading r34 m33 h-19
=percentage+unit r-20 m23
=percentage+unlawful-business m-34 h35
=percentage+up-down r-58 k-19
=percentage+wager-event h30
=percentage+waiting r38
=percentage+watchers r27 h-20
=percentage+with-money h-25
=percentage+zakat r-37
=play-costs r-68 g-45 m-138 h-86 k-31
=play-costs+price-of r-22
=play-costs+reference r-19
=play-costs+sale-or-service r-63 m-33 h-21
=play-costs+settles-later r-38
=play-costs+sold-apart g36
=play-costs+sums-0 r-36 g-22 m-107 h-81 k-27
=play-costs+sums-1 r-25 g-23 m-31
=play-costs+sums-2 r20
=play-costs+take-in r24
=play-costs+unit r-38
=play-costs+wager-event g-25 m-72 h-48
=play-costs+works-for r28
=pledge r91 g-39
=pledge+price-of r41
=pledge+priced-thing r20
=pledge+repay r-57 h23
=pledge+return-on-capital r-25
=pledge+sale-or-service r89
=pledge+sold-apart r23
=pledge+sold-short r19
=pledge+sums-0 r124 g-32
=pledge+sums-1 r-34 h20
=pledge+take-in r-23 h23
=pledge+trade r41
=pledge+with-money r25
=price-bet g103 h-45
=price-bet+priced-thing m-19
=price-bet+stakes g57 m-20 h-23
=price-bet+sums-0 g64 m-23 h-22
=price-bet+with-money g57 m-20 h-23
=price-later r-39 g101 h31
=price-later+price-open r19 g-53
=price-later+price-word r-28
=price-later+priced-thing r-39
=price-later+right-now g-69
=price-later+salam g86
=price-later+sale-or-service g55
=price-later+search-for g208
=price-later+sell r28 g-51
=price-later+settles-later r30 g-25
=price-later+sums-0 r-66 g115 h31
=price-later+trade r34 g-102
=price-later+trading g38
=price-later+unit h24
=price-of r-85 g63 m-71 h-28 k-38
=price-of+price-open g69
=price-of+price-word r72 g-55
=price-of+priced-thing r80 g-82
=price-of+quick-cash r99
=price-of+rate-charge r22
=price-of+receivable r178 g-44 h-49
=price-of+reference r21 g-32 k-32
=price-of+refusal g28
=price-of+repay r25 g65 m-21 h46
=price-of+return-on-capital r-43 h21 k-47
=price-of+right-now r33
=price-of+sale-or-service r37 g35 h61
=price-of+same-back r107 g-36
=price-of+savings-circle r81
=price-of+sea-catch g29
=price-of+search-for g-39
=price-of+sell r-47 m-39 h26 k-47
=price-of+serves r-20 m-28 h54 k-20
=price-of+settles-later r26 g19
=price-of+share-unknown g45
=price-of+shut-thing r54
=price-of+sold-apart r-37 m-29 h25
=price-of+sold-short r32 m-32
=price-of+speed-up r-26 g33
=price-of+split g22
=price-of+stakes r-24 g27 m-22 h32
=price-of+sums-0 g75 m29 k-32
=price-of+sums-1 g21 m-84
=price-of+sums-2 r-42 g-26
=price-of+sums-3 r-47
=price-of+sums-apart r-83 g19
=price-of+sums-equal r24 m-23
=price-of+sums-grow r-60 g-32
=price-of+sums-shrink r31
=price-of+surety r38
=price-of+surety-pay r-40 h27
=price-of+takaful r23
=price-of+take-in r49 g28 h45
=price-of+tick-guess m35
=price-of+tied-deal g-57
=price-of+tied-trade r21 g-26
=price-of+to-debtor g21
=price-of+to-dispose r32 g19
=price-of+to-learn g28 h34 k-23
=price-of+to-oppose g78 h-35
=price-of+trade r-25 m-36 h24
=price-of+trading r-93 g-29 h-19
=price-of+travelling r20
=price-of+unborn g55
=price-of+under r100 g-26 h32
=price-of+undescribed r-26 g23 h-27
=price-of+unit g31
=price-of+unknown g58
=price-of+unknown-party k33
=price-of+unknown-quantity g46
=price-of+unlawful-business m38 h73
=price-of+unlicensed-giving r-28
=price-of+up-down r25 g19 h19
=price-of+wager-event r-62 g122 h60
=price-of+wait-pay r39
=price-of+waiting r92 g-24
=price-of+watchers r70 g20 h24
=price-of+winner-takes m25
=price-of+with-money g-38 h-22
=price-of+works-for h-20
=price-open r-40 g153 h-28
=price-open+price-word r-21 g148 h-28
=price-open+priced-thing g85
=price-open+reference g51
=price-open+right-now g24
=price-open+sale-or-service r-21 g119 h-21
=price-open+sell g23
=price-open+settles-later g-28
=price-open+sums-0 r-40 g140 h-28
=price-open+trading g-31
=price-open+unit g64
=price-open+wager-event g19
=price-word g68 m-22 h-80 k-46
=price-word+priced-thing r82 g-72 m34
=price-word+rate-charge r21
=price-word+reference r-65
=price-word+refusal g33
=price-word+repay r27
=price-word+return-on-capital r-106
=price-word+right-now r59 g26
=price-word+sale-or-service r34 k-45
=price-word+search-for g-28
=price-word+sell r-50 g-26 h21
=price-word+serves r27 g55
=price-word+settles-later r69 g121
=price-word+shut-thing r47
=price-word+small-parts g-47
=price-word+sold-apart r-51 g-37
=price-word+sold-short r-48
=price-word+split r26 g22
=price-word+stakes g39
=price-word+sums-0 g206 k-44
=price-word+sums-1 r-35 g-119 m-28 h-58
=price-word+sums-2 r43
=price-word+sums-apart r49 g-25
=price-word+sums-shrink r-29
=price-word+surety-pay g19
=price-word+take-in r37 m47
=price-word+tick-guess m50
=price-word+tied-deal r22
=price-word+tied-trade g-22
=price-word+to-learn g22
=price-word+to-oppose r25 m26
=price-word+trade r-60 g-66 h21
=price-word+trading r-38 g73 h19
=price-word+travelling r58 h-21
=price-word+undecided g65
=price-word+under r59
=price-word+unit r-74 h35
=price-word+unlawful-business h27
=price-word+up-down r74 g-45
=price-word+wager-event r42 h-20
=price-word+wait-pay r55
=price-word+waiting g-34
=price-word+watchers r-84
=price-word+with-money g20 h-20
=price-word+works-for g-24
=priced-thing r-47 g98 m-19 h-67 k-50
=priced-thing+reference r-37 g63 m32
=priced-thing+repay r35
=priced-thing+return-on-capital r-68 g28
=priced-thing+right-now g40
=priced-thing+sale-or-service r45 g-71 h-19
=priced-thing+sell r-55 g61
=priced-thing+serves h63
=priced-thing+settles-later r64 g-69
=priced-thing+shut-thing r54
=priced-thing+small-parts r35
=priced-thing+sold-apart g-32
=priced-thing+sold-short r-56 g-41
=priced-thing+split r33 g23
=priced-thing+stakes r-73 g182 m21
=priced-thing+stipulated r19
=priced-thing+sums-0 r-40 g-74 m-104 h-37 k-48
=priced-thing+sums-1 g101 m34
=priced-thing+sums-2 g71 m51
=priced-thing+sums-apart g56 m40
=priced-thing+sums-grow r33
=priced-thing+swap-weights r50
=priced-thing+take-in r78
=priced-thing+tick-guess r-88 g79 m123
=priced-thing+to-learn r19
=priced-thing+to-oppose g80 m31
=priced-thing+trade r-94 g20 m-34
=priced-thing+trading r-70 g47 h-42 k-25
=priced-thing+travelling r50
=priced-thing+under m42
=priced-thing+undescribed g-25
=priced-thing+unit r88 g-24 m59 h-66
=priced-thing+unlawful-business r56 h60
=priced-thing+up-down r-88 g180 m82 h-30
=priced-thing+wager-event r-43 g-33
=priced-thing+waiting r39
=priced-thing+watchers r24 h-25
=priced-thing+with-money r-26 g72 m37
=priced-thing+works-for r19
=principal-stays r93 g-34
=principal-stays+receivable r-51
=principal-stays+repay r-30
=principal-stays+settles-later g-25
=principal-stays+sold-apart r21
=principal-stays+sums-0 r124 g-20
=principal-stays+sums-1 r-73
=principal-stays+unit g-30
=promised-cut r32 g-45 h-27
=promised-cut+reference g-36 h-26
=promised-cut+serves r-32
=promised-cut+stipulated g-30
=promised-cut+sums-0 g-45 h-27
=promised-cut+surety-pay r-28
=promised-cut+to-debtor r35
=promised-cut+trade r39
=promised-cut+trading g-36 h-26
=quick-cash r93 g-26 k53
=quick-cash+reference r30
=quick-cash+sale-or-service r96 g-21 k-23
=quick-cash+sell r107 g-19
=quick-cash+sold-short r59 k24
=quick-cash+sums-0 r97 g-26 k28
=quick-cash+sums-1 k29
=quick-cash+take-in r37
=quick-cash+trade r114 g-19
=quick-cash+trading r68 g-19
=quick-cash+unit g-26 k77
=quick-cash+watchers r43
=quick-cash+with-money k25
=rate-charge r188 g-22 m-33 h-24
=rate-charge+reference r29 h38 k25
=rate-charge+return-on-capital r48 g-19
=rate-charge+sale-or-service g-19 h32 k24
=rate-charge+sums-0 r164 g-22 m-33 h-24
=rate-charge+sums-1 r21
=rate-charge+surety-pay r32
=rate-charge+take-in r40
=rate-charge+trading g23
=rate-charge+unit r98 h34
=rate-charge+watchers r21
=receivable r88 g-59 k-55
=receivable+reference r65 g-22 h-23
=receivable+repay r69 h-19
=receivable+reschedule r-33
=receivable+right-now r31
=receivable+sale-or-service r276 g-43 h-47
=receivable+sell r100 g-32 h-31
=receivable+sold-short r84
=receivable+stipulated r-21
=receivable+sums-0 r20 g-53 m34 k-45
=receivable+sums-1 r86 m-25
=receivable+sums-2 r-74
=receivable+sums-3 r57
=receivable+sums-grow r80
=receivable+sums-shrink r-72
=receivable+surety r34
=receivable+surety-pay r75
=receivable+take-in r60
=receivable+to-debtor r-29
=receivable+to-dispose r-39
=receivable+to-learn r-33
=receivable+to-oppose r-24
=receivable+trade r222 g-32 h-43
=receivable+trading r62
=receivable+under r63
=receivable+unit r60 g-25
=receivable+unlawful-business m24
=receivable+up-down r42
=receivable+wager-event r-36 m23
=reference r-43 g-69 m-22 k38
=reference+refusal m-20 k26
=reference+repay g-68 h-22
=reference+reschedule g19
=reference+return-on-capital r100 g40
=reference+right-now k44
=reference+sale-or-service r-36 g-83 m-41 h43 k-24
=reference+same-back r69
=reference+savings-circle r-34
=reference+search-for h-22
=reference+sell r40 g139 h-86 k-25
=reference+serves r42 g24 h-77
=reference+settles-later r-27 g-37 k24
=reference+sham h-37 k100
=reference+shut-thing h-21
=reference+small-parts r-41 g-23 h30
=reference+sold-apart g21 k-19
=reference+sold-short g-27 m-27
=reference+speed-up k26
=reference+split r24 k-48
=reference+stakes r44 g-28 h110
=reference+stays-unseen k57
=reference+stipulated r23 g-23 h-23
=reference+sums-0 r-93 g34 h-42 k-29
=reference+sums-1 r-74 g-26 k56
=reference+sums-2 r100 g-66 m-25
=reference+sums-3 r24 h25
=reference+sums-apart r-49 g-40 m40 h54
=reference+sums-equal m-27
=reference+sums-grow r49
=reference+sums-shrink r135
=reference+surety r-36
=reference+surety-pay h-56 k27
=reference+take-in g20 h55 k-66
=reference+tied-deal g-30
=reference+to-debtor r25
=reference+to-dispose r-23
=reference+to-learn h34
=reference+to-oppose r21 g-34 m-33 h-31
=reference+trade r65 g-38 k-40
=reference+trading g-23 m25 h23
=reference+travelling r46 g26 h33
=reference+two-prices r-35 g25
=reference+unborn g23
=reference+undecided r-20 g77
=reference+under r19 g-32 h29 k-55
=reference+undescribed g27 h-19
=reference+unit r65 g86 h46
=reference+unknown k39
=reference+unknown-party k37
=reference+unlawful-business m81 h183
=reference+unlicensed g21
=reference+unlicensed-giving g28
=reference+up-down g44 k-30
=reference+wager-event r-23 m-65 h88 k46
=reference+waiting r-22 g-29 h22
=reference+watchers g-22 h37 k-66
=reference+winner-takes h21
=reference+with-money r45 g-45 h86
=reference+works-for g48
=refusal r-86 g33 m-54 k59
=refusal+sale-or-service r-27 g36
=refusal+sums-0 r-69 g39 m-42 k59
=refusal+sums-1 r-28
=refusal+to-learn h-21
=refusal+unit r-26 g38
=refusal+waiting r-22
=repay r158 g-160 m-49 h-67 k-31
=repay+return-on-capital r24 g-19 h-24 k23
=repay+right-now r84 g-23
=repay+sale-or-service r77 m-42 k25
=repay+search-for r-53 g19
=repay+sell r93 g-49 k35
=repay+serves r132 g-38 m19
=repay+settles-later r33 g-33
=repay+sham r19
=repay+sold-apart g26
=repay+sold-short r20 g43
=repay+stakes r70 h40
=repay+stipulated r51
=repay+sums-0 r43 g-49 m-31 h-31
=repay+sums-1 r30 g-106 m-29
=repay+sums-2 r43 h-31
=repay+sums-3 r41
=repay+sums-apart r-68
=repay+sums-equal r-109
=repay+sums-grow r230
=repay+sums-shrink r31
=repay+take-in r68 k-27
=repay+to-debtor r-30
=repay+to-dispose m19 h29
=repay+to-learn r-40
=repay+to-oppose r-33
=repay+trade r80 g25 k31
=repay+trading r68 g30
=repay+travelling r19
=repay+unit r38 g-95
=repay+unlawful-business m22 h22
=repay+unpromised r-32
=repay+up-down g-34
=repay+wager-event r44 m58 h20
=repay+watchers r47 g29
=repay+with-money r43 g-24 h23
=repay+wrapped-gift r-28
=reroute g-23 h-26 k78
=reroute+sums-0 g-23 h-26 k78
=reschedule r42 h-21
=reschedule+sale-or-service r54
=reschedule+sums-0 r49 g19 h-20
=reschedule+to-oppose r36
=reschedule+unit g19
=return-on-capital r86 g26 m-69 h-69
=return-on-capital+right-now r-74
=return-on-capital+sale-or-service r-20 g31
=return-on-capital+search-for r-41 g48
=return-on-capital+sell r-25 g-63
=return-on-capital+serves g113
=return-on-capital+settles-later r40 g-35
=return-on-capital+shut-thing g28
=return-on-capital+small-parts h27
=return-on-capital+sold-apart r59 m-26 k-28
=return-on-capital+sold-short r-85 k38
=return-on-capital+stakes r31 h59
=return-on-capital+stipulated r19
=return-on-capital+sums-0 r44 h-92 k-42
=return-on-capital+sums-1 g69 m-39 k36
=return-on-capital+sums-2 r44 g-34 h22
=return-on-capital+sums-apart r50 g-32 m-26
=return-on-capital+sums-equal r43
=return-on-capital+sums-grow r24
=return-on-capital+sums-shrink r-69 h26
=return-on-capital+surety-pay r-55 h50 k33
=return-on-capital+take-in h24
=return-on-capital+to-dispose r31
=return-on-capital+to-oppose r49
=return-on-capital+trade g-47
=return-on-capital+trading r54
=return-on-capital+travelling r-31 g-19
=return-on-capital+under g36
=return-on-capital+unit m-21 h37
=return-on-capital+unknown r-19
=return-on-capital+unlawful-business m23 h128
=return-on-capital+up-down r-24
=return-on-capital+wager-event g32 m-48
=return-on-capital+waiting r72
=return-on-capital+watchers g31 k-25
=return-on-capital+winner-takes g37
=return-on-capital+with-money r-19 g-24 h-26 k52
=right-now g-20 m-28 h-102 k28
=right-now+sale-or-service r130 g-22 m29 h-20
=right-now+same-back r32
=right-now+search-for g-82
=right-now+sell r88
=right-now+serves r60 g-39 m20 k-22
=right-now+settles-later r89 g-74 k44
=right-now+small-parts r55
=right-now+sold-short r78
=right-now+speed-up g22
=right-now+split h31
=right-now+stakes h85
=right-now+sums-0 g107 h-80
=right-now+sums-1 r-21 g-57 m30 h26 k32
=right-now+sums-2 r64 g-60 m-46 h-34
=right-now+sums-3 r-61
=right-now+sums-apart r-71 g-30
=right-now+sums-equal r-49
=right-now+sums-grow r77 g-37 m-26
=right-now+sums-shrink r45
=right-now+surety-pay r22
=right-now+take-in r30 g-104 h-25 k25
=right-now+to-learn r30
=right-now+trade h-29
=right-now+trading r-65 h21
=right-now+travelling r39
=right-now+two-prices r-49
=right-now+undecided r-20 g20
=right-now+under r53
=right-now+unit r133 m31 h49
=right-now+unknown r-24
=right-now+unlawful-business r45 g21 m22 h79 k24
=right-now+up-down r36
=right-now+wager-event r-34 m71 h152 k-29
=right-now+waiting r32
=right-now+watchers r29 k38
=right-now+with-money r-33 g-26 h45
=salam r-27
=salam+sale-or-service r-27
=salam+search-for r-27
=salam+sell g-21
=salam+sums-0 r-27 g29
=salam+trade g-21
=salam+trading g-51
=salam+unit g-43
=sale-or-service g-65 m-78 h-125
=sale-or-service+same-back r105 g-36
=sale-or-service+savings-circle r41
=sale-or-service+sea-catch g36
=sale-or-service+search-for g70 h36
=sale-or-service+sell r-55 g-40 m-39 h26 k-23
=sale-or-service+serves g48 m-87 k-23
=sale-or-service+settles-later r78 h-26 k-20
=sale-or-service+sham r23 h-43 k107
=sale-or-service+share-unknown g60
=sale-or-service+shut-thing r47 g32 h-35
=sale-or-service+small-parts r-44 g-34 h28 k-36
=sale-or-service+sold-apart r84 g35
=sale-or-service+sold-short r131
=sale-or-service+speed-up r19 m23
=sale-or-service+split r32 k-52
=sale-or-service+stakes g40 m-31 h87
=sale-or-service+stays-unseen g37 k38
=sale-or-service+stipulated g-22
=sale-or-service+stranger r21
=sale-or-service+sums-0 m30 h-24 k43
=sale-or-service+sums-1 r135 g-27 m-64 h-114 k-38
=sale-or-service+sums-2 r-24 g-27 m-43
=sale-or-service+sums-3 r-127 g-25
=sale-or-service+sums-apart r-39 m-26
=sale-or-service+sums-equal r-77
=sale-or-service+sums-grow r-76
=sale-or-service+sums-shrink r41 g-20
=sale-or-service+surety r45
=sale-or-service+surety-pay r25 h33
=sale-or-service+take-in r104 g19 m27 h31 k-38
=sale-or-service+tick-guess m44
=sale-or-service+tied-deal g-45
=sale-or-service+tied-trade r47 g-26
=sale-or-service+to-debtor r31
=sale-or-service+to-dispose r-38 g-45
=sale-or-service+to-learn h23
=sale-or-service+to-oppose r-45 g19 h-102
=sale-or-service+trade r38 h64
=sale-or-service+trading k-28
=sale-or-service+travelling r-44 g30 m-23 h-58
=sale-or-service+two-prices g31
=sale-or-service+unborn g32
=sale-or-service+undecided r-24 g38 h-19
=sale-or-service+under r143 g-50 m23 k-39
=sale-or-service+unit r-113 g41 m91 h60 k-63
=sale-or-service+unknown g47
=sale-or-service+unknown-party k67
=sale-or-service+unknown-quantity g46
=sale-or-service+unlawful-business m51 h337 k27
=sale-or-service+unlicensed-giving r-28 h-24 k19
=sale-or-service+up-down r42
=sale-or-service+victim-fee m-20 h-41 k145
=sale-or-service+wager-event g76 h-71 k73
=sale-or-service+wait-pay r43
=sale-or-service+waiting r80 g-39
=sale-or-service+watchers r-44 m-25 h-41 k41
=sale-or-service+winner-takes r31 g-22 m28
=sale-or-service+with-money h51
=same-back r133 g-36
=same-back+sell r98 g-33
=same-back+settles-later g-22
=same-back+sold-short r54
=same-back+sums-0 r106 g-29
=same-back+trade r107 g-36
=same-back+unit r50
=same-back+with-money r35
=savings-circle g-39 m-44
=savings-circle+sell r30
=savings-circle+sold-short r69
=savings-circle+sums-0 r-24 g-36 m-35
=savings-circle+sums-1 r47
=savings-circle+take-in m-48
=savings-circle+trade r100
=savings-circle+unit r-84
=sea-catch r-53 g149 m-40 k-19
=sea-catch+settles-later g35
=sea-catch+sold-short g41
=sea-catch+sums-0 r-29 g47 m-39 k-19
=sea-catch+sums-1 r-24 g103 h-19
=sea-catch+trade g19
=sea-catch+unit h22
=sea-catch+up-down g25
=sealed g41
=sealed+shut-thing g38
=sealed+sums-0 g20
=search-for r-57 g66 h-88 k-41
=search-for+sell r33 g-28
=search-for+settles-later g41
=search-for+sold-apart r-26
=search-for+sold-short r33
=search-for+sums-0 r-52 g46 m-27 h-61 k-36
=search-for+sums-1 g35 h-27
=search-for+surety-pay h-19
=search-for+takaful g-58
=search-for+take-in g-19
=search-for+to-learn k19
=search-for+to-oppose g-38
=search-for+trade r38 g-41
=search-for+trading r-20 g-166 h37
=search-for+travelling g27
=search-for+unit g-106
=search-for+unlawful-business h30
=search-for+watchers r25 g-19 k22
=sell r27 g66 m-36 h-20 k-68
=sell+serves r-39 g27 m-20 h48 k-21
=sell+settles-later g-78
=sell+sham r31 k-37
=sell+share-unknown g65
=sell+shut-thing g33
=sell+sold-apart r42 g24
=sell+sold-short r55 g-35 h-26 k-21
=sell+sums-0 r-43 g89 m-27 k-62
=sell+sums-1 r37
=sell+sums-2 r39 g-34
=sell+sums-shrink r29
=sell+surety-pay r-34
=sell+take-in r25 g55
=sell+tied-deal r-38
=sell+tied-trade r26
=sell+to-dispose r48
=sell+to-learn h49
=sell+to-oppose g48 h-38
=sell+trade g19 m-46 k-26
=sell+trading g-36 h-46
=sell+under r30 g-29
=sell+unit r-110 g41 h46 k-21
=sell+unknown g32 k-32
=sell+unlawful-business m-20
=sell+wager-event r-23 g57 h-42
=sell+watchers r56
=sell+with-money r-49 g-43
=serves r37 g-72 m-62 h37 k-25
=serves+settles-later g23
=serves+sham h19 k24
=serves+sold-apart r-23 g20 h29
=serves+sold-short r52 g23
=serves+stakes r36 h47
=serves+stipulated r-20
=serves+stranger k23
=serves+sums-0 r73 g-31 m-86 h-30 k-19
=serves+sums-1 m54 h82
=serves+sums-2 g-27 m-30
=serves+sums-3 r-20
=serves+sums-apart g-24
=serves+sums-equal r-57
=serves+sums-shrink r58
=serves+surety r27
=serves+surety-pay r-37
=serves+take-in r29 g19 m-24 h-43
=serves+to-dispose m19
=serves+to-learn r22 g-21
=serves+to-oppose g22 h-20
=serves+trade g81 m-22 h40 k-23
=serves+trading r-115 g-45 m-27 h-31 k-21
=serves+travelling r-23 g21 h-21
=serves+under r-24
=serves+unit r-51 k-32
=serves+unknown-party k19
=serves+unlawful-business m-178 h299
=serves+unlicensed-giving h-24
=serves+up-down r-30 h19
=serves+wager-event h21
=serves+watchers r19 h73 k-19
=serves+with-money h54
=serves+works-for r-41 m-68
=settles-later g128 m-34 h-97 k-30
=settles-later+small-parts k26
=settles-later+sold-apart r-19
=settles-later+sold-short r20 g-35
=settles-later+sums-0 r72 g114 m-29 h-74 k-85
=settles-later+sums-1 r-93 g47 h-19
=settles-later+sums-2 g-32
=settles-later+sums-3 r21 k26
=settles-later+sums-apart r27
=settles-later+sums-equal k26
=settles-later+sums-grow r-51
=settles-later+sums-shrink r48 g-20
=settles-later+take-in g22 k41
=settles-later+to-learn r21
=settles-later+trade r55 g-88
=settles-later+travelling g-43
=settles-later+two-prices r-82
=settles-later+undecided r-38 g49
=settles-later+under r-54
=settles-later+unit r-30 g-129 m-23
=settles-later+unlawful-business r20
=settles-later+up-down r44
=settles-later+wager-event h-21
=settles-later+watchers r-19 g-19 k29
=settles-later+with-money r59 g30
=sham g-104 m-46 h253 k20
=sham+sold-short r20
=sham+sums-0 g-96 m-44 h222 k19
=sham+sums-1 h43
=sham+trading h-34 k20
=sham+unit r32 k95
=sham+unknown r34 k-25
=sham+watchers r32 k56
=sham+with-money h-20
=share-unknown g96 h-32 k-26
=share-unknown+sums-0 g96 h-32 k-26
=share-unknown+trade g45
=shut-thing g421 m-47 h-121 k-38
=shut-thing+sums-0 g262 m-34 h-119 k-38
=shut-thing+sums-1 g127
=shut-thing+to-oppose g30
=shut-thing+trade g34
=shut-thing+undescribed g37
=shut-thing+unit r-20 g210 h-53
=shut-thing+wager-event g34
=small-parts r-107 g-129 m-88 h-111 k159
=small-parts+split r-70 m-37 h-30
=small-parts+stays-unseen g-35 h-24 k80
=small-parts+sums-0 r-55 g-129 m-82 h-86 k109
=small-parts+sums-1 r24 h-24 k48
=small-parts+sums-2 r-57
=small-parts+sums-grow r-42
=small-parts+to-oppose k27
=small-parts+under h-21
=small-parts+unit k66
=small-parts+watchers r-31 k41
=soft-drink h-122
=soft-drink+sums-0 h-87
=soft-drink+sums-1 h-35
=soft-drink+unit h-27
=soft-drink+unlawful-business h-50
=sold-apart g230 m-27 h-81
=sold-apart+sold-short r34 g38
=sold-apart+stranger r30 g19 h-25
=sold-apart+sums-0 g196 h-74
=sold-apart+sums-1 r25 m-42 k-23
=sold-apart+sums-2 g30
=sold-apart+sums-apart r-33 g30
=sold-apart+surety-pay h25
=sold-apart+to-learn g19
=sold-apart+trade r19 g39 m-19
=sold-apart+trading g-25
=sold-apart+travelling r24
=sold-apart+unit r31 g-21 h-43 k-34
=sold-apart+unlawful-business r-24 m53 h58
=sold-apart+wager-event m-24
=sold-apart+waiting r-20 g80
=sold-apart+watchers g44
=sold-apart+with-money g26
=sold-short r115 g19 m-29 h-30
=sold-short+sums-0 r121 h-23
=sold-short+sums-1 r-33 g27 m45 h24
=sold-short+sums-2 r51 m-59 h-19 k-28
=sold-short+sums-3 r-23
=sold-short+sums-apart r-41
=sold-short+sums-equal r-64 m-32
=sold-short+sums-grow r55
=sold-short+sums-shrink r77 g-24 m-19 h-24
=sold-short+surety-pay r21 g25 k21
=sold-short+take-in r-21 g-22
=sold-short+to-dispose r42
=sold-short+to-oppose r22 g34
=sold-short+trade r104 h-19
=sold-short+trading r20 g-98
=sold-short+travelling r-33
=sold-short+under r86
=sold-short+unit r131 g-79 k41
=sold-short+unknown-party k22
=sold-short+unlawful-business g19 h-55
=sold-short+up-down h-23
=sold-short+wager-event r-50 g62
=sold-short+waiting r65
=sold-short+watchers r-30 h32
=sold-short+winner-takes r19
=sold-short+with-money r-23 g63 h-24
=sold-short+works-for r-22 g-19
=speed-up r-20 g-28 h184 k-80
=speed-up+sums-0 r-30 g-27 h163 k-72
=speed-up+sums-1 r-30 h21
=speed-up+take-in h30
=speed-up+to-oppose h26
=speed-up+trade r-23 g33
=speed-up+undescribed g-28
=speed-up+unit r34 g40 h36
=speed-up+up-down m20 h32
=speed-up+wager-event m-19 h19
=speed-up+watchers h39
=split r-20 g-54 m-47 h-75 k98
=split+stays-unseen k32
=split+sums-0 r-67 g-71 m-65 h-103 k75
=split+sums-1 r70 g23 m21 h28
=split+sums-2 r-23
=split+sums-equal r27
=split+sums-grow r-31
=split+trading g-27
=split+under r-32 k25
=split+wager-event h35
=split+watchers k28
=stakes r-67 g60 m247 h-43 k-61
=stakes+sums-0 r-45 g-61 m153 h-113 k-54
=stakes+sums-1 g47 m94 h46
=stakes+sums-2 r-33 g74
=stakes+sums-apart g58 h25
=stakes+sums-grow r-22 m22
=stakes+take-in h72
=stakes+tick-guess r-23 g19 m25
=stakes+to-dispose h29
=stakes+to-oppose m45 h-31
=stakes+trade r-23
=stakes+trading g62 h71
=stakes+under g39
=stakes+unit g26 h25
=stakes+unlawful-business h66
=stakes+up-down r-50 g146 m-46 h-40
=stakes+wager-event g-70 m71 h164
=stakes+watchers h-20
=stakes+winner-takes g-27 h85
=stakes+with-money h38 k-28
=stays-unseen r-30 g-86 h-84 k276
=stays-unseen+sums-0 r-37 g-86 h-81 k263
=stays-unseen+unit k46
=stays-unseen+unknown g-24 k26
=stays-unseen+unlicensed-giving h23
=stays-unseen+watchers g-19 h-21 k64
=stipulated r192 g-86 h-37 k-25
=stipulated+sums-0 r80 g-50 h-37
=stipulated+sums-1 r98 g-22
=stipulated+sums-grow r24
=stipulated+surety-pay r-21
=stipulated+take-in r29
=stipulated+trade r21
=stipulated+trading r79 g-24 h-22
=stipulated+unit r36 g-47
=stipulated+waiting r-38
=stranger r-24 g-74 m-38 h-46 k172
=stranger+sums-0 r-29 g-65 m-23 h-77 k138
=stranger+sums-1 h31 k34
=stranger+surety-pay k31
=stranger+take-in k21
=stranger+unit r27 g-19 k45
=stranger+unknown g-23
=stranger+unknown-party r-45 g-39 m-28 k24
=sums-0 r-137 g236 m106 h410 k188
=sums-0+surety r69 g-51 h-33
=sums-0+surety-pay r-27 g-34 h23 k26
=sums-0+swap-weights r21
=sums-0+takaful r-25 g-131 h-66
=sums-0+take-in r40 m84 k56
=sums-0+tick-guess r-30 g40 m162 h-32
=sums-0+tied-deal g-53
=sums-0+tied-trade r65 g-42 h23
=sums-0+to-debtor r-54 g-66
=sums-0+to-dispose r-154 g-87 m-32
=sums-0+to-learn r-179 g-191 m-92 h-171 k-35
=sums-0+to-oppose r-61 m-71 h-126
=sums-0+to-treat g-25 m-73 h-93 k-37
=sums-0+trade r95 g-46 m31 h-23
=sums-0+trading r-43 g67 h-82 k-59
=sums-0+travelling r-38 g-58 m-33 h-43 k-40
=sums-0+unborn r-41 g306 m-19 h-94 k-23
=sums-0+undecided g45 h-49
=sums-0+under g-46 m-30 h32 k90
=sums-0+undescribed g80 h-48 k-77
=sums-0+unit g-36 m-42
=sums-0+unknown g126 m-19 h-53
=sums-0+unknown-party r-63 g-54 h-26 k93
=sums-0+unknown-quantity g33
=sums-0+unlawful-business r-40 g-122 h244 k-42
=sums-0+unlicensed h-36 k157
=sums-0+unlicensed-giving r-56 k175
=sums-0+unpromised r-57 g-44
=sums-0+up-down g-51 h-42
=sums-0+victim-fee r-20 m-28 h-46 k168
=sums-0+wager-event r-50 g-25 m47 h-124 k-48
=sums-0+wait-pay r39
=sums-0+waiting r104 g-73 m-40 h-44 k-39
=sums-0+wash-money r-20 g-24 h-59 k225
=sums-0+watchers r-22 g-89 m-45 h-90 k179
=sums-0+winner-takes r26 m80 k-33
=sums-0+with-money r-60 m98 h-68 k-36
=sums-0+works-for r-43 g-69 m-112 h38
=sums-0+wrapped-gift h-32
=sums-0+zakat r-52 g-25 m-29 h-67
=sums-1 r-35 g69 m151 h61 k28
=sums-1+surety r35
=sums-1+surety-pay r34 m24
=sums-1+takaful r-20
=sums-1+take-in r29 g-24 m19
=sums-1+tick-guess r-36 g104 m21
=sums-1+tied-deal r21
=sums-1+to-dispose r50
=sums-1+to-learn r30 m-27 h57
=sums-1+to-oppose r-49 g26 m21 h20
=sums-1+trade r83 g84 m-32
=sums-1+trading r130 g43 m-37 h-21
=sums-1+travelling r21 g40 h-29
=sums-1+undescribed g30
=sums-1+unit r42 m-74 h-70 k37
=sums-1+unknown r23 k37
=sums-1+unknown-party k33
=sums-1+unlawful-business h58
=sums-1+up-down r-42 g102 m77 h-27
=sums-1+wager-event r-83 g-49 m121 k-20
=sums-1+wait-pay r92
=sums-1+waiting r83 m-34 h-19
=sums-1+watchers r-29 h66
=sums-1+winner-takes r-69 g-40 m167 h-46
=sums-1+with-money g50 m78 h92
=sums-1+works-for h20
=sums-2 r155 h-37 k-53
=sums-2+sums-apart r78 g33
=sums-2+sums-equal r-458 g-49 m-27 h-40 k-55
=sums-2+sums-grow r290 g36 h-45 k-29
=sums-2+sums-shrink r246 g-34 h33 k19
=sums-2+take-in r-33 g21 m-28 h-30 k61
=sums-2+tick-guess r-27 g28 m26
=sums-2+to-learn g31
=sums-2+to-oppose r24
=sums-2+trade r-71 g-19
=sums-2+trading r-85 g110
=sums-2+two-prices r-106
=sums-2+undecided r-59 g86
=sums-2+under r-87 g19 k32
=sums-2+unit r-21 k-21
=sums-2+up-down g57 m41
=sums-2+wager-event m58 h23
=sums-2+watchers r-35 g48 k29
=sums-2+winner-takes m28
=sums-2+with-money r98 m-49 h-31 k-28
=sums-3 r103 g-79
=sums-3+sums-apart g-47 m42 h37
=sums-3+sums-equal r127 k21
=sums-3+sums-grow r22 g-30
=sums-3+sums-shrink r-59
=sums-3+trading r21
=sums-3+unit r-72 h-23
=sums-3+unlawful-business m25 h40
=sums-3+wager-event m48 h64
=sums-apart r92 m52 h52
=sums-apart+take-in r-26 g34 h-19 k48
=sums-apart+to-oppose r35
=sums-apart+trade r-63 g26
=sums-apart+trading r-28 g109
=sums-apart+unit r-97 h-26 k-19
=sums-apart+unlawful-business r-21 m32 h66
=sums-apart+up-down r38 g22
=sums-apart+wager-event r-20 m75 h98
=sums-apart+waiting r51
=sums-apart+watchers g53
=sums-apart+winner-takes m39 h-22
=sums-apart+with-money r-27
=sums-equal r-332 g-50 m-34 h-56 k-34
=sums-equal+surety-pay r-40
=sums-equal+take-in r-74
=sums-equal+to-oppose r-19
=sums-equal+trade r-29
=sums-equal+unit r-63 m37
=sums-equal+wager-event r-19
=sums-equal+waiting r-39
=sums-equal+with-money r-81 m-32
=sums-grow r312 m-25 h-44 k-32
=sums-grow+surety-pay r27
=sums-grow+take-in r89
=sums-grow+tick-guess r-27
=sums-grow+trade g-34
=sums-grow+two-prices r-128
=sums-grow+undecided r-59 g86
=sums-grow+unit g26 m-21
=sums-grow+up-down m21
=sums-grow+wager-event m25
=sums-grow+waiting r27
=sums-grow+with-money r74
=sums-shrink r187 g-36 k19
=sums-shrink+surety-pay r33
=sums-shrink+take-in r-22
=sums-shrink+to-oppose r24
=sums-shrink+trading r-27
=sums-shrink+unit r74 g-20
=sums-shrink+wager-event r48
=sums-shrink+with-money r141 g-22 h-23
=surety r109 g-49 h-36
=surety+surety-pay r145 h-36
=surety+take-in r33
=surety-pay g-48 h21 k23
=surety-pay+take-in r-31 h23
=surety-pay+to-oppose g20
=surety-pay+trade r-73 g44 h-29
=surety-pay+trading h-58
=surety-pay+unit r-58 m-19 k49
=surety-pay+unknown-party k19
=surety-pay+unlawful-business m-29
=surety-pay+wager-event m32
=surety-pay+waiting r26
=surety-pay+watchers h74
=surety-pay+with-money g22 k21
=swap-weights r50
=takaful r-45 g-131 h-66
=takaful+unit r-20 g-26
=take-in r36 m74 h-35 k105
=take-in+to-dispose r25
=take-in+to-learn h23
=take-in+trade r30 g56
=take-in+trading r-28 g-25
=take-in+under r-34 k30
=take-in+unit r69 g47 m-56 k-94
=take-in+unknown-party k19
=take-in+unlawful-business r54
=take-in+wager-event r-22 m87 h89
=take-in+watchers r-22 k24
=take-in+winner-takes g-51 m66 h-19 k-19
=take-in+with-money r-52 h58
=tick-guess r-93 g172 m209 h-39
=tick-guess+to-oppose g25 m37
=tick-guess+trading g48 m62
=tick-guess+unit r-37 g82 m53
=tick-guess+up-down r-59 g32 m35
=tick-guess+with-money g28
=tied-deal r24 g-62
=tied-deal+tied-trade r51
=tied-deal+trade g-57
=tied-deal+trading g-21
=tied-trade r85 g-46 h23
=tied-trade+trade r24 g-23
=tied-trade+trading r35 g-22
=tied-trade+up-down r35 g-19
=to-debtor r-50 g-48
=to-debtor+trade r26
=to-debtor+trading r39
=to-dispose r-91 g-109 m-32 k-33
=to-dispose+to-oppose r-21 g-75
=to-dispose+trade r43 g19
=to-dispose+trading r-23
=to-dispose+unit r-65
=to-dispose+unlawful-business m-24
=to-dispose+unlicensed-giving k27
=to-dispose+wager-event m-21
=to-dispose+waiting r-46
=to-dispose+watchers r-29
=to-dispose+with-money r33 h29
=to-learn r-110 g-172 m-122 h-114 k-35
=to-learn+trade r-23 g29 h75
=to-learn+trading g-72
=to-learn+unit g20 h22 k-28
=to-learn+unlawful-business m-21 h-36
=to-learn+wager-event m-24 h54
=to-learn+waiting r-42
=to-learn+watchers r-53 k25
=to-learn+works-for r22
=to-oppose r-62 m-46 h-110
=to-oppose+trade g61 h-24
=to-oppose+trading g82
=to-oppose+travelling h-20
=to-oppose+under g40 k20
=to-oppose+unit g-57 m-23 h-54
=to-oppose+unlawful-business m-49 h-204
=to-oppose+up-down g20 m27
=to-oppose+wager-event r23 g33 h26
=to-oppose+waiting r36
=to-oppose+watchers r-30 h23
=to-oppose+with-money m63 h-29
=to-treat r-21 g-32 m-73 h-99 k-37
=to-treat+unit r-50
=to-treat+unlawful-business m-68 h-112
=trade r103 h-42 k-23
=trade+trading r60 g31 h-26
=trade+travelling r-51
=trade+unborn g48
=trade+under r83 g-26
=trade+unit r68 g84 m63 h58
=trade+unknown g19
=trade+unknown-party k29
=trade+unlawful-business m32 h47
=trade+unlicensed-giving r-28
=trade+wager-event r-52
=trade+watchers r116 g24 h30
=trade+with-money r-20 g-27 h-28
=trading r22 g214 m-51 h-92 k-74
=trading+travelling r-20 h57
=trading+under r48 k-21
=trading+unit g-33 m-62 h-20 k-36
=trading+unlawful-business m29 h152
=trading+up-down r-38 g32 m48 h32
=trading+wager-event g-22 m-27 h25
=trading+waiting r-68
=trading+watchers g50 h54
=trading+winner-takes m53 h43
=trading+with-money r-34 h48
=travelling r-66 m-50 h-73 k-40
=travelling+unit r-39 g-62 h-63 k-23
=travelling+wager-event r22 m-25
=travelling+waiting r-83 g66
=travelling+watchers r32 h21
=two-prices r-143
=two-prices+undecided r-24 g63
=two-prices+unit r-58 g51
=unborn r-41 g329 m-19 h-94 k-23
=unborn+unit g24
=undecided r-60 g132 h-55
=undecided+unit r-21 g81
=under r-97 g-28 m-24 h24 k138
=under+undescribed g67 k-24
=under+unit r-24 h33 k50
=under+up-down r21 g-42 m-47 h51 k39
=under+wager-event m-22 h81 k-30
=under+waiting r-28
=under+watchers r-24 k22
=under+with-money g39
=undescribed g110 h-48 k-77
=undescribed+unknown g49 h-19 k-28
=unit r-46 g-30 m-120 h-95
=unit+unknown r-31 g25 k23
=unit+unknown-party k50
=unit+unlawful-business r60 m62 h197
=unit+unlicensed h26 k20
=unit+unlicensed-giving r-27 g-31 k96
=unit+up-down r-56 g101 k-26
=unit+wager-event g45 m-45 h-76
=unit+wait-pay r24
=unit+waiting r-30 h-27
=unit+watchers r93 h70
=unit+winner-takes r29 g32 m29
=unit+with-money r96 g-43 m-20 h-42 k55
=unit+works-for r61 g41
=unknown r51 g143 m-19 h-53
=unknown+unknown-party g-37 k31
=unknown+watchers r42 g-47 k59
=unknown-party r-63 g-63 m-28 h-33 k126
=unknown-quantity g29
=unlawful-business r-73 g-110 m45 h377 k-49
=unlawful-business+wager-event m-115 k33
=unlawful-business+with-money g21
=unlawful-business+works-for r21 m-64 h188
=unlicensed h-36 k157
=unlicensed+unlicensed-giving k86
=unlicensed-giving r-56 k175
=unpromised r-59 g-44
=up-down g109 m110 h-83 k34
=up-down+wager-event r-27 h81 k-36
=up-down+watchers r55 m-20
=up-down+with-money r26 g26 m-48 h-32
=victim-fee r-20 m-28 h-46 k168
=wager-event r-138 g-65 m274 h-33 k-71
=wager-event+winner-takes g-19 m68 h-20
=wager-event+with-money r-29 g-45 m133 h52
=wait-pay r163
=wait-pay+waiting r124
=waiting r235 g-75 m-80 h-68 k-39
=waiting+watchers k24
=waiting+with-money r57
=wash-money r-20 g-24 m-28 h-59 k264
=watchers r-89 g-46 m-57 k232
=winner-takes r-43 g-29 m278 h-67 k-40
=winner-takes+with-money g-19 h43
=with-money r44 g59 m129 k-69
=works-for r-53 g-64 m-117 h57
=wrapped-gift r-43 h-32
=zakat r-57 g-27 m-29 h-69
_$_ h74
_%_ r306 h-78
_%_a_ g22
_%_and_ k23
_%_of_ r102 g-20 m-27
_%_off_ r-40
_%_on_ r-24
_%_past_ r19
_%_من_ r-55
_2a r34 m-31 h-80 k46
_2ab r24
_2ar r45
_2ard r68
_2ard_ r68
_2as r-28 k28
_2ass k19
_2e h-47
_2o r-30 m19 h-19
_2zaz_ h19
_3a r42 h33
_3ad r-21 h41 k-21
_3al r54 g42 h-59
_3al_ g78
_3al_3arabeya_ m21
_3al_mobile_ r-27 g-21
_3ala r35 g-34 m-25 h-58
_3ala_ r46 m-22 h-41
_3alashan_ k19
_3alaya_ g-27
_3ale r27 m28
_3aleh_ r42
_3am h25
_3ama h21
_3amal_ h25
_3an r29 g-21
_3an_ h-21
_3and r35
_3and_ r32
_3and_sheikh_ h25
_3ar g49 h125
_3ara h93
_3ara_ m-22 h115
_3ara_men_ h46
_3arabeya_ m20 h-26
_3as r32 g-28 m-24 h-81 k30
_3ash r38 g-28 m-21 h-24 k30
_3asha_ r-39 h-24
_3ashan_ r66 g-20 k40
_3ashan_bank_ k37
_3ashan_ma_ g-19 k33
_3atani_w_ r-20
_3ay r-35
_3e r-29 g-93 m-31 h-84 k-48
_3ee k-19
_3eed k-19
_3el r-25 h-69
_3en g-36
_3end g-36
_3end_ h32
_3i r34
_3in r34
_3ind r34
_3l g22
_3la g22
_3o g-24 h23
_3om g-24 h23
_3omo h23
_5a r-37
_7a r-98 g156 m-35 h-80
_7ad g35 h-29 k30
_7ad_ g-21 k48
_7ada h-21
_7ade r-28
_7ag h-32
_7ag_ r28 h-32
_7al r-23 g-23
_7ala r22
_7ar g26 h-34
_7are g39
_7as r-49 h21
_7ash r-21 h23
_7aw r26 h49
_7awa h30
_7awe r23 h19
_7ay r-21 g56 h-21
_7aya r-21 g56 h-21
_7ayah_ r-21 g51
_7e g-24 h51 k29
_7ej h28
_7eja h28
_7ejab_ h28
_7ejab_3and_ h27
_7el h38
_7elw h26
_7elwe_ h26
_7elwe_la_ h26
_7es k32
_7esa k32
_7esabi_ k38
_7s r-21 k49
_7sa r-21 k50
_7sab r-21 k50
_7sabi_ k51
_7sabi_7ad_ k30
_a2 r172 m-24
_a2a r64
_a2al r53
_a2al_ r53
_a2d r20 m-19
_a2d_ r30 m-19
_a2s r49
_a2sa r49
_a3 k40
_a3r k29
_a3t r21
_a5 r24 h34
_a5a g28
_a7 r39 h34 k19
_a7a r51 k27
_a7aw k30
_a_ g38 m61 h-21 k57
_a_bag_ g21
_a_bet_ m-30
_a_betting_ m-32 h20
_a_bigger_ r59
_a_bill_ h-27
_a_bit_ r54
_a_boat_ g53
_a_box_ r27 g-25 k-19
_a_c_ r34
_a_car_ r-21
_a_carpet_ g21 h-22
_a_conventional_ g-37 h41
_a_cow_ g-34
_a_cut_ r71
_a_day_ g-41 h20
_a_debt_ r19 g20
_a_fee_ r-37
_a_fils_ r-39
_a_flat_ r-22 g44
_a_friend_ h68 k-44
_a_generator_ r-19
_a_gift_ r-24
_a_go_ g31
_a_guy_ r-24 h-21
_a_hacked_ h-29 k34
_a_half_ r26
_a_hundred_ r-98 k35
_a_interest_ r-21
_a_job_ r21
_a_knot_ r-19 h38 k-22
_a_lady_ h-34
_a_little_ r50 k32
_a_loan_ r25 g-20
_a_lorry_ h32
_a_lot_ g25 m-19
_a_man_ r-39 k39
_a_minute_ g-47 m28
_a_month_ g43 k48
_a_name_ k36
_a_number_ m116
_a_paper_ h48
_a_pawn_ r-21
_a_payday_ r-44 h94
_a_phone_ r31 h-20
_a_plot_ g46 m-25 h-21
_a_point_ g36 h-28
_a_portion_ g51
_a_prescription_ g-22
_a_present_ r26 g-24
_a_price_ g54
_a_quarter_ r38 g-25
_a_rate_ r19
_a_sack_ g-38
_a_single_ g39
_a_slip_ m54 h-36
_a_stranger_ h-25 k51
_a_tenth_ g20
_a_thing_ g25
_a_third_ r83 g-59 h-24
_a_thousand_ r-51
_a_trip_ g57
_a_truck_ h28
_a_villa_ g20 m24
_a_week_ r82 g-28
_a_weekend_ r55
_a_year_ r-53
_aa r19 g25
_aami h19
_aamil_ h19
_aan g20
_ab g74 m-24 h71 k28
_ab3at_ k28
_aba r-22
_abay r-22
_abaya_ r-22
_abl g86 h-41
_abl_ r27 g43 h-26
_abl_ma_ g70
_abo g-23 m22
_abor h24
_abortion_ h24
_abou r-19
_about_ r-19
_about_the_ g-45 m32
_abov r27 m25 k22
_above_ r27 m25 k22
_abr m-22 h59 k31
_abra h74
_abraj_ h45
_abro m-21 k34
_abroad_ m-21 k34
_abs h81
_absi h48
_absinthe_ h48
_abso h33
_absolut_ h33
_abu r26
_abu_ r34 h-20
_ac r-51 m44 h54 k27
_ac_ r-47 h-30 k-33
_acc r72 g20 m45 h-29 k58
_acca m19 h-22
_acca_ m19 h-22
_acci g22
_accident_ g31
_acco g29 k27
_account_ r26 g55 m-22 h-56 k26
_account_at_ r-19
_account_closed_ g-27
_account_for_ r-21 k25
_account_funding_ m26 h27 k-31
_account_is_ m-33
_account_top_ r-23 g24 m32 h-38
_accountant_ r-39 k-22
_accounts_ h33 k23
_accounts_from_ k34
_accounts_of_ k27
_accr r52
_accrued_ r38
_acct r32 k40
_acct_ r32 k40
_accu m30 h22
_accumulator_ m30 h22
_aci h32
_acid h32
_acid_ h32
_acq h21
_acqu h21
_acquired_ g20
_acr r-24 k33
_acro r-24 k33
_across_ r-24 k33
_across_the_ r-23 h39
_act r-45
_actu r-45
_actual_ r-25
_actually_ r-19
_ad r134 g-35 m-78 k-62
_ad_ h33
_add r136 g-44 k-24
_add_ g33 m41 h34
_adde r79
_added_ r83 h-25
_adderall_ h28
_addi r-26 m-24 h-24
_addiction_ m-22 h-20
_adding_ r-23
_addr h-20 k20
_address_ h-20 k20
_adds r82 g-40 k-21
_adds_ r82 g-40 k-21
_adds_a_ r20
_adds_nothing_ r-31
_adds_to_ r59
_ade r-21 g-19
_adel g-19
_adel_ g-19
_adjustment_ r31
_adm h-26
_admi h-26
_ado h69
_adob h51
_ads m-23
_ads_ m-23
_ads_for_ h-33
_adu m-20 h26
_adul m-20 h26
_adult_ h39
_adult_diapers_ h-24
_adv r-24 g61 k-21
_adv_ r-29 g67 h-35
_adv_%_ r-25 g47
_adva g24
_advance_ r-92 g29 h39
_advance_for_ r-27 g51
_advance_from_ r35
_advance_on_ r-52
_advance_to_ r-19 h30
_advanced_ r80
_advanced_the_ r43
_advances_ r22
_advertising_ h-22
_advi g-36 h20
_advice_ h31
_ae r24 m25
_aed r24 m25
_aed_ r24 m25
_aed_at_ r-28
_aed_per_ m31
_af g30 m-46 h119
_aff h58
_aft g39 m-21 k19
_afte g39 m-21 k19
_after_ r27 g-25 m-21 k20
_after_eid_ g19
_after_i_ r-28 g-46 k-20
_after_it_ g-28
_after_party_ h46
_after_the_ r29 m-24
_afterwards_ g51
_ag r76 h42
_aga r37 m21
_agai r35 m27 h37
_again_ r53 g-21 m32 h23 k20
_against_free_ r59
_against_hail_ g-22
_against_her_ r31
_against_my_ g-32 h22
_against_the_ r20 g19
_age h59
_agei h29
_ageing_ h29
_agen g-20 h21
_agency_fee_ r-26 h-44
_agent_ r19 g-19
_agent_to_ r21
_ago r-21
_ago_ r-21
_agr r77 g25 h-47
_agre r77 g25 h-47
_agree_ g31
_agreed_ r27 g-30 h-23
_agreed_before_ r37 g-56
_agreed_rate_ h19
_agreed_to_ r-33
_agreement_ r26 g23
_ah g52 h-45
_ahe g50
_ahea g50
_ahead_ g50
_ahead_app_ r39
_ahm h-19
_ahma h-19
_ahmad_ h-25
_ai r25 m-27 h-77
_aid g-22
_aid_ g-22
_aig g29
_aig_ g29
_air g20 m-26 h-39
_air_ r-35
_airl h-32
_airp r-22 g21 h38
_airport_ r-22 g21 h38
_airt r46
_airtime_ r46
_airtime_credit_ r25
_aja g-19
_ajar g-19
_ak r50 g42 m-49 h-47
_akh r-23 g26 m-31
_ako h-40
_ako_ h-37
_al r39 g40 k-25
_al_ m-41 h-42
_al_inah_ r23
_ala r24 g22 h-28
_alam g50 h-32
_alam_ g50 h-32
_alar g-23
_alarm_ g-23
_album_ h-19
_alc g-33 h62
_alch h41
_alchol_ h34
_alco g-32 h21
_alcohol_ h-74
_alcoholic_ h34
_ale g-30 h64
_ale_ h59
_alf r23
_alf_ r36
_ali r32 m47 h-21 k-30
_ali_ m31 h-31 k-20
_all r-31 g71 m63 k-33
_all_ r-24 g59 m115 h-49
_all_back_ r-24 k-20
_all_fish_ g43
_all_future_ g58
_all_in_ r24 g-27 h-20
_all_of_ g-37 m23 h24
_all_paid_ r-21
_all_that_ g46 h-23
_all_the_ g115 m-33 h-28
_alla r-20
_allah_ r-20
_alle h40
_allo m-46 k-34
_allocation_ g44
_allowance_ g-20 h42
_allowed_ g-25 h-19
_allowed_to_ g21
_allows_ r-19 g28
_alm h24
_alo h-46 k47
_alon h-24 k47
_alone_ g38
_along_ g-29 k46
_alr g60 h-21
_alre g60 h-21
_already_ g60 h-21
_already_paid_ g-35
_alt h34
_alta h31
_altar_ h31
_alw h-30
_alwa h-30
_always_ h-22
_am r32 g-81 k50
_am_ r74 g-40 h-36 k72
_ama h23
_amal h35
_amal_ h35
_amb m-20 h-42
_amm h-56
_amo m29 h-39
_amon h-21
_among_ h-21
_amou m19
_amount_ m19
_amu h123
_amul h89
_amulet_ h88
_amulet_against_ h57
_an r-107 g26 h30
_an_ g-22 m-24 h60
_an_hour_ r19
_an_online_ g31 m-19
_ana h-26
_ana_ h-24
_anc h20
_ance h20
_and g-62 k22
_and_ g-106 m-20 k23
_and_a_ r260 g-44 k-20
_and_all_ r23 g74
_and_app_ r-46 h-27 k56
_and_at_ r27 g19 m23
_and_bought_ r-30 g-63
_and_code_ k48
_and_coke_ h49
_and_comes_ r33
_and_counted_ h-19
_and_date_ g65
_and_delivered_ g-20
_and_down_ m-30 h-23
_and_each_ r98
_and_eggs_ h49
_and_gets_ r30
_and_give_ k31
_and_gives_ r42
_and_he_ r-76 m28 k-24
_and_his_ r32 m25
_and_hope_ g51
_and_i_ r-29 g28 m-29 k-37
_and_in_ r67
_and_is_ r33
_and_it_ g-34
_and_keep_ r-32
_and_keeps_ r43
_and_left_ g19
_and_loss_ r-22
_and_metal_ r-20 g60
_and_must_ r19
_and_my_ r-30
_and_never_ g-33 h38
_and_no_ g27
_and_nobody_ g20 k-21
_and_not_ r-46 g-20
_and_nothing_ r19
_and_on_ r-25
_and_one_ r-36 m35 h32
_and_out_ r-19 k44
_and_paid_ r-26 g21 h-19
_and_pay_ g63 m37 h38
_and_pays_ r-81 m20
_and_pin_ h-34 k54
_and_price_ r63
_and_send_ r-31 k34
_and_she_ r28
_and_signed_ r-52 g-41
_and_so_ m22
_and_sold_ r106 g58
_and_taken_ r-52
_and_takes_ r-22
_and_the_ r174 h20 k-22
_and_they_ k20
_and_tonic_ h66
_and_took_ r-42 g-29
_and_transfer_ k24
_and_two_ h27
_and_we_ r-81 g-19
_and_weighed_ g-23
_and_what_ r34 h34
_and_will_ r49
_and_yeast_ h48
_anda g47
_andar_ g47
_ang r20 g-30 h-30
_ang_ r32 h-35
_ange h20
_angel_ h20
_ani h27
_anim h27
_animal_ h27
_ank r40
_annu g53 h-35
_annual_ g20 h-20
_annuity_ g32
_ano h35
_anot h43
_another_ h43
_another_month_ r55
_another_name_ h83 k-24
_ans r-45 h20
_answ h27
_answers_ h27
_answers_of_ h39
_ant h44
_anti h46
_any r-112 g129 m-29 h-82
_any_ r-64 g115 h-45 k-26
_any_time_ g20
_anyone_ g-21
_anyw r-33 h-19
_anywhere_ h-19
_ap r46 g22 m-30 h-37
_apa g39
_apar g39
_apartment_ g20
_ape h48
_aper h48
_aperol_ h33
_app h-98 k30
_app_ r57 g-108 m25 h27 k20
_app_asks_ r64 h-21 k-24
_app_cuts_ r22
_app_keeps_ r37
_app_takes_ r37
_app_were_ r-44 k37
_app_where_ g-28
_appe h-38 k28
_appeal_ h-26 k28
_appeal_by_ h-23 k28
_appl g84 h-63
_apple_ g31 h-42
_appliance_ g33
_appliance_care_ g29
_application_ g-22
_approved_ g25 h-21
_approves_ h23
_apr_ r58
_apri r-40
_april_ r-40
_apy r44
_apy_ r44
_aq h-31
_aqs r-24
_aqsa r-24
_aqsat_ r-24
_aqu h-25
_ar r-88 g52 m-48 h70 k45
_ara g-31 h144
_arak h123
_arak_ h123
_arak_zahlawi_ h25
_araq h55
_araq_ h55
_arb r-38 h-47
_arbu r-38 h-21
_arbun_ r-38 h-21
_ard g112
_ard_ g112
_are r-26 m-61 h42 k66
_are_ r-22 m-49 h55 k68
_are_mine_ r27
_are_still_ g21
_are_with_ k39
_area h-31
_area_ h-31
_areg h19
_areglo_ h19
_arm g73 h-19
_arm_ g23
_arms g53
_arms_ g53
_arn h-67
_aro k32
_arou k32
_around_ k32
_arr r26 g-48 h48
_arra h52
_arranged_ h48
_arri g-25
_arrival_ r-19
_arrives_ m21
_art g-20
_as r-49 g42 m-49 k123
_as_ r-49 m-29 h105
_as_a_ r-23 h-45 k22
_as_agreed_ m56
_as_always_ r-19
_as_bar_ h35
_as_genuine_ h30
_as_gift_ h-30 k36
_as_he_ k20
_as_his_ r35
_as_i_ r74 k32
_as_in_ r-37 g-46 h-36 k-44
_as_is_ r-19 g30
_as_it_ r-79 g81
_as_listed_ g-31
_as_loan_ r-63 h26 k19
_as_long_ r51
_as_on_ r-50
_as_original_ h31
_as_our_ r19
_as_per_ g-19
_as_real_ h55 k-22
_as_salary_ k26
_as_seen_ g-31
_as_the_ g59 h-30 k-46
_as_they_ g75
_as_we_ m66
_asa r21 m30 h51
_ash r-22 g38
_asht g32
_ask r29 m-35 h-73 k131
_ask_ k99
_aske g-29 h-25
_asked_ g-29 h-25
_asked_for_ r30 k-31
_asks h-39 k35
_asks_ h-39 k35
_asks_for_ r-30
_asks_me_ h-28
_asks_nothing_ k48
_asl h-29
_ass g26
_asse g-20 k19
_assemha_ k19
_assi h21
_assignment_ h30
_assu g32
_assurance_ g41
_ast h-23
_astrologer_ h20
_astronomy_ h-41
_at r73 m65 h19
_at_ g62 m86 h20 k29
_at_%_ g23
_at_a_ r121 h-35 k-45
_at_al_ r-63
_at_all_ g-26
_at_bank_ k62
_at_cost_ r19
_at_counter_ r-19
_at_delivery_ g39
_at_end_ r51
_at_five_ r19 k37
_at_for_ g-22
_at_half_ r55 g-20
_at_harvest_ r19 g-62
_at_his_ r-30
_at_home_ g22 m-30 h43
_at_its_ r-50
_at_market_ r-23
_at_month_ g23
_at_my_ r-24 k-46
_at_no_ r40 g-26
_at_office_ m32
_at_on_ r54
_at_one_ g35
_at_our_ r50 m-22 h-51
_at_par_ r-33
_at_per_ r-20
_at_price_ r47
_at_school_ m-42
_at_sea_ g35
_at_the_ r-180 g30 m60 h96 k-49
_at_this_ r29
_at_until_ g63
_at_what_ g-47
_at_whatever_ r39 g-22
_at_work_ m28 k-37
_atm h-26 k25
_atm_ h-26 k25
_att r-32 g-43 k-43
_atta r-20 g-22 k-34
_attached_ g-22 h-22 k-34
_attack_ h37
_atte g-21
_attended_ h19
_attestation_ h-22
_au r44 m20 h-32 k-29
_auc r65 m32 h-28
_auct r65 m32 h-28
_auction_ r70 g-26 m24 h-21
_auctioned_ g46
_aud r-21 h-20
_audi r-21 h-20
_audit_ r-21 k-32
_aun r25
_aunt r25
_aur h21
_aura h25
_aura_ h25
_aut r-24
_auth k23
_authorities_ k21
_auto_ g19
_autu g21
_autumn_ g21
_av m24 k28
_avi m30 h24
_avia m30 h24
_aviator_ m30 h24
_aviator_game_ m34 h56
_avo h-33 k37
_avoi h-33 k37
_avoid_ h-26 k28
_avoid_ask_ k24
_aw r-83 g66 m22 h-51
_aw_ r-66 g56 m27
_awa r-69 h-20 k20
_awar r-29
_award_ r-20
_awareness_ h-40
_away r-33 m-20 k35
_away_ r-33 m-20 k35
_ax g20
_axa g20
_axa_ g20
_ay r29 g80
_ay_ g82
_b5 h29
_b5t h29
_b5ti h29
_b5ti_ h29
_b_ r-50 g-27 h-100
_b_ta2seet_ r-61 g46
_ba r62 g28 m-87 h22
_ba2 r68 g-29 m26
_ba2i m26
_ba2i_ m26
_ba2y r62
_ba2y_ r62
_ba3 r63
_ba3d_ r38
_ba3d_ma_ r-21 g22
_ba3dein_ r-22
_ba3t r-22
_ba7 r-46
_ba7a r-20
_ba_ r21 g54
_baa g68 h-19
_baad g68 h-20
_baad_ g68 h-20
_baad_me_ g31
_baad_mein_ g37
_bab r-49 g-38 k-21
_baba h19
_baba_ h22
_baba_ji_ h24
_babo h35
_baboy_ h35
_baby r-30 g-37 h-25 k-21
_baby_ g-36 h53 k-21
_babys_ h-23
_bac r-21 h44
_bacc m54 h24
_baccarat_ m54 h26
_bach g23
_bachelor_ h34
_back g-43 m-43 h-60
_back_ r19 g-42 m-49 h-35 k-20
_back_and_ m24
_back_as_ k-20
_back_at_ r32
_back_by_ g21 m-21
_back_cheaper_ r-30 g40
_back_for_ r85 h-20
_back_in_ r-24
_back_of_ h22
_back_on_ r-23
_back_room_ h49
_back_the_ r-56
_back_to_ r21 g-43 h42 k65
_back_when_ r-92 g-21
_back_with_ r19
_backgammon_ h-35
_backs_ h21
_baco h41
_bacon_ h41
_bacon_and_ h49
_bad r67 h29
_bad_luck_ h26
_bada r59
_bag r-54 g99 m35
_bag_ r-39 g85 m51 h51 k31
_bag_of_ g71 h30
_baggage_ h-22
_baggie_ h30
_bags g-39 h-48 k-23
_bags_ g-39 h-48 k-23
_bah g30
_baha g30
_bai r59 g-43 h60
_bai_ r95 h-39
_bai_al_ r59
_bai_el_ r39
_bail h53
_baileys_ h53
_bait r-24
_bait_ r-24
_bak r19 g-68
_bake g-24 m-27 h-87
_baker_ h-29
_bakery_ g-21 m-27 h-60
_bakr g-22 h-34
_bal g-25
_bala r30 g-26 h20
_balance_ r22 g-36 m31 k28
_balance_before_ h-57 k118
_balance_on_ r-32 g33
_balance_transfer_ r34 k-42
_bale g25 h-23
_bale_ g25 h-23
_ball g-35 m-29
_ballet_ h-19
_balloons_ g-23 h-31
_balo m19
_baloot_ m19
_ban h-37 k19
_bana h42
_banat_ h42
_band g26 m23
_band_ g30
_bang h39
_bango_ h47
_bangu_ h24
_bank r-31 m-28 h-73 k25
_bank_ r-59 g-44 m-25 h-36 k38
_bank_adds_ r50 k-21
_bank_and_ r-33
_bank_as_ r71
_bank_bought_ r-32
_bank_card_ r-40 k56
_bank_interest_ r25 k-20
_bank_is_ r42
_bank_likes_ k62
_bank_loan_ r-30
_bank_only_ k47
_bank_shares_ g45 h26
_bank_that_ r-29
_bank_they_ r22 h-31
_bank_will_ g-31 h-27 k45
_banknifty_ g30
_banks_ r33 h-27
_banner_ h-21
_bar g-21 m-21 k-43
_bar_ r28 g-45 m-27 h86
_bar_tab_ h28
_bara r-43
_barangay_ r19 h-28
_barasti_ h22
_barb h-55
_barber_ h-51
_barc m28
_bare g22
_bare_ g24
_barl h-27
_barley_ h-27
_barr h27
_barrel_ h42
_barrel_share_ h19
_barrels_for_ h25
_bars r41 h-51
_bars_ r41 h-20
_bart h46
_bartender_ h43
_bas r-26 g-46 k53
_bas_ h-19 k32
_bas_heya_ k22
_base r-36 h26
_base_ r-35
_basi r25
_bask h-20
_basketball_ h-27
_bast k45
_bastelem_ k30
_bastelem_w_ k35
_bat g58 m-50
_bath h35
_batn g77
_batn_ g46
_bay_ r33
_baya h22
_bayad_ h22
_bd r26 m-21 h24
_bds h24
_bdsm h24
_bdsm_ h24
_be r34 g118 m30 h-117 k47
_be_ r114 g185 h-130 k41
_be_agreed_ r-34 g64 m-31
_be_decided_ g46
_be_fixed_ g26
_be_in_ m61
_be_paid_ r99 g-56
_be_returned_ r29
_be_seen_ g29
_be_told_ g57
_bea g-26 h103 k-25
_beac g19 m-20 h52
_beach_ g19 m-20 h52
_bean r38 h-45
_beans_ r38 h-44
_bear_ h34
_bearing_ r33
_bears_ r-25
_beat g-23 h68
_beat_ g-23 h74
_beat_up_ m-19 h33
_bec r32 h-36
_beca g-29 m24
_because_ g-29 m25
_because_he_ r-30
_because_my_ r24
_because_of_ r34
_because_the_ r-22 m20
_bech r31 g26 m-19 h-25
_bech_ r22
_becha_ g29
_bed r-24 h-39
_bed_ r-26 h-36
_bedo g28
_bedoon_ g28
_bee r-56 g-30 m-22 h-53 k-25
_bee_ r-25 g25
_beef g-37
_beef_ g-37
_been g-20
_been_ g-20
_bef r-19 g75
_befo r-19 g75
_before_ r-51 g83
_before_a_ g41 h-22
_before_any_ g26
_before_crop_ g19
_before_due_ r-35
_before_harvest_ g-50
_before_i_ g59 k-28
_before_it_ m-25
_before_its_ g28
_before_june_ r43 g-22
_before_receipt_ g58
_before_the_ r-48 g-29 h-44 k146
_before_they_ k22
_before_we_ g-44
_beforehand_ r31
_beg h60
_begg h73
_beggars_ h41
_begi r30 g-21
_beha g-30
_behalf_ g-30
_behalf_of_ g-23
_behi g23 h21
_behind_ g23 h21
_behind_my_ g-27
_behind_the_ g29
_bei g-28 k25
_bein h-21 k27
_being_ r22 h-21 k27
_beit m-27
_beit_ m-27
_bel h-44 k35
_bell r-25 k28
_belly_of_ g21
_belo r31 m-21 h-30
_belongs_ g41
_belongs_to_ g41
_below_ r46 g-47 k30
_below_limit_ k46
_below_the_ r-23
_below_what_ r22 g-23
_belt h-64
_belt_ h-64
_ben r-45 m-19 h37 k48
_bene r-52 k53
_beneath_ g-22 k55
_beneath_what_ g-22 k55
_bent g24 h52
_bes r28 h-24
_besi r33
_besides_ r33
_bet r-42 m111 h-43
_bet_ r-43 g-22 m21
_bet_on_ g122 m-91 h-26
_bet_with_ m44 h-45
_bett g25 m-37 h-71
_better_ k23
_betting_ g35 m-35 h-55
_betting_exchange_ m29 h31
_betw m19
_between_ r22
_between_friends_ r20
_between_us_ g-26 k45
_bev h40
_beve h40
_beverages_ h30
_bey r35
_bh r-20
_bhai r-25 g-20 h22
_bhai_ r-25 h22
_bhe g20
_bhej g20
_bhej_ g27
_bi r31 g35 m46 k-19
_bi3 g24
_bi3t g24
_bic r-31
_bicy r-31
_bicycle_ r-31
_bid r47 g-26 m34 h-31
_bie h29
_bier h29
_big r42 m40 h75 k32
_big_ m32 h73 k24
_big_ticket_ m31 h57
_bigg r33
_bigger_ r33
_bik r-41 h-38 k-20
_bike r-50 h-46 k-19
_bike_ r-50 h-43 k-19
_bike_for_ r-60 g22
_bil r25 g-30
_bilal_for_ r32
_bill r31 g-24 h-21
_bill_ g-37
_bill_bought_ r21
_bill_for_ r31 g-34 k53
_bill_i_ r-55 k-19
_bill_of_ r20
_bill_taken_ r29
_billed_ r25 h-24
_bills_ r24 k33
_bim g26
_bima g26
_bima_ g26
_bin r-35 g98 m71 h-43 k-21
_bina r-74 g134 m56 h-33
_binary_ r-26 g111 m86 h-27
_binary_options_ g20 m63
_bind r49 g-36
_binding_ r49 g-29
_bing m19
_bingo_cards_ h-35
_bingo_hall_ m29 h75
_bir r-21 m-35 k-36
_bira h33
_bira_ h33
_bird g28 h-46
_bird_ h-39
_bird_in_ g21
_birds_ g31
_birds_in_ g32
_birr h42
_birra_ h42
_birth_ r36
_birth_chart_ h47
_birthday_ r-25 g-22
_biry g-29 h-30
_biryani_ g-29 h-30
_bis m-26
_bisc m-26
_biscuits_ m-26
_bit r67 h35 k25
_bit_ r119 g-25
_bitc r-27 h-30
_bitcoin_ r-27 g19 h-39
_bits k34
_bits_ k34
_bits_so_ k46
_bitt h31
_bl r-68 g-21 m-23 h145 k-26
_bl_ h39
_bla m19 h39
_blac m22 h35
_black_pudding_ h30
_black_stone_ m-37
_blackjack_ m38
_blackmail_ h43
_blan g27
_blanc_ h19
_ble g-24 h72
_bled g-22 h51
_bled_ g-22 h51
_bles h29
_blessed_ h29
_blessed_by_ h24
_bli r-31 g31 h-57
_blin r-31 g31 h-57
_blind_ r-31 g67 h-42
_blind_box_ g38
_blind_date_ g30
_blo m-20 h-25
_bloc g-24 h-32 k23
_block_ g-20 k27
_blocking_ h-19
_bloo h67
_blood_ g-25 h30
_blood_of_ h54
_blood_sausage_ h50
_bloody_ h59
_bloom_ g38 h-22
_blos g22 h-44
_blossom_ g23 h-28
_blu g-28 m-27 h49 k-22
_blue g-24 m-20 k-21
_blue_ g-24 m-20 k-21
_blue_label_ h41
_blue_one_ g-32 h-42
_blun h33
_blunt_ h23
_bnp r-27
_bnpl r-27
_bnpl_ r-27
_bnt h41
_bnt_ h41
_bnt_7elwe_ h26
_bo h22 k-49
_boa r-32 m27 h-36
_boar g-48 m37
_boar_ h66
_board_ g-45 m50 h42
_board_for_ g-20 m-40
_boards_ h-49
_boat g42 h-37
_boat_ g33 h-36
_boat_engine_ r30
_boats_ r-19
_bok r25 g32
_bokr r25 g32
_bokra_ r25 g32
_bol g92 h-32
_bole g42
_boleesa_ g30
_boli r46 g50 h-26
_boli_ r62
_bolisa_ g30
_bolisat_ g30
_bolt r-27
_bon r112 g-56 h-37
_bond r162 g-35 m-60 h-78
_bond_ r63 m-36 h-60
_bond_coupon_ r21
_bond_paper_ r-54
_bonds_ r137 g-24 m-23 h-35
_bonu r-35 m55 h29
_bonus_ r-35 m55 h29
_book r32 g47 m23 h-57
_book_ r42 g23 h-51 k34
_book_for_ h-19
_booked_ r23 k-26
_bookie_ m35 h75
_booking_ m-27 h-26
_booklet_ h-25
_bookmaker_ h26
_bookmakers_ h-20
_books_ g32
_bookshop_ h-49
_boot g-24 m-23
_bootleg_ h31
_boots_ h-22
_booz h72
_booze_ h53
_bor r23 g52 m33 h-46 k22
_bord m45 h53 k28
_bordeaux_ h21
_border_ m49 h33 k30
_born r-28 g26
_born_ g26
_borr r20 g22
_borrow_ r-49 g72
_borrow_fee_ r-34 g77
_borrowed_ r47
_borrowed_and_ r21
_borrower_ r-34
_borrowers_ r28 h20
_borrowing_ r44 g-20
_borrows_ g-26 k30
_borrows_from_ g-24
_bos m-21 h44 k29
_boss m-21 h44 k29
_boss_ m-19 h20 k29
_bot r-53 m-24 h134 k-24
_bot_ h23
_both r-19 h-27
_both_ r-19 h-27
_both_legs_ r31 h-21
_both_money_ r-22 g56
_both_of_ r-26
_bots h38
_bots_ h38
_bott r-31 h71
_bottle_ g-22 h41
_bottle_of_ h-77
_bottle_service_ h41
_bottles_ h23
_bottles_of_ h23
_bou r25 g-20
_bought_a_ r-64 g-51 h27
_bought_and_ r-23
_bought_by_ r59
_bought_for_ r44 k22
_bought_from_ r130 g60 h-19
_bought_his_ r-22 g-77 h41
_bought_it_ r-30 g89 h-23
_bought_my_ r-41
_bought_on_ g50 h-22
_bought_the_ r120
_boun r21
_bour h37
_bourbon_ h37
_bow m25
_bowl m25
_box r-91 h-20 k-43
_box_ r-74 g-28 k-20
_box_for_ k45
_box_of_ g-20
_boxe g-38 h-25 k-23
_boxes_ g-23 h-38 k-23
_boy r-37
_boy_ g-19
_boys r-28
_boys_ r-28
_boys_to_ h39
_br r-36 g-42 m-67 h58 k-51
_bra r-31 g-35 m-33 h-50
_brac h-29
_bracelet_ r45
_bran r-20 g-28 m-29 h53 k27
_branch_ h29
_brand_ m-25 h-49
_branded_ h35
_brandy_ h48
_bras h-21
_brass_ h-21
_bre r-31 k-21
_brea h-84 k-20
_bread_ g-67 h-103
_break_ h73
_break_his_ h81
_break_it_ h-30
_breaks_ g63
_brew h77
_brew_ h55
_bri r54 g25 m-45 h34 k-36
_brib g-28 h72
_bribe_ g-21 h63
_bric g23 k-25
_bricks_ g26 k-25
_brid r65 m-20 h-35
_bridge_ r50
_bridging_ r31
_brin g44 h36
_bring_ m-24 h21 k28
_bring_him_ h22
_brings_ g28
_brings_back_ r-24 h25
_brings_up_ r-30 g49
_brit h-27
_bro r-23
_bro_ m30
_brok g31
_broke_ m19
_broker_ g82 h37
_brokerage_ g-45 h23
_brokers_ h-19
_brot g-22 k38
_brothel_ h19
_brother_ r25 h21
_brother_in_ r51 g-22
_brothers_ g-25 h-40 k32
_brou r-23 h-22
_brought_ r-23 h-22
_brow h23
_brownies_ g-19 h27
_brownies_with_ g-19
_browns_ h-20
_bru h57
_brun h-30
_brunch_ h-30
_brut h71
_brut_ h39
_bt r31 m31
_bta r31 m19
_bta3 r-23
_bu g55 m-93 h30
_bubbly_ h23
_buc h42
_buck h42
_bud g31
_budo g45 h-28
_budol_ g45 h-28
_build_ r19
_builder_ h-26
_building_ h49
_buk g39
_bul m20 h29
_bull m20
_bull_ h23
_bullion_ r23
_bun g-21 m-33 h50
_bund m-33 h36
_bundle_ g26 m-33 h25
_bur r-19 m-25
_burg m-21 h-39
_burger_ h-22
_burn h49 k24
_burn_ h45
_burned_ h35
_bus r-72 m-67 h-120
_bus_ r-102 g-21 m-63 h-100
_buse h-28
_buses_ h-28
_busi r19 h24
_business_ h24
_but r75 g-43 h41
_but_ r83 g-44 h52
_but_it_ k29
_but_the_ g-34
_but_they_ k21
_butc h-39
_butcher_ h-39
_butt h27
_butter_ g27 h33
_buy r60 g33 m32 h45
_buy_ g23 m52
_buy_a_ g-35 m37 h23
_buy_in_ g-23 m117 h33
_buy_it_ g37 m-20
_buy_my_ g-22
_buy_now_ g-34
_buy_the_ g21
_buy_them_ r-19
_buy_your_ g46 m-27
_buye m-19
_buyer_ g47
_buyers_ g-37 h28 k-21
_buyi h32
_buying_ h32
_buying_it_ r-22
_buys r59
_buys_ r59
_buys_it_ r42
_by r23 g52
_by_ r-70 g35 h49
_by_a_ g22 h37
_by_autumn_ g-24
_by_bank_ r41
_by_guess_ g29 m-35
_by_hand_ k19
_by_hour_ h49
_by_in_ k19
_by_itself_ r48
_by_june_ g26
_by_me_ r-27
_by_phone_ r44 h44
_by_the_ g20 k-47
_by_them_ g20
_by_us_ m60 h27
_by_weight_ g49
_bya r87 g-20 h-38
_byaj r45
_byaj_ r45
_byb g20
_bybi g20
_bybit_ g20
_byp k29
_bypa k29
_c_ r33 m-19 h-27
_ca g-55 m-85 h-54
_cab r-23 g-31 m-21 h86
_caba h42
_cabaret_ h42
_cabi h-28
_cabinet_ h-22
_cable_ h20
_caf r22 g-40 h-27
_cafe r22 g-40 h-27
_cafe_ r22 g-34 h-23
_cag h-53
_cage h-53
_cage_ h-53
_cak r-24 g-41 m-41 h-82 k-39
_cake r-24 g-41 m-41 h-82 k-39
_cake_ r-24 g-38 m-35 h-92 k-39
_cal r45 g83 m26 h-82 k28
_calc g-25 h-24
_calf g64 h-35
_calf_ g38 h-34
_calf_in_ g89
_calf_inside_ g19
_call r41 g41 m34 h-33 k42
_call_ r32 h42
_call_it_ r107 g-39
_call_option_ m-43
_call_the_ g-21 m48
_called_ m71
_called_heads_ m38
_caller_ h-19 k59
_calls_ g83 m-25 h-43
_calls_on_ g35 h-20
_cam g-45 h-28 k-22
_cam_ h-65
_cam_show_ h29
_came m45 h35 k-29
_came_ g-26 m66 h38 k-21
_came_home_ r38 h26
_came_to_ h28
_camel_ m-19
_camel_race_ m-27
_camel_went_ r28
_camels_ g27
_camera_ h-25
_camp_ h-39
_campaign_for_ h20
_can r-20 g-22 m-27
_can_ r33 g51 h22
_canc r-25 h-49
_cancel_ g-27
_cancellation_ g77
_cancellation_cover_ g66
_cancelled_ g-58
_cand g42 m45
_candle_ g28 m52 h-29
_candle_green_ m29
_candle_red_ m38
_cani h20
_cann r39 g-41 h52
_cannabis_ h44
_cannot_ r43 g-34
_cans h66
_cans_ h66
_cant r-21 h-26 k30
_cant_ m37 k30
_canteen_ m-27 h-21
_cap r20 m-19 h47
_cap_ r-52 g25
_capi r51 g-39
_capital_ r51 g-37
_capital_and_ r39
_capital_back_ r21
_capital_for_ r-59 h48
_capital_protected_ r56
_capital_safe_ r24
_caps g19
_capsules_ g-19 h22
_capt r25 h52
_captagon_ h41
_captain_ g21
_car k-19
_car_ r-61 g20 m62 h-106
_car_at_ r-74
_car_cover_ g53
_car_early_ r71
_car_for_ r26
_car_from_ g30
_car_if_ g32
_car_is_ g48 k-22
_car_no_ g37
_car_to_ r-22
_car_was_ g25 h-19
_car_wash_ k28
_cara g37
_carb g21
_carbon_ g30
_carbonara_ h22
_card r50 g-127 h58 k49
_card_ r61 g-68 h-48 k37
_card_and_ h-26 k100
_card_bill_ r22
_card_cards_ h23
_card_company_ r47
_card_for_ r25 m33 h-53 k-32
_card_game_ m30
_card_interest_ r29
_card_replacement_ r-21
_cardamom_ h-41
_cards_ g-59 m26 h118 k27
_cards_for_ m-24 h-73 k-24
_cards_from_ m73 h85
_cards_with_ h-20
_care r-28 h-46
_care_ r-23 g46
_cari h26
_caricature_ h25
_carl m29 h107
_carlo_ m32 h44
_carp r-68 m-40 h-34
_carpet_ h-22
_carpets_ r-22 g-28
_carr r81 h-86 k-26
_carries_ g49
_carry_ r39 g-24 m-19 h-23
_carrying_ r55
_cars g32
_cars_ g32
_cart m-25
_carton_of_ h82
_cartons_ m-25 h-23
_carv g25
_cas r-19 g28 m60 h93
_case r-27 g28 h87
_case_ r-27 g34 h36
_case_of_ h51
_case_opening_ m47 h24
_case_the_ g21
_cases_ h51
_cash r46 g36 m70 k29
_cash_ r20 g36 m19 k29
_cash_advance_ r21
_cash_and_ r-28
_cash_at_ r38 m-24
_cash_box_ k-19
_cash_for_ h19 k-21
_cash_from_ r42
_cash_i_ r19 k50
_cash_in_ h42
_cash_on_ h-23
_cash_only_ k29
_cash_or_ r-86 g80
_cash_out_ m19 h49
_cash_price_ r-29 g-42
_cash_settled_ g65
_cash_to_ r20
_cashed_ m28
_cashed_in_ m29 h22
_casi g-25 h-67
_casino_ g-23 h-25
_casino_chips_ m21 k26
_cask h76
_cask_ h76
_cask_share_ h19
_cast m-30
_cast_ g19
_casting_ h22
_cat m-67 h-34
_cat_ g-65 m-37
_catc g70 m-20 h-30
_catch_ h-40
_catch_of_ h-22
_catches_ g65 h-19
_catt g22
_cattle_ g22
_cau k56
_caus k56
_cause_ k56
_cb h26
_cd r31 h-23 k29
_cd_ r31
_cdd k29
_cdd_ k29
_ce r84 m-24 h-31
_ce_ g79
_cel g-28 h44
_cell g-28 h44
_cellar_ g-21 h51
_cem r-23 h-50
_ceme r-23 h-50
_cement_ r-23 h-50
_cen r84 g-32
_cent r84 g-32
_cent_ r100 g-29
_cer r41
_cert r44
_certain_ r28
_certificates_ r26
_cf r-47 g186 m150 h-55 k-26
_cfd r-47 g186 m150 h-55 k-26
_cfd_ r-43 g162 m164 h-44 k-26
_cfd_account_ r-20 g109 m86 h-28 k-26
_cfds g24
_cfds_ g24
_ch g-100 m-64 h62
_cha g-26 m-65 h-19
_chai g-22 m-35 h-104 k-32
_chai_pani_ h28
_chain_ r59
_chair_ r-29 h-84
_chairs_ r-40 h-32 k-32
_chal g20
_chalet_ g19
_chan g59 m67 h-71
_chance_ r-28 g65 m85 h-19
_chandelier_ h-32
_change_ k31
_change_the_ k36
_changed_ r24 h-75 k-32
_channels_ h43
_char g-57 m-72 h20
_char_ h48
_char_siu_ h44
_charas_ h24
_charcoal_ h-34
_charge_ g-40 m-25
_charged_ r26
_charged_by_ r25
_charges_ r46 g20
_charging_ r-22
_charitable_ r28 k22
_charity_ r-47 g-24 h-32
_charm_bracelet_ h-31
_chart_ m-23 h28
_chart_and_ h44
_chat h36 k61
_chat_ k61
_che r-23 g-77 h-32
_chea r34 h105 k-26
_cheap_ r27 g-28 h44
_cheaper_ g28
_cheat_ h44
_chec r-26 g-25 h-47 k47
_checking_ h-37
_checks_ k52
_cheese_ h-49
_cheq h-26
_cheque_ h-24
_ches m25 h-25
_chest_ m29
_chi r46 g-32 m30 h55 k-20
_chicharron_ h34
_chicken_ h-25
_chicken_for_ h28
_chil r-19 m-24
_child_ h27
_children_ h-37
_chip g-25 m68
_chips_ g-25 m68
_chips_and_ m-36 h-39
_chips_at_ m30
_chips_bought_ m23
_chips_cashed_ m34
_chit r96 g-26 h-19
_chit_ r58 g-19 h-24
_chitty_ r62
_chiv h50
_chivas_ h50
_chl m-22
_chlo m-22
_chlorine_ m-22
_cho r-79 m-35 h85
_choi r-28 g27
_choice_ r-28 g27
_choo r-22 g42 h30
_choose_ h20
_choosing_ g37
_chop h38
_chops_ h29
_chor h45
_chorizo_ h47
_chos g-51 m-21 h-20
_chose_ g-50 h-25
_chosen_ m-21
_chosen_from_ h26
_chr r22
_chri r22
_christmas_ r22
_chu g24 h-24
_chun k19
_chunks_ k19
_ci g-50 h89
_cid h36
_cide h36
_cider_ h36
_cir g-31 h34
_circ g-31 h28
_circle_ h28
_cit h35
_city h31
_city_ h31
_cl g-124 m-31 h23 k-76
_cla r41 g-38 h-25 k-28
_clai r29 m20
_claim_ r26
_claim_on_ r-22
_clar h27
_claret_ h27
_clas m-29 h-25
_class_ m-49 h-81
_classes_ h23
_clau r25
_clause_ r25
_claw g-22 h-39
_claw_ g-22 h-39
_claw_machine_ g-21 m23
_cle g-55 m-30 k51
_clea g-41 m-22 k60
_clean_ k27
_cleaner_ g-31 h-21 k29
_cleaning_ r-23 m-22 h-38 k20
_clear_ r48 h21
_cleared_ r-33
_clears_ r45
_cler r-20
_clerk_ r-24 h52
_clerk_who_ h38
_clerks_ h-45
_cli g-33 h26 k-44
_clic m36
_clie h20
_client_pays_ r-61
_clin m-21 h-20 k-23
_clinic_ m-21 h-49 k-23
_clinic_for_ r24
_clip m-28
_clips_ h38
_clo g19 h45 k-47
_cloc r22 g-29
_clock_ g-29
_clon m-31 h85
_clone_ h-27
_cloned_ m-21 h96
_cloned_cards_ m-19 h24
_clos r-22 g38 m69 k-35
_close_ r37
_close_the_ r36 h-22
_closed_ r-45 g28
_closes_ r20 m19
_closing_ r-28 h26
_clot g19 m-34 h-39
_cloth_ m-28 h-20
_clothes_ g-29 h-19
_clu r-23 g-19
_club r-23 g-19
_club_ r-23 m22
_club_sandwich_ h-29
_club_table_ m-19 h19
_cm g27
_cme g40
_cme_ g40
_co r-44 m-98 h-79 k-52
_co_ h-19
_co_op_ h-23
_coa r-67 g-84 m-34 h-29
_coac g-31 m-26
_coach_ g-20 m-20
_coaching_ m-35
_coat r-54 g-63
_coat_ r-22 g-44
_coc h79
_coca h55
_cocaine_ h53
_cock h28
_cocktails_ h25
_cod r-19 h21 k67
_code r-19 h21 k67
_code_ m25 k64
_codeine_ h24 k-20
_codes_ m-21 k24
_cof g-21
_coff g-21
_coffee_ r-34 g-21
_coffee_cup_ h81
_coffee_dregs_ h22
_cog h59
_cogn h59
_cognac_ h59
_coi r52 m63 h-25 k-54
_coin r52 m65 k-54
_coin_ r34 m48 h-37 k-30
_coin_for_ r42
_coins_ r20 m19 h21 k-24
_coins_for_ r-48
_col h24
_cold h57
_cold_ h57
_collar_ g48
_colleague_ k-20
_colleagues_ h21
_collect_ g-27 h-19 k31
_collected_ r-30 k28
_collecting_ k-19
_colo h-79
_colour_ h-22
_coloured_ h-41
_com r33 g62 k87
_comb g33
_come r37 g23 h-26 k35
_come_ r59 g43 m-20 k33
_come_from_ r20
_come_on_ k19
_comes_ r-21 g-20 m28 h-21
_comes_back_ h-21 k21
_comes_home_ r20
_comes_in_ r-29 g-21 m-19
_comes_to_ r36
_comi g44
_coming_ g44
_coming_year_ g25
_comm h28 k42
_commercial_ g34
_commercial_paper_ g-22
_commission_ r-50
_commission_%_ r-22
_commission_for_ k-21
_commission_in_ h32
_commission_on_ h-27 k27
_commission_to_ k-19
_committee_ r26
_comp g-26 h-31
_company_ r24 h28
_company_for_ r49 g-20 h49
_company_of_ h-29 k33
_companys_name_ h-22
_competition_ m38
_competition_entry_ m25
_compliance_ h-23 k28
_compliance_it_ k38
_compound_ r-53
_compounding_ r26
_comprehensive_ g22
_con r65 m21 h-30
_conc r-25 g27
_conceived_ g39
_cond r31 h-19
_condition_ r35 g-22
_condition_that_ r-28
_conf r-22 g-24
_conference_ r-20
_confirm_ g-25 h-23
_cons r56 h-21 k37
_consideration_ r26
_consolidation_ r22
_consultancy_ k36
_consultant_ r23
_consultation_ h25 k-19
_consulting_ h-44 k19
_consumer_ h30
_cont g20 m34
_container_ r-37 g19
_containers_ r31
_content_ h60
_contents_ g20
_contents_a_ g32
_contest_ m31 h-34
_contest_entry_ h37
_contract_ r29 h38
_contract_for_ g66 m50
_contract_is_ h40
_contract_on_ g36
_contract_says_ r26 g21
_contract_to_ r34 g-45
_contractor_ g21 h-31
_contracts_ g21
_contribution_ r-25
_conv r28 h20
_conventional_ r48 g-34 h46
_conventional_bank_ r46
_conventional_insurer_ g33 h-26
_convoy_ h-19
_coo r-24 m-50 h-35
_cook r-22 m-39
_cookies_ m-21 h-56
_cooking_ h87
_cooking_sherry_ h54
_cop r-50 m-22 h94 k-25
_copi g-27 h41
_copied_watches_ h46
_copies_ h29
_copp r-34 g63 k-19
_copper_ r-34 g68 k-19
_copy g-43 h59
_copy_ g-43 h59
_copy_of_ h-58
_copy_watches_ h35
_cor m-24 h-24
_corks_ h39
_corn h40
_corp r62 h-24
_corp_ r25
_corporate_ r37 h-21
_corr h-23
_correction_ h21
_cos r51 h-47 k-28
_cost r53 h-53 k-28
_cost_ g-41 k-19
_cost_for_ r49
_cost_of_ r54 g46
_costs_ r61 g43 m23
_costume_ h-30
_cot g24 m-26 h-25
_cott g26 h-31
_cotton_ g26 h-31
_cou r-50 g-67 m-77
_coul r27 h-22
_could_ r27 m-25 h-22
_could_not_ g-26
_coun r-72 g-26 m-44 h-22 k35
_council_ r-20 h-25
_count_ r31 g19 k-19
_count_not_ g20
_counted_ r-25 h-25
_counter_ r-64 g-36
_counterfeit_ h63
_country_ g19 h-24 k52
_counts_ r22
_coup r60 g-33 m50 h60
_coupon_ r31 g-32 m51
_coupon_bond_ r30
_coupon_free_ r-43 h-22
_coupon_from_ h-19
_coupon_on_ r34 m-20
_coupons_ r29 h36
_cour r-50 m-38 h-28 k-40
_courier_ r-40 g-25 m-23 h-102
_courier_fee_ k39
_course_ g-34 k-34
_court_ g42 h-20
_cous m-29
_cousin_ g31 h27
_cousins_ r-29 g-30 k21
_cov g102 h-71
_cove g102 h-71
_cover_ r-38 g107
_cover_against_ g51
_cover_for_ g-89
_cover_on_ g-20
_cover_the_ g-49
_covered_ r22 g34
_covers_ m25
_cow r-31 m26 h-35 k-60
_cow_ r-31 m26 h-27 k-28
_cow_board_ m66
_cr r-21 g44 k-27
_cra r-49 m-26 k-32
_crac m-53 h31
_cracked_ m-20 h57
_craf h30
_craft_ h30
_cran h-39
_crane_ h-39
_cras m40
_crash_ m40
_crash_game_ m26 h46
_crat r-32 g22
_crate_ r-35 g33 h34
_crate_of_ r-22 g-34
_crates_of_ r38 h-43
_cre h-22
_cream_ h-26
_cred r38 m26
_credit_ g19 m-19
_credit_default_ r-25
_credit_for_ g-24 m40
_credit_line_ r26
_credit_note_ g-19
_credit_protection_ g70 m-19
_credit_union_ r26
_credited_ r44
_credited_by_ r-23
_credits_ r-29 m53 h19
_cree r21 g21
_creek_ r21 g21
_cres r-45 h-21
_crescent_ r-45 h-21
_crew k40
_crew_ k40
_cri h-54
_cric h-19
_cro h27
_crop g22 h-56
_crop_ g31 h-39
_crop_before_ g29
_crop_not_ g19
_crop_of_ r-23 g51
_crou m39 h27
_cru g44 m19
_crud g55
_crude_ g55
_crude_position_ g22
_crui m22
_cruise_ m22
_cry h34
_cryp k29
_crypto_ h-25 k31
_crys h46
_crystals_ h39
_cs m38
_cu m-93 h86 k-48
_cub r-19
_cumu r19
_cumulative_ r19
_cup m-70 h30
_cup_ m-63 h70
_cups h-32
_cups_ h-32
_cur r-24 h90
_cure h43
_curr r19
_current_ r27
_current_account_ r24
_curs h79
_curse_ h79
_curt r-50 h-35
_curtain_ g24
_curtains_ r-45 h-27
_cus r-19
_cush h-23
_cushions_ h-19
_cust r-19
_customs_ h19
_customs_man_ h29 k-39
_cut r39 g-43 h-39 k-28
_cut_ k-28
_cut_%_ r-29 k21
_cut_for_ h57
_cut_from_ h42
_cuts r22 h-22
_cuts_ r22 h-22
_cutt g-34 h-35
_cutter_ g-34 h-35
_cv h34
_cvv h31
_cvv_ h22
_cy r-42 h-23
_cyb g28
_cybe g28
_cyber_ g28
_cyl r-23
_cyli r-23
_d_ r228 g26 m19 h-89
_d_o_ r-28 g44
_da r39 g98 m24 k-140
_da_ r21 h-23
_daa h57
_dab g30
_dad r34 g-41
_dad_ g-27 m20
_dadd h19
_daddy_ h19
_daf r34 h-25
_daf3 r20
_dafa g24 h-25
_dafa3t_ r28 g-25
_dah r46 h-22
_daha r46 h-22
_dahab_ r26 h-22
_dahab_3al_ r45
_dai g-37 h37
_dair h-37
_dairy_ h-37
_dak h23
_daks h23
_dakshina_ h23
_dal m24 h44
_dala m20 h44
_dam g26
_dama g30 h-25
_dan g-38 h76
_dana r25
_dana_ r25
_danc g-35 h78
_dance_ g-29 h28
_dancer_ h35
_dar r-38 m50
_dare g-25 m52 h-25
_dare_ g-19 m46
_dark g33 h24
_dark_ g33 h24
_dat r-24 m-47 h-39 k-40
_data g-20
_date m-31 h-32 k-38
_date_ g91 k-32
_date_and_ r40 g-29
_date_moves_ r37
_date_open_ g30
_date_slips_ r19
_dated_ g-30
_dated_cheque_ r-43
_dates_ g-45 h-27
_dates_for_ r73 g-20
_dates_of_ g33
_dati h-23
_dating_ h-23
_daughters_ h-23
_dav h31
_daw r-22 g21
_day r38 g85 h-103 k-47
_day_ r60 g143 h-93 k-33
_day_for_ r20
_day_he_ g35
_day_late_ r25
_day_one_ r55
_days r-38 g-64
_days_ r-38 g-64
_days_he_ r-24
_days_i_ r-61
_days_to_ g-34
_dayy r36
_de r60 g73 m-69 h-41
_de_ h22
_dea r102 g-23 m19 h59
_dead h112
_dead_ g-23 h120
_deadline_ g20
_deal r42 g-21 h-37
_deal_ r62
_dealer_ g-30 m34 h-56
_dealer_for_ r-23
_dealers_ r-34 h32
_dear r81 g-36
_dearer_ r91 g-33
_deat r-20 g37
_death_ r-20 g37
_deb m23 k-42
_debe r29 h-20
_debenture_ r24
_debi r19 h20
_debit_ h23
_debt r-39 k-23
_debt_ r50 h-22 k-22
_debt_as_ r-56
_debt_from_ r20 h27
_debt_stays_ r-51
_debt_to_ m31 h-20
_debtor_ r-67 h43
_debtors_ h-21
_debts_ r-22
_dec r-60 g50 k20
_deca g25
_decd g24
_decde_ g24
_dece g20 h33
_december_ g20 h33
_deci r-25 g20
_decide_ r-23 g-61
_decide_by_ g-26
_decided_ g22
_decides_ g68
_deck h27
_deck_ h27
_decl h-31 k57
_declare_ h-23 k28
_declare_less_ k24
_declared_ k27
_deco m-21
_ded r-50 g33 h20
_ded_ g56
_dedu r-48 g-22 h30
_deduction_ h44
_dee g-49 h-36
_deed g-48 h-44
_deed_ g-48 h-44
_def h-36
_default_swap_ r-25
_defe h-26
_deferred_ r21
_deg h26
_degr h34
_degree_ h31
_degree_printed_ h37
_dei h34
_deit h41
_deity_ h34
_del r40 m-44
_dela r38
_delay_ r45 g33
_delay_cover_ r-20 g44
_dele r-21 k32
_delete_ k37
_deli m-23
_deliv_ g32
_deliv_date_ g29
_deliver_ g29
_deliver_in_ g25
_deliverable_ r74 g-68
_delivered_ r-43 g-46 h-19
_delivered_to_ g-21
_delivers_ g32
_delivers_in_ g46
_delivery_ h47
_delivery_in_ r85
_delt h24
_delta_ h24
_dem r28 h-39
_dema r20
_demurrage_on_ r29
_den g-20 m-20 h-41
_dena g-40
_dent g20 m-26 h-35
_dental_ g25
_dental_plan_ g19
_dentist_ m-24 h-21
_dep r-37 g42 m30
_dep_ h-27
_depe g53 h-24
_depends_ g55 h-24
_depends_on_ g51 h-23
_depo m34 h37
_deposit_ m43
_deposit_at_ m-22
_deposit_for_ r-56 h-37
_deposit_paying_ r22
_deposit_with_ h19
_deposited_ r23
_der r38 g39 h-44
_deri g50 h-33
_derivative_ g37
_des r-22 g47 m-36 h20 k27
_desc g27 h-28 k30
_description_ h-20 k38
_dese g23 h25
_desert_ g32
_desi g20 h31
_design_ g22
_desk m-20 h-40
_desk_ m-20 h-40
_dest h26
_det m-20 h-37 k79
_deta k75
_details_ k75
_details_to_ k80
_df r-22 m29 h37
_dh h-34
_dhs h-20
_dhs_ h-20
_di r51 g128 h-123 k-31
_di_ g74
_dia r-38 g-22
_diam h30
_diap h-24
_diapers_ h-24
_did r-40 m75 h-24
_did_ r-40 g-20 m75 h-24 k29
_did_not_ g32 m35
_die g103 h-48 k-31
_die_ g96 h-27 k-25
_die_they_ g31
_died h21
_died_ h21
_dif g40 m41
_diff g40 m41
_difference_ r27 g34 m28
_difference_on_ g35 m62
_different_ h19 k24
_dig g31 m25
_digi r21 m36
_digital_ r21 m35
_din r59 g-27 m-34 k-26
_dina r61
_dinar_ r34
_dinars_ r27 m-21
_dinn g-26 k-26
_dinner_ g-26 k-26
_dinner_for_ r26 h-27
_dip m-25
_dip_ m-25
_diploma_ h-20
_dir g-24 k35
_dire k19
_director_ k36
_directors_ h-39
_dirh g-28 h-38
_dirham_ m-19
_dirhams_ r34 g-22 h-37
_dirhams_at_ r-27
_dirhams_for_ m-35
_dirhams_from_ r21
_dirhams_in_ r-30
_dirhams_now_ r26
_dirhams_per_ m39
_dirhams_to_ h-19
_dirhams_when_ r76 g-22
_dirt k23
_dirty_ k23
_dis r99 m-32 h43
_disa r-19 h40
_disappear_ r-19 h40
_disc r127
_discount_ r-71 g-32
_discount_coupon_ r-39
_discount_on_ r-84
_discounting_ r82 h-21
_discounting_a_ r19
_discounting_the_ r20
_discovered_ g19
_dise m25 h29
_diss h21
_dissertation_ h21
_dist g-19 h44
_distillery_ h28
_distributor_ h23
_div r-19 h-55
_dive r-30 g47 h-44
_dive_ h-37
_divi g-36
_dividend_ g-32
_dividend_of_ h20
_dividends_ r24
_diy r-20 g-33 h36
_diya r-31 g-28 h19
_diya_ r-31 g-28 h19
_dji h25
_djin h25
_djinn_ h25
_do r-79 g-49 h-75 k52
_do_ r-54 g19 m26 h-25 k77
_do_it_ m41
_do_not_ h-29 k34
_doc g-29 h26
_doct h48
_doctor_ g-30
_doctored_ h51
_docu g-28 h-23
_document_ h-21
_doe r39 h-30 k36
_does r39 h-30 k36
_does_ r51 h-21 k33
_does_not_ r45
_dog g20 h49 k-19
_dog_ g45 m-21 h46
_dog_fight_ h27
_dog_fighting_ h19
_dog_fights_ h40
_dog_that_ g45 h-20
_dogs m25
_dogs_ m25
_dol g-41
_doll r27 g-36
_doll_ h39
_dollar_ r48 h-25
_dollars_ r-19 g-29
_dollars_today_ r-43
_dom g-29 k-38
_domino_ h-47
_don r-58 m-33 k56
_donated_ r-41
_donation_ r48 k-43
_donation_to_ r47 k-23
_donations_ k52
_donations_to_ k21
_done r-38 g26
_done_ r-38 g26
_donor_ h26
_dont r-27 k73
_dont_ r-27 k73
_dont_have_ g42
_dont_put_ g-25 h-22 k25
_dont_report_ k38
_doo r-48 m-28 h-55 k-31
_door r-48 m-28 h-55 k-31
_door_ r-48 m-28 h-56 k-30
_dou g27 m25 h-44
_doub g27 m28 h-21
_double_ g-27 m39
_double_or_ m49
_doubled_ r-41 g27
_doubled_or_ g28 m25
_doubles_ g27
_doug h-22
_dow r35 m36
_down m44
_down_ r-32 g36 m63
_down_in_ m32
_down_min_ g48
_down_on_ g19
_down_payment_ r21 g29
_down_the_ r-26 g-27 m-26 h-32
_dowr r41
_dowry_ r41
_dr r-192 g-65 m93
_dr_ g-22 h-23
_dra r-43 g-34 m71 k-24
_draf m33
_drag g-27 m28
_drag_ m19
_drag_race_ m25
_draw r-42 k-21
_draw_ h28
_draw_coupons_ h54
_draw_for_ g32
_draw_of_ g44 m23
_drawer_ h-22
_drawings_ g53
_drawn_ g-37 m20
_dre r-24 g-31 m62 k24
_drea m60 h34
_dream_ m60 h34
_dream_car_ m20
_dream_home_ m21
_dreg h22
_dregs_ h22
_dres r-30 h-35 k46
_dress_ r-26 h-21
_dressed_ k51
_dressed_up_ k51
_drew k-21
_drew_ k-21
_dri r-53 g-29 m-35
_dril r-48
_drill_ r-48
_drin h21
_drink_ h-59
_drinks_ h65
_driv m-22
_drive_ g20
_drive_it_ g31
_drives_ r28 g-21
_driving_test_ h42
_dro r-68 g62 h-53
_drop r-64 g34 h-24
_drop_ r-83 g-29
_dropped_ g-26
_drops_ g56
_drops_the_ h24
_drug h-25
_drug_ h-43
_dry h56
_dry_ h56
_dt g48
_dte g48
_dte_ g48
_du r-19 g-50 h-79 k-28
_dub r-41 m-28
_duc m20
_duck m20
_duck_ m20
_due r54 h-67 k-32
_due_ r44 h-43 k-32
_due_date_ r67 g-32 h-21
_due_in_ r46
_due_when_ g37
_dum k24
_dumm h-31 k26
_dummy_ h-31 k26
_dump h35
_dus h22
_dush h25
_dushman_ h25
_dut g-19 h29
_dutc h54
_dutch_ h54
_duty h-25
_duty_ h-25
_duty_free_ h92
_dv g-38
_dvd g-38
_dvd_ h-19
_dvds g-37 h23
_dvds_ g-37 h23
_e3 h20
_e3l h20
_e3la h20
_e3lan_ h20
_e_ g20
_ea r121 g-135 m30 h-23
_eac r37 g-44 m35 k34
_each r37 g-44 m35 k34
_each_ r37 g-44 m35 k34
_each_day_ r29
_each_gets_ r-37
_each_he_ r29
_each_hundred_ r37
_each_month_ r-83 h23 k-28
_each_of_ r-25 m35
_each_on_ r-30 g-20 m21
_each_one_ r-24 m-20 h-21 k53
_each_paid_ m-35
_each_payment_ k28
_each_pays_ m-28
_each_quarter_ g38
_each_time_ r47
_each_to_ m21
_each_transfer_ k25
_each_week_ r73
_each_year_ r41
_ear r54 g-127 m-43 h-25
_ear_ r-30 g-20 h-28
_earl r19 g-39
_early_ r19 g-39
_early_and_ r22
_early_app_ r42
_early_by_ r47
_early_for_ r28
_early_settlement_ g-37
_earn r76 g-46
_earn_ r59 h24
_earned_ r-34 k28
_earnest_ g37
_earnings_ r29
_earns_ g-77
_earr g-22
_earrings_ g-22
_eas g42 m29 h26
_east g20 h26
_easy r24 g22
_easy_ r24 g22
_eat r20
_ec m-20 h25
_ecs h25
_ecst h25
_ecstasy_ h25
_ecstasy_pills_ h50
_ed g48 m-21 k22
_edi h30
_education_plan_ g19
_ee r-29
_een r44
_eena r44
_eenah_ r26
_ef h22
_eggs g26 h-29
_eggs_ g26 h-29
_ei r85 g-34 m-50 h-26 k-28
_eib r19
_eibo r19
_eibor_ r19
_eid r20 m-23 h-60 k-19
_eid_ r20 m-23 h-60 k-19
_eig g-32 m-20 h73
_eigh g-32 m-20 h73
_eight_ g-32 m-20
_ein r61
_eina r61
_einah_ r46
_eit r-33 g26
_eith r-33 g26
_either_ r-33 g26
_ek g-20 h-22 k41
_ekt k46
_ekto k46
_ektob_ k46
_ektob_bas_ k32
_ektob_laken_ k22
_el r61 g45 h-37
_el_ g-23 h-43 k23
_eld h-19
_elde h-19
_elderly_ h-19
_ele r58 m24 h40
_elec g29 m23 h28
_election_ m30 h32
_electrician_ g26
_electricity_ r20 g-32
_electrocuted_ h49
_electronics_ g34 h-31
_elev r76
_eleven_ r94
_eli m-25
_ell g97 h-30
_elli g63 h-23
_elli_ g63 h-23
_elly g38
_elly_ g38
_els g-21 h28
_else g-21 h28
_else_ h-22
_elses_ h51
_elses_name_ k-19
_ely r25
_elyo r25
_elyom_ r25
_em r49 m24 h-55 k79
_ema g31
_emaa g32
_emaar_ g32
_emai k20
_email_ k21
_emb h-36
_emba m20 h-40
_embassy_ h-40
_emi r92
_emi_ r75
_emir m19 h25
_emirates_ m19 h25
_emis r26
_emis_ r26
_emp r-25 h26
_empl k26
_employee_ k34
_employer_ g-20
_empt k-26
_empty_ k-23
_ems h-25 k68
_emsa h-25 k68
_emsa7_ k45
_en r66 g69 m139 h-19 k-65
_end r53 g123 m40 h-90 k-20
_end_ r72 g85 h-69
_end_of_ g-99 h-27
_endi m30
_ending_ m30
_ending_sa_ m36 h-24
_endo g29
_endowment_ g29
_ends r-36 g23
_ends_ r-36 g23
_eng r29 g28 h-43
_engi g34
_engine_ r24 g81 h30
_ent m94 h29 k-24
_ente m50 h32
_enter_ m51
_entertainment_ h32
_entr m39 k-24
_entries_ m27 h-19
_entry_ m23 h38
_entry_fee_ m-26
_entry_to_ m-25
_env g-51 h57
_enve g-36
_envelope_ r-27 g-24 m20 h31
_envelope_for_ r-26 h97
_envelope_so_ h54
_envelopes_ r27 h-21
_eq g-30 h32
_equ g-30 h32
_equa r-62 g-22
_equal_ r-62 g-22
_equal_parts_ r-50 g-22
_equi r48 h40
_equity_ h41
_equity_in_ r-32 g-29 h71
_er r-30 g-34 h52
_ero h29
_erot h29
_erotic_ h27
_es r-75 g-40 m-26 h-59 k25
_esc h43
_esca g22 h-19
_escaped_ g33
_esco h65
_escort_ h44
_escort_service_ h78
_escorts_ h20
_escr r20 g-29
_escrow_ r20 g-29
_esh r23 g-22
_esht r23 g-22
_eshtareit_ r-24 g-20
_est r-68 h-55 k45
_esta r-31 g20 m-19 h-48 k25
_esta5dem_ k19
_estate_ g26 h-42
_et g29 m50 h-63
_etf_ r23
_eth m36 h-29
_eth_ m28
_eto g35
_etor g35
_etoro_ g35
_eu r54 m57 h23 k-19
_eur r54 m57 h23 k-19
_euro r39 g-22 m36 h25
_euromillions_ m52 h44
_euros_ r23 g-27 m-25
_euros_in_ r27
_euru g31 m34
_eurusd_ g31 m34
_ev r-19 m30 h51
_eve r-19 g26 m36 h48
_even r-62 g71 h30 k-23
_even_ r-19 g41
_evening_ r-37 m26 h55
_event_ g32
_ever r43 g-46 k29
_ever_ g28 k64
_every_ r74 g-68 k-22
_every_day_ r20
_every_month_ r37
_every_quarter_ r23
_every_thursday_ r-38
_every_time_ r23 h33
_every_week_ r-57
_everybodys_ m19
_everyone_ r-31
_everyone_puts_ r-22
_everything_under_ g36
_ew r-22 g62
_ewe r-22 g62
_ewe_ g40
_ex r-70 m-43 h40
_ex_ h93
_exa r-84 g-28 m19 k-29
_exac r-43
_exactly_ r-31
_exam r-41 g-24 k-24
_exam_ r-44 g-23 k-24
_exam_bought_ h42
_exam_fee_ m-19 h-107
_exam_paper_ h37
_examiner_ h58
_examiner_before_ h40
_exams_ h-22
_exc h-23
_exca h-19
_excavator_ h-19
_exch g-33
_exchange_ g-32
_exchange_house_ r-21
_exchange_of_ r-20
_exchanged_ r37
_exi h-28 k38
_exis h-28 k38
_exist_ h-23 k41
_exp g31 k35
_expe k-22
_expense_ r20
_expenses_ h-21
_experience_ h36
_expi r-20 g33 h42
_expired_ g-24 h24
_expiring_ g33
_expiry_ g24 h34
_expl r-36 g-26 k43
_explain_ r-35 k25
_explained_ g-19 k19
_ext r36 h-36
_ext_ r23
_ext_fee_ r23
_extended_ r-59 g35
_extended_warranty_ r-21
_extension_ r30 g-22
_extension_of_ r24
_extn g25
_extr r20 g-40
_extra_ r35 g-40
_extra_for_ r25
_extra_service_ h33
_ey g-32 m24 h27 k40
_eye g-32 m24 h27 k40
_eye_ g-25 m26
_eyes h26 k30
_eyes_ h26 k30
_f_ g60 h-25
_fa r86 g-68
_fa2 r42
_fac r67 g-50 m-34 h24 k-25
_face m-29 h33
_face_ h30
_faci g-23 h37
_facilitation_ h41
_facility_ r57
_fact r66 h-46
_factor_ r71 h-25
_factoring_ r24
_factory_ r-28
_fai g30 h-26 k-32
_fair g34
_fair_ g35 m-25
_fais r-21 k-29
_faisal_ r-21 k-29
_fak h66 k35
_fake h55 k36
_fake_ h55 k36
_fake_medical_ h36
_fal r-54 g77 m-19 h22 k57
_fal_ h51
_falc g44 m-23 h-37
_falcon_ g44 m-23 h-37
_falcon_that_ g36 m-21
_fall r-48 g47
_fall_ r-31 g53
_falls_ m33
_fals k61
_false_ k61
_fam k22
_fami g-19 h-31 k25
_families_ k24
_fan r-40 g-20 m41 h-43
_fan_ m-20 h-23
_fans_page_ h27
_fant m43 h-24
_fantasy_ m43 h-24
_far r-28 g-44 m-43 h-66 k-32
_fara r-19
_fare h-26
_farewell_ r-22
_farm g-21 m-35 h-38 k-25
_farm_ r-20 k-23
_farms_ m-20 h-26
_fas m30
_fast m31 h-42
_fastest_ h-24
_fat h78
_fat_ h40
_fat_of_ h34
_fate h25
_fate_ h25
_fath r-23
_father_ h26
_fathers_ r-23 g28
_fathers_inheritance_ g21
_fatoora_ h-19
_fatt r31
_fav h-24
_favo h-24
_favour_ h-42
_faw r62 k-20
_fawa r65 k-19
_fawayed_ r52 k-19
_fay r88 h-32
_fayd r52 h-24
_fayda_ r50
_faye r36
_fayez_ r24
_fd r219 g-53 m-45 h-52
_fd_ r219 g-53 m-45 h-52
_fe r-38 g35 h42 k-37
_fe_ g42 m21 h-47 k-19
_feb r38
_febr r38
_february_ r38
_fee g68 m-20 h-61 k40
_fee_ g-37 m-27
_fee_%_ r21
_fee_and_ r21 h37
_fee_for_ g-26 m-23
_fee_in_ g-30
_fee_left_ g52
_fee_of_ r38 h-38 k-29
_fee_on_ r29
_fee_per_ r40
_fee_to_ r39 m-20 k33
_feed g-38 m-57 h-49 k70
_feed_ g-38 m-58 h-49 k70
_feed_it_ k39
_feed_them_ k73
_feeh g78 h-21
_feeh_ g56
_feel r34 g119
_feel_ g54
_feels_ g66
_fees g-25 m63
_fees_ m32
_feet g-29
_feet_ g-29
_fell g-53 m20 h28
_fell_ g-53 m20 h31
_fell_in_ g-26
_fell_off_ g-24 h72
_fen r-23 g-43 h118 k-37
_fenc g-20 k-31
_fence_ k-31
_feng h73
_fengan_ h53
_fenj h35
_fenjen_ h30
_fer h33
_ferm h66
_fermenting_ h24
_ferr h-32
_feti h21
_fetish_ h21
_ff g32
_ffa g32
_ffa_ g32
_fi r35 h36 k-43
_fi_ h-29
_fie r-21 g34 k-21
_fiel r-21 g34 h-21 k-21
_fif r51 g-43 m60
_fift r57 g-43 m56
_fifth_ r23 m39 h26
_fifth_of_ r-19
_fifty_ g-24 m20 h-22
_fifty_for_ m-33
_fig g47 k39
_figh g-31 h42 k69
_fight_ g-20
_fighters_ h-20 k73
_fighting_ h19
_fights_ h40
_figs h-36
_figs_ h-36
_figu g64 h-19 k-30
_figure_ g34 k-30
_figure_never_ g33 k-25
_fil g33 m-24 h43 k-44
_file r-31 g46 m-20 h32 k-40
_file_ r-28 g40 m-20 h23 k-41
_fill g29 m28
_fill_ m30 h43
_fills_ g21 h-27
_film h54
_film_ h-20
_films_ h74
_fils r40 g-19 h-41
_fils_ r40 g-19 h-41
_fils_on_ r47
_fils_per_ r45
_fin r54 g20 m19 h-28 k-29
_fina r85 g-25 m-19 h-48
_final_ r-24 h-22
_final_price_ g27
_finance_ r71 g-33 h-25
_finance_charge_ r-19
_financed_ g23
_financier_ r48
_find r-49 g135 h-29
_find_ r-33 g120 h-36
_finds_ g23
_fine r56 g-43 h32 k-19
_fine_ g-41
_fine_for_ h-50
_fines_ h58
_fines_wiped_ h35
_fini r-20 m77 h-30
_finish_ m35 h-23
_finish_the_ g-28 m63 h-23
_finished_ g20
_finishers_ m25
_finj g-22 h24
_finjan_ h41
_fir g26 k24
_fire g22
_fire_ g22 h-44
_firm k55
_firm_ g26
_firs m28
_first_ m28
_first_buy_ g23
_first_copy_ h130
_first_month_ r-22
_first_of_ g-38
_first_to_ h-23
_fis g40 m-20 h-82
_fish g40 m-20 h-82
_fish_ g77 m-48 h-65
_fish_in_ g26
_fish_that_ g42
_fish_your_ g55
_fisherman_ g19
_fishing_ g-38 m29
_fit r-25 g-30 h-21
_fit_ g42
_fitt r-25 g-22
_fitting_ r-25
_fiv r26 g-38 k-19
_five r26 g-38 k-19
_five_ g-38 k-19
_five_and_ r52 m25
_five_hundred_ g24
_five_minutes_ r-20 g37 m41
_five_months_ r61 g-24
_five_percent_ r-25
_five_six_ r38
_five_star_ h27
_fix m-35 h61
_fix_ h20
_fixed_ m22 h-20
_fixed_by_ r-28
_fixed_for_ r-37
_fixed_per_ r21
_fixed_price_ m-26
_fixed_profit_ r35
_fixed_rate_ r-25
_fixed_return_ r27
_fixed_returns_ r20
_fixed_time_ r-38 g52 m67
_fixer_ h30
_fixi g-20 m-35 h25
_fixing_ g-20 m-35 h25
_fiz h90
_fizz h90
_fl r-80 g35 h-71 k-29
_fla r-34 g-47 m-35 h-72
_flag g-30 m-22 h-53 k64
_flag_ m-20 h-28 k25
_flagged_ k19
_flags_ k22
_flas h49
_flask_ h23
_flat r-22 h-52 k-53
_flat_ r-26 h-52 k-53
_flat_%_ r24
_flat_and_ r24
_flat_as_ r-27
_flat_sold_ g57
_flee h-19
_fleet_ h-19
_fleet_insurance_ g45
_fli h-55
_flie r45
_flies_ r45
_flig r-53 m-35
_flight_ r-53 m-35
_flight_delay_ r-24 g57
_flip m44 h-49
_flip_ h-33
_flip_coin_ m23
_flipped_ m26
_flipped_coin_ m26
_flo r-28 g45 m24 h-35 k-28
_floa g53
_floating_ r-41 g71
_floo r43 g42 m23 k-20
_floor_ h41
_floor_plan_ r42 g-25
_floos_ g-19 m24 h-22
_floosi_ r19
_flou g-36 m21
_flous_ m28
_flousi_ g-22
_flow r-39 h-20
_flower_ h20
_flowers_ r-37 h-69
_flu_ h-40
_flus h24
_fly h113
_fly_ h113
_fn g28
_fno g28
_fno_ g28
_fo r54 m-72 h23
_fo2 r48
_foa r-23 g46 h35
_foal r-23 g46
_foal_ r-23 g46
_fol g53 h21
_folder_ h40
_foll g69
_follow_ g55
_followers_ g-22 h35
_fon g-21 h36 k-20
_font k-20
_foo r37 g-32 m-46 k-28
_food g-30 m-27 h-23 k-24
_food_ g-30 m-27 h-23 k-24
_foot h19
_football_ h-26
_football_pitch_ m-27
_for g-80 m-22 h-82 k50
_for_ r45 g-20 m-51
_for_%_ r56
_for_a_ r-98 g87 m23 k58
_for_aed_ r-37
_for_ageing_ h29
_for_all_ r-40 g29
_for_and_ m23
_for_as_ r-41
_for_at_ r45
_for_balcony_ h35
_for_being_ r68
_for_brothers_ k19
_for_car_ m21
_for_cash_ g-27
_for_cause_ k46
_for_certain_ r28
_for_chance_ m26
_for_clinic_ g29
_for_coffee_ h-21
_for_dates_ g-24
_for_day_ r42
_for_days_ g22
_for_delay_ r-35
_for_delivery_ r64
_for_difference_ r-19 g35 m67
_for_dirhams_ r-20
_for_each_ r133 h-38 k-19
_for_eid_ m-35 h-46
_for_evening_ m43 h24
_for_every_ r25
_for_fee_ h32
_for_fighters_ k25
_for_fish_ g-22
_for_five_ g42
_for_fixed_ r-25 h39
_for_flat_ r-45 h-21
_for_giving_ r52
_for_gold_ r34
_for_good_ r-22
_for_goods_ r-46 g-32 k53
_for_half_ r35
_for_he_ r-22 g25
_for_her_ r78 g-22 h36 k-19
_for_his_ r-46 g-37 h87 k-36
_for_i_ r-52
_for_it_ r-71 g86 k-43
_for_january_ r40
_for_keeping_ r40
_for_last_ r46
_for_lending_ r46
_for_less_ r72 g-19 k-20
_for_loan_ r-25
_for_lunch_ r-40 g-19
_for_march_ r23
_for_may_ g-24
_for_me_ r47 g39 h40
_for_money_ g31 m20
_for_month_ r53
_for_move_ r28
_for_moving_ r43
_for_my_ r-63 g24 h26 k-69
_for_new_ r62 m-24
_for_next_ r-21 g-20
_for_nor_ g21
_for_nothing_ r70
_for_now_ r32
_for_october_ r41
_for_one_ r81 m25 k26
_for_or_ g47
_for_our_ h47
_for_paper_ r42
_for_parking_ r-28
_for_party_ h30
_for_passing_ r-35 k23
_for_patience_ r-20
_for_phone_ h-26
_for_prayer_ h20
_for_push_ r27
_for_restaurant_ h38
_for_right_ g29
_for_sale_ h22
_for_school_ k30
_for_selling_ h-23
_for_somebody_ k31
_for_someone_ h-27 k30
_for_sure_ r30
_for_ten_ h-27
_for_that_ r-56
_for_the_ r-252 g42 m-19 h92 k39
_for_them_ r23
_for_there_ k24
_for_three_ r-21
_for_time_ r26
_for_to_ r68 g-54
_for_transfer_ r-23
_for_two_ r25 g-43
_for_villa_ g-27
_for_waiting_ r25
_for_week_ r-22 h-22
_for_weekend_ r-26 h-23
_for_what_ r-45 g36 k-43
_for_whatever_ r-22 g21
_for_work_ g-33
_for_worship_ h39
_for_your_ g38
_forb r35
_forbearance_ r42
_ford h-45
_ford_ h-45
_fore m27 h-24
_forex_ g49
_forg r-88 h80
_forgave_ r-52
_forge_ h-30
_forged_ r-22 h56
_forget_ h27
_forging_ h40
_form r-31 g-35 k81
_form_ r-19 g-33 k77
_fort g-50 m26 h21 k-21
_fortnight_ r28
_forty_ r-28 m50
_forw r37 g44 h-38 k22
_forward_ r40 g28
_forward_contract_ r36 g-25
_forward_for_ r43
_forward_fx_ r30 g-22
_forward_it_ r-19
_forward_money_ g-24 k36
_forward_on_ r46
_forward_purchase_ r-19 g21
_forward_rest_ g-21 k34
_forwarding_ r-36
_forwards_ r36 g22
_fou r-26 k19
_foun r-59 g37 m-22
_found_ g37 h23
_found_dead_ h58
_four r33 g-33 m32 k38
_four_ g-26 m28
_four_equal_ r-24 g-22
_fourth_ k33
_fr m-34 h-30
_fra r-20 m-27 h-75
_fram h-37
_frame_ h-37
_francis_ h-23
_francs_ r22
_fre r-29 g-32 m-43 h63
_free r-26 g-21 m-43
_free_ m-38 h-23
_free_for_ r-40 m-19 h-23
_free_loan_ r-45
_free_the_ r-37
_free_until_ r52
_freeze_ g-29 k43
_frei g23
_freight_ g23
_freight_forward_ g37
_freight_forwards_ g19
_fren h51
_french_ r-20 h51
_fres g-22
_fresh_ g-22
_fri g-20 m29 h-36
_frid r-21 m26
_friday_ r-28 m33
_fridays_ r51
_fridge_ r-56 h30
_frie h-46
_friend_ g28 h61 k-30
_friend_who_ r33
_friends_ r25 h-24 k45
_friends_do_ r31
_fries_ h-31
_fro r46 m-21 h33
_from m-28 h46
_from_ m-24 h28
_from_a_ h-26 k29
_from_abroad_ k-19
_from_broker_ h-20
_from_creditor_ r23
_from_day_ r32
_from_each_ r-31
_from_her_ r21
_from_him_ r49 g-25
_from_home_ h-27 k-24
_from_it_ r37
_from_last_ h21
_from_me_ r58 g-30 h26
_from_our_ h-22
_from_parma_ h27
_from_phishing_ k21
_from_site_ h45
_from_the_ g75 m-51 h-108
_from_third_ g40
_from_to_ r-60
_from_us_ r51
_fron r39 g-43 k19
_front_ r-20 g-43 k19
_fru g43 m29
_frui g43 m29
_fruit_ m29
_fruit_of_ g93 h-27
_fruits_ g24
_fruits_of_ g24
_ft g54 m29 h-31
_fu r-123 g133 m-47 h-111
_fue r-41 m-19
_fuel r-41
_fuel_ r-41
_fuj g-24
_fuja g-24
_fujairah_ g-24
_ful r-41 g-43 m-29 h19
_full r-41 g-43 m-29 h19
_full_ r-27 g-28 m-29
_full_amount_ r-19
_full_moon_ h29
_full_new_ h20
_full_price_ g-43
_full_service_ h33
_fun g29 h-43 k51
_fund r19 m47 k55
_fund_ h-22 k-43
_fund_of_ r45 g-26
_funding_ g54 m48 h25 k-32
_fundraiser_by_ h-20 k24
_funds_ g-26 m19 k110
_funds_be_ k25
_funeral_plan_ g24
_fur m23 h-24
_furn h-21
_fut r-35 g188 m-33 h-71
_fut_ g115 h-47
_futs g22
_futs_ g22
_futu r-20 g60 m-26
_future_ g-46 m-28 h47
_future_by_ h39
_futures_ r-26 g125 h-61
_futures_account_ g35
_futures_of_ g-21
_fw r44 h-22
_fwd r44 h-22
_fwd_ r44 h-22
_fx r104 g-56 h-26
_fx_ r104 g-56 h-26
_fx_swap_ r38
_fx_swaps_ r33 g-23
_g_ r56 h83
_ga r-96 g-24 m81 h-71 k-52
_gac m31 h-21
_gach m31 h-21
_gacha_ m25
_gai h-25
_gain h-25
_gain_ h-25
_gal r-32 h27
_gala r-20
_gam m99 h77 k-31
_gam_ k23
_gamb m60 h-56
_gambling_ m46 h-34
_game m27 h36 k-38
_game_ m24 h39 k-35
_game_that_ g32 h20
_gameya_ r21
_gami h22
_gaming_ h22
_gaming_hall_ h-26
_gamm g20 h75
_gammon_ h88
_gan h55
_gane h32
_ganj h26
_ganja_ h26
_gap r22
_gap_ r22
_gar h-49
_gara h-21
_gard h-30
_garden_ r-22 h-30
_gas r-28 g26 m31 h-30 k-25
_gas_ r-28 g26 m31 h-30 k-25
_gat r-30 g-23 m-24 k19
_gate r-19 m-24 h-21
_gate_ r-19 m-22 h-22
_gath k29
_gav g-79 h-52
_gave r23 g-79 h-52
_gave_ r23 g-79 h-52
_gave_in_ r23
_gave_me_ r-30 k-19
_gave_us_ r-29
_gay g48
_gaya g31 h-20
_gaya_ g31 h-20
_ge m-26 h28
_gel g-26 h23
_gel_ h-19
_gela g-25 h42
_gelatin_ h30
_gelatine_ g-24
_gelatine_of_ h41
_gem_ h-26
_gene g40
_geneh_ r20 g21
_generator_ r-31 g21
_gent g-21 h23
_gentleman_ h-23
_genu h20
_genuine_ h20
_get k19
_get_ m-35 h67 k28
_get_back_ h22
_get_it_ g-42
_get_paid_ r32
_get_rich_ r-22 g22
_get_the_ g-20
_gets m52 h-57
_gets_ m52 h-57
_gets_%_ r19
_gets_for_ r-19 g31
_gets_her_ r19
_gets_it_ r-40
_gets_reported_ k20
_gets_the_ g21
_gg m49 h36
_gh r61 g51 h-63 k24
_gha r32 h-78
_ghal m20
_ghar r-27 g-29 h-26 k22
_ghe g52
_gho r-19
_ghos r-19
_ghost_ k20
_gi r-24 g-46 m-112 h81 k30
_gif r-60 g-42 m-26 h-25 k40
_gift r-60 g-42 m-26 h-25 k40
_gift_ r-36 g-36 m-24 k41
_gift_card_ r34
_gift_cards_ k63
_gift_for_ r-39 h-47
_gift_or_ k23
_gift_to_ h29
_gifts_ r-24
_gin h53
_gin_ g-31 h140
_gin_and_ h66
_ging h-33
_ginger_ h-33
_gir g-19 h62
_girl g-19 h79
_girl_ h110
_girl_chosen_ h22
_giv r24 g36 m-36 h-25
_give g58 m-32
_give_ g60 h-26
_give_him_ r30 g33 k27
_give_my_ r26 k20
_giveaway_ m19
_given_ r-57 g-52 m-24 k20
_given_by_ r-27 g-37
_gives_ r43 g53 h20
_gives_a_ r-19 m-21
_gives_back_ g33
_gives_me_ g32 k-20
_gives_the_ r-29
_gives_this_ r28 g20
_givi g-22
_giving_ g-22
_gl r-65 g-86 m-22
_gla r-57 g-36 h76
_glas r-19 g-25 h45
_glass_ r-19 g-25 h30
_glaz h31
_glazed_ h48
_glo g-47 h-36
_glov g-47 h-36
_gloves_ g-24 h-19
_glu h-36
_go r-31 g60 m137 h92 k32
_go_ r-32 g36 m27 h76 k27
_go_and_ g35
_go_out_ r21 k36
_goa r-22 m67 h40 k-35
_goal g-19 m58
_goal_ g-25 h-39
_goals_ g19 m49 h40
_goat g26 k-19
_god g91
_god_ g91
_goe r-33 m40 h39 k19
_goes r-33 m40 h39 k19
_goes_ r-33 m40 h39 k19
_goes_back_ r-25 h50
_goes_into_ g31
_goes_to_ r-33 g-61 k-25
_goi g39 h-20
_goin g39 h-20
_going_ g39 h-20
_gol m36 h-59
_gold_ h33
_gold_coin_ r49 g-21
_gold_contract_ r-29
_gold_for_ r43
_gold_is_ r-49
_gold_paid_ r-24
_gold_price_ m26
_gold_ring_ r-28
_gold_ticks_ r-20 g26
_golf m24 h-46
_golf_ m24 h-46
_gon m27 h26
_gone m27 h26
_gone_ m27 h26
_goo g-55 m-21
_good g-50
_good_ g-60 h75
_goods_ g24 h-46
_goods_taken_ g32
_goods_that_ g-24 k33
_goods_went_ r39 g-23
_goodwill_ r38
_gosh h27
_gosht_ h27
_got r25 g-29 m-21 h-38 k42
_got_ r25 g-29 m-21 h-38 k42
_got_the_ h25
_gr r20 g-39 m35 h71 k-54
_gra r20 g-25 k-30
_grab g108 h-32
_grab_ g108 h-32
_grac r77
_grace_ r77
_grad g-77
_grade_ r-32 g-77
_grade_and_ g27
_grade_one_ g-33
_gram r28 h92
_gram_ h62
_grams_ r33 h30
_grams_of_ h43
_gran m24 h-28
_grand_ m31
_grandfather_ h20
_grandfathers_ g43
_grap r-23 h39
_grape_ r-20 h20
_grape_juice_ h-27
_grape_must_ r-20 h73
_grapes_ h-27
_grappa_ h46
_grass_for_ h-34
_gre g-36 m66 h77
_grea h36
_grease_ h36
_grease_his_ h20
_grease_the_ h33
_gree r-31 m38
_green_ r-31 m38
_green_for_ h114
_green_stuff_ h20
_grew r57
_grew_ r57
_grey r-23 g-29 m36 h19
_grey_ r-22 g-24 h25
_gri h-20
_gril h-61
_gro g27 m-29
_groc g-19 h-50
_grocer_ r-26
_grocery_ h-33
_grou h23 k26
_ground_ h21
_ground_floor_ h24
_group_ k40
_group_of_ h24
_grov h-23
_grove_ h-23
_grow r45 g36 h31 k-20
_grown_ h25
_grows_ r32 g48 h-43
_grows_with_ r25
_gu r-69 g-47 m23 h49 k-46
_gua m-39
_guan h35
_guanciale_ h19
_guar m-37 h-44
_guaranteed_ r37
_guarantees_my_ g25
_guarantor_ r31
_guard_ r-39 m-29 h-32
_gue r-50 m103 h-20 k-51
_gues r-50 m103 h-20 k-51
_guess_ r-19 g66 m93 h-60
_guess_the_ m57
_guessed_ m29
_guessed_the_ g-23 m36
_guesses_ g-25 m30 h44
_guessing_ m-20
_guest_ m-23
_guests_ r-24 g-24 k-32
_gui h34
_guin h42
_guinea_ h-22
_guinea_pig_ h-20
_guinness_ h64
_gul h-61
_gumm h19
_gummies_ h21
_gummies_with_ h-28
_guy r-29 h76 k21
_guy_ r-29 h87 k21
_gy r-74 g-59 m-35 h-75
_gym r-62 g-50 m-35 h-52
_gym_ r-62 g-40 m-35 h-51
_gym_membership_ h-50
_ha m23 h-20 k-48
_ha_ g-27 h27
_ha_3ashan_ k22
_haa h-29
_haar m27
_hac g-20 h93 k20
_hack g-20 h93 k20
_hack_ h37
_hacked_ h19 k39
_hacked_accounts_ h37 k-34
_hacked_card_ k25
_hacked_person_ h-26 k46
_hacker_ h39
_hacker_into_ h21
_had r45 g-62 h-61 k-24
_had_ g-75 m45 h-32
_had_in_ g-32
_hadd g28
_hadi r60
_hadi_ r47
_hai r29 h37
_hair r24 h30
_hair_ r25 h35
_haj r29
_hajj r29
_hal r-46 g-103 m-59 h43 k27
_half r26 g32 m-45 h31 k41
_half_ r26 g32 m-45 h31 k41
_half_now_ r-39 g20
_half_of_ r-31 g59 h46
_half_on_ g-31 k60
_half_price_ g-37
_half_year_ r42
_half_yearly_ r45
_hall r-39 g-104 k-28
_hall_ r-39 g-104 h22 k-28
_ham r-38 g-58
_ham_ h195
_ham_and_ h52
_hamb h-32
_hamd r-24 h-22
_hamdan_ r-21 m23
_hamm h-37
_hammer_ h-32
_hamo g-33 h-23
_hamour_ g-33 h-23
_hamp h-59
_hamper_ h-20
_hams h33
_han r-44 m-26 h-36
_hand r-27 g-38 m-26 h-56
_hand_ r-37 g-27 k34
_hand_it_ r-47
_hand_to_ r-27 h-25
_handbag_ h-27
_handbags_ h51
_handed_ g24 h-20
_handicap_ h-19
_handling_ r21
_hands_ r24 g-24
_hands_over_ r-37
_hang r-50 g27 h19
_hangover_ h19
_hangs_ r-32
_hangs_on_ g28
_hani r34
_hani_ r34
_hani_for_ r34
_hap m-21 h26
_happ m-21 h26
_happens_ r38
_happy_ m-20 h19
_happy_ending_ m-19
_har g19 h78
_hara g-19 h24
_haram_ g-19
_hard r25
_hard_ r28
_harm r-19 h39
_harm_ r-19
_harv g37
_harvest_and_ r24 g-73
_harvest_of_ g61
_has r-52 g163 m30 h19 k-46
_has_ r31 g127 m48 h-28 k-40
_has_a_ r-30 m65
_has_my_ r45
_has_no_ g44 k-29
_has_not_ g65 h19
_has_paid_ r47
_has_to_ r22
_hasa r-57
_hasan_ r-49
_hash r-25 g-37 h91
_hash_ g-74 h106
_hash_browns_ h-20
_hash_oil_ g-20 h37
_hasn g87 h-30
_hasnt_ g87 h-30
_hat m79 h-115 k-39
_hat_ g-24 m126 h-68 k-38
_hat_a_ m51
_hatc g37 m-30 h-41
_hau r28 g21
_haul r28 g21
_haulage_ r28
_haulage_of_ r28
_hav r48 g95 m-21 h-28
_have r38 g95 m-21 h-28
_have_ r48 g37 m-21
_have_in_ r-30
_have_it_ g-23
_have_the_ g-24 h30
_have_yet_ g42
_havent_ g59
_haw g24 k34
_hawa k34
_hay r33 g-25 h36
_hay_ h47
_haz h-60
_haze h-65
_he g-41 h-47 k-79
_he_ r33 m-22 h-47
_he_advanced_ r25
_he_asked_ r-34
_he_asks_ r-27
_he_borrows_ r-30 k33
_he_brings_ r36
_he_buys_ r27 g25
_he_can_ r-25
_he_comes_ h25 k-19
_he_delivers_ r19 g31
_he_does_ r28
_he_drops_ h24
_he_drove_ g33
_he_earns_ r-20
_he_gave_ r33
_he_gets_ r47 g-37 m-36 k-22
_he_gives_ r-21
_he_got_ r-29 h31
_he_guarantees_ g23
_he_has_ r44 g-51
_he_is_ r99 g-33 k31
_he_keeps_ r-32 g-34 m-23
_he_left_ g-21
_he_lends_ r75
_he_lent_ r-92
_he_let_ r-32
_he_lets_ r73
_he_may_ g67
_he_names_ g56
_he_never_ g-26
_he_owe_ r-23 m24
_he_owes_ r-28
_he_paid_ r35 g-30
_he_pays_ r40 g21
_he_put_ g-25
_he_rents_ g42
_he_returns_ r19 g-25
_he_rounds_ r-55
_he_says_ g37 h49 k38
_he_sees_ g25
_he_sells_ r-104 h-19
_he_sends_ k-20
_he_signs_ g-23 k50
_he_sits_ h70
_he_sold_ g-49
_he_takes_ m-25 h48
_he_tells_ r-26 g150 h-66
_he_uses_ k28
_he_was_ r-20 m21 h-30
_he_will_ g51 h26
_hea g19 m74 h-42 k-27
_head r-25 m63 h-21
_heads_ m64 h-32
_heal g-23 h50
_healer_ h55
_heap m23
_heap_ m23
_hear r-30 g73
_hear_ g57
_hearing_ r-20
_heat g-22 h-26
_heav r82
_heavier_ r82
_hed r-61 g76 h-41
_hedg r-19 g76 h-41
_hedge_ g46 h-38
_hedge_through_ g34
_hedge_with_ r-20 g49
_hedging_ g30
_hei r-27 g-33 h50
_hein h50
_heineken_ h50
_heir r-27 g-25
_hel r55 g-57 h-47 k-23
_held r40 m39
_held_ r40 m39
_hell k-33
_hell_ g35 h27
_helm m-19 h-33
_help r34 g-28 h-34 k19
_help_ r36 k25
_helped_ r-19
_helping_ r28
_helps_ h-22
_helps_with_ r25
_hen h33
_her r34 m-24 h48 k-53
_her_ r43 m-27 h59 k19
_her_account_ k22
_her_loan_ r-33
_her_money_ g27 h-23 k19
_her_old_ g-20
_her_private_ h40
_herb m-23 h-24
_here g-19 m21 k-48
_here_ r-35 m21 k-48
_here_are_ r27
_here_is_ r-43 g-22 m54
_here_it_ r-27
_heres_ r24
_hero h53
_heroin_ h53
_hers m25
_hers_ m26
_hex h49
_hex_ h49
_hey g-22 k19
_heya g-22 k19
_heya_ g-22 k19
_hi r35 g46 h-56 k-59
_hi_ g-47
_hib r21
_hiba r21
_hid k77
_hidd r20 h28
_hidden_ r20 h28
_hidden_camera_ h62
_hide h-25 k28
_hide_ h-25 k35
_hidi k34
_hiding_ k34
_hig r41 m33 h-46
_high r41 m33 h-46
_high_ r21 g-22 h-65
_high_yield_ r29
_higher_ r25 m48 h-20
_higher_lower_ g27
_highland_ h34
_hil h-41
_hill h-25
_hills_ h-20
_him k-48
_him_ h-22 k-47
_him_a_ r53 g-27
_him_and_ m28
_him_at_ g36 m-26
_him_back_ r22
_him_for_ r-40
_him_in_ r21
_him_my_ r32 g-34
_him_off_ r-36
_him_the_ r-39
_him_when_ r-29
_hims g27 h19
_himself_ g27 h19
_hir r-33 m-19
_hire r-33 m-19
_hire_ h-44
_hired_ h53
_his r66 g47 m-21 h-49 k-48
_his_ r46 g48 k-47
_his_boat_ r-32
_his_brother_ r41
_his_capital_ r48
_his_car_ r-19 g20
_his_cash_ k46
_his_children_ h44
_his_cousin_ g29
_his_figure_ g36
_his_flat_ r57
_his_for_ r-58
_his_he_ r-30
_his_kids_ h28
_his_loan_ g36
_his_money_ r31
_his_name_ g-46 h-28 k53
_his_next_ r-50 g63
_his_number_ g28
_his_own_ r-59 g-25 m-43
_his_price_ r-23
_his_roof_ r21
_his_share_ r32
_his_shop_ h46
_his_son_ r33 h-20
_his_three_ g24 m-31 h-20
_his_trade_ r20
_his_trap_ g26
_his_van_ g24
_his_wallet_ k22
_hit r-19 g77 m29 h34 k-22
_hit_ g41
_hitm h31
_hitman_ h31
_hm g40
_hmo g40
_hmo_ g40
_ho r-27 g51 h119 k-109
_hog g-20 h21
_hog_ g-19 h46
_hogs h35
_hogs_ h35
_hol r69 g-31 m29 h19
_hold r76 h-27
_hold_ h-20
_holder_ r27 m-19 h-37
_holds_ r23
_holi h41
_holiday_ r27 h41
_hom g-40 h45 k-21
_home g-44 h33 k-21
_home_ g-44 m26 k-21
_home_brew_ h45
_home_game_ m31 h-19
_home_insurance_ h-25
_home_with_ m24
_hon r-25 m-28 h-52
_hone h-46
_hone_ g30
_hone_se_ g30
_hoo r-20 g-65 m-22 h57
_hook g-32 m-21 h49
_hooks_ h-50
_hookup_ h41
_hop r-29 g164 h48
_hope r-20 g130 h-33
_hope_ g76 h-31
_hopes_ g35
_hopi g45
_hoping_ g45
_hops h42
_hops_ h42
_hor h72
_horo g-24 h42
_horoscope_ g-23 h37
_horoscope_subscription_ h27
_hors g46 m22
_horse_ g30 h22
_horse_that_ g34 h-25
_horses_ g20
_hos r-27
_hosp r-19 h-31
_hospital_ r-19 h-31
_host m-23 h22
_hot r-41 g-27 m19 h-31
_hot_ g-24 h-20
_hot_goods_ h26
_hote r-41 h-33
_hotel_ r-41 h-67
_hotel_in_ h-66
_hotels_ h34
_hotl h21
_hotline_ h21
_hou r21 m-33 h-24 k-33
_hour g-50 m-31
_hour_ r50 m-25 h50
_hour_for_ h-23
_hour_to_ h25
_hours_ r-37 g-34 h-47
_hous g51 h-31 k-24
_house_ r24 g30 h31 k-24
_house_for_ r26
_house_if_ g38
_house_is_ m-19
_house_of_ g34 h37
_house_with_ h-19
_housie_ h-25
_housing_ g37 m-19 h-25
_how r41 g61 m48 h-42
_how_ r31 g43 m21 h-21
_how_many_ m28
_how_not_ g-29
_howa m24
_howa_ m24
_hq h40
_hq_ h40
_hr r-21 h-28 k-25
_hr_ r-20 k-25
_hrs h-23
_hrs_ h-23
_hu r-37 g24 m-46 h22 k46
_hud h-23
_huda h-23
_huda_ r-28 h-23
_hul g62 m-19 h-23
_hula h30
_hula_ h30
_hull g23
_hull_ g23
_hulo g22 h-20
_hulog_ g22 h-20
_huma h26
_human_ h26
_hun r-29 g20 h-55 k42
_hund h-25 k53
_hundi_ r-36 h-22 k67
_hundred_ r83 m39
_hundred_each_ r23
_hundred_for_ g25 m-37
_hundred_from_ r-53
_hundred_i_ r19
_hundred_in_ r-22 m20 h48
_hundred_that_ r-31 m21
_hundred_to_ r22
_hunt r-24 g46 h-30
_hunt_ r-22 g31 h21
_hunting_ h-28
_hur k31
_hus r-70 g-34 m-29 h126
_husb r-25 h58
_husband_ h24
_hy h24
_i_ r82 g-27 h-165
_i_am_ r53 g-29 k63
_i_asked_ r64 k-21
_i_bought_ r-84 h-46
_i_buy_ g28 m-54 h-29
_i_called_ m34
_i_can_ r76
_i_cant_ k34
_i_chose_ r-21 g-41
_i_cleared_ r-56
_i_collect_ k24
_i_could_ g-45
_i_cover_ r41
_i_did_ r28 m21
_i_die_ g93 h-25 k-25
_i_do_ g50
_i_dont_ r-19 g19
_i_drive_ r-21
_i_forward_ r-22
_i_got_ r36 g20
_i_had_ g-30
_i_hand_ k-25
_i_have_ r-29 g43
_i_hold_ r-22
_i_keep_ r38 m-21 k19
_i_leave_ g-41
_i_left_ g-22
_i_lend_ r-37
_i_let_ g-19
_i_live_ r35
_i_lost_ g25 m-32
_i_may_ r-48
_i_must_ r46
_i_need_ k35
_i_never_ r37 k-59
_i_not_ m27
_i_offered_ h-23
_i_only_ r56 k39
_i_operate_ k24
_i_owe_ r32 g-23
_i_owed_ r-38
_i_own_ g-38
_i_paid_ r-40 g22
_i_pass_ g38
_i_pay_ r-69 g27 m36
_i_picked_ g-30
_i_post_ h56
_i_publish_ h30
_i_put_ g-20
_i_repay_ r27
_i_return_ r-42
_i_run_ k40
_i_said_ r-29 m44
_i_see_ r50
_i_sell_ r30
_i_send_ r22
_i_settle_ r78 g-35
_i_shall_ g68
_i_short_ g56
_i_sign_ r26 g28 h21
_i_sold_ g46
_i_stay_ k23
_i_submit_ h25
_i_take_ r59 h-28 k32
_i_took_ r-84 m-37
_i_trust_ g-23 k35
_i_use_ g25
_i_wait_ r-104
_i_was_ g-37 h54
_i_will_ r72 g-26 h19
_ib h23
_ibe h31
_iber h31
_ic r-22 m-25
_ice g-52 h42
_ice_ g-52
_ico g66 h-30
_ico_ g66 h-30
_id r-29 m-26 h70
_id_ r-19 g-21 h24
_id_with_ h37
_ido h48
_ido_ g32 h-24
_idol h71
_idol_ h51
_idol_for_ h47
_idols_ h20
_idols_for_ h19
_ie g47 m34
_ieo g30
_ieo_ g30
_if r-90 g305 h-153
_if_ r-86 g307 m25 h-132
_if_breaks_ g32
_if_containers_ r31 g-19
_if_he_ r-31 g-77 m41 h-21
_if_i_ r-34 g110 k-45
_if_it_ g19 k-24
_if_my_ g62
_if_not_ g-32 m36
_if_the_ r-40 g77 m-42 h-45 k33
_if_there_ k-23
_if_they_ g-41 k65
_if_you_ r50
_if_yours_ g-25 k21
_ift h-21
_ifta h-21
_iftar_ h-21
_iga h21
_igam h21
_igaming_ h21
_ij h-27
_ija r-21 h-27
_ijar r-21 h-27
_ijara_ r-21 h-27
_il g32 h25
_ill g35
_ill_ h19
_illn g33
_illness_ g33
_illness_rider_ g19
_im g-32 k19
_ima r22 h-30
_imad r22
_imad_ r22
_ime h20
_imei h20
_imei_ h20
_imi g-20 h21
_imit g-20 h21
_imitation_ g-20 h21
_imported_ g-20
_importer_ g30 h26
_in r133 g96 m-56 h-48 k29
_in_ r-107 g-25 m29 h57 k20
_in_a_ r-125 g-105 m-22 h131 k-36
_in_advance_ r-44 g92 h30
_in_an_ g-67 h24
_in_and_ g74 k44
_in_another_ h62 k-33
_in_app_ r19
_in_autumn_ r-25 g-50
_in_batumi_ h-28
_in_case_ g70 m-34 h-43
_in_cash_ r-32 h30 k35
_in_days_ r-50 h37
_in_dirhams_ r71 g-22
_in_five_ r-30
_in_for_ g-51 m82 h28
_in_full_ r-58 g-25 m-20 h-23
_in_hand_ r-70
_in_her_ r-28
_in_his_ r95 g-94 m-31 h-26
_in_hundred_ r52
_in_it_ h73 k-26
_in_january_ g39
_in_jar_ g-22
_in_june_ r38 g85
_in_march_ r36 g-21
_in_may_ r45 g-42
_in_mother_ g24
_in_mothers_ g52
_in_my_ r-62 g-87 m-27 h-85 k-75
_in_name_ r33 k36
_in_ninety_ r-27
_in_notes_ r-48 k36
_in_on_ r-27 k71
_in_one_ g37 m-22
_in_play_ m51 h87
_in_price_ g-22
_in_seconds_ g22
_in_shop_ h26
_in_six_ g22 k46
_in_somebodys_ h27
_in_someone_ k-19
_in_spring_ r-22 g52
_in_ten_ r28 g-22 k25
_in_the_ r-30 m36 h-174 k75
_in_them_ h52
_in_three_ r36
_in_two_ r24 g31 k-30
_in_winter_ r26 g31
_in_your_ h-28
_ina r69
_inah r53
_inah_ r53
_inc r-34 h43 k-23
_inca h39
_incall_ h39
_ince r-55 h28
_incl r46 h19
_incl_ r38
_ind g23 h-33
_inde g33 h-21
_indemnity_ g35
_indu r27
_indulgence_ r27
_inf h37 k35
_infl h55
_inflated_ h36
_inflation_ r22
_inflation_adjustment_ r31
_info k26
_informal_ h-22 k29
_ing r30
_inh r-19 g30 h-20
_inhe r-19 g30 h-20
_inheritance_ r-19 g25 h-20
_inheritance_before_ g32
_ins r-24 g139 m-33
_ins_ g124 h-51
_ins_prem_ g38
_ins_renew_ g56
_insi h42
_inside_ g44
_insider_ g-24 m23 h54
_insp g-57 h25 k-28
_inspected_ g-22
_inspection_ g-30 h-22
_inspector_ h71 k-33
_inspector_so_ h29
_inst r46 g-19 h-46 k20
_inst_ r31
_instagram_ g25
_instalment_of_ r-85
_instalment_with_ r-23
_instead_ r52 g-20 k36
_instead_of_ r63 k21
_insu r-58 g87 h29
_insulting_ h37
_insurance_ g-34
_insurance_company_ r33 g-80 h45
_insurance_for_ g52 h31
_insurance_hq_ h40
_insurance_of_ r25 g-38
_insurance_policy_ k22
_insured_ g35
_insured_the_ g81
_insurer_ r-47 g80
_int r268 g-30 m-28 h-76
_int_ r228 g-28 h-51
_inte r39 g-30 m-21 k-29
_interes_ r22
_interest_ r89 h32 k-54
_interest_account_ r-19
_interest_bearing_ r30
_interest_for_ r124
_interest_free_ r-76
_interest_in_ r-31
_interest_on_ r118
_interest_only_ r75
_interest_part_ r21
_interest_rate_ r-115 g82
_interest_to_ r-24
_internet_ r-19 h-38 k25
_into r-40 g21 k19
_into_ r-40 g21 k19
_into_it_ r-34 g-31
_intr r31 h-28
_intrest_ r48
_inv r-36 m-19 h-56 k64
_inv_ h-72 k48
_inve g19
_investment_ r-29 h31
_investment_in_ r21 g-29 h22
_investor_ r26
_invi r-22
_invo k25
_invoice_ r-24 g-24
_invoice_at_ k-19
_invoice_for_ g-27 h25 k55
_invoice_is_ r-19 h-34 k24
_invoice_of_ r27
_invoice_was_ k28
_invoices_ r24 h28
_ip g-38 h103
_ipa h76
_ipa_ h62
_ipl h-29
_ipl_ h-29
_ipt h46
_iptv h46
_iptv_ h46
_iptv_box_ h29
_iq m19 h-39
_ir h-22
_iri h25
_iris h25
_irish_ h25
_iro g31
_iron g31
_iron_ g31
_is r45 g49 m-29 h-87 k61
_is_ r23 g40 h-48 k65
_is_a_ r-37 g73
_is_being_ k29
_is_done_ g24
_is_fine_ g-27
_is_for_ r-26 g-34 h75 k72
_is_free_ r46 g-26
_is_his_ r-38 g-44 m60
_is_in_ g41 m-23 k-23
_is_left_ g-76
_is_looked_ k41
_is_made_ g-21 k29
_is_mine_ r-57 g-36 k-26
_is_my_ r25
_is_not_ g29 m-26 k28
_is_on_ r-46 g-50
_is_one_ k-41
_is_only_ k32
_is_ours_ h38
_is_out_ r50
_is_over_ g28
_is_still_ r33 g24
_is_that_ r31
_is_the_ g-53 h-24 k-30
_is_watched_ k23
_is_what_ r23
_is_worth_ g-19
_is_written_ h32
_is_your_ g-24 m20 h25 k-26
_is_yours_ g57 m37
_isl r-24 g-23
_isla r-24 g-23
_islam_ h44
_islamic_ r-21 h-39
_islamic_bank_ r-25 h-20
_island_ h-37
_islay_ h31
_isn r19
_isnt r19
_isnt_ r19
_iss g39
_issu g39
_issued_ g55
_ist r52
_ista r29
_isti r23
_istisna_ g26
_istisna_of_ g59
_it r32 g48 h-102 k89
_it_ r-45 h-131 k135
_it_all_ g-27 m33 h27
_it_and_ r-88 g84 h-27
_it_as_ h20 k19
_it_at_ r-25 m21 h24 k27
_it_back_ r45 g-44
_it_before_ r49 k25
_it_come_ k25
_it_comes_ g74 k26
_it_costs_ r-23 g24
_it_does_ r19
_it_earns_ r27 g-40
_it_first_ g25
_it_for_ g-24 h32 k-42
_it_from_ g39 m-29 k31
_it_goes_ r27
_it_home_ g-30
_it_i_ r36
_it_in_ r-99 k25
_it_into_ h-22
_it_is_ r45 g-89 m-30 h-41 k61
_it_its_ r39
_it_looks_ k42
_it_now_ r-27 g55
_it_off_ k22
_it_on_ g-33 h19 k-44
_it_or_ m26
_it_out_ g-40 k46
_it_paid_ r32 g-20
_it_rains_ g-54 m19 h-31
_it_rent_ g-42 k45
_it_stays_ r21 h-25
_it_this_ r-38 k-32
_it_through_ k45
_it_to_ g72 h-23 k-29
_it_up_ g-29 h-22
_it_via_ k24
_it_was_ r-76 g29 h37
_it_will_ g44
_it_with_ r39
_ite g24
_item g24
_item_ g32
_itm g29
_itm_ g29
_its r79 k-35
_its_ r20 h-24 k-32
_its_date_ r-71
_its_for_ k20
_its_own_ r-26
_its_price_ r-22 g-46
_its_worth_ r25 g27
_itse r59
_itself_ r59
_iv h52
_ivo h55
_ivor h55
_ivory_ h55
_ivory_tusks_ h30
_ja r37 g-108 k-23
_jac g-25
_jack g-25
_jack_ m-25 h21
_jacket_ h-24
_jackpot_ m54 h34
_jad h61
_jado h31
_jadoo_ h25
_jadu h33
_jadu_ h33
_jag h28
_jage h28
_jagermeister_ h24
_jam k23
_jam_ h-68 k33
_jam_tabarro3at_ k24
_jama r-19
_jami r26
_jamiyya_ r29
_jamo h41
_jamon_ h41
_jamon_from_ h30
_jan g-24
_jan_ h-19
_jar r-31 g-36 h-50
_jar_ g-29 h-21
_jars h-27
_jars_ h-27
_jay r82 g70
_jaya g61
_jaya_ g61
_jd r-20
_jd_ r-26
_jde g35
_jdee g35
_jdeed_ g35
_je r28 h-55 k-57
_jea h-49
_jean h-49
_jeans_ h-49
_jee m31
_jeet m37
_jeev g20
_jeevan_ g20
_jer m-39 h29
_jers m-39 h-23
_jersey_ m-39 h-23
_jet h-25 k-22
_jet_ h-25 k-22
_jet_ski_ h-25 k-22
_jew r35 h-22
_jewe r35 h-22
_jewellery_ h-20
_ji r-26 g-33 h150
_ji_ h24
_jin g-24 h85
_jinn g-24 h81
_jinn_ g-24 h81
_jo r-30 m-59 h82
_job r-20 g21 m-43 h20 k19
_job_ g21 m-43 h23 k21
_joh h22
_john h22
_joi r-21 g-23 h54
_join r-21 g-23 h54
_joint_ r-19 g-22 h42
_jos h19
_ju g-26 m140 k31
_jua m81 h-37
_jua_ m40 h-20
_juaa m42
_juaa_ m34
_jud h29
_judg h29
_jug h54
_jug_ h54
_jui h-33
_juic h-33
_juice_ r19
_juj h23
_juju h23
_juju_ h23
_jul r31
_july r31
_july_ r31
_jum m19
_jump m19
_jun r26 m35
_june h-26
_june_ h-26
_june_and_ r47 g26
_junk r31 m42
_junk_ r46
_junket_ m46 h23
_jur h30
_jus r-56 g45 h-37 k58
_just r-56 g45 h-37 k58
_just_ r-55 g47 h-36 k47
_just_a_ r22
_just_for_ h-24
_just_under_ k33
_k_ r33 h-41 k24
_k_for_ r31
_ka r29 g-73 h-30 k-27
_ka_ r31 m-57
_kaa r-40 g29 h33
_kaas r-38 g34
_kab m30 h36
_kaba h36
_kafala_ r29
_kah m-19
_kal g-36 m38
_kala_ h21
_kaly m22
_kalyan_ m22
_kam h-25
_kameti_ r36
_kan r50 g-22 h-30
_kand r50 h-25
_kar m26 k-21
_kara h-57
_karak_ h-36
_karo h36
_karw h28
_karwane_ h28
_kas m42
_kas_ m-26 h47
_kas_3al_ h43
_kasb m43
_kasban_ m43
_kash h-32
_kat r46
_kay h-31
_ke m78 h32 k26
_ke_ r-23 g-35 h31
_ke_liye_ m-25
_kee r61 g26 m-49 k35
_keep r67 m-32 h30 k45
_keep_ m-70 k89
_keep_%_ r-46 k41
_keep_a_ k20
_keep_and_ k23
_keep_each_ h-41 k52
_keep_his_ r36 k-19
_keep_it_ r-24 g29
_keep_the_ k-51
_keeping_ r75
_keeps_ m38 h39 k-33
_keeps_it_ r-60 m31
_keeps_my_ g-40
_keeps_to_ g47
_keg h60
_keg_ h51
_kel m30 k20
_kel_ r25 k20
_ken m120 h77
_keno m120 h77
_keno_ m120 h71
_kep k22
_kept k22
_kept_ k22
_ket r-21 g-35 m-39 h20
_keta h36
_ketamine_ h48
_kett g-33 m-21 h-28
_kettle_ g-20 h-25
_key g-25 m56 h-99 k-32
_key_ m57 h-67 k-24
_key_man_ g44
_keym g26
_keyman_ g26
_keys g-31 h-31
_keys_ g-31 h-31
_kg r-45 g-43 h-24
_kg_ r-45 g-43 h-24
_kh r-120 m47
_kha r-21 g-27 m30 h61
_khai m20 h19
_khal m20 h-27
_khalas_ r-20
_kham g-21 h22
_khamis_ h26
_khan r-22 h75
_khanzir_ h25
_khar r-43 g39 m-27
_khas m39 h-36
_khasran_ m28
_khat g-21 h66
_khat_ h72
_khay g33 h-32
_khe g37 m20 h-35
_khel m34
_khet g38
_khet_ g38
_khet_mein_ g38
_khi g32
_kho r-57 m-19 h-20
_khod r-41
_khod_ r-41
_khs m22
_khse m22
_khsert_ m22
_ki r-77 m-38 k-71
_ki_ r-23 g38 h-65
_kic g-34 h73
_kick g-34 h73
_kick_ g-22
_kick_back_ h-37
_kick_backs_ h21
_kickback_ h37
_kid r-30 h21 k-27
_kid_ m21
_kidn h90
_kidney_ g-20 h66
_kids g-19 m-43 h-45
_kids_ g-19 m-43 h-45
_kil m-19 h-35
_kilo h-41
_kilo_ h-30
_kilo_hash_ h33
_kilo_of_ r45
_kilometres_ h28
_kilos_ h-38
_kilos_of_ r21
_kin r20 g-23 m24 h69
_kind r21 g-21 h60
_kind_ r32 h102
_kindness_ h-25
_king m26
_king_ g19
_kingfisher_ h30
_kio h30
_kios h30
_kiosk_ h30
_kir r-21 g-40 h44
_kira r-21 g-40 h-27
_kis r47 g31 h-20
_kish r21 g24 h-20
_kisht_ r21 g24 h-20
_kist r26
_kit r-69 g31 h-51 k-20
_kit_ g-40 m-33 h44
_kitc h-24
_kitchen_ h-19
_kite g27 h-21
_kite_ g27 h-21
_kitt r-39 g69 h-27
_kittens_ g59
_kitty_ r-22
_km r-19
_km_ r-19
_kn r-64 g-29 h78
_kno r-50 g-20 h87
_knoc g-22 h40
_knocked_ h32
_knocked_on_ h32
_knockoff_ h29
_knot r-39 g19 h48 k-22
_knot_ r-19 h42 k-22
_knot_so_ r-19 h38 k-22
_know k26
_know_ g-53 k65
_knows_ h23 k-35
_knows_what_ g36 k-24
_ko r-93 g-39 m44 k-29
_ko_ r-44 g-20 h110
_kol r-38 g36 h-69
_kol_ g-35 m-39 h-30
_kol_ma_ r65 g-21 m-24
_kol_shahar_ r-35
_kol_shahr_ r-24 g20
_koll r-33 m38
_kollo_ r-21 g30
_kot g-31
_kou m44 h-23
_kr r30
_ku g-31 h91
_kul h26
_kula h26
_kund h24
_ky g42 h-19 k45
_kyc k46
_kyc_ k46
_l_ r-19 h43
_la r-64 g-25 h53 k-82
_la7m h32
_la_ g-34 m51 h79
_lab r-37 g-78 k20
_lab_ h-40
_labe r-19 g-65 h31
_label_ g-56 h62
_labels_ h-20
_labo r-28 h53
_labor_ h35
_labour_ r-25 h25
_lad g-53 h90
_ladd r-24
_ladder_ r-24
_ladi h38
_ladies_ h41
_lady g-29 h74
_lady_ g-29 h68
_lag m50 h88
_laga m59
_lagay_ h26
_lagaya_ m21 h-23
_lage h104
_lager_ h109
_lah g34
_lak k22
_lake g22 k22
_lake_ g26
_laken_ k22
_laken_heya_ k22
_lal r-30 h52
_lal_ r-30 h52
_lam r64 m-28 h-71
_lama h-23
_lama_ r19 g-19
_laman_ g37 h-22
_lamb_ h-38
_lamp h-53 k-23
_lamp_ h-53 k-23
_lan g36 h-90 k-59
_land g69 h-51 k-59
_land_ r-23 g66 m-23 h-43 k-30
_land_at_ g-19
_landed_ g-31
_lands_ g35
_lands_on_ g45
_lang h-51
_lang_ r23 h-19
_lap g-25 m-62 k-25
_lap_ g-33 m-40 h37
_lap_dance_ h83
_lapt m-23 h-19 k-22
_laptop_ m-23 h-41
_laptops_ h22
_lar h102 k-35
_lard h94 k-35
_lard_ h82 k-19
_las r-25 g-24 m87 h-28
_last r-25 g-24 m76
_last_ r-40 g-22 m76
_last_man_ m31
_last_months_ h20
_last_night_ m59 h34
_last_one_ g-19 h-20
_last_part_ h-27
_last_week_ r29 g19 m-20
_last_year_ r-63
_lat g35 h-25
_late g59
_late_ g-44 h27
_late_%_ r19
_late_father_ r-24 h34
_late_on_ r22
_late_pmt_ r29
_late_with_ r-37
_lateness_ r23
_later_ g106
_later_which_ r-30
_lau r-23 m-27
_laun r-23 m-23 h-42
_launder_ k27
_laundry_ m-19 h-44 k-28
_law r-48 g40 m-36 h-67 k-26
_law_ g31 h-25
_lawn r-28 k-19
_lawn_ r-28 k-19
_laws g50 h32
_lawsuit_ g50
_lawy g-41 m-31 h-42
_lawyer_ g-41 m-31 h-33
_lay g53 m20 h-60 k29
_lay_ r27 m34
_laye h-28 k34
_layer_ h-28 k34
_lays g57
_lays_ g57
_laz r33
_laze r33
_lazem_ r33
_le r84 g22 m-94 k-58
_le_ g30
_lea g25 h37 k-82
_leaf_ h41
_leag m38 h-21
_league_ m38 h-21
_leak h57
_leaked_ h52
_lean g24 h40
_lean_ g24 h40
_leap g39
_leaps_ g39
_lear r-37 g26
_learn_ r-24 g-25
_leas r44
_lease_ r-21 g33
_lease_of_ r70 g19
_leaseback_ r30
_leased_ h40
_leasing_ r35
_leat g-21 k-53
_leather_ g-21 k-53
_leave_ r-53 h41
_leaves_ r27 h-54
_leaving_ r23
_leb r-33 h44
_lec h21
_lech h53
_lechon_ h52
_lect h-31
_lecture_ h-31
_led g-20 m-19 h-68
_led_ g-20 m-19 h-56
_lef r-23 m-21 h-34
_left r-23 g19 m-21 h-43
_left_ r-23 g24 m-21 h-43
_left_it_ r19 g62
_left_to_ g102
_left_with_ r52 h-25
_leg r37 h27
_leg_ r23 g30 h65
_leg_from_ h22
_legs h-29
_legs_ h-29
_leh r20
_lem r-22 h-52
_lemo r-22 h-52
_lemon_ h-46
_len r27 g-76 m-44 h-44 k22
_lend r46 g-63 m-37 h26
_lend_ g-27 k19
_lend_you_ r30
_lender_ r-68
_lenders_ r69
_lending_ h35
_lends_ r54
_lends_to_ r31
_lent h-24 k32
_lent_ h-24 k32
_lent_him_ r-47
_lent_me_ g31
_lent_my_ k36
_lent_to_ r-33
_leo h28
_leop h28
_leopard_ h28
_les r57 g40 m-22 h-57
_less r81 g21 m-22 h-57
_less_ r117 h-28 k20
_lesson_ r-23 h-19
_let r42 g-90 h67 k-29
_let_ r-25 g-56 h70
_let_go_ r-28
_let_him_ g-19
_let_me_ r45 g-32 h24
_let_us_ r-24 g29
_lets r96 h21
_lets_ r96 h21
_lets_me_ r62
_lett r-29 g-26 h-24
_letter_ g-19
_letter_of_ r51
_lev r-41 g84 h-35
_leve r-47 g84 h-32
_level_and_ h-21
_leverage_ r-36 g55 h-25
_leveraged_ g40
_lew r-20 g55
_ley k46
_li r26 g48 m30 h36
_li_ g-35
_lia g34
_liab g34
_liability_ g34
_liability_cover_ g28
_liability_premium_ g27
_lib r-20 m-20
_libr r-20 m-30 h-20
_library_ r-19
_lic r-35 g97 h-21 k-28
_lic_ g86 h-41
_lice r-28 h20 k-28
_licence_ r-21 h-37
_licence_with_ h24
_license_ h25
_licensed_ h-19 k-30
_licensing_ h31
_lie r37
_liem h37
_liempo_ h37
_lies r27
_lies_ r27
_lies_in_ r27
_lif r-59 g31 m-25
_life r-38 g38 h-37
_life_ r-38 g29 h-37
_life_insurance_ g-30
_life_plan_ g42
_life_policy_ g-28
_life_premium_ g19
_lift r-21 h42
_lift_ r-21 h-33
_lifted_ h75
_lifted_from_ h45
_lifted_off_ h19
_lig r26
_ligh r26
_lik r30 g20 m-20 h23 k44
_like r30 g26 m-19 k44
_like_ r37 g-53
_likes_ g79 h23 k48
_lim m32
_lima m43 h20
_limi h-57
_limit_ h-30
_limit_of_ k-26
_limo h41
_limoncello_ h41
_lin r19 g34 m50
_line m56 h-24
_line_ r21 h-20
_lines_ m38
_ling r26
_link r-20 g25
_lip h-20
_lips h-20
_lipstick_ h-20
_liq g20 h58
_liqu g20 h58
_liqueur_ h20
_liquidation_ g34 h-20
_liquor_ h46
_lir r40 g-38
_lira r40 g-38
_lira_ r40 g-38
_lis m-19
_list g-35
_list_ r-19 g-44
_list_of_ h39
_listed_ g30
_lit h-31 k19
_litres_ h-24
_litt r20 k23
_litter_not_ g29
_little_ r37 k27
_liv g-28 m85 h73
_live g-25 m85 h58
_live_ r34 m94 h32
_live_croupier_ h-25
_live_dealer_ r-20 m133 h58
_live_show_ m-20
_live_upstairs_ r30
_lives_ r-41 h27
_liy m-36 h-24
_liye m-28
_liye_ m-28
_ll g38
_llo g38
_lloy g38
_lloyds_ g38
_lo g82 m125 h109 k-29
_lo_ r21
_loa r102 g-28 m29 h27 k-23
_load m64 h90
_load_ m64 h68
_load_of_ g37
_loaded_ h24
_loan r89 g-34 m-34 h-64
_loan_ r46 g-32 m-32 h-37
_loan_at_ r31
_loan_for_ r51 m25
_loan_from_ r-56
_loan_if_ g37
_loan_instalment_ r-21
_loan_is_ g-35
_loan_of_ r-47
_loan_on_ r-33
_loan_principal_ r-42
_loan_repaid_ r-40
_loan_shark_ h-22
_loan_to_ g-26 h-20
_loan_with_ r30 g21
_loaned_against_ r21
_loc g67 m-42 h-54
_lock g70 m-36 h-47
_lock_ r43 h-28 k21
_locked_ g19
_locker_ r-31 g24
_locks_ g48
_locksmith_ m-29
_log g-22 h53
_logi h40
_lol r-43 h21
_lol_ r-22 g30 h31
_lola r-20
_lon r78 h44 k-24
_lone r72
_lone_ r73
_long r24 g19 h41 k-22
_long_ r27 m-30
_long_i_ r46
_long_it_ g38
_longer_ m23
_loo g-36 m34 k67
_look r-19 m-24 h42 k77
_look_ h46
_look_for_ g24
_looked_ g-21 k41
_looks_ h27 k43
_loos m43 h-24
_loos_ m48
_loot g-40 m27 h-19
_loot_ g-40 m29 h-27
_lor g42
_lorr g42
_lorry_ g31
_los r-35 m39 h-51 k-22
_lose_ g27 m-64 h32
_loser_ m36
_losers_ m53
_loses_ m-41
_losi g-29 m26
_losing_ g-29 m26
_loss r-40 h-23
_loss_ r-36 h-47
_losses_ m31 h24
_lost g33 h-31
_lost_ g33 h-31
_lost_luggage_ g33
_lost_my_ m-39
_lost_to_ g-28 m74 h20
_lot r-50 g25 m91 h-59 k20
_lot_ r-28 g56 m-70
_lots g38 m-27 h-20
_lots_ g38 m-27 h-20
_lott g-49 m149 h33
_lottery_ m63 h51 k28
_lottery_of_ h-39
_lotto_ g-30 m79 h67
_lottry_ m22 h-23
_lotu h-21
_lotus_ h-21
_lou r-27 h33
_loun r-27 h23
_lounge_ r-27 h23
_lov r-36 h135
_love r-36 h98
_love_ r-27 h81
_love_spell_ r-24 h37
_low r23 g31 h-27
_low_ m26
_lowe r26 g39 h-21
_lower_ g39
_lower_ticket_ g37
_ls h24
_lsd h24
_lsd_ h24
_lu r-84 h-41 k-47
_luc g41
_luck g41
_luck_ g29
_luck_in_ h-38
_luck_of_ g63
_lucky_ g21
_lucky_bag_ g66
_lucky_days_ h23
_lucky_number_ h26
_lucky_numbers_ m-26
_lucky_sim_ h30
_lud m43
_ludo m43
_ludo_ m43
_lum g27
_lump g27
_lump_ g27
_lun r-48 g-65 h-37
_lunc r-48 g-65 h-37
_lunch_ r-48 g-65 h-50
_lunch_for_ h-24
_ly g-26 h44
_lyr h44
_lyri h44
_lyrica_ h44
_lyrica_capsules_ h38
_m_ r93 m-19 h-57
_ma r-75 g82 m-57 h-29
_ma2 m-25 h-30
_ma3 r34 g-39 m-27 k-20
_ma3a r30 g-47
_ma3d r22
_ma3dan_ r22
_ma3r g26
_ma7 g29 k32
_ma7addesh_ k23
_ma7s g37
_ma_ r-27 g254 m-36 h-44 k95
_maal g23
_maal_ g25
_mab r-48
_mabl r-19
_mablagh_ h28
_mac r-38 m84 k19
_maca m44 h40
_mach r-21 m26 h-49 k28
_machine_ m26 h-47
_machines_ k34
_mad g-59 h-24 k22
_mada r-20 h53
_madam_ r-20 h45
_made g-63 k35
_made_ g-63 k35
_made_in_ g-34 h30
_made_it_ r25 k30
_made_of_ h-30
_made_to_ g22
_made_up_ k20
_madm r33
_mag m22 h83
_maga h-22
_magazine_ h-25
_magic_ h-28
_magic_mushroom_ h30
_magic_mushrooms_ h55
_magician_ h24
_magn h28
_mah r49 m25 h-53 k27
_maha r46
_mahi r41 h-19
_mahine_ r36
_mahr h-19
_mahs r-23 g42
_mahsool_ r-23 g42
_mai r-43 g-50 h29
_mai_ h-30
_maid r-21 g-42 h53
_maid_ g-36 h50
_maid_to_ g-28 h69
_maids_ k25
_maids_i_ k33
_mail h-25 k-24
_mail_ k-24
_maj g-68 h-29
_maji m25
_majid_ m25
_mak r21
_make k20
_make_ r-32 g51
_make_not_ g21 h-21
_maker_ g-64 h36
_makes_it_ g28
_makh h-30
_maki r27 g-22
_making_ r27 g-22
_makt r27 g19 k-19
_maktab_ g22 m30 h24 k-19
_mal r31 m-53 h29 k-19
_mal_ r42 m-21
_malb h23
_malbec_ h23
_mall h-50
_mall_ h-50
_malt g-33
_malt_ g-33
_malt_drink_ h-97
_man r40 g51
_man_ r28 h42 k60
_man_at_ r-28 m19 h78 k41
_man_i_ k-37
_man_lets_ h33
_man_standing_ m31
_man_who_ r32 g21 h-19 k22
_mana h-29
_manager_ h-21
_manager_himself_ h22
_mang g26
_mango_ g34 h-42
_mani g19
_manifest_ g37 h-24
_manifesting_ h24
_mans k-19
_mans_ h19 k-19
_map g27
_map_ g27
_mar r-63 h84
_mara r-21 g-34 m-25
_maraheen_ h33
_marathon_ g-28
_marc r30
_march_ r30
_mare g52 h-27
_mare_ g45 h-27
_mare_is_ g24
_marg g51 h-19
_margin_ g59 h-43
_margin_account_ g35
_margin_for_ r-20 g28
_margin_of_ g-40
_mari g-26 h40
_marina_ h33
_mark r32 m25 k-20
_mark_ h102
_mark_for_ h107
_marka_ h21
_market_ r44 h-26 k-21
_market_account_ h30
_market_says_ g-28
_marl g21 h-28
_marla_ g33 h-23
_marr r-42 g-27 m20 h40 k24
_marra_ r-23 m20 h20
_marry_ r-21 g-25 h25
_mars h35
_marsala_ h36
_mart h38
_mary h29
_mary_ h29
_mas r-29 g-49 m-22 k-36
_masa g-20
_mash h-23
_masr h-30
_mass h40 k-19
_massage_ h40 k-19
_massage_for_ h-47
_massage_with_ h29
_mast h58
_master_ h45
_mat r96 g-85 m30
_matc g-28 m33 h78
_match_ g-27 h79 k31
_match_w_ h-32
_matches_ m36
_matk m31
_matka_ m31
_matt r48 h-29
_matter_ r57
_matu r78 h-21
_matured_ r34
_maturity_ r44
_maw h-25
_maw3 g32
_maw3ed_ g32
_may r-47 g109 h-75 k-56
_may_ r-37 g60 m-43 h-81 k-44
_may_and_ r-52
_may_be_ g37 h-19
_mayb g55 m41
_maybe_ g55 m41
_mayo h50
_mayor_ h50
_maz r-38 g-32 h37
_mb r-19
_mc g46
_mcx g55 h-22
_mcx_ g55 h-22
_md g-20 h86
_mdm h53
_mdma h53
_mdma_ h53
_me r29 g-50 m-46 h26 k35
_me_ r98 g-81 m23 h68 k26
_me_a_ r-39 h-19 k-30
_me_after_ g21
_me_and_ r32 m35 h23
_me_at_ g-48
_me_back_ r-24
_me_cash_ r25
_me_for_ r19 g60 k-24
_me_have_ r49
_me_his_ r-136
_me_i_ r20
_me_in_ r-58 g25 k56
_me_money_ r-37
_me_my_ h72
_me_next_ h48
_me_nothing_ r-40
_me_now_ r-20 g22
_me_on_ g-19
_me_same_ r94
_me_the_ r38 g-22 k-32
_me_this_ m31
_me_to_ r-44 m-37 h-77 k104
_me_until_ r28
_me_what_ r-25 g40
_me_with_ r24
_me_your_ r-22
_mea r69 g57
_meal h-34
_meal_ h-33
_mean r68 g66 h-30
_means_ g26 h-19
_meas h-29
_measured_ h-19
_meat h100
_meat_ h100
_meat_for_ h40
_med r-39 g-24 m-32
_meda m-27 h-36
_medal_ m-27
_medi r-26 g-20 h21
_medical_ h19
_medical_leave_ h36
_medicine_ h-44
_medicines_ h33
_medium_ g-24
_medium_to_ h47
_medium_who_ h33
_mee g-42 m-24 h52
_meet g-27
_meet_ g-27 h35
_meeting_ h-37
_meg m48 h44
_mega m48 h44
_mega_ h25
_meh r-20
_mei g41 h-32
_mein g41 h-32
_mein_ g41 h-32
_mel g27 m31
_mem h-41
_memb h-20
_members_ r-22
_membership_ h-36
_memo g32 h-42
_memorial_ g36
_memorial_plan_ g26
_men r63 g-55 m-26 h-29
_men_ g28 m-30
_men_el_ r26
_men_i_ k30
_men_to_ h22
_mend r-57 g-20 m24 h-19
_menn r79
_menno_ r22
_ment h-23 k25
_mention_ g-20 k33
_menu g-41 h29
_menu_ g-41 h29
_mer h39
_merchant_ r26 g20
_merl h54
_merlot_ h54
_merlot_and_ h54
_mes r-21 g33 h-73
_mesh g42 m-26
_mesh_ g42 m-26
_mess r-34 m38 h-53 k44
_message_ m35 h-42 k53
_messages_ h-19
_met r-73 g-45 m-34 h-88
_met_ r-28
_meta g45 h-23 k-21
_metal_certificate_ r30
_metal_certificates_ r26
_metal_in_ g23
_mete r-24
_meter_ r-32 h29
_meth h43
_meth_ h67
_metr r-25 g-66 h-77
_metres_ r-25 g-52 h-36
_metro_ h-34
_mez h52
_mezz r20 h-22
_mezzanine_ r20 h-22
_mi r29 g58 m-28 h-55
_mig g35 h20
_migh g41
_might_ g41
_mil g-39
_mila h47
_mile h51
_mileage_ h51
_mili h-22 k19
_milk g46 h-32
_milk_ g46 h-32
_milk_in_ g33
_mill r28 g-79 h-48
_mill_ g-55
_min g96 m56 h-57 k-20
_min_ r25 g67 m56 h28
_mind g35
_mind_ g35
_mine r-27 g-64 h-47 k50
_mine_ r-27 g-65 h-45 k50
_mine_for_ g-24 h-21
_mine_is_ g21 h-19 k64
_mini r29 m-34 h34 k-40
_mini_ h24
_minimum_ r41
_minimum_due_ r26
_minimum_on_ r29
_minister_ g33
_ministry_ g-19 h-47
_mint h-48
_mint_ h-48
_minu r24 g33 m35 h-25
_minus_ r60
_minute_ m45 h-28
_minute_options_ g-26
_minutes_ r-32 g51
_mir h25
_mis g36 h-24
_misp h22
_misplace_ h22
_miss r31 h-39
_missed_ r51 h-20
_missing_ g38
_mist r-29 g33 h44
_mistake_ r-29
_mistress_ h56
_mit r33
_mite r33
_miteen_ r33
_mix h24
_miy m-22
_miyy m-22
_mm_ h-48
_mmi h46
_mmi_ h46
_mo r71 g-50 m-79 h-82
_mo2 r26 h-33
_mo2a h-33
_mo7 h-36
_mo7a h-36
_mo_ h-33 k46
_mob m-23 h-57
_mobi h-30
_mobile_ h-30
_mocking_ h48
_mod h23
_mode h23
_model_not_ g31
_models_ h23
_mok h55
_mol h19
_mola h-36
_molasses_ h-36
_moll h49
_molly_ h49
_mon r27 m25
_mond r-28
_monday_ r-28
_mone r75 m45
_money_ m37 h-19 k24
_money_and_ g40 h-23
_money_back_ r-36
_money_every_ r36
_money_for_ r-60 g112 h97 k-19
_money_from_ r24 g-20 h-20 k66
_money_he_ r-21 h23
_money_i_ m-27 k27
_money_in_ r-85
_money_laundering_ k-24
_money_market_ r42
_money_of_ r-26 k24
_money_on_ m20
_money_put_ m71
_money_that_ r-30 h-22
_money_through_ k44
_money_to_ r39 g-39 m29 h29
_money_with_ r34 h-31
_money_without_ r26
_moneylender_ r30 h-21
_monk h22
_mont g24
_monte_ m32 h44
_monte_carlo_ m32 h44
_month_ r19 g80 h-24
_month_and_ r61 g-19
_month_capital_ r21
_month_end_ g26
_month_for_ h-23
_month_he_ r32
_month_i_ r-67 g-23
_month_on_ r54
_month_till_ r28
_month_to_ r-40 k28
_month_until_ r-23
_monthly_ g-34
_monthly_interest_ r-29
_months_ g-22 h-33 k-38
_months_at_ r33
_months_of_ r-26
_moo r35 h86
_moon h98
_moon_ h49
_moonshine_ h47
_mor r24 g-69 m24
_mora m47 h41
_more g-43
_more_ g-43
_more_for_ r42
_more_i_ r-48
_more_months_ r-22
_more_on_ r-27 k36
_more_than_ r22
_more_time_ r-26
_morn r-36
_mornings_ r-33
_mort r25 h27
_mortadella_ h31
_mortgage_protection_ r-20
_mortgage_shield_ r-19
_mos r-29 g36 h-48
_mosh g20 h-27 k24
_mosh_ g20 k24
_mosq r-31
_mosque_ r-31
_most r39 g34
_mosta2baleya_ g30
_mot g49 m-26 h-73 k-31
_moth g26 h-63 k-30
_mother_ r-22 h-57
_mothers_ r36 g31
_moto g35
_motor_ g43
_motor_cover_ g-54
_mou r-21 m-30 h-19
_moun m-30 h-25
_mountain_ g-24 m-30 h-25
_mov r30 g-57 k43
_move g-42 k43
_move_ r-28 g-24 m-21 k82
_move_funds_ k52
_move_the_ r63 k-20
_moved_ g-32
_moved_to_ r41 k-33
_moves_ r31 m29 h32 k-25
_moves_up_ m25
_movies_ h36
_moving_the_ r29
_mr m-38 h-73
_mr_ m-31 h-32
_ms g58 h-40
_mt g65 h-19
_mt_ g67 h-20
_mu r112 g-61 m-30 k38
_muc r29 g65 k-20
_much r29 g65 k-20
_much_ r29 g65 k-20
_mud h-33
_muj k34
_muja k36
_mul r-25 h-70 k95
_mule r-25 m-19 h-80 k83
_mule_ r-25 m-19 h-80 k83
_mult m30
_multiplier_ m30
_mum r-25 h27 k-53
_mum_ r-19 k-50
_mun r45 h-30
_muna r58 h-31
_muna_ r26
_munafa_ r32
_mur r34 g-21 m-30
_mura r37 m-28 h-26
_murabaha_instalment_ r-52
_murabahah_ r33
_murt h28
_murti_ h28
_mus r76 g-64 h35
_mushroom_ h-42
_mushrooms_ h49
_musi g-31
_music_ g-31
_musl h53
_muslim_ h40
_must r105 g-30 h21 k25
_must_ r111 g-45 h25 k25
_must_buy_ r29
_must_me_ r22
_must_not_ k27
_mut m36 h55
_muta h30
_mutu m38
_my r-49 g-55 h-30
_my_ g-65 m-31
_my_account_ r-73 g-33 m-32 h-41 k47
_my_agent_ r54
_my_and_ r55
_my_balance_ r59
_my_bank_ r-44
_my_boss_ r-33
_my_brother_ g-35 h23 k20
_my_brothers_ k-21
_my_camel_ m23
_my_capital_ g-23
_my_car_ r-86 g-39 k-23
_my_card_ r22 k34
_my_cousin_ g34 k24
_my_cousins_ r-25 k24
_my_crude_ g35
_my_daughters_ h-23
_my_debt_ r55
_my_deposit_ r32
_my_details_ k49
_my_dirhams_ r23
_my_end_ r28 g-22
_my_ex_ h82
_my_family_ g20
_my_file_ h21
_my_fortune_ h20
_my_future_ r19 h122
_my_garage_ r20
_my_gold_ r-29 g24
_my_half_ g31 h39
_my_hand_ r31
_my_instalment_ r38
_my_job_ m-19
_my_kids_ r23 h-39
_my_late_ r-59 h63 k19
_my_loan_ r19 g31
_my_luck_ g22
_my_marriage_ h47
_my_money_ r66
_my_mother_ h-45
_my_name_ m30 h-56
_my_neighbour_ g45
_my_neighbours_ r41
_my_niece_ h-20
_my_number_ h-28 k65
_my_old_ r-22 g-25
_my_own_ r49 g-64 h-25
_my_palm_ h23
_my_part_ h25
_my_partner_ r28
_my_place_ g61 m-19
_my_rent_ r36
_my_salary_ r21
_my_share_ m29
_my_shop_ g21
_my_silver_ r-20
_my_sim_ r-48 h-50 k84
_my_sister_ m21 h-27
_my_sisters_ r37
_my_slip_ m37 h44
_my_son_ r-73 h39
_my_stake_ g30
_my_supplier_ g19
_my_test_ h25
_my_thanks_ r-50
_my_van_ r28
_my_wallet_ r-49 m19
_my_watch_ m37
_my_wife_ r-24 g19 h-42
_my_word_ r-21 m19
_my_yard_ g-45
_mys r-34
_myse r-34
_myself_ r-34
_mystery_box_ g32
_mystery_shopper_ g-19
_mz h57
_mza h57
_mzaw h57
_mzawara_ h38
_na r-63 g160 m29 h-45 k27
_na2a r-21 g19
_na2a_ g28
_na_ g34 m21 h36
_nac h34
_nach h34
_nad g20 h-24
_naf r45
_nafs r45
_nah g39 h-42
_nahi r-34 g47 h-31
_nahi_ r-34 g47 h-31
_nak r-21 g53 m-20 h31
_nake g20
_naked_ g20
_nakh g37
_nakhal_ g28
_nakl h35
_nakli_ h35
_nam r-33 k58
_name r-33 k59
_name_ g-62 k76
_name_his_ g71
_name_in_ m35 k-34
_name_is_ k37
_name_made_ h25
_name_of_ k68
_name_on_ g-28 h-19 k-36
_name_stays_ h-22 k42
_named_ g33
_names_ g28
_nan h-44
_nas g29 h-20 k51
_nas_ g-22 k63
_nas_ma_ k35
_nasd g28
_nasdaq_ g28
_nash h-22
_nasser_ m27
_nassers_ m-25
_nat r-23 m77 h-19
_nati r-21 m81 h-19
_national_ r-21 m50
_naz g-29 h48
_naza h36
_nazar_ h23
_nazr h23
_nazrana_ h23
_nb h64
_nbe h41
_nbee h41
_nbeed_ h27
_nbi h30
_nbid h30
_nbid_ h30
_nd r50
_ndf r29
_ndf_ r29
_ne g50 h-28
_nea r-32 g-21 m47
_near r-32 g-21 m47
_near_ m29 h24
_nearest_ r-23
_neb h28
_nec r32 g-29
_neck r32 g-29
_necklace_ r32 g-29
_nee g-25 h-24 k40
_need g-25 h-24 k40
_need_ r-30 k29
_needed_ g-20 h24
_needs_ r58
_needy_ r-39
_neg h20
_nei r21 g60
_neig g26
_neighbour_ g27
_neighbour_for_ r-33
_neighbour_lent_ r29
_neit r28 g34
_neither_ r28 g34
_net r-72 g95 m-26 h-75
_net_ r-72 g74 h-63
_nets m-20
_nets_ m-20
_nev g-38 h48 k55
_neve g-38 h48 k55
_never_ g-38 h48 k55
_never_agreed_ r-24
_never_met_ k-25
_never_said_ g31
_never_saw_ r37 h55 k-27
_never_studied_ h35
_never_took_ r-19
_new r-20 g-62 m-81 h-50 k-55
_new_ g-44 m-81 h-28 k-55
_new_expiry_ h56
_new_moon_ h20
_new_one_ r42 m-36
_new_ones_ r-43
_news h-22
_nex g71
_next g71
_next_ g71
_next_month_ r49 g-26
_next_week_ r-93
_next_year_ g-33
_next_years_ g23
_ng r36 h-31
_ng_ r42 h-20
_ni m-24 h-20 k-48
_nic m-21 h-27
_nie h-20
_niec h-20
_niece_ h-20
_nif r-19 g77
_nift g53
_nifty_ g53
_nifty_ce_ g34
_nig r-28 g-61 m50 h54
_nigh r-28 g-61 m50 h54
_night_ g-53 m67 h136
_night_at_ m34 h78
_night_stand_ h25
_nights_ h-70
_nil r-20
_nil_ r-20
_nin r93 g-23
_nine r62 g-23
_nine_ r40 m21
_nine_thousand_ r-22
_ninety_ r22
_nit h27
_nitr h27
_nitrous_ h27
_no g67 m-123 h-82 k-34
_no_ r-44 g-90 m-78 h-38
_no_cdd_ k29
_no_charge_ r-31
_no_charitable_ k22
_no_day_ g51
_no_drawing_ g23
_no_exam_ h19
_no_extra_ r-33
_no_form_ k31
_no_goods_ r84
_no_kyc_ k40
_no_land_ g35
_no_loan_ r49 g-31
_no_matter_ r57
_no_money_ r-24 g-87
_no_more_ r-26
_no_name_ g23
_no_one_ k31
_no_paper_ g35 k23
_no_papers_ h23
_no_prescription_ h42
_no_questions_ h48 k-24
_no_rent_ g-19
_no_returns_ g21
_no_service_ k33
_no_the_ r25 g-38
_nob r-32 g85 h-34 k37
_nobo r-32 g85 h-34 k37
_nobody_ r-32 g85 h-34 k37
_nobody_did_ g-19 k41
_nobody_gave_ k35
_nobody_has_ g44
_nobody_knows_ k-22
_noi k-27
_non g83 h37
_non_ r54 h43
_non_deliverable_ r74 g-68
_non_muslim_ h40
_non_refundable_ g24
_none r-51 g77
_none_ r-51 g77
_none_of_ g21
_noo r-26 m33
_noon r-35 g22 m33
_noon_ r-35 g22 m33
_nor r48 g26 h26
_nor_ r20 g64
_nor_own_ g21
_norm r-19 g-38
_normal_ r-19 g-38
_nos r63 m-35 h30
_nos_ m-26 h44
_noss r85
_noss_ r85
_not r-45 m27 h-63 k35
_not_ g103 m48 h22
_not_a_ r-58
_not_born_ g23
_not_conceived_ g30
_not_exist_ k19
_not_from_ g-37 h154 k-25
_not_mention_ k44
_not_pay_ r22 g-23
_not_planted_ g30
_not_said_ g54
_not_seen_ h32
_not_stated_ g23
_not_tell_ g-28 h-27 k30
_not_through_ g-73
_not_to_ g-44
_not_told_ g23 h-21
_not_yet_ g55 h-23
_nota r-38 g-19 h-34
_notary_ r-38 g-19 h-34
_note r73 g-65 m-55
_note_ r37 g-28 m-32
_note_for_ r-25
_notes_ r38 g-22
_notes_for_ r-19
_notes_of_ r95
_noth r-77 g-30 m41 h-39
_nothing_ r-77 g-30 m41 h-39
_nothing_back_ g27
_nothing_on_ m-40
_nothing_paid_ g67
_nothing_returned_ r39
_nothing_was_ r-23
_noti k46
_notice_ k19
_notices_ k20
_nov r31 g-41 h-25 k-29
_nov_ r46
_nove g-33 m-21 h-24
_novel_ g-26 m-21 h-21
_now g45 m-23 k-46
_now_ g45 m-23 k-46
_now_and_ r26 g-28
_now_buy_ r-28 g27
_now_for_ g40
_now_he_ r61
_now_i_ r-68
_now_on_ r-28
_now_or_ r-30
_now_pay_ g-31
_now_the_ g23
_nr r78
_nre r44
_nre_ r44
_nro r34
_nro_ r34
_ns g34
_nsh g34
_nsho g34
_nu m47 h41 k-25
_nud h42
_nude h42
_nude_ h33
_num r30 g28 m71 h49 k33
_numb r30 g41 m64 h26 k35
_number_ r30 g20 m27 h-39 k28
_number_four_ m41 h54
_number_in_ m26 h-20
_number_of_ g44 m37
_number_on_ g-22 m68
_number_plate_ m-49 h-42
_number_received_ h-28 k55
_number_to_ g41 h25
_numbers_ g21 m37 h64
_numbers_for_ h-35
_numbers_with_ m-32
_nume h26
_numerology_ h43
_nur h-52
_nurs h-64
_nursery_ m-28
_nut k-48
_nuts k-48
_nuts_ k-48
_nv g21
_nvi g21
_nvid g21
_nvidia_ g21
_nym g23
_nyme g23
_nymex_ g23
_o2 g67 h-22
_o2o g75
_o2oo g75
_o2ood_ g75
_o_ r90 g116 h-58 k-37
_o_cover_ r-23 g30
_o_d_ r118 h-21
_oa h-49
_oak h-36
_oak_ h-36
_ob h-37
_obj h-40
_obje h-40
_objection_ h-40
_oc r23 h-27 k-19
_occ h19
_occu h19
_occult_ h19
_oct r47 m-20 h-46 k-19
_oct_ r51 h-30
_octo m-20
_october_ m-20
_od m68 h58
_od_ r29
_odd r-27 m74 h42
_odds r-27 m56 h32
_odds_ r-27 m56 h32
_odo h26
_odom h26
_odometer_ h26
_of r-21 g-25 m-52 h-19 k-41
_of_ m-71 h-30 k-54
_of_%_ r31
_of_3ara_ h23
_of_a_ r-129 g53 m-36 h140 k39
_of_all_ g32
_of_an_ h23
_of_and_ k26
_of_another_ g-28 h27
_of_arak_ h59
_of_bank_ r-34 g45
_of_beef_ h-35
_of_beer_ h31
_of_brand_ h33
_of_branded_ h23
_of_card_ r22
_of_cash_ r19
_of_coffee_ h-23
_of_credit_ r25
_of_dates_ g-29
_of_delay_ r36
_of_due_ r34
_of_each_ g-23
_of_first_ g38
_of_forty_ m42 h50
_of_four_ g-29
_of_funds_ r36
_of_gold_ r29
_of_green_ h57
_of_guarantee_ r43
_of_heineken_ h65
_of_his_ g91 m-35 h-45 k-28
_of_i_ r-72
_of_in_ r44
_of_it_ r-26
_of_lager_ h50
_of_land_ g28 h-20
_of_last_ h57
_of_loan_ r29
_of_maids_ k19
_of_mangoes_ r40 g-27
_of_money_ r96 k45
_of_my_ r110 k-51
_of_one_ k27
_of_our_ h-50
_of_palm_ r25 h-19
_of_pig_ h33
_of_price_ r-23
_of_rain_ m23
_of_red_ h30
_of_rice_ g-21
_of_scrap_ g35
_of_service_ r22 g-29
_of_sheep_ m27
_of_something_ g52
_of_stall_ g-42
_of_swine_ h48
_of_ten_ r46
_of_that_ g77 h41
_of_the_ r-165 g-110 h-47 k-100
_of_them_ g-51 m48 h34
_of_three_ r-26 g48
_of_tomorrow_ g65
_of_us_ r-74 g23 m40
_of_what_ r-40 g-36
_of_whatever_ r-46 h26
_of_which_ g35
_of_white_ h49
_of_workers_ g41
_of_year_ r28 g-30
_off g-33
_off_ r62 k56
_off_a_ g-28
_off_and_ r-29
_off_book_ k44
_off_last_ g51
_off_my_ r34 h-26
_off_record_ k38
_off_the_ m21 h57
_offe r-55 h30
_offered_ r-41 h-23
_offering_ h43
_offering_to_ h43
_offi m20 h-47 k-33
_office_ r65 g-20 m33 h-88 k-27
_office_world_ m-21
_officer_ r-65 h76
_officer_for_ h23
_officers_ g21 k24
_official_ h-26 k-36
_oi m28
_oil m30 h-20
_oil_ m30 h-20
_ok h-27
_ol g-108 h-58 k-43
_old g-126 k-41
_old_ g-126 k-41
_old_debt_ r-33
_old_gold_ r74
_old_one_ r46
_old_phone_ r-24
_old_van_ r-22 g-20
_oli r-21 g-37 h-62
_oliv r-21 g-37 h-62
_olive_ r-19 g-32 h-25
_olives_ h-36
_oly g55 m42
_olym g55 m42
_om g-33 h-51
_om_ r-26
_oma r22 h-32
_omar r23 h-28
_omar_ r23 h-28
_on g36 m49 h-57 k67
_on_ r84 g35 m31
_on_a_ r-40 g23 m45 h53 k43
_on_amount_ r62
_on_balance_ r24
_on_before_ g58
_on_behalf_ g-23
_on_bitcoin_ r-19 g32 h-30
_on_card_ r22 k-28
_on_cash_ r31
_on_condition_ r-38
_on_credit_ r-65
_on_day_ r-55
_on_each_ r32
_on_emaar_ g31
_on_every_ r48
_on_exchange_ g54
_on_first_ g-22
_on_friday_ r-49 g25 m-20
_on_gold_ r-23 g26
_on_head_ h32
_on_his_ r-32 g-22
_on_how_ g-32 m36
_on_hundred_ r114
_on_instalments_ r-28
_on_it_ r85 g-45 m37
_on_its_ r-66 g-33
_on_june_ r-29 g-23
_on_me_ r25 h44
_on_monday_ r-41 k19
_on_my_ r64 g49 m-51 h40
_on_note_ r-49
_on_oil_ g39 m51
_on_our_ r29 g-31 m24 h-34
_on_paper_ k64
_on_scale_ g-28
_on_spot_ r-23
_on_sunday_ r-38 g-48 m-21
_on_tag_ g-41
_on_terms_ r35 g-23 h-26
_on_th_ r-33 g-38
_on_the_ g30 m83 h97 k-38
_on_them_ g22 h-21
_on_thursday_ r-40
_on_tick_ r51 m-24
_on_time_ r-69 g-48
_on_to_ r-31 k-65
_on_twelve_ r20
_on_what_ r57 g-56 h-30 k35
_on_whatsapp_ h32
_on_whether_ r-34 m46
_on_your_ m-25 k50
_onc r-42 m-31 h-34
_once r-42 g20 m-30 h-34
_once_ r-42 g20 m-30 h-34
_one r60 g-45 m58 h-36 k48
_one_ r28 m77 h-91 k19
_one_after_ g43
_one_and_ r76
_one_at_ r-36 g-26 k72
_one_day_ r-20 g87 m-20
_one_dive_ g19
_one_for_ h20 k21
_one_from_ r-19
_one_go_ g50
_one_more_ h20
_one_of_ g83 m94 h-45 k-33
_one_price_ g-34
_one_standing_ g-19
_one_sum_ g20 m-34
_one_to_ r-46
_one_under_ h-21
_one_who_ h56
_one_whose_ m43
_one_year_ g-105 m22
_ones r32 g-47 m-19 h55 k30
_ones_ r32 g-47 m-19 h55 k30
_onl r-67 g37 k33
_onli r-46 g26
_online_ r-46 g26
_online_girlfriend_ h-34 k24
_only r-21 m-23
_only_ r-21 h-31
_only_a_ k20
_only_for_ r-20 g26
_only_if_ g23 h-35
_only_the_ r48
_onlyfans_ h47
_op r-27 g155 h-89
_op_ h-23
_ope g26 m33 h-20 k44
_open g41 m43 k21
_open_ g142 m-19
_open_bar_ h45
_open_end_ g52
_open_the_ g-45 k28
_opened_ g-53 h-24 k22
_opened_and_ g-32 h-19
_opening_ g-23
_opens_ g-22 m44 h24
_opens_the_ g-30 m44 h24
_oper h-33 k24
_operate_ k24
_opi h34
_opiu h34
_opium_ h34
_opt r-34 g115 h-80 k-34
_opt_ g21 h-29
_opt_prem_ g51
_opti r-34 g71 h-49 k-34
_option_ r-32 g32 m-27 h-28
_option_on_ g39
_options_ g53 m32 h-21 k-25
_options_account_ m29
_options_on_ m-25
_or r-136 g121 m33
_or_ r-92 g238 m117 k77
_or_by_ r-40
_or_green_ g64 h-22
_or_i_ g-19 m27 h86
_or_in_ r-54
_or_later_ r-22
_or_no_ r50
_or_not_ r22 g-94
_or_nothing_ g22 m45
_or_on_ g49
_or_the_ k40
_or_they_ g-41 k92
_or_zero_ m22
_ora g-33
_oran g-23 h-23
_oranges_ g-23
_orc h-28
_orch h-28
_ord g-20 m-52 k-34
_orde m-51 h-45 k-33
_order_ r-34 m-21 k-30
_order_for_ r-20 g34
_ordered_ r22 m-20
_ordi g-24 h31
_ordinary_ g-24 h31
_org r24 g-25 h74
_orga r24 g-23 h69
_organ_ h27
_organised_ r33
_organs_ h45
_ori h35
_orig h35
_original_ h46
_orp r-46 g-26
_orph r-46 g-26
_orphanage_ r-19
_orphans_ r-27
_os r44 m30
_ot g49 m29 h69 k-22
_oth m37 h78
_othe m37 h78
_other_ r-33 g19 h62 k-23
_others_ r27 g-34 m48 k22
_otherwise_ g26
_otm g29
_otm_ g29
_ou r47 g-46 h68
_oud r-34 h-24
_oud_ r-34 h-24
_oun r48 g-28 h44
_ounc r48 g-28 h44
_ounce_ r29 g-28 h44
_ounce_of_ r-30
_our r50 k-57
_our_ r61 m33 k-65
_our_agent_ r33
_our_debt_ r-20
_our_name_ r25
_our_own_ m28 h-58
_our_shop_ r33
_our_supplier_ g26
_ours m-31 h21
_ours_ m-31 h21
_out m28 h-87 k66
_out_ h-69 k85
_out_and_ r39
_out_at_ g22 h35
_out_for_ r-21
_out_my_ r-26 h-21
_out_of_ r-47 m22 k27
_out_the_ g21 h-41 k51
_out_to_ m-20 k24
_out_with_ r39
_ov g-81 m35
_ove g-81 m35
_oven r-32 g-24
_oven_ r-32 g-24
_over r30 g-56 m35
_over_ r29 g-35 m66 h22 k20
_over_my_ r-20 k24
_over_the_ r60 g-26 m-21
_over_time_ g-26
_over_two_ r-32
_over_under_ r-25 m78 h25 k-30
_overdraft_ r20
_overdue_on_ r20
_overnight_ r42
_overtime_ r-42 g-25 h-34
_ow r-63 g-25 m118 h-144 k-54
_owe g-61 m121
_owe_ r62 g-40 m84
_owe_for_ r-32 m19
_owe_from_ r-19 m24
_owe_him_ r-19
_owe_the_ m21
_owed r-28
_owed_ r-28
_owed_by_ r28
_owed_me_ r-70
_owes r-35 m48
_owes_ r-35 m48
_owes_me_ r35 m20
_own r-68 g36 h-126 k-38
_own_ r-38 g-47 m-41 h-81 k-34
_own_a_ r44
_own_it_ g-22
_own_will_ g-24
_owne r-30 m42 h-22
_owned_by_ g25
_owner_ g36
_owners_ g-21 m31
_ownership_ m30
_owni g75 h-24
_owning_ g75 h-24
_owns_it_ g-33
_ox g-29 h49
_oxy g-29 h49
_oxy_ g-22 h44
_oxy_without_ g-21 h30
_oxys h24
_oxys_ h24
_oy g48
_oys g48
_oyst g48
_oysters_ g30
_oz r47
_p_ r158 m-36 h-57
_p_a_ r59
_pa m-68 k-25
_pa_ h43
_pac r-29 g28 m24
_pack r-29 m-21 h-26
_pack_ r-22 g31
_package_ m-21 h-23
_padd h34
_padded_ h41
_padel_court_ m-25
_padel_match_ m25
_pag h30
_page m-19 h49
_page_ h50
_pai r-119 g-24 h-66
_paid k20
_paid_ k20
_paid_ahead_ r-30
_paid_and_ r-92 g-19
_paid_at_ r-26 g-20 h-19
_paid_before_ r-43 g-75
_paid_by_ r-26 g-32 m-50 h22
_paid_date_ h58
_paid_early_ r-60
_paid_for_ g144 m32 h-57
_paid_full_ g51
_paid_in_ g47
_paid_it_ r43
_paid_me_ g44
_paid_my_ g31
_paid_now_ r19
_paid_per_ k30
_paid_so_ r74
_paid_the_ r77 g19
_paid_to_ r82 g-60 m-20 h22
_paid_today_ g-20
_paid_up_ r20
_pain r-88 g-23 m-27 h-123
_pain_ h-19
_paint_ r-41 g-19 m-25 h-94
_paint_for_ h-33
_painted_ g-30
_painting_ r-25 g25
_pair h44
_pais r-24 h20
_paisa_ r-24 h-40
_paise_ h60
_pal g50 k-24
_pala h-37
_pali r45
_pall g101 h-45 k-19
_pallet_ g58 h-24
_pallet_of_ g27
_pallets_ g43 h-21
_palm r-31 g-25 h85
_palm_ g-23 h24
_palm_lady_ h72
_palm_oil_ r35 h-56
_palm_reader_ h23
_palms_ r-21
_palu h-19
_paluwagan_ h-19
_pam m-23
_pan m-23 h57 k-26
_pana h-81
_panc h36
_pancetta_ h36
_pand h42
_pandit_ h26
_pane h-21 k-25
_panels_ h-42 k-25
_pang h69
_pang_ h37
_pani h28
_pani_ h28
_pap r-44 h43
_pape r-44 h36
_paper_ g32 k33
_paper_a_ r-34
_paper_bought_ h33
_paper_for_ r-60 g-48 m23 h-28 k50
_paper_swaps_ g27
_papers_ r-40 g-22 h31 k-36
_par r-39 g-79 h-83 k-72
_par_ r34 h-20
_para m-24 h-38
_para_ m-24 h-38
_para_sa_ m-21 h-41
_parametric_ g20
_parc r-45 h-37 k-29
_parcel_ r-22 g21 h-34 k-45
_parcel_of_ k33
_pare k-23
_parents_ k-23
_pari m72
_park g-45 m-46 h-41
_parking_ r-42 g-23 m-31 h-35
_parl m32 h43
_parlour_ m19 h45
_parm h34
_parma_ h34
_parr g21 h-26
_parrot_ g21 h-26
_part r22 m-19
_part_ r53 m-20
_part_in_ g25 h35
_partner_ h25
_partners_ r-22
_parts_ h-33 k-20
_parts_of_ r-40
_party_ m20 h56 k35
_pas m-31 h44 k69
_pass r-68 m-20 k36
_pass_ k34
_pass_his_ k51
_pass_it_ k-34
_pass_mark_ h107
_passes_ g32 h-29 k25
_passes_over_ k27
_passing_ r-38 h-20
_passport_ h31 k-42
_passport_in_ h25 k-29
_passport_with_ h28
_past r57 h62 k32
_past_ r57 k43
_past_life_ h20
_past_the_ r39 k37
_pastry_ h25
_pat r46 g33 m42 h-44
_pata g28
_pata_ g38
_pate h-19
_patent_ h-19
_pati h-36
_patient_ h-27
_pato r67 h-20
_patong_ r67 h-20
_patr m28 h33
_patrol_ m34
_patron_ h36
_patt r-21 m37
_patti_ r-24 m34
_paw r139
_pawn r139
_pawn_ r41
_pawn_ticket_ r27
_pawned_ r41
_pawnshop_ r33
_pawnshop_ticket_ r24
_pay r70 k43
_pay_ m-26 h29
_pay_and_ r21
_pay_at_ r-56
_pay_day_ r70
_pay_each_ r-37
_pay_for_ r42 m-52 h-31
_pay_him_ r-51 g32
_pay_if_ r-24
_pay_it_ k69
_pay_later_ g-28
_pay_me_ g39
_pay_months_ r22
_pay_my_ g54 m-24
_pay_now_ g38
_pay_off_ r27
_pay_official_ h20
_pay_on_ r-23 m-20
_pay_only_ r-38
_pay_the_ g-54 m-50 h-25 k29
_pay_to_ g-52 m55 h-27
_pay_whatever_ r-21 g25
_pay_when_ r-33 g61
_pay_witness_ h23
_payday_ h26
_payday_advance_ r26
_payday_lender_ r-28 h26
_payday_lending_ h21
_payday_loan_ h19
_payi r39
_paying_ r39
_paying_boys_ h39
_paying_men_ h22
_paying_only_ r-29 g31
_paying_the_ g-48
_paym k20
_payment_ r46 g22
_payment_for_ r-33 h-40
_payment_if_ g31
_payment_to_ r-25 h37
_payments_ r-41
_payments_of_ r-32
_payo r20
_payr g-19 k32
_payroll_ g-19 k32
_pays g32 h-49
_pays_ g38 m26 h-36
_pays_for_ r-52
_pays_his_ r-20 m-50
_pays_if_ g51 m-21
_pays_in_ r-62
_pays_me_ r-49 g-39 m-19 k30
_pays_my_ r71
_pays_nothing_ g-19
_pays_off_ r49
_pc r38 g-34 h-20
_pcs m20
_pcs_ m-20 h-23
_pcso m41 h31
_pcso_ m41 h31
_pct r41
_pct_ r41
_pd g33
_pe r89 g85 h-107 k24
_pe_ r58 g46
_pea r-26 g48
_pear r-23 g52 h-53
_pearl_ g48
_pearls_ g22
_peat h58
_peaty_ h58
_peb g41
_pebb g41
_pebble_ g41
_pee h22
_peg h45
_pegs h38
_pegs_ h38
_peh g61 h-21
_pehl g61 h-21
_pehle_ g78 h-21
_pek h31
_peke h31
_pekeng_ h19
_pen r-32 g-98 h-36 k-27
_pen_ g-41 h-24
_pena r45 h-31
_penal_ r31
_penalty_ h-29
_penalty_kick_ m-26 h-26
_penn r-38 g-33 m49
_penny_ r-38 g-33 m49
_pens r-23 k-25
_pens_ k-22
_pension_ r-22
_peo r-22 g-23 k44
_peop r-22 g-23 k44
_people_ r-22 g-23 k44
_pep r-20 g-19
_pepp r-20 g-19
_pepper_ r-20 m19 h-20
_pepperoni_ h34
_per r113 m44 h-91 k64
_per_ r117 g-78 m76 h-75
_per_call_ r-19 m37
_per_cent_ r100 g-29
_per_hundred_ r32 m-25
_per_kilo_ r-33
_per_message_ m20
_per_month_ k19
_per_week_ r25
_per_year_ r24
_perc r21 g-30 m-20 k22
_percent_ m-19 k24
_percent_of_ r-80 h41
_percent_to_ g31
_perfume_ h-67
_perfumes_ h49
_perm g43
_permit_ g27 h34
_perp g96 h-42
_perp_ g36
_perpetual_ r25 g26 m46
_perps_ g34 m-32
_pers k68
_person_ h-31 k49
_personal_ k23
_personal_account_ r-24
_personal_collection_ k23
_personal_loan_ r28
_pes r28
_pet g28 h-48 k-33
_pete g32
_peter_ g32
_petr g-22 h-24
_petrol_ g-22 h-24
_petrol_station_ m22
_pett k-19
_petty_ k-19
_ph r-55 g33 m-24 h-54
_pha m-23 h-62
_phar h-49
_pharmacy_ h-44
_phi g24 h31
_phil g19
_phis h40
_phishing_ h35
_pho r-31
_phon m24 k21
_phone_ g-26 m25 k25
_phone_for_ h-20
_phone_out_ k27
_phones_ g24
_phot r-41 g-32 m-24 k-29
_photo_ r-24 g-20 h-27
_photos_ h70 k-20
_photos_of_ h25
_phy h-20
_phys h-20
_pi r-108 g-65 m-42 h234 k-62
_pic g57 m22 h-28 k-28
_pic_ g37
_pick g49 m28 h-102
_pick_ g70 m30 h-34
_pick_six_ m21
_pick_up_ r27
_picked_ r-32 g-38 h-65
_pickup_ r20
_pics g-19 h50
_pics_ g-19 h50
_pict h37
_picture_ g43 h-31
_pictures_ g-50 h68
_pictures_of_ h-22
_pie g-24 m-28 h-35
_piec g-24
_pig h79 k-46
_pig_ h114
_pig_farm_ h20
_pig_for_ h37
_pige h-47
_pigeon_ m31 h-35
_pigeons_ g25
_pigl h38
_piglets_ h36
_pigs h53 k-31
_pigs_ h44
_pil g-22 m19
_pile m34
_pile_ m34
_pill g-33 h-28
_pills_ g-23 h26
_pills_for_ h36
_pills_from_ h-77
_pils h64
_pim h87
_pimp h53
_pin r-23 g-26 m39 h63 k34
_pin_ r-21 h-33 k53
_pink g-19 m24
_pino h59
_pinot_ h29
_pint h40
_pints_ h26
_pir h72
_pir_ h23
_pira h49
_pirated_ h68
_pit m-30 h22
_pit_ h24
_pitc m-27
_pitch_ m-27 h-22
_pitcher_ h20
_piz r-30 m-23 h-31
_pizz r-30 m-23 h-31
_pizza_ r-30 m-23 h-31
_pl r53 k-95
_pla r-55 h44 k-64
_plac r19 m41 h71
_place_ r-22 m26 h38
_place_in_ g69 m-21
_placed_ m19
_placement_ r24 h19
_plai r27
_plain_ r43
_plan g21 m-57 h-78
_plan_ g35 h-61
_plan_for_ g19
_plan_of_ r-30 g34
_plan_premium_ g19
_plan_st_ g24
_plant_ h22
_planted_ g30
_planting_ h-25
_plat r-53 m-22 k-25
_plate_ r-22 m-43 h-51
_plated_ r-49
_plates_ h51
_plates_for_ h33
_platform_ r21 g36 m21
_play r-39 m56 h70 k-37
_play_ m42 h52
_playboy_ h41
_players_ m37
_ple r44 g-65 h-27
_plea g-49
_please_ r24 g-66
_pled r43
_pledged_ r48
_plo r-26 g59 m-54 h-47 k-23
_plot r-26 g59 m-52 h-33 k-23
_plot_ r-26 g32 m-47 h-25 k-22
_plot_i_ g30
_plot_in_ m-23
_plots_ g27
_pls h36 k19
_pls_ h36 k19
_plu r63 g-20 h-30
_plug h67
_plug_ h30
_plum r-43 g-19 m-21 h-73
_plumber_ r-43 m-21
_plus r110 m42 h-24
_plus_ r110 h-22
_plus_a_ m36
_plus_interest_ h28
_plus_the_ r62
_plus_two_ r19
_plus_weekend_ r27 h-31
_plz r23 g23
_plz_ r23 g23
_pm m-46 h-60 k30
_pm_ r-26 g28 m-37 h-26
_pmt h-33 k30
_pmt_ h-33 k30
_po m96 k-104
_po_ h-25
_poa h26
_poc g29 m32 h-20
_pock g29 m32 h-20
_pocket_option_ g27
_pocketed_ g19
_poi g29
_poin g31
_point_ r-25 h42
_points_ r39 h-25
_pok r-26 m62 h-40
_poke r-26 m21 h-52
_poker_ r-20 h-24
_pol r-39 g47 h-25
_pole r-22
_pole_ r-22
_poli g57 h-54 k22
_police_ h-26 k27
_policy_ g100 h-49
_policy_for_ g61
_policy_premium_ k22
_polish_ g-23
_poly h23
_pon g33
_pond g36
_pond_ g36
_poo g-48 m73 h37
_pooj h22
_pool g-42 m104
_pool_ m64 h-53
_pools_ g-26 m36 h52
_poor m-22
_poor_ r24
_pop h24
_popp h30
_poppers_ h29
_poppy_ h-22
_por g28 m-65 h125
_porc h54
_porcine_ h30
_pork h109
_pork_ h118
_pork_belly_ g-22 h31
_pork_free_ g25 h-20
_pork_ribs_ h21
_porn m-26 h62
_porn_ m-25 h44
_port r21 g49 h-101
_port_ m29 k26
_portion_ g44
_portion_of_ g57
_pos r32 g27 m-70 h-60 k-40
_posi r20 g65 h-21
_position_ r20 g65 h-21
_poss g36
_post g-68 m-21 k-28
_post_ r20 g-46 h52
_post_dated_ r-46
_post_office_ r69
_poster_ r-28 h-20
_posters_ m-22
_pot g-66 m37 h-107
_pot_ g-60 m114 h-42
_pot_money_ m24
_pota m-45 h-32
_poti h24
_potion_ h24
_pott r-35 m-29 h-57
_pottery_ r-29 m-29 h-57
_pou r56 g-27 h41 k-19
_poun r74 h-22 k-19
_pound_ r63
_pounds_ k-19
_pour g-22 h59
_pow r-21 g-23 m38 h28
_powd h-23
_powder_ h-23
_powe m46 h51
_power_ h-24
_powerball_ m46 h50
_pp r56 h-23
_ppf r56
_ppf_ r56
_pr r-49 g97 m-48 h-26 k-56
_pra r-45 h58
_pray r-45 h66
_pray_ h54
_pray_to_ h54
_pre g149 h-77 k-41
_pre_ g95
_pre_sale_ g29
_pred m21
_predict_ m20
_prediction_ g29
_prediction_market_ h27
_pref r49 g-56
_preference_ r34 g-43
_prem r-45 g60
_prem_ g63 h-31
_premises_ g-32
_premium_ r-43 g24 h27 k19
_premium_for_ g36
_premium_of_ g28
_premium_plan_ g-64
_premium_sms_ m27
_preo g23
_preorder_ g23
_prep h-29
_prep_ h-23
_pres k-31
_presale_ g47 h-35
_prescription_ g-38 h32
_present_ r25 g-24
_pri r-49 g-36 m38
_pric g33
_price_ r-24 h-23
_price_after_ g27
_price_agreed_ r-35
_price_as_ r-22
_price_bet_ g-20
_price_fixed_ g23
_price_guessing_ m24
_price_he_ r-26 g34
_price_i_ g23
_price_in_ g-47
_price_is_ r27
_price_later_ r19 g-23
_price_left_ g27
_price_of_ r91 g-31 m22
_price_on_ r-41
_price_prediction_ g21
_price_to_ g40
_prices_ g38 h36
_prices_on_ g37 m23 h19
_prin r-41 g-71 h-28
_principal_ r49
_principal_and_ r78
_principal_only_ r-83
_printed_in_ h30
_printing_ r-54 g-35 h-27
_pris g41
_prise_ g41
_prise_after_ g30
_priv h35
_private_ g-30 h35
_private_page_ h32
_private_videos_ h20
_priz g-43 m27 h-23
_prize_ g-43 m36 h-27
_prize_money_ m40
_prizes_from_ h23
_pro r47 m-69
_problem_ g23
_proc r36 k24
_processing_ r33 k23
_procurement_ h26
_prod g31 h21
_product_ g33 h19
_prof g-23 h-33
_profit_ r-22 g-44 h-24
_profit_and_ r-23
_profit_from_ r25
_profit_share_ r64
_prog h-19
_prom r36 m-20 h-34
_promise_ r56 h-19
_promise_to_ g-96
_promised_ g-29
_promises_ r-20 g19
_promissory_ r26
_promissory_note_ r25
_prop h36
_prophet_ h47
_pros h90
_prosciutto_ h43
_prosecco_ h27
_prot g85 m-21
_protected_ r59
_protection_ r-48 g74 m-21
_protection_on_ g67
_protection_plan_ g20
_prov r21
_provided_ r23
_prox h19
_proxy_ h19
_ps h63
_psy h58
_psyc h58
_psychic_ h50
_psychic_hotline_ h38
_pu r-47 m93 h36
_pub r-39 g-32
_publ r-39 g-19
_public_ r-23
_publish_ h30
_publisher_ h-36
_pud h34
_pudd h34
_pudding_ h34
_puj h60
_puja h60
_puja_ h49
_pul g-26 m20 h24
_pull m20
_pulled_ h30
_pulls_ m21 h-20
_pump h-21
_pump_ h-21
_pun m41 h24
_punt g-22 m43
_punt_ g-20 m19
_pup g34 h-41
_pupp g42 h-41
_puppy_ g40
_puppy_not_ g20
_pur k41
_purchase_ r-19 g-21 h-21
_purchase_from_ r-40
_purchased_ g36
_purchasing_ h57
_purchasing_manager_ h25
_purp k51
_purpose_ k54
_pus r27 m43
_push r27 h28
_push_ r67
_push_the_ r77
_pushed_ r-40
_pust m46 h-34
_pusta_ m39 h-31
_put g73 h-60
_put_ h-86 k19
_put_every_ r28
_put_in_ r39 m37 k-19
_put_it_ g-24 m-24 k44
_put_my_ m32 h32
_put_on_ m19
_put_spread_ g46
_put_the_ r-46 g-31 m-33 h-40
_put_up_ r24 m75
_puts g70 m-28
_puts_ g70 m-28
_puts_my_ h27
_putt m30 h35
_putting_ m30 h35
_py r45
_q_ r34
_qa r56 g-20 h-59
_qar r54 h-36
_qar_ r57
_qard r-40
_qard_ r-40
_qard_hasan_ r-49
_qarz r38
_qarz_ r38
_qarz_pe_ r22
_qat h21
_qat_ h34
_qe r-37
_qes r-37
_qest r-37
_qest_ r-37
_qt g29
_qty g29
_qty_ g29
_qu g-30 m32 h-29
_qua g28 m-23
_quan r-28 g30
_quantity_ r-28 g23
_quar r45
_quarter_ r87 h21
_quarter_in_ r-22 g-32
_quarter_of_ g-43 h77
_quarterly_ r-42 g24
_quay g-24
_quay_ g-24
_que m-19
_ques h35
_questions_ h37
_queu m-24 h-22
_queue_ m-24 h-22
_qui g-52 m65
_quia h37
_quiapo_ h37
_quic m22
_quie k21
_quiet_ k21
_quiz g-32 h-37
_quiz_ g-32 h-37
_quiz_night_ m-38
_quo g22 m38
_quot g24 m41
_quotex_ g41 m53
_qur m-29 h-24
_qura m-24
_quran_ m-24
_quran_competition_ m-32
_ra r-32 m115 h-59 k-43
_rab g28 h-24
_rac m41 h23
_race g33
_race_ g33 h-20
_racecourse_ h24
_raci m36 h19
_racing_ m36 h19
_rack g-34
_rack_ g-28
_rad r-40 g-31 h-22
_radd r-38
_radi r-20
_radio_ r-20
_raf m46 h-33
_raff m46 h-33
_raffle_ m65 h-31
_raffles_ m-20
_rah m42
_raha r23
_rahn m37
_rahn_ m37
_rai r-23 g-37 h-52
_rain g-34 h-45
_rains_ g-36 h-34
_rains_we_ g-20
_raj r-23 g-46 m26
_raja g-26 m30
_rajab_ r32 g-23
_rak h40
_rake m28 h-20
_raki h82
_raki_ h71
_ram r39
_rama g20
_ramadan_ g20
_rami r36 h-27
_rami_ r36
_ran g111 m-28 h33 k-21
_ran_ g77
_ran_off_ g52
_rand r-23 g33
_randi_ r-22 h45
_random_ g51 h-35
_rans h55
_ransom_ g19 h27
_ransomware_ h28
_rar g-43 m23
_rare g-43 m23
_rare_ g-43 m23
_ras_ m-24
_rase m21 h-30
_raseed_ m21 h-30
_rash g-27 h65
_rashers_ h30
_rashid_ g-23 m19
_rashwa_ h32
_rat r80 g26 m-46 h-57
_rate r99 m-29 h-56 k-28
_rate_ r107 g22 m-29 h-70 k-28
_rate_baad_ g29
_rate_collar_ g27
_rate_of_ r36
_rate_swap_ r-67 g95
_ratings_ h20
_rav h63
_rave h63
_rave_ h63
_rb m34 h-22
_rbe m20
_rbe7 m20
_rbe7t_ m20
_rd r42
_rd_ r42
_re r-25 g-144 m-53 k59
_re_ h28
_rea r-98 g-63 h185 k45
_reac g44
_reached_ g23
_read r-50 g-103 m-31 h226
_read_ r-23 h81 k39
_read_his_ h43
_read_my_ h46
_reader_ h38
_reading_ h65
_reading_glasses_ h-24
_reading_of_ h94
_reads_ g-45 h58
_reads_what_ g-27 h47
_ready_ g-36 h-26
_real m36 h43 k28
_real_ g-26 m36 h47
_real_cash_ m21
_real_estate_ r24 h-35
_real_ones_ h67
_really_ g29
_ream r-34
_reams_ r-34
_reb g-44 h-38
_reba r22 g-44
_rebate_ r22 g-44
_rebh g-22
_rebh_ g-22
_rec m20 h-42 k34
_rece g-22 h-70 k23
_receipt_ r-62 h-52 k-27
_receipt_for_ h-20 k46
_receipts_ r51
_receipts_of_ r37
_receivable_ r-33
_receivables_ r57
_received_ g-26 k45
_received_and_ k21
_received_from_ h39
_received_money_ k30
_receiving_and_ k35
_rech g32 m56
_recharge_ g42 m39 h-23
_recipe_ h23
_reco g-35 k35
_record_ g-39 k28
_recovered_ r19
_recovery_ g24
_recr h27
_red m50 h46
_red_ r-64 m42
_red_and_ h32
_red_crescent_ r-45 h-21
_red_or_ g31 m60
_reds g-19 h34
_reds_ g-19 h34
_redu r29
_reduce_ h24
_reducing_ r29
_ree m31 h33
_reem m20
_reem_ m20
_ref r-66 m-39 k-29
_ref_ m19
_refe m-29 h19
_refi r-21 g-24
_refu r-21 g38 m-24 k-25
_refund_ g-33
_refuses_ g37
_refuses_to_ g37
_reg r27 g-69 h-75
_rega r67 g-31
_regardless_ r67 g-31
_regardless_if_ r57 g-31
_regi r-25 h-48 k-20
_registered_ r-20 g-32
_registration_ g20
_reh m27 h-47
_reha m27 h-47
_rehab_ h-41
_rehan_ m27
_rei g19 h-29
_rein g42 h-35
_reinsurance_ g40
_rel h46
_rela h42
_rele m-20 h-40 k39
_release_ r19 m-20 h-33 k43
_released_ g19
_relief_ h-31
_religion_ h38
_relo m21 h37
_reload_ m21 h37
_rem g-21 h60
_rema r23 m30 h53
_remaining_ r19
_remedy_ h24
_remo m-25
_removal_ h-30
_remove_ h44 k-23
_removing_ h26
_ren r40 g50 m-34 k51
_rene g48 h-20
_renew_ g25
_rent m-30 k61
_rent_ r-42 h40 k-41
_rent_for_ g-19
_rent_from_ h60
_rent_if_ g-52 k60
_rent_in_ r19
_rent_is_ r19 g37
_rent_of_ r31 g73
_rent_on_ r34 k-22
_rent_to_ g31
_rental_for_ k-23
_rented_ k47
_rented_my_ k24
_rented_out_ r33
_renting_ k24
_rents_ g42 k38
_rents_accounts_ k58
_rents_me_ g42
_rep r55 g-35 m-67 h-69
_repa r-21
_repacked_ h42
_repaid_in_ r41
_repair_ r-21 m-23 h-21
_repairs_ g21
_repayment_ r-31
_repayment_to_ r-24
_repays_ m25 h23
_repl r-35 g26 m-38 k-27
_replaced_ m-26 h-52
_replacement_ r-21
_replica_ h53
_repo r37 g-38 k42
_repo_ r49
_report_ g-33 k19
_repr h-19
_reprint_ h-19
_repu r45
_repurchase_ r40
_repurchase_at_ r21
_req r46
_requ r46
_request_ r31
_res r-38 g49 m-26 h24 k52
_resa r26 g19 h30
_resale_ r27 g27 h42 k-24
_resale_before_ g56
_resale_of_ g41
_rese r33 g-35
_reserve_ r27
_reserved_ r34
_resi r-44
_reso r-31 g40 k-28
_resold_ r-28 g26 h-20
_resold_the_ r-27 g40 h-19
_resort_ k-21
_rest m-50 h-28 k105
_rest_ m-48 h-27 k122
_rest_in_ r68
_rest_of_ k-40
_rest_to_ g-21 k39
_rest_when_ g26
_restructured_same_ r-20
_ret h-49 k-41
_reti h-33 k-20
_retu r-33 g25
_return_ g23
_return_of_ r-54
_return_on_ r23
_return_pallet_ g32
_returned_ r-29 g-26
_returned_to_ m19 h29
_returned_with_ r32
_returning_the_ r20
_returns_ g30 k30
_returns_from_ r-29
_rev r35 m-29 h-24
_reve g31 h-35
_revenue_ r22 h-33
_revi h26
_reviews_ h24
_revo r45
_revolving_ r45
_rew g-27
_reward_ r-28
_ri r-43 g100 m-81 k-58
_rib r61 h-37
_riba r61 h-46
_riba_ r50 h-40
_ric g42 h-54
_rice h-52
_rice_ h-52
_rice_in_ g27
_rich g52
_rich_ r-30 g57
_rid r-61 g36 m-64 h-40
_rid_ r-24 g20
_ride r-20 m-64 h-34
_ride_ r-29 g-21 m-57
_rider_ g28
_rif g-22
_rifl g-22
_rig r-33 g124 m22 h-46 k-34
_rigg h35
_rigged_ h28
_righ r-33 g132 m27 h-81 k-34
_right_ r-33 g103 m38 h-73 k-22
_right_of_ g28
_right_to_ g53 h-33
_rights_ g29
_rih m23
_riha m23
_rihan_ m23
_rim g40 h-24
_rim_ g44
_rin g-35
_ring g-34
_ring_ r-32 m-26 h33 k-19
_rings_ r43 g-20 h-40 k34
_rio h71
_rioj h71
_rioja_ h55
_ripe h-39
_ripe_ h-32
_ripp h31
_ripped_ h31
_rise g-36
_rise_ r-27 g-33
_rish h26
_risk g44
_risk_ g19
_rit g-24 m-43 h72
_ritu g-20 m-43 h54
_ritual_ g-20 m-43 h54
_ritual_that_ h43
_ritual_to_ m-41 h40
_riv h35
_riva h44
_riy r42 g-28
_riya r42 g-28
_riyals_ r43 g-22
_riyals_in_ r33 g-22
_riyals_per_ r-27 m25
_ro r-55 g-64 k-88
_roa r-28 g22 m-30
_road g22 m-23
_road_ m-23
_roc h46
_rock h46
_roh m-24
_roha h20
_rohani_ h20
_rol r50 m28 k-44
_roll r67 m26 k-28
_roll_ r37 m-21
_rolled_ g35 h-47
_rolled_my_ g50 m-23
_rolling_ m26 h53
_rollover_ r41
_rolls_ g-19 m-26 h-22
_roo r-45 m25 k-30
_roof_ h-32
_roof_for_ r-29 g24
_rooftop_ h19
_room r-36 k-24
_room_ r-24 h55
_room_rent_ h-19
_rooms_ h-31 k-20
_root h-30
_root_ h-30
_root_beer_ h-25
_rop g-30
_rope g-30
_ros r-46 g-27 h-28
_rose r-37 g-26
_rose_ r-26 g-26 h28
_rose_syrup_ h-41
_roso h-24
_rosoom_ h-24
_rou m42 h65
_roug h29
_rough_ h22
_roul m66 h31
_roulette_ m66 h31
_roun h31
_round_ r34 g19 k33
_round_for_ k26
_rounds_ r-55
_rounds_it_ r-23
_rout h-42
_rs r24 h33
_rs_ r24 h33
_ru r97 g-34 m-54 h49
_rug h-25
_rul r49
_rule r49 g19 h-19
_rule_ r54
_rules_ g26 h-19
_rum r-29 g-26 m42 h96 k-32
_rum_ g-21 h118
_rumm m51 h-22 k-28
_rummy_ m43
_run r36 g23 m-61 h-49 k36
_run_ m-51 h-28 k49
_run_through_ k20
_runa g35
_runaway_ g35
_runn h-27
_runs r38
_runs_ r38
_rup r37 g-46 m-23 h-21
_rupa r33
_rupe g-43
_rupee_ g-42
_rus h44
_russ h44
_russian_ h44
_rx h19
_rx_ h19
_s_ r-31 k-20
_sa g-24 h-51 k-44
_sa3 h50
_sa7 r-20 m67 h20
_sa7b g-20 m43 h-30
_sa7b_ m71
_sa7b_3al_ m27
_sa7b_3ala_ m44
_sa7e m24 h50
_sa_ r-22 m39 h-26
_sab r-33 m22 h-65 k-29
_saba r-35
_sabe r24
_sabo m50
_sabong_ m50
_sac g28 m-28
_sack g29 m-28 h-42
_sack_ g27 m-22 h-24
_sacr h37
_sacrifice_ h37
_sacrifice_for_ h26
_sad g-44 k-27
_sada h-33
_sada2a_ h-19
_saf r-38 g-35 h-84 k-19
_safe r-21 g-38 h-37
_safe_ g-35 h-33
_safe_with_ m39
_saff h-47
_saffron_ h-47
_saha h20
_sahab_ h20
_sahb m21
_sahb_ m21
_sahb_3al_ m21
_sahe r19
_sai g78 m30 k-20
_said r-49 g59 m42 h-48 k-20
_said_ r-49 g59 m42 h-48 k-20
_said_and_ g-47
_said_would_ m-41
_saik r25
_saikda_ r25
_sail r-22 g25
_sain r25 h71
_sainkda_ r25
_saint_ h71
_sak g-27 h62
_sake g-20 h76
_sake_ h97
_sake_set_ h72
_sal r35 m-35 h-43
_sala r19 g33
_salaf_ r46
_salam_ g74
_salami_ h54
_salary_ g-39
_salary_ahead_ r29
_salary_as_ h34
_salary_comes_ g-21
_salary_lands_ r-20
_salary_slips_ r27
_sale r-37 k39
_sale_ k53
_sale_and_ r23
_sale_of_ r-44 g-92
_sales_ h-20
_salf r25
_salfa_ r25
_sali g-28
_salim_ g-21
_salo r-21 h-33
_salon_ r-21 h-52
_salt h43
_salts_ h20
_sam r-56 m-42 h-66 k38
_sama g22
_samak_ g24
_same r-87 m-37 h-23 k30
_same_ r-63 g-40 m-36
_same_amount_ r-53
_same_counter_ r-25
_same_day_ r44 k20
_same_price_ g-34
_same_seller_ r19
_same_she_ r32
_same_shop_ r27
_same_sum_ r-56
_same_they_ r30
_sami r37 h-28 k-20
_samir_ h-28 k-20
_samp k30
_samples_ k30
_san g49 m-29 h38 k41
_san_ h23
_sana g47
_sana_ r26 g38
_sanc k59
_sand r-69 g20 h43
_sandoo_ r-28 g31 h-27
_sandu_ h50
_sang r42
_sangla_ r46 h-27
_sani h-27
_sanitizer_ h-22
_sar r68 h-22
_sara r43
_sarr r35
_sarraf_ r35
_sat g-32 m28
_satt m47
_satta_ m19
_satte_ m20
_satu g-21 h31
_saturday_ g-19 h47
_sau m-33 h52
_sauc m-31 h-20
_sauce_ m-24 h-29
_saud g22
_saus h29
_sausage_ h22
_sauv h45
_sav r21 g-52 k-23
_save r20 g-19 m21
_saved_ r-27 m21
_saver_ r47 g-19
_savi g-32 h-22 k-20
_savings_ g-28 h-22 k-20
_savings_account_ r24
_savings_bonus_ r41 h-21
_saw r68 g-39 m-35 k-27
_saw_ r76 g-65 m-20 k-27
_say r19 h79 k64
_say_ m-31 h23 k78
_say_it_ g-70 k69
_say_of_ g29 h61
_saye r36
_sayegh_ r36
_sayi r-43 h42 k-20
_saying_ r-43 h42 k-20
_says m34 h51
_says_ m34 h51
_says_it_ m22
_sayy h-19
_sayyara_ r-26
_sc r-34 g20 m71
_sca r-32 g-47 m-20
_scal r-21 m-24 h-20
_scale_ g-32 m-19 h-24
_scales_ r-20 h19
_scam h53
_scam_ h39
_scan g-19 h-20
_scar m-25 h-26
_scarf_ h-35
_scat m39 h24
_scatter_ m39 h24
_sch r50 h-42
_sche r66 g49 h-22
_scheme_ r24 g26 h-19
_schemes_ r25
_schengen_ g29
_schn h23
_scho g-57 h-73
_school_ g-50 h-56 k34
_school_fees_ r19 k35
_schw h24
_sco r-40 g53 m43 h79
_scoo g33 h-20
_scoop_ g29
_scoop_of_ g23
_scop g51 h-27
_scope_ g51 h-27
_scope_to_ g25
_scor g-20 m56 h47
_score_ m63 h48
_scot h79
_scotch_ h39
_scottish_ h40
_scr g32 m65 h-33
_scra g20 m81 h32
_scrap_ g44
_scratch_ m113
_scratch_cards_ m107 h60
_scre h-82
_screen_ g30
_screening_ h-26
_se g87 m-114 k-42
_se7 h80
_se7r h82
_se7r_ h82
_se_ r-20 g77
_se_pehle_ g78 h-21
_sea r-34 g23 m-37 h-52 k-35
_sea_ g57 h-53
_seal_ g-21 h34
_sealed_ g28
_sean h44
_seance_ h44
_seas g48 h27
_season_ r21 h34
_seasons_ r-27 g54
_seat g-64 m-27 h-75
_seat_ g-46 m-19 h-54
_seats_ h-21
_sec r-57 g58 m65 k-19
_sec_ g-20 m36
_seco r-58 m33
_second_ r-42 g-54
_second_half_ g-45 h40
_second_hand_ g21
_seconds_ g67 m33 h-23
_secr g40
_secret_ g40
_secret_commission_ g-21 h26
_sect h27
_section_ h33
_secu m-24 h-24
_security_ m-24
_security_at_ m-23 h50
_security_deposit_ g-30
_see g-65 m-47 h-57 k33
_see_ r67 g47 m-29 h-35
_see_it_ r24
_see_which_ r-21
_seed r-34 g-35
_seed_ h26
_seed_money_ h30
_seeds_ r-39
_seen r-35 g-96
_seen_ r-35 g-96
_seen_and_ h-19
_sees r26 h-25 k70
_sees_ r26 h-25 k70
_sees_nothing_ h37
_seg g88 h-30
_segu g34 h-28
_seguro_ g47
_seguro_ng_ g28
_seguro_sa_ g19
_seh h38
_sehr h38
_sehra_ h23
_sel r47 m-19 k-39
_self h-20
_self_ h-20
_sell r51 g30 m-19 k-39
_sell_ r57 h41
_sell_him_ r57
_sell_it_ g21
_sell_maid_ g-28 h46
_sell_my_ r-26 g35
_sell_you_ r23
_seller_ r-41 g80 h-49 k-24
_seller_has_ g26
_selling_ g32
_selling_my_ g-25
_selling_salary_ r38
_selling_the_ g33
_sells_ r39 g-79
_sells_me_ r-33 g-35 h-22
_sells_us_ r107 g-37
_sem r21 h-34
_seme r32
_semester_ r32
_semi h-32
_seminar_ r-35 h-32
_sen r-111 m41 h-26 k62
_sena g36
_sena_ g36
_sena_jaya_ g28
_send r-46 g-75 m21 h27 k84
_send_ g-39 m25 k68
_send_him_ k-19
_send_it_ r-30 k-27
_send_to_ m19 k34
_sender_ g-25
_senders_ k36
_sending_ r23
_sends_ r-81 h55 k-21
_sends_me_ r-36
_sends_the_ k-33
_sens g29
_sensex_ g29
_sent r-70 m26 h-25 k-20
_sent_ r-70 m26 h-25 k-20
_sep g61 h28
_sepa r-35 g23 h39
_separately_ r-19 g25
_separately_for_ g25
_ser m-43 h22
_serv m-27
_service_ m-19
_service_at_ h-75
_service_charge_ r-25
_service_girls_ h19
_ses g-26 h34
_sess g-26 h34
_session_ m19 h53
_sessions_ h-19
_set r94 m-25
_set_ r76 g-54 m-88
_sett g29 m63 h-27
_settle_ r78
_settle_with_ r49
_settled_ r-55 g43
_settled_at_ m22
_settled_by_ r-29
_settled_in_ h-20
_settlement_ g42 m20
_settlement_discount_ r22
_settles_ r29 g-27
_settling_ r-46 g-28 m32
_settling_up_ g-20
_settling_with_ r-53
_sev r37 h-38
_seve r37 h-38
_seven_ r29 h-38
_seven_hundred_ r-40
_sew m-35
_sewn g29 h27
_sewn_ g29 h27
_sex g-48 h109
_sex_ h57
_sext g-45 h78
_sexting_ g-43 h70
_sh r-31 g83 m-70 h49 k-42
_sha r22 g40
_sha2 r21 g-29
_sha2a_ r21 g-24
_sha7 r22 m25 h-20
_sha7n_ r22 m25 h-20
_sha_ r-38 k25
_sha_a_ r-21 g25
_shab h40
_shad h-39
_shag r19
_shah r47 m-25
_shahada_ r-33 h41
_shahadat_ r22
_shahar_ r22
_shak m29
_shal r-23 g99 h20
_shall_ r-23 g102
_shall_see_ g50
_sham r45 h47
_sham_ r35
_shan h28
_shar g-51 m43 k-28
_sharab_ h59
_share_ r25 g-72 h33
_share_in_ h55
_share_of_ g-43 m21
_shared_ h-33
_shares_ r-33 g29 h47
_shares_at_ r-20 g43
_shares_in_ g-23
_shares_of_ g-32 m-21
_shark_ h-22
_shart_ m89 h-44
_shaw g-29
_shay r-36 g37
_shay_ r-33 g44
_she r-38 m-24 k-57
_she_ m36 h65 k-38
_she_asked_ r32
_she_bought_ r32
_she_keeps_ r-70
_she_pays_ r-20
_she_reads_ h50
_she_says_ r-23
_she_stays_ h51
_she_wants_ r20
_shee r-30 g39
_sheep_ m25 h-26
_sheets_ h20
_shei r-23 h20
_sheikh_la_ h26
_shel r-55 g-36 h-93
_shelf_ r-53 g-32 h-52 k-27
_shell_ h-20 k24
_shells_ g19
_shelter_ g-32
_sher r30 h30
_sherka_ r29 g30
_sherry_ h47
_shi r-26 g38 m-25
_shi_ h-33
_shie r-19 g38
_shield_ r-19 g38
_shif g-19
_shift_ h19
_shifts_ g-19
_ship g42 m22 h-35
_ship_ r-26 g77 m26 h-76
_shipment_ r26 h28
_shipment_of_ h31
_shir m-47
_shiraz_ h48
_shirt_ m-28 h-52
_shirt_and_ g35
_shis h30
_shisha_ h30
_sho g-74 m-19 k41
_shoe h-49
_shoes_ h-49
_shof g-24
_shoh r21
_shoo r55
_shook_ r30
_shoot_ r25
_shop g-55 m-20 h23
_shop_ h28 k-37
_shop_at_ r65
_shop_for_ h-27
_shop_on_ r-56 g-29
_shop_sells_ g-21
_shop_to_ g56
_shopper_ g-19
_shopping_ h-24
_shops_ g-19 k35
_shor g76 h-85
_short_ g89 h-39
_short_apple_ r19 g35
_short_course_ g-22
_short_sale_ g-21
_short_selling_ g56
_shot h25
_shots_ h19
_shoulder_of_ h36
_show r-55 g-85 m22 h34 k56
_show_ g-59 h29
_showed_ r-62
_showed_me_ r-42
_shown_ g-40 m-21 h-20 k81
_shown_as_ k68
_shows_ g31
_shr m-37 h44
_shri r27 g20 h19
_shro h35
_shrooms_ h43
_shta g21
_shte g-28
_shu g48 h51
_shu_ g40
_shuk h-19
_shut_ g32
_shy r39
_shyl r39
_shylock_ r39
_si r-43 g-101 m85 h130
_si7 h22
_si7r h22
_si7r_ h22
_sic r-24 k-24
_sick r-24 k-24
_sick_ r-24 k-24
_sid g-29
_side g-24 h-21
_side_ r24 m32
_sides_ r-21
_sig g-41 m-21 h-34
_sign g-47 h-35
_signature_ h-24
_signed_ g-30 k-34
_signed_for_ r44 h-26
_signing_ g-20
_signs_ g-23 k68
_signs_as_ r19
_sil r-30
_sile k26
_silent_partner_ r22
_silv h-25
_silver_ r-29 h-25
_silver_bars_ r22
_sim r-53 g-73 m-28 k68
_sim_ r-59 g-42 k73
_sim_and_ r-48 h-27 k93
_sim_swap_ g-37 h95
_simp g-21
_sin r84 g21
_sinc r76 h-22 k29
_since_ r76 h-22 k29
_since_the_ r81
_sing g40 h22
_single_malt_ g-24 h72
_sink g-19
_sink_ g-21
_sir g23 m66 h54
_sir_ g28 m68 h59
_sisi h40
_sisig_ h40
_sist m21 h-27
_sister_ r-26 m21 h-27
_sister_in_ r-24 m21
_sit h102 k-39
_sit_ m51 h53
_sit_my_ h53
_site k-23
_site_ k-23
_sits r19 m-34 h31
_sits_ r19 m-34 h31
_sits_it_ h61
_sits_the_ h25
_sits_with_ r26 h-57
_siu h52
_siu_ h52
_six r41 g-24 m45 h-22 k19
_six_ r61 m49 h-30
_six_hundred_ r36
_six_months_ r-54 g32 h-39
_six_numbers_ m25 h22
_six_pack_ h34
_sixt r-20
_sixty_ r-20
_sixty_seconds_ g32 m40
_siz r-31 g52 m-28 h-29 k-22
_size r-31 g52 m-28 h-29 k-22
_size_ r-25 g52 m-27 h-29 k-22
_sk g41 m62 h-50 k-23
_ski g-24 m35 k-23
_ski_ h-25 k-22
_skim h43
_skin m41
_skin_ g26 m-23
_skins_ g-37 m64
_skip_ r41
_sky g40 m30 h-29
_sky_ g44
_sl r91 g-83 m128 h54 k-64
_sla r26 h41
_slau h-21
_sle g-20 h-37
_slee g-20 h-37
_sleeps_ r20
_sli r50 g-24 m43 h31 k-43
_slic r29 g-19
_slice_ r30
_slices_ g-19
_slip r22 m47 h33 k-28
_slip_ r-19 g-19 m40 h112
_slips_ r57 m20 h-40
_slips_for_ r19 m25
_slo r30 g-33 m111 h20
_slot g-33 m103
_slot_ m38 h-42
_slots_ g-19 m50 h54
_slow r46
_slow_ r40
_sm r-38 g-49 k41
_sma g-31 m-30 k39
_smal g-31 m-28 k40
_small_ r21 g-27 m-28 k57
_small_chunks_ k23
_smi r-22
_smit r-22
_smith_ r-22
_smoke_ h41
_smoked_ h-26
_sms r-27 m73 h-37
_sms_ r-27 m73 h-37
_sms_at_ m51
_smu m-30 h25
_smug h61 k-24
_smuggle_ h62
_smugglers_ h-32
_smur m-19 h-36 k42
_sn g-27 m19 h28
_sna g-21
_snac h-57
_snack_ h-20
_snacks_ h-37
_snap g-21 h74
_snap_ h75
_so r28 g-131 m-63 h37 k79
_so_ r86 g-145 m49 h152 k141
_so_bank_ r-22 k51
_so_counter_ k28
_so_desk_ k23
_so_he_ m-31 h116 k-31
_so_here_ r31
_so_his_ h-25 k30
_so_i_ r76 m-34 k-27
_so_inspector_ k-19
_so_it_ r-22 m-22 h-50 k82
_so_much_ g42
_so_my_ r20
_so_no_ g-25
_so_nobody_ k21
_so_teller_ k23
_so_that_ r36
_so_the_ r61 m24 h70
_so_they_ r-28
_soa g-31
_soap g-31 h-41
_soap_ g-31 h-46
_soc g-56 h-70
_soci g-34 m40
_social_ g-46 m44
_social_insurance_ g-46
_sock g-22 m-26 h-54
_socks_ g-22 m-26 h-54
_sof r-21 m-40 h-77 k-30
_sofa r-50 h-41 k-22
_sofa_ r-50 h-41 k-22
_soft m-32 h-46
_soft_ h-76
_software_ m-32 h30
_software_for_ h57
_soj h28
_soju h28
_soju_ h28
_sol m-21 h-28
_sola g-19
_sold g24
_sold_ g33 h-19
_sold_after_ g-42
_sold_as_ g-19 h89
_sold_at_ g-26
_sold_back_ r56
_sold_before_ r-22
_sold_by_ g41
_sold_for_ r-50
_sold_him_ r31 g-24
_sold_it_ r-20 g73
_sold_me_ g-60
_sold_my_ g-56 h-22 k53
_sold_on_ g59
_sold_shares_ g-19
_sold_the_ r65 g21 h-26
_sold_them_ r-23
_sold_to_ r111
_sold_us_ g-20
_sold_what_ r-32 g32
_som r-45 g78 m-23 h33
_some r-45 g83 h-19
_some_ r-53 g40 h-54 k27
_some_day_ g39
_some_hacked_ h-33 k58
_somebody_ g-39
_somebodys_name_ h27
_someone_ r-20 g-32 h26
_someone_elses_ h48
_something_ r26 g21 h23
_something_for_ r50 g-35 h76
_something_in_ g-30 h38
_somewhere_ g57
_somm h51
_sommelier_ h51
_son g27 h-32 k-22
_son_ r-26 k-22
_sona r21 g-19
_sona_ r21 g-19
_song g43
_songs_ g43
_soo r109
_sood r111 h-54
_sood_ r101 h-49
_sor r-51 g34 h54
_sorc h50
_sorcerer_ h40
_sorr r-20
_sorry_ r-20
_sort r-24 g54
_sort_ r-24 g54
_sou r-24 h-64
_soup h-71
_soup_ h-71
_sour g25 k19
_source_ g29
_source_one_ g35
_sow h31
_sowa h34
_sowar_ h34
_sowar_bala_ h34
_sown g21
_sown_ g21
_sp r-69 g-41 m-66 h99 k-66
_spa r-27 h19
_spa_ h-44
_spam h38
_spam_ h38
_spar h-22
_spare_ h-35
_spe r-39 g-53 m-27 h59 k-29
_special_ h40
_spee h-20
_speed_ h-21
_spel r-24 g-22 h36
_spell_ r-24 h42
_spending_ r37
_spent_ r-24
_sper h25
_sperm_ h25
_spey h34
_speyside_ h34
_spi r-27 g-82 m45 h82
_spic g-29 h70
_spice_ h61
_spicy_ g-27 h52
_spin g-33 m59
_spin_ g-27 h-50
_spin_of_ m-22
_spins_ m49 h39
_spir g-21
_spirit_ h-32
_spirit_board_ h38
_spirit_level_ h-31
_spirits_ h67
_spl r-23
_spli r-23
_split_ r-19
_split_ac_ h-19 k-33
_split_since_ k19
_split_the_ h22
_split_x_ k24
_spo g-30
_spok g22
_spoke_ g22
_spoke_of_ g22
_spon m-28
_sponsor_ m-21
_spor m53
_sports_ m25
_sportsbook_ m19
_spot g-22 m-22 h-26
_spot_ r-20 m-22 h-25
_spotted_ r27
_spotted_me_ r27
_spr r69 g95 m-27 h-76
_spra g-20 h-27
_spray_ g-20 h-27
_spre r27 g98 h-61
_spread_ r28 g81 h-54
_spread_bet_ g42 m42 h-23
_spri r47
_spring_ r49 g27 h-24
_spritz_ h37
_spy h56
_spy_ h50
_spy_on_ h65
_sq m60 h-20
_squ m60
_squa m60
_square_ m37
_squares_ m30
_st r-112 g32 m-40 h58 k42
_st_ r-24 g59
_sta r-46 g-44 m36 k32
_stab h-27
_stable_ h-27
_stad m-20
_stadium_ m-20
_staf h-50
_staff_ h-50
_staff_loan_ r-20
_staff_who_ r37
_stag g-39
_stag_ h24
_stage_ g-37 h-23
_stai h-58
_stak r70 g35 m24
_stake_ r62 g71 h27
_stake_in_ r40 h25
_staked_ m91 h-41
_stakes_ g-29 m-71 h21
_stakes_for_ g-25 m-42
_stal r27 g-22 m-21
_stall_ r40 g-20 m-21
_stam r-70 g-35 h24 k-24
_stamp_ r-68 g-24 h90
_stamp_without_ h22
_stamped_ h-27
_stamps_ h-39
_stan r-61
_stand_ r-33 h57
_stand_in_ g-31
_standing_ g-21 m23 h-38
_stands_ r-42 g43 h-20
_stands_surety_ r-27
_star r33 h80
_star_ h27
_stars_ r-27 h68
_start_ r63
_startup_ r-34 g31 m-22
_stat m49 h79 k46
_state_ g20 m37 h35
_stated_ g23
_station_ m22 k37
_statue_ h50
_statue_for_ h35
_statue_of_ h31
_stay r-63 h-38 k94
_stay_ g-23 h-53 k58
_stayed_ m22
_stays_ r-43 m-23 h21 k26
_stays_away_ k34
_stays_till_ h75
_stays_with_ r38
_ste r-44 g-27 h-37 k-24
_stee r-52 g21 h-53
_steel_ r-52 g21 h-53
_ster r19 h22
_sterling_ r19
_stew h21
_stew_ h21
_sti g89 m-32 h-22
_stic g-39 m-31 h41
_stick_ h20
_stickers_ m-31 h38
_stil g136 h-59 k22
_still_ g136 h-53 k22
_still_in_ r-21 g27 k23
_still_owned_ g25
_still_with_ r-31 h19
_stip r22
_stl g-21 m48
_stl_ g-21 m48
_sto r-27 g20 m-104 h41 k-32
_stoc g21 m-26 h-20
_stock_ g37 m-26
_stol h91
_stolen_ h76
_stolen_car_ g39
_stolen_cars_ g25
_stolen_phones_ g-56 h74
_stolen_wallet_ k-26
_stom g49
_stomach_ g30
_ston g38 m-47 h23
_stone_ g19 m-47 h24
_stone_for_ g-42 h20
_stones_ g19
_stoo g-33
_stood_ g-33
_stood_for_ r23
_stop h19 k31
_stop_ h41 k31
_stor r19 g-26 m-26 h-105
_storage_room_ g19
_storage_unit_ g-32
_store_ r37 g-29 m-26 h-48
_store_card_ r48
_story_ h-19
_stou g-25 h55
_stout_ g-23 h49
_str k59
_stra m29 k32
_stranger_ h-37 k72
_strangers_ h53
_strangled_ h24
_strategy_ g24
_strayed_ g25
_stre m-20
_streaky_ h26
_street_ h-34 k28
_stri h-22
_strip_ h-67
_strip_club_ h26
_strip_of_ g-25
_stripper_ h62
_strips_ h-26
_stro g-23 h58
_strong_ g-22 h53
_stru k34
_structured_ r34
_structuring_ k22
_stu r-21 g-46 h83
_stud r-20 g-46 h26
_student_ g-36
_student_loan_ r27
_students_ k19
_studied_ h36
_stuf h55
_stuff_ h55
_sty r20
_styl r20
_style_ r20
_su r84 g22 h-79 k-65
_sua h41
_suar h41
_suar_ h41
_sub h32
_subj g47
_subject_ g47
_subm h25
_submit_ h25
_subs g-22
_subscribers_only_ h26
_suc g-20
_sug r-24
_suga r-24 h22
_sugar_ r-24 h28
_sugar_baby_ h73
_sugar_daddy_ h19
_sui r-19 g-44 h-32
_suit r-19 g-44 h-32
_suitcase_ h-32
_suk r45 g39 h-25
_suku r45 g41
_sukuk_ r45 g41
_sum r33 g115 m-26 h-79
_sum_ r21 g137 m-42 h-62 k-25
_sum_he_ g50 h-21
_sum_i_ r49
_sum_to_ r27
_summ r20
_summer_ r20
_sums h-20
_sums_ h-20
_sun r22 g-23 m-57 h-47
_sund g-45 m-30
_sunday_ r-38 g-37
_sundays_ r47
_sunk g40
_sunken_ g24
_suns r19
_sup h-19
_supe m39 h-24
_supp m-25
_supplier_ r-44 g34 m-22
_suppliers_ r21
_supply_ r34 h26
_support_ g-32 h-25 k25
_support_or_ g-23 k32
_sur r24 g-36 m59 h-28 k-32
_sure r84 g-46 m53 h-25
_sure_ r74 g-31 m57 h-22
_surety_for_ r-20
_surp r-35 k-20
_surprise_ g22 k-20
_surprised_ r-29
_surr h43
_surv h-22
_survey_ g-29
_survives_ g28
_survives_the_ g28
_suv m30
_suv_ m30
_sw g60 m101 h-33 k-46
_swa g98 h-26
_swap g98 h-26
_swap_ g26
_swap_at_ r27
_swap_of_ g-64 h-27
_swap_settlement_ r-42 g60
_swapped_ g-22
_swapping_ r-22 g25
_swaps_ g57
_swe m91 h-37
_swee g-31 m81 h-39
_sweep_ m85
_sweep_for_ m76
_sweepstake_ m50
_sweet_ h-32
_sweetener_ r38
_sweetener_for_ h19
_sweets_ r-39 m-19 h35
_sweets_for_ r-23 h-29
_swi h38 k-26
_swim g26 h-54
_swim_ g27 m21
_swimming_ h-39
_swin h120
_swine_ h81
_swit h-32
_switch_ h-32
_swo m27
_swor m27
_sy m38
_syn m47 h31
_synd m41 h25
_syndicate_ m41 h25
_syr r23
_sys k33
_syst k33
_system_ k33
_system_only_ k25
_t2 h38
_t_ r90 g-28
_t_bill_ r78
_ta r-33 g-89 m-55 h43 k-30
_ta2 g47 h22
_ta2k r36
_ta2kheer_ r36
_ta2l h45
_ta2leed_ h45
_ta2m r-26 g40 h-24
_ta2meen_ r-26 g40 h-24
_ta2meen_3al_ g31
_ta2s r-24
_ta2seet_ r-24
_ta7 g-28 k20
_ta7w m19
_ta7weelat_ k27
_ta7weelat_nas_ k27
_ta_ g-28 h41
_tab r-58 m68 h122
_tab_ h41
_taba k46
_tabaro3at_ k21
_tabarro3at_ k35
_tabb r54
_tabby_ r54
_tabl r-96 m74 h87 k-43
_table_ r-57 k-37
_table_for_ m-27
_tables_ r-39 m75 h61
_tablets_ h27
_tabs h27
_tabs_ h25
_tag r-23 g-59 m-28
_tag_ g-50 m-19 h-44
_tai r-40 m61 k-32
_tail r-40 m61 h-35 k-32
_tailor_ r-21 h-20
_tails_ m74 k-19
_taj h-41
_tak k-46
_taka r44 h-46
_takaful_motor_ g56
_take r-22 h73 k-37
_take_ m-47 k32
_take_it_ r-24 g-36
_take_the_ r20 g37 m-29 h-51 k27
_taken_ m-26 h31 k-23
_taken_by_ r22
_taken_from_ r46 h30
_taken_home_ g-33
_taken_today_ r33
_takes_ m70 h54 k-45
_takes_a_ r33
_takes_all_ h26
_takes_for_ r21
_takes_his_ r19
_takes_interest_ r-41 h30
_takes_it_ h34 k-23
_takes_my_ g-20
_takes_off_ r39
_takes_them_ r-23
_takh r-42
_taking_ h-30
_takings_ h25
_tal r-78 g38
_tala r-19 h-29
_tale h-31
_tali h25
_talisman_ h21
_talk r-22 g39 h31
_talk_ h-24
_talks_ h67
_talks_to_ h22
_talks_with_ h44
_talo m34 h-23
_talo_ m34 h-23
_tam r28 g46 h-30
_tama r26 g-28 h-50
_taman_ h-19
_tamara_ r51
_tame g50 h-24
_tameen_ g50
_tamp h59
_tamper_ h33
_tampering_ h25
_tan r32 g21 h55 k24
_tan_ h-38
_tani g20 k35
_tani_ g20 k35
_tank h38
_tank_ h20
_tant h62
_tany r30
_tap r-29 g-21 m-24 h22
_tap_ h33
_tape g-21 h-61
_tape_ h-49
_taq r27
_taql h20
_taqleed_ h20
_taqs r28
_taqseet_ r28
_tar g20 m-29 k-26
_taro m-41 h83
_tarot_ m-41 h96
_tarp g20
_tarpaulin_ g-23
_tas r-22 g-36 h-32
_tasleem_ h23
_tat m-24
_taw r110
_tawa r122 h-48
_tawarruq_ r76
_tawaruq_ r30
_tawe h29
_taweez_ h24
_tax r-27 g-39 m-53 h-92 k60
_tax_ g-19 h-24 k56
_tax_man_ k23
_taxi r-29 g-19 m-50 h-67
_taxi_ r-29 g-19 m-50 h-67
_tay r37 m45 h-32
_taya m49 h-19
_taya_ m49 h-19
_taz h30
_tazk h-27
_tb g98 h-28
_tba g51
_tba_ g51
_tbd g52
_tbd_ g52
_tbi r20
_tbil r20
_te r-67 g-30 h73 k-77
_tea r-78 g-38 m-61 h-54 k-34
_tea_ r-21 g-31 m-32 k-24
_tea_money_ h92
_teac r-46 m-20 h-39
_teacher_ m-20 h-60
_teak h-30
_teak_ h-30
_team_ m-24 h-50
_team_lunch_ h-26
_team_wins_ g21
_teams_ h34
_teb h43
_tee r-23 m31
_teen r-23 m31
_teen_ r-23 m24
_teen_patti_ r-23 m28
_tej g23
_teja g23
_tel r-31 g-20 m24 h58 k39
_tele r-19 g-20 m28 h-63
_telescope_ h-45
_tell g23 m-30 h103 k54
_tell_ g-34 k23
_tell_compliance_ h-19 k33
_teller_ h36 k19
_tells_ r-26 g66 h52
_tells_my_ h33
_tells_the_ g-33 h39
_tem h57
_temp h57
_temple_ h25
_temporary_ h21
_ten r73 m23 h-80 k-61
_ten_ r92 g-51 h-109 k-20
_ten_days_ g-36
_ten_dirhams_ m35
_ten_percent_ r24
_ten_thousand_ r27
_tena h29
_tenant_ r-27 h42
_tend r-24 h35
_tender_ r-24 h35
_tender_committee_ r-25 h25
_tenn m22
_tent k-25
_tenth_ k-25
_tenth_of_ r-33
_teq h25
_tequ h25
_tequila_ h25
_ter r37 g-43 h25
_terj h19
_term r44 g-40 h-52
_term_ r46 h-26
_terminal_ m32
_terms_ g-24 h-33
_terms_and_ r47
_terr h21
_terrace_ h21
_tes r-22 m-22 h27
_tesl g29 h-23
_tesla_ g29 h-23
_test r-33 m-19
_test_ r-33 h68
_test_for_ r-20 h32
_tested_ h-33
_testing_ h-45
_tex g-26 m48 h-42 k20
_text g-25 m28 h-33 k20
_text_ g-21 m31 h-47
_th r32 g-21 k71
_th_ r19 g-65 h-32
_tha g27 m-32 h57
_tham g48
_thaman_ r20
_thamart_ g23
_than r-79 g-28 h23
_than_ k60
_than_it_ r22
_thank_ k-32
_thank_the_ h-34
_thank_you_ r20 h27 k-28
_thanks_ r-43 g-24
_thanks_for_ r-31
_that r33 g28 h52 k-21
_that_ g28 h52 k-21
_that_charges_ r-24
_that_comes_ m32
_that_day_ r-31
_that_does_ g28
_that_fell_ g-34
_that_i_ r-78 g-24 h-31
_that_is_ r-36 g28 h22
_that_isnt_ r25
_that_it_ r-31 h-38 k34
_that_makes_ g-19
_that_never_ r-27 g-33 h-19 k69
_that_nobody_ k36
_that_one_ g44
_that_pays_ r57 h32
_that_ran_ g34
_that_same_ g24
_that_stand_ g-31
_that_takes_ r-41 h30
_that_the_ r41 g52 h-34
_that_they_ r-40
_that_very_ g59 h-20
_that_was_ r106 g-24 m31 h-27
_thc h65
_thc_ h65
_thc_gummies_ h33
_the m-50 h-88 k39
_the_ r-36 g-19 h-21 k-81
_the_account_ h-21
_the_advance_ r43 g-79
_the_agent_ r-47 k23
_the_agreed_ r51
_the_airline_ r20
_the_airport_ r-20 h23
_the_and_ r-37
_the_apartment_ g42
_the_app_ r51 g-32 m36 k-21
_the_baby_ h-42
_the_bag_ g-34 m40 k54
_the_balance_ g-27 k44
_the_bank_ r-51 h-25
_the_banks_ h-22
_the_beach_ g-25 h48
_the_betting_ m-19 h22
_the_bill_ r-117 g29 m-21
_the_board_ g-28 h19
_the_boat_ r25 m19
_the_bonus_ r-26 h33
_the_border_ h39
_the_boys_ r-28 g29 h-41
_the_broker_ h-28
_the_brothers_ k55
_the_building_ h23
_the_bus_ r-63 m-23 h-22
_the_buyer_ g-20
_the_camel_ g-42
_the_cap_ k25
_the_car_ g-82 h-42
_the_card_ r33 m54 h51 k-26
_the_cards_ h53
_the_cargo_ g-21
_the_carpet_ g52
_the_carpets_ h25
_the_cash_ r30
_the_casino_ m-37 h63
_the_cat_ m-37 h-31
_the_catalogue_ h24
_the_cement_ r-30
_the_chain_ r26
_the_chance_ g60
_the_cheque_ r19
_the_children_ k20
_the_clerk_ h27
_the_client_ r-38
_the_clinic_ r39 h-29
_the_club_ g20 m55
_the_coffee_ h19
_the_coming_ g43
_the_company_ r-43 g36 m-31 h-55 k35
_the_companys_ h-19
_the_container_ g-20 h26
_the_contract_ g-77 h69
_the_counter_ r-36
_the_courier_ k-30
_the_cow_ g36 m48 h-23
_the_credit_ r59 h23
_the_cup_ g38
_the_customer_ g25
_the_customs_ h41 k81
_the_dairy_ h-27
_the_date_ r69 g-27 m-23
_the_day_ r-47 g75
_the_dead_ h27
_the_deal_ r79
_the_dealer_ h-45
_the_dealers_ r-33
_the_deposit_ r55
_the_desert_ g39
_the_desk_ g21 k41
_the_difference_ r45 g25 m-22 k-22
_the_dinner_ m23 h81
_the_doctor_ h-92
_the_dog_ g61
_the_door_ g21
_the_dowry_ r41
_the_draw_ m47 h-20
_the_due_ r101 g-21
_the_election_ m34
_the_end_ g-41 h-20
_the_euro_ g53 m43
_the_evening_ h-39
_the_exam_ r-22 m31 h86
_the_examiner_ h55
_the_extra_ r-28
_the_fair_ r22
_the_falcon_ g20
_the_family_ h-19
_the_farm_ r23 g20 h-31
_the_fee_ g27 m-20 k34
_the_fighters_ k39
_the_final_ m21
_the_finance_ r62
_the_fine_ r38
_the_firm_ k19
_the_first_ r51 g36 m-47 h-24
_the_fish_ r-31
_the_flat_ r-37 g-50
_the_flight_ g-39
_the_foal_ r-22 g30
_the_football_ h-19
_the_full_ r34
_the_fund_ g-21
_the_future_ g-42 h36
_the_gam3eya_ r23
_the_game_ g44 m-32
_the_gameya_ r21
_the_gaming_ m24 h89
_the_generator_ r-58
_the_girl_ h19
_the_gold_ g40
_the_goldsmith_ r29
_the_goods_ g31
_the_green_ m19 h82
_the_grocer_ r-38
_the_grown_ h30
_the_guard_ r-24
_the_guy_ h30
_the_gym_ g-31 m-23
_the_hall_ m-34 h-31 k-26
_the_harvest_ r-19 g47
_the_hat_ m121 k-37
_the_he_ r58
_the_horse_ g53
_the_hotel_ r-40 h-34
_the_hour_ h25
_the_house_ r-21 h33
_the_hundred_ r-24 m21
_the_i_ r65
_the_inheritance_ r-19
_the_inspector_ h43
_the_instalment_ r61
_the_insurance_ r34
_the_interest_ r-33
_the_invoice_ g-25 h41
_the_is_ r24
_the_islamic_ r-19
_the_jamiyya_ r33
_the_job_ r-19 g34
_the_k_ r60
_the_kids_ r-19 g-35 m-30 h-33
_the_king_ g19
_the_kiosk_ r35 m21 h51
_the_kitchen_ g-19 h-50
_the_knot_ h22
_the_lady_ h-37
_the_landlord_ r32
_the_laptop_ g21
_the_last_ g-27 h-23
_the_lease_ r-19
_the_lender_ r-22
_the_lenders_ r41
_the_letter_ r33
_the_lift_ r-21
_the_limit_ r-19 g-28
_the_line_ r-20 h-43 k25
_the_loan_ r34 g-64 h-20
_the_lorry_ g31 h-23
_the_lot_ g30 m-19
_the_lottery_ m-37
_the_machine_ g23 k-21
_the_maker_ g-51
_the_mall_ h-47
_the_man_ r38 g-34 h30 k28
_the_marathon_ g-28
_the_market_ h-24
_the_match_ m-33 h32
_the_menu_ g-26
_the_mill_ g-38
_the_minister_ g33
_the_money_ r57 g-26 m-58 h-81 k39
_the_month_ r-45
_the_more_ r-65
_the_name_ k33
_the_neighbour_ r20
_the_net_ r-19 h-37
_the_new_ r-61
_the_next_ g34 m22
_the_night_ r22 h30
_the_number_ h-23
_the_nursery_ r-24 g23 m-28
_the_office_ r-32 h-28
_the_officer_ k27
_the_official_ h24
_the_old_ g-32 k-38
_the_one_ g-33 m30
_the_online_ m24 h29
_the_order_ g-24
_the_other_ r-31 h27
_the_owner_ r-26 g45 m-23
_the_padel_ m25
_the_paint_ g-30
_the_pallets_ h-19
_the_palm_ h19
_the_paper_ k28
_the_parcel_ k51
_the_parrot_ g29
_the_party_ h112
_the_pearl_ g34
_the_petrol_ m22 h27
_the_phone_ k19
_the_phones_ g49
_the_pizza_ r-30 h21
_the_plot_ g-63
_the_police_ h-22 k33
_the_poor_ r-35
_the_post_ r41
_the_pot_ m72 h-20
_the_pound_ r77
_the_price_ r-79 g62
_the_principal_ r-40
_the_promise_ r37
_the_pub_ m32 h40
_the_queue_ m-24 h-22
_the_quran_ m-21
_the_race_ g24 h33
_the_rain_ m-26
_the_rate_ r19
_the_real_ h-30 k35
_the_receipt_ g-23 k-42
_the_receipts_ r53
_the_record_ g-23 k21
_the_red_ g19
_the_rest_ r65 m-30 k34
_the_restaurant_ r-32 h-21
_the_returns_ g24
_the_right_ g21
_the_ring_ r-29 g87 m-19
_the_sale_ g-51
_the_same_ g-46 k55
_the_school_ r21 m59 h-19
_the_sea_ g-41 h-21
_the_second_ g26
_the_settlement_ r67
_the_shares_ g-23
_the_sheep_ g-23 h-22
_the_shelf_ h-34
_the_ship_ g32 h-20
_the_shop_ h-42
_the_shops_ g-19 k36
_the_smith_ g25
_the_sofa_ g85 h-22 k-21
_the_spot_ r-48
_the_st_ r-24 g-19
_the_staff_ m26
_the_start_ r48
_the_stock_ h-20
_the_store_ h-26
_the_sukuk_ r21 g45
_the_supermarket_ h25
_the_supplier_ r-36
_the_sweets_ r-27 h37
_the_table_ m-42 h32 k-30
_the_tailor_ g-22
_the_tax_ k24
_the_team_ h-21
_the_tenant_ h39
_the_tender_ r-25 h50
_the_tenth_ g26
_the_test_ h34
_the_th_ g-43
_the_that_ m34 k-28
_the_third_ g-26
_the_thousand_ m45
_the_three_ h40
_the_ticket_ h20
_the_till_ r-25
_the_track_ m43
_the_trader_ r33 g-29
_the_trip_ h-34
_the_two_ r20 g31
_the_tyres_ r-29
_the_unpaid_ r43
_the_usual_ h-40
_the_villa_ g28
_the_violation_ h55
_the_visa_ r48
_the_wall_ h-19
_the_wallet_ k35
_the_water_ r43 g28
_the_weekend_ r-86 m56 h94
_the_weight_ g-48 m58
_the_wheel_ g-25 m31 h76
_the_whole_ r-59 g21 h-23
_the_wide_ h-19
_the_window_ m-20 h-24
_the_winner_ g19
_the_with_ h-23
_the_yacht_ h30
_the_year_ h21
_thea h-20
_theatre_ h-20
_thef g46
_theft_ g46
_thei r71
_their_ r35
_theirs_ r36 g-25
_them r-41 k20
_them_ r-39 m19 k23
_them_a_ g29 k42
_them_from_ h-19
_them_has_ m74
_them_in_ g-24 k57
_them_to_ r23 g25
_then g-47 k55
_then_ g-47 k55
_then_bought_ r-52
_then_no_ k26
_then_we_ r-21
_ther g-40 m-28 k19
_there_ g-29 h19
_there_is_ r-22 k-28
_there_never_ k41
_they g57 m-19 h-27 k43
_they_ r45 g57 m-19
_they_are_ r-21 g42
_they_call_ g-69
_they_come_ r20 k20
_they_does_ r-22 k26
_they_keep_ r44 k-31
_they_look_ g-20 k26
_they_pay_ g109 h-20 k-31
_they_say_ r33
_they_take_ r-34 g-21 h37
_they_took_ r20
_thi g46 k36
_thin g91 m-23
_thing_ r19
_think_ g51
_thinks_ g57
_thir r31 m41 h20
_third_ h28
_third_company_ r24 g20
_third_of_ r-108 g-54 h102
_third_party_ r30 g75 h-25
_thirty_ r23 h-34
_thirty_days_ r43
_this r-36 g-35 h-32 k57
_this_ r-36 g-35 h-32 k57
_this_is_ g-37 h104 k-31
_this_month_ g-25 k-32
_this_months_ k-25
_this_morning_ g-50 h-35
_this_time_ r-24
_this_week_ r-41
_this_weeks_ r33
_this_year_ r51 g30
_thos r24
_those_ r24
_though_ r-37 h21
_thousand_ r26 g-23 m21
_thousand_and_ g21
_thousand_for_ r36
_thousand_i_ r20
_thousand_in_ r-34
_thr m35
_thre r-23 g-56 h21
_threaten_ h61
_three_ g-51 m23
_three_cards_ r23 h26
_three_days_ g-23 h27
_three_months_ r-29 g33
_three_of_ h44
_three_parts_ h-31
_threshold_ k23
_thro g48 m27 h-22
_through_ r22 g-28 k28
_through_a_ r22 m23 h31
_through_his_ k-23
_through_my_ k21
_through_the_ r50 g-44 h-30
_throw_ g68 m19 h-22
_thu r20 m31
_thur r20
_thursday_ r20
_ti g25 h20 k-49
_tic g90 m55
_tick g90 m55
_tick_ r29 g59 m-22 h-21
_ticket_for_ h-33
_ticket_renewal_ r20
_ticket_to_ g36 m-33 h-31
_tickets_ m22 k22
_tickets_to_ m-26
_ticks_ m43
_tid r-29 g63
_tide r-29 g63
_tie g-56
_tie_ h-25
_tied g-37 k21
_tied_ g-37 k21
_tied_to_ k26
_ties r-19
_ties_ r-19
_ties_a_ r-19
_tig h34
_tige h34
_tiger_ h34
_tij g21
_tija g21
_tijari_ g21
_til r50 g-68 m-41 h-44 k-60
_tile r-41 m-27 h-85 k-23
_tiles_ r-41 m-25 h-85
_till r95 g-89 h70 k-38
_till_ r95 g-89 h70 k-38
_till_morning_ h47
_till_payday_ r-21 h20
_tim g30
_time g37
_time_ g39 k-23
_time_and_ r-22 g-19
_time_the_ r67
_time_value_ r53
_times_ k22
_tin r-24 g-54 m-24 k31
_tin_ g-37 m-19
_tins k19
_tins_ k19
_tip g-33 m34 h41 k-36
_tip_ g-33 k-35
_tip_for_ h-44
_tip_the_ r39
_tips r-23 m30 h46
_tips_ r-20 h33
_tir r20
_to r-90 m72
_to_ r113 g43 m-29 h60 k71
_to_a_ r-36 g-20 h-54
_to_an_ r48
_to_at_ r20
_to_be_ r25 g182 h-36
_to_beat_ m-20 h59
_to_bilal_ r-21
_to_bring_ h24 k34
_to_buy_ r-43 g112 m-26 h-32
_to_cancel_ g-25
_to_charity_ r-32
_to_close_ r35 h-22
_to_company_ r28
_to_enter_ m51
_to_follow_ r35 g49
_to_forward_ k47
_to_get_ h44
_to_have_ r42 g-32 h30
_to_her_ g21 m23
_to_him_ g40 m80 h-43
_to_his_ k64
_to_keep_ r50 g-28 h23
_to_lender_ r35
_to_lock_ r30 g-38
_to_me_ r-36 g41 k123
_to_move_ k26
_to_my_ r77 g-23 m30 h-47 k-108
_to_next_ h35
_to_official_ h26
_to_on_ r-27
_to_one_ r-25 h68
_to_open_ g-43 h-22 k28
_to_order_ g22
_to_others_ m28
_to_our_ g-21
_to_pass_ k19
_to_poor_ r-27
_to_purchase_ g-21
_to_rami_ r35
_to_red_ r-41
_to_repurchase_ r20
_to_return_ r28
_to_roll_ r-37
_to_same_ r52
_to_say_ r-25 g27 k32
_to_see_ h-19
_to_sell_ r-27 g62
_to_spin_ m21 h-21
_to_staff_ r31
_to_take_ r-20 g67 h-21 k33
_to_the_ r-39 g-32 m42 h121 k-55
_to_us_ r-20
_to_what_ r33
_to_win_ h26
_to_you_ g-28 m-23
_toa h-40
_toas h-40
_toaster_ h-39
_tob m24 h31
_tod g-43
_toda g-42
_today_ r-31 g-41
_today_and_ r20
_today_at_ r-49
_today_for_ r-46
_today_he_ r-22
_today_i_ r38
_todays_price_ r27
_todays_rate_ r-70
_toga g21
_togari_ g21
_toi r-23
_toil r-23
_tok g40
_toke g40
_token_ g49 h-45
_tokens_ h37
_tol m-43 h-54
_told r-30 g27
_told_ r-30 g27
_told_me_ r-37 g-44 h57 k27
_toll m-33 h-27
_toll_ m-33 h-45
_tom r-43 h-37 k32
_toma m-31 h-21
_tomb m34 h-26
_tombola_ m34 h-26
_tomo r-31 k32
_tomorrow_ r-31 k32
_ton g-52 m26
_tone h-29
_tong m43
_tong_ m31
_tong_its_ m19
_tonic_ h26
_tonight_ h-45
_tonights_ h36
_tonk h41
_tonkatsu_ h35
_tonn g-33 h-31
_tonnes_ g-22 h-31
_tons r-22
_tons_ r-22
_too r26 g38 m-34 h-44 k-38
_too_ r57
_took r-38 k-23
_took_ r-38 k-23
_took_and_ g-40
_took_for_ r63
_took_from_ r24 m38 h33
_took_her_ r36 g27
_took_my_ r49
_took_the_ r-36 g67
_tool m-22 h-28
_tools_ m-20
_top r46 g-34 m46 h84 k-74
_top_ r57 h-24 k-48
_top_floor_ g29
_top_of_ h19
_top_up_ r43 g-36 h-27 k-45
_topl h53 k-23
_topless_ h53 k-23
_topp g-33 m47 h55
_topped_ m28 h26
_topped_up_ m28 h26
_topping_ m20 h28
_topping_up_ m33 h29
_tos r-37 m85
_toss r-37 m85
_toss_ r-37 m85
_tot r-40 m56
_tota r-21
_total_ r-21
_tote m34
_tote_ m34
_totk h33
_toto m39
_toto_ m39
_tou g51 k21
_touc g65 h-25 k24
_touch_ g42
_touch_and_ g19
_touched_ k29
_tournament_ m20
_tow r-22 k26
_towa r-46
_towe g37 h-32 k-23
_tower_ g32 k-21
_town r31 g-20 h46
_town_ r31 g-20 h46
_toy r-25 g-21 m-39 h-47 k-28
_toy_ g-23 h-38
_toys m-36 k-28
_toys_ m-36 k-28
_tr r-32 g40 m45 h-111 k35
_tra r-56 m40 h-20
_trac r-21 m74 h51
_track_ m80 h69
_trad r38 g74 m50
_tradable_ g23
_trade_ r39 g80 m24 h-27
_trader_ r26 g-67
_trades_ g25 m25
_trading_ g25 m23
_trading_account_ m-21
_traf h53
_traffic_ h-21
_trafficking_ h35
_trai r-29 g-36 m-26 h-36
_trail_ g-33
_train_ h-21
_training_ r-24
_tram h56
_tramadol_ h77
_tramadol_from_ h50
_tran g-37 h-42
_tranche_ r36
_transfer_for_ r-20
_transfer_to_ r29 g36 m23 h39 k-85
_transfers_ k33
_translation_ g-20 h-37
_trap g69
_trap_ g69
_trav g-30 m-30 h-21
_travel_ g-34 m-30 h-21
_travel_insurance_ g22
_tray r-27 g-31 h-31
_tray_ r-39 h-31
_trays_of_ r19
_tre r27 g44 h-43 k-33
_trea r57 h-29
_treasure_ r-21 h33
_treasury_ r74 g-35
_treasury_bills_ r73
_treat_ h-26
_treaty_ g37
_tree r-22 g44
_tree_ g31
_trees_ h-25
_tri r-57 g-30 m60 h-89
_tric r24 k22
_trick_ r24 k22
_trie r-51
_tried_ r-51
_trim g-27 h-27
_trimming_ h-27
_trip g40 k-25
_trip_ g51 k-21
_tro r50 g-23 m-24 h24
_trop m-19 h-20
_trophy_ m-19 h-20
_trot h33
_trotters_ h31
_trou r78
_trouble_ r78 h27
_tru m-38 k97
_truc m-27
_truck_ r-39 h23
_trucks_ r49
_true k94
_true_ k94
_true_payment_ k28
_truf g24
_truffles_ g24
_trus g-41 k30
_trust_ g-41 k30
_try g53 m23
_try_ g24 m23
_ts h31
_tu m22 h-99
_tub r23 m-23
_tubo r49
_tubo_ r50
_tui r-26 g-22
_tuit r-26 g-22
_tuition_ r-26 g-22
_tum g39
_tumm g39
_tummy_ g39
_tun h-32 k25
_tuna h-20
_tuna_ h-20
_tur r28 g27 m50 h-36
_turb g35 m35
_turbo_ g35 m35
_turbo_trade_ g29 m47
_turf m37 h43
_turf_ m37 h43
_turk g-20 h-34 k24
_turkey_ k20
_turn r51 g21 m-23 h-28
_turn_ r47 g-32
_turn_from_ r25
_turned_ r30 g20
_turns_ g33
_tus h64
_tusk h55
_tusks_ h37
_tut r-19 g-23 h-39
_tuto g-23 h-39
_tutor_ g-23 h-33
_tv h-20
_tv_ h-20
_tw h-21 k-38
_twe r40 g-21
_twel r24
_twelve_ r41
_twi g35
_twin g21
_twins_ g21
_two g-30 m19 k-29
_two_ g-30 m19 k-29
_two_bottles_ h-31
_two_days_ r-21
_two_for_ g22
_two_grams_ r-23 h57
_two_hours_ h53
_two_hundred_ r-42 g33
_two_kilos_ h-36
_two_minute_ g25
_two_months_ r23
_two_nights_ h-60
_two_of_ g-32 h131
_two_parts_ g22 k-30
_two_payments_ r-58
_two_prices_ g34
_two_sacks_ g21
_two_thousand_ k20
_ty r-60 h-52
_typ r-40 h-31
_type_ g22
_typi r-30
_typing_ r-24
_tyr h-21
_tyre h-21
_tyres_ g-23
_u_ g22 h-27 k26
_ud g26
_udd g34
_udde g34
_udder_ g29
_udh h-21
_udha h-21
_um g-29 m-21
_un r19 g312 m-42 h-38
_una r-26
_unb g21
_unbo g21
_unborn_ g21
_unc g64
_unce h37
_uncensored_ h41
_unch r-23 g44
_unchecked_ g31
_uncl g42
_unclaimed_ g28
_unclear_ g29
_uncles_ r21
_und g55 m44
_unde g68 m49 h-31 k28
_undecided_ g-19
_undefined_ g29
_undelivered_ r-20 g43
_under_ r38 m38 h24 k-30
_under_the_ r-27 g24 m-41
_underground_ k26
_undertaking_ r-26
_undr r24 h27
_undrawn_ r25
_uni h-71 k-33
_unid g25
_unidentified_ g25
_uniform_ g-21
_uniforms_ g24
_unit h-20 k-19
_unit_ h-26 k-19
_univ g-25 h-19
_university_ g-27 h-19
_unk r-28 g48 h-23
_unkn r-28 g48 h-23
_unknown_ r-28 g48 h-23
_unl g-67 h45 k28
_unli g-27 k32
_unlicensed_ k32
_unlo g-36 h46
_uno g21 m-31 k28
_unof k38
_unofficial_ k38
_unop g25
_unopened_ g25
_unp r74 g-22 k-27
_unpa r74 g-22 k-27
_unpaid_ r74 g-22 k-27
_unr k35
_unre k35
_unregistered_ k35
_uns r-22 g140
_unse g58
_unseen_ g58
_unso g22
_unsorted_ g32
_unsp g62
_unt r43 h20 k-19
_unti r30 h22
_until_ r44
_until_he_ r136
_until_i_ r90
_until_it_ h47
_until_march_ r-49 g33
_until_the_ r-70 m29
_up r58 g88 m57 h56
_up_ g66 m78 h34 k28
_up_and_ m-30 h-26
_up_by_ g38 m80
_up_down_ g95 m39 h-38
_up_for_ g-20 k29
_up_from_ g20
_up_front_ g35
_up_of_ r33 g-23 m-20
_up_the_ r22 g-49 m-20 h21
_up_to_ m-30 h-33 k21
_up_with_ m-20
_upa r22 h-19
_upf r20
_upfr r20
_upfront_ r20
_upg h21
_upgr h21
_upgrade_ h21
_upo g41
_upon g41
_upon_ g41
_ups r23 h30
_upst r30
_upstairs_ r30
_ur h-31
_us r134 g-81 h-55 k106
_us_ r-72 g-51 m76 h23
_us_a_ g-20
_us_as_ h-24
_us_has_ g22
_us_same_ r47
_us_the_ r27
_us_through_ r19
_us_two_ m30
_usa r55
_usan r48
_usance_ r48
_usb r30
_usd r29 m-27
_usd_ r31 m-25
_usdt g29
_usdt_ g29
_use h-57 k114
_use_ r28 h-50 k106
_use_my_ r-20
_use_of_ r59
_used r-26 g39 k-20
_used_ r-26 g39 k-20
_uses k28
_uses_ k28
_usi r-20
_usin r-20
_using_ r-20
_usu r63 g-21 m-31
_usua m-25
_usual_ m-25
_usual_gift_ r26
_usur r59 h-22
_ut r60 m-25 h-44
_utan h-23
_utang_ h-23
_uti r33
_util r33
_utilisation_ r26
_va r-23 g-68 m-88 h-77 k-102
_vac r-19 g-26 m-44 h-48
_vacc m-44 h-36
_vaccination_ m-32 h-19
_val m-28 h-32 k-23
_vall k-20
_valley_ k-20
_value_ r53 g30
_value_of_ r27
_van k-21
_van_ r-21 h-26 k-21
_van_for_ r-22
_vap h27
_vape h19
_var r-23
_vas h21
_vat r20 h-28 k-42
_vat_ r-57 k-42
_vatt r77 h-28
_vatti_ r77 h-28
_ve r-53 g21 m-33 h-59 k-22
_vea h-25
_veal h-25
_veal_ h-25
_vega g25
_veh g37 h-31
_veh_ g34 h-24
_veh_ins_ g52
_ven g-37
_vent h56
_venture_ h56
_ver r-26 h42
_verm h54
_vermouth_ h54
_vers h25
_version_ h28
_very g39 h-20
_very_ g39 h-20
_vet h-61
_vet_ h-52
_vi g-24
_via k62
_via_ k62
_vid h63
_vide h62
_videos_ h57
_videos_of_ h20
_vie h-24
_view h-22
_view_ h-30
_vig r74 h-48
_vig_ r74 h-48
_vil h-19 k-25
_vill h-19 k-25
_villa_ h-22
_village_ k-19
_vin r-25 g51 m-28 k-23
_vine r-23 g32 m-23 h-68
_vinegar_ h-30
_vineyard_ g20
_vino h41
_vino_ h19
_vio h59
_viol h59
_violation_ h59
_vip h55
_vip_ h55
_vip_table_ m-27 h20
_vir g-26 m46 h32
_visa r23
_visa_ r23
_visi r-35 h-21
_visit_ r-21
_vit h-72
_vita h-72
_vitamin_ h-28
_vo r-46 g-27 h86
_vod r-20 h-43
_vodk r-20
_vodka_ r-20
_voo h46
_vood h46
_voodoo_ h46
_voodoo_doll_ h38
_vot m37 h61
_vote m37 h61
_vote_ h70
_votes_ m40
_vou r-19
_vouc r-19
_voucher_ r-37
_vouchers_ k19
_w_ r133 g-74 m-22 h-118 k33
_w_ana_ r35
_w_elli_ g-20 m39
_w_fayez_ r20
_w_ma_ r-81 g113
_w_maraheen_ m-23
_w_se3r_ g19
_wa r-58 g-56 m29 h-96 k71
_wa2 r21
_wa7 m23 h25 k21
_wa7e k25
_wa7ed_ k25
_wa7ed_w_ m26
_wad r35 g28
_wadi r23 g28
_wadi_ g28
_wag r-55 m39 h-39
_wage r-55 m39 h-39
_wage_ r20 g36 k-27
_wage_early_ r47
_wage_in_ r-32
_wage_to_ g46
_wager_ h-39
_wages_ r-73 g-22 h23 k26
_wages_in_ k56
_wages_till_ h33
_wah k22
_wai r50 k-24
_wait r46
_wait_ r48
_wait_for_ r-34
_waka r-21
_wakala_ r-21
_wal h19 k23
_wala r-29 g85 k-23
_wala_ g70 h-23
_walang_ h34
_wale r-22 h33
_wale_ r-30 h33
_wali r42
_wali_ r46
_walk_ r31 g27
_walk_out_ r34 g27
_walker_ h28
_wall r-22 g-40 m24 h-29 k75
_wall_ r-29 h-45
_wallet_ r-29 m31 h24 k31
_wallet_for_ r-23
_wallet_to_ r-51
_wallets_ k56
_wallets_of_ k45
_wan r25 k19
_want r25 k19
_want_ r-55 k34
_wants_ r69
_wants_for_ r22
_wants_his_ r-79 h24
_wants_nothing_ r19
_war r-76 g118 m24 h-44
_war_ g31 k37
_wara g23 m22
_wara_ h-33
_ward g-22
_ware g-22 h27
_warehouse_ g-19
_warr r-38 g82 h-51
_warr_ g20
_warrants_ g19
_warranty_ r-26 g31 h-31
_warranty_bought_ g24
_warranty_for_ g45
_was r-28 g-87 m42
_was_ r-30 g-95 m94
_was_ever_ k38
_was_found_ h46
_was_in_ r-33
_was_late_ r34
_was_me_ m37
_was_sure_ r-19 m44
_was_the_ r34
_was_told_ r60 g-20 m-20 h-32 k25
_wash g-28 m-56 h-65
_wash_ g-29 m-23 h-23
_washes_ m-20
_washing_ r-37 h-40
_washing_machine_ r-24 g35
_wasl r23
_wasl_ r23
_wast h86
_wasta_ h52
_wat g-42 m-46 h-49
_watc g-20 m-33
_watch_ g25 m-27 h-84
_watched_ k38
_watches_ g-42 h99 k-27
_wate g-22 h-62
_water_ h-51
_way g-56 m23 k53
_way_ r-28 g-51 m23 k53
_way_past_ k31
_ways r46
_ways_ r46
_we h-51 k-33
_we_ r-42 h-19
_we_agreed_ r46
_we_are_ r-26
_we_bought_ r-44 k37
_we_buy_ h23
_we_call_ r56
_we_each_ r22
_we_get_ r22 h50
_we_had_ m67
_we_made_ m22 h-23
_we_never_ g48
_we_said_ r21 g-43
_we_settle_ r-25 g46
_we_settled_ r72
_we_share_ g-32
_we_shook_ r41
_we_signed_ g-59 h-20
_we_split_ h28
_we_took_ r-38 h23
_we_will_ g62
_we_win_ m-23 h23
_we_wrote_ g-27
_wea r48 g21
_weal h36
_wealth_ h36
_wear r52
_wear_ r34
_weat h-26
_weather_ h-26
_web g-29 h-24
_web_ h-72
_webs h34
_website_ h34
_wed h-27
_wedd g26 h-27
_wedding_ r-57 g26 h-27
_wedding_gift_ r-35
_wedding_hall_ g-27 h-19
_weddings_ r39
_wee h79
_weed r-31 h120
_weed_ r-31 h121
_weed_for_ r-23 h47
_week r20 h-42
_week_ g-19 m-36 h-42
_week_i_ g19
_weekend_ m23
_weekend_at_ h-31
_weekend_in_ r70
_weekly_ g32
_weeks_ r26 k-30
_wei r30 g-19 m20 h-43
_weig r31 m23 h-72
_weighed_ g-20
_weight_ m21 h-65
_wel r-50 g52 m-29 h-59
_well r-30 g56 m-29 h-45
_well_ r-30 g56 m-29 h-45
_well_see_ g30
_wen r24 g-36 m31 h52
_went r32 g-59 m31 h61
_went_ r32 g-59 m31 h61
_went_round_ r39 g-23
_went_up_ h20
_wer k50
_were k50
_were_ k50
_were_ever_ k29
_wes g22
_wh g110 m-23 h45 k-26
_wha g52 h-23
_what g52 h-19
_what_ h-25
_what_gets_ k33
_what_he_ r24 g-26
_what_his_ g20
_what_i_ r19 g-79 h20
_what_is_ r-30 g27 m-19 h69 k-24
_what_it_ g28
_what_passes_ h-31 k43
_what_the_ g56 h22 k-29
_what_they_ g-27 k37
_what_we_ r53 g-26 m23
_what_you_ g19 m-25 h-33
_whatever_ r-20 g42 h-27
_whatever_happens_ r43
_whatever_he_ g31
_whatever_his_ r20
_whatever_is_ r-20 g-66
_whatever_it_ g-21
_whatever_the_ r-21 g64 h26
_whatever_they_ g24
_whatever_you_ k-30
_whats_ g25
_whatsapp_ h33
_whe g54 m-26 h-38 k-27
_whea g26 m-30 h-39
_wheat_ g22 m-28 h-39
_wheat_at_ g-44
_whee g-48 m-26 h26
_wheel_ g-35 h38
_when r76 g66 k-55
_when_ r50 g68 k-50
_when_he_ r60
_when_his_ r49
_when_my_ g21
_when_she_ r-31
_when_the_ g35 h30
_when_they_ r-21 g-32 k-31
_when_you_ r-41 g46
_whenever_ r25
_whenever_the_ g32
_wher r-20 g26 k35
_where_ r-20 k43
_where_it_ r20
_where_the_ g-26
_wherever_ g19
_whet m56 h-23
_whether_ m56 h-23
_whether_i_ g-37
_whi g68 m-31 h55 k-28
_whic g68 h-35 k-35
_which_ g55 h-21 k-35
_which_i_ g-29
_which_one_ g44 h-20
_which_the_ r24
_whil r32
_while_ r32
_while_he_ r34
_while_it_ r-25 g26
_while_they_ g22
_whis g-22 h66
_whiskey_ h26
_whisky_ k19
_whisky_the_ h-24
_whit r-21 h32 k-24
_white_ r-20 g-40 h41
_white_x_ h23
_whitelist_ g56
_who g-48 m64 h52
_who_ g-75 h61
_who_decides_ h31
_who_found_ h-24
_who_gave_ r28
_who_gets_ m22
_who_has_ h23
_who_must_ r20
_who_puts_ h35
_who_signed_ h55
_who_stood_ r51
_whoe g-28
_whoever_ g-20
_whole_life_ g19
_whom h22
_whom_ h22
_whos g54 m70 k24
_whose_ g54 m70 k24
_why k51
_why_ k51
_wi g-31 h54
_wid h-39
_wide h-20
_wide_ h-20
_wide_load_ h-20
_widow_ r19
_wif r20 g-22 h37
_wife r20 g-22 h62
_wife_ r19
_wifes_ g-29
_wil r-24 g122 m-22
_wild g-22 h30
_wild_ g-22 h30
_wild_boar_ h38
_will r-24 g144 m-21 h-21
_will_ r-24 g147 m-33
_will_be_ r77 g-47
_will_buy_ r-22 g24 h-29
_will_decde_ g24
_will_have_ r-23
_will_not_ r25 g-32
_will_purchase_ r-26 g31
_will_send_ r39
_will_take_ r-50
_win r-52 g-53 m70 h-72
_win_ r-25 m82 h27
_win_the_ g26 m-49
_win_to_ r-20 m28
_wind g-89 k-32
_window_ h34
_windows_ g-42 k-21
_wine m-34 h-30
_wine_ m-31 h-60
_wine_red_ h-35
_winery_ h25
_winn g20 m19 h-54 k26
_winner_ g21
_winner_of_ g19 m-54
_winner_takes_ m-20 h29
_winners_ h-32
_winning_ h-31
_winnings_ k28
_winnings_from_ h-25
_winnings_of_ h30
_wins h62
_wins_ h62
_wins_the_ h52
_wint g43
_winter_ g43
_wip h49
_wipe h49
_wiped_ h49
_wiped_by_ h41
_wir r30 g-28 h-44 k30
_wire r22 g-28 h-40 k30
_wire_ g-28 h-32 k32
_wis h49
_wish_ r-38
_wisk h63
_wiskey_ h26
_wiski_ h27
_wit r26 g-36 h78
_witc h36
_witchcraft_ h19
_with r29
_with_ r33 g-34 m64 h42
_with_%_ g27
_with_a_ r119 g-31 m19 h-78 k28
_with_and_ r36
_with_another_ h29
_with_company_ g58
_with_different_ h33
_with_he_ g-19
_with_his_ r54
_with_interest_ r-19
_with_it_ r-24 m-19 h19
_with_its_ r26 g32
_with_me_ r84 h-26
_with_my_ r-58 m29 h-28
_with_no_ r-31 g58 h-25
_with_something_ g-27
_with_the_ r-183 m31 h165 k-23
_with_two_ h-19
_with_what_ k44
_withdraw_ k31
_within_ r22 h-28
_without_ r-24 m-25
_without_a_ g-33 h32
_without_alcohol_ h-38
_without_any_ g-23 h-19
_without_choosing_ g20
_without_the_ r42 g-29 h23
_witn g-23 h26
_witness_ h33
_wiz h27
_wiza h27
_wizard_ h27
_wo r-40 g34 m70 h-27
_wom h26
_woma g-31 h31
_woman_ g-31 h31
_womb g19
_womb_ g19
_won m79 h-25
_won_ r-24 m54 h-25
_wont r25 g25 m25
_wont_ r25 g25 m25
_woo r-29 g65 m-47 h-52
_wood h-39
_wood_ h-37
_wool r-23 g60 m-33
_wool_ r-23 g60 m-33
_wool_on_ g74 m-32
_wor g-23
_word_ h-24
_work h-19 k23
_work_ g-41 m32 h-44
_work_nobody_ g-20 k42
_worker_ h43
_workers_ g28
_working_ r22
_workmens_ g20
_workshop_ g-22 h-26
_worl g33
_world_ g33
_worn g-40
_worn_ g-40
_wors h65
_worship_ h65
_wort r23
_worth_ r23
_wou m53
_woul m53
_would_ m53
_would_have_ r28
_wr r45 h-54 k25
_wre h-21
_wrec h-19
_wreck_ h-19
_wri r50 h56 k38
_writ g20 h39 k38
_write_ k29
_write_my_ h25
_write_rent_ k-35
_writing_ r-20 g49
_written_ g-43 h26 k45
_wro m20 h-39
_wron m27 h-29 k30
_wrong_ m27 h-29 k30
_wrong_description_ k23
_wrong_goods_ k33
_wrot k-21
_wrote_ k-21
_wrote_a_ r22
_x_ r-41 g78 h120 k62
_x_avoid_ k24
_x_for_ r-38 m41 h62
_xa h36
_xan h36
_xana h36
_xanax_ h36
_xb m41 h32
_xbe m26
_xbet m26
_xbet_ m26
_xxx h24
_ya g-95 m47 k-29
_ya5 r28
_ya5o r20
_yaa m23
_yaak m23
_yaakhoz_ m23
_yac h30
_yach h30
_yacht_ h30
_yak r47 m58
_yakh r47 m58
_yakhed_ m24
_yakhod_ m27
_yar r-26 g-44 m-44 h-27
_yard r-26 g-40
_yard_ r-26 g-40
_yas r31
_ye r55 g184 m40 h29 k-37
_yea r-23 g61 m-19 h20 k-46
_year g67 m-19 h-29 k-46
_year_ g27 k-28
_year_on_ r41
_year_to_ r-56
_yearly_ h-39
_yearly_payment_ g25
_yearly_sum_ r-22
_years_ r-29 g59 h23
_yeas h49
_yeast_ h49
_yeast_for_ h48
_yed k20
_yedf k20
_yedfa3_ m19
_yef h40
_yefo h25
_yefok_ h25
_yen r39 g-35 m39 h47
_yen_ r36 g-23 m28 h30
_yer g-44 h35
_yera h35
_yes r61 g72
_yes2 k33
_yes_ g61
_yest r69
_yet r-40 g139 h-70 k-29
_yet_ g144 h-43 k-39
_yet_to_ r-24 g42
_yetl r-19
_yetla3_ r-19
_yi r57 h-32
_yie r57 h-32
_yiel r57 h-32
_yield_ r43 h-25
_yields_ g21
_ym h25
_yma h25
_ymas h25
_ymashi_ h25
_yo m21 h-130 k54
_yom r41 g-53 h-23
_yom_ r35 g-53 h-23
_yom_w_ r56
_you r-24 h-108 k47
_you_ r43 g-72 m35 h-19 k-19
_you_and_ r-27 m42
_you_back_ r-34
_you_can_ r-24
_you_feel_ g27
_you_get_ r-26
_you_know_ h23 k45
_you_lent_ r-44
_you_like_ g-40 h-31 k-19
_you_my_ r22
_you_send_ m20
_you_the_ g27
_you_think_ g43
_your r-65 g80 m-29 h-34 k75
_your_ r-52 g50 m-47 k34
_your_house_ g40
_your_phone_ k30
_yours_ g47 m20 k41
_yours_for_ g64
_yout h-46
_youth_ h-46
_yr r25
_yra r22
_yraj r22
_ys r28
_ysa r28
_yu r90 g-45 h-32
_yun r26 g-21 h-37
_yung r26 g-21 h-37
_yung_ r26 g-21 h-37
_yus r21
_yusu r21
_yz r81
_za r-61 g-44
_zab r-22
_zah h40
_zahl h42
_zahlawi_ h25
_zak r-30 h-32
_zaka r-30 h-32
_zakat_ r-30 h-32
_zakat_on_ r-38
_zam h-22
_zatl h34
_zay h-35
_zay_ g-25
_zay_ma_ r-24 g-25
_ze r-28 g61 m56 h-97
_zer r-35 g34 h-87
_zero r-35 g34 h-87
_zero_ r-31 h-38 k-19
_zero_interest_ r-28
_zero_percent_ r25
_zi r38 m22 h29
_zia r36
_ziad r36
_zo h89
_zod h28
_zodi h28
_zodiac_ h28
_zon h41
_zone h41
_zone_ h41
_zy g-24
_zya g-24
_zyad g-24
_اب r-49 g36 h70 k74
_ابا h22
_اباح h22
_ابت h25
_ابتز h25
_ابتزاز_ h25
_ابد k28
_ابدا k28
_ابدا_ k28
_ابر h22
_ابرا h22
_ابراج_ h23
_ابع h33 k23
_ابل g29
_ابن g58 h-19
_ابن_ g24
_ابني g28
_ابني_ g28
_ابو_ r-26 g-53 m22 h30
_ابو_فهد_ h-20
_ابوي g32 h-23
_ابوي_ g32 h-23
_ابي r-20
_ابي_ g-24
_ابيض h20
_ابيض_ h20
_ابيع r-32
_ابيع_ g-23
_ابيعك_ g31
_ابيعك_لو_ g30
_ابين k22
_ات r55 g-83 m33 h-35 k-34
_اتا g-23
_اتاخ g-22
_اتح g-41 h27
_اتر g24 m26
_اترا m26
_اتص h-21
_اتصا h-21
_اتع r-19
_اتعا r-19
_اتعاب_المحامي_ h-23
_اتفقنا_علي_ r-43
_اتفقنا_عليها_ r34
_اتو g-33 m25 h-23
_اتوق m26 h-23
_اتوقع_ m26 h-23
_اث r45 g-68 k38
_اثا g-42
_اثاث g-42
_اثاث_ g-42
_اثب k24
_اثن r35 g-22 h24
_اثنا r-22 h28
_اثني r38
_اج r125 g-64 m-39 h-28 k22
_اجا k28
_اجار k29
_اجار_ k30
_اجاره_ h-27
_اجاز h31
_اجازه_ h31
_اجازه_مرضيه_ h31
_اجر r26 g-66 m-30
_اجر_ r82 g-52 h32
_اجر_حتي_ r24
_اجر_لين_ r37
_اجرت g-23 h-24 k21
_اجرت_ k47
_اجره r26
_اجره_ r26
_اجره_تحدد_ g32
_اجره_نتفق_ g33
_اجل r85 k-26
_اجل_ r-26 g39
_اجلت r75
_اجلت_ r75
_اجلت_زبون_ r28
_اجله r29
_اجله_ r29
_اجمع_كاش_ k-27
_اجن g22
_اجنب g22
_اجه k38
_اجهز g19
_اجهزه_ g19
_اجهل h-22 k43
_اجهلهم_ k19
_اح r51 h40 k35
_احت g26
_احتر g42
_احترق_ g42
_احتس r42
_احتسبوه_ r46
_احد r75 k-29
_احد_ r42 k-23
_احدي r22
_احدي_ r22
_احذ h31
_احذف h31
_احذف_ h31
_احر k31
_احرك k31
_احرك_ k31
_احط k24
_احم g-22 h40
_احمر h40
_احمر_ h40
_اخ r-55 g74 h-90 k-84
_اخت r-46 g-33 m-47
_اختر r-33 g-21
_اختراق_ h38
_اخترنا_ g19
_اختل r28 m-23
_اختلاف_ r28
_اختلاف_الوزن_ r28
_اختي r-41 g22 h-25
_اختي_ r-40 h-21 k19
_اختيار_ g36 k-19
_اخذ r36 g31 h-24 k-62
_اخذ_ g-22 k-45
_اخذت g36 h-20
_اخذت_ g24 h-20
_اخذت_منه_ r-21
_اخذه g28
_اخذه_ g30
_اخذوها_ r23
_اخر m35 h21
_اخر_ r23 m36 h28
_اخر_الشهر_ r24
_اخر_واحد_ m29
_اخري r-28
_اخري_ r-28
_اخض g40 m20 h-22
_اخضر g40 m20 h-22
_اخضر_ g40 m20 h-22
_اخضر_او_ g23 m19
_اخف r28
_اخم m38
_اخمن m38
_اخمن_ m38
_اخو r-33 m-20 h-21
_اخوي r-33 h-20
_اخوي_ r-29 h-20
_اخي r-73
_اخي_ r-24
_اد r-45 g96 h-47 k25
_ادار r20
_ادخ h-25 k35
_ادخل h-24 k37
_ادخلت_ k25
_ادف g53
_ادفع g53
_ادفع_ r-36 g54
_ادفع_له_ r-26
_ادم m-32 h-29
_ادما m-32 h-29
_ادمان_ m-32 h-29
_ادمان_القمار_ h-22
_ادن r-30 g24 h-26
_ادني r-30 g24 h-26
_ادني_ r-30 g24 h-26
_ادو g34
_ادور g54
_ادور_ g23
_ادي r19 k19
_ادير k19
_ادير_ k19
_اذ r118 g82 h-34
_اذا r49 g85 h-21
_اذا_ r49 g85 h-21
_اذا_احترق_ g28
_اذا_توفيت_ g20
_اذا_مت_ r-25 g51
_اذا_نزل_ g19
_اذو r69
_اذون r69
_اذون_ r19
_اذونات_ r50
_ار g-34 k-20
_ارب r46 g-56
_اربا r42 g-22
_ارباح_صاله_ h25
_اربع g-34
_اربع_ r-20 g-24
_اربعه_ r-25
_اربعه_الاف_ r-36
_اربعين_ g-25
_ارجعها_ r21
_ارخ r43 h23
_ارخص r43 h23
_ارخص_ r43 h23
_ارد g-19
_ارس m27
_ارسل m27
_ارسل_ m27 k-20
_ارض r-68 g71 m-37 h-70 k-20
_ارض_ r-80 g89 m-37 h-56
_ارض_في_ r-19 g44
_ارق m22 h43
_ارقا m22 h43
_ارقام_ m22 h43
_از r30 m-19
_ازا m-19
_ازاز h24
_ازازه_ h22
_ازاي h-33
_ازايز_ h-33
_اس r-21 g-137 m-33 h-144 k211
_اسب g-24
_اسبو g-24
_اسبوع_ g-20 m-20 h-28
_است r75 g-82 h-47 k66
_استبدال_حلي_ r29
_استح r38 g-36
_استخ k32
_استط k29
_استطيع_ k29
_استع r31 g25
_استق r29 g-27 k64
_استقبال_ k23
_استقبل_ k41
_استل r20 g38 h-20 k-22
_استلام_ g57
_استلفت_من_ r-20
_استلفته_ r-30
_استلمت_ g-27
_استلمتها_ g-20
_استلمها_ r20 g23
_اسح g-24 k69
_اسحب g-24 k69
_اسحبوها_ g-24 k47
_اسحبوها_قبل_ g-24 k47
_اسد r28 h20
_اسدد r28 h20
_اسع m-44
_اسعا m-44
_اسعار_ m-44
_اسق r-49
_اسقط r-49
_اسقط_ r-39
_اسك h31
_اسكت h31
_اسكتلندي_ h31
_اسلف r20
_اسم r-64 m60 h-90 k120
_اسم_ r-24 h-27 k22
_اسم_بنتي_ r-19
_اسم_ولا_ k32
_اسمه r-28 m45 h-29 k30
_اسمه_ r-28 m46 h-21
_اسمه_خد_ m21
_اسمه_خذا_ m33
_اسمه_عليه_ k29
_اسمي m21 h-19 k53
_اسمي_ m21 h-19 k53
_اسمي_عليه_ k45
_اسمي_في_ m45
_اسن g19
_اسنا g19
_اسنان_ g19
_اسهم_ g34 h33
_اسهم_شركه_ g-62 h-29
_اسهم_في_ g-62 h66
_اسي k27
_اسيل k27
_اش m-32 k40
_اشت r25 m-21 k-33
_اشتر r49 g24 h-24
_اشتراك_ r-46 m-19
_اشتراك_تامين_ g52
_اشتراك_حمايه_ g40
_اشتراك_في_ h-20
_اشتراه_ r31
_اشتراها_ r21 g20
_اشترط_ r20
_اشتري_له_ k28
_اشتري_منه_ g-23
_اشتري_مني_ r-21 g25
_اشتريت_ r33 g27
_اشتريت_دور_ r27
_اشتريت_منه_ r-47 g40
_اشتريتها_ g-44
_اشترينا_ r-20
_اشتريه_ g28
_اشتغ r-22 g-28 m-19 h24
_اشر g30
_اشي k43
_اشيل k43
_اشيل_ k43
_اشيل_الكاش_ k33
_اص r-40 g-22 h41
_اصل r-38 g-37 m-21
_اصل_ r-21
_اصل_المبلغ_ r-34
_اصلا k29
_اصلا_ k44
_اصلي g-31 h22
_اصلي_ h22
_اضاف g25
_اضافي_ g34
_اضافيه_ r-43
_اط r-33 g-31 m-20
_اطل g-22
_اطلع g-27
_اطلع_ g-27
_اع r-53 m-54
_اعا r-19
_اعاد r-19
_اعر h-25 k28
_اعرف_ما_ k-19
_اعطا r30
_اعطاني_ r30
_اعطي r-44
_اعطيك_ r19
_اعطيه_ r-37
_اعف r-23
_اعفا r-21
_اعل g37
_اعلا m-19
_اعلي_او_ g24
_اعم h52
_اعما h24
_اعمال_ h46
_اعمل h28
_اعملها_ h32
_اغ r20 h-19 k19
_اغر k21
_اغرا k21
_اغل r21
_اف g-22 h103
_افل h69
_افلا h69
_افلام_ h69
_افي h22
_اق r48 g-57 k44
_اقا h21
_اقام h21
_اقامه_ h28
_اقت r31 g34
_اقتر r31 g34
_اقترضوا_ r46
_اقد g-24 h37 k26
_اقدر k42
_اقدر_ k42
_اقدم h47
_اقدمه_ h21
_اقدمها_ h26
_اقر r-48 g-19
_اقرا r-28 h20
_اقراض_ r-28 h20
_اقرض m-30
_اقرضك_ r21
_اقس r-57
_اقسا r-57
_اقساط_ r-57
_اقف g29
_اقفل g29
_اقفل_ g29
_اقفل_بربح_ g23
_اقل r109 g-48 h-51 k49
_اقل_ r109 g-48 h-51 k49
_اقل_ان_ r86
_اقل_من_ r-54 h-38 k70
_اك r91 g-50 m84 h-37
_اكب r58 k21
_اكبر r58 k21
_اكبر_ r58 k21
_اكت g-24 h-38 k46
_اكتب g-24 h-23 k65
_اكتب_ h-23 k53
_اكتب_علي_ k-26
_اكتب_والصدق_ k21
_اكتو k-19
_اكتوبر_ k-19
_اكث r27 k-31
_اكثر r27 k-31
_اكثر_ r27 k-31
_اكر g-22 h-19
_اكرا h-19
_اكراميه_ h-19
_اكس m73 h32
_اكس_ m75 h34
_اكس_بت_ m57 h47
_اكل r22 h30
_اكل_ r22 h30
_اكي g22 h-25
_اكيا g22 h-25
_اكياس_ g22 h-25
_ال r-32 g-38 h-79 k-125
_ال_ r37 h53
_الا r31 g-30 m19 k-20
_الا_ g-49
_الاب g-22 h21 k25
_الابلاغ_ k32
_الات g-28 m39 h51
_الات_ g-42 m45 h37
_الاث g31
_الاج r19 g21 h23
_الاجر_ g26
_الاجل_ r29
_الاح g-46
_الاحد_ r28 g-42
_الاخ r-41 g47 k23
_الاختيار_ g36
_الاختيار_علي_ g22
_الاخوه_ k27
_الاخير_ g21
_الاد r43
_الادني_ r44
_الار m31 h28
_الارجحيات_ m34
_الارض_ g-25 h-22
_الارقام_ k24
_الاز r-28
_الاس r-31 g29 m20
_الاسبوع_ r40 m27
_الاسبوع_القادم_ r32
_الاستحقاق_ g21
_الاستلام_ r-38
_الاسعار_ g24 m25
_الاص h43
_الاصل_ r32
_الاط h-21
_الاع h-88
_الاف r-24 h-24
_الاف_ r-24
_الافراح_ h-20
_الاق h31
_الاقراض_ h31
_الاقراض_بالفايده_ h33
_الاك r-41
_الال r69 g-25 h-24
_الالف_ r55 g-25
_الالف_اللي_ r-26
_الالفين_ r30 g-33
_الام g22 h-35
_الامهال_ r25
_الان h27
_الان_ g-21
_الانتخابات_ g20
_الاو r21
_الاولي_ g-19 h19
_الاي g46 k-30
_الايجار_ r-28
_الايداع_ r21
_الب g46 m-26 h-45
_البا r-21 g19 m-31
_البار_ h30
_الباقي_ k27
_البح g31 h-25
_البحر_ g61 h-28
_البخ m40
_البخت_ m40
_البد g29
_البر r34
_البر_ r21
_البس r-27 g-19
_البص h20
_البصاره_ h20
_البض r-30
_البضاعه_ r-30
_البضاعه_في_ g-23
_البط r31
_البطاقه_ r41
_البق g43 h-26
_البقره_ g27
_البل r27 k33
_البلديه_ r21 h-49
_البلوت_ h19
_البن g-44 h40 k44
_البنات_ h31
_البنت_ h52
_البنت_اللي_ h52
_البنك_ k29
_البنكيه_ r-24
_البو r-24 g-20 k-19
_البي k-25
_البيت_ g-39 m-26 k-25
_البيتكوين_ g47 m34
_البيره_ h36
_البيعه_ h-19
_الت r-78 h-50
_التا g20 h-28
_التامين_ g37
_التامين_التقليديه_ g37
_التج g42
_التجاري_ r27 g21
_التح g20 k43
_التحوط_ g22
_التحويل_ k47
_التر g-36
_التز g35
_التزام_ g38
_التس r-34 g41
_التسليم_ r-35 g63
_التط h31
_التطبيق_ h31
_التق r-28
_التقليديه_ g37
_التك g-22
_التم g-38 m19 h-31 k-22
_التمويل_ r35
_التو r42 m26
_التوفير_ r47
_التوقعات_ m23 h19
_التي r21 g-58
_التي_ r47 g-58
_الث h-56
_الثا r19 h-19
_الثالث_ r-27
_الثالثه_ r21
_الثاني_ g23 m25
_الثل r-35 g-24
_الثمن_علي_ g20
_الثمن_والبضاعه_ g22
_الج h-50
_الجا r38 g49 h-39
_الجامعه_ r-21
_الجاي_ r25 g32
_الجايه_ g35
_الجب r-19 h22
_الجد r-42 g44
_الجداد_ g34
_الجديد_ r-33 g-19
_الجر g-47 m-26
_الجز h-37
_الجزار_ h-37
_الجل h30
_الجلسه_ h30
_الجمارك_ k19
_الجمعه_ g25 h20
_الجمعيه_ r47
_الجن h-20
_الجه r36 g-22 k19
_الجهات_ k19
_الجهتين_ r39
_الجو r48 m20
_الجوال_ r23
_الجوهرجي_ r30
_الجي r-25
_الح r-27 g75 h-31 k27
_الحا r-34 g-29
_الحاج_ g43
_الحاره_ g-24 k21
_الحب g47
_الحبيب_ h42
_الحج_ g-34
_الحجر_ g31
_الحد k71
_الحد_ k71
_الحد_الادني_ r44
_الحر h59
_الحره_ h48
_الحس r79 g-28 h-28
_الحساب_ r96 g-21
_الحساب_المكشوف_ r21
_الحص g56
_الحصاد_ r37
_الحصاه_ g61
_الحظ g25 m84 h27
_الحظ_ g54 m86 h27
_الحظ_علي_ g-46 m54 h41
_الحظ_في_ m34
_الحف m-26 h-44
_الحق g45
_الحق_ g50
_الحك m-20 h23
_الحياه_ g38
_الحين_ r-30 g-25
_الخ g-38 m34 h39
_الخا g-44 h65 k30
_الخارج_ h19
_الخاص_مقابل_ h34
_الخاصه_ r20 g-22 h25
_الخب g-27 h30
_الخر r-19 g22 h-33
_الخروف_ r-19 g30
_الخز r52
_الخزانه_ r30
_الخزينه_ r33
_الخض m58 h45
_الخم r45 g-34
_الخمور_ h23
_الخميس_ g-31 m-24
_الخي r-47 g43
_الخيار_ g26
_الخيار_علي_ g29
_الخياط_ r-20
_الخيل_ h37
_الخيل_من_ m29
_الخيمه_ m-22 h-28
_الخيول_ m19
_الد r21 g-28 h60 k-37
_الدخ m19
_الدر r27
_الدراجه_ r-33
_الدراهم_ r61
_الدف r-76 h20
_الدفع_ r-36 g22
_الدفعه_ r-40 h19
_الدفعه_الاولي_ h19
_الدق r29
_الدقيقه_ r29
_الدك g-33 m-34
_الدكان_ g-33
_الده r-36
_الدهب_ r-23
_الدو r-21 m42 h20
_الدور_ h24
_الدوره_ r-28
_الدوري_ r20
_الدولاب_ m24
_الدولار_ r-19 g21
_الدي r35 g28 h22
_الدين_ r52
_الدين_كان_ r-47
_الذه r-30
_الذهب_ r-27
_الذهب_القديم_ g-23
_الذي r30
_الذي_ r30
_الذي_اشتراه_ r30
_الر r30 g-46 h91 k58
_الراتب_ r31
_الراعي_ r-20
_الرب r40 g30 h-27
_الربح_ r-29 g-20
_الربح_ان_ r-24
_الربع_ r41 h-27
_الربوي_ r36 h19
_الربيع_ g48
_الرح r-21 g46
_الرحله_ h-19
_الرخ h27
_الرخصه_ h27
_الرس r-20 m-21 h-23 k34
_الرسم_ h-22
_الرص r34 m24 h33
_الرصيد_ r34 m24 h33
_الرق g-20 k50
_الرقم_ k36
_الرقم_اللي_ k37
_الرم g-26 m-24
_الره r40 h35
_الرهان_ h35
_الرو g-21 m30 h43
_الري g-19
_الرياضه_ h-30
_الرياضيه_ m20 h56
_الز g22 h35 k-27
_الزبون_ g28
_الزر g25 h-20
_الزو r31 h45
_الزواج_ h-24
_الزوج_ r-21 h63
_الزي h19
_الزياره_ h24
_الس h36 k50
_السا g-36
_الساحر_ h24
_الساعه_ r19 h-40 k36
_السب g-52
_السباحه_ h-22
_السباق_ h22
_السبب_ k29
_السج r-53 h-27
_السجاد_ r-53 h-23
_السح r23 m20 h24
_السحب_ r26 m40
_السحر_ h27
_السد r29 h-21
_السداد_ r29
_السر h-22 k61
_السري_ k38
_السع r-32 m-26 h32
_السعر_ r-32 h32
_السعر_مقفول_ r50
_السف r23 g28 h51
_السفاره_ h29
_السفر_ r22 g26
_السفينه_ r-19 m21 h21
_السق k29
_السقف_ k29
_السكر_ h-27
_السكوت_ h37
_السل m32
_السلفه_ r23
_السلوت_ m34
_السن g102
_السندات_ r27
_السنه_ r-22 g43 h21
_السنوات_ g26
_السنوي_ g19
_السه m21 h-26
_السهم_ m21 h-22
_السو h-59
_السوق_ r-30 h-28
_السوق_الحره_ h40
_السوق_يهبط_ m31
_السي m-20 h70
_السياره_ r-33 h33
_السياره_بالاقساط_ r-27
_السياره_نفسه_ r28
_السياره_نفسها_ r32
_السير_ h40
_الش r-65 h37
_الشا h55
_الشاحنه_ h55
_الشاه_ g34 h-23
_الشاي_ h20
_الشب r-23 k23
_الشباب_ k23
_الشباك_ r-19 m28
_الشبكه_ g42 h-20
_الشخ r27
_الشخصي_ r27
_الشر r-27 g-38 m-19 h-76
_الشركه_ g-32 m-27
_الشع r-20
_الشه g19 m28 k-29
_الشهاده_ k-21
_الشهر_ r-19 m27 h37
_الشهري_ g22
_الشو g42
_الشي r27
_الشيك_ r29
_الشيك_قبل_ r25
_الص r86 m-41 h-108 k-35
_الصا r34 g-20
_الصايغ_ r29 g-20
_الصب r66
_الصبر_ r82
_الصر r30
_الصرافه_ r24
_الصل h28
_الصلاحيه_ h32
_الصن h-38
_الصي g29 h-47
_الصياد_ r-19 g32 m-20
_الصيف_ r21
_الض r34 h26 k36
_الضر h-46 k40
_الضرع_ g37
_الضريبه_ g-24 h-28 k42
_الضم r29
_الضمان_ r29
_الضي h42
_الط r39 g-34 h-31 k-64
_الطا r-42 g-29 m56 h44 k-20
_الطاوله_ g-20 h42
_الطب r-22 h-36
_الطباعه_ r-22
_الطبيب_ g-35 h-20
_الطر r27 k-22
_الطق r37 m-57 h-23
_الطل r51
_الطلب_ r37
_الطي g35 m24
_الطياره_ m24
_الطياره_اللي_ m35 h58
_الطير_ g51 h-28
_الطير_وهو_ g35 h-23
_الظ g-25
_الظه g-25
_الظهر_ g-25
_الع r44 g-19 h-87 k-44
_العاب_ m22
_العامله_ h32
_العايد_ r46
_العايد_الدوري_ r20
_العد r20
_العر r49 g-31
_العرس_ h-29
_العز g19
_العزبه_ g19
_العس m-23
_العسل_ m-23
_العش h-28
_العشا_ r-21
_العشره_ r38
_العق g25 h-54
_العقار_ h-40
_العقاري_ r26
_العل h-19
_العمال_ r-31
_العمل_ h43
_العملتين_ r19
_العمله_ m23 h-23
_العيال_ h55
_العيد_ r43 g24
_العينه_ r34
_الغ r-39 g60 h-85
_الغا g42 m23
_الغالب_ m26
_الغداء_ g-22
_الغر r-21
_الغل r25 g-25
_الغله_ r33
_الغنم_ g24
_الغو g54 h-20
_الغواص_ g38
_الغوصه_ g28
_الغي h-19
_الف r-49 g-27 m39 h21 k35
_الف_ r-37 g37 m-26 k24
_الف_وميه_ g21
_الفا g-21 h-33
_الفا_ m19
_الفاتوره_ r-19
_الفايده_ r-48
_الفايده_من_ r-30
_الفر g45 h-65
_الفرس_ r-22 g38
_الفروقات_ g24 m22
_الفريق_ h-24
_الفض g19 m47
_الفع r-33
_الفعليه_ r-22
_الفل r53 g-23 m-30 h-27 k44
_الفلوس_ r53 g-23 m-30 h-27 k44
_الفلوس_اللي_ r66
_الفلوس_مب_ k19
_الفن h99
_الفنجان_ h56
_الفندق_ h22
_الفو m73 h33
_الفواكه_ m56 h37
_الفوايد_ r24
_الفي r-24 g-28 h37
_الفيزا_ r35 h-28
_الفين_ r-20 g-22 h34
_الق r-55 g-45 k-26
_القا g-22 m-22
_القادم_ r51
_القادمه_ g31
_القادمه_من_ g19
_القارب_ g-36
_القاضي_ h49
_القاعه_ r-19 g-20
_القب r-35 h25
_القبض_ r-35 h31
_القد g-31
_القديم_ g-25
_القديم_بجديد_ r34
_القر h-36 k19
_القران_ m-23 h-39
_القرض_ r36
_القس r40
_القسط_ r34
_القط g34
_القطعه_ g30
_القطن_ g20
_القف g-42 h-31
_القفص_ g-36
_القم r-24 g21 m38
_القمار_ m40
_القن h21
_القو h74
_الك r34 g-25 m64 h34 k-26
_الكا r-35 g62 m26
_الكاتب_ g20
_الكازينو_ m19 h47
_الكاس_ g59
_الكب g27
_الكت k-21
_الكر r-26 g20
_الكس m21
_الكسبان_ m21
_الكش g-22
_الكف r51 g-21 h55
_الكف_ h80
_الكفاله_ r57 h-25
_الكل g-23 m42
_الكل_ r-32 m44
_الكه h-34
_الكهرباء_ h-34
_الكو h25
_الكي r40 g-71 h28
_الل r-47 g39 m32 h19
_اللع g-23 m27
_اللعب_ m22
_الله r-87 g63 k-19
_الله_ r-87 g63 k-19
_الله_يسهل_ g43
_اللو m38
_اللوتو_ m25
_اللوحه_ g40
_اللي r58 m-33 h26 k30
_اللي_ g31 m-40 h49 k33
_اللي_اتفقنا_ r25
_اللي_بالي_ h22
_اللي_تجيبه_ g22
_اللي_علي_ r-60 h-23
_اللي_عندي_ r66 g-89
_اللي_في_ h-31
_اللي_لسه_ g23
_اللي_ما_ h45
_اللي_يبلغون_ k32
_اللي_يسوي_ h32
_الليله_ r27
_الم r27 g31 m-102 k-26
_الما g29 h-19 k-29
_المارجن_ g36
_المال_ r64 g-19
_المال_كاملا_ r23
_المالك_ g29
_المب m44 k27
_المباريات_ h-46
_المباريات_بفلوس_ h19
_المبلغ_ r22 k44
_المبلغ_علي_ g20
_المت r60 g25
_المتاخر_ r43
_المتجر_ g46
_المج g63 m24
_المجلس_ r-26
_المح r-24 g-21 m-20 k-25
_المحتوي_ g28
_المحصول_ r25 g-21
_المحل_ r-31
_المخالف_ h26
_المخبز_ h-34
_المخطط_ g23
_المد r58 g-58 m-29
_المده_ r29
_المدير_ g-24
_المر r-31 m28 h24 k23
_المراهنات_ m-25
_المرخص_ r-22 m20
_المزاد_ g23
_المزرعه_ g-27
_المس h-22
_المسابقه_ m22
_المسبق_ g28
_المستريح_ r62
_المستشفي_ h-35
_المستقبل_ g-27 h34
_المش r32 h41
_المشروع_ h-19
_المص g-19 m-21 h20 k45
_المصاري_ r27
_المصحف_ h29
_المصرف_ k32
_المط r-20 m-25 h-20 k-19
_المطار_ g-20
_المطبخ_ g21
_المطعم_ h-22
_المع g-41
_المعامله_ h25
_المعتق_ h21
_المعدن_ r39
_المف r-30 g43 m-51 h-42
_المفاجات_ g50 m-21
_المفتش_ h22
_المفتش_ما_ h48
_المق r32 g-36 h-29
_المقاس_ r-38
_المقاول_ r-22
_المقترض_ r22
_المقرض_ r49
_المقرض_عشر_ r34
_المك r32 g-32 m-39 k-20
_المكتب_ h23
_المكتبه_ r-28
_المكشوف_ r72 m-25
_المكيف_ g-20
_المل r-30 g22 m-20 h-22 k-34
_المم g-32 h47
_المن r-20 g-29 m20 h51
_المناقصه_ h38
_المندل_ h35
_المه r22 g37
_المهله_ r22
_المو g26
_المورد_ g24
_الموسم_ g73
_الموظف_ h-39
_الموعد_ r24 g-22
_الموقت_ h27
_الموقع_ h22
_الميزان_ g-20
_الميه_ r36
_الن r-21 m-30 h23 k28
_النا m-20
_النادي_ r-21
_الناس_ g-21
_الناقه_ g46
_النب h46
_النت g-19
_النتايج_ h-20
_النتيجه_ h45
_النج g-42
_النجار_ g-29
_النح h27
_النحس_ h27
_النخ h-19
_النخل_ g-32
_النس h-30
_النص m43
_النص_ m20
_النظ k26
_النظام_ k28
_النف g28 h20
_النفط_ g28 h20
_النه g33
_النهايي_ g26
_اله r-23 g28 m38 h-53
_الها g35
_الهامش_ g27
_الهج g-25 m-20 h-23
_الهجن_ g-25 m-20 h-23
_الهد m42 k-22
_الهل m27
_الهلال_ m27
_الهو g27 k26
_الهوا_ g26 h-19
_الهويه_ k27
_الو g-20 m-70 k-30
_الواسطه_ h20
_الود h54
_الودع_ h61
_الوديعه_ r-20
_الور r-31 m-28
_الورق_ g-19 h23 k27
_الورقه_ r-36
_الوز r26
_الوزن_ r22
_الوص g33
_الوصول_ g21
_الوك g23
_الول g-23
_الي r31 h23
_الي_ g22
_الي_الاصل_ r43
_اليه r37
_اليه_ r37
_اليو g-20 h20
_اليوم_ h20
_اليوم_بسعر_ r26
_ام r39 m-51 h46
_ام_ r58 g-50 h62
_اماز g43 h-21
_امازون_ g43 h-21
_امام r-25 h25
_امتل r19
_امر h44
_امرر h44
_امرر_ h44
_امس g-24
_امس_ r23 g-22
_امسح k27
_امسح_ k27
_امل g82 h-31 k-20
_امل_ g90 h-27
_امو k44
_اموا k44
_اموال_ k49
_امي r-25
_امي_ r-25
_ان r29 g262 m-34 h-53 k29
_ان_ r94 g221 h-60 k-38
_ان_السوق_ g-39 m46
_ان_بلا_ r34 g-29
_ان_ربح_ r-40
_ان_سدد_ r64
_ان_كسب_ g35
_ان_نبت_ g43
_انا g33 m24 h-24
_انا_ g41 m24
_انب h-34
_انبر g22
_انبرمجت_ g22
_انتظ r19
_انتظاره_ r37
_انشر h22
_انشر_ h22
_انظ k20
_انظا k20
_انظار_ k20
_انع g-28 h-19 k26
_انعم k26
_انعمل_ g-20 k28
_انق g29 k20
_انقط g21
_انقل k22
_انقل_ k26
_انك g28 h-20
_انكس g28 h-20
_انكسر_ g28 h-20
_انه r-41 g-22 h153 k68
_انه_ r-48 h101 k39
_انه_اصليه_ h19
_انها g-48 h53 k35
_انها_ g-48 h53 k35
_انها_اصليه_ h30
_اني r25
_او r-33 g97 h-88 k-21
_او_ r-70 g130 m31 h-71 k-29
_او_اجل_ r-41
_او_احمر_ m25
_او_لا_ r32
_اوا r-20
_اوب g67 h-27
_اوبش g67 h-27
_اوبشن_ g49
_اور g-21 h45
_اوراق_ m23 h29
_اوص r30
_اوف r25
_اول r21 g-71 m-21 h-30
_اول_ r28 g-80 m-21 h-20
_اونل m33 h37
_اونلاين_ m35 h23
_اي r31 g142 k24
_اي_ r-39 g151 h-45
_اي_ثوب_ g47 h-22
_ايا g-21
_ايام g-74
_ايام_ g-74
_اياه h23
_اياها_ h23
_ايتمان_ h22
_ايج r80 g-29 h-19
_ايجا r80 g-29 h-19
_ايجار_ r57 g-29
_ايجار_اذا_ k30
_ايجار_المحل_ g34
_ايد r-28
_ايدا r-28
_ايداع_ r-28
_ايداع_في_ h30
_ايش r-22
_ايش_ r-22
_ايص r46 g-23 k48
_ايصا r46 g-23 k48
_ايصال_ k48
_ايه g63
_ب_ r21 m49
_ب_ظرف_ h22
_با r29 m-64 h-67 k-85
_باب_ h-24
_باث g-29
_باثن g-29
_باثنعش_ g-29
_باج r-29
_باجر r-48
_باجر_ r-25
_باجل r19
_باجل_ r19
_بار r-30 g-38 m-23
_بار_ h-49
_بارب r-27 g21 h-29
_باربعه_ r22
_باربعين_ r-21 g21
_باز m47 h-39
_بازي m47
_بازي_ m47
_باس r-21 g-25 m-22 k39
_باسم r-27 g-25 m-22 k45
_باسم_ g-21
_باسم_ثاني_ h45
_باسماء_ k57
_باسمك_ k27
_باسمي_ k-34
_باع r119 h-39 k-43
_باع_ r-32
_باع_لي_ r-56
_باعت r57
_باعت_ r57
_باعن g31
_باعني_ g31
_باعه r-22
_باعو r102 g-23 h-21
_باعولي_ r44
_باعولي_المعدن_ r26
_باعوه_ r41
_باعوه_لنفس_ r21
_باعوه_لنفسه_ r19
_باق r40 g-25 m-35 h-29
_باقل r50
_باقل_ r50
_باقه m-27 h-23
_باقه_ m-27 h-23
_باقي g-33
_باقي_ g-33
_باك r42
_باكر g26
_باكر_ g26
_بال r-38 g44 m-20 h60 k-21
_بالا r58 k22
_بالاسم_ k25
_بالاقساط_من_ r36
_بالب r-42
_بالبحر_ g19
_بالبيع_ g34
_بالت g27 h-28
_بالتقسيط_ r42
_بالتقسيط_من_ r23
_بالج r25 g28
_بالجزاف_ g44
_بالح g-23
_بالخ r-74
_بالد r-53
_بالدين_ r-35
_بالر r-36
_بالز r38
_بالس g-21 m21 h50
_بالساعه_ h57
_بالش r25 h-25
_بالع g-23
_بالغلط_ r-25
_بالف g75 h-26
_بالف_ r-28 g30 h-20
_بالف_او_ r-47 g-19
_بالفايده_ r35 h26
_بالفرق_ g20
_بالفين_ g28 h-24
_بالق g-27 h49
_بالقنب_ h20
_بالك h-22
_بالك_ g-20 h41
_بالكامل_ g-33
_بالم r27 m23 k-23
_بالمبلغ_ r-47
_بالممنوع_ h20
_بالميه_ r64 g-35 h-25
_بالن g-25 h-25 k20
_باله k22
_باله_ k22
_بالو r26
_بالي g-23 h50
_بالي_ g-23 h50
_بالي_بالك_ g-20 h41
_بان h71
_بانج h52
_بانجو_ h52
_باي r-31 g78 h-43 k-29
_بايص r-19 h-28 k-22
_بايصال_ r-19 h-28 k-22
_بايع g35
_بب g54
_ببا g47 m19
_بت g29 m87
_بت_ m105 h19
_بتا r49 k41
_بتار k53
_بتاريخ_ k57
_بتاريخ_قديم_ k53
_بتاع r53
_بتر r-24 k-22
_بتس r27
_بتسع r25
_بتسعه_ r40
_بتك h-19
_بتكو h-19
_بتكوين_ h-19
_بتم r-19 g27
_بث g77
_بثل r37 g39
_بثلا r37 g39
_بثلاثميه_ r-49 g28
_بثلاثه_ r56
_بثلاثين_ r30
_بثم r19
_بثما r26
_بثمانيه_ r26
_بثمن_ g31
_بج r87 g-19
_بجد r47
_بجدي r47
_بجديد_ r37
_بح r-37
_بحث h29
_بحر g-20 h-23
_بحري h-30
_بحل r25
_بحلي r25
_بحلي_ r25
_بحي g48
_بحير g48
_بخ r37 g21 m-21 k-25
_بخص r43
_بخصم r43
_بخصم_ r43
_بخم r-37 g64 h-21
_بخمس r-37 g64 h-21
_بخمسميه_ r-36 g59
_بخمسه_ m35 h-21
_بخمسين_ m-38
_بد r65 m-21 h-48 k-30
_بدا h43
_بدال h43
_بدالي_ h43
_بدره r-21
_بدرهم_ r-21
_بدري r49
_بدري_ r49
_بدف r31 g23
_بدفا g23
_بدفاتر_ g23
_بدل r63 g-32 h-25
_بدل_ r52
_بدلت r28
_بدلت_ r28
_بدو r-36 g38 k-19
_بدو_ g21
_بدون r-23
_بدون_ r-23
_بدون_اسم_ g-25 k36
_بدون_تسليم_ g23
_بدون_فوايد_ r-31
_بدون_لا_ k30
_بدون_ورق_ k29
_بدي_ r-24
_بدين r30
_بدين_ r24
_بذ g21
_بر r-41 h36 k28
_برا r-60 g-33 h23 k52
_برا_ g-25 h-22 k77
_براس g22
_برام h46
_برب r-47 g20 h32
_بربح r-47 g33
_بربح_ r-47 g33
_بربع h33
_بربع_ h33
_برج h33
_برجي h22
_برجي_ h22
_برده_ r27
_بردها_ r-23
_برس g38
_برق g-28 h-25 k-19
_برقم g-28 k-19
_برن r21
_برنا r21
_برنامج_ r21
_بره k20
_بره_ k28
_بري r21 g20 h-57
_بريا r21
_بز r32 g-23
_بزي g-23
_بزيا g-23
_بس r79 g61 m-39 h-27 k-22
_بس_ r48 g56
_بسب r-21 h-26
_بسبع h-22
_بسبعه_ r22
_بست r-25 g36
_بسع g-36
_بسعر g-36
_بسعر_ g-34
_بسعر_اليوم_ g44
_بش g31
_بشت g31
_بشتر g31
_بشتريها_ g25
_بشر r31
_بشرط r39
_بشرط_ r39
_بص m-19 h42
_بصا h42
_بصار h42
_بصاره_ h42
_بض g-21 h20 k-29
_بضا g-41 h29 k-29
_بضاع g-41 h29 k-29
_بضاعته_ g-19
_بضاعه_ r30 g-22 k-29
_بضاعه_مسروقه_ g-23 h36
_بضر g25
_بضرع g25
_بضرعها_ g25
_بط r-34 g78 h-72 k25
_بطا r-30 h-26 k35
_بطار r-24 h-20
_بطاريه_ r-24 h-20
_بطاق g-24 k37
_بطاقات_ h-22
_بطاقتي_ h-19 k34
_بطاقه_ g-31 h35
_بطلب g32
_بطلي h26
_بطلين_ h26
_بطلين_من_ h36
_بطن g72 h-38
_بطن_ g48
_بطنه g24 h-23
_بطنها_ g24 h-23
_بطو g23
_بطي g-20
_بع g66 h-74
_بعا r21
_بعاي r21
_بعايد_ r21
_بعت r-21 h-43 k-25
_بعت_ r-73 g-41 h-28
_بعت_اسهم_ g31
_بعت_اسهما_ g30
_بعت_بعد_ g-21
_بعت_له_ g20
_بعت_نصيبي_ g25
_بعتك g40
_بعتك_ g40
_بعتل r19
_بعته_ r21
_بعتو r29
_بعتو_ r29
_بعد g71 k-19
_بعد_ r25
_بعد_العيد_ r24 g33
_بعد_الموسم_ g31
_بعد_ثلاثه_ g-27
_بعد_سنه_ g26
_بعد_شهر_ r51 g-20
_بعد_ما_ r-20 g-141 h49
_بعدي g81
_بعدين_ g81
_بعش g30 m20 h-31
_بعشر g30 m20 h-31
_بعشره_ g-27 m23
_بعشره_الاف_ r41
_بعشرين_ g52
_بعق g-36
_بعقد g-52
_بعقد_ g-52
_بعم r-19
_بعنا_ذمم_ r39
_بعي g43 h-27 k47
_بعيد k50
_بعيد_ k30
_بعيد_عن_ k30
_بعيدا_ k20
_بعيدا_عن_ k20
_بعين g47
_بعينها_ g53
_بغ h39
_بف g28 m22
_بفات h-25
_بفلوس_ g22 m36
_بق r-69 m-20 h-69
_بقر g-25 h-32
_بقر_ g-19
_بقي r-47 g48
_بقي_ r-30
_بقيم g49
_بقيمه_ g64
_بك h-50
_بكا g22 h-27
_بكر r-22
_بكره r-19
_بكره_ r-19
_بكل k23
_بكلم k23
_بكلمه_ k23
_بكلمه_سر_ k23
_بكم r-20 g39
_بل r-23 m-56 h-36
_بلا h-27
_بلا_ m-24 k-23
_بلا_اجر_ r42 g-42 k-26
_بلا_شرط_ r-27
_بلاغ h-31
_بلاغ_ h-31
_بلاغ_عن_ h-31
_بلط h20
_بلطج h20
_بلو m-36
_بلوت m-36
_بلوت_ m-36
_بم r-58 g37 h-34
_بمب r33 g33
_بمبا r35
_بمبادله_ r35
_بمبل g41
_بمبلغ_ g41
_بمص m22
_بمصا m22
_بمصاري_ m22
_بمق h-24
_بمقا h-24
_بمقابل_ h-24
_بمو r-35
_بمي r-33 g38 m-20 h-28
_بميت r-27 h-24
_بميتين_ r-27 h-24
_بميه g29
_بميه_ g29
_بن g-106 h52
_بنا h61
_بنات h46
_بنات_ h46
_بنت r-43 h49
_بنت_ r-24 h63
_بنت_ليل_ h42
_بنتي r-19
_بنتي_ r-19
_بند g-20
_بنس r21
_بنسب r21
_بنسبه_ r28
_بنص r23 g-22 h48
_بنصف r23
_بنصف_ r23
_بنف m-19 h-32 k33
_بنفس m-19 h-32 k33
_بنفس_ h-26 k27
_بنفس_الساعه_ h-26 k30
_بنك k-19
_بنك_ k-21
_بنك_ربوي_ h24
_بنكي r29
_بنكي_ r19
_به r71 g-42
_به_ r20 g-39
_بها r31
_بها_ r31
_بو r-36 g63 k-20
_بو_ h51
_بوت g38
_بوت_ g47 h-25
_بود h48
_بودر h48
_بودره_ h48
_بوص g-21 h-49
_بوك g31 m61 h-73
_بوكر m66 h-55
_بوكر_ m66 h-55
_بوكس g41
_بوكس_ g33
_بول g48 h-23
_بولي g48 h-23
_بوليصه_ g48 h-23
_بون h-27
_بونص h-29
_بونص_ h-29
_بي g37 m51 k-73
_بياخد_ r-22
_بيب r-32
_بيت r-31 g-27
_بيت_ g23 m22
_بيد r-41 g-34 h-20
_بيد_ r-74
_بيدي r35 g-23
_بير h54
_بيره h77
_بيره_ h77
_بيس r50
_بيش g35
_بيشت g35
_بيشتريها_ g23
_بيض g-19 m41 h-45
_بيض_ g21 h-24
_بيضا g-31 m22
_بيضات_ g-23 m25 h-20
_بيط r23
_بيع g78 m-43 h-36
_بيع_ g-80 m-20 h29 k-21
_بيع_اجل_ g29
_بيع_اقامه_ h25
_بيع_ان_ g36 h-20
_بيع_سيارتي_ g-39 h-24
_بيع_علي_ r-25 h50
_بيع_عينه_ r73
_بيع_كفاله_ h40
_بيعت g43 h-22
_بيعتين_ g35 h-19
_بيعط g35
_بيعه g31 h-20 k40
_بيعه_ g24 h-20 k40
_بيك g-27 h51
_بيكو g-27 h51
_بيكون_ g-27 h51
_بين g-59 m54 h-24 k-37
_بين_ k-35
_بينن h-23
_بيننا_ h-23
_بيننا_علي_ m24
_بيني m27
_بيني_ m27
_بيني_وبين_ r-48 m24
_تا r33 g31 m-33 h24
_تاج r43 g-30
_تاجي r46 g-28 k22
_تاجير_ k25
_تاجيل_ r35
_تاخ r77 g26 h-25
_تاخذ r19 m20
_تاخذ_ r19 m20
_تاخر r-20 g28
_تاخر_ g30
_تاخرت_ r-20
_تاخي r79
_تاخير_ r50
_تاد h46
_تادي h46
_تاديب_ h46
_تاديب_جاري_ h33
_تار g26 h21
_تارو h22
_تاري g37
_تاريخ_ g37
_تاش h26
_تاشي h26
_تاشيره_ h26
_تاك g-19 h-25
_تام r-43 g70 h-35
_تامي r-43 g70 h-35
_تامين_ r-43 g70 h-35
_تامين_اسنان_ g23
_تامين_السياره_ g19
_تامين_تقليدي_ h35
_تامين_سفر_ g29
_تامين_ضد_ g23
_تامين_علي_ g35
_تب m-34 h25 k75
_تبد h-20
_تبدي h-20
_تبديل_ h-20
_تبر g-21 h-34 k32
_تبرع g-21 h-34 k32
_تبرعات_ k21
_تبل k21
_تبلي k21
_تبليغ_ k21
_تبي g31
_تت r33 g-35
_تتا r33
_تتاخ r33
_تتاخر_ r33
_تث r24
_تثب r24 g-23
_تثبي r24 g-23
_تثبيت_ r24 g-23
_تج r-26 g53 m-26 h-34
_تجاري_علي_ g23 h-20
_تجاريه_ r31
_تجس h31
_تجسس h31
_تجسس_ h31
_تجسس_علي_ h31
_تجن k20
_تجنب k20
_تجنب_ k20
_تجي g45 h-25
_تجيب g45 h-25
_تجيب_ g22
_تجيبه_ g23
_تح r-113 g33 m64
_تحب r-22 h26
_تحبب h30
_تحبب_ h30
_تحت g32 m-20 h31
_تحت_ g32 m-20 h31
_تحت_الطاوله_ m-21 h62
_تحد r-26 g39 m113 h-34 k-20
_تحد_ m51
_تحد_من_ m31
_تحدد g32
_تحدد_ g32
_تحدي r-22 m62
_تحدي_ m51
_تحديد_ g39
_تحر k45
_تحس r19
_تحسب r19
_تحسب_ r19
_تحض h49
_تحضي h49
_تحضير_ h49
_تحل r-28 h-37
_تحلي h-37
_تحليل_ h-37
_تحو r-31 k-19
_تحوط g37
_تحوط_ g37
_تحوي g-34
_تحويل_ r-34 g-28 k-30
_تخ r-52 g72 m36 h-64
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
_تخل r-49 h-22
_تخلص r-49
_تخلص_ r-32
_تخم g24 m37
_تد r49 g-19 k79
_تدا m31
_تداو m31
_تداول_ m31
_تداول_فروقات_ m27
_تدخ r22 h-28 k58
_تدخل r22 h-30 k58
_تدخل_ r22 h-30 k58
_تدخل_وتطلع_ h-30 k58
_تدر g-21 m-33 k36
_تدري g-21 m-33 k36
_تدري_ g-21 k36
_تدري_عنه_ k20
_تدف r31
_تدفع r31
_تدفع_ r31
_تدل h41
_تدلي h28
_تدليك_ h28
_تذ g-36 h-41
_تذا h-19
_تذاك h-19
_تذاكر_ h-19
_تذك g-26 h-22
_تذكر h-34
_تذكره_ m22 h-22
_تذكره_سباق_ m28
_تذكره_سحب_ m19 h-24
_تذكره_يانصيب_ h28
_تر g-36 k-33
_ترا g-28 m32
_ترام h23
_ترامادول_ h23
_تراه m29
_تراهنا_ m22
_ترب r25 m-25
_ترج h25
_ترجع g21 h26
_ترجع_ g31 h28
_ترده r21
_ترده_ r21
_ترك r-23 h-38
_تركي h-30
_تز g23 h41
_تزه g33
_تزهر g33
_تزهر_ g33
_تزو h45
_تزوي h45
_تزوير_ h41
_تزي g-29
_تزيد g-27
_تزيد_ g-27
_تزيي h28
_تزييف_ h28
_تس r40 h60
_تسا h41 k-21
_تسال h41 k-21
_تسال_ h41 k-21
_تسال_من_ h46 k-25
_تسج m-30 h-36
_تسجي m-30 h-36
_تسجيل_ m-30 h-36
_تسع r36
_تسعم r-21
_تسعميه_ r-21
_تسعه r35 g-21
_تسعه_ r35 g-21
_تسك h54
_تسكر h54
_تسكر_ h54
_تسل g47 h-27
_تسلي h-24
_تسليم_ g24 h-19
_تسهر h37
_تسهر_ h37
_تسو h46
_تسول h26
_تسول_ h26
_تسوي h20
_تش m37
_تص r-85 h-75
_تصد h-55
_تصدي h-53
_تصديق_ h-53
_تصر r-27
_تصل r-39 g-55 h-33
_تصلي r-39 g-64 h-21
_تصليح_ r-39 g-64 h-21
_تصي m21
_تصير r19
_تصير_ r19
_تط r-35 m60 h44 k43
_تطب g-27 h-44
_تطبي g-27 h-44
_تطبيق_ g-27 h-44
_تطل k54
_تطلب g-19 k45
_تطلب_ g-19 k45
_تطلع g20 h19
_تطلع_ h24
_تطي g20 m25 h61
_تطيح g35
_تطيح_ g35
_تظ r-21 h-20 k69
_تظه h-20 k69
_تظهر h-20 k69
_تظهر_ h-20 k69
_تظهر_كراتب_ k27
_تع r63 g-37 m-27 h164
_تعا h35
_تعار h34
_تعارف_ h34
_تعب r36 m24
_تعبه r22
_تعبه_ r22
_تعبي m29 h20
_تعبيه_ m29 h20
_تعد h-23 k47
_تعدي h-23 k47
_تعدي_ h-23 k47
_تعدي_علي_ k21
_تعر g21 h88
_تعرف g27 h24 k26
_تعرف_ g29
_تعط g35
_تعطل g19
_تعطل_ g22
_تعطيني_ r-21
_تعق g-20 h67
_تعقد g-20 h67
_تعقد_ g-20 h67
_تعل m-29
_تعلي m-29
_تعليق_ h35
_تعو r42 h39
_تعوي r27 h39
_تعويض_ m22 h28
_تعويض_عن_ r25 h-19
_تعويضا_ r22
_تعويضا_عن_ r22
_تغيي h29
_تغيير_ h29
_تف r-21 g-42 m-20 h55
_تفا h-28
_تفاح h-19
_تق r23 g23 h54
_تقد m26 k-19
_تقر r31
_تقرا h48
_تقرا_ h48
_تقرض r32
_تقرضني_ r32
_تقري h-34 k21
_تقرير_ h-34 k21
_تقس g30 h-26 k19
_تقسي h-25 k21
_تقسيط_ g22
_تقسيم_ h-24 k30
_تقسيم_المبلغ_ k27
_تقل h68
_تقلي g-25 h73
_تقليد_ g-21 h66
_تك g-34 m-21 h-46 k-30
_تكا h-23
_تكاف h-23
_تكت k-22
_تكتب k-22
_تكتب_ k-43
_تكل r-28
_تكي r34
_تكيل h26
_تكيي r35
_تكييش_ r35
_تل g20
_تلا r22 g-34 h28
_تلات r34 h-24
_تلات_ r41 h-21
_تلات_تلاف_ r-19
_تلاع h71
_تلاعب_ h71
_تلاف h-19
_تلاف_ h-19
_تلد g43
_تلد_ g23
_تلده g20
_تلده_ g20
_تلف g-49 m29 k26
_تلف_ r-31 g-21 m21 h22 k28
_تلفو g-21
_تم r21 g-23 h49 k30
_تم_ h-37 k37
_تما h53
_تماث h26
_تماثيل_ h26
_تمث h52
_تمثا h52
_تمثال_ h52
_تمر h-32
_تمر_ r-26 h-26
_تمر_خلاص_ g-27
_تمر_عام_ g47 h-23
_تمل g23
_تملك g23
_تمن r35
_تمن_ r54 g-21
_تن g51 m-22
_تنا r-35
_تناز r-40
_تنازل_ g27
_تنازل_عن_ g36
_تنازلت_ r-26
_تنازلت_عن_ r-26
_تنز g40
_تنزل g37
_تنزل_ g37
_تنزي h21
_تنزيل_ h21
_تنس r24
_تنق r-28
_تنك g-20 k36
_تنكت k37
_تنكتب_ k38
_تنكه r20
_تنكه_ r20
_ته h65
_تهر h41
_تهرب h-22 k20
_تهرب_ h-22 k20
_تهري h63
_تهريب_ h63
_تهك h19
_تهكي h19
_تهكير_ h19
_تو r31 g70 m42 h-90 k-28
_توت m39
_توتو m39
_توتو_ m31
_تور r84 h-48 k-31
_تورق r91 h-36 k-31
_تورق_ r91 h-36 k-31
_تورق_منظم_ r38 k-22
_توص k27
_توصل k27
_توصل_ k27
_توع h-20
_توعي h-20
_توعيه_ h-20
_توف g20
_توفي g20
_توفيت_ g20
_توق g25 h-23
_توقع r-32 g33 m21 h-34
_توقع_ g20 m-43 h-24
_توقع_سعر_ g-27
_توقع_صعود_ g21 m-53
_توقع_هبوط_ m-21
_توقعات_الانتخابات_ m28 h34
_توقعت_ g26 m27
_توقعه_ m23
_توقي r34
_توك g21
_توكن g39
_توكن_ g39
_تول g19
_تولد g19
_تولد_ g19
_تي r-25 h39
_تيس r-25
_تيسر r-23
_تيسر_ r-23
_ثا k23
_ثاب r48 g-19 h-30
_ثابت r48 g-19 h-30
_ثابته_ r22 h-21
_ثان r-32 g19 h28 k22
_ثاني r-32 g19 h28 k22
_ثاني_ g-20 h42 k26
_ثانيه_ g39 m32
_ثل g-90 h22
_ثلا r34 g-68
_ثلاث r34 g-55
_ثلاث_ g27
_ثلاث_سنين_ g24
_ثلاثميه_ r31 g-40 m25
_ثلاثه_ g-42
_ثلاثه_الاف_ r-50
_ثلاثه_ايام_ g-65
_ثلاثه_شهور_ g19
_ثلث r-20 g-21 h36 k21
_ثلث_ r-20 h36
_ثلث_مكتب_ r-20 h70
_ثم g-41 m-42 h-38 k-20
_ثم_ r-55 g-35
_ثما r36
_ثمان r38 g-25
_ثمانين_ r30
_ثمانيه_ g-20
_ثمر g57 h-29
_ثمر_ g36 h-29
_ثمر_قبل_ g32
_ثمر_هالشجره_ g27
_ثمر_هالنخله_ g27
_ثمره g21
_ثمره_ g21
_ثمن g-44 m-24
_ثمن_ g-25
_ثمن_بضاعه_ k26
_ثمن_طاير_ g25
_ثمن_ما_ g45
_ثمنه r23 g-19 m-19
_ثمنه_ r21
_ثمنها_ g-27
_ثن g37 m78 h-29
_ثنا g37 m78 h-29
_ثناي g37 m78 h-29
_ثناييه_ g48 m66 h-26
_ثناييه_صاعد_ g40
_ثو h-32
_ثوب g21 h-22
_ثوب_ g21 h-22
_ثوب_تطيح_ g35
_جا g56 h102
_جا_ r41
_جاب g58
_جاد h23
_جادو h23
_جادو_ h23
_جار r-41 g24 h24
_جاري r-40 g35 h19
_جاري_ r-40 g35 h19
_جاك m58 h29
_جان h28
_جان_ h24
_جاه h57
_جاهز h57
_جاهز_ h32
_جاهزه_ h25
_جاي g19 m-32 h-43
_جايز m-32 h-35
_جايزه_ m-28 h-35
_جب g-45 h53
_جبت g-28 h23
_جبتل h23
_جبتلك_ h23
_جبل h30
_جبلي h30
_جبلي_ h30
_جت h28
_جتن h32
_جتني h32
_جتني_ h32
_جد g24 m-25 k-26
_جدد g22
_جدو r22
_جدول r22
_جدوله_ r20
_جدي m-20
_جديد m-20
_جديد_ r23
_جديده_ r-33
_جر h54
_جرا h26
_جرد g41
_جرد_ g41
_جز r-79
_جزا r-23 g30
_جزاف g55 h-27
_جزاف_ g28
_جزافا_ g27
_جع h25
_جعه h25
_جعه_ h25
_جل g-41 h37
_جلب h38
_جلب_ h38
_جلد h-23
_جلس g-21 h22
_جلسه g-21 h26
_جلسه_ g-21 h26
_جم m-36 h-50 k76
_جما k40
_جماع k40
_جماعه_ k40
_جماعه_لا_ k27
_جمع g-29 m-36 h-35 k37
_جمعت h-24 k19
_جمعي m-29
_جمعيه_ m-29
_جمل g24
_جن g60 h43
_جن_ h43
_جنس h24
_جنسي h24
_جني g74 h-24
_جنين g82 h-20
_جنين_ g82 h-20
_جه h-40 k34
_جها h-39
_جهاز h-34
_جهاز_ h-34
_جهه k22
_جهه_ k22
_جو m50 h141 k-34
_جوا m37 h41
_جواز h37
_جواز_ h23
_جوازات_ h23
_جوال h36
_جوالات_ h26
_جوالات_مسروقه_ h20
_جور r24 h36
_جورج r24 h36
_جورج_ r24 h36
_جي g-26
_جيب g-24
_جيبي g-23
_جيبي_ g-23
_حا r-37 g-24 m63 h-93
_حاج r31
_حاد r-20
_حادث r-20
_حادث_ r-20
_حاط m108 h-32
_حاط_ m91 h-25
_حاط_علي_ m44
_حال r-29 g35
_حب k-34
_حبا h-25
_حبات h-25
_حبات_ h-25
_حبه g-29 h20
_حبه_ g-29 h20
_حبو g-33 k-26
_حبوب g-33 k-26
_حبوب_ g-33 k-26
_حبوب_ابو_ h25
_حبوب_كبتاجون_ h22
_حبوب_مخدره_ h27
_حبي h35
_حبيب h37
_حبيب_ h22
_حت r34 h44 k52
_حتي r34 h44 k52
_حتي_ r34 h44 k52
_حتي_احذف_ h31
_حتي_امسح_ h22
_حتي_لا_ g-24 k40
_حتي_يغيب_ k32
_حج r32 g-61 m-45
_حجا h42
_حجاب h48
_حجاب_ h48
_حجاب_للمحبه_ h28
_حجاب_يرد_ h29
_حجز r41 g-42 m-27
_حجز_ r26
_حجز_جوازات_ h22
_حجز_سعر_ r49
_حجزت g-38
_حجزت_ r20 g-36
_حجزن m-25
_حجزنا_ m-25
_حجزنا_vip_ m-19
_حد h-68 k41
_حد_ r-25 h-26 k45
_حد_الابلاغ_ k29
_حدا r32 g61 h-21
_حدا_ g61
_حدد g-52
_حددن g36
_حددنا_ g36
_حر r-24 m-32 h83
_حرام h29
_حرامي_ h29
_حرز h41
_حرز_ h41
_حرك g26 m-20
_حركه g26 m-20
_حركه_ g26 m-20
_حرو h20
_حروز h20
_حروز_ h20
_حس r-94 m41 h-64 k66
_حسا k85
_حساب k85
_حساب_ r20 g51 m56
_حسابات_ k24
_حسابه_ k19
_حسابي_ g-41 m-29 k37
_حسابي_الخاص_ h34
_حسابي_خاص_ h24
_حسابي_في_ k-35
_حسب r-38 g23 m24 h-19
_حسب_ r-23 g35 h-19
_حسب_العقد_ r-24
_حسب_ما_ g52
_حسن r-44 h-48
_حسن_ r-44 h-48
_حشي h64
_حشيش h64
_حشيش_ h60
_حص r-65 g111 m-63 h19 k-21
_حصا m26
_حصان m26
_حصان_ m20
_حصت m-46 h32
_حصتن h55
_حصتنا_ h55
_حصتنا_في_ h31
_حصتنا_من_ h32
_حصتي m-40
_حصتي_ m-40
_حصتي_من_ r28 m-33
_حصل r-19 g56
_حصه r-53 g38 m-37
_حصه_ r-53 g38 m-37
_حصه_في_ r-24 g48
_حصه_من_ m-24 h41
_حط g-39 m26 h-21
_حط_ k23
_حطب h-29
_حطي r35 g-23 m32
_حطيت r34 g-21 m28
_حطيت_ r34 g-21 m28
_حظ r-21 g23 h-41
_حظ_ m29 h-46
_حف m-23 h-41
_حفظ m-23
_حفظ_ m-23
_حفظ_القران_ m-23
_حفل h-25
_حق r86 h33 k-35
_حق_ r44 g53 m-49 h-42 k33
_حق_اختيار_ g34
_حق_الاختيار_ g36
_حق_البنت_ h52
_حق_الخيار_ g20
_حق_الشاي_ h20
_حق_الشباب_ h-25 k38
_حق_شاي_ h88
_حق_شراء_ g73
_حقن r27 h23
_حقنا r27 h23
_حقنا_ r27 h23
_حقه r38 g-67 h46 k-32
_حقه_ r31 g-67 h47 k-32
_حقي g26 k-20
_حقي_ h24
_حقيق g29
_حقيقي_ g35
_حك r43
_حكم g-21
_حكم_ g-21
_حل g-21 h-34
_حلا h-41
_حلق h-21
_حلو g-42 h68
_حلوف h49
_حلوف_ h49
_حلي r36 g52 h-40
_حلي_ r61
_حلي_قديم_ r29
_حليب r-25 g55 h-40
_حليب_ r-25 g55 h-40
_حليب_البقره_ g28
_حم g76 h24 k-26
_حما g29 h28
_حماي g49
_حمايه_ g49
_حمايه_شاشه_ g23
_حمر h-25
_حمرا h-25
_حمل g72 h-30
_حمل_ g92 h-29
_حمل_الناقه_ g46
_حمي h62
_حميم h56
_حميم_ h22
_حو g-49 h-41 k57
_حوا r-41 g-28 k22
_حوال r-19 g-20 k30
_حوالات_ k30
_حواله_ k-22
_حول r32 g-52 k39
_حول_ r24
_حولت r20
_حولت_ r20
_حوله g-37 k66
_حوله_ g-37 h-21 k74
_حي g84 h-35
_حي_ g67
_خا g-44 k32
_خار k35
_خارج k35
_خارج_ k35
_خاص h76
_خاص_ h53
_خاص_مقابل_ h24
_خاصه h23
_خاصه_ h23
_خاصه_من_ h23
_خاط r41
_خال g-19 h-106
_خالت h-29 k23
_خالتي_ h-29 k23
_خالي h-68
_خالي_ h-67
_خب g-22 h24
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
_خدم r26 g-25 h23 k20
_خدما h28
_خدمات_ h28
_خدمه r27 g-23 k21
_خدمه_ r27 g-23 k21
_خدمه_الدين_ r28
_خذ r69 g62 m30 h-39
_خذ_ g-22 k29
_خذا m33
_خذا_ m33
_خذت r30
_خذت_ r20
_خذه g19
_خذها g19
_خذها_ g19
_خذو r27
_خذوه r27
_خذوها_ r27
_خذي r29 g22
_خذيت g22
_خر m-20 k-23
_خرب g19
_خرب_ g23
_خرزه h33
_خرزه_ h33
_خز r56 h-22
_خزا r46 h-19
_خزان r46 h-19
_خزانه_ r54
_خس m82 h-23
_خسا m70
_خسار m70
_خساره_ m70
_خسر r-25 h-20
_خسرت_الرهان_ h-33
_خش g-19 h-31
_خشب h-40
_خشب_ h-22
_خص r42
_خصم r42
_خصم_ r44
_خصم_فواتير_ r36
_خض r-23 h-28
_خط h-28
_خطا r-22
_خطا_ r-21
_خل r-44 g-28 m27 h-72
_خل_ h-54
_خلا g-19 m42
_خلاص r39 g-32
_خلاص_ r39 g-32
_خلال r-32 m46
_خلال_ r-32 m46
_خلال_دقيقه_ m30
_خلص g-25
_خلصت g-26
_خلصت_ g-26
_خله r-47 g-36 h-32 k45
_خلها r-47 g-36 h-32 k45
_خلها_ r-47 g-36 h-32 k45
_خلها_اقل_ k39
_خلي g52 h38 k-29
_خلي_ r-26 h23 k-22
_خليه g24 h22
_خليه_ g34
_خم g-63 h62 k-44
_خماره_ h26
_خمر m-23 h52
_خمر_ m-21 h40
_خمس r19 g-52 m27 k-40
_خمس_ g23 m51 h48
_خمست r39
_خمسم g-50
_خمسميه_ g-50
_خمسه r23 m-32 k-25
_خمسه_ r23 m-32 k-25
_خمسي r-44 h-21
_خمسين_ r-29
_خن g-20 h55
_خنز h69
_خنزي h69
_خنزير_ h60
_خي r-64 g45 h-48
_خيا g70 h-45
_خيار g83 h-45
_خيار_ g26 h-30
_خيار_بيع_ g33
_خيار_شراء_ g103
_خيارات_ g56
_خيارات_ثناييه_ g54 m66
_خير r-55 g-20
_خير_ r-37
_دا r65 g108
_داخ g59
_داخل g59
_داخل_ g37
_داخله_ g22
_دام r56
_دام_ r55
_داي r24
_دايم g25
_داين r24
_دب h-51
_دج g-21 h72
_دجا g-21 h66
_دجاج m20 h49
_دجاج_ m24 h32
_دخ g-39 h-32
_دخا h-26
_دخان h-26
_دخان_ h-26
_دخل g-26
_دخل_ h20
_دخل_صاله_ h24
_دخلت r26
_دخلت_ r26
_در r-87 m-48 h40 k-54
_درا r-19 g-40 h38
_دراج g-20 h34
_دراجه_ h34
_دراس h24
_دراسه_ h31
_درج g-22 h36
_درجه g-22 h31
_درجه_ g-22 h31
_درجه_اولي_ g-21
_دره r-33 k-20
_درهم r-33 k-20
_درو r-28 g68 h-29 k-23
_دروب g68 h-29
_دس r29
_دسك r29
_دسكا r29
_دسكاونت_ r29
_دع m-29
_دعا m-26 h40
_دعار h40
_دعاره_ h40
_دف g-45 m-38 h-27 k-31
_دفع g-45 m-37 h-22
_دفع_ g34 m-26
_دفع_لي_ g26
_دفعا g-20
_دفعات_ g-20
_دفعت h-24
_دفعت_ g44
_دفعت_كامل_ g64
_دفعت_له_ g24
_دفعتين_ g-19 h-19
_دفعن r24 g-33
_دفعنا_ r27 g-21
_دفعه_ h20
_دفعه_اولي_ g22
_دفعها_ r-22
_دق r-37 g68 m76
_دقا g26
_دقاي g26
_دقايق_ g26
_دقي r-28 g43 m68
_دقيق r-28 g43 m68
_دقيقتين_ m20
_دقيقه_ g38 m48
_دك r-22 h57
_دكه h36
_دكها h36
_دل g-27 h-35
_دلو r19 g-24 h-30
_دلوق r19
_دلوقتي_ r19
_دم r-30 m-45 h34
_دم_ r-30 m-45 h34
_دن r30
_دنا r30
_دنان r30
_دنانير_ r30
_ده r59 g-33 h-25
_ده_ r25
_دهب r33
_دهب_ r33
_دهن g-33
_دهن_ g-31
_دهن_سير_ h50
_دو r48 g-27 m24 h-109 k-42
_دوا m45 h-43
_دوار m49
_دوارات_ m31
_دوارات_الحظ_ m31
_دواره_ h-23
_دواره_الحظ_ h-23
_دور r79 g-21 m-52 h-127 k-19
_دور_ r27
_دوره r46 g-25 h-82
_دوره_ h-81
_دوره_في_ r22 m-20
_دورها_ r38
_دوري_في_ r24
_دول h39
_دولا r-36 m-19
_دولار_ r-19
_دولي r25 m35 h39
_دون r-19
_دون_ r-19
_دون_ان_ k-23
_دون_تسليم_ g26
_دون_حد_ k35
_دي m-36 h52 k-23
_ديك h44
_ديك_ m-21 h57
_دين r26 h31
_دين_ r-73 g-35
_دين_بدين_ r24
_دينا r34 h66
_دينار_ h66
_دينك r-24 g24
_دينك_ r-24 g24
_دينه r61
_دينه_ r61
_ديني r35 h-33
_ديني_ r37 h-33
_ديه h-21
_ديه_ h-21
_ديو g23
_ديون r22 g25
_ديون_ g26
_ذب h20
_ذبح h56
_ذبح_ h58
_ذل k37
_ذلك k37
_ذلك_ k37
_ذم r94 g-23
_ذمت r54
_ذمم r39
_ذمم_ r39
_ذه r91 g-29 m-31
_ذهب r91 g-29 m-31
_ذهب_ r40
_ذهب_بالتقسيط_ r23
_ذهبه r26
_ذهبي r25 h-23
_ذهبي_القديم_ r20
_ذو r-37 g24
_ذوق r-37 g24
_ذوق_ g21
_را r34 g-66 m42 k-64
_راتب h-21
_راتب_ r-38 k34
_راتبي_ k-32
_راتبي_قبل_ r21
_راتبي_مبكر_ r21
_راح g64 h-19
_راح_ g33 m20
_راحت r-20 g31 h-19
_راحت_ g31 h-19
_راس r58 k-31
_راس_ r50 k-29
_راس_المال_ r65
_راس_مالي_ r-19
_راع r40
_راعي r40
_راعي_ r40
_راف m28
_رافع m28
_رافعه_ m28
_راه m27 h-21
_راهن m27 h-21
_راي g-33
_رب r58 g24 m-28 h-20
_ربا r30
_ربا_ r30
_ربح h-22
_ربح_ r32 h-19
_ربط h43
_ربط_ h43
_ربع g24 k21
_ربع_ g25
_ربن r-27
_ربنا r-27
_ربنا_ r-27
_ربو r59
_ربوي r59
_ربويه_ r40
_رج r41 g-54 h-24 k-46
_رجا r37
_رجال r37
_رجال_ r37
_رجب r27 g-38
_رجب_ r27 g-38
_رجع r-19 g-30 h-23 k-52
_رجع_ r-44 g23 k-48
_رجعت r39
_رجعت_ m22
_رجعه r24 g-20
_رجو g25 h19
_رجوع g25 h19
_رجوع_ g25 h19
_رح h33
_رحل g-22
_رحله g-22
_رحله_ g-22
_رحم h21
_رخ g49
_رخص g46 h-22
_رخصه h-22
_رخصه_ h-22
_رخي h29
_رخيص h29
_رخيص_ g22
_رد r-24 g-31 m-19
_رد_ g-30
_رد_الدين_ r45
_رد_السلفه_ r-20
_رز_ g-40
_رس g-36 m35 k-63
_رسا m68 k-40
_رسال m33 h24 k-27
_رساله_ m36 k-26
_رساي m35 h-33
_رسايل_ m35 h-33
_رسم g25 h25
_رسم_ g37 h-31
_رسمه h57
_رسمه_ h57
_رسمه_ساخره_ h21
_رسمه_سخريه_ h36
_رسو g-48 m-40 k-19
_رسوم g-48 m-40 k-19
_رسوم_ g-48 m-40 k-19
_رسوم_ضمان_ r25
_رش g-48 h69
_رشو h94
_رشوه h83
_رشوه_ h83
_رص g-23 h41
_رصي g-22 h23
_رصيد g-22 h23
_رصيد_ h24
_رض r-30 h59
_رضا r-22 h53
_رضاه r-22 h44
_رضاها_ h26
_رف r-63
_رفض r-55
_رفضن r-19
_رفضنا_ r-19
_رق g-40 m34 h-32 k41
_رقا h23
_رقاص h41
_رقاصات_ h19
_رقاصه_ h23
_رقم g-27 m40 h-59 k52
_رقم_ r-33 m36 h-32 k20
_رقم_القطعه_ g30
_رقم_حسابي_ g-19 k19
_رقم_في_ m59
_رقمي h-24 k37
_رقمي_ h-19 k37
_رقمي_الشخصي_ k20
_رك r20 g63 h-25
_ركب r20 g34
_رم r22 g-25 m25 h-42
_رمض r34 g-30 h-34
_رمضا r34 g-30 h-34
_رمضان_ r34 g-30 h-34
_رمي m33
_رمي_ m33
_ره r72 g-30 m83 h-72 k-19
_رها m96 h-37 k-19
_رهان m96 h-37 k-19
_رهان_ m43 h-26
_رهان_الخيل_ m-25
_رهان_بيني_ m21
_رهان_علي_ g53 m-44 h45
_رهانات_ m35
_رهن r87 g-32 h-35
_رهن_ g-20 h-24
_رهنت r53
_رهنت_ r53
_رهنت_الذهب_ r34
_رو h116 k-22
_روح h60
_روحا h25
_روحاني_ h25
_روحي h34
_روحيه_ h26
_رول m19
_رولي m20
_روليت_ m20
_روم h22
_روم_ h22
_ري r-59 g-30 h30 k-20
_ريا r-59 h-37
_رياض h-50
_رياضي_ h-50
_ريال r-51
_ريال_ h20
_ريالات_ r-34
_زا r23 g-65 h24
_زاد g-44 m26
_زاد_ g-41
_زادت m31
_زادت_ m31
_زان g-19
_زاي r21
_زايد r21
_زايد_ r21
_زب r-38 m-26 h45
_زبا h19
_زباي h19
_زبو r-23 g20 h27
_زبون r-23 g20 h27
_زج g-30
_زجا g-30
_زجاج g-30
_زجاجه_ h-36
_زحلا h30
_زحلاوي_ h30
_زد r74 m33 h-19
_زدن r43
_زر h20
_زع r-27
_زعر h25
_زعرا h25
_زعران_ h25
_زك r-27 h-36
_زكا r-27 h-36
_زكاه r-27 h-30
_زكاه_ r-27 h-30
_زم h-22
_زه g55
_زهر g55
_زهر_ g45
_زو r-30 g-64 h107 k-25
_زوا g-25
_زواج g-25
_زواج_ليله_ h24
_زوج h62
_زوجي h63
_زوجي_ h47
_زود g-33
_زود_ g-27
_زي r-19 g-86 m-23
_زي_ r-32 g-26
_زي_ما_ r-52 g-26
_زيا g-28
_زياده_علي_ r33
_زيار r-19 g-39
_زياره_ g-23
_زيت g-32 m-19 h-42
_زيت_ r19 g-35 h-26
_سا g-54 m-33 h28
_ساح h25
_ساحر h25
_ساحر_ h21
_ساخ h22
_ساخر h21
_ساخره_ h21
_ساع k-21
_ساعا r-23 h28
_ساعات_ r-23 h28
_ساعت r24
_ساعه h-19
_ساعه_ h-19
_ساك r60
_ساكن r60
_ساكن_ r45
_سال g-41 h-48 k40
_سالم g-20
_سالم_ g-20
_سالو k44
_سالوا_ k32
_سام r-31 h-21
_سامح r-29
_سامحني_ r-25
_سان h27
_سب r27 g-109 m80 k24
_سب_ r-21 h34
_سبا r20
_سباق m20
_سباق_ m20
_سباق_الخيل_ m52 h41
_سباق_الهجن_ h-21
_سباي r20
_سبايك_ r21
_سبايك_وتسليمها_ r34
_سبب g-40 k34
_سبب_ g-40 k34
_سبع r36 g-22
_سبعه r24
_سبعه_ r24
_سبعه_الاف_ r25
_سبق m52
_ست r105 g-23 h-45
_ست_ r46 g-33
_ستا h-26
_سته r84 g-29
_سته_ r84 g-29
_سته_شهور_ r-34
_ستو g34
_ستوك g34
_ستوك_ g34
_ستي r-20
_سج g-25 h19 k30
_سجا h23
_سجاي h27
_سجاير_ h27
_سجل k46
_سح r21 g-42 m26 k-44
_سحب r24 g-29 m32 h-55 k-28
_سحب_ m35 h-44
_سحب_بمقابل_ h-20
_سحب_سياره_ m-24
_سحب_علي_ m36
_سحبت r32
_سحبت_ r32
_سحر h55
_سحر_ h58
_سخ h73
_سخر h73
_سخري h73
_سخريه_ h73
_سد r-57 g-44 h-26 k-21
_سدد r-74 g-27
_سدد_ r-21
_سددت r-48
_سددت_ r-20
_سددت_بدري_ r31
_سر g85 k33
_سر_ h-31 k40
_سرق g20 h44
_سرقه h33
_سرقه_ h33
_سري g40
_سريه g44
_سريه_ g44
_سع g57 h-20
_سعر r32 g72 h-22
_سعر_ r37 g21 m22
_سعر_صرف_ r24
_سعر_علي_ g-26
_سعره g51
_سعره_ g39
_سعيد_ h-38
_سف g30
_سفر_ h-22
_سفره r19
_سفره_ r19
_سفل h25
_سفلي h25
_سفي g48 h-23
_سفين g48 h-23
_سفينه_ g48 h-23
_سق h-23 k42
_سقط g35
_سقف g-21 k43
_سقف_ g-21 k43
_سك r60 g-33 m-20 h19
_سكر r77 g-58
_سكر_ r40 g-38
_سكري r23
_سكري_ r23
_سكن g21
_سكن_ g21
_سكو h47
_سكوت h47
_سكوت_ h25
_سل g-35 m29
_سلا g-19
_سلاح g-19
_سلاح_ g-19
_سلس g-21
_سلسل g-21
_سلسله_ g-21
_سلف r-29 m-32 h-27
_سلف_ r20
_سلفت r34
_سلفت_ r-34
_سلفته_ r73
_سلفته_يوصل_ r26
_سلفن r-78
_سلفني_ r-78
_سلم r28
_سلم_والثمن_ g26
_سلمت r31 g19
_سلمته_ r23 g19
_سلو m80
_سلوت m96
_سلوت_ h-29
_سلوتس_ m78 h39
_سم r-20 g46
_سمس h20
_سمسا h20
_سمسار_ h20
_سمك g66 h-20
_سمك_ g39
_سمك_ب_ g28
_سمك_في_ g102
_سن r49 g61 m-34 h-47
_سنت r-20
_سنتي r-20
_سنتين_ r-20
_سند r63 g-25 m-21 h-52 k20
_سند_ r43 k30
_سند_قبض_ k24
_سنه g21 h-26 k-27
_سنه_ g21 h-26 k-27
_سنو g46
_سنوا g42
_سنوات_ g42
_سني h47
_سنين h47
_سنين_ h47
_سنين_قدام_ g29
_سهم g22
_سهم_ g22
_سو r28 g-35 m34 h19
_سوق r23 m41 h29
_سوق_ r23 m41 h29
_سوق_توقعات_ m35 h44
_سي r-42 g111 m-27 h55 k-39
_سيا r-28 g20 m-20 h-57
_سيار r-28 g20 m-20 h-57
_سيارته_ r-21
_سيارتي_ g-40 h-24
_سياره_ g67 h-25
_سياره_مسروقه_ g47 h-25
_سيج h62
_سيجا h62
_سيجاره_ h44
_سير g34 h27
_سير_ h64
_شا r-92 h36 k-63
_شاء g-23
_شاء_ g-23
_شاء_الله_ g-23
_شار r-29 k-21
_شارع k-21
_شارع_ k-21
_شاش g19
_شاشه g19
_شاشه_ g19
_شاف g25 h30 k-19
_شافه g68 k-19
_شافه_ g29
_شافها_ g39
_شال r-22 h-20
_شالي r-22
_شاه h28
_شاي r-29
_شاي_ g-35
_شاي_ل_ h51
_شاي_لامين_ h37
_شايف g34
_شب r-26 h29
_شبا m19
_شباك m21
_شباك_ m24
_شبك r-25
_شبكت g31
_شبكه g-22 m21
_شبكه_ g-22 m21
_شبو h39
_شبو_ h39
_شت m-36
_شتم h32
_شتم_ h32
_شج g19 h-23
_شجر g19 h-23
_شجره g19 h-23
_شجره_ g19 h-23
_شح r-31 g21 m34 h34 k-29
_شحا h34
_شحاذ h26
_شحاذين_ h26
_شحن r-28 g26 m36 k-27
_شحن_ m21 h-74
_شحن_حساب_ m56
_شحن_رصيد_ h-43
_شحنت m23 h67
_شحنت_ m23 h67
_شحنه g28
_شحنه_ g28
_شخ h-19 k36
_شخص h-19 k36
_شخص_ k35
_شر g-24 m31 h27
_شرا r47 h83 k-19
_شراء r21 g45 h24
_شراء_ r21 g45 h24
_شراء_ارقام_ h26
_شراء_سمك_ g-38
_شراء_شهاده_ r-20 h19
_شراء_وكاله_ h32
_شراب h51
_شراب_ h42
_شراب_فرنسي_ h23
_شرد g39
_شرد_ g23
_شرط r43 m64 h-56
_شرط_ r-33 m32 h-44
_شرط_البيع_ g56
_شرط_كے_ m38
_شرطه r56
_شرطه_ r26
_شرطها_ r30
_شرك g-50 k45
_شركا g-23 h-21 k43
_شركات_ k43
_شركه g-27 h32
_شركه_ g-27 h32
_شركه_تامين_ g-92 h87
_شركه_تجاريه_ g24 h-49
_شركه_عاديه_ g21
_شري r-40 g-28 m-19 k-23
_شريت r-45 h-31
_شريت_ r-45
_شريت_منه_ g41
_شريتها_ g22
_شريط g-27 h51
_شريط_ g-27 h51
_شط m-55
_شع g-33 h58
_شعير_خالي_ h-48
_شغ r-78 g-35 h-29 k45
_شغل r-61 g-33 h-29 k53
_شغل_ r-48 g-30 h-26 k55
_شغل_ما_ k34
_شف r85 k-28
_شفت r85 g-36 k-22
_شفت_ r60 g-25
_شفته r28
_شفته_ r23
_شفن g20
_شفنا g20
_شق k-46
_شقت g-21
_شقه g36 h19 k-29
_شقه_ g36 h19 k-29
_شك h-20
_شم g-23 m23 h42
_شمب h63
_شمبا h63
_شمبانيا_ h59
_شمع m33 h-19
_شمعه m36
_شمعه_ m36
_شن g26
_شنط_ h32
_شنو g20
_شنو_ g20
_شه r45 g-31 m-39 h-48
_شها g-19 k26
_شهاد g-19 k26
_شهادات_ r28
_شهاده_ r-36 k33
_شهاده_الراتب_ k30
_شهاده_خبره_ h41
_شهاده_راتب_ k53
_شهاده_مزوره_ h-26
_شهر r41 g-53 m-31
_شهر_ r24
_شهري g-29 m-20 h-19
_شهرين_ g-19
_شهو g44
_شهور g44
_شهور_ g44
_شو r23 h-37
_شو_ g22
_شور g47
_شورت g47
_شورت_ g47
_شوط m32
_شوط_ m32
_شوك h-29
_شوي g-23
_شوي_ g-22
_شي r-105 g-48 h-19
_شي_ r-132 g-51 h-22 k24
_شيء r-28 h22
_شيء_ r-28 h22
_شيخ m-19 h49 k-20
_شيخ_ h24 k-20
_شيخه h24
_شيخه_ h24
_شيف r25 h-26
_شيك r52 h-24
_شيك_ r24
_شيكا r21
_شيكات_ r23
_صا r-25 g51 m34 k29
_صاح k28
_صاحب k28
_صاحب_ g-26 h-19 k24
_صاحبتي_ h34
_صاحبي_ r-30
_صار r23 g42
_صار_ r23
_صاع g30 m35 h-27
_صاعد g30 m35 h-27
_صاعد_ g30 m35 h-27
_صاعد_في_ m28
_صال h45
_صاله h62
_صاله_ h62
_صاله_الرهان_ h79
_صاله_القمار_ h65
_صب r58 g-37 h-19
_صبر r59 h-32
_صبر_ r-20
_صبر_علي_ r-20
_صبره r82
_صبره_ r82
_صح r-34 m27 h-79 k-24
_صح_ m37
_صحي h-59
_صحيه h-33
_صحيه_ h-33
_صدق m20
_صدق_ m20
_صر r22 g-65 h-37
_صرا k28
_صراف k28
_صرافات_ k28
_صرت m33
_صرت_ m33
_صرت_مديون_ m28
_صرف r30 g-59 m-36 h-37
_صرف_ g-41 h-22
_صرف_الشيك_ r-27
_صرفت r44
_صرفت_ r41
_صرفن r-31
_صرفنا_ r-31
_صرفه r29
_صرفه_ r29
_صرفه_لي_ r29
_صع g42
_صعو g42
_صعود g42
_صعود_ g42
_صعود_هبوط_ m44
_صغ h-19
_صغي h-19
_صغير h-19
_صغيره_ h-19
_صف r-20 g52 h-42
_صفق g52 h-55
_صفقا m19 h-25
_صفقات_ m19 h-25
_صفقه g56 h-30
_صفقه_ g56 h-30
_صفقه_دقيقه_ g30
_صفقه_معلقه_ g32
_صق g35 h-31
_صقر g35 h-31
_صقر_ g45
_صك h-36
_صكو h-36
_صكوك h-36
_صكوك_ h-36
_صكوك_اجاره_ h-19
_صل r-48 h-28
_صلاحيه_ h21
_صلح r-47 h-25
_صلح_ h-20
_صنف h34
_صنف_ h34
_صو m-32 h65
_صور g-44 h82 k19
_صور_ h48
_صورك h26
_صورك_ h26
_صوره h28
_صورها_ g-24 h28
_صورها_الخاصه_ g-22 h20
_صوري r30 h-19 k49
_صوريه_ r39 k30
_صوف g67 m-20 h-23
_صوف_ g67 m-20 h-23
_صوف_علي_ g67 m-20
_صي g60 h-76
_صيا r-22 m-19 h-36
_صيان k20
_صيانه_ k20
_صيد r-19 g69 h-33
_صيد_ r-19 g55 h-19
_صيده g24
_صين m38
_صيني m38
_صينيه_ m38
_ضا g53 h25
_ضار h46
_ضارب h46
_ضاربه_ h46
_ضاع g37
_ضاع_ g27
_ضر g75 h45 k-19
_ضرب g44 h24
_ضرب_ h41
_ضربه g60
_ضربه_ g60
_ضرع g35
_ضرعه g33
_ضرعها_ g33
_ضري h33
_ضريب h33
_ضريبه_ h37 k-20
_ضم r28 g70 h-28
_ضما g38
_ضمان g38
_ضمان_ r-25 g42
_ضمانه_ r39
_ضمن r24
_ضمن_ r26
_ضي r-104
_طا h20 k-24
_طاح g-52 h38
_طاح_ g-36
_طاح_في_ g-36
_طاحت h49
_طاحت_ h49
_طاحت_من_ h49
_طار r-26 g24
_طار_ g33
_طاز g-19 h-40
_طازج g-19 h-40
_طازج_ g-19 h-40
_طال r25 h38
_طالب h28
_طالب_ h28
_طاو m26
_طاول m26
_طاولات_ h-20
_طاوله_ m23
_طاي g63 h23
_طايح h46
_طايحه_ h30
_طاير g81 h-23
_طاير_ g81 h-23
_طب r-50 g-36 h-28 k-22
_طبا r-30
_طباع r-30
_طباعه_ r-30
_طبي g-47
_طبي_ g-24 h26
_طبيع g-24
_طبيعي_ g-24
_طر h-26
_طرد h-20
_طرد_ h-20
_طري r19 k27
_طريق r19 k27
_طريق_ r19 k27
_طف g-35
_طفا g-30 h-30
_طفاي g-30 h-30
_طفل h26
_طفله h19
_طفله_ h19
_طق r23 g-28
_طقم r23 g-28
_طقم_ r23 g-28
_طقم_ذهب_ r28
_طل m40 h46 k-75
_طلب r34 g-25 h39 k-25
_طلب_ g-20
_طلبت r20 h60
_طلبت_ h25
_طلبت_خروف_ h22
_طلس h31
_طلسم h31
_طلسم_ h31
_طلع g33 m44 h-24 k-48
_طلع_ g49 m30 k-44
_طلع_اسمه_ m61 k-42
_طلعت_ g-28 m35
_طلعت_مديون_ m26
_طن g-61
_طن_ g-48
_طو r60 h-19
_طول r64
_طول_ r86
_طي r-23 g56 h-55
_طير g56 h-36
_طير_ g56 h-36
_طير_في_ g40 h-30
_ظر h54
_ظرف h68
_ظرف_ h68
_ظه g79 m-20
_ظهو g20
_ظهور g20
_عا g93 h-25 k-35
_عاج g-26 h30
_عاج_ h33
_عاجل g-20
_عاد g31
_عار g41 k-22
_عارف g50 h-31 k-21
_عارف_ g35 h-30
_عال m22 k-20
_عام r25 h-19
_عام_ r41 g35 h-23
_عام_القادمه_ g19
_عامل g-20
_عامل_ g-20
_عاي r-47 g52 m-21 h-21
_عايد r-32
_عايد_ r-32
_عايش g42
_عايش_ g29
_عب g23 m29 h39
_عبر g39 m24
_عبر_ g39 m24
_عج r19 h-56
_عجل r20 h-63
_عجل_ r34 h-45
_عد g-23 m-24
_عدا h35
_عداد h35
_عداد_ h35
_عداد_الكهرباء_ h-44
_عدد r-28 g31
_عدد_ r-28
_عدده g24
_عددها_ g24
_عدي r30 g-27
_عدين g-20
_عر r-67 g-28 m-32 h68 k-36
_عرا h36
_عراف g-22 h51
_عراف_ h50
_عرب r-31
_عربو r-21 g24 h24
_عربون_ r-21 g34
_عربون_من_ g20
_عرس h-27
_عرس_ h-27
_عرض_ h-34
_عرق r-23 h114
_عرق_ r-23 h98
_عرق_زحلاوي_ h30
_عرو m-21
_عروس m-21
_عز h43
_عزاي h21
_عزايم_ h21
_عس h-63
_عسل h-24
_عسل_ h-24
_عش g-94 m-58 k19
_عشا g-38 m-55 h33 k42
_عشا_ r-20 m-49
_عشان r26 g-25 h62 k63
_عشان_ r26 g-25 h62 k63
_عشان_ما_ r-24 g-42 h-61 k74
_عشان_يشيل_ h19
_عشان_يوقع_ h26
_عشر g-91 h-42 k-23
_عشر_ r-20 g-34 h22
_عشره g-28 h-31
_عشره_ g-28 h-31
_عشري r22 g-29 h-20
_عشرين_ r22 g-29 h-20
_عشرين_علي_ m21
_عشرين_غرام_ r-28
_عشو g35
_عشوا g35
_عشوايي_ g32
_عص r-31 g-49 m-24 h-43
_عصا r-19
_عصي g-29 m-19 h-54
_عصير g-29 m-19 h-54
_عصير_ m-19 h-41
_عصير_عنب_ h38
_عط r44 g-29 m-20 h-64
_عطا r29
_عطان r22
_عطاني_الف_ r-34
_عطر h-68
_عطر_ h-60
_عطي r21
_عطيت r21
_عطيته_ r31
_عطيته_عشان_ h39
_عق r-23 g85 h-90
_عقد r-21 g59 h-28
_عقد_ g71 h-28
_عقد_حمايه_ g20
_عقد_مبادله_ r-23 g24
_عقد_مستقبلي_ g46
_عقو g55 h-32
_عقود g55 h-32
_عقود_ g55 h-32
_عقود_خيارات_ m-27
_عقود_ذهب_ r-28
_عقي h-30
_عقيق h-30
_عل r-27 g-50 h-61 k26
_علا m-36
_علاج m-32 h-88
_علاج_ m-32 h-56
_علاج_ادمان_ h-22
_علاق h30
_علاقه_ h30
_علام h47
_علامات_ h41
_علامات_تجاريه_ h41
_علب r-48
_علبه r-48
_علبه_ r-48
_علش k35
_علشا k35
_علشان_ k35
_علشان_ما_ k34
_علف g-34 m-23 h-41
_علف_ g-34 m-23 h-35
_علي r44 g21 m63
_علي_ r28 g76 m80 h-29 k-30
_علي_الحساب_ r40
_علي_الخيل_ h44
_علي_الدين_ r34
_علي_الذهب_ r-33 g30
_علي_الراتب_ r27
_علي_السهم_ g19
_علي_السياره_ h-32
_علي_العيد_ r-23
_علي_القرض_ r52
_علي_القمح_ g27
_علي_الله_ g58
_علي_اللي_ r41 h-23
_علي_المكشوف_ r50 m-25
_علي_الميزان_ g-20
_علي_النفط_ h21
_علي_الورق_ r19 m-27 k36
_علي_امل_ g90 h-27
_علي_ان_ r40 g-103 m51
_علي_انه_ r-19 g-55 m-19 h89
_علي_انها_ g-48 h80 k-23
_علي_ثلاث_ r-44 k31
_علي_حاله_ r-30
_علي_حسابي_ r32
_علي_خمسميه_ r-23
_علي_دفعات_ r-22 k22
_علي_دفعتين_ g-19
_علي_ديني_ r85
_علي_ذوق_ g21
_علي_رقمي_ k39
_علي_سته_ r-53
_علي_سعر_ g23 m30
_علي_سنه_ r-21 g-21
_علي_سهم_ g47
_علي_شرط_ r25
_علي_شوط_ m32
_علي_ضمانه_ r21
_علي_فوز_ g22
_علي_كفالته_ r19
_علي_كفاله_ r23
_علي_كل_ r81 m-30
_علي_كيف_ g95 h-28
_علي_كيفك_ g-30
_علي_نتيجه_ h-30
_علي_نزول_ g33
_علي_نفسي_ r23
_علي_هل_ m68 h-25
_عليا r28
_عليا_ r28
_عليك r-20 g-32
_عليك_ r-20 g-25
_علين r-26
_علينا_ r-26
_عليه r25 k33
_عليه_ r-44 g-55 h33 k39
_عليه_الحصاه_ g31
_عليها_ r42 g33
_عليها_عند_ g45
_عم g-69 m-25 h49 k-32
_عم_ g-27
_عما g-20
_عمر g-29 h-19
_عمره g-29
_عمره_ h-20
_عمل h51
_عمل_ r-26 g-35 h67
_عملا r38
_عملاء_ h22
_عملات_ r47
_عمله g48
_عمله_ g48
_عمله_لسا_ g37
_عمله_لسه_ g24
_عمو h39
_عمول h39
_عن r20 g-77 m-55 h-55 k39
_عن_ g-26 m-33 h-34 k77
_عن_انظار_ k22
_عن_حجز_ g36
_عن_شهر_ r19
_عن_طريق_ r19 k27
_عن_عين_ r-19 k60
_عن_عيون_ k27
_عن_كل_ h54
_عند g31 k-42
_عند_ r-85 g44 h59
_عند_التاجر_ g27
_عند_الشركه_ r21 g-34
_عند_الصايغ_ r-44
_عند_شركه_ r28
_عندن r26 g19
_عندنا_ r26 g19
_عندو r48 g-21
_عندو_ r48 g-21
_عندي h-34 k-28
_عندي_ h-34 k-28
_عندي_زبون_ g21
_عندي_مشتري_ g43
_عنه r-60 g-31 k47
_عنه_ r-54 g-25 k40
_عني r46 g-28 h-24 k-28
_عني_ r46 g-28 h-24 k-28
_عو r58 g23 h-37
_عوا r21
_عواي r21
_عوايد_ r21
_عود r40 h-20
_عود_ r40 h-20
_عوضو g20
_عوضوني_ g20
_عي r22 g-62 m-61 h-89 k85
_عيا h-37
_عيد h-26
_عيدي h-26
_عين g-33 m-44 h-23 k66
_عين_ r-20 k72
_عينه r46 g-26 m-44
_عينه_ r46 g-26 m-44
_عيو k27
_عيون k27
_عيون_ k27
_غا g20 m-24 h-57
_غاز m-20 h-49
_غاز_ m-20 h-33
_غام g40
_غامض g40
_غد g-20 h-20
_غدا g-20 h-20
_غداء g-31 h-20
_غداء_ g-31 h-20
_غر r41 g31 h-42
_غرام_ h55
_غرامه_ h-67
_غرف k-43
_غرق g52
_غرقت g52
_غرقت_ g52
_غرقت_بالبحر_ g19
_غس r-55 g-55 h-76 k48
_غسا g-22
_غسال g-22
_غساله_ g-22
_غسل h-33 k27
_غسل_ k27
_غسي r-30 g-33 h-39 k24
_غسيل r-30 g-33 h-39 k24
_غسيل_ r-30 g-33 h-39 k24
_غش h67
_غش_ h67
_غل g28 k-28
_غلط k-28
_غلط_ k-28
_غن r-50 g22 h-28
_غنم r-50 g22 h-28
_غنم_ h-28
_غي g26 m-22
_غير g23 m-22 h21
_غير_ g52
_غير_ما_ g32 k-22
_غير_موجود_ k33
_غيره g-24
_فا r78 g-75 m-30
_فات g-40
_فاتو g-34
_فاتوره_ g-34
_فاتوره_بتاريخ_ k25
_فاز g22
_فاز_ g22
_فاض r23 h29
_فاضح h55
_فال r-29 h28
_فاي r98 g-54 h-29 k-20
_فايد r56 g-39 h-33 k-20
_فايده_ r56 g-39 h-33 k-20
_فايظ r19
_فايظ_ r19
_فت g-46 h152
_فتا h40
_فتاه h40
_فتاه_ h40
_فتح g-39 h83
_فتح_ g-20 h61
_فتحت h23
_فتي h30
_فتيا h30
_فتيات_ h30
_فح g-46 h-45
_فحص g-46 h-45
_فحص_ g-31
_فحصن h-32
_فخ h37
_فخذ h37
_فخذ_ h37
_فد m26
_فر g107 m72 h-81 k-42
_فرز g41
_فرز_ g41
_فرص m52
_فرق r54 h-29
_فرق_ r54 h-29
_فرو r-21 g56 m22 h-29
_فروق r-21 g56 m22 h-29
_فروقات_ r-21 g46 m28 h-22
_فز r81 h-28
_فزا r33
_فزاد r33
_فزاد_ r33
_فص h-24
_فصل h-24
_فصل_ h-24
_فض r41
_فضه r23 g-26
_فضه_ r23 g-26
_فضي r19 g43
_فضي_ r19 g43
_فط h24
_فطي h27
_فطيس h27
_فع g34 m25 h-21
_فعل h-21
_فعلي g29
_فعلي_ g32
_فق r-82 g-56 k-29
_فقط r-96 g-27 k-24
_فقط_ r-96 g-27 k-24
_فقه g-20
_فك r24
_فك_ h41
_فك_رهن_ r-22
_فكه h-22
_فكه_ h-22
_فل h-24
_فلان h19
_فلو m30 h-22
_فلوس m30 h-22
_فلوس_ r20 m23
_فلوسنا_ m45
_فلوسه_ h-21 k20
_فلوسي_ r27 m-26 k-23
_فن r-31
_فنج h19
_فنجا h19
_فند h-37
_فندق h-37
_فندق_ h-37
_فه g64
_فهد g-19
_فهد_ g-19
_فهو g64
_فهو_ g64
_فهو_لي_ g44
_فو r176 h-60
_فوا r52 h-69
_فوات r29 h-23 k31
_فواتير_ r29 h-23 k31
_فواي r26 h-20 k-27
_فوايد_ k-27
_فوايد_سحبها_ r-25
_فود h61
_فودك h56
_فودكا_ h44
_فورا r-23
_فورا_ r-23
_فورو r27
_فورورد_ r27
_فوز g28
_فوز_ g28
_فوق r155 h-38
_فوق_ r29 h-22
_فوقه r98
_فوقها_ r42
_في m80 h96
_في_ r-28 g23 m44 h19 k-22
_في_ارباح_ r21
_في_البحر_ g-39
_في_البلوت_ m-21
_في_البنك_ r21
_في_البيت_ h97
_في_الجمعيه_ r24 m-20
_في_الخارج_ h19
_في_السنه_ r21
_في_السوق_ r25
_في_الشبكه_ g24
_في_الضرع_ g37
_في_الطاوله_ m61 h43
_في_العقد_ r24
_في_الفاتوره_ r-28 k20
_في_الفندق_ m22 h50
_في_الماء_ g27
_في_المجلس_ r-21
_في_الموقع_ m19 h43
_في_الميه_ r30 h33
_في_النص_ m20
_في_الهوا_ g26 h-19
_في_بطنها_ g24 h-23
_في_بنك_ k-21
_في_بيعه_ g39 h-20
_في_تطبيق_ h46
_في_حساب_ m28 h29
_في_حسابي_ g-21 h34
_في_رمضان_ r27
_في_سحب_ m24
_في_سوق_ m30 h51
_في_شركه_ g-56 h56
_في_صرافات_ k28
_في_صندوق_ h-24
_في_ضرعها_ g19
_في_مايو_ g-23
_في_مشروع_ r-19 g51
_في_مطعم_ h-40
_في_مكاين_ k49
_في_مكينات_ k31
_في_موقع_ h32
_في_نفس_ r23
_في_ورث_ g20
_في_ورثه_ g52
_فيش m57
_فيش_ m38 h-24
_فين h51
_فيه r24 g-19 m22 k53
_فيه_ r46 k45
_فيه_المباريات_ m-20
_فيها r-30
_فيها_ r-30
_فيو g46 h-22
_فيوت g46 h-22
_قا g29 h189 k-48
_قات g-38 m-29 h117
_قات_ g-36 m-28 h107
_قاد g39
_قادم g42
_قادمه_ g29
_قار r-37 h58
_قارب r-35
_قارب_ r-35
_قاري g-23 h65
_قاريه_ h59
_قاص h31
_قاصر h31
_قاصرات_ h21
_قال g63 m30 h-25 k-23
_قال_ r-23 g73 m30 h-45 k-19
_قاي h19
_قايم h19
_قايمه_ h24
_قب r-39 g59 k-25
_قبض r-53 k23
_قبض_ k24
_قبل g57 h-45 k-48
_قبل_ g57 h-45 k-48
_قبل_الاستحقاق_ g21
_قبل_العقد_ g31
_قبل_ان_ r-20 h-19
_قبل_بدو_ g46
_قبل_صيده_ g27
_قبل_لا_ g-24
_قبل_ما_ r43 g56 k-36
_قبل_موعدها_ r21
_قبل_وقته_ r21
_قد r19 g76 m-56 h-39 k21
_قد_ r-46 m-29
_قدام_ g44
_قدامي_ g-19
_قدي r47 m-26 h-31 k38
_قديم r47 m-26 h-31 k38
_قديم_ r25 k52
_قديم_بحلي_ r25
_قديمه_ r22 h-22
_قر r20 g-36 m-31 h70 k-36
_قرا g-22 h39
_قراء g-22 h22
_قراءه_ g-22 h22
_قراءه_الفنجان_ h21
_قراءه_الكف_ h40
_قراب h21
_قرابين_ h21
_قرب h23
_قربا h23
_قربان_ h23
_قرض h-22
_قرض_ r22 h-20
_قرض_بفايده_ r21
_قرض_حسن_ r-40
_قرو r36
_قروض r36
_قروض_ r36
_قس r-72 g24 m31 k-29
_قسط r-40 g68
_قسط_ r-27 g70
_قسط_القرض_ r25
_قسط_قرض_ r26
_قسم g-21 m-20
_قسي m54
_قسيم m54
_قسيمه_ m54
_قسيمه_خمس_ m19 h42
_قض r-20 g54
_قضي r-20 g54
_قضيت g33
_قضيته_ g33
_قضيه r-19 g21
_قضيه_ r-19 g21
_قط r-62 m32
_قطع h29
_قطعه h-30
_قطعه_ h-30
_قطعه_ارض_ g30 h-21
_قطي r-19 m49
_قطيه m21
_قطيه_ m21
_قف g-36
_قل r-35 m77 h-37 k48
_قل_ r-40 k68
_قل_للبنك_ r-29 k45
_قل_للمصرف_ k23
_قلب r33 m22
_قلب_ m26
_قلت r-25 m67
_قلت_ r-25 m67
_قم r23 g-32 m70 h-44
_قما m75
_قمار m95 h29
_قمار_ m95 h29
_قماش m-20 h-32
_قماش_ m-20 h-32
_قمح r28 g-30 h-48
_قمح_ g-30 h-48
_قن r-22 g-38 m-20 h86
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
_قو r-29 h43 k48
_قوا h41
_قواد h21
_قوار h20
_قوارير_ h20
_قول k52
_قول_ k52
_قول_لهم_ g-27 k58
_قي r22 g-23 h29
_قيم r22 h27
_قيمت r46
_قيمته_ r-23
_قيمتها_ r69
_قيمه r-24 m19 h33
_قيمه_ r-24 m19 h33
_كا h32 k32
_كا_ h23
_كاز m30 h-38
_كازي m36
_كازينو_ m28
_كازينو_اونلاين_ m31
_كاس m-25 h81
_كاس_ m-23 h71
_كاس_علي_ m-21 h35
_كاش r-19 h-22 k32
_كاش_ r-19 h-30 k34
_كاش_او_ g39
_كاش_بالف_ r-42
_كاش_في_ r61
_كاش_ما_ k38
_كام r-26 g-26 k-23
_كامل r-26 h-22
_كامل_ h-23
_كاملا_ g-21
_كاملا_مع_ r23
_كامله_ r-37 m21
_كامي h20
_كاميرا_ h43
_كان r24 g34 h-23 k38
_كان_ r28 g60
_كانت_بيننا_ m24
_كانه k27
_كب r-22 g-25 h23
_كبا h33
_كبت h55
_كبتا h46
_كبتاجون_ h31
_كبي r-21 h-40
_كبير r-21 h-40
_كبيره_ r-19 h-19
_كت r-60 g-39 h-24
_كتا g-20 h38
_كتاب h38
_كتاب_ h-35
_كتاب_عن_ h-23
_كتابه_ m27 h77
_كتب r20 g-28 h-32
_كتبن r37 g-25
_كتبنا_ r37 g-25
_كتي r-68 h-30
_كث g32 k27
_كثي k32
_كثير k32
_كثير_ k22
_كح h-53
_كحو h-53
_كحول h-53
_كحول_ h-87
_كذ k38
_كذا k38
_كر r-61 g-54
_كرا k25
_كرات k26
_كراتب_ k27
_كراتين_ g30
_كراش m22
_كراش_ m22
_كرت r19 g-61 h66
_كرت_ g-26 h50
_كرتو r24 g-35 h21
_كرتون_ r29 g-21
_كرو m-20 h-21
_كري r-19
_كس r-31 g21 m38
_كسب r-20 g27 m38
_كسب_ g31
_كش r72 m28
_كشف r68
_كشف_ r76
_كشف_الحساب_ r114
_كف r78 g-21 m-29 h-39
_كفا r29
_كفال r42
_كفالته_ r39
_كفاله_من_ g28
_كفل r54 h-29
_كفلت r43
_كفلته_ r43
_كفلته_ياخذ_ r22
_كفلن h-19
_كفلني_ h-19
_كل m-28 h41
_كل_ r87 m-40
_كل_اسبوع_ r49 h19
_كل_شهر_ g-26
_كل_عام_ r42
_كل_ما_ r83 m-20 h-44 k-26
_كل_مبلغ_ r-20 k21
_كل_ميه_ r58 m-28
_كل_واحد_ r-49 h-23
_كل_يوم_ g-26 k28
_كلف r28
_كلفه r21
_كلفه_ r21
_كله r-93 g55 h-38
_كله_ r-74 g25 h-25
_كلها r-19 g30 m23
_كلها_ r-19 g30 m23
_كلوب h26
_كلوب_ h26
_كلي g-22 h69
_كليه h53
_كليه_ h53
_كم g33 k-51
_كم_ g98 k-23
_كما r-44 g-46
_كما_ r-43 g-46 h-19
_كما_نص_ r28
_كما_هو_ r-34
_كمب r20
_كمبي r20
_كن r-51 g-38
_كنب r-30
_كنب_ r-30
_كنز g-20
_كه g-23
_كهر g-21 k-25
_كهرب g-21 k-25
_كهرباء_ k-25
_كو g37 m30 h-48 k-25
_كو_ h43
_كوب g-21 m37
_كوبو g-20 m39 h-33
_كوبون_ g-20 m29 h-21
_كوبي h33
_كوبي_ h33
_كوت m24 h-65
_كوت_ h-54
_كول g57 h-58
_كول_ g77
_كوم g38
_كومه g40
_كومه_ g40
_كي r29 g19 m-57 h-44
_كي_ g-44 m27 h49 k46
_كي_لا_ k22
_كي_ما_ k19
_كيس r-63 g105 m-36
_كيس_ r-63 g105 m-36
_كيس_الحظ_ g95 m-36
_كيش r101 g-19 h-27
_كيشت r33
_كيشت_ r33
_كيشل r30
_كيشلي_ r30
_كيشه r39
_كيشها_ r39
_كيف g44 h71
_كيف_ g73 h46
_كيفك g-30
_كيفك_ g-30
_كيك g-36 m-34 h-98
_كيكه g-22
_كيكه_ g-22
_كيل g-23 h-25
_كيل_ g50
_كيلو g-73
_كيلو_ h-23
_كے r-22 m44 h-41
_كے_ r-22 m44 h-41
_ل_ r47 h35
_لا r49 g-117 m-36 h-167 k77
_لا_ r19 g-52 m-28 h-36 k51
_لا_اقدر_ k19
_لا_املكها_ g37
_لا_تسال_ h46 k-25
_لا_تطلب_ g-19 k45
_لا_تكتب_ k-35
_لا_موعد_ g30
_لا_نسميها_ k26
_لا_يعرف_ g38 k-21
_لا_يملكه_ g29
_لا_يملكها_ g27
_لاب r66 g-19 m-38
_لابق r23
_لابقاء_ r23
_لابن m-26
_لابو r26
_لابو_ r26
_لاج r29
_لاجل r29
_لاجل_ r29
_لاح r-20 g71
_لاحق r-20 g71
_لاحقا_ r-20 g71
_لاخ r-48 h-32
_لاخت r-19
_لاخر r-28
_لاخر_ r-28
_لاخر_السنه_ r-28
_لارد r-28
_لاق k40
_لاقن k40
_لاقناع_ k40
_لام g-28 h33 k-42
_لامي g-28 h33 k-41
_لامي_ g-22 k-40
_لامين_ h47
_لان r46 g-69 m37 h-71 k63
_لان_ g-42 m26 k68
_لان_اسمي_ k59
_لان_البنك_ k26
_لان_المصرف_ k23
_لانه g-20 m31 h-26 k-22
_لانه_ r21 m31 h-26
_لانها_ r-28
_لاني r26 h-40 k27
_لاني_ r26 h-40 k27
_لاه h-23 k-28
_لاهل h-23 k-28
_لاهلي_ h-23 k-28
_لب r25 g30 m19 h40 k20
_لبن g51
_لبن_ r-39 g51 m-31 h-41
_لبن_في_ g31 h-21
_لبنا m21 h19
_لبناني_ m21 h19
_لبنت h32
_لت r-28 k19
_لتا g19
_لتاج r22
_لتاجر_ r22
_لتج k19
_لتجن k19
_لتجنب_ k19
_لتر r-34 g-26 h-31
_لتر_ r-27 h-31
_لث g27
_لج r19 g-43 h40 k21
_لجل h33
_لجلب h33
_لجلب_ h33
_لجهه_غير_ k21
_لح g28 h65
_لحا g28
_لحال g28
_لحاله_ g28
_لحد r28
_لحد_ r28
_لحس r-48
_لحسا r-48
_لحساب_ r-29
_لحف h56
_لحفل h56
_لحم r31 h22
_لحم_ h22
_لحم_خنزير_ h36
_لحم_غنم_ h-28
_لحم_ميته_ h46
_لخ r-22
_لد r25 g19
_لدي g19
_لدي_ g19
_لدي_شركه_ g23
_لر r45 h23
_لز h27
_لزم h33
_لزمي h33
_لزميلي_ h33
_لس r-59 g200 m-32 h-56
_لسا g116 h-32
_لسا_ g146 h-52
_لسا_ما_ g26
_لسه r-65 g153 h-40
_لسه_ r-65 g153 h-50
_لش g41 m-25 h-45 k54
_لشا r-29
_لشخ k26
_لشخص k26
_لشخص_ k26
_لشر r32 g72
_لشرك r27 g75
_لشركه_ r27 g75
_لشركه_التامين_ g37
_لشه r19 h-27
_لشهر r19 h-27
_لشهر_ r22 h-27
_لشي k31
_لشي_ k31
_لص r19 g-30 h53
_لصا r24
_لصاحبه_ r-29
_لصال h23
_لصد h19
_لصدي h19
_لصن h19
_لط h22
_لطر r19 h22
_لطرد h28
_لطرد_ h28
_لطرف r19
_لطرف_ r19
_لع r-26 m63
_لعب r-32 m66 h-40
_لعب_ r-19 m71 h-62
_لعب_ب_ m35
_لعب_علي_ m46 h-28
_لعبن m-42
_لعبنا_ m-42
_لعبه g20
_لعبه_ g20
_لعبه_الطياره_ m24
_لعبه_ما_ g33
_لغ r24 g-24 h29 k48
_لغي g-24 h29 k48
_لغير g-24 h29 k48
_لغير_ h-20 k38
_لف g-30 m57 h41
_لف_ h50
_لفه g-21 m33
_لفه_ g-21 m33
_لق r-29
_لقاء h25
_لقاء_ h25
_لقي r-27
_لك r-24 g22 m43 k71
_لك_ r-22 g37 m35 k33
_لكف r-29 h37
_لكفي r-29 h37
_لكفيل_ r-29 h37
_لكل r-30 m42
_لكل_ r-30 m42
_لكم k21
_لكم_ k21
_لكن r58
_لكن_ r56
_لكي k21
_لكي_ k21
_لل r-104 g-120 m-129 h34 k-36
_للا r-31 m-32 h20
_للاط m-20 h-20
_للاطفال_ m-20 h-20
_للب r31 g-61 h-43 k27
_للبا m35 h-25
_للباقين_ m35
_للبن r-23 h-60 k37
_للبنك_ k37
_للبنك_انها_ k28
_للبي h34
_للبيت_ h-41
_للبيع_ g-21 h75
_للت m-26
_للتس h24
_للتو h-24
_للث g33
_للج r-36 m-23 h30 k23
_للجا h19
_للجب h-20 k45
_للجبهه_ h-20 k45
_للجن h55
_للجن_ h47
_للح g38
_للحظ h23
_للحظ_ h23
_للحف g-20 h24
_للحفله_ h27
_للحي g71
_للدخ m19
_للدخول_ m19
_للدولار_ r50
_للدي r-19
_للدين_ r-19
_للر m37 k-30
_للز h62
_للزب h27
_للزو h26
_للزواج_ h26
_للس r34 h-28
_للسل h-20
_للسهره_ h-33
_للسي r54
_للسياره_ r54
_للش r20 h37
_للشر r20 h65
_للشركه_ r20
_للص r48 h-28
_للصا r53
_للصايغ_ r53
_للطر r19
_للطرفين_ r19
_للع r-22 g-44 m-37
_للعم g-21
_للعمله_ r22
_للعي m-30 h-41
_للف r-49 h-28
_للفا h20
_للفق r-29 h-22
_للفقراء_ r-29 h-22
_للفن r-34
_للفندق_ r-34
_للق r-19 h33
_للقر r-19
_للك g-31 h71
_للكب h27
_للكبار_ h27
_للكل h20
_للكل_ h20
_للكي g-24 h24
_للكيف_ h28
_للم m-39 h23 k-44
_للمج g-19 h-25 k20
_للمجاهدين_ k37
_للمح g21
_للمحبه_ h35
_للمحل_ r28 g19 h-19
_للمخ k-24
_للمد g22
_للمدير_ g22
_للمر r53
_للمرافقه_ h39
_للمص h-35 k23
_للمصرف_ k23
_للمصرف_انها_ k23
_للمط h28
_للمطعم_ h38
_للمف h20 k-29
_للمفتش_ h37 k-29
_للمفتش_كي_ h26
_للمق g25
_للمو h39 k-25
_للموظف_ h65 k-25
_للموظف_عشان_ h21 k-21
_للموظفين_ h-24
_للن h-52
_لله r-19 h-24
_لله_ r-22 h-23
_للو r-23 h37
_للي r23 k22
_للي_ h-25 k24
_لليل h31
_لليو r19
_لليورو_ r19
_لم g143 m-26 k-44
_لم_ g168 h-57 k-48
_لم_يحدث_ g-19 k34
_لما g31
_لما_ g32
_لمد r-20 g-33
_لمده g-20
_لمده_ g-20
_لمس g32 m19
_لمست g40 h-20
_لمط h26
_لمطع h40
_لمع h21
_لمعرفه_ h25
_لمن r57 g-24 k37
_لمن_ r57 k37
_لمو h26
_لموق h20
_لموقع_ h20
_لن r86 g-20 m-32
_لنا r27 m-23 k32
_لنا_ r36 m-23
_لناس k25
_لناس_ k25
_لناس_ناس_ k20
_لنف r61 h-20 k-20
_لنفس r61 h-20 k-20
_لنفس_ r32
_لنفسه_ r29
_له r107 g19 m-25 h-50 k-32
_له_ r115 g29 m-19 h-42 k-76
_له_اسم_ g27
_له_الالفين_ r35
_له_علي_ r30
_لها r26 g-50
_لها_ r30 g-50
_لهم k62
_لهم_ k62
_لهم_ايجار_ k50
_لو r-54 g191 m21 h-39
_لو_ g194
_لوا k22
_لواح k22
_لواحد_ k22
_لوت m68 h24
_لوت_ g35 h-22
_لوتو g-22 m120 h123
_لوتو_ g-22 m120 h123
_لوج r-22
_لوجه r-22
_لوجه_ r-22 g-22
_لوجه_الله_ r-22 g-22
_لوح g-23 m-26
_لوط g21 h-19
_لوط_ g25
_لول g22 h-21
_لولو g32 h-19
_لولو_ g32
_لولو_في_ g35
_لي r-28 m-49 h25
_لي_ g37 m-38 h-101 k64
_لي_السياره_ r-26
_لي_الموعد_ r28
_لي_تمر_ k22
_لي_علي_ h23
_لي_عن_ h27
_لي_كل_ r-37 g29 k50
_لي_من_ r-39 g-29 k22
_لي_وانا_ g32 k42
_لير h35 k-19
_ليرا r20
_ليرات_ r24
_ليري h40
_ليريكا_ h40
_ليس g41
_ليس_ g25
_ليس_في_ g20
_ليست_في_ g19
_ليل h77 k-24
_ليل_ h58
_ليله h19
_ليله_ h19
_ليله_مع_ h27
_ليلي r-22 h43
_ليلي_ h22
_ليليه_ r-20 h20
_لين h22
_لين_ h25
_لين_اسدد_ r28
_لين_تسكر_ h49
_ما g120 m-19 h-155
_ما_ g165 m-40 h-43 k116
_ما_ابي_ g-24
_ما_اتفقنا_ r22
_ما_احتسبوه_ r46
_ما_اقدر_ k23
_ما_انعمل_ k36
_ما_تدري_ g-21 k44
_ما_تلد_ g23
_ما_تلده_ g20
_ما_تنكتب_ k38
_ما_تيسر_ g21
_ما_حد_ g24 k-27
_ما_حدا_ g32
_ما_دام_ r55
_ما_شافها_ g34
_ما_شفت_ r27 g-20
_ما_شفته_ r20
_ما_صار_ k22
_ما_طلع_ g29
_ما_علي_ r-25 g-20 h29
_ما_فضي_ r23 g25
_ما_في_ g-37 k-20
_ما_له_ g26
_ما_نعرفه_ g-23 k37
_ما_هو_ r-48
_ما_هي_ r-36 g49
_ما_يبين_ k22
_ما_يحسبونه_ r51
_ما_يراه_ g23
_ما_يزهر_ g24
_ما_يشوف_ h41
_ما_يظهر_ k29
_ما_ينذكر_ k19
_ما_ينكتب_ k33
_ماء g-26 h-22 k-20
_ماء_ g-26 h-22 k-20
_ماب g43
_مابي g43
_مابي_ g43
_مات m25 h-40
_ماتش m26 h-30
_ماتشات_ h-25
_ماج r-20
_ماجر r-20
_ماجر_ r-20
_مار g-25 m-20 h72
_مارج g44
_مارجن_ g47 h-23
_مارس g-39
_مارس_ g-39
_مارك g-21 h50
_ماركه_ g-20 h33
_ماركه_مقلده_ h25
_ماري h39
_ماك g-28 m65
_ماكي g-25 m66
_ماكينات_ m47 h34
_ماكينات_الفواكه_ m33 h49
_ماكينه_ m19 h-29
_مال r27 g22 m-33 h-62 k-20
_مال_ r41 h-32
_مالك k21
_مالك_ k21
_ماله r29
_ماله_ r40
_مالهاش_ g21
_مالي r-21 g33
_مالي_ r-20 g-25
_ماليه_ g58
_ماي g-42 h-46 k-34
_ماي_ h-39 k-19
_مب r-20 g62 k25
_مب_ r-21 k51
_مب_لي_ k19
_مب_من_ h27
_مبا r-68 g75 m33 h-21
_مباد r-60 g90 h-35
_مبادلات_ g19
_مبادله_ r-52 g72 h-23
_مبادله_عايد_ r-47 g43
_مبار m45 h25
_مباريات_ m47 h23
_مبك r30
_مبكر r30
_مبكر_ r30
_مبل r43 h-28 k-25
_مبلغ r43 h-28 k-25
_مبلغ_ r29 h-27
_مبلغ_ثابت_ r25
_مبلغ_ثابته_ r19
_مبلغ_للموظف_ h19
_مبلغها_ g26
_مبي h26
_مبيو h28
_مبيوق_ h19
_مت g48 h-20 k-53
_مت_ r-25 g51
_متر g-33 h-47
_متر_ g-19
_متع h33
_متعه h20
_متعه_ h20
_متغ g38
_متغي g38
_متف r19 g-31
_متفق r19 g-30
_متفق_ g-23 h-21
_متفق_عليه_ r-55 g-20
_متفقين_ r21
_متل r26
_متل_ r26
_متل_ما_ r26
_متن g-39 m27 h29
_متنا h-25
_متناقصه_ h-25
_متي g97 k-22
_متي_ g97 k-22
_متي_ما_ g58
_مث r-32 g-62
_مثب r25
_مثبت r25
_مثبت_ r25
_مثل r-58 g-62
_مثل_ g-30 h-22
_مثل_ما_ g-30
_مثله r-54 g-32
_مثله_ r-54 g-32
_مج r-20 g-24 h-87 k30
_مجا h-20
_مجه g38 h-40
_مجهو g38 h-40
_مجهوله_ g43
_مجهولين_ g-20 k26
_مح r-25 g-22 h-38 k74
_محا r-44 h-59
_محار g62 h-34
_محار_ g29
_محاره_ g33 h-21
_محاض g-40
_محاضره_ g-40
_محاف k45
_محافظ_ k45
_محافظ_باسماء_ k35
_محب h21
_محبه h21
_محبه_ h21
_محت h47 k-26
_محتا h36
_محتاج_ r-20 h26
_محتاجه_ r25
_محتو k-19
_محد r20 g24 k22
_محدد r20
_محدد_ r20
_محشو h21
_محشوه_ h21
_محص g32
_محصو g32
_محصول_ r-38 g57
_محصول_سنتين_ g31
_محصول_سنوات_ g29
_محصول_قبل_ g19
_محظ k48
_محظو k48
_محظور_ k50
_محف r22 g-21 h-39 k76
_محفظ r-27 g-20 h-29 k87
_محفظته_ k22
_محفظتي_ r-20 k32
_محفظه_ m20 k30
_محفو r49
_محفوظ_ r24
_محفوظه_ r25
_محل r33 g-40 k-24
_محل_ r62
_محله g-21
_محله_ g-21
_محلي r-25 h23
_محلي_ r-25 h23
_محم r-19
_مخ r56 g53 m-27 k-22
_مخدر h92
_مخدر_ h24
_مخدرات_ h38
_مخدره_ h30
_مخص r74 h-20
_مخصو r74 h-20
_مخصومه_ r54
_مخف g20
_مخفي g20
_مخفيه_ g20
_مخل g-25 h21
_مخلو h31
_مخلوط_ h25
_مد g-30 m46 h-75 k-61
_مدد r59
_مدد_ r72
_مدد_لي_ r72
_مدر r-44 h-36
_مدرس r-25 g-37 h-50
_مدرسه_ g-30
_مدف r-25 m19
_مدفو r-25 g41 m19
_مدفوع_ r-45
_مدفوع_بالكامل_ g-33
_مدفوعه_ r19 m38
_مدفوعه_والجايزه_ m25
_مدفونه_ g31
_مدي r45 m47 h-43
_مديو r46 m47 h-27
_مديون_ m47 h-25
_مديون_من_ m24
_مذ h-25
_مر g21 m-26 h-42 k-22
_مرا h-65
_مراب r51 g-20 h-24 k-27
_مرابحات_ r40
_مرابحه_ g-20 k-23
_مرافقه_ليليه_ h30
_مراه g27 m25 h-29
_مراهنات_ m-32
_مراهنه_ g34 m49 h-26
_مراهنه_علي_ g45 m20
_مرب r23
_مربو r23
_مربوطه_ r23
_مرت g34 h-29
_مرتب g-29
_مرتب_ g-29
_مرتج g71 h-29
_مرتجع_ g29
_مرتجعات_ g42
_مرصو h20
_مرصود_ h20
_مرض g24 h46
_مرضي h35
_مرضيه_ h35
_مرف r-30
_مرفق r-30
_مره g22 k37
_مره_ g22 k37
_مرور h-20
_مري g-23
_مريض g-22
_مز r-45 m-20 k39
_مزا h-63
_مزاج g34 h-29
_مزاد g-20
_مزاد_ g-20
_مزر g34
_مزرع g34
_مزو h52
_مزور h52
_مزور_ h21
_مزوره_ h26
_مزي h32 k46
_مزيف h39
_مزيفه_ h33
_مس g-60 m-81
_مسا r-79 g-19
_مساج h37
_مساج_ h37
_مساع k29
_مساعده_ k29
_مساهمه_ g22
_مسب g21 h-20
_مسبق g21 h-19
_مسبق_ g27
_مست r24 g56 m-33 h-32 k32
_مستا h35 k27
_مستاجر_ k22
_مستاجرات_ h52
_مستح r32
_مسترد_ g-27
_مستع m-21 h-43 k23
_مستعمله_ m-20
_مستق g39 h-27
_مستقبلي_ g37
_مستقبلي_علي_ r-22 g54
_مستقبلي_ل_ g20
_مستقبليات_ g38
_مستقبليه_ r21 g-23
_مستل g37
_مستو g22
_مسج g-62 h-40
_مسجل g-62
_مسجل_ g-42
_مسد r-22 h-19
_مسدس h-19
_مسدس_ h-28
_مسر g-55 m-23 h128
_مسرب h32
_مسربه_ h32
_مسرو g-48 h103
_مسروق_ g-32 h58
_مسروقه_ h44
_مسك r20 h20
_مسكر h20
_مسكر_ g-19
_مسكره_ g35
_مسل r38
_مش g49 h-20 k-31
_مش_ g58
_مش_عندي_ g21
_مش_من_ g-23 h32
_مشا h-28
_مشار h-22
_مشاركه_ h-22
_مشاركه_في_ h-22
_مشت r-19 g44
_مشتر r-19 g32
_مشتري_ g43
_مشر g21 k-20
_مشرو g21 k-19
_مشروب_ g-29 h-22
_مشروبات_ h30
_مشروبات_روحيه_ h26
_مشروط_ r41
_مشروع_ r-20 g51
_مشروع_ما_ g25
_مشع h36
_مشعو h36
_مشعوذ_ h33
_مشغ r58
_مشغل r58
_مشغل_ r58
_مشغل_فلوسه_ r19
_مشف h37
_مشفر h29
_مشو h-41
_مشوي h-41
_مشوي_ h-41
_مص r31 g-74 h-144 k25
_مصا h-33
_مصار h-44
_مصارع_ m28
_مصاري_ r28 k-22
_مصاريف_ h-30 k37
_مصاريف_خدمه_ r22
_مصد h-42 k37
_مصدر k37
_مصدق h-35
_مصر r40 g-22 h-58 k-20
_مصرف r29
_مصرو h-34
_مصروف_ h-24 k-21
_مصروفات_ k34
_مصري r20
_مصن g-19 h26
_مصنع g-19
_مصنع_ g-19
_مض r155 g-24 h-45
_مضا r41
_مضار r-29
_مضاربه_ r-29
_مضاع r33 m19
_مضاعف_ r27 m19
_مضاف r37
_مضم r58
_مضمو r58
_مضمون_ r24
_مضمونه_ r33
_مط r-23 g-57 m-36 h-78 k-20
_مطب g-23
_مطبخ g-23
_مطر g-23
_مطع m-22 h-79
_مطعم m-22 h-79
_مطعم_ h-79
_مع r62 g-36 m-51 h-45 k-79
_مع_ r70 g-26 h65 k-23
_مع_اقامه_ r25
_مع_انه_ k22
_مع_نهايه_ h41
_مع_وحده_ h45
_معا r87 g-51 h-30
_معاش r25
_معام r32
_معاي g-22
_معت h32
_معتق h52
_معتق_ h51
_معتم h-19
_معتمد_ h-19
_معد r-22 g37
_معدل g45
_معدن r-21
_معدن_ r-21
_معر r-39 g-22
_معرف g35
_معرفه_ g35
_معرو r-36 g-49
_معروف_ r-24 g-36
_معس h-34
_معسل h-34
_معسل_ h-34
_معق h-30
_معقم h-30
_معقم_ h-30
_معل r-74 g31 m-21
_معلق r-22 g78 m-19
_معلق_ g58
_معلق_علي_ g68 h-25
_معلقه_ g31
_معلقه_علي_ g32
_معلو r-34 g-39
_معلوم_ r-48
_معي g53
_معي_ h23
_معين g59
_معينه_ g32
_مغ g43 h50
_مغش h33
_مغشو h33
_مغشوش_ h28
_مغل g35
_مغلف h19
_مغلفه_ g19
_مغلق g19
_مف g27 h-55 k-21
_مفاج g36
_مفاجات_ g34
_مفت r-28 h-23
_مفتا g-22
_مفتاح_ g-22
_مفر g23
_مفرو g23
_مق h81 k-47
_مقا h30
_مقاب g19 h48
_مقابل_ g19 h48
_مقابل_ان_ h58
_مقابل_حق_ g38
_مقابل_ظرف_ h47
_مقاس h-37
_مقام m51
_مقد g45 h-22
_مقدم r-37 g54
_مقدم_ g55
_مقر h47
_مقرص h27
_مقرصنه_ h19
_مقط g-34 h-34
_مقطو g-32
_مقطوع_ r-36 g-21
_مقف r46 g54 h-23
_مقفل g28
_مقفله_ g28
_مقفله_من_ g28
_مقفو r46 g27
_مقفول_ r54
_مقفوله_ g42
_مقل r-27 g-22 h117
_مقلد r-27 g-21 h117
_مقلد_ r-22 h41
_مقلده_ h73
_مقه g-21
_مقهي g-21
_مقهي_ g-21
_مك r36 g-61
_مكا r19 g-35
_مكاف r34 k-29
_مكافاه_ r38
_مكان g-29 h36
_مكان_ r-19 g-29
_مكاني_ h23
_مكاي h-28 k43
_مكاين_ h-28 k43
_مكت r27 h46 k-20
_مكتب m21
_مكتب_ m21
_مكتب_الاقراض_ h43
_مكتو r42 h49
_مكتوب_ r22 h49
_مكتوب_عليه_ r-47 h72
_مكف r37
_مكفو r37
_مكي r-26 h-19
_مكين h-19
_مكينات_ k31
_مل g51 m-20 h-62 k-39
_ملا r-26 h-30
_ملاب r-19 h-21
_ملابس_ h-21
_ملز r74 g-21
_ملزم r74 g-21
_ملزم_ r71 g-21
_ملزم_من_ r58
_ملغ h22
_ملغو h22
_ملغومه_ h22
_ملف r-20 h26
_ملف_ r-20 h22
_ملك g81 h-40 k-35
_ملكن g22
_ملكنا_ g22
_ملكه g31
_ملكه_ g31
_ملكي g42 h-22 k-23
_ملكي_ g36 h-30 k-22
_مله g20
_مم r83 g29 h-71
_مما r61
_مما_ r61
_ممت r21
_ممتا r21
_ممد g47
_ممدد g47
_من r33 m-68 h67 k-49
_من_ r-149 g22 m-51 h51
_من_الاول_ r36
_من_الجمعيه_ m21
_من_الجهتين_ r33
_من_الدين_ r-28
_من_الربح_ r-39
_من_السفاره_ h29
_من_السفر_ g46
_من_السوق_ r22 m-48 h-21
_من_الشاحنه_ h26
_من_الشباب_ h29
_من_الشباك_ m37
_من_العيال_ h60
_من_القرض_ r-71
_من_اللي_ r67 g-75 h68
_من_المتجر_ g46
_من_المحل_ r34
_من_المزاد_ g49
_من_امازون_ g31
_من_اول_ r42
_من_بيع_ g-55
_من_حقنا_ h40
_من_حقه_ g-46 h59 k-29
_من_حقي_ g-21 h27
_من_راعي_ h22
_من_شباك_ m24
_من_شركه_ g29 h37
_من_صاله_ h26
_من_عند_ h26
_من_غير_ g58 k-36
_من_قيمتها_ r54
_من_كل_ r29
_من_محل_ r44 h20
_من_مكتب_ r29 m22
_من_منتجع_ h36
_من_ناس_ k40
_من_هذه_ g31
_من_ورا_ g-19 h33
_منا r34
_منا_ r39
_مناس g24
_مناسبا_ g24
_منت g-26 h60
_منتج h30
_منتجع_ h30
_منتجع_كازينو_ h58
_منته g-22 h30
_منتهي_ g-20 h22
_منج g-22 h78
_منجم g-22 h78
_منجم_ h62
_منس h19
_منسو h19
_منسوخه_ h19
_منص h-37
_منصه h-37
_منصه_ h-37
_منظ r55 k-22
_منظم r55 k-22
_منظم_ r55 k-22
_منف g26
_منك g-20
_منك_ g-20
_منه r63 g19 h-39 k-25
_منه_ r46 h-50 k-44
_منه_الدراجه_ r-33
_منها r21 k19
_منها_ r21 k19
_منو r-22
_منو_ r-22
_مني r53 m-21 h-36
_مني_ r53 m-21 h-36
_مه g-41 h53
_مهر_ h-25
_مهرب h29
_مهك h35
_مهكر h35
_مهكره_ h30
_مهل h21
_مو r-33 g74 m-68 h-106 k33
_مو_ r24 g84 h55 k-24
_مو_عندي_ g56
_مو_من_ g-20 h28
_موا k-19
_مواص g22 h-26
_مواصفات_ g32
_مواصلات_ h-22
_موب r38 m-23
_موبا r38 m-23
_موبايل_ r38 m-23 h-23
_موج h-67 k63
_موجر g-32 h-43 k51
_موجر_ k55
_موجل g63 k-25
_موجل_ r-28
_موجلان_ g27
_موجلين_ g37
_موجو k37
_موجود_ k33
_موز r-32 g-24
_موزو r-32 g-24
_موش g23
_موشر g34
_موشر_ g34
_موظ k29
_موظف k29
_موظف_ k37
_موع r22 g53 h-24
_موعد r22 g53 h-24
_موعد_ g85
_موعدها_ g-20
_موق g-25 k26
_موقع g-25
_موقع_ g-25
_موقع_التوقعات_ h19
_موقع_تعارف_ h24
_موقو k39
_موقوف_ k39
_مول r-29
_مي r36 g-54 m90
_ميا g-20 h-23
_ميت g-29 m26 h50
_ميته m28 h62
_ميته_ m28 h62
_ميس r25 m36 h-26
_ميسر r30 m42
_ميسر_ m42
_ميسره_ r33
_ميل m20 h-45
_ميلا h-32
_ميلاد_ h-23
_مين g-26
_ميه h28
_ميه_ h28
_نا r-86 g-80 k52
_ناب_ h34
_ناد g-24 h-38
_ناس h-29 k76
_ناس_ g-28 h-23 k78
_ناص r-27
_ناصر r-27
_ناصر_ r-27
_ناف h55
_نافق h55
_نافق_ h39
_ناق g-45 m26
_ناقت m27
_ناقص r48 g-31
_ناقه r-24 h-33
_ناقه_ r-24 h-33
_ناوي_اشتريه_ g20
_نب g32 m-23
_نبت g51
_نبت_ g43
_نبي r-25 m-19
_نبيد h24
_نبيد_ h24
_نت r-37 g96 h-71 k46
_نتا g69 h-28
_نتاج g73 h-28
_نتاج_ g73 h-28
_نتج k19
_نتف r-28 g76
_نتفاهم_ g19
_نتفق r-26 g60
_نتفق_ r-26 g60
_نتفق_علي_ r-21
_نتفق_عليها_ g62
_نتوقع_فيه_ h26
_نتي h-36
_نتيج h-36
_نتيجه_ h-36
_نتيجه_الانتخابات_ h-25
_نج h-40 k67
_نجا g19 h-28
_نجاح g19 h-28
_نجاح_ g19 h-26
_نجم h-34 k76
_نجمع h-34 k76
_نجمع_ h-34 k76
_نجمع_فلوس_ k19
_نجو h34
_نجوم h34
_نجومي_ h34
_نح r-23 g71
_نحا g-23
_نحاس g-23
_نحاس_ g-23
_نحد g58
_نحدد g58
_نحدده_ g48
_نحدده_بعد_ g19
_نحس h19
_نحس_ h19
_نحط k23
_نحط_ k23
_نخ r-29 g92 h-33
_نخت g40
_نخل g58
_نخله g33
_نخله_ g33
_نخلي g-42
_نخم m19
_نخمن m22
_نخمن_ m22
_ند g42
_ندر g30
_ندري g30
_ندري_ g30
_نز r73 m22 k-23
_نزل r58 h26 k-23
_نزل_ r30 k-22
_نزلت r19
_نزلت_ r19
_نزو g30
_نزول g30
_نزول_ g30
_نس r36 g-30 m24 h40 k49
_نسا h36
_نساي h32
_نسب r39 m38
_نسبه r20 m25 h-23
_نسبه_ r20 m25 h-23
_نسبه_لي_ r-37 k39
_نسخ_ h24
_نسم k49
_نسمي k49
_نسميها_ k29
_نسميهم_ k20
_نش g37 m-31
_نشو g52 m-28 h-34
_نشوف g52 m-28 h-34
_نشوف_ g28 m-28 h-33
_نص m-35 k-47
_نص_ r46 g51 h-48
_نصب r-39 g-22 h38
_نصب_ g-19 h23
_نصب_علي_ h19
_نصف r38 h34 k-24
_نصف_ r38 h36
_نصي r-30
_نصيب r-30
_نصيب_ g-35 m36 h26
_نصيبي_ r-42 g43 h-35
_نصيبي_في_ g72 h-20
_نصيبي_من_ g-55
_نط m27
_نظ h-20
_نظي r32
_نظير r36
_نظير_ r36
_نع r-39 g-23 h36 k50
_نعت h43
_نعتق h43
_نعتقها_ h43
_نعد k26
_نعدي k26
_نعدي_ k26
_نعر r-23 k28
_نعرف r-23 k28
_نعرف_ g23
_نعرفه_ g-23 k39
_نف r-29 g-52
_نفس r-27 g-33 m-28
_نفس_ h27 k19
_نفسه r-22 g-25 m-23 k-26
_نفسه_ g-36 h-21 k-20
_نفسه_الذي_ r61
_نفسه_يشتريه_ r28
_نفسه_يشتريها_ r39 g-19
_نفسها_ r-20
_نفو m34
_نفوز m32
_نفوز_ m32
_نق r57 m-45 h-123
_نقد r34 h-52 k33
_نقد_ r43
_نقدا g-31 h-24 k32
_نقدا_ g-31 h-24 k32
_نقدا_باقل_ r21
_نقدي h-24
_نقدي_ h-24
_نقر g28
_نقرر g28
_نقرر_ g28
_نقس m-20
_نقسم m-20
_نقل_شحنه_ h26
_نقو g39 h-36
_نقوط h-28
_نقوط_ h-28
_نقول g58
_نقولها_ g42
_نل h-25 k63
_نلم h-32 k63
_نلم_ h-32 k63
_نلم_حق_ h-32 k63
_نه r-33 g-37 h44
_نها r-33 g-37 h44
_نهاي r-33 g-37 h44
_نهايه_ r-33 h52
_نهايه_الشهر_ r-27
_نو r-66 g29 h-49 k22
_نوص r-19 k39
_نوصل r-19 k39
_نوصل_ r-19 k39
_نوع r-34 g55 h-33
_نوعه r-34 g37
_نوعه_ g19
_نوعها_ r-34
_ها r-92 g109 h-32 k-34
_هاب h-21
_هابط h-28
_هابط_ h-28
_هابط_خلال_ m22
_هات r-37 g-27 h21 k-21
_هاته h36
_هاته_ h36
_هاخ r19
_هاخد r19
_هاخد_ r19
_هار m38
_هاك h37
_هال r-50 g108 h-58
_هالا r-30 g35
_هالاسبوع_ r-30 g25
_هالس h-19
_هالش g23
_هالشجره_ g27
_هالن g27
_هالنخله_ g27
_هام r-29 g57 h-31
_هامش r-20 g80 h-27
_هامش_ r-20 g80 h-27
_هامش_علي_ g35
_هاي h38
_هاين h38
_هاينكن_ h38
_هب r22 m28 h-22
_هبه r25
_هبه_ r25
_هبو m28 h-19
_هبوط m28 h-19
_هبوط_ m21 h-19
_هبوط_ثانيه_ m21
_هج m50 h37
_هد r-20 g-32
_هدا h-23
_هداي h-23
_هدايا_ h-23
_هدي g-30
_هديه g-28
_هديه_ g-28
_هديه_زواج_ h-32
_هديه_متفق_ r22
_هذ m31 h-25 k-33
_هذا g-40 k-21
_هذا_ g-40 k-21
_هذا_الشهر_ r-19
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
_هك r50 m-27 h46
_هكذ r53
_هكذا r53
_هكذا_ r53
_هكر h48
_هكر_ h48
_هل g-25 m43
_هل_ m68 h-25
_هلا m-24
_هلال m-23
_هلال_ m-20
_هم r-39 g38
_هن k23
_هنا r29 k24
_هناك k24
_هناك_ k24
_هند g28
_هندي g24
_هو r-76 g34 m24 k-28
_هو_ r-107 m27 h-40 k-20
_هو_لي_ g19
_هوا r31 g20
_هوي h29
_هويه h24
_هويه_ h24
_هي r-57 g31 m-27
_هي_ r-64 g43 m-20
_وا g-35 m-34 h-97 k103
_وات g-29 h21
_واتس g-27 h21
_واجر r30
_واجره_ r30
_واح r-86 g72
_واحد r-52 g55
_واحد_ r-48 g38
_واحد_دفع_ m-37
_واحد_في_ h28
_واحد_ما_ k-19
_واحد_من_ g45 h-40
_واحد_يطلع_ g23
_واحد_يوصل_ m27
_واحده_ h22
_واحده_من_ g23 h-19
_واحط k19
_واحطه_ k19
_واخ r-63 m-40 k35
_واخت r-28 g-19
_واخذ k20
_واخذ_ r26 k20
_واخذته_ r-42
_واد k37
_وادف r45
_وادفع_ r45
_واذ r-31 g25
_واذا r-31 g25
_واذا_ r-31 g25
_وار r-31 g73 h-37
_وارب m33
_واربح_ m49
_وارج r-53
_وارجعها_ r-54
_وارد r44
_واردها_ r36
_وارس k36
_وارسل_ k36
_واس g-49 m-32 h40
_واست r-50 g-34 h-24
_واستلمته_ r-24
_واسط m-20 h64
_واسطه_ m-20 h64
_واش r39 g-24
_واشت r39 g-24
_واشتريت_ r-38
_واص r41
_واصب r20
_واصبر_ r20
_واض r76
_واضي r30
_واضيف_ r30
_واع h-22
_واعط h-22
_واف r32 g-27 m32
_وافو m32
_وافوز_ m32
_واق g-30
_واقف g-30
_واك r81 g-32
_واكل r48
_واكل_ r48
_وال r-26 m58 h-100
_والا r-49 m44 k-21
_والا_ g47 h20
_والاستلام_ r28
_والاول_ m20
_والب g20 k-22
_والباقي_ r32 h27 k19
_والبضاعه_ g34
_والبضاعه_موجلين_ g21
_والبنك_ r23 k-27
_والت r46 g-25
_والتسليم_ r39 g-30
_والتسليم_بعد_ r40 g-24
_والث r-20 g-21
_والثمن_ r-20
_والثمن_بعد_ g25
_والج m33
_والجايزه_ m40
_والح k50
_والحقيقه_ k44
_والحقيقه_ما_ k31
_والخ r-27
_والخساره_ r-27 m-29
_والخساره_علي_ r-27
_والد r25 h-25
_والدفع_ r33
_والدي_ h-25
_والدين_ r-30
_والر r-25 g28 m-32 h-23
_والربح_ r-24 m-25
_والرقم_ g36
_والز r-23
_والس m23
_والسعر_ g20
_والسعر_علي_ g28
_والص k29
_والصدق_ k36
_والط r-31 g-35
_والف h-19
_والفلوس_ r-21
_والل g-25 m25 k-24
_واللي_ m27
_والم m22 h-22 k45
_والمال_ k52
_والمال_لغير_ k32
_والمبلغ_ g-19 k-19
_والن r21 g19
_واله g27
_والهبوط_ g27
_والو r21 g40
_وان r-21 g84 m-24 k24
_وان_ g63 h-20
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
_واين h33
_واين_ h33
_وب r120 h-26 k-66
_وبا k-21
_وباق g24
_وباقي_ g24
_وبت r-31 g28
_وبد r39 h-25
_وبدو r54 g21
_وبدو_ r41
_وبر r28
_وبرج r35
_وبش g49
_وبص g-41
_وبصل g-41
_وبصل_ g-41
_وبعت r23 g20
_وبعت_ r-26
_وبعته_ r30
_وبعد r-54 g-22
_وبعد_ r-33
_وبق r27
_وبي g-33 m35
_وبين m24
_وبين_ r-48 m24
_وت g-157 m-24 h-34 k79
_وتح k30
_وتحو k37
_وتحويل_ k26
_وتد r-29 h22
_وتر r-51 g-46 k47
_وترج g-28 k56
_وترجع_ g-28 k56
_وتس r44 g-23 h21
_وتسع r44
_وتسليمها_ r34
_وتط h-43 k25
_وتطل h-32 k29
_وتطلع_ h-32 k29
_وتطلع_بنفس_ h-22 k39
_وتطلع_نفس_ k19
_وتع r19
_وتق r-26
_وتم r38 g-22 h-19
_وتن r-19
_وتو h-22
_وث h-31
_وثل g-27
_وثي g44
_وثيق g44
_وثيقه_ g44
_وج r-43 g-68 m-27
_وجب h-38
_وح g-25
_وحد h24
_وحده g39 h24
_وحده_ g39 h24
_وحده_من_ h25
_وحط g21
_وحق h-29
_وحل g-30
_وحلي g-30
_وحو r-24 g-25 k21
_وحول r-23 k21
_وحول_ k21
_وحول_لي_ k-21
_وخ r37 g-36 m26 h21
_وخد r-21
_وخذ_ g27
_وخس m20
_وخسر m20
_وخم r63 h41
_وخمس r63
_وخمسميه_ r29
_وخمسين_ r34
_ود r-52 h-22 k-31
_ودع r-19 h20
_ودع_ h20
_ودف r-84 g19 m-20
_ودفع r-83 g22 m-20
_ودفعت_ r-28 g19 m-25
_ودفعت_ثمنه_ g28
_ودفعنا_ r-24 g44
_ودي r-20
_ودي_ r-19
_وذ r-20 h-58
_ور r-28 g33 m28 h-34 k-36
_ورا g31 m65 h25 k-21
_ورا_ g27 h35
_وراه m50
_ورب r27 g-41
_ورث g81 h-36
_ورث_ g36
_ورث_وهو_ g20
_ورثه_ g52
_ورثه_وهي_ g19
_ورج r-35
_ورجع r-35
_ورجعت_ r40
_ورجعتها_ r-25
_ورجعوا_ r31
_ورجعوا_اخذوها_ r23
_ورجعوا_خذوها_ r27
_ورده r26
_وردها_ r26
_ورس r-22
_ورق r-32 k23
_ورق_ m-24 h-47 k28
_ورقم k23
_ورقمها_ k25
_ورقه m22 h50
_ورقه_ m22 h50
_ورقه_جديده_ r-26
_ورقه_سباق_ m57 h29
_ورقي g36
_ورقيه_ g36
_ورك r-20 g-37
_وركب r-20 g-37
_ورو h-24
_وز r130 g-60 h-45
_وزا r81
_وزاد r81
_وزاد_ r66
_وزن g-50 m20
_وزن_ g27 m19
_وزنا r23
_وزنه g-66
_وزنه_ g-80
_وزنها_ g23
_وس r-128 g-62 m29
_وسا r23 h-40
_وست g19
_وسج g-19 m37
_وسجل m37
_وسد r-28
_وسدد r-28
_وسك r-43 g36 h54
_وسكي h54
_وسكي_ h54
_وسل r-51 g-29
_وسلم r-57 g-26
_وسلمني_ r-37
_وسي k33
_وسيط k33
_وسيط_ k33
_وش r-89 h-69
_وش_ g40
_وشر h-26
_وشرط r38
_وشرط_ r19
_وشري r-26 h-19
_وشف g-29
_وشفت g-29
_وص r-81 m-25 h20 k-40
_وصا r29
_وصاح r-24
_وصار r53
_وصار_ r44
_وصر r-22
_وصرف r-22
_وصف g44 k-20
_وصف_ g39
_وصفه h34
_وصفه_ h34
_وصل r-35 g-48
_وصلت g-33
_وصلت_ g-33
_وصلن r-19 k30
_وصلني_ k30
_وط r56 g-59 m66
_وطل g-23 m80 h23
_وطلع m85
_وطلعت_ m39
_وطم g-27
_وطما g-27
_وظ g24 m-22
_وع r51 g-149 m-32 h-105 k22
_وعد r31 g-105 h-34
_وعد_ r50 g-30
_وعد_ملزم_ r64 g-19
_وعدت r28
_وعط r-48
_وعطي h37
_وعل r74
_وعلي r74
_وعليه_ r40
_وعليهم_ r42
_وعو h-31
_وعود h-31
_وغ r-19 m23
_وغل m23
_وغلب m23
_وغلبني_ m23
_وف r74 g-24 m-24 h-68 k-34
_وفل r19 g-23
_وفلو r19
_وفو r62
_وفوق r64
_وفوقها_ r22
_وفي r-20 k-31
_وفي_ r-37 k-19
_وفيه r22
_وق r-24 g117 m-37 h-43 k-25
_وقا g-22 m19 h-31
_وقال g-22 m19 h-31
_وقال_ m21 h-28
_وقب r-56
_وقبض r-56 g-32
_وقبضت_ r-20 g-19
_وقبضت_ثمنه_ g-19
_وقت g22 m-21 h-32
_وقت_ r-24 g30 h-26
_وقت_ما_ r-23
_وقته r29
_وقته_ r21
_وقد r-19 g26
_وقد_ r-19 g26
_وقط g-30 h35
_وقع r73 g29 m-23
_وقعت r37 g34
_وقعت_ r37 g34
_وقعت_علي_ r34
_وقل g57
_وك r74 g-63 k-28
_وكا h28
_وكال h33
_وكاله_ h33
_وكب r52
_وكبر r52
_وكبر_ r52
_وكبر_المبلغ_ r51
_وكتبت_علي_ r23
_وكش h48
_وكشف h48
_وكشف_ h48
_وكل r48
_وكل_ r58
_وكل_واحد_ m-33
_وكي g-29 m35 h-70
_وكيل m35 h-19
_وكيل_ m35 h-19
_وكيل_السحب_ h28
_وكيل_اللوتو_ h-30
_ول r-135 g155 h-127
_ولا r-74 g103 h-33 k-28
_ولا_ r-74 g71 h-32 k-26
_ولا_ايصال_ k21
_ولا_سبب_ g-40 k43
_ولا_متي_ g25
_ولاد g32
_ولد g30 h-32
_ولد_ r-21
_ولد_عمي_ r-20
_ولك r32
_ولم r-73 g39 k-20
_ولم_ r-32 g25
_ولما r-41
_ولما_ r-41
_وله r58
_وله_ r58
_ولي r-35 k58
_ولي_ r-35 h-31 k58
_وم r37 g-117 h-133
_وما r-61 g61 h-42 k22
_وما_ r-100 g64 h-31 k39
_وما_اتفقنا_ g43
_وما_حددنا_ g36
_وما_في_ g28
_وما_فيه_ g-39 k72
_ومال r36
_وماله_ r19
_ومح g-21
_ومخ g-27
_ومر r-19
_ومس r-28
_ومش r26 m19
_ومع r135 g-44
_ومعاه_ r62
_ومعه r115 h25
_ومعه_ r42 h33
_ومعها_ r73
_ومن m26
_ومن_ m26
_ومن_يصيب_ m26
_ومو r-23 g-45
_وموع r-22 g-20
_وموعد_ r-22 g-20
_ومي r64 h-20
_وميه r51 g-20
_وميه_ r51 g-20
_ون r61 g-20 m34
_ون_ m76 h34
_ون_اكس_ m58 h45
_ونز r-25
_ونزل r-25
_ونس g23
_ونص r115 g21
_ونص_ r116
_ونص_بعد_ r54
_ونصف r-22
_ونصف_ r-22 g-21
_ونق r-22 g-22
_وه r47 m-64 h-69 k167
_وهذ r-45 g-25 m-32
_وهذا r-23
_وهذا_ r-23
_وهذا_المبلغ_ g26
_وهذي r-22 m-22
_وهذي_ r-22 m-22
_وهم h-24 k60
_وهمي h-24 k61
_وهمي_ h-20 k38
_وهميه_ k24
_وهو r39 k37
_وهو_ r39 k37
_وهو_طاير_ g56
_وهو_مب_ k25
_وهو_نفسه_ r81 g-23
_وهي r44 g-25 h-24 k80
_وهي_ r23 g-23 h-21 k80
_وو r-43 g-83 m-40 h-57
_وور h20
_وورق h20
_ووز r-40 h-20
_ووزن h-20
_ووزناه_ g-43
_ووص g-33
_ووق g-25
_ووقع g-25
_وول h-20
_وي r91 h54 k36
_ويا r-26
_ويب r64
_ويبي r44
_ويخ g20
_ويد r29
_وير r-19 g-24 k42
_ويرج k42
_ويرجع_ r-21 k42
_ويرد r-19
_ويردها_ r-22
_ويز r22
_ويزي r22
_ويس r-23 h47
_ويسك h44
_ويسكي_ h44
_ويش h26
_ويشغ h26
_ويشغله_ h26
_ويع r20 k40
_ويعط r26
_ويعطيني_ r21
_ويعو k38
_ويعود_ k38
_ويق r26 g-19
_ويقص r26
_ويقص_ r26
_وين r-28 g46 h32
_وين_ r-36 g46 h33
_يا r-112 g30 m155 h-64
_يا_ r-45 g74 m75 h-45
_يا_نصيب_ m51 h24
_ياج h-23 k46
_ياجر h-23 k46
_ياجر_ h-23 k46
_ياجر_حسابات_ k44
_ياخ r-35 g-32 m67 h-31
_ياخد g-21 m23
_ياخد_ r39 g-21 m23
_ياخذ r-44 m44 h-19 k-32
_ياخذ_ r-48 m44 k-23
_ياخذ_فلوس_ m42
_يان m19 h41
_يانص m19 h41
_يانصيب_ m19 h41
_ياه r-21
_ياهن r-31
_ياهن_ r-31
_يب g-24 h-57 k110
_يبق h-27 k28
_يبقي h-27 k28
_يبقي_ h-27 k28
_يبل k49
_يبلغ k49
_يبلغون_ k35
_يبي r38 k32
_يبيع r40
_يبيعنا_ r84 g-32
_يبيعنا_السياره_ r61
_يبيعنا_نفسه_ r37
_يبيعني_ r-21
_يبين k27
_يبين_ k24
_يت g28 h32
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
_يتم r22 g-24
_يتم_ r22
_يج r37 g-26 m30 k47
_يجم k26
_يجمد k26
_يجي r33 m34 h20
_يجيب m41
_يجيب_ m44 h24
_يح k85
_يحا h-21 k28
_يحب g-27 h58
_يحج g-69
_يحد g65 h-22 k20
_يحدث g-19 k34
_يحدث_ g-19 k34
_يحدد g84 h-19
_يحدد_ g50
_يحدده_ g26
_يحر k39
_يحرك k39
_يحس r20 g-19
_يحس_ k23
_يحسب r24 g-23
_يحسبونه_ r51
_يحل g48 h34
_يخ r-55 g79 m51
_يخا g-25
_يخال g-25
_يخالف_ g-25
_يخت g76 h19
_يختا g78 h-21
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
_يد r-83 m23
_يد_ r-64
_يد_بيد_ r-46
_يدا r-22
_يدا_ r-22
_يدا_بيد_ r-22
_يدخ h63
_يدخل h63
_يدخل_ h63
_يدخل_الامتحان_ h34
_يدر h-22 k19
_يدري k21
_يدري_ k21
_يدف g20 m40
_يدفع g24 m48 h-33
_يدفع_ r21 g-40 m89 h-24
_يدفع_للباقين_ m35
_يدفع_لي_ r-19
_يدفع_ميه_ m-25
_يدفعون_ g61 m-35
_يدفن h32
_يدفن_ h32
_يدي r63 h-44
_يدين r34 h-30
_يدين_ r34 h-30
_ير g42 k41
_يرا g31
_يراق k34
_يراه g32
_يراه_ g32
_يرب r-19
_يرج k-20
_يرجع k-20
_يرجع_ g-20
_يرجع_كامل_ r29
_يرجع_لي_ g-20
_يرد r21
_يرد_ r23
_يرده_ r-19
_يرس g-19 k41
_يرسل g-19 h-24 k41
_يرف k24
_يرفع k24
_يرفع_ k24
_يري k23
_يريد k23
_يريد_ k23
_يز r57 m-28 h-27
_يزه g26
_يزهر g26
_يزهر_ g26
_يزي r64 g-33
_يزيد r64 g-33
_يزيد_ r64 g-33
_يس r116 g-40 m27 h38 k55
_يسا r-22 h-26 k51
_يسال r-22 h-26 k51
_يست r58 g-26 h-22 k52
_يستع r56
_يستق k21
_يستقبل_ k21
_يستقبل_من_ k28
_يستل k25
_يستلم_ k25
_يستلم_من_ k26
_يسج m38
_يسجل m38
_يسجل_ m38
_يسد r33 g-25 h-23
_يسدد r33 g-25 h-23
_يسدد_ g-20 h-22
_يسك r-24 g-20 h71
_يسكر g-20 h79
_يسكر_ g-20 h79
_يسل r67 g22
_يسلف r51
_يسلم g25
_يسه g53
_يسهل g53
_يسهل_ g53
_يسو h39
_يسوي h39
_يسوي_ h39
_يش g-26 h57
_يشت r20 g-42
_يشتر r46 g-40
_يشتريه_ r25
_يشتريها_ r19 g-33
_يشتغ r-26
_يشتغل_ r-26
_يشغ h28
_يشغل h28
_يشغله_ h28
_يشو h24 k32
_يشوف h24 k32
_يشوف_ h43
_يشوفونه_ h-19 k38
_يص r-38 g34 m48
_يصع m23
_يصعد m23
_يصعد_ m23
_يصي g21 m25
_يصيب m26
_يصيب_ m26
_يصيب_يلم_ m21
_يصيد g36
_يض r29 g-28 m38
_يضا m32 h34
_يضاع m32 h34
_يضاعف_ m32 h34
_يضم r33 g-28 h-22
_يضمن r33 g-28 h-22
_يط r37 h43 k27
_يطر h19
_يطرد h21
_يطرد_ h21
_يطل k36
_يطلب r19
_يطلع k21
_يطلع_ k21
_يطي r28 h35
_يظ k49
_يظه k39
_يظهر k39
_يظهر_ k39
_يع r-54 g56
_يعر g43
_يعرف g43
_يعرف_ g39
_يعطو r-23 g29
_يعطون_ r-22 g26
_يعطون_اهلي_ r-21 g19
_يعطي_ r20
_يعطيني_ r-23
_يعو g38
_يعوض g35
_يعيد r35
_يعيدها_ r20
_يعين r-28
_يغ k24
_يغي k29
_يغيب k32
_يغيب_ k32
_يف r-75 g84 h56 k-19
_يفت g42
_يفتح g44
_يفتح_ g30 h-19
_يفتح_اعلي_ g27 h-19
_يفك h62
_يفك_ h55
_يفو r-29
_يق r25 m-22 h24
_يقا k34
_يقات k35
_يقاتلون_ k35
_يقد h30
_يقدم h30
_يقر r19
_يقرا g-20 h33
_يقرا_ g-20 h33
_يقرر g40
_يقو g27 k-20
_يقول g27 k-20
_يقول_ h28
_يقوله_ g27
_يك m-30 h38 k-26
_يكت r-32 h37
_يكتب h39
_يكتب_ h42
_يل r25 g43 m49
_يلم m31
_يلم_ m29
_يلي g62
_يلي_ g62
_يم g63 h49
_يمت h32
_يمتح h32
_يمتحن_ h32
_يمر k50
_يمر_ k50
_يمش h23
_يمشي h23
_يمشي_ h23
_يمك g45 h-25
_يمكن g45 h-25
_يمكن_ g45 h-25
_يمل g57 k-22
_يملك g57 k-22
_يملكه_ g33
_يملكها_ g30
_ين r-42 g-21 h-50 k81
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
_ينق r-26
_ينقص r-26 g-23
_ينقص_ r-26 g-23
_ينك r35 g-20 h-19 k46
_ينكت r36 k31
_ينكتب_ r36 k31
_يه m35
_يهب m36
_يهبط m36
_يهبط_ m36
_يو r28
_يوصل_ r25 m26
_يوف r55
_يوق h26
_يوقع h26
_يوقع_ h26
_يوم r-19 m-29
_يوم_ r44 g40 h-23
_يوم_الاحد_ g-25
_يومه r-72
_يومه_ r-55
_يومي r23 m-22 h38
_يون r-25
_يوني r-25
_يونيو_ r-25
_چر h30
_چرس h30
_چرس_ h30
a2a r101 g-25 m39 h-46
a2a_ h-66
a2al r77
a2al_ r77
a2b g22
a2ba g25
a2bal g25
a2d r52 m-19
a2d_ r30 m-19
a2e r78
a2ed r65
a2ed_ r52
a2i r37 m28
a2i_ m26
a2id r29
a2k r36
a2kh r36
a2khe r36
a2l r-19 g-28 h42
a2le h45
a2lee h45
a2m r-26 g40 h-24
a2me r-26 g40 h-24
a2mee r-26 g40 h-24
a2n r-39 g44 m21
a2na r-39 g44
a2s m-21
a2sa r49
a2se r-24
a2see r-24
a2t r72
a2y r62
a2y_ r62
a3_ g58 m62 h-30 k-20
a3a g-58
a3a_ g-22
a3ad r27 g-26 h-29
a3d r42
a3d_ r41
a3dan r22
a3de r-32
a3dei r-22
a3e r35
a3et r35
a3et_ r48
a3l g21 k36
a3li g34 k40
a3li_ g34 k40
a3n r-24 m-21
a3na m-21
a3na_ m-21
a3o r30
a3r r-20 g23 k32
a3re k24
a3ref k24
a3ro g26
a3t r-40 g-32 m21
a3t_ g-27 m25
a3tee r20
a3to r-26
a5a g37
a5d k19
a5de k19
a5dem k19
a5e h29
a5et h29
a5o r25 m32
a5od r21 m37
a5od_ m37
a7_ r-23 g-23 m45 k61
a7a h-70 k56
a7ad k20
a7add k22
a7aw r-29 k43
a7awe r-20 k31
a7b g-21 m39
a7b_ m71
a7d r-40 g48 h26
a7e m35 h36 k25
a7ed k25
a7ed_ k25
a7m h47
a7n h-21
a7n_ r22 m25 h-20
a7s g37
a7w m19
aa_ g-29 m32
aad r-26 g51 h-47
aad_ g52 h-40
aaj r44 h-25
aak m23
aakh m23
aakho m23
aal h59
aal_ g23 h34
aam g33
aam_ g34
aami h19
aamil h19
aan h-24
aar g30 m20
aar_ g37 h-26
aas g20 h25
aas_ r23
aash r-30 g23
aash_ r-30 g23
aat h-47
ab_ r-86 g50 h-45 k-43
aba r-88 g-20 m-65
aba_ r-33 m-37
abad r-24 h23
abah r50
abaha r50 h-26
abak g30
aban h-30
aban_ h-34
abar r-53 k44
abare h42
abaro r-35 k21
abarr k27
abay r-22
abaya r-22
abb r38 g23 m-21 h-21
abba r-41 g29
abba_ g29
abbe r24
abby r54
abby_ r54
abe r85 g-52 m29 h76
abee r36
abel g-71 h81
abel_ g-56 h75
abell h27
abels h-20
aber h54
abet r19
abet_ r37
abey m20 h-26
abeya m20 h-26
abi r-47 g-28 m-41 h-38 k83
abi_ r36 g-20 h-47 k95
abil r-29
abili r-20
abin h-23
abine h-22
abis h44
abis_ h44
abl g36 k-24
abl_ r48 g56 h-32
abla r-25 h28
ablag h28
able g-48 m22 k-26
able_ r-32 g-51 m-36 h-55
ables m69 h32
ablet h27
abo r-28 g-42 m65 h95
abon m58
abong m58
abor h59
abor_ h35
abort h24
abou r-48 h44
abour r-25
about r-19 k-20
abov r27 m25 k22
above r27 m25 k22
aboy h35
aboy_ h35
abr m-22 k23
abra h74
abraj h45
abri h-32
abro m-21 h-36 k28
abroa m-21 k34
abs r34 m-21 h103
abs_ h25
absi h50
absin h48
abso h33
absol h33
abt r53 h-41
abt_ r23 m25
abta r30 h-23
abta_ r30 h-23
abu r20 h20
abu_ r28
aby r-37 g-42 h-28 k-22
aby_ g-36 h53 k-21
abys h-78
abys_ h-23
ac_ r-54 h45 k-37
aca m44 h66
acc r38 m49 h-47 k56
acca m73
acca_ m19 h-22
accar m54 h26
accep r21
acci r-23 m-44 h-40
accid g22
accin m-44 h-36
acco k25
accou g28 k27
accr r52
accru r52
acct r32 k40
acct_ r32 k40
accu m30 h22
accum m30 h22
ace r63 m-30 k-25
ace_ r62 m-19 k-27
acec h24
aceco h24
aced h-36
aced_ h-36
ach r-72 m43 h-23
acha m29
acha_ m25 h-23
achc g22
achch g22
ache r-48 m-29 h-25 k-48
ached r-21 h-29 k-45
achel h34
acher m-26
achi r-21 m31 h-34 k27
achin r-21 m36 h-26 k27
acht h30
acht_ h30
aci h82
acid h32
acid_ h32
acil r28 h48
acili r28 h48
acin m36
acing m36
ack r-49 g-104 h128 k-24
ack_ g-57 h85 k-45
acka m-20 h-27
ackag m-21 h-27
ackd k37
ackda k37
acke g-29 m-70 h65
acked m-25 h107
acker m-26 h-30
acket g-29 m-19
ackg h-35
ackga h-35
ackh h37
ackha h37
ackj m38
ackja m38
ackm h45
ackma h45
ackp m64
ackpo m64 h25
acks r-32 h-37
acks_ r-32 h-37
aco m27 h82 k-29
acon h41
acon_ h41
acq h21
acqu h21
acqui h21
acr r-24 h50 k30
acri h37
acrif h37
acro r-24 k33
acros r-24 k33
act h-38
act_ h54
acti h-21
actl r-31
actly r-31
acto r62 m-20 h-76
actor r62 m-20 h-76
acts g21
acts_ g21
actu r-50 h-25
actua r-45
acu g-21
ad_ r-132 m49 h-78
ada g55 h-58
ada2 h-19
ada2a h-19
ada_ r-71 g-24 m26 h38
adab g23
adabl g23
adad g34
adal r45
adam r-20 h46
adam_ r-20 h39
adan g20 h-38
adan_ g20
adar h-40 k30
adar_ k30
adat r39
adat_ r39
aday h-24
add r39 g-26 h-22 k-36
add_ g33 m32 h29
adda r-35 g23 h-37
addad r-19 g27
adde r24
added r79
adder r-28
addes k23
addi m-22
addic m-22 h-20
addin r-23
addl k-23
addle k-23
addr h-20 k20
addre h-20 k20
adds r82 g-40 k-21
adds_ r82 g-40 k-21
ade g-92 h-32 k-25
ade_ g-44 h-28
aded_ g-21
adee k-20
adel r-21 g-30
adel_ g-19 h-28
adell h31
ader r19 g-46 m-20 h29
ader_ r24 g-42 m-20 h29
ades g23 m23
ades_ g23 m23
adey g43
adf h-19
adi r41 g-40 h95 k-29
adi_ r27 g-21 h23
adie h41
adies h41
adio r-20
adio_ r-20
adiu m-20
adium m-20
adl g20
adli g20
adlin g20
adm r38 h-26
admi h-26
admo r33
adn r83 g31
adna r83 g31
adna_ r50 g42
ado g-48 m-47 h87
adob h51
adoo h25
adoo_ h25
ador h47
ador_ h47
adr g48 h-29
adri g32
adri_ g32
ads k-22
ads_ g-25 k-22
adt g43 h-19
adu m-25 h58
adu_ h33
adul m-20 h34
adult m-20 h26
adv r-24 g61 k-21
adv_ r-29 g67 h-35
adva g24
advan g24
advi g-36 h20
advic h31
ady m-27 h28
ady_ m-27 h21
aed r45 g-19 m25 h-43
aed_ r24 m25
af3 r20
af_ r36 g-26 k-20
afa g23 k-25
afa3 g26 m-24 h-21
afa3t r23 g-25
afa_ r25 h34
afala r29
afe g-74 h-45 k-20
afe_ g-72 h-31
afee h38
aff r-41 g-31 m40 h-44 k-32
aff_ h-50
affa h26
affi m-19 h65
affic h53
affl m46 h-33
affle m46 h-33
affr h-47
affro h-47
afh r24
afi g44
afl h-26
afle h-62
aflet h-62
afo r21
afs r19 h-30
afsi r42
afsi_ r42
aft r67 g-33 m-23 h-49
aft_ r47 g-26 h-44
afta r26
afte g39 m-21 k19
after g39 m-21 k19
afto g-25
afu h-31
aful h-31
ag_ m23 k28
aga r-27 m57
aga_ r-51 h-24
agai r34 m34 h35
again r35 m27 h37
agan m22
agan_ h-19
agay g-23 h45
agay_ h69
agaya m19
agaz h-22
agazi h-22
age r-25 g-45 h121 k-44
age_ r37 h29 k-31
aged g22
aged_ g22
agei h29
agein h29
agen g-20 h-23
agent g-19 h-22
ager m50 h76
ager_ h52
agerm h24
ages r-73 g-34 m-25 h38
ages_ r-73 g-34 m-25 h38
agg r-46 m-19 k34
agga r-22 h-44
aggag h-22
agge k19
agged k19
aggi h30
aggie h30
agh r21 g35 m-21 h22
agh_ g41
agha r37
agic_ h-28
agici h24
agn h45
agne h21
agnu h23
agnum h23
ago r-24 g32
ago_ r-23 g42 m-19 h-25
agon h33
agon_ h31
agr r64 g60 h-51
agra g25
agram g25
agre r77 g38 h-47
agree r60 g38 h-47
ags g-72
ags_ g-72
agu m24 k-30
ague m25 k-30
ague_ m26 h-25 k-20
agues h21
ah_ r157 g-41 m-61 h-84 k-20
aha r142 g40 m63 h-60 k-47
aha_ m-19 h-38 k-23
ahab r57 g-24
ahab_ r39
ahad m33 h25
ahada h34
ahah r33
ahah_ r33
ahan r19 m51
ahana m37 h41
ahar r46 g-23
ahat g47
ahat_ g47
ahay g23
ahay_ g23
ahb m21
ahb_ m21
ahe r24
ahea g50
ahead g50
ahee h33
aheen h33
ahi r27 g43 h-37 k28
ahi_ r-34 g45
ahid k36
ahin r41 h-19
ahine r36
ahl g-26 m35 h57
ahla h28
ahlaw h28
ahm r-22 g32 k23
ahm_ r-19 g28
ahma h-19
ahmad h-25
ahn m37
ahn_ m37
aho r28
ahr r26 h-86
ahr_ h-33
ahra h-36
ahre r39
ahs r-23 g42
ahso r-23 g42
ahsoo r-23 g42
ahw m-25 h-83
ahwa h-48
ahwa_ h-61
ai_ r109 g-39 m27
aid r26 m19
aid_ m28 k-23
aids k25
aids_ k25
aig g31
aig_ g29
aikd r25
aikda r25
ail r-93 g-32 k24
ail_ r-36 g-54 m-21
aile h57
ailey h53
aili r-22 h-20
ailin r-22 h-20
ailo r-40 h-39
ailor r-40 h-39
ails m53 k43
ails_ m53 k43
aim r20 g43
aim_ r26
aime g39 m21
aimed g39 m21
ain r-23 g-73 m-96 h-90 k-30
ain_ r109 m-20 h-120
aine m-19 h58
aine_ h72
ained g-19
aink r25
ainkd r25
ainm h32
ainme h32
ains r-43 h-52 k-19
ains_ r-26 g-26 h-65
aint r-99 g-24 m-26
aint_ r-41 g-21 m-25 h-24
ainte r-28 g-31
ainti r-31 g30
air r-57 g-28 m-72 h-123 k-70
air_ r-76 m-43 h-64
aira r21 g-24
airah r21 g-24
airc h-32
aire h25
aired h25
airl h-32
airli h-38
airp r-22 g20 h30
airpo r-22 g21 h38
airs r-35 m-33 h-41 k-39
airs_ r-35 m-33 h-41 k-39
airt r46
airti r46
airy h-37
airy_ h-37
ais r-34 g-26 h27
aisa r-45 h-40 k-34
aisa_ r-24 h-40
aisal r-21 k-29
aise r-19 g-20 h71 k33
aise_ h60
ait r24 m-78 h-31
ait_ g-22 m-20
aiti r22
aits m-47 h-20
aits_ m-47 h-20
aive r22
aiw m34 h35
aiwa m34 h35
aj_ r97 g-37 m-32
aja g-46 m30
aja3 r-28 h-19
aja_ m43
ajab r32 g-23
ajab_ r32 g-23
ajar g-19
aje h23
aje3 h29
aji g-19 m25
ajid m25
ajid_ m25
ajj r67 h-25
ajje r51
ak_ r-69 h140 k-45
aka r-25 m23
aka_ r34 m45 h24
akaf h-31
akafu h-31
akal r-21
akala r-21
akat r-30 h-32
akat_ r-30 h-32
ake g-48 h-19 k-29
ake_ r-34 g70 m-19 k29
aked m67 h65
aked_ m67 h65
aken m-26
aken_ m-26
aker g-87 m-24 h-96
aker_ r21 g-64 h-31
akery g-24 m-27 h-62
akes g-32 k-30
akes_ g-32 k-30
akh r60 m46 h-86
akh_ g-26
akha r25 g37 h-57
akhad g19
akhal g25
akhar h-33
akhd r43
akhe r-23 m20
akhed m33
akho r19 m57 h-36
akhod m34
akhoz m23
aki r32 m-37 h33
aki_ r23 h62
akin h-33
akin_ g32 h-21
akk g24 h36
akka g32
akl h25
akli h35
akli_ h35
ako_ h-49
akr g-22 h-32
aks g26 m-31 h25
aks_ g37 h-26
aksab r-28
aksh h51
akshi h23
akt k-19
akta r-25 k-19
aktab g22 k-19
akto r20
aky r43 h23
aky_ h26
al_ m40 k-75
ala h-80 k19
ala_ r-37 g55 m-71 h-36
alab m31 h-43
alaf r46 h-20
alaf_ r27 h-21
alaga r-35
alah m22
alal g-23 m22
alal_ g-23
alam r-66 g80 k-26
alam_ r-20 g110 h-49
alama r-24
alami h54
alan g-39 h30 k25
alanc g-36 k28
alang h34
alar g-35 m-23 h-28
alarm g-23
alas r31 g-19 h-31
alas_ r-20
alash r50
alat r21
alat_ r28
alaw m20 h38
alawa m20 h42
alaya g-27
alb g-30 h31
albe h23
albec h23
album h-19
alc m-23
alch h41
alcho h41
alco m-30
alcoh h-36
alcon g40 m-29 h-35
alcu g-25 h-24
alcul g-23 h-24
ale r-34 g33 h108
ale_ m-49 h128
aled g33 h-19
aled_ g33 h-19
aleh r53
aleh_ r28
alei r-23
alen h-29
alent r34 h-27
aler r-20 g-49 m19 h30
aler_ g-29 m29
alers r-34 h32
ales r-25 m22 h22
ales_ r-25 m22 h22
alet m-27
alet_ r-27 m-25
aley g35 m35
aleya g35 m35
alf r73 g51 m-69 h-24 k25
alf_ r61 g30 m-63 k32
alfa r25
alfa_ r25
ali r72 g-69 h105 k-60
ali_ g-19 k-30
alia r24 h37
alik h22
alim g-23
alim_ g-23
alin h45
alis r43 g-22 m29
alism h25
alk g23 h65
alk_ r20 g37 h-24
alke h22
alked g22
alker h39
alks r-23 m23 h59
alks_ r-23 m23 h59
all r-44 g53 m44 h-76
all_ r-78 m85
alla r32 g-42 m-31 h23
alla_ r27
allan h35
alle m50 h-26 k55
alled m71
allef r59
allem h28
aller k42
allet r-40 g84 h-48 k68
alley h27 k-22
alli h-24
allo r19 m-52 k-36
alloc g52
alloo g-30
allot r35 m-19
allow r-19 k-32
alls r-21 g53 h-25
alls_ r-21 g53 h-25
ally g24
ally_ g24
alm g-39 m-22 h80
alm_ g-23 h24
alma r41
alme r-30
almen r-30
almi h61
almis h61
alms r-21
alms_ r-21
aln h-20
alo r-78 g-43 m29 h-42 k52
alo_ r-33 m39
alon r-21 m-20 h-32 k41
alon_ r-21
alone g38
along g-29 k46
aloo m19
aloot m19
alp g54
alr g60 h-21
alre g60 h-21
alrea g60 h-21
als r-19 g-21 m78 h47 k42
als_ m60 h45 k-38
alse k61
alse_ k61
alt r-21 g-44 m-27 h91
alt_ g-50 h31 k-23
alta h30
altar h31
alte h20
alth r-29
alth_ h22
alti g30
alts h20
alts_ h20
alty h-29
alty_ h-29
alu r21 h-59 k25
alue r22 h-23 k21
alue_ r52 g28
aluer r-20 g-23
aluw h-19
aluwa h-19
alway h-22
aly h-37
alya m22
alyan m22
alys h-24
am_ r-102 g35 h105 k31
ama g63 m-68 h-37 k-21
ama_ g-22
amad h26
amad_ h-21
amada g20
amado h77
amak g24
amak_ g24
amal r-32 m21 h66
amal_ r-24 h66
amale m24
aman g41 m-23 h-40
aman_ g55
amar r36 g54 h-25
amara r51
amart g23
amay h36
amaya h36
amb g-60 m23 h-126
amb_ h-38
amba h40
ambl m42 h-38
ambli m53 h-35
ambo h-20
ambu m-22 h-48
ambur h-32
amc g-27 h-21
amco h-19
amd r-29 m27
amda r-24 h-22
amdan r-24 h-22
ame r-61 g28 h-32 k27
ame_ r-63 g-131 m45 k26
amed g64 m-21
amed_ g64 m-21
amee g35 h-33
ameen g56 h-23
amel g40 m-20
amel_ m-20
amels g27
amen m20 h32
ament m20
amer g24 h-47
amera h-33
ames g24
ames_ g27
amet r61
ameti r36
ametr g20
ami r29 g-84 h68 k-40
ami_ g-39 h34 k-19
amic r-21 h-39
amic_ r-21 h-39
amil g-20 k24
amil_ h36
amili k24
amin h73
amin_ h-30
amine h101
aming g-21 m20 h46
amir r34 h-28 k-20
amir_ h-28 k-20
amiy r26
amiyy r29
aml r-20 h-45
amm g63 m-28 h-56 k21
amma r36 h-19 k28
amma_ r32 h-19 k28
amme h-27
ammo r-31
ammon r-21 h53
amo g35 m31 h-25
amom h-41
amom_ h-41
amon h47
amon_ h41
amond h30
among h-21
amou m19
amoun m19
amour g-33 h-23
amp r-77 g-52 m-23
amp_ r-68 g-30 k-30
ampa h72
amped h-27
amper h36
ampl k30
ample k30
amps h-39
amps_ h-39
amr h43
ams r36 g-44 h53
ams_ r32 g-49 m20 h37
amst h19
amste h19
amu h123
amul h89
amule h89
an_ r-26 g-121 h29 k91
ana r54 m33 h-32 k-42
ana_ r123 g-34 h39
anad r-55 h-68
anade r-39
anag h-31
anage h-31
anas g26
anas_ g26
anat m29 h42
anat_ m29 h42
anax h36
anax_ h36
anc r95 g-36 m30 h37 k96
anc_ h19
ance g36 m44 h29 k-20
ance_ r-36 g30 m40
anced r48 g20
ancel r-25 h-23
ancer h28
ances m32
ancet h36
anch h29 k31
anch_ h29
anche r29 k31
anci r26
ancia h19
ancie r22
ancis h-23
ancs r22
ancs_ r22
anct h-24 k61
ancti h-24 k61
ancy k32
ancy_ k32
and g34 m-33 h-26 k-84
and_ g-104 m-36 h-64
anda r-22 g37
andar g45
andb m-31
andba h24
ande m-23
anded r-19
ander r36 h37
andf g26
andfa g26
andi g-49 m30 h35
andi_ h39
andic h-19
andin r26 g-23 h-37
andit h36
andl g27 m41
andle g38 m45
andli r21
andm r-26 h-25
ando r-22 g101 h-44
andom g51 h-35
andoo g31 h-27
andou h31
ands r-23 g35 k-38
ands_ r-23 g42 k-38
andu r-22 h38
andu_ h50
andw h23
andwi h23
andy h48
andy_ h48
aned h-30
aned_ h-36
anel k-26
anel_ h36
anels h-42 k-25
aner g-31 h19 k29
aner_ g-31 k29
anes h32
anesh h32
ang r61 g-107 m-68 h94
ang_ h27
anga g-20
angal h21
angay r19 h-28
ange r44 g-71 m-48 h-34
ange_ g-38
anged r48 h-27 k-42
angel h20
anger k54
anges m-27 h-50
angin h-31
angl r49 h-31
angla r46 h-27
ango g31 h46
ango_ g26
angov h19
angr h26
angs r-32
angs_ r-32
angu h23
angu_ h24
ani r-35 g-63 m-39 h119
ani_ r-47 g-30 m-20 k24
anif g19
anife g19
anim h27
anima h27
anine r20 h-22
anio h20
anion h20
anis r28 h77
anise r33
anist h27
anit h-38
aniti h-27
anj r-25 h45
anja h40
anja_ h31
ank m-29 k-42
ank_ r-22 m-32
anke h50
ankn g30
ankni g30
anks g-27 h-40 k-23
anks_ g-27 h-40 k-23
ann r76 g-63 m-26
anna r29 m35 h37
anna_ r33 m37
annab h49
anne g-42 m-44 h29
annel h57
anner m-40 h-27
anni r21 h38
anni_ r33
anno r43 g-36
annot r43 g-34
annu g53 h-35
annua g21 h-20
annui g32
ano m-36 h58
ano_ g24
anol h-20
anol_ h-20
anot h43
anoth h43
ans r-30 g-50 m-51 h83 k-25
ans_ g-28 m-30 h47 k-47
ansf k30
ansfe k30
ansl g-36 h-30
ansla g-36 h-43
anso h55
ansom h55
answ h27
answe h27
ant m-19
ant_ r-90 g-40 h42
anta m69 h-47
antas m43 h-24
ante r24 m-36
antee r30 m-36 h-23
anti r-25 g38 h27
anti_ h21
antit r-28 g30
anto r43
anto_ r20
antor r23
antr m-34 h33
antri h33
ants r74 m-25 h-23
ants_ r74 m-25 h-23
anty r-26 g54 h-41
anty_ r-26 g54 h-41
anu m40 h-19
anua m40 h-20
anv g-54 m-47 h-92
anw r57 h-23
any r-75 g119 m-36 h-32
any_ g112 h-25
anyw r-33 h-19
anywh h-19
anz h56
anze h32
anzee h32
anzi h29
anzir h29
ao_ g-37 h28
ap_ r-25 g90 h39 k-45
apa g36 h-32
apar r25 g38
apart g39
ape r-93 g28 m-44 h-33 k-24
ape_ r-48 g-37 h-19
aped g28 h-30
aped_ g28 h-30
aper r-32 g24 m-19 h47 k-20
aper_ g63 k19
apero h33
apers r-40 g-22 k-36
apes h-29
apes_ h-29
aph r-21 g-27 h27
api r31 g-40 m-43
apis h-23
apist h-19
apit r49 g-37
apita r50 g-37
apo m20
apo_ h22
app g-26 m-35 h89 k27
app_ r53 g-116 m25 h60 k26
appa h36
appa_ h36
appe r26 g-24 h39 k32
appea r-22 k28
apped h20
appen r38
appi r-40 g21
appin r-40 g21
appl g81 h-54
apple g36 h-37
appro g33
appy m-20 h19
appy_ m-20 h19
apr h32
apr_ r58
apri r-40
april r-40
apro h41
aps g73 h-40
aps_ g48 h-39
apsu g25
apsul g25
apt m-25 h28 k-51
apta r25 h52
aptag h43
aptai r26
apto m-23 h-19 k-22
aptop m-23 h-19 k-22
apy r30 h-27
apy_ r30 h-27
aq_ g22 h27
aqb g21
aqba g21
aqbal g21
aql h20
aqle h20
aqlee h20
aqs h-20
aqsa r-24
aqsat r-24
aqse r36
aqsee r36
aqu h-25
ar_ g-31 h28 k-28
ara r-19 g-50 h86 k-74
ara_ r-101 k-22
arab r-32
arab_ h53
araba r-23 h-19
arabe m20 h-26
arag h-33
arage r-22 h-26
arah r40 h35
arahe h33
arak h66
arak_ h90
araka h-24
aram r-24 g-25 h-28
aram_ g-31
aran r109
aranc r40
arang r19
arant r57 h-21
araq h55
araq_ h55
aras h31
arast h22
arat r29 m21
arat_ r58 m24
arate r-24 h27
arb r-81 h-85
arbe h-33
arber h-51
arbo r-32 g26
arbon g21
arbou r-25
arbu r-38 h-21
arbun r-38 h-21
arc r-35 m-19 h-73 k-31
arce r-32 h-43 k-29
arcel r-32 h-43 k-29
arch g-19 m-24
arch_ r30 g-20 h-20
archi r-19
arco h-27
arcoa h-34
ard r53 g-36 m-36 k-39
ard_ r43 m-41
arda r50 h-52
ardam h-41
arde r-30
arded h25
arden r-22 h-22
ardi r-48 g-20
ardin r-36 g-19 h-28
ardl r67 g-31
ardle r67 g-31
ardo h46
ardon h26
ards h44
ards_ h44
are r-125 h-20
are_ r-74 g-54 h42 k38
area h-31
area_ h-31
ared r-44 h-43 k23
ared_ r-44 h-43 k23
aree h-32
aree_ g38
areg h26
aregl h19
arei r-31
areit r-31
arek h-21
aren h-50 k-33
arene h-40
arent k-23
arer r91 g-33
arer_ r91 g-33
ares r-42 m37 h21
ares_ r-19 h27
arest r-23
aret r27 h52
aret_ r19 h56
arew r-22
arewe r-22
arf r-28 g26 h-38
arf_ h-43
arg r34 g95 h-55 k-34
arga h24
argar h24
arge r66 g22 h-61
arge_ h-35
arger r28 m-25 h19
arges r46 g20
argi r-34 g63 h-37
argin r-34 g63 h-37
ari r-19 g-36 m48 h-46
ari_ g37 m61 h19
aria m-21 h-28
aric h31
arica h31
arim m22
arin g-24
arina h21
ariq r23
arit r-20 g-21 h-33
arita r28 k22
arity r-47 g-24 h-32
ariu h-25
arium h-25
ark r29 g-36 k-27
ark_ g31 h112
arka m21 h34
arka_ h21
arke r68 g-43 h-109
arket r34 g-28
arki r-42 g-23 m-31 h-35
arkin r-42 g-23 m-31 h-35
arl r-22 g31 m32 h40 k-33
arl_ g48
arla g25 h-25
arla_ g33 h-23
arle h-27
arley h-27
arlo m49 h110
arlo_ m32 h44
arlou m19 h45
arls g20 h51
arls_ g22
arly r37 g-57 h-47 k-28
arly_ r37 g-57 h-47 k-28
arm r-51 m-53 k-43
arm_ r-52 g23 m-42 k-27
arma g-31
arma_ g-19 h33
armac h-49
arms g34 m-20
arms_ g34 m-20
arn m-42 h-105
arn_ r22 m-42
arna r-19 m-25 h-43
arna_ r-19
arne r-60 g30 h-51 k20
arned r-42 k28
arnes g37
arni r55 m25
arnin r55
arns g-26
arns_ g-26
aro r-70 g-24 m-21 h111 k35
aro3 k21
aro3a k21
aro_ r-46 m30 h23
arot m-41 h96
arot_ m-41 h96
arou k32
aroun k32
arp r-68 m-40 h-38
arpa g-24
arpau g-23
arpe r-53 m-40 h-34
arpen h-29
arpet r-37 g-20 m-25
arr r90 g-24 h-29 k-23
arr_ g20
arra r-41 g47 m21 h67
arra_ r-23 m19 h30
arraf r35 h26
arran g47 k-22
arre r32 h30
arrel g22 h48
arri h-29
arrie g46
arrin g-22
arriv g-25
arro r-22 m-29 h-57
arro3 k27
arron h34
arrot g21 h-69
arrow m-31
arru r72
arruq r76
arry r73 g-59 h-34 k-20
arry_ g-49 h-21
arryi r55
ars m-37
ars_ g31 m-37
arsa h36
arsal h36
arsh h-19
art g-56 m-27 k-20
art_ r53 g-23 m40 h-71 k21
arte r51 h41
arten h21
arter r43 h21
arti r31 g-46
artin r43 h25
artm r-30
artme r-30
arto m-29 h23
arton m-25
arts h-40 k-20
arts_ h-40 k-20
artu r-34 g31 m-22
artup r-34 g31 m-22
arty m28 h50 k35
arty_ m20 h56 k35
aru r34 h37
aru_ h55
aruq r30
aruq_ r30
arv g55 m-30 h-44
arve g56 m-30 h-63
arves g30 m-30 h-51
arw h62
arwa h62
arwan h30
ary r-109 m37
ary_ r-87 m34
arz r55
arz_ r33
as_ r-38 g-27 m-26 h-22
asa r-50 g-47 m-22 h-72 k-25
asab r36
asad h24
asah m-22
asal r21 h-61
asal_ r21 h-61
asan r-68 h-38
asan_ r-68
asb m43
asba m43
asban m43
asc g-22
asco g-19
asd g23 h-32
asda g23
asdaq g28
ase r-40 g23 m-38 h31
ase_ r-45 g-70 m-56
aseb r23
aseba r30
ased g34 h41
ased_ g34 h41
asee g40 m20
aseed m21 h-30
aser h-31
aser_ h-31
ases g29 h42
ases_ g29 h42
ash r-40 g-25 h27 k24
ash_ h42
asha g-38 m-29 h-49 k57
asha_ r-46 h-42
ashan r61 g-23 k76
ashe r61
ashed r40 m28
ashee h-29
asher h30
ashes r28 m-20
ashi r-56 g-38 h43 k-26
ashi_ h38
ashid g-23 m19
ashin r-22 h-44
ashis h24
asho m19 h33
ashr h-21
asht g77 h-32
ashte g67
ashw h39
ashwa h32
asi r19 g-68 m103
asic r30 m23 h24
asin g-50 m46 h40
asing g-20 h53
asino g-23 m52
asio h-40
ask g-53 m-31 k120
ask_ h90 k93
aske g-39 h-45
asked g-29 h-25
asket h-20
asks g-19 h-40 k31
asks_ g-19 h-40 k31
asl m-23 h-21
asl_ r20 h-21
asle h20
aslee h20
asm h-24
asmi h-24
asn g87 h-30
asnt g87 h-30
asnt_ g87 h-30
aso g42
ason g42
asons r-27 g54
asr r34 m26 h-46
asra m33
asran m33
ass r-129 g-42 m-73 h-28 k25
ass_ r-37 g-19 m-52 h-60 k33
assa r-47 g-32 h72 k-19
assag h40 k-19
assar h20
asse g52 m-34 h-61 k29
assem h-19 k38
asses m-23 h-43 k25
assi r-44 g-37 k19
assig h22
assin r-38 g-19 h-29 k28
asso m40 h39
assp h31 k-42
asspo h31 k-42
assu r30
assur r30
assy h-40
assy_ h-40
ast r-97 g-41 m22 h174
ast_ r-67 m26 h33
asta h53
asta_ h59
aste r-26 h63 k22
asted h23
astel k39
aster h60
astes h-24
asti_ h25
astro h-24
astry h25
astu h30
astu_ h30
asu r79 g-24 k-19
asur r79 g-24 k-19
asury r74 g-35
asy r22 m36
asy_ r22 m36
at_ r-100 g-56 m42 h24
ata m-30
ata_ g24
atab r54
atal h24
atar h-39
atc g43 m54 h36
atch g43 m54 h36
atch_ g22 m72 h-55
atche h119
ate r-20 g57 m-115 h-54 k-61
ate_ r59 m-65 h-24 k-33
ated r-58 g-42 h69
ated_ r-58 g-42 h69
atee r-31
ateg g24
ategy g24
atel r-19 g47
ately r-19 g49
aten h42
aten_ h55
atene r23
atent h-19
ater g61 m-32 h-86
ater_ g87 h-43
ateri g-25
ates g-55
ates_ g-55
atev r-20 g42 h-27
ateve r-20 g42 h-27
atf r21 g36 m21
atfo r21 g36 m21
atfor r21 g36 m21
ath r19 g-44 m-44 h-60 k37
ath_ r-28 h-36 k49
athe r-25 h-29
ather r-35 g19 h-19
athon g-28
atht r25 g-22
ati r41 g25 h-63
atie h-36
atien h-36
atine g-24
ating g30
atio r48
ation r51
ativ g44 h-30
ative g44 h-30
atk m29 h28
atka m29 h28
atka_ m29 h28
atl g-19 h66
atla g-19 h53
atla_ h46
atm k23
atm_ h-26 k25
atn g77
atn_ g46
ato m-40 h-72 k-30
ato_ g-20 m-62 h-32 k-20
aton r67 h-34
atong r67 h-20
atoo h-45
atoor h-21
ator r-55 m46 h23
ator_ r-49 m46
atr g25
atre h-20
atre_ h-20
atro m30 h24
atrol m34
atron h36
ats m-43
ats_ m-40 h-54
atsa h33
atsap h33
atsu h35
atsu_ h35
att r69 g-27 m60 h-78 k-61
atta r-34 g-36 k-35
atta_ m19
attac r-20 g-22 k-34
atte r68 g-27 m51
atte_ m32
atten g-21 h36
atter r87 m23 h20
attes h-54
atti r51 m22 h-26
atti_ r53 m25 h-26
attl g54 m-23
attle g54 m-23
attr h-25
atu r81 g-60 h98 k-21
atue h50
atue_ h50
atur r68 g-45 h42
aturd g-19 h43
ature r29 g-25 h30
aturi r44
aty h35
aty_ h35
au_ m46 h26
auc r55 h-48
auce m-27 h-50
auce_ m-24 h-29
auct r65 m32 h-28
aucti r65 m32 h-28
aud r-22 k-19
audi r-22 h-20
audit r-21 h-20
aug m-28 h44 k-23
augh h44
aula r27
aulag r28
auli g-23
aulin g-23
aun g32 m-23 h-48
aunc g23
aunch g23
aund r-23 g-19 m-21 h-57
aunde k45
aundr m-19 h-44 k-28
aunt r25
aur r-27 g-30 h25
aura h30
aura_ h25
aus g-49 m20 k38
ausa h29
ausag h29
ause g-48 m23 h-34 k38
ause_ g-48 m23 h-34 k38
aut r-24
auth k23
autho h-23 k23
auto_ g19
autu g21
autum g21
auv h45
aux h21
aux_ h21
ava r38 g36 m-19 h-40
avan r35 g29
avat h-19
avato h-19
ave r-25 g-29 m-47 h28 k-38
ave_ r-47 g-38 m-38 h71
aved r-27 m21
aved_ r-27 m21
avel g-28 m-30 h-22
avel_ g-32 m-30 h-22
aven g59
avent g59
aver r44
aver_ r44
aves r27 g-20 h-21
aves_ r27 g-20 h-21
avi r108 g-53 k-37
avia m30 h24
aviat m30 h24
avie r82
avier r82
avin r29 g-39 m-33 h-36 k-25
aving r29 g-39 m-33 h-36 k-25
avo g-22 h-67 k49
avoi h-33 k37
avoid h-33 k37
avou h-27
avour h-27
aw3 g32
aw3e g32
aw3ed g32
aw_ r-36 m76 h-41
awa r99 g-35
awa_ h21
awab h-43
awal r-30 h28 k32
awala h-21 k43
awalt h31
awar r94 g-21
awara h48
award r-20 h23
aware h-40
awarr r78
awaru r50
away r38 m-19 h-28
away_ r-29 g25 h-24
awaye r67 k-19
awe r39 g-39 m-25 h34
awee r22
aweez h29
awel r22 k22
awel_ r19
awer h-22
awer_ h-22
awi g56 m-23 h25
awin g69
awing g69
awl m-53
awn r142 g-28 h-53 k-26
awn_ r60 h-28 k-26
awnb r24
awnbr r24
awne r41
awned r41
awns r33
awnsh r33
awr r-20 h-20
aws g44 h24
aws_ h38
awsu g50
awsui g50
aww r93 g35 k21
awwa r70
awwal r43
awwar h19
awwe r23 g25 k22
awy r-22 g-41 m-31 h-39
awye g-41 m-31 h-42
awyer g-41 m-31 h-42
ax_ k46
axa g20
axa_ g20
axi r-29 m-50 h-71
axi_ r-29 g-19 m-50 h-67
ay_ g62 h-31 k38
aya r31 g48 h-71 k-19
aya_ r21 g20
ayah r-21 g49
ayah_ r-21 g51
ayar g24
ayaw h-33
ayawa h-33
ayb g54 m29 h27
aybe g55 m41
aybe_ g55 m41
aybo h41
ayboy h41
ayd r20 g-36 h-34
ayda_ r21 h-32
ayday h26
aye r63 m77
aye_ g22 h22
ayed r26 h-30 k-24
ayed_ h-30 k-24
ayeg r36
ayegh r36
ayer r-32 m35 h28 k25
ayer_ r-31 h35 k28
ayers m36
ayez_ r24
ayi h23
ayin h33
aying h33
ayma g-22
ayme r-22
aymen r-22
ayn r-24
ayna r-32
ayo r31 h59
ayor h50
ayor_ h50
ayr g-19 k32
ayro g-19 k32
ayrol g-19 k32
ays r41 m22 h-29
ays_ r48 m27 k-29
ayt g34
ayu g-24 h33
ayya h-48
ayyar h-29
ayyat g31
ayye h32
az_ h33
aza r46 m-44 h26
azan r63 g-28
azar h46
azar_ h33
aze r27 g-30 h-35
azed h48
azed_ h48
azem r33
azem_ r33
azi r-23 g-28 m32 h-40
azin h-22
azine h-22
azk h-27
azr h30
azra h23
azran h23
azt k55
azti k55
azti_ k55
azz r34
b3a r-21 m25 h21
b3at h21
b3at_ k28
b5t h29
b5ti h29
b5ti_ h29
ba2 r68 g-29 m26
ba2i m26
ba2i_ m26
ba2y r62
ba2y_ r62
ba3 r46 g37
ba3d_ r38
ba3de r-32
ba3t r-22
ba7 r-46 m25
ba7a r-20
ba7aw r-20
ba_ g67 h-100 k-21
baa g67 h-28
baad g68 h-20
baad_ g68 h-20
bab r-49 g-38 h48 k-26
baba h26
baba_ h22
babi r-21
babo h35
baboy h35
baby r-30 g-37 h-25 k-21
baby_ g-36 h53 k-21
babys h-78
bac g-42 h78
bacc r-22 m48
bacca m54 h26
bach g22 h22
bachc g22
bache h34
back r32 g-58 m-33 h-28
back_ r50 g-56 m-38 k-20
backd k37
backg h-35
backh h37
backs h28
baco h41
bacon h41
bad r43 h53
bada r59
badal r47
bag r-60 g82
bag_ r-45 g68 m34 k25
bagga h-22
baggi h30
bags g-39 k-24
bags_ g-39 k-24
bah r53 h-45
baha r43 h-49
baha_ h-21
bahah r33
bahay g23
bai r35 g-46 m-36 h60
bai_ r71
bail h29
bail_ h-25
baile h53
bait r-24
bait_ r-24
bak h-36
bak_ g46
baka h30
baka_ h30
bake g-24 m-27 h-87
baker g-24 m-27 h-91
bakh g-22
bakr g-22 h-34
bal m29
bal_ r-19 h31
bala r57 g-26 h20
balan g-36 k28
balas r55
bale g62 h-25
bale_ g25 h-23
baley g36
ball g-40 m24
ball_ m44
balle g19 h-19
ballo g-21
balls h23
balo m19
baloo m19
ban r-31 h22
ban_ m49 h-35
bana h42
banat h42
band r-36 g26 m19 h55
band_ r-21 g30 h29
bang h34
bango h47
bangu h23
bank m-28 h-73 k25
bank_ r-36 g-44 m-25 h-36 k38
bankn g30
banks r33 h-27
bano h47
bar r-93 g-45 m-19 h21
bar_ r-20 g-62 m-28 h84
bara r-43
baran r19 h-22
baras h22
barb h-55
barbe h-33
barc m28
bare h40
bare_ g24
baret h42
barl h-27
barle h-27
baro r-44 h-24
baro3 k21
barr r-22
barre g22 h48
barri h-26
barro m-34 k27
bars r41 h-51
bars_ r41 h-20
bart h46
barte h46
bas r-26 g-52 m-25 h-29 k50
bas_ h-19 k32
base r-36 h30
base_ r-35 h19
basi r25
bask h-20
baske h-20
bassa h40
bassy h-40
bast k45
baste k30
bat m-50 h-33
bat_ m-47 h-42
bate r21 g-45
bate_ r21 g-45
bath h35
batn g77
batn_ g46
baw r24
bay_ r40
baya_ r-22
baz h-27
bba r-25 g37
bba_ g38
bbe r24
bbl r-20 g30 h-23
bble g34 h-46
bble_ g36 h-31
bbly h23
bbly_ h23
bby r63 h-23
bby_ r63 h-23
bd_ g48
bds h24
bdsm h24
bdsm_ h24
be3 h-37
be7 m44 h-27
be7t m44 h-27
be7t_ m44 h-27
be_ r64 g193 m48 h26 k20
bea r47 g-35 h95 k-30
beac g19 m-20 h52
beach g19 m-20 h52
bean r38 h-51
beans r38 h-44
bear r34 g-27
bear_ h34
beara r42
beari r33
bears r-25
beat g-23 h68
beat_ g-23 h74
bec r32 k-19
bec_ h23
beca g-29 m24
becau g-29 m25
bech r31 g26 m-19 h-25
bech_ r22
becha g29
bed h-55
bed_ h-52
bedo g28
bedoo g28
bee r-34 g-34 m-30 k-25
bee_ r-25 g25
beed h27
beed_ h27
beef g-37
beef_ g-37
been g-22
been_ g-22
beer r-31
beera r-19
beet h29
bef r-19 g75
befo r-19 g75
befor r-19 g75
beg h60
begg h73
begga h57
begi r30 g-21
begin r30 g-21
beha g-30
behal g-30
behi g23 h21
behin g23 h21
bei g-29 k25
bein k27
being r22 h-21 k27
beit m-27
beit_ m-27
bel g-52 k71
bel_ g-43 h58 k20
bell r-25 h33 k23
belo r31 m-21 h-30
belon g52 h-27
below r46 g-47 k30
bels h-30 k21
bels_ h-30 k21
belt h-71
belt_ h-71
ben g31 m-21 k44
bene r-52 k53
benea g-22 k55
benef h26
bent r28 g23 h32
bentu r29 h-20
ber h105 k-39
ber_ r21 g21 h-185 k-35
beri h31
beria h23
bern h69
bers m31 h39
bers_ r-24 m36 h75
bersh h-36
bes g-23
bes_ r-29
besi r33
besid r33
best r-32
bet r-70 g-48 m219 h-91 k-27
bet_ r-35 g-53 m124 h-47 k-23
bets m19
bets_ m19
bett g25 m-37 h-71
bette k23
betti g34 m-20 h-59
betw m19
bev h40
beve h40
bever h40
bey r32 m20 h-22
beya m20 h-26
beya_ m20 h-26
bh_ g-22
bha r-26 g-19
bhai r-25 g-20 h22
bhai_ r-25 h22
bhe g20
bhej g20
bhej_ g27
bhi g41 h-39
bhi_ g46 h-31
bi3 g24
bi3t g24
bi_ r49 g-35 m-36 k89
bib m-27
bic r-33 h-56
bic_ h-19
bicy r-31
bicyc r-31
bid r40 g-29 m25
bidd r28
bie r-23 h47
bier h43
bier_ h30
big r41 m20 h31 k23
big_ h37
bigg r33
bigge r33
bik r-29 h-43 k-20
bike r-38 h-51 k-19
bike_ r-38 h-49 k-19
bil g-33 m-23 h-62
bile h-50
bile_ h-22
bili r-24 g28
bili_ h-24
bilit r-20 g34
bill r55 g-33 h-21
bill_ g-42
bille r25 h-24
bills r35 k33
bim g26
bima g26
bima_ g26
bin r-44 g27 m77 h-65 k-21
bina r-74 g112 m56 h-33
binar r-26 g90 m89 h-34
bind r49 g-36
bindi r49 g-29
binet h-22
bing g-20 m30
bingo m30
bir r-31 m-39 k-36
bira h33
bira_ h33
bird g28 h-46
bird_ h-39
birds g31
birr h42
birra h42
biry g-29 h-30
birya g-29 h-30
bis m-26 h30
bis_ h44
bisc m-26
biscu m-26
bit r75 m32 h39
bit_ r126 k-26
bitc r-27 h-30
bitco r-27 h-30
bite h35
bits k34
bits_ k34
bitt h31
bitte h31
bje g47 h-48
bjec g47 h-48
bject g47 h-48
bl_ r48 g47
bla r-33 h68
blac m22 h35
black m22 h35
blag h28
blagh h28
blan g27
blanc h23
blank g32
ble m47 h60 k-49
ble_ r20 g-69 h-60 k-32
bled r-41 h42
bled_ r-41 h42
blem g23
blem_ g23
bles r27 m59 h73
bles_ r28 m63 h43
bless h29
blet h27
blets h27
bli r-25 h-55
blic r-23
blic_ r-23
blin g30 h-89
blind r-31 g47 h-42
bling r29 m22 h-34
blis g-22
blish g-20
blo r-24 g28 m-20 h-50
bloc g-24 h-32 k23
block g-24 h-32 k23
bloo h55
blood g-28 h89
bloom g38 h-22
blos g22 h-44
bloss g22 h-44
blu g-28 m-27 h49 k-22
blue g-24 m-20 k-21
blue_ g-24 m-20 k-21
blun h33
blunt h33
bly h23
bly_ h23
bmi h25
bmit h25
bmit_ h25
bna r22 g50
bna_ h20
bnp r-27
bnpl r-27
bnpl_ r-27
bnt h41
bnt_ h41
bo_ r50 g35 m46 h-34
boa r-37 h-35
boar r-21 g-33
boar_ h66
board r-21 g-23 m22 h-33
boat g42 h-37
boat_ g33 h-36
boats r-19
bod r-36 g32 h-31 k40
body r-36 g32 h-31 k40
body_ r-36 h-35 k42
bodys g19
bok r24 g32 h-28
bokr r25 g32
bokra r25 g32
bol g87 m32 h-72
bola m38 h-40
bola_ m38 h-40
bole g42
bolee g30
boli r46 g50 h-26
boli_ r62
bolis g59
bolt r-27
bon r114 g-52 m23 h39 k-25
bon_ g20 h42
bona h22
bonar h22
bond r175 g-39 m-63 h-88
bond_ r71 m-37 h-65
bonds r142 g-26 m-25 h-41
bong m47 h36
bong_ m49 h31
bonu r-35 m55 h29
bonus r-35 m55 h29
boo g-31 h-26 k-47
boo3 r42
boo3_ r42
book m58 h-52 k-24
book_ m42 h-32 k24
booke r23 k-26
booki r-22 m27 h68
bookl h-25
books h-50
boon g21
boon_ g21
boot r-21 g-24
boot_ h-31
bootl h31
boots h-22
booz h72
booze h53
bor r21 g30 m21 h-28
bor_ r29
bord m45 h47 k28
borde m45 h53 k28
born r-49 g48 h-29
born_ r-22 g48 h-29
borr r20 g22
borro r20 g22
bort h24
borti h24
bos m-21 h44 k29
boss m-21 h44 k29
boss_ m-19 h20 k29
bot r-54 m-45 h132 k-24
bot_ g24 m-23 h21
both r-19 h-27
both_ r-19 h-27
bots h38
bots_ h38
bott r-31 h71
bottl r-31 g-35 h64
botto g35
bou r-46 h58
bour r-56 h57
bour_ r-60 h43
bourb h37
bout r-19 m21 h27 k-27
bout_ r-19 m21 h24 k-27
bov r27 m37 k22
bove r27 m25 k22
bove_ r27 m25 k22
bow m24
bowl m25
box r-91 h-38 k-43
box_ r-74 g-28 k-20
boxe g-38 h-25 k-23
boxes g-23 h-38 k-23
boy r-38 h87
boy_ g-22 m-26 h99
boys r-28
boys_ r-28
bra r-55 g-61 m-58
brac h-29
brace h-19
braj h45
braj_ h45
bran r-20 g-28 m-29 h53 k27
branc k31
brand m-25 h38
brar r-19 m-25 h-27
brary r-19
brass h-21
bre r-33 g-26 k-21
brea h-84 k-20
bread g-67 h-103
break g54 h51
breat m40
brew h92
brew_ h56
bri r35 m-50 k-39
brib g-28 h72
bribe g-28 h66
bric g23 h-23 k-27
brick g23 k-25
brid r51 m-25 h-37
bridg r42 m-25 h-29
brin g44 h36
bring g44 h36
brit h-27
bro g-33 h-86 k20
bro_ m30
broa m-21 k34
broad m-21 k34
brok r27 g28
broke r21 g28
brot g-22 k38
broth g-22 k38
brou r-23 g-19 h-26
broug r-23 h-22
bru r34 h61
brua r38
bruar r38
brun h-30
brunc h-30
brut h71
brut_ h39
bsc g-22
bscr g-22
bscri g-22
bsi g-21 m-19 h58
bsin h48
bsint h48
bsir h31
bsir_ h31
bsit h34
bsite h34
bso h33
bsol h33
bsolu h33
bt_ r78 m38 h-28 k-22
bta r62
bta3 r-23
bta_ r58
bto r-66 h22
btor r-66 h22
btor_ r-67 h43
btors h-21
bts r-22
bts_ r-22
bu_ r28
buc h66
buck h42
bud g31
budo g45 h-28
budol g45 h-28
bui r-26 g29
buil r-26 g29
build r-26
buk g47
bul r25
bula m-31
bull m20
bull_ h23
bulli r23
bum h-35
bum_ h-19
bun r-51 m-35 h29
bun_ r-38 h-19
bund m-33 h36
bundl m-33 h36
bur r-21 m-25 h33
burg m-21
burge m-21 h-34
burn h49 k24
burn_ h45
burne k36
bus r-80 m-67 h-98
bus_ r-102 g-21 m-63 h-100
buse h-39
buses h-28
busi h57
busin r19 h24
but r46 g-55 h42
but_ r83 g-44 h40
butc h-39
butch h-39
buti r-28
butio r-28
buto h23
butor h23
butt h27
butte g35 h24
butto g-31
buy r71 g32 m32 h45
buy_ g23 m52
buye m-19
buyer m-19
buyi h32
buyin h32
buys r59
buys_ r59
by_ r-29 g-28 m-30 h75 k-39
bya r75 g-25 h-42
byaj r45
byaj_ r45
byb g20
bybi g20
bybit g20
byp k29
bypa k29
bypas k29
bys h-78
bys_ h-23
ca_ g-31 h120
cab r-23 g-31 m-32 h86
caba h42
cabar h42
cabi h-28
cabin h-28
caf r22 g-53 h-27
cafe r22 g-40 h-27
cafe_ r22 g-34 h-23
cag h-62
cage h-53
cage_ h-53
cai h56
cain h53
caine h53
cak r-24 m-39 h-85 k-39
cake r-24 g-39 m-39 h-85 k-39
cake_ r-24 g-36 m-33 h-89 k-39
cal r37 g59 h25
cal_ h52
calc g-25 h-24
calcu g-25 h-24
cale r-23 g-36 m-23
cale_ g-32 m-19 h-24
cales r-20 h19
calf g64 h-35
calf_ g38 h-34
cali h20
call r67 g27 m28 h39 k30
call_ r28 h87
calle g-23 m67 h-29 k47
calls g83 m-25 h-43
calp g34
cam g-54 h35 k-19
came r26 m45 h35 k-29
came_ g-26 m65 h38 k-21
camel m-19
camer h-33
camp h-21
camp_ h-55
campa h37
can r-31 g-42 m-27
can_ r23 g31
canc r-25 h-49
cance r-25 h-49
cand g42 m45
candl g43 m45
cani h20
canis h20
cann r39 g-41 h52
canna h49
canno r43 g-34
cans h88
cans_ h88
cant r-21 h-26 k30
cant_ m37 k30
cante m-27 h-21
cap g28
cap_ r-52 g23 h-35
cape g22
caped g33
capi r51 g-39
capit r51 g-37
caps g19
capsu g25
capt r25 h52
capta r25 h52
car r-26 g41 m51 h-39 k-23
car_ r-61 g20 m62 h-106
cara g36 m54
carat m46
carb g21
carbo g21
card r49 g-108 m21 h41 k47
card_ r60 g-47 h-73 k37
carda h-41
cardi h21
cards g-61 m30 h109 k26
care r-40 g34
care_ r-34 g70 h23
carf h-35
carf_ h-35
cari h26
caric h31
carl m29 h107
carlo m32 h44
carp r-68 m-40 h-34
carpe r-53 m-40 h-34
carr r81 h-86 k-26
carri g42
carro h-43
carry r94 g-34 m-19 h-36
cars g32
cars_ g32
cart m-25
carto m-25
carv m-25 h-33
cas m59 h30
case r-35 g40 h55
case_ r-35 g31
cases h51
cash r35 g36 m64 k20
cash_ g36 h-38 k20
cashe r29 m28
casi g-25 h-67
casin g-25 m20 h-28
cask h76
cask_ h76
casti h22
cat r-29 g49
cat_ r-20 g-65 m-26 h-27
catc g70 m-20 h-30
catch g70 m-20 h-30
cate r25 m23
cate_ m35 h29
cates r26
cati r-26 g31 h-23
catio r-26 g31 h-23
catt g22 m39 h41
catte m39 h24
cattl g22
catu h31
catur h31
cau r-19 g-24 m71 h-23 k44
caus r-19 g-34 m23 h-30 k44
cause r-19 g-34 m23 h-30 k44
cavat h-19
cca m73
cca_ m19 h-22
ccar m54 h25
ccara m54 h26
ccep r21
ccept r21
cci r-23 m-44 h-24
ccid g22
ccide g22
ccin m-44 h-36
ccina m-32 h-19
cco k25
cco_ h22
ccou g28 k27
ccoun g28 k27
ccr r52
ccru r52
ccrue r38
cct r24 g-22 m-31 h-39 k28
cct_ r32 k40
ccu m30 h41
ccul h19
ccult h19
ccum m30 h22
ccumu m30 h22
cd_ r31
cdd k29
cdd_ k29
cde g24
cde_ g24
ce_ r43 m-81 h-143
cec h23
ceco h24
cecou h24
ced r41 h-26 k20
ced_ r41 h-26 k20
cei h-77 k28
ceip h-59
ceipt h-59
ceiv g22 k40
ceiva r24
ceive k36
cel r-59 g-20 k-40
cel_ r-39 h-34 k-45
cell h62
cella g56 h43
celle g-58
cello h41
cem r-35 m-22 k-26
cemb g20 h33
cembe g20 h33
ceme r-22 g-20 h-45
cemen r-22 g-20 h-45
cen r-21 g-56 m-20 h56
cenc r-21 h-21
cence r-21 h-21
cens g-22 h76
censi h31
censo h41
cent g-44 m-26
cent_ r71 g-42 m-26
cep r21
cept r21
cer r-53 g-52 m-62 h46 k27
cer_ r-93 g-22 m-25 h102
cere h45
cerer h40
ceri h-54
cers r29 g21 k23
cers_ r29 g21 k23
cert r41 h-34
certa r28
cery h-23
cery_ h-23
ces r64 m30 h-22 k19
ces_ r64 m41
cess h-28 k29
cess_ r-24
cessi r33 k23
cest h20
cesto h20
cet h36
cett h36
cetta h36
cfd r-47 g186 m150 h-55 k-26
cfd_ r-43 g162 m164 h-44 k-26
cfds g24
cfds_ g24
ch_ r-52 g58 h38 k-71
cha h50 k-30
cha_ r-29 g53
chai g-24 m-35 h-128 k-32
chain r59 h-26
chair r-69 g-26 m-26 h-116 k-32
chal g20
chale g19
champ h27
chan g43 m74 h-54 k-26
chanc r-28 g65 m124 h-30
chand m-26 h-49
chane h33
chang r41 g-31 h-58
chann h57
chant r26 g20
char g-21 m-20 h73
char_ h48
chara h22
charc h-34
charg r23 k-21
chari r-20 g-28 h-37
charr h34
chart m-23 h28
chas r38 g-19 m-24
chase r47 h-50
chasi h57
chat g-21 h49 k60
chat_ g-20 h20 k60
chc g19
chch g22
chcr h19
chcra h19
che g-23 m-45 h-41
che_ r28
chea r34 h105 k-26
cheap r34 h54
cheat h51
chec r-26 h-58 k45
check r-26 h-58 k45
ched g-23 m-23 h-45
ched_ g-19 m-23 h-40
chel h34
chelo h34
chem r50 g19 h-25
cheme r50 g20 h-22
chen h-24
chen_ h-19
cheng g29
cheo h26
cheon h26
cheq h-26
chequ h-26
cher g-29 m-34
cher_ g-27 m-33 h-65
chers h79 k19
ches r-28 g22 m28
ches_ g29 h45
chest m28 h-27
chi g-42 m19 h68
chi_ r-24
chic h51
chic_ h50
chich h52
chick h-44
chil r-19 m-24
child r-19 m-24
chill h28
chin g26 m37 h-43 k26
china h-19
chine r-21 m26 h-49 k28
ching g21 m-47 h-21
chip g-25 m68
chips g-25 m68
chit r91 g-27 m-20 h-26
chit_ r58 g-19 h-24
chitt r38
chiv h50
chiva h50
chl m-37
chlo m-22
chlor m-22
chn h65
chni h27
cho r-95 g-41 m-54 h103
choi r-28 g27
choic r-28 g27
chol h21
chol_ h34
chon h58
chon_ h58
choo r-37 h-29
chool g-57 h-59
choos r-22 g42 h30
chop h38
chops h29
chor h45
chori h47
chos g-38 m-27 h-29
chose g-38 m-21 h-20
chr r22
chri r22
chris r22
cht h30
cht_ h30
chu g21 h-28
chun k19
chunk k19
chur g26
chw h36
chwe h29
chwei h29
cia r-40 m20 k-26
cial r-31 g-19 m29
cial_ r-30 g-19 m30 h-26
ciale h19
cian g22
cian_ g23
cid r-49 g31 h42 k-22
cid_ h32
cide r-49 g31
cide_ r-23 g-61
cided h-27
ciden g22
cider h36
cides g68
cie r27 h46
cier r22 m23
cier_ r48
cies h33
cies_ h33
cif g32 h-29
cifi g29 h-21
cifie g29 h-21
cil h23
cil_ r-20 h-26
cili r28 h48
cilit r28 h48
cin r41 g-30 m-41
cina m-32 h-19
cinat m-32 h-19
cine m-25
cing r67 m22 h-23
cing_ r67 m22 h-23
cipa h-19
cipal h-19
cipe h23
cipe_ h23
cir g-31 m22 h28
circ g-31 m23 h21
circl m23 h21
cis_ h-23
cit r32 g-33
city r20 g-32
city_ r20 g-32
ciu h43
ciut h43
ciutt h43
ck_ h82 k-47
cka m-20 h-27
ckag m-21 h-27
ckage m-21 h-23
ckb h44
ckba h44
ckbac h44
ckd k37
ckda k37
ckdat k37
cke r-69 m-51 h29
cked r-25 m-28 h96
cked_ r-25 m-28 h96
cken_ h-25
cker r-38 m-37 h-30
cker_ r-38 m19
ckers m-57 h-24
cket m21
cket_ h-29
ckete g38
ckets m21 h23
ckey m-30
ckey_ m-30
ckg h-35
ckga h-35
ckgam h-35
ckh h37
ckha h37
ckhan h37
cki h31
ckin h31
cking h31
ckj m38
ckja m38
ckjac m38
ckl g-21
ckla r32 g-29
cklac r32 g-29
ckli h25
cklin h25
ckm h45
ckma h45
ckmai h45
ckn m-25 h-40
cko h33
ckof h39
ckoff h39
ckp m64
ckpo m64 h25
ckpot m64 h25
cks m-35 h-64 k-21
cks_ h-64
cksm m-29
cksmi m-29
ckt h27
ckta h27
cktai h27
cku r20
ckup r20
ckup_ r20
cky_ g21
cl_ r38
cla r24 g-25 h-70 k49
clai r27 g43 m19
claim r28 g43 m20
clar k76
clare k74
clas m-29 h-23
class m-52 h-55
clau r25
claus r25
claw g-22 h-39
claw_ g-22 h-39
cle r-40 g-85 k30
cle_ r-47 g-50 m42
clea m-22 k60
clean r-46 g-32 m-24 h-24 k64
clear r52 g21
cler r-20
clerk r-20
cles r21
cles_ r21
cli g-35 h19 k-44
clic m36
clie h20
clien h20
clin g-20 m-22 h-26 k-23
clini m-21 h-51 k-23
clink h29
clip m-28
clips h38
clo r-35 g36 h56 k-47
clon m-31 h85
clone m-26 h68
clos r-22 g45 m68 k-35
close g27 m52 k-24
closi r-28 h26
clot g19 m-34 h-39
cloth g19 m-34 h-39
clu r-21 g-29 h22
club r-28 g-19
club_ r-28 h19
clud h24
clude h26
cme g40
cme_ g40
co_ r-21 g30 h47
coa r-67 g-58 m-34 h-82
coac g-31 m-26
coach g-31 m-26
coal h-48
coal_ h-48
coat r-54 g-63
coat_ r-22 g-44
coc h79
coca h55
cocai h53
cock h28
cockt h27
cod r-21 h47 k67
code r-19 h21 k67
code_ m25 k64
codei h24 k-20
codes m-21 k24
cof g-21
coff g-21
coffe g-21
cog h59
cogn h59
cogna h59
coh h-27
coho h-35
cohol h-35
coi r34 m53 k-54
coin r34 m55 k-54
coin_ g20 m44 h-49 k-30
coins r20 h42 k-24
col r-35 h32
cold r-27 h57
cold_ h57
colla g47
colle g-52
colo h-73
colou h-62
com r21 g109 h-25 k80
comb g33
come r26 g73 h-44 k28
come_ r43 g92 m-20 h-20 k26
comes g-19 m26 h-24
comi g44
comin g44
comm h28 k42
comme g28
commi h27
commu h33
comp g-34 h-22
compa g-28 h67
compe r28 m38
compl h-23 k28
compo h-21
compr g22
compu m-29 h-19
con r-37 g30 h-33 k-23
con_ g38 m-32
conc r-25 g23
conce g29 h-26
cond r-26 g22 m32 h-25
cond_ r-42 g-54
condi r31 g-23
condo g31
conds g67 m33 h-23
conf r-22 g-24
confe r-20 h22
confi h-41
cons r56 h-21 k33
consi r26
conso r22
consu g-22 k41
cont m24
conte m27
conv r28 h20
conve r28 g-25 h39
convo h-19
coo r-24 g27 m-51 h-44
cook r-22 m-39
cooki m-22
coop g26
coop_ g29
cop r-58 g-34 m-41 h103 k-29
cope m-19
cope_ m-19
copi g-27 h48
copie g-27 h48
copp r-34 g63 k-19
coppe r-34 g65 k-19
copy g-49
copy_ g-49
cor g-82 k22
cora g-19
corat m-21
cord r-37 g-32 h-51 k38
cord_ r-36 g-39 k28
cordi h-31
core g-20 m61 h39
core_ m63 h48
corks h51
corn h32
corn_ h-20
corne h27
corp r62 h-24
corp_ r25
corpo r37 h-21
corr h-23
corre h-23
cort h65
cort_ h44
corts h20
cos r51 h-83 k-29
cost r53 h-53 k-28
cost_ g-41 k-19
costs r61 g43 m23
costu h-30
cot m-38 h58
cotc h39
cotch h39
coti h20
cott g24
cotti h40
cotto g26 h-31
cou g-71 m-38 k-19
coul r27 h-22
could r27 h-22
coun r-47 g-31 h-29 k41
counc r-20 h-25
count k41
coup r60 g-33 m50 h60
coupl h40
coupo r60 g-33 m50 h19
cour r-21 m-26 k-40
couri r-40 g-25 m-23 h-44
cours r26 g-34 h41 k-35
court g42
cous m-29
cousi m-29
cov g115 h-56 k-21
cove g115 h-56 k-21
cover g129 k-21
cow r-31 m26 h-35 k-60
cow_ r-31 m26 h-27 k-28
cqu h27
cqui h21
cquir g32
cr_ r33
cra r-43 g26 m54 h62 k-35
crac m-53 h31
crack m-53 h31
craf h22
craft h22
cran h-39
crane h-39
crap g32
crap_ g44
cras m40
crash m40
crat r-33 m97 h54
cratc g-20 m96 h26
crate r-32
cre r-41 g29 h-81
cream h-26
creat h31
cred r40 m26
credi r40 m26
cree h-66
creek r21 g21
creen g-23 h-97
cres r-45 h-21
cresc r-45 h-21
cret r-23 g57
cret_ g40
crew k40
crew_ k40
cri g-41 h38
cric h-19
crif h37
crifi h37
crip g-32 h51
cript g-32 h51
cro g-45 h41 k28
crop g22 h-56
crop_ g31 h-39
cros r-24 h22 k33
cross r-24 h22 k33
crou m39 h27
croup m39 h27
crow r28 g-42
crow_ r20 g-29
cru r28 g35
crud g55
crude g55
crue r38
crued r38
crui m22 h34
cruis m22
cruit h24
cry h40
cryp k29
crypt k29
crys h46
cryst h46
cs_ g32
cso m41 h31
cso_ m41 h31
cst h25
csta h25
cstas h25
ct_ r115 g24 k60
cta m31 h-21
cte g-51 m-24 h-61
cted g-38 m-24 h-59 k22
cted_ g-38 m-24 h-59 k22
cti g38 h-46 k27
ctin g32 k-25
cting g32 k-25
ctio r-22 k41
ction r-22 k41
ctl r-31
ctly r-31
ctly_ r-31
cto m-32 h19 k-35
ctob m-20
ctobe m-20
ctor h34
ctor_ g-38
ctore h49
ctori r23
ctors g35
ctory r-29
ctr g20 h39
ctro g26 h19
ctroc h49
ctron g42 h-31
cts g25
cts_ g25
ctu r-59 g-30 h-47
ctua r-45
ctual r-45
ctur h-33
cture h-22
cturi k22
cub r-19
cue h24
cui g-32 m-26
cuit g-32 m-26
cuits m-26
cul g-27
cult h19
cult_ h19
cum m29 h-19
cume g-28 h-23
cumen g-28 h-23
cumu m30
cumul m30
cup m-70 h30
cup_ m-63 h70
cups h-32
cups_ h-32
cur m-33 h100
cure h64
curem h26
curi m-24 h-20
curit m-24 h-20
curr r35
curs h79
curse h79
curt r-50 h-35
curta r-50 h-35
cush h-23
cushi h-23
cust r-24
custo r-19
cut r36 g-61 k-28
cut_ k-28
cute h49
cuted h49
cuts r22 h-22
cuts_ r22 h-22
cutt g-36 h-35
cutte g-34 h-35
cvv h31
cvv_ h22
cx_ g55 h-22
cy_ g54 m-20 h-19
cyb g26
cybe g28
cyber g28
cyc r-31
cycl r-31
cycle r-31
cyl r-23
cyli r-23
cylin r-23
da2 g33 h-53
da2a g26 h-53
da2a_ h-53
da3 h-24
da_ r51 g-68 h-83 k-24
daa r-29 g36 m26 h55
dab g58 m-29
dabl r-33 g23
dable r-19 g28
dad r22 m50 k-20
dad_ g-33 m56 h-23
dadd h19
daddy h19
dadn g42
dadna g42
daf r32 g31 h-25
daf3 r20
dafa g24 h-25
dafa3 g26 m-24 h-21
dag g31
dah r62 g-50 h-22
dah_ g-36
daha r46 h-22
dahab r46 h-22
dai g-39 h37
dair h-37
dairy h-37
dak h29
daks h23
daksh h23
dal r26 k-19
dal_ m-37
dala m20 h44
dalaw m20 h42
dals h-20
dals_ h-20
dam r-54 g44
dam_ r-22 h46
dama g30 h-25
damo h-41
damom h-41
dan r-39 g-23
dan_ r-23 h-30
dana r25 h-28
dana_ r25 h-28
danc g-28 h77
dance g-40 h82
daq g25 h-20
daq_ g28
dar r-71 m42 h-49 k59
dar_ g34 h-24 k45
dara h-34
dare g-25 m52 h-25
dare_ g-19 m46
dark g33 h24
dark_ g33 h24
dat r46 m-52 h-76
dat_ r51
data g-20
date m-31 h-37
date_ g86
dated g-30
dates g-45 h-27
dati h-46
datin h-26
datio r20 g24 h-20
dav h37
daw r-22 g41
day g-99 h-44 k-61
day_ r-30 g-22 h-20 k-39
daya h-20
daye h26
days r23 g-74 m-24 k-19
days_ r23 g-74 m-24 k-19
dayy r36
dba h30
dbag h24
dbag_ h-27
dbags h51
dd_ g45
dda r-42 h-44
ddad r-19 g27
dde g36 h79
dded r48
dded_ r48
dden h51
dden_ h28
dder r-31
dder_ r-27
ddera h28
ddes k22
ddesh k23
ddi r-33 m-26 h-38
ddic m-22
ddict m-22 h-20
ddin r-44 g25
dding r-32 g25
ddiq h-34
ddl k-24
ddle k-23
ddle_ k-23
ddo r24
ddr h-20 k20
ddre h-20 k20
ddres h-20 k20
dds r55 g-45 m49 h23 k-24
dds_ r55 g-45 m49 h23 k-24
de_ r-58 m-35 h-51 k69
dea r93 g-27 h79
dead h112
dead_ g-23 h120
deadl g20
deal r42 g-21 h-37
deal_ r62
deale r-19 g-33 m34 h-24
dear r81 g-36
deare r91 g-33
deat r-20 g37
death r-20 g37
deau h21
deaux h21
deb m23 k-42
debe r29 h-20
deben r29 h-20
debi r19 h20
debit r19 h20
debt r-39 k-23
debt_ r50 h-22 k-22
debto r-66 h22
debts r-22
dec r-60 g29 k40
deca g25
decd g24
decde g24
dece g20 h33
decem g20 h33
deci r-25 h-23
decid r-25 h-21
deck h27
deck_ h27
decl h-37 k77
decla h-36 k77
deco m-21
decor m-21
ded g36 h71 k-36
ded_ r34 g41 h57 k-34
dedu r-48 g-22 h30
deduc r-48 g-22 h30
dee r39 g-38 m-19 h-85
deed h-57 k-19
deed_ h-57 k-19
deem r25
deem_ r44
deen k23
deen_ k23
def g68 h-39 k-19
defe h-26
defer r21
defi g32
defin g32
deg h26
degr h34
degre h34
deh r41
dei r-32 h54 k-28
dein r-32 k-28
dein_ r-32
deine h24 k-20
deit h41
deity h34
del g24 m-52 h20
dela r38
delay r38
dele r-21 k32
delet r-21 k32
deli g32 m-24 h-21
delie h-32
deliv g32 m-23
dell h31
della h31
dels h23
dels_ h23
delt h24
delta h24
dem r48 m25 h-20 k36
dem_ m42 h27 k36
dema r20
deman r20
demn g35
demni g35
den g-50 m-30 h-43
den_ r-19
dena g-40
dend r26 g-32
dend_ g-32
dends r24
dent r-19 g27 m-27 h-89
dent_ k-20
denta g26
denti g19 m-24 h-37
dents r-28 k19
deo h64
deos h60
deos_ h60
dep r-37 g42 m30
dep_ h-27
depe g53 h-24
depen g53 h-24
depo m34 h37
depos m34 h37
der r35 g-27 h-25 k28
der_ g-60 m-20 h100 k-35
dera r22
deral h28
derat r26
dere r21 g26 m-22
dered r21 g27 m-22
derg h-27 k26
dergr k26
deri g36 h-37
deriv g50 h-33
derl h-19
derly h-19
ders r71 h-43 k22
ders_ r54 h-43 k22
dert r-26
derta r-26
derv k32
derva k32
des r-19 g92 m-39 k54
des_ g52 h-19
desc g37 h-29 k29
descr g37 h-29 k29
dese g23 h25
desec h24
deser g32
desh k23
desh_ k23
desi g20 h31
desig h30
desk m-20 h-40
desk_ m-20 h-40
det r-28 m-26 h-66 k78
det_ r-25
deta k75
detai k75
dete h-19
dex h-28
dex_ h-28
dey r-24 g43 h25
df_ r29
dfa m19 k26
dfa3 g-24 m24 k32
dfa3_ r21 h-19
dfat g26
dfath g26
dge m-48 k-29
dge_ r-38 m-33
dged r29
dged_ r29
dges h30
dges_ h30
dgi r23 g25
dgin r23 g25
dging r23 g25
dha r38 g37 h-35
dha_ g34
dhs h-20
dhs_ h-20
di_ r19 g20 m-35 h29 k56
dia r-54
diac h28
diac_ h28
diam h30
diamo h30
diap h-24
diape h-24
dic r-33 g-19 m67
dica g21 m54
dical h19
dicap h-19
dicat m41 h25
dict g-19
dict_ g-23 m20
dicti m-22 h-20
did r-39 m75
did_ r-38 g-20 m75 h-24 k29
die r-24 g79 h75 k-38
die_ g96 h-27 k-25
died h57
died_ h57
dien h40
dient h40
dies h41
dies_ h36
dif g40 m41
diff g40 m41
diffe g40 m41
dig g31 m25
digi r21 m36
digit r21 m36
dil h32
din g-60 m-22
dina r59 g-24 m-19
dinar r55 g-24 m-19 h29
ding r-63
ding_ r-89 m19
dings r27
dinn g-26 k-26
dinne g-26 k-26
dio r-25
dio_ r-25
dip m-25
dip_ m-25
dir g-27 k35
dire k19
direc k19
dirh g-28 h-38
dirha g-28 h-38
dirt k23
dirty k23
dis r99 m-32 h43
disa r-19 h40
disap r-19 h40
disc r127
disco h-23
discr h37
dise m25 h29
diss h21
disse h21
dist g-19 h44
disti g-19 h29
dit r40 g-46 m21 k-50
dit_ h35 k-46
dite r44 h-33
dited r44
diti r23 g-31
ditio r23 g-30
dits r-29 m53 h19
dits_ r-29 m53 h19
diu g-25 m-22
dium g-25 m-22
dium_ g-24 m-21
div h-59
dive r-30 g47 h-44
dive_ h-37
diver g22
divi r19 g-36
divid r20 g-51
diy g-33 h36 k-26
diya g-28 h19 k-19
diya_ g-28 h19 k-19
dji h25
djin h25
djinn h25
dka r-20 h23
dka_ r-20 h23
dle r47 h-46 k-45
dle_ r-23 g45 h-37 k-39
dles r64 g-34
dless r67 g-31
dli m22
dli_ m23 h35
dlin h-22
dline g20
dling g-23
dlo r19 k-24
dma h46
dma_ h53
dmi h-26
dna r78 g57
dna_ r46 g48
dnap g20 h24
dnapp h38
dne g-39
dnes g-20 h-26
dness h-26
dney g-20 h66
dney_ g-20 h66
do_ r20 g77 m35 h-47 k57
dob h51
doc g-29 h26
doct h48
docto h48
docu g-28 h-23
docum g-28 h-23
doe r39 h-30 k36
does r39 h-30 k36
does_ r51 h-21 k33
dog h41 k-21
dog_ g41 h37
dogs m25
dogs_ m25
doh m20
dol g-37 m-22 h44
dol_ h19
doll r27 g-36
doll_ h39
dolla r28 g-31 h-32
dols h20
dols_ h20
dom r-24 g37 m25 h32 k-38
dom_ g74 m24 h29
dome h26
domet h26
don r-45 m-53 h-21 k47
dona m-33 h-41
done k-21
donor h26
dont r-27 k73
dont_ r-27 k73
doo r-62 g44 m-25 h-22 k-37
doo_ r-32 g20 h33
doon g26
doon_ g26
door r-48 m-28 h-55 k-31
door_ r-48 m-28 h-56 k-30
dop h34
dor g25
dor_ g25
dos h32
dos_ h23
dou g31 m20
doub g27 m28 h-21
doubl g27 m28 h-21
doug h-22
dough h-22
dow r30 k-47
dowm g29
dowme g29
down g34 m39
down_ r-27 g59 m59
dowr r41
dowry r41
dows g-54 k-22
dows_ g-50 h-20 k-21
dr_ h-32
dra g-60 m50
draf g-19 m29
draft g-19 m29
drag g-27 m28
drag_ m19
drai k22
drais k22
draw_ r-25 h19 k21
drawe h-22
drawi g69
drawn r37 g-40 h-21
dre r-25 g-54 m42 h-30
drea m60 h34
dream m60 h34
dred m27
dred_ r83 m39
dreg h22
dregs h22
dren h-37
dren_ h-37
dres r-44 g-24 m-26 h-22 k52
dress r-44 g-24 m-26 h-22 k52
drew h-24 k-27
drew_ h-24 k-27
dri m-35
dri_ g32
dril r-48
drill r-48
drin h21
drink h21
driv m-22
drive m-22
dro r-82 g42
dron h36
drone h36
drop r-64 g48
drop_ r-83
dropp g-26
drops g89
drug h-25
drug_ h-43
dry r-20 k-33
dry_ r-20 k-33
ds_ r48 g35 k-31
dsm_ h24
dt_ g40
dte g48
dte_ g48
du_ h44
dua r20 h-20
dub r-41 m-28
duc r-53 h62
duce h24
duce_ h24
duci r29
ducin r29
duck m20
duck_ m20
duct r-68 h41
duct_ g32 h19
ducti r-31 h26
due r42 h-27 k-38
due_ r31 g-22 k-38
dul m-35
dulg r27
dulge r27
dult m-20 h26
dult_ h39
dum k24
dumm h-31 k26
dummy h-31 k26
dump h35
dus h22
dush h25
dushm h25
dut g-19 h29
dutc h54
dutch h54
duty h-25
duty_ h-25
dv_ r-29 g67 h-35
dva g24
dvan g24
dvanc g24
dvd g-38
dvd_ h-19
dvds g-37 h23
dvds_ g-37 h23
dvi g-36 h20
dvic h31
dvice h31
dwi r38 g-29
dwic h23
dwich h23
dwil r38
dwill r38
dy_ r-100 m-39 h121 k28
dys g19
dys_ g19
e2a g21
e2a_ g21
e2e r38 g-20 h-24
e3_ m20
e3a g27 h-27
e3l r-25
e3la r-25
e3lan h20
e3r g26
e7_ m27
e7r h82
e7r_ h82
e7t m44 h-27
e7t_ m44 h-27
ea_ r-46 m-51 h-71 k-31
eac g20 h-29
each h-27
each_ r26
eache r-26 m-20 h-37
ead r-29 m-35 h72
ead_ r47 m-49 h56 k33
eade h38
eader h38
eadi h25
eadin h25
eadl g20
eadli g20
eads r-36 m41 k-21
eads_ r-36 m41 k-21
eady r-29 g24 h-47
eady_ r-29 g24 h-47
eaf_ h41
eafl h-28
eafle h-28
eag m20 k-33
eage_ h51
eagu m25 k-30
eague m25 k-30
eak r-27 m-52 h78
eak_ r-20 g-26 h68
eake h26
eaked h52
eaker h-32
eaks g37 h-26
eaks_ g37 h-26
eaky h26
eaky_ h26
eal m27 k54
eal_ r35 h-22 k44
eale r-22
ealed g33 h-19
ealer r-20 g-34 m29 h31
eall g29
eally g29
ealt h22
ealth h22
eam r-51 m42 k-19
eam_ m28 h-26
eams r-34 h35
eams_ r-34 h35
ean r50 g50 m-23 h-79 k47
ean_ r-30 g71
eanc h44
eance h44
eane g-31
eaner g-31 k29
eani m-22 h-38 k20
eanin m-22 h-38 k20
eans r25 h-74
eans_ r27 h-82
eap r26 g48 h20 k-21
eap_ r21 g-19 m21 h26
eape g28
eaper g28
eaps g39
eaps_ g39
ear r135 g27 m-31 h-75 k-61
ear_ g54 h44 k-31
eara r40
earan r40
earc g-19
earch g-19
eard g20
eard_ g20
eare r34 g-51
eared r-33
earer r91 g-33
eares r-23
eari h-22
earin h-22
earl m-26 h-76 k-32
earl_ g48
earls g22
early r37 g-57 h-47 k-28
earn r39 g-20
earn_ r36 g-33
earne r-55 g35 k21
earni r55
earns g-26
earr g-22
earri g-22
ears r25 g66
ears_ r25 g66
eas r49 h36
ease g-40 m-24 h22 k26
ease_ g-68 m-24 k31
easeb r30
eased h32
eases r-19 g20
easi r21 m23
easin r25
easo g42
eason g42
east r-83 h49
east_ r-72
easte h33
easu r80 g-36 k-19
easur r80 g-36 k-19
easy r24 g21
easy_ r24 g21
eat r-61 g-95 m-25 h89 k-36
eat_ r-60 g-61 m-43 h89 k-30
eate r-22 h21
eaten h65
eater h-26
eath m27 h-73
eath_ r-23 m32 h-25 k53
eathe h-41 k-53
eati r19 g-20
eatin r19 g-20
eatr h-20
eatre h-20
eats r29 g-19 h-21
eats_ r29 g-19 h-21
eaty g23 h42
eaty_ g23 h42
eau g-21 h53
eaux h21
eaux_ h21
eav r76 h-32
eave r-29
eave_ r-53 h41
eaves r27 h-54
eavi r105 g-20 h-19
eavie r82
eavin r23
eaw m19
eawa m19
eaway m19
eb_ g-20 m63 h-63
eba r53 h-21
ebac r30
eback r30
ebat r22 g-44
ebate r22 g-44
ebb g52
ebbl g41
ebble g41
ebel h-27 k21
eben r29 h-20
ebent r29 h-20
ebh g-45
ebh_ g-22
ebi r19 g-26 h56 k-22
ebit r19 h20
ebit_ h23
ebn r-20 g50 h46
ebna g50
ebod g-22
ebody g-22
ebook g-33
ebr r38
ebru r38
ebrua r38
ebsit h34
ebt r-33 k-23
ebt_ r55 k-22
ebto r-66 h22
ebtor r-66 h22
ebts r-22
ebts_ r-22
ebu g24 h30
ec_ r-40 m53
eca m39 h-33 k-22
ecau g-29 m25
ecaus g-29 m25
ecc h27
ecco h27
ecco_ h27
ecd g24
ecde g24
ecde_ g24
ece r-27 g-31 m-42 h-65
ece_ h-28
ecei g-22 h-70 k45
eceip h-59
eceiv k55
ecem g20 h33
ecemb g20 h33
ech g46 m34 h63
ech_ r22
echa r-19 g58 m48
echa_ g29
echar g32 m56
echo h53
echon h53
eci r-21 k-30
ecia h34
ecial h42
ecid r-25 h-21
ecide r-25 h-21
ecif g32 h-29
ecifi g29 h-21
ecip h23
ecipe h23
eck h-48
eck_ r-23
ecke g24
ecked g24
ecki h-37
eckin h-37
eckl r32 g-29
eckla r32 g-29
ecko g27
ecks k50
ecks_ k50
ecl h-40 k77
ecla h-36 k77
eclar h-36 k77
eco r-46 g-35 h20
ecoi h26
ecoin h26
ecom g25
econ r-90 m26 k-21
econd r-58 m33
ecor g-57 m-26 h-36 k38
ecora m-21
ecord g-39 h-27 k38
ecou r29 h23
ecour r29 h23
ecr g31 h53
ecra h24
ecrat h24
ecre g40
ecret g40
ecru h24
ecrui h24
ecs_ m27
ecst h25
ecsta h25
ect r-82 g41 h-47
ect_ g19
ecte g-24 m-24 h-56 k22
ected g-24 m-24 h-56 k22
ecti r-49 g36 h31 k-32
ectin g32 k-25
ectio r-53 h38
ecto r-32 h60
ector r-32 h58
ectr g20
ectro g26 h19
ectu h-38
ectur h-38
ecu r20 m-25
ecur r20 m-25 h-28
ecuri m-24 h-20
ed_ g-93 m-66 h-61 k-84
eda g29 m-21 h-45
edal m-27 h-36
edal_ m-27
edd h-97
eddi g25 h-68
eddin g26 h-27
ede g-26 m-29 h24
eded g-20 m-27 h20
eded_ g-20 h24
edee r-19
edeem r-19
edf r-20 m25 k43
edfa r-20 m25 k43
edfa3 r-20 m25 k43
edg r43 g60 h-30 k-21
edge r50 g29 h-27 k-21
edge_ g29
edged r54
edgi g30
edgin g30
edi m19 h43 k-34
edic r-21 m19
edict m21
edie h34
edin r19
edit r32
edit_ r20 g19 m-19
edite r44 h-33
edits r-29 m53 h19
ediu g-25 h20
edium g-25 h20
edl h-57 k-31
edli m26
edo g65 h21
edoo g28
edoon g28
edr g-25 h49
edro g-25 h49
eds g-41 m-19 h21
eds_ g-41 m-19 h21
edu r-31 h28
educ r-33 g-21 h44
educe h24
educi r29
educt r-48 g-23 h32
edy r-39
edy_ r-39
ee3 h-27
ee3a h-27
ee_ r26 m-92 h-43
eeb g39 h-19
eeb_ m21
eed g-109 m-19
eed_ g-95 m-25 k37
eede g-20 h24
eeded g-20 h24
eedi r-27 k-19
eedl m19 h-45 k-23
eedli m26
eeds r42 h-21
eeds_ r42 h-21
eedy r-39
eedy_ r-39
eef g-42 h31 k-19
eef_ g-42 k-19
eeg r-36
eeh r58 g111 h-26
eeh_ r33 g83
eeha g28
eeha_ g28
eei g23
eein g23
eeing g23
eek r82 h-74 k-54
eek_ r35 m-43 h-68 k-44
eeke m23
eeken m23
eekl g32
eekly g32
eeks r26 k-30
eeks_ r26 k-30
eel r-43 g71 m-31 h-19 k-20
eel_ r-48 g30 k-38
eela k27
eelat k27
eels g50
eels_ g50
eem r48
eem_ g-29
eema g24
eeme r51 g23
eemen r26 g23
eems r-19
eems_ r-19
een r-30 m23 h-84
een_ r-60 g24 m29
eena r41
eenah r26
eeni h-26
eenin h-26
eep m69 h-50
eep_ r-46 m31 h-69 k66
eepe m-22 h22
eeper m-22 h22
eepi r54
eepin r54
eeps g24 m60 k-33
eeps_ g27 h28 k-33
eepst m54 h-19
eeq r-29
eer r-35 g-80 m-25 h39 k-21
eer_ g-46 h73
eera r-26
eera_ r-19
eers g-31 h-29
eers_ g-31 h-20
ees r45 g22 m33 h-46 k32
ees_ g34 h-65 k48
eesa g30
eesa_ g30
eese_ h-49
eesh r58 g-24 m25
eesh_ r32 g-20 m25
eet g-46 m-44
eet_ m-33
eeta m20
eete r38
eeten r38
eeti h-51
eetin h-49
eets r-43 g-27 m-19 h49
eets_ r-43 g-27 m-19 h49
eeva g20
eevan g20
eez g-58 h31 k24
eez_ h37
eeze g-45 k26
eeze_ g-29 k43
ef_ h-96 k-31
efe r37 g-61 m-38 h51
efer r56 g-52 m-29
efer_ h21
efere r20 g-47
eferr r36
efh k41
efho k41
efhom k41
efi r-37 h36
efin r-23 g31
efina r-21
efine g32
efit h45
efo g56 h20
efok h25
efok_ h25
efor r-19 g65 k21
efore r-19 g65 k21
eft r-29 g60 m-27 h-50
eft_ r-29 g70 m-21 h-45
efu r-21 g38 m-24 k-25
efus g62
efuse g50
eg_ h127
ega g-32 m43
ega_ g46
egan g-24
egan_ g-24
egar g-39 h-48
egar_ r-51 h-44
egard r67 g-31
ege g21
egg h83
egga h57
eggar h57
eggs g26 h-29
eggs_ g26 h-29
egh r36 g22
egh_ r36
egi g-38 h-47
egin r30 g-21
egis r-37 h-21
egist r-37 h-21
egl h19
eglo h19
eglo_ h19
egr r-26 g-24 h62
egre h39
egree h34
egs h40
egs_ h40
egu r-20 g93 h-40
egur g34 h-28
eguro g47
egy g24
egy_ g24
eh_ r83 g180 m-38 h-56
eha r83 h-51
eha_ r50 g19
ehab h-41
ehab_ h-41
ehal g-30
ehalf g-30
ehan r31 m23
ehan_ m27
ehand r31
ehe g22
ehen g22
ehens g22
ehi g25
ehin g23 h21
ehind g23 h21
ehl g61 h-21
ehle g78 h-21
ehle_ g78 h-21
eho r44
ehol g30
ehold g30
ehou g-19
ehous g-19
ehr r-20 g-21 m21 h32
ehr_ m22
ehra h23
ehra_ h23
ei_ g-22 h20
eib r19
eibo r19
eibor r19
eid r20 m-23 h-60 k-19
eid_ r20 m-23 h-60 k-19
eig r21 h20
eigh r36 k-28
eighb r-21 g26
eighe g-20
eight r22 k-20
eign_ r-23
eik r-41 h78
eikh r-23 h34
eikh_ h24
ein g51 m-21 h20
ein_ r-63 h-26
eina r61
einah r46
eine h87 k-21
eine_ h28 k-21
einek h50
eing r19 g29 k27
eing_ r19 g29 k27
eins g43
einsu g44 h-21
eip h-59
eipt h-59
eipt_ r-62 h-52 k-27
eipts r51
eir r24 g41 h-37 k28
eir_ g50 m-19
eirs r36 g-47
eirs_ r36 g-47
eis g-22 h71
eiss g-19
eist h24
eiste h24
eit r-49 g40 m-43 h42
eit_ r-37 g-40 m-38 h24
eith g82 h-19
eithe g60
eity h34
eity_ h34
eiv g22 k40
eiva r24
eivab r24
eive k36
eived k30
eiz k23
eize k23
ej_ h-36
eja h54
ejab h44
ejab_ h44
ejar g23
ek_ r57 h-83 k-76
eke r-19 g-31 h106
eke_ h27
eken g-24 h81
eken_ h50
ekend m23
ekeng h19
ekh r39 g-26
ekl g32
ekly g32
ekly_ g32
eks r32 m20 k-30
eks_ r32 k-30
ekt h-23 k44
ekto k46
ektob k46
el_ r-124 g-42 h-44 k-23
ela g-30 h19
ela_ g25 m24
elab h19 k-21
elabe h38
elat g-33 h41 k24
elat_ k27
elati g-25 h46
elay r38
elay_ r45 g33
elb r19 m-22 h-48
elba r23 m-31 h-40
eld r44 g91 h-94 k-28
eld_ r52 g54 m20 h-47
elde h-33
elder h-33
elds g46 k-20
elds_ g46 k-20
ele g-32 h-105 k79
elea m-20 h-40 k39
eleas m-20 h-40 k39
elec g36 m23 h39
elect g27 m23 h39
elem k39
elem_ k39
eles h-66
elesc h-45
elet h-19 k24
elet_ r45
elete r-21 k32
elev r76 g-21 m35
eleve r76
elf r-50 g-49 h-61 k-33
elf_ g-42 h-56 k-33
eli g78 m-53 k-39
elief h-31
elier h19
elig h38
eligi h38
elin r29
eling r29
elis g56
elist g56
eliv g32 m-23
eliv_ g32
elive h25
ell r-21 g70 m-74 h137 k-35
ell_ r-44 m-32 h76 k44
ella r39 h61
ella_ g-38 h34
ellar g-21 h51
ellat g77
elle m-30 k-22
elled g-62
eller g60 m-19
elli g86 h-44
elli_ g63 h-23
ellin r-31 g23 h-20
ello g-69 k-22
ello_ g-44 h20 k-29
ells r32 h52
ells_ r32 h52
elly g57 h21
elly_ g57 h21
elm m-19 h-33
elme m-19 h-33
elmet m-19 h-33
elo g-58 m31 h62 k26
elo_ h31 k37
eloa m21 h37
eload m21 h37
elon r-22 g44 m38 h-40
elong g52 h-27
elop g-22 k-19
elope g-22 k-19
elor h34
elor_ h34
elow r46 g-47 k30
elow_ r46 g-47 k30
elp r34 g-28 h-34 k19
elp_ r36 k25
elpe r-19
elped r-19
elpi r28
elpin r28
elps h-22
elps_ h-22
els r-77 g73 h50
els_ r-64 g94 h23 k-19
else g-21 h28
else_ h-22
elses h51
elt g-44
elt_ h-89
elta h24
elta_ h24
elte g-32
elter g-32
elv r26
elve r26
elve_ r41
elw h41
elwe h41
elwe_ h41
ely g70 h-27
ely_ r-32 g72 h-20
elyo r25
elyom r25
em_ r-19 g23 m42 h-57 k94
ema r54 g45 k24
emaa g32
emaar g32
emai r23 k20
email k20
emain r24
eman r50 g-21
eman_ r31 h-24
emand r20
emb m26 k-43
emba m45 h-27
embas h-40
embe r20 h36 k-39
ember r20 h36 k-39
eme r107 m24 h29
eme_ r21 g25
emed h24
emedy h24
emen m20
ement g23 m31
emes r52
emes_ r25
emest r32
emh r-23 k33
emha r-23 k33
emha_ r-23 k33
emi r39 m28 h-22
emi_ r99
emin r-36 h-39
emina r-35 h-32
emir m19 h25
emira m19 h25
emis r26 g-34
emis_ r26
emise g-32
emiu r-43 g24 h27 k19
emium r-43 g24 h27 k19
emn g35
emni g35
emnit g35
emo r-66 m-26 h-87 k32
emon r-22 h-47
emon_ h-46
emor g36 h-19
emori g36
emov m-25 h44 k-29
emova h-30
emove m-24 h48 k-23
emovi h26
emp r-31 g-30 h129
empe h43
emper h43
empl r-20 k21
emple h25
emplo k23
empo h58
empo_ h37
empor h21
empt k-26
empty k-23
ems r-40 k73
ems_ r-37
emsa h-25 k68
emsa7 k45
en_ r-27 g53 m-116 h-54 k-53
ena r78 h-31
ena_ h-32
enah r53
enah_ r38
enal r45 h-31
enal_ r31
enalt h-29
enan h36
enant h35
enc g-33 h51
ence r24 m19
ence_ r27 h-28
ences m20
ench r-20 h49
ench_ r-20 h49
end r28 g-40 h72 k23
end_ r69 k46
enda r-20 g-29
ende r-42 g-19 m36 h49
ended r-45 g19 m45
ender g-36 h42
endi r54 h50
endin r21 h50
endo h-60
endow g29
ends r-33 m-34
ends_ m-33 h23
ene r21 m-20 h-33 k41
enea g-22 k55
eneat g-22 k55
ened g-42 h-26 k27
ened_ g-42 h-26 k27
enef h26
enefi h26
eneh g31
eneh_ g31
ener h31
ener_ r38
enera r-32 g19
enes h-43
eness h-43
enet g-29 h23
eneve r25
enew g48 h-20
enew_ g25
eng g52 h30
eng_ h29
enga h47
engan h53
enge g30
engen g29
engi g34
engin g34
eni g-37 m24 h22
eni_ r25
enie h-19
enin r-29 g-28 m34 h43
ening r-29 g-28 m34 h43
enj h35
enje h30
enjen h30
enn r39 g-44 m60 h-37
enna h-22
enna_ h-21
enne m25
enni r31
enno r32
enno_ r22
enny r-38 g-33 m49
enny_ r-38 g-33 m49
eno g-24 m107 h97
eno_ m108 h65
ens k-56
ens_ g52 k-33
ensat r30
ense h-52
ense_ h22 k-19
ensed h-23
enses g-38 h-35
ensex g29
ensin h31
ensio g-25
ensiv g22
enso h38
ensor h38
ent r-37 g-66 m-31 h-19
ent_ r56 g-25 m-24 k-58
ente k36
ented k47
enter m35
enth k-25
enth_ r-30 k-25
enti r-31 h35 k27
entif g25
entin m37 h27 k23
entis m-24 h-21
entl g-21 m-22
entle g-21 m-22
entr r-25 m39 k-25
entri m27 h-19
entry r-19 m23 h34
ents r-106 g24 h-57 k45
ents_ r-106 g24 h-57 k45
entu r24 h37
entur r24 h37
enty r24
enty_ r24
enu g-54 m-23
enu_ g-41 h29
enue h-33
enue_ h-33
enui h20
enuin h20
env g-51 h57
enve g-36
envel g-36
enz g38 m34
enze m19
eo_ g29 h-22
eon r-24 g-20
eon_ m26 h-31
eone r-20 g-32 h26
eone_ r-20 g-32 h26
eons g25
eons_ g25
eop r-31 g-27 h31 k44
eopa h28
eopar h28
eopl r-22 g-23 k44
eople r-22 g-23 k44
eord g23
eorde g23
eos h60
eos_ h60
ep_ r-46 m43 h-119 k64
epa r-61 g24 k-36
epac h42
epack h42
epai m-23 h-44
epaid r26
epair r-36 m-23 h-42
epar r-53 h30 k-19
epara r-35 h33
epay m21
epaym r-23
epays m25 h23
epe g58 m-48 h-21
epen g53 m-26 h-24
epend g53 h-24
eper m-22
eper_ m-22
eph g-25 m-25 h33 k-34
ephe g-24 h31
epi r54
epin r54
eping r54
epl r-35 g26 m-39 k-27
epla r-35 g34 m-38 h-60 k-20
eplac r-35 g34 m-38 h-60 k-20
epli h53
eplic h53
epo r31 g-46 m26 h25 k45
epo_ r49
epor g-36 k48
eport g-36 k48
epos m34 h37
eposi m34 h37
epp r-20 g-19
eppe r-20 g-19
epper r-20 g-19
epr h-19
epri h-19
eprin h-19
eps g19 m60 k-33
eps_ g22 h21 k-33
epst m54 h-19
epsta m54 h-19
ept r36
ept_ k27
epte r30
epu r44
epur r45
epurc r45
equ r32 g-51 h20
equa r-57 g-22
equal r-57 g-22
eque r27 h-24
eque_ h-21
eques r35
equi r62 h51
equil h25
equit h41
er_ g-49 m-26 h-48 k-78
era g-40 m-39 k-29
era_ g-21 h-23
erab r74 g-68
erabl r74 g-68
erad h44
erag r-28 g33 h29
erage r-28 g33 h29
eraj h19
erall h28
erap m-19 h-37
erapi h-19
erat r-22 m-23 h-35
erate g22 k24
erati r22 h-24
erato r-31
erb r-19 g-33 m68 h43
erba m77 h71
erbal m45 h59
erc m-34
erce r24 g-26 k23
ercen r24 m-19 k24
ercha g20
erci g34 m-22
ercia g34
erd r38
erdr r40
erdra r40
ere r-29 k33
ere_ r-33 g-26 k69
ered r-81 g22 h-64
ered_ r-81 g22 h-64
eree g23 h36
erei g-31
ereit g-28
eren r24 m23
erenc r31 m29 h-31
erent h19 k24
erer h40
erer_ h40
eres r85 k-54
eres_ r46
erest r59 h28 k-54
erev g19
ereve g19
erf h47
erfe h75
erfei h68
erg g-49 h59 k30
erga g-37 h-25
erga3 g-37
ergr k26
ergro k26
eri r-77 h19 k-45
eria g-23 h39
erie g-27 h22 k-22
erie_ h19
erien h36
eries g-26 h-33
erin g-73
ering g-64 h52
erit r-19 g23
erita r-19 g25 h-20
eriv g50 h-33
eriva g49 h-25
erj m22 h44
erja m23 h36
erja3 m23 h36
erk h26
erk_ r-24 h52
erka r28 g21
erka_ r29 g30
erks h-45
erks_ h-45
erl r-27 h69
erli h43
erlin h43
erlo h45
erlot h45
erly r-43 h-19
erly_ r-43 h-19
erm h94
erm_ r43
erma m-22
ermar m-19
erme g-21 h74
ermei h24
ermen g-21 h60
ermi r-27 g46 m27
ermin m32
ermit g27 h22
ermo h48
ermou h54
erms g-24 h-33
erms_ g-24 h-33
ern r31 g-26 m-25 h60
ern_ h37
erne r-19 k23
ernet r-19 k23
erni r41
ernig r42
ero r-38 h120 k23
ero_ r-31 m26 h-49 k-19
eroi g-26 h26 k42
eroin g-26 k42
erol g-23 h76
erol_ h33
erolo h43
eron h38
eroni h38
erot h29
eroti h29
erp g71
erp_ g36
erpe r25 g26 m46
erpet r25 g26 m46
erps g34 m-32
erps_ g34 m-32
err r31 g-22 h39 k-31
erra r21
errac h21
erran r27
erre r27
erred r28
erry h34
ers r-25 g-133 h-24 k56
ers_ r-33 g-64 m21 h60
ersa r-32
ersal r-32
erse m-36 h-32
ersey m-39 h-23
ersh m21 h-53
ershi m21 h-43
ersi g-28 h26
ersio h26
ersit g-27 h-19
erso h-34 k71
erson h-34 k71
erst r29
ert r-79 g-37 h-27
erta h45
ertai r28 h25
ertak r-26
ertat h21
erti r-53 g-32 h-66
ertim r-42 g-25 h-34
ertis h-22
erv r44 g-32 m-38 h36 k27
erva k30
erval k32
erve r43 g-22 h26
erve_ r27
erved r34
ervi r19 m-21
ervic r19 m-19
erw g86
erwa g49
erwar g49
erwi g26
erwis g26
ery r-33 h-51 k-49
ery_ m-42 h-46 k-35
eryb m27
erybo m27
eryo r-31
eryon r-31
es2 k33
es2a k33
es2al k33
es_ h-24
esa g115 k36
esa_ r-24 g49
esab k48
esabi k56
esal r53 g57
esale r27 g73 k-24
esb r26
esc r-68 g-31 m-23 h-29
esca g21
escap g22
esce r-45 h-21
escen r-45 h-21
esco g-23 h19
escop h-45
escor h65
escr g-29
escro r20 g-29
ese r53 g-19 h25 k-27
ese_ h-42
eseb g51 h42
esec h28
esecr h24
esen r25 g-24
esent r25 g-24
eser r38 m-23
esert g30
eserv r41
eset m19 h20
esh r92 g-32 h60
esh_ r42 m-23
esha m30 h23
esha_ h23
eshe r21 h-31
esho h-30 k22
eshol k23
esht r41
eshta r35 g-21
esi r-21 g20 k-20
esid r25 g20
eside r25 g20
esig g36 h23
esign g36 h23
esis h-29
esk m-20 h-40
esk_ m-20 h-40
esl h34
esla g20 h-36
esla_ g29 h-23
esm r-40 g-25
eso g78 k-52
esol r-28 g58 h-20 k-26
esold r-28 g58 h-20 k-26
esor k-21
esort k-21
ess r27 m39 h-51 k53
ess_ r90 g46
essa r-33 h-73 k32
essa_ g33
essag m38 h-61 k44
esse r-24 g-40 m43 h63 k32
essed k51
esses g-35 m19 h55
essi r29
essin r30 m-23 h-21 k23
essio h36
esso r-26 h-46
esson r-21 h-24
est g-103 m59 h-66 k-19
est_ r52 g33 m53 h-67
esta r-23 m-22 h-39
esta5 k19
estat h-52
este r27 m21 h-19
ested r-28 h-29
ester r67
esti r-47 g-35 h32
estin r-29
estio h30
estm r-22 h24
estme r-22 h24
esto r30 g-42
estor r51 g-23
ests k-33
ests_ k-33
et2 h-22
et2a h-22
et2ak h-22
et_ r-20 g27 m-35 h-54 k-100
eta g79 m-20 h-35 k31
eta_ h-27
etai k73
etail k75
etal k-19
etam h59
etami h59
etat g29
etb h-27
etba h-27
etbal h-27
ete r-46 h52
ete_ r-40 k37
eted g38
eted_ g38
eten r44
etene r38
eter r-33 m-19 h38
eter_ r-33 h77
etf_ r23
etfa r-25
eth r-30 g22 m55 h22 k-29
eth_ h68
etha r-26
ethe r-22 g20 m54 h-25
ether r-22 g20 m54 h-25
ethi r26 g21
ethin r26 g21 h23
ethy h-21
ethyl h-21
eti m81 h-81 k-28
eti_ r28 g-32
etic h-36
etim g33
etime g33
etin m42
eting m42
etir h-33 k-20
etire k-20
etis h21
etish h21
etit m35 h-23
etiti m35 h-23
etl h-28
etla r-19
etla3 r-19
etn r34
eto r39 g24 h-20
eto_ r49
etor g35
etoro g35
etr r-21 g-69 m-29 h-82
etre r-25 g-52
etres r-25 g-52
etric g20
etro g-36 h-58
etro_ h-34
etrol g-22 h-24
ets g-42
ets_ r-27 g-51 h22
ett r-54 g-31 m39 h-71 k-23
etta h39
etta_ h39
ette r-31 g-40 m54 h39
ette_ m56 h47
etter r-29 g-34
etti g27 m-20 h-59
ettin g27 m-20 h-59
ettl m42 h-55
ettle r39 g24 h-39
ettli r-46 g-28 m32
etty m-28 k-19
etty_ m-20 k-19
etu g73 m46 h-26
etua r25 g26 m46
etual r25 g26 m46
etur r-33 g25
eturn r-33 g25
etw g-39 m19
etwa g-24 m20 h21
etwee r22
ety r30 g-21
ety_ r30 g-21
eue m-24 h-22
eue_ m-24 h-22
eur r53 m57 h87 k-19
eur_ h25
euro r39 g-22 m36 h25
eurom m52 h44
euros r23 g-27 m-25
euru g31 m34
eurus g31 m34
eva g20 h-20 k21
evan g20
evan_ g20
eve r76 g113 h-46
even r71 g28 h-51 k-48
even_ r103 g19 h-53 k-31
eveni r-37 m26 h55
event h-25
evenu r22 h-33
ever r28 g32 k48
ever_ r44 g44 m-28 k89
evera r-38 g78
every r38 g-73 h29 k-35
eves r-20
eves_ r-20
evi g-28 h46
evie h24
eview h26
evolv r45
ew_ r19 g-57 m-102 h-25 k-65
ewa r-38 g44
ewe r-22 g32 h-49
ewe_ g40
ewel h-30
ewell h-28
ewer h-29
ewh g42
ewhe g42
ewher g42
ewi g-20 h-20
ewin g-19 h-20
ewing g-19 h-20
ewn g29 h27
ewn_ g29 h27
ews g-26 m-22 h43
ews_ r20 m-22 h24
ex_ r-45 g82 m35 h121 k-26
exa r-73 g-30 m39 k-29
exac r-43
exact r-43
exam r-41 g-24 k-24
exam_ r-44 g-23 k-24
exami h38
exams h-22
exc m24 h-32
exca h-19
excav h-19
exch g-35 m30
excha g-32
exi h-54 k38
exis h-28 k38
exist h-28 k38
exp g31 k35
expe k-22
expec g27
expen r19 h-23
exper h26
expi r-20 g33 h42
expir r-20 g33 h42
expl r-36 g-26 k43
expla r-36 g-21 k44
ext r23 m32 k21
ext_ g65 m44 h-55
exti g-46 h36
extin g-46 h36
extn g25
exto h26
extor h26
extr r20 g-40
extra r32 g-40 h28
ey_ r-22 g-48 h19
eya g76 h-71 k80
eya_ g22 m39 h-63 k91
eyal r28
eyar g19
eyard g20
eye r35 g-38 h20 k40
eye_ g-25 m26
eyes h26 k30
eyes_ h26 k30
eyh m25
eyho m25
eyhou m25
eyl r57
eyle r25
eylen r25
eym g19 h-48
eyma g26
eyman g26
eys g-36 h62
eys_ g-33 h29
eysi h34
eysid h34
eyy g45
eza g-21
eze r41 g-41 k26
eze_ g-29 k43
ezz r20 h-22
ezza r20 h-22
ezzan r20 h-22
fa2 g30
fa2n r-39 g44
fa2na r-39 g44
fa3 k26
fa3_ h-19
fa3n g19 m-21
fa3na g19 m-21
fa3t g-25 m26
fa3t_ r19 g-25 m26
fa_ m-28 h-21 k-36
fac r67 g-54 m-34 h24 k-25
face m-29 h33
face_ h30
faci g-23 h37
facil r28 h48
fact r66 h-46
facto r74 h-46
fai g25 k-32
fair g29 h19
fair_ g30 h26
fais r-21 k-29
faisa r-21 k-29
fak h83 k28
fake h55 k36
fake_ h55 k36
fal r-46 g123 m-19 k52
fal_ g48 h45
fala r29
fala_ r29
falc g44 m-23 h-37
falco g44 m-23 h-37
fall r-48 g43
fall_ r-31 g49
falls m33
fals k61
false k61
fam k22
fami g-19 h-31 k25
famil g-19 h-31 k25
fan r-40 g-23 m32 h20
fan_ m-20 h-24
fans h46
fans_ h33
fant m43 h-24
fanta m43 h-24
far r-49 g-36 m-43 h-77 k-32
fara r-19
fare r-29 h-26
fare_ r-22
farew r-22
farm g-21 m-35 h-38 k-25
farm_ r-20 k-23
farms m-20 h-26
fas m24 h-19
fast r23 m26 h-43
faste h-42
fat h83
fat_ h40
fate h25
fate_ h25
fath g34 h23
fathe g51 h23
fatoo h-21
fatt r31
fatte r31
fav h-24
favo h-24
favou h-24
faw r62 k-20
fawa r65 k-19
faway r52 k-19
fay r88 g-64 h-36
fayd r52 h-24
fayda r50
faye r36 g-30
fayez r24
faz k55
fazt k55
fazti k55
fd_ r176 g109 m119 h-96 k-43
fds g24
fds_ g24
fe_ r-31 m28 h-49 k-39
feb r38
febr r38
febru r38
fee g66 m-35 k31
fee_ r-21 g-58 m-41 h26
feed g-38 m-57 h-49 k70
feed_ g-38 m-58 h-49 k70
feeh g82 h-21
feeh_ g60
feel r34 g107
feel_ g41
feels g66
feen g28
feen_ g28
fees g-25 m63
fees_ m32
feet g-29
feet_ g-29
fei h68
feit h68
feit_ h63
fel g21
fel_ g81
fell g-53 m20 h28
fell_ g-53 m20 h31
fen r-23 g-43 h113 k-37
fenc g-20 k-31
fence g-20 k-31
feng h73
fenga h53
fenj h35
fenje h30
fer r-26 g-19 h71
fer_ r-19
fere r-23
fered r-41 h-23
feree h36
feren r24 m23
feri h51
ferin h51
ferm h66
ferme h66
ferr r28 h-50
ferre r28
fers k30
fers_ k30
fes m-20 h47
fes_ g-35 h27
fest h20
fest_ g36
fet h-19
fet_ h-20
feti h21
fetis h21
ff_ r52 h73 k27
ffa g27
ffa_ g32
ffe r-57 g36 h31
ffee g-21
ffee_ r-34 g-21
ffer r-37 g37 m30 h34
ffere r-23 g47 m31 h-19
fferi h51
ffi g-22
ffic g-20
ffic_ h-21
ffice m19 h-22
ffici h-42
ffick h74
ffl m44 h-25
ffle m44 h-25
ffle_ m65 h-31
ffles g24 m-21
ffr h-47
ffro h-47
ffron h-47
ffs h37
fho g-20 k51
fhom g-20 k51
fhom_ g-20 k51
fi_ g33 h-54
fic g-29 h20 k22
fic_ h-21
fice m19
fice_ r65 g-22 m33 h-51 k-31
ficer r-69 h66 k31
fici h-42
ficia h-42
fick h74
ficki h35
fid r-31
fie r-25 g83 k-22
fied g51 h-26
fied_ g51 h-26
fiel r-21 g34 h-21 k-21
field r-21 g34 h-21 k-21
fif r51 g-43 m60
fift r57 g-43 m56
fifth r44 m37 h26
fifty g-24 m20 h-22
fig g42 k34
figh g-36 h55 k63
fight g-36 h55 k63
figs h-36
figs_ h-36
figu g64 h-19 k-30
figur g64 h-19 k-30
fil m-40 h63 k-45
file r-32 g32 m-20 h24 k-40
file_ r-30 g26 m-20 k-41
fill m28
fill_ m30 h42
fills g21 h-27
film h54
film_ h-20
films h74
fils r40 g-19 h-41
fils_ r40 g-19 h-41
fin r48 g51 m19 h-32 k-25
fina r81 g-26 m-19 h-48
final r-24 h-22
finan r106 g-25 h-26
find r-49 g135 h-29
find_ r-33 g120 h-36
finds g23
fine r54 h33 k-21
fine_ g-41
fined g32
fines h58
fing g-19
fini r-20 m77 h-30
finis r-20 m77 h-30
finj g-22 h24
finja g-22 h24
fir k24
fire g22
fire_ g22 h-44
firm h-22 k55
firs m28
first m28
fis r-22 g34 m-21 h-80
fish r-22 g34 m-21 h-80
fish_ g76 m-48 h-93
fishi g-38 m29
fit r-54 g-77 m-43 k-27
fit_ r-20 m-38
fits g-50 h29
fits_ g-50 h29
fitt r-25 g-31 h-22
fitti r-25
fiv r26 g-38 k-19
five r26 g-38 k-19
five_ g-38 k-19
fix m-35 h61
fix_ h20
fixed m22 h-20
fixer h38
fixi g-20 m-35 h25
fixin g-20 m-35 h25
fiz h90
fizz h90
fla g-49
flag g-30 m-22 h-53 k64
flag_ m-20 h-28 k25
flagg k19
flags k22
flas h49
flask h49
flat k-55
flat_ r-26 h-52 k-53
flate h36
flati r22
fle m42 h-94
fle_ g-37 m64 h-37
flee h-19
fleet h-19
fles m-22 h21
fles_ g23 m-22
flet h-62
flet_ h-62
fli h-34
flie r45
flies r45
flig r-53 m-35
fligh r-53 m-35
flip m44 h-49
flip_ h-33
flipp m26
flo r-28 g45 m24 h-35 k-28
floa g53
float g53
floo r43 g42 m23 k-20
flood r-21 g44
floor r29 g20 h37
floos r35 g-21 h-22
flou g-36 m21
flous g-26 m26
flow r-39 h-20
flowe r-37 h-51
flu_ h-40
flus h24
fly g21 h103
fly_ g21 h103
fno g28
fno_ g28
fo2 r48
fo_ r86
foa r-23 g46 h35
foal r-23 g46
foal_ r-23 g46
foh r-22
foh_ r-22
fok h40
fok_ h40
fol g66
fold r-22
folde h27
foll g69
follo g69
fon g-21 h36 k-20
font k-20
foo r37 g-19 m-43 k-28
food g-30 m-27 h-23 k-24
food_ g-30 m-27 h-23 k-24
foot h19
footb h-26
for g19 m-21 h-96 k68
for_ r45 g-20 m-51
forb r35
forbe r42
ford h-50
ford_ h-50
fore g70 k25
fore_ r-51 g73 k29
foreh r31
forex g49
forg r-88 h80
forga r-52
forge r-28 h67
form h-50 k78
form_ k63
forma h-25 k23
forms g21
fort g-50 m26 h21 k-21
fortn r28
forty r-28 m50
forw r37 g44 h-38 k22
forwa r38 g27 h-38 k22
fou r-34 k19
foun r-59 g37 m-22
found r-59 g37 m-22
four r25 g-33 m31 k38
four_ g-26 m27
fourt k33
fra r-20 m-27 h-75
fram h-37
frame h-37
fre r-29 m-44 h20
free r-26 g-21 m-44
free_ m-38 h-23
freez g-45 k26
frei g23
freig g23
fren h51
frenc r-20 h51
fres g-22
fresh g-22
fri g-24 m30
frid r-21 m26
frida r23 m30
fridg r-44 h30
frie h-64 k25
frien k31
fries h-31
fro r23 m-23
from m-28 h46
from_ m-24 h28
fron g-34 h-57
fron_ h-47
front r33 g-28
fru g43 m29
frui g43 m29
fruit g43 m29
fs_ r25 m-26 k29
fsi r42
fsi_ r42
ft_ r-26 m-70 h-212 k21
fta r23 m-36 h-25
ftar r23 m-36 h-21
ftar_ r23 m-36 h-21
fte r24 g25 m-22 h69
fted h75
fted_ h75
fter g39 m-21 k19
fter_ r27 g-25 m-21 k20
fterw g51
fth r27 m37 h21
fth_ m39 h21
fto r-23 g-55
fto_ g-21 h-23
ftop h19
ftop_ h19
fts r-39 g27 m21 h-40
fts_ r-37 g-27
ftw m-32 h30
ftwa m-32 h30
ftwar m-32 h30
fty g84 h-38
fty_ g84 h-38
fue r-45 m-19
fuel r-45
fuel_ r-41
fuj g-24
fuja g-24
fujai g-24
ful r-46 g-36 m-32 h-28
ful_ h-24
full r-41 g-43 m-32
full_ r-27 g-28 m-32 h-19
fume_ h-67
fumes h49
fun r19 h-61 k53
fund r20 m26 k57
fund_ g-39 h-20 k-42
funde r47
fundi g52 m37 h19
fundr k22
funds m19 k100
fur m23 h-24
furn h-21
fus g62
fuse g50
fuses g37
fut r-35 g188 m-33 h-71
fut_ g115 h-47
futs g22
futs_ g22
futu r-20 g60 m-26
futur r-20 g60 m-26
fwd r44 h-22
fwd_ r44 h-22
fx_ r104 g-56 h-26
fy_ g-34
ga3 g-21
ga3_ r21 g-21
ga3t r-27
ga_ r-40 g39 k-21
gac m27
gach m31 h-21
gacha m31 h-21
gad g19
gag r67 h-46
gage r67 h-46
gage_ r50 h-40
gai r31 m26
gain r33
gain_ r58 m32
gains r-25
gal g-29 h42
gal_ g-26
gala r-20
gam r-25 m108 h72 k-31
gam_ k23
gamb m60 h-56
gambl m42 h-38
game m27 h36 k-38
game_ m24 h39 k-35
gamey r21
gami m22 h43
gamin m22 h43
gamm r-21 g20 h40
gammo r-21 h53
gan g-87 h147
gan_ g-59
gane h32
ganes h32
gani r35 h32
ganis r30 h32
ganj h26
ganja h26
gans h45
gans_ h45
gap r22
gap_ r22
gar g-36 m-24 h-44
gar_ r-83
garag h-21
gard r84 g-32 h-34
garde r-22 h-30
gardl r67 g-31
gare g21
gari_ g21
garit h24
gars h22
gars_ h22
gas r-28 m31 h-30 k-28
gas_ r-28 m31 h-30 k-28
gat r-33 m-38 h-50
gate r-22 m-24
gate_ r-22 m-22
gath k29
gathe k29
gati h-24
gatio h-24
gav r-45 g-79 h-58
gave r-29 g-79 h-58
gave_ r-29 g-79 h-58
gay r22
gay_ h33
gaya g27 m25 h-35
gaya_ g27 m27 h-43
gaz h-41
gazi h-22
gazin h-22
ge_ r-27 g28 m-41 h-27 k-51
ged r40 m-44 h39 k-32
ged_ r38 g-19 h47 k-31
gei h29
gein h29
geing h29
gel h31
gela h31
gelat g-25 h42
gem h-20
gem_ h-26
gen_ g28
genc r30
gence r27
gene g40
geneh r20 g21
gener r-32 g19
gent g-53 m27 k23
gent_ g-32 h-26
gentl g-21 m-22
genu h20
genui h20
geo h-36
geon h-40
geon_ m30 h-27
geons g25
ger r35 m19 h124
ger_ r31 h57 k25
germ h31
germe h24
gers r-26 m-32 h36
gers_ r-26 m-32 h36
ges g-40 m-45
ges_ g-31 m-62 h-22
get_ m-41 h62 k25
gets m51 h-47
gets_ m51 h-47
gfi g-21 h43
gfis g-20 h30
gfish g-20 h30
gg_ m20
gga r-28 m-27 h42
ggag g21 h-26
ggage g21 h-26
ggar h42 k19
ggars h41
gge g-21 k19
gged h25 k19
gged_ h25 k19
ggi h45
ggie h30
ggie_ h30
ggl h61
ggle h52
ggle_ h63
ggs g26 h-29
ggs_ g26 h-29
gh_ r50 m-26 h-53 k33
gha r74 h-79
gha_ r37
ghal m44
gham g28
ghar r-27 g-29 h-26 k22
ghb r-21 g23
ghbo g26
ghbou g30
ghe r31 g48 m20
ghed g-20
ghed_ g-20
ghel h25
ghel_ h25
gher r46 m43 h-22
gher_ r46 m43 h-22
ghl h32
ghla h32
ghlan h34
gho r-32
ghos r-19
ghost r-19
ghr r48
ght r-36 g31
ght_ r-53 g45 m38 h-30 k-49
ghte h-25 k54
ghter h-25 k54
ghti h28
ghtin h28
ghts h-55
ghts_ h-27
ghu h44
gi_ r25 h19
gic h-21
gic_ h-28
gici h24
gicia h24
gie h30
gie_ h30
gif r-60 g-42 m-26 h-25 k40
gift r-60 g-42 m-26 h-25 k40
gift_ r-36 g-36 m-24 k41
gifts r-24
gin g63 m-39 h75 k-23
gin_ h129
gina h46
ginal h46
gine g33
gine_ r24 g81 h30
ginee g-47 h-36
ging g37 h-27
ging_ g37
ginge h-33
ginn h-20
gins r27 h-26
gins_ r27
gio h34
gion h24
gion_ h24
gir g-31 h88
girl g-30 h105
girl_ g-21 h136
gis r-37 g-22 h-22
gist r-37 g-22 h-29
giste r-32 g-35
gistr g20 h-28
git r21 m49
gita r21 m35
gital r21 m35
giv g36 m-36 h-46
give g58 m-32 h-38
give_ g60 h-26
givea m19
given r-57 g-52 m-24 k20
gives r43 g53
givi g-22
givin g-22
gla g-25 m-19 h31
gla_ r46 h-27
glas r-19 g-25 h29
glass r-19 g-25 h29
glaz h31
glaze h48
gle g-20 m-29 h94 k-20
gle_ h26
gled h34
gled_ h34
glers h-32
glet h38
glets h36
glo g-48 m-19
glo_ h19
glov g-47 h-36
glove g-47 h-36
glu h-36
gme g51 h-83
gmen g51 h-83
gment g51 h-83
gn_ g23
gna g33 h26
gnac h59
gnac_ h59
gnal g37
gnat h-24
gnatu h-24
gne r28 h47 k-38
gne_ g29
gned r29 g-30 k-34
gned_ r29 g-30 k-34
gner h36
gni r-42 g-23
gnin r-42 g-23
gning r-42 g-23
gno h57
gnon h22
gnon_ h22
gns r24 k68
gns_ r24 k68
gnu h23
gnum h23
go_ r-91 g101 m40 h50
goa r-22 m67 h40 k-35
goal g-19 m58
goal_ g-25 h-39
goals g19 m54 h31
goat g26 k-19
god g91
god_ g91
goe m26 h22
goes m26 h22
goes_ m26 h22
goi g39 h-20
goin g39 h-20
going g39 h-20
gol m33 h-35
gold_ h33
golf m24 h-46
golf_ m24 h-46
gom r22
gon g-20 m34 h83
gon_ h31
gone m27 h28
gone_ m27 h28
goo g-55 m-21
good g-50
good_ g-60 h75
goods g24 h-46
goodw r38
gosh h27
gosht h27
got r71 g-29 m-23 h-38 k36
got_ r25 g-29 m-23 h-38 k42
gra r-35 g-43 m-38 k-38
grab g108 h-32
grab_ g108 h-32
grac r77
grace r77
grad g-73
grade r-32 g-73
gram h80
gram_ r-27 g22 h66
grams r33 h30
gran m24 h-33
grand r-22 m26
grant g-32
grap r-41 g-30 h38
grape r-23
graph g-26
grapp h46
gre r55 m47 h112 k-38
grea h44
greas h36
gree g35 m20 k-31
gree_ g27 h22
greed r27 g-30 h-23
greem r26 g23
green r-31 m38
grew r57
grew_ r57
grey r-23 g-29 m36 h19
grey_ r-22 g-24 h25
greyh m25
gril h-61
grill h-61
gro g21 m-31
groc g-19 h-50
groce g-19 h-50
grou r-24 k23
group k40
grov h-23
grove h-23
grow r45 g36 h31 k-20
grown h25
grows r32 g48 h-43
gs_ h59
gu_ h24
gua m-39
guan h43
guanc h19
guar m-37 h-37
guara r57
guard r-39 m-29 h-26
gue r-65 m137 k-82
gue_ g-21 m25 h-19 k-20
gues r-58 m102 k-61
gues_ h21
guess r-26 g38 m132 h-30
guest r-24 g-28 m-28 k-47
guin h42
guine h-22
guinn h64
gul h-66
gula h-33
gumm h19
gummi h21
gun g39
gun_ g47
gur g97 h-47 k-30
gure g34 k-30
gure_ g34 k-30
guri h-26
guro g47
guro_ g47
guy r-46 h76 k21
guy_ r-29 h87 k21
gy_ h38
gym r-62 g-50 m-35 h-52
gym_ r-62 g-40 m-35 h-51
gyp h-23
ha2 r21 g-29
ha2a r21 g-24
ha2a_ r21 g-24
ha7 r22 m25 h-20
ha7n r22 m25 h-20
ha7n_ r22 m25 h-20
ha_ r33 g21 m-66 h-59
haa g-27 h-63
haar m21 h-32
haar_ h-24
hab r31
hab_ r27 g-27 h-61
haba g21
habak g30
hac g-20 h95 k20
hack g-20 h89 k20
hack_ h37
hacke h54 k32
had g-36 m26 h-75 k-47
had_ g-68 m58 h-38
hada h20
hada_ r-34 h47
hadat r22
hadd g28
hadde g28
hadi r59
hadi_ r47
hag r19
hah r95 m-25
hah_ r33
haha r26 g-20 h30
hahad h34
hahar r22
hahr r36 h-28
hahre r23
hai r38 g-55 h-36 k-47
hai_ h58
hain r58 h-19
hain_ r59 h-26
hair g-30 h-86 k-32
hair_ h-49
hairs r-40 h-32 k-32
haj r57
hajj r29
hak m29 h27
hake m29
hakh h39
hal r-52 h22
hal_ g41
hala r-41 g-22
halas r-20 h-22
hale r20 m27
halet r23 m-19
half r25 m-45 h28 k42
half_ r25 m-45 h28 k42
hall r-53 k-52
hall_ r-62 h22 k-32
ham r25 g-28 h23 k-24
ham_ m-24 h178
hama r28 g42
haman h53
hamar g56
hamb g-21 h-43
hambu h-32
hamd r-24 h-25
hamda r-24 h-22
hami g-33 h26
hamis h26
hamm h-37
hamme h-32
hamo g28 h-38
hamou g-33 h-23
hamp h-21
hampa h29
hampe h-23
hams r32 g-22
hams_ r32 g-22
han r-64 g-78 m125 h70 k25
han_ r82 g-25 m85 h-34 k119
hana r-31 m30 h61
hana_ h48
hanag r-19
hanc r-28 g65 m124 h-30
hance r-28 g65 m124 h-30
hand g-47 m-56 h-52
hand_ g-35 k26
handb h24
hande g23
handi h-23
handl r21
hands r24 g-24
hane h38
hang m-20 h-32
hang_ g20
hange r45 g-31 h-58
hango h19
hangs r-32
hani g-22 h40
hani_ g-19 h40
hank r-39 g-24 k-45
hank_ k-32
hanks r-43 g-24
hann h44
hanne h57
hans r-27
hans_ r-27
hant r33
hant_ r39
hanz h46
hanzi h25
hap m-21
happ m-21 h26
happe r38
happy m-20 h19
har r73 g-91 m-25 k-27
har_ r114 g-75 m-20 h47
hara h78
harab h59
harak h-24
haram g-19
haras h24
harco h-34
hard r60 h-21
hard_ r36
hare m-19 h25
hare_ r25 g-72 h33
hared h-33
hares r-33 g29 h47
harg r23 k-21
harge r45 h-38
hargi r-22
hari r-50 h-70 k24
harit r-20 h-58
hark h-28
hark_ h-28
harm r-23 g-21 m-22
harm_ r-23 m-20
harma h-49
harms h43
harr r-26 h32
harro h27
hart g-25 m66 h-24
hart_ g-25 m66 h-24
harv g37
harve g37
has g134 h-19 k-70
has_ r45 g125 m47 h-32 k-40
hasa r-72
hasan r-49
hase r47 m-28 h-54
hase_ r21 g-28 m-28 h-38
hased g36
hash r-25 g-43 m-21 h76
hash_ g-74 h106
hasi h57
hasin h57
hasn g87 h-30
hasnt g87 h-30
hasr m28
hasra m28
hat g89 h28
hat_ m72 h35
hatc g37 m-30 h-41
hatch g37 m-30 h-41
hate r-19 g42
hatev r-20 g42 h-27
hats r24 h28
hats_ r27 g25
hatsa h33
hau r28
haul r28
haula r28
hav r91 g101 m-24 h-51
have r38 g95 m-21 h-29
have_ r48 g37 m-21
haven g59
haw r25 m-19 h-24 k34
hawa g-23 h-19 k34
hawal h-20 k34
hay g97
hay_ r-24 g58 h23
haya g58
hayy g22
hayya g22
haz r72 h-68
haze h-65
hb_ m20
hbo r20 g26
hbou g30
hbour g30
hbr h-25
hc_ h65
hch g20
hcr h19
hcra h19
hcraf h19
hda r-25 g-22
hday r-25 g-22
hday_ r-25 g-22
hdr m-20
hdra k22
hdraw k22
he_ r48 h31 k-121
hea r24 g97 m32 k-56
head g45 m58 h-30 k-19
head_ g41
heads m64 h-32
heal h46
heale h55
heap r27 m21 h36 k-20
heap_ r21 g-19 m21 h26
heape g28
hear r-30 g73
hear_ g57
heari r-20
heat r-22 m-35 h-35
heat_ g22 m-28
heatr h-20
heav r82
heavi r82
heb r21 h-21
hec r-26 h-75 k45
heck r-26 h-58 k45
hecke g24
hecki h-37
hecks k52
hed r-43 g25 h-57 k-30
hed_ g-28 h-54 k-20
hedg r-19 g76 h-41
hedge g46 h-38
hedgi g30
hee r-68 h-25 k-20
heel g-27 m-26 h25
heel_ h38
heen m21 h23
heen_ h33
heep r-25 g37 h-26
heep_ m25 h-26
heer g21
hees r-19 g-22 h23
heesh h23
hef g40 h-45
heft g41
heft_ g46
hei g-19 m-31 h49
heik r-23 h34
heikh r-23 h34
hein h50
heine h50
heir r30 m-19 h-34
heir_ g50 m-19
heirs r36 g-47
hej g19 h32
hej_ g27
heja h30
hek g-23
hel g-73 h-72 k-45
hel_ h41
hela m26
held r31 g22 m34
held_ r31 g22 m34
helf r-53 g-32 h-52 k-34
helf_ r-53 g-32 h-52 k-34
hell r-20 h-29
hell_ g45 k20
hells g19
helm m-19 h-33
helme m-19 h-33
helo h34
helor h34
help r34 g-28 h-34 k19
help_ r36 k25
helpe r-19
helpi r28
helps h-22
helt g-32
helte g-32
hem h23 k19
hem_ r-39 m19 k22
heme r48
heme_ r23 g26
hemes r25
hen r27 g41 h40
hen_ m-20
hene r24
henev r25
heng g29
henge g29
hens g21
hensi g22
heo h26
heon h26
heq h-23
hequ h-23
heque h-23
her r28 g92 m-26 h-29
her_ g-19 m-35 k-24
hera m-20 h-37
herap m-19 h-37
herb m-23 h-24
here r-20 k38
here_ r-38 h-21 k24
heres r24
herev g19
heri r-19 g30 h-20
herit r-19 g30 h-20
herk r29 g23
herka r29 g23
herm h-20
herma g19
hero h53
heroi h53
herr h47
herry h47
hers r46 g40 m73 h33 k36
hers_ r40 g34 m74 h22 k36
herw g26
herwi g26
hes r-33 g-31 h-51
hest m42 h-27
hest_ m43
het g20 m55
het_ r19 h20
heta g24
heth m56 h-23
hethe m56 h-23
hev h-24
hex h49
hex_ h49
hey g35 m-19 h-35 k62
hey_ r45 g57 m-19
heya g-22 k19
heya_ g-22 k19
hi_ r-61 g19 h-25
hib h24
hiba r20 h24
hiba_ h22
hic r-22 g55 m-29 h45 k-50
hic_ h56
hica g25
hich g59 h22 k-35
hich_ g55 h-21 k-35
hicha h52
hick g-21
hid g-37 h-33 k82
hid_ g-23 m19
hidd r20 h28
hidde r20 h28
hide g-22 h-41 k20
hide_ h-35
hidi k47
hidin k47
hie r-24 g51
hiel r-19 g38
hield r-19 g38
hif g-19
hift g-19
hifts g-19
hig r41 m33 h-46
high r41 m33 h-46
high_ r21 g-22 h-65
highe r25 m35 h-20
highl h34
hil r49 m-34 h-36
hild r-19 m-24
hild_ h27
hildr h-37
hile r99
hile_ r99
hills h-20
him k-48
him_ h-22 k-47
hims g27 h19
himse g27 h19
hin r-36 g87 m37 h20
hin_ r22 h-28
hind g32
hind_ g23 h21
hine m24 h-19 k24
hine_ r19 g-25 m24
hines k34
hing r-49 m-26
hing_ r-49
hink r-19 g62 m35 h23
hink_ g51
hinks g57
hions h-19
hip r-24 m83
hip_ r-34 g37 m22
hipm r26 h28
hipme r26 h28
hipp g21
hips g-44 m64
hips_ g-44 m64
hir g-26 h33 k-23
hira h46
hiraz h48
hird h28 k19
hird_ h28
hire r-33 m-20
hire_ h-37
hired h53
hirt r32 h-62 k-26
hirt_ m-28 h-52
hirty r23 h-34
his g-33 m-48 h76 k37
his_ m-20 h-22
hish r-26 h90
hish_ r-20
hisha h30
hishi h35
hisk g-20 h74
hiske h58
hisky k19
hist h-37
hit r51 g67 h36 k-46
hit_ r54 g35 h-25
hite r-26 m-19 h25 k-24
hite_ r-20 g-40 h41
hitel g56
hitm h31
hitma h31
hitt r38
hitty r62
hiv r-24 h62
hiva h58
hivas h50
hiy g22
hiya g30
hla h60
hlan h34
hland h34
hlaw h28
hlawi h25
hle g65
hle_ g67
hli g-19 m29
hli_ g-29 m43
hlo m-22
hlor m-22
hlori m-22
hly g-34
hly_ g-34
hm_ r-19 g28
hma h22
hmad h-25
hmad_ h-25
hman h33
hman_ h25
hmo g40
hmo_ g40
hn_ m28
hna m-24 h47
hna_ m-23 h33
hne h24
hni r-26 h31
ho_ g-83 h64
hoc m-19
hod m25 h-27
hod_ r-34 m25 h-27
hoe g-21 h-70
hoes h-72
hoes_ h-72
hoev g-28
hoeve g-28
hof g-24
hog r-19 g-21 h34
hog_ g-19 h46
hogs h35
hogs_ h35
hoh r21
hoho r21
hoi r-28 g27
hoic r-28 g27
hoice r-28 g27
hol r56 g-31
hol_ r-21
hold r95 h-41
hold_ h-32 k22
holde r47 m24
holds r40
hole_ h-23
holi g-20 h71
holic h30
holid h41
hom r38 g-50 h27
hom_ r45 k36
home g-44 h33 k-21
home_ g-44 m26 k-21
hon r24 g-22 h-27
hon_ r41 h38
hone h-59
hone_ m26 h-48
hones h37
honey h-48
hoo g-37 m-28 h29
hood g-26
hoof g29 h20
hoof_ g28 h20
hook g-38 m-23 h46
hook_ r30
hooke h66
hooks h-50
hooku h41
hool g-26 h-65
hool_ g-19 h-61 k34
hoor r21 h-23
hoor_ r21 h-23
hoos r-22 g42 h38
hoose h36
hoosi g37
hoot r25
hoot_ r25
hop g83 m-50 k-23
hop_ r33 g-32 m-24 k-54
hope r-20 g130 h-33
hope_ g76 h-31
hopes g35
hopi g45
hopin g45
hopk h33
hopke h33
hopp g-27 h-24
hoppe g-19
hoppi h-24
hops g-33 h57 k35
hops_ g-33 h57 k35
hor g74
hor_ r20
hori h24 k19
horit h-22
horiz h47
horo g-24 h42
horos g-24 h42
hors g46 m22
horse g46 m22
hort g86 h-85
hort_ g89 h-39
hos r-63 m24 h-58 k24
hosa r-26
hosar r-26
hose g27 m44 h-31
hose_ m64 h-36
hosen m-21
hosp r-19 h-31
hospi r-19 h-31
host r-26 g-27 h22
host_ r-24 h-20 k20
hot r-77 g-61 k-55
hot_ g-24
hote r-41 h-33
hotel r-41 h-33
hotl h21
hotli h21
hoto r-41 g-32 m-24 k-29
hoto_ r-24 g-20 h-27
hotoc h-35
hotos h70 k-20
hots h19
hots_ h19
hou r-55 g-21 h75 k-27
houg r-50 k24
hough r-50 k24
houn m25
hound m25
hour g-56 m-31
hour_ r50 g-22 m-25 h50
hours r-37 g-34 h-47
hous r27 k-41
housa r26 g-23
house h43 k-41
housi g36 h-50
hout r-27 h43
hout_ r-27 h43
how g-26 m70 k63
how_ r27 m32
howa m24
howa_ m24
howe r-43
howed r-62
hown g-40 m-21 h-20 k81
hown_ g-40 m-21 h-20 k81
hows g31
hows_ g31
hoz m23
hoz_ m23
hq_ h40
hr_ r-20 g-33 m23 h-21 k-19
hra r30 g-21 h-34
hrab h-21
hre g-60
hrea h39
hread h-30
hreat h70
hree g-53 m21
hree_ g-51 m23
hres k23
hresh k23
hri r52 g33 h35
hrin r27 h23
hris r22
hrist r22
hro g38 h35
hroo m-32 h47
hroom m-20 h54
hrou g-28 h-19 k28
hroug r22 g-28 k28
hrow g75 m33 k-25
hrow_ g68 m19 h-22
hrs h-23
hrs_ h-23
hs_ h-48 k-41
hsa h44
hse m22
hser m22
hsert m22
hso r-23 g42
hsoo r-23 g42
hsool r-23 g42
ht_ r-24 g62 m28 k-50
hta r34 h-28
htar r34
htara r57
htare r-23
hte g33 h-46 k51
hter g33 h-43 k52
hter_ r26 h26
hteri g43
hters h-43 k56
hti h19
htin h28
hting h28
hts h-55
hts_ h-27
hu_ r49 g22 m33 h65
hud r28 h-23
huda r28 h-23
huda_ h-23
hui r38
hui_ r38
huk h-19
hukr h-19
hul g52 m-21
hula h62
hula_ h62
hull g23
hull_ g23
hulo g22 h-20
hulog g22 h-20
huma h26
human h26
hun m19 h-77 k58
hund g-19 m23 h-30 k49
hundi r-36 h-22 k67
hundr r52 m27
hunk k19
hunks k19
hunt r-24 g46 h-30
hunt_ r-22 g31 h21
hunte g28 h-22
hunti h-28
hur k35
hurs r20
hursd r20
hurt h25
hus r-70 g-35 m-30 h134 k-19
husb r-25 h58
husba r-25 h58
hut r-24
hut_ g32
hwa r-38 h40
hwa_ m-28 h23
hwe g-19
hwe_ h-29
hwei h29
hwein h24
hy_ g-60 m-35 h-19 k50
hyl r39 h-40
hylo r39
hyloc r39
hys h-20
hysi h-20
i3t g24
i7r h22
i7r_ h22
ia_ k48
iab r-32 g34
iabi g34
iabil g34
iac h28
iac_ h28
iad r36
ial r-56
ial_ r-51 m28 h-37
iale h46
iale_ h46
iam g-24 m21 h26
iamo h30
iamon h30
ian m-60 h49
ian_ m-37 h82
ianc h-28 k22
iance h-33 k23
iape h-24
iaper h-24
iapo h37
iapo_ h37
ias m-25 h-21
ias_ m-25 h-21
iat g-20 h48 k-20
iato m30 h24
iator m30 h24
iatu h21
iatur h21
iba r81 g-39
iba_ r59 g-23
iban h23
iban_ h23
ibb h-24
ibe g-30 h81 k-20
ibe_ h61
iber g-26 h36
iberi h31
ibi_ h24
ibl h55
ible h25
ibo r19
ibor r19
ibor_ r19
ibr m-30 h-20
ibra m-25 h-27
ibrar r-19 m-25 h-27
ibs h29
ibs_ h25
ibu r-28
ibut r-28
ibuti r-28
ibuto h23
ic_ r-86 g56 m-35 h-58 k-84
ica r19 m44 h85
ica_ g-20 h101
ical r24 h-28
ical_ h-23
icap h-19
icap_ h-19
icar g39
icat g-30 m32 h42
icate m32
icati g-22
icatu h31
ice r-69 g-61 m-47 h51 k52
ice_ g-74 m-36 h-38
iced k19
iced_ k19
icen r-28
icenc r-21 h-21
icens h37
icer r-69 h66 k31
icer_ r-65 h76
icers g21 k24
ices r40
ices_ r40
ich g84 h57 k-36
ich_ r-37 g90 k-36
icha h52
ichar h52
ici g-41 h-68
icia h-46
icial h-42
ician g22
icin h-43
icing r32 h-31
icit r20 g-32
icity r20 g-32
ick g34 m60 h-25 k-37
ick_ r30 g68 m24
ickb h44
ickba h44
icke r-46 g-83 m25
icked r-32 g-38 h-27
icker g-43 m-31 h43
icket m29
icki h35
ickin h35
icks g38 m44 h-53 k-37
icks_ g38 m44 h-53 k-37
icku r20
ickup r20
icle h-22
icle_ h-22
ico g59 h42
ico_ g61 h19
ics r-23 g24
ics_ r-23 g24
ict g-28
ict_ g-23
icti m-23 h-30
ictio m-33
ictu h37
ictur h37
icy r-32 g69
icy_ g73
icyc r-31
icycl r-31
id_ r24 g-87 m111 h-36
ida r39 m22
idat r19 g23
idati r20 g24 h-20
iday m34 h28
iday_ m42 h28
idd r38 g27 h30
idde h28
idden h28
ide r-52 g52 m-50 k-21
ide_ r-56 m-59 h-70
ided h-39
ided_ h-39
idend r26 g-32
ident g46 h-38
ideo h65
ideos h60
ider m21 h63
ider_ r-23 m21 h76
idera r26
ides r22 g31
ides_ r22 g31
idg g-34 m-29
idge r-33 g-29 m-29
idge_ r-20 g-28 m-20
idgi r31
idgin r31
idi k53
idia g21
idia_ g21
idin k55
iding k42
idn r-24 h93
idna g26 h20
idnap g20 h24
idne g-20 h66
idney g-20 h66
ido h54
ido_ g32 h-21
idol h71
idol_ h51
idols h20
idow_ r19
ids g-52 m-26
ids_ g-52 m-26
ie_ r-41 g64 k-31
iec g-28 h-29
iece g-28 h-29
iece_ h-28
ied r-79 m42 h59
ied_ r-65 g-28 h60
ief h-31
ief_ h-31
iel g69 m-31 h-27 k-30
ield g78 m-28 h-57 k-28
ield_ r21 g32 h-43
ields g46 k-20
iem h37
iemp h37
iempo h37
ien h56
ienc h25
ience h25
iend k31
iend_ g27 m-28 h44
iends h-30 k45
ient h32
ieo g30
ieo_ g30
ier r32 g-61 m83 k-31
ier_ r38 g-49 m22 h-77 k-24
iers m30 h63
iers_ m30 h63
ies g-26 m21 h138 k-29
ies_ g-21 h28 k-27
iest h34
iet h-55
iet_ k21
iew r-23 g-27
iew_ h-23
iews h32
iews_ h32
if_ r-73 g289 m24 h-55 k-21
ife r-22 g28 h31
ife_ r-20 g30 h-27
ifes_ g-29
ifest g19
iff g61 m32
iffe g40 m41
iffer g40 m41
ifi g43 h-22
ific h32
ifice h37
ifie g51 h-29
ified g51 h-26
ifl g-22
ifle g-22
ifle_ g-21
ift r-46 g-30 h-36 k30
ift_ r-66 g-41 m-33 h-57 k30
ifta h-21
iftar h-21
ifte h72
ifted h75
ifth r44 m37 h26
ifth_ r23 m39 h26
ifts r-37 g-25
ifts_ r-37 g-25
ifty g59 h-38
ifty_ g59 h-38
ify g-31
ify_ g-34
ig_ r75 g45 h101
iga g-22 h-19
igam h21
igami h21
igat h-28
igati h-28
igeo h-47
igeon h-47
iger h39
iger_ h39
igg g-19 h21
igged h28
igh r44 m62 h-25
igh_ r62 g-31 h-65
ighb r-21 g26
ighbo g26
ighe r20 m32 h-20
ighed g-20
igher r25 m48 h-20
ighl h32
ighla h32
ight g41 h21
ight_ r-34 g48 m46 k-57
ighte r23 h-21 k69
ighti h28
ights h-55
igi g-26 m29 h71
igin h35
igina h46
igio h40
igion h38
igit r21 m36
igita r21 m35
igl h38
igle h38
iglet h38
ign g-26 m-34 k22
ign_ g23
igna g36 h-33
ignal g37
ignat h-24
igne r28 g-31 h32 k-37
igned r29 g-30 k-34
igner h32
igni r-42 g-23
ignin r-42 g-23
igno h22
ignon h22
igns r24 k68
igns_ r24 k68
igo g23
igs k-31
igu g60 k-30
igur g64 h-19 k-30
igure g34 k-30
iha m32
ihan m23
ihan_ m23
ija r-30 h-29
ijar r-21 h-31
ijara r-21 h-27
ijari g21
iji h62
ik_ r-44 g-21 m-43 h26
ika r-21 m21 h32
ikd r25
ikda r25
ikda_ r25
ike r23
ike_ r30 g-52 m-20 h-20 k-35
ikes g80 h20 k48
ikes_ g80 h20 k48
ikh r-26 g-19 h45
ikh_ r-19 h24
il_ r-87 g-69 h50 k-46
ila r-21 g-24 m-22 h90
ila_ h60
ild r-46 m-23 k-21
ild_ h44 k-19
ilde h-26
ilder h-26
ildi r-19 h42
ildin r-19 h42
ildr h-37
ildre h-37
ile r-25 g41 m-36 h28 k-33
ile_ r64 g34 h27 k-45
ilea h51
ileag h51
ilen k26
iles r-44 g24 m-25 h-87
iles_ r-44 g24 m-25 h-87
ilet r-23
iley h53
ileys h53
ili r-20 m-21 h-66 k24
ili_ h-39
ilie k24
ilies k24
ilin r-25 h-56
iling r-25 h-56
ilis r23
ilisa r26
ilit h49
ilita r-31 h57
ility r41
ilk r-38 g46
ilk_ r-38 g46
ill r83 g43 h-57 k-61
ill_ r54 g66 m-20 h-31 k-43
illa h-27 k-25
illa_ h-27
illag k-19
ille r38 g-49 h35
illed r20
iller g-27
illi g-27 m60
illin h-29
illio m58 h38
illn g33
illne g33
ills r28 m-26 h-26 k20
ills_ r28 m-26 h-26 k20
ilm m-19 h67
ilm_ m-19
ilms h74
ilms_ h74
ilo r-44 g-24 m-36 h-96
ilo_ h-30
ilom h28
ilome h28
ilor r-40 h-39
ilor_ r-21 h-20
ilos h-38
ilos_ h-38
ils r38 m27 k38
ils_ r38 m29 h-58 k39
ilt h-29
ilv h-25
ilve h-25
ilver h-25
im_ r-34 g-23 m31 h59
ima m35
ima_ g19 h-31
imad r22
imad_ r22
imal h27
imal_ h27
ime g64 h-69
ime_ g30 h-54 k-23
imed g39 m21
imed_ g39 m21
imei h20
imei_ h20
imes h-24 k22
imes_ k22
imi g-42 m-20 h-54
imin h-27
imini h-27
imit g-39 h-27
imit_ h-30
imita g-20 h21
imm g-36
imme h26
immer h21
immi g-19 h-49
immin g-19 h-49
imo h47
imon h38
imonc h41
imp h52 k-19
impl g-21
ims_ h-22 k-22
imsa k23
imse g27 h19
imsel g27 h19
imu r41
imum r41
imum_ r41
in_ r-44 m86 k-32
ina r79 m26 h-36 k-23
ina_ r-24 m20 h27
inah r100 h-50
inah_ r100 h-50
inal r-74 g-22 h29
inal_ r-55 g-19 h32
inan r87 m-21 h-20
inanc r88 m-21
inar g58 m69 h-47
inar_ g-22 h-35
inars r27 m-21
inary r-31 g81 m87
inat m-48 h25 k21
inati m-45 h23 k21
inc r90 g-40
inca h39
incal h39
ince r20 g-20 k28
ince_ r75 k29
incen r-55 h28
inci r28 h-23
incip r28 h-23
incl r46 h19
incl_ r38
inclu h24
ind r-28 g93 m-47 h-25 k-58
ind_ r-54 g233 h64
inde r-55 m-29 h-70
indem g35
inder r-38 g-25 h-50
indi r73 g-30
indi_ r43
indin r40 g-31
indn h-25
indne h-25
indo g-55 h21 k-23
indow g-47 h21 k-21
inds g-37
indu r27
indul r27
ine r38 g-31 m-30 h74 k31
ine_ g-55 h35
inea h-20
inea_ h-22
ined g25 h-34
ined_ g25 h-34
inee g-38 h-36
ineer g-47 h-36
ineg h-30
inega h-30
inek h56
ineke h50
iner r54 g41 m-25 h58
iner_ r23 g31 h47
iners r31
inery g28
ines r-25 h29 k25
ines_ r-27 k19
inet h-23
inet_ h-22
inety r22
iney g20
ineya g20
inf h42 k35
infl h55
infla r20 h39
info h-21 k26
infor h-21 k26
ing r22 m-54 k-48
ing_ r-29 g20 m-92 k-39
inger g25 h21
ingf g-20 h30
ingfi g-20 h30
ingl m-23
ingle m-23
ingo r21 m30
ingo_ m27
ings r39 m26 h-25
ings_ r39 m26 h-25
inh r-19 g28
inhe r-19 g30 h-20
inher r-19 g30 h-20
ini r36 g-25 h-41 k-75
ini_ g19 h28
iniat h21
inic m-21 h-49 k-23
inic_ m-21 h-49 k-23
inim r40 h-24
inimu r41
inin h25
ining h25
inis m57 h-31 k-21
inish m74 h-40
inj g-22 h24
inja g-22 h24
injan g-22 h24
ink m43 h74
ink_ m-20 k-25
inkd r25
inkda r25
inke g21
inki g-37
inkin g-37
inko m58 h27
inko_ m58 h27
inks g35 h58
inks_ g35 h58
inm h32
inme h32
inmen h32
inn r-50 g-53 m21 h63
inn_ r-20 g-32 h73
inne k-28
inner h-54 k-28
innes h64
inni k25
innin m27 k25
ino r-23 g-36 m61 h91
ino_ r-20 g-32 m46 h21
inot h29
inot_ h29
ins r-89 g69 m22 k-26
ins_ r-36 m51
insi h42
insid r-20 g20 h48
insp g-57 h25 k-28
inspe g-57 h25 k-28
inst r28 h-32
insta r-38 h-35
inste r52 g-20 k36
insu r-73 g131
insul g-33 h43
insur r-73 g164 h-35
int r72 g-23 m-67 h-59 k-54
int_ r131 g-66 m-31 h-39 k-26
inte m-31 h-61 k-35
inted r-29 h-24
inter r32 m-37 h-43 k-31
inth r25 h37
inthe h48
inti r-88 h-39
intin r-85 h-34
into r-40 g21 k19
into_ r-40 g21 k19
intr r29 h-20
intre r36
ints r27 m23 h36
ints_ r27 m23 h36
inu r22 g27 m31
inus r60
inus_ r60
inut r-37 g49 m39 h-20
inute r-37 g49 m39 h-20
inv r-29 m-19 h-63 k64
inv_ h-72 k48
inve g19
inven r-28 g50
inves r21 g-41 h31
invi r-22
invo k25
invoi g-25 k26
iny g-19
io_ m-24 h-40
ioj h71
ioja h71
ioja_ h55
iol h39
iola h59
iolat h59
ion r-35 m61 h66
ion_ r-36 m-40 k-28
iona r26 g-34 m43 h58
ional r26 g-27 m44 h58
ione g40 k20
ioned g41 k29
ions r-22 m61 k30
ions_ r-20 m64 h-22 k30
ios h30
iosk h30
iosk_ h30
iou r25
ious r25
ious_ r25
ip_ g34 m50 k-53
ipa h49
ipa_ h54
ipal h-19
ipal_ r52
ipe g-29 h26
ipe_ g-26
iped h49
iped_ h49
ipes h-22
ipes_ h-22
ipl m52
ipl_ h-29
iple h25 k24
ipli m30
iplie m30
ipm r23 h27
ipme r23 h27
ipmen r23 h27
ipo g-24
ipp r-35 g34 m-20 k-22
ippe r-33 m-19 h27 k-22
ipped r-26 g27
ipper m-20 h24 k-21
ippi g20
ippin g20
ips g-26 m97
ips_ r21 m85
ipsti h-20
ipt g-49 h45
ipt_ r-62 h-21 k-35
ipti g-30 h20 k19
iptio g-30 h20 k19
ipts r51
ipts_ r51
iptv h46
iptv_ h46
iqu h91
ique h43
ique_ h24
iqueu h21
iqui g27
iquid g31
iquo h46
iquor h46
ir_ r-92 g33 h85 k-51
ira r82 g-76 h76
ira_ r57
irah r21 g-24
irah_ r21 g-24
irat h74
irate h74
iray r-21 g-40 h-27
iraz h48
iraz_ h48
irc g-31
ircl m23 h21
ircle m23 h21
ircu g-21
ird r-29 g37 h-20
ird_ r-23
irds g25
irds_ g25
ire r-24 g25 h-19 k42
ire_ r-34 m-19 h-107 k21
irec k19
irect k19
ired r30 h83
ired_ r30 h83
irem h-26
ireme h-26
ires k-22
ires_ k-22
irh g-28 h-38
irha g-28 h-38
irham g-28 h-38
iri r-30
irin r-20 g21 h-30
irin_ h-24
iring r-20 g22
iris h25
irish h25
irit g-21
irit_ h-32
irits h67
irl g-33 h73
irl_ g-21 h136
irli h-38
irlin h-38
irm h-22 k55
iro g31
iron g31
iron_ g31
irp r-22 g20 h30
irpo r-22 g21 h38
irpor r-22 g21 h38
irr h23
irra h42
irra_ h42
irs g-42 k-66
irs_ g-57 m-33 h-65 k-52
irst m28
irst_ m28
irt r85 g-53 m31 k-20
irt_ m-28 h-52
irth_ r36
irthd r-25 g-22
irti r45 g-20
irtim r46
irty r19 h-24
irty_ r19 h-24
iry m-20 h-34
irya g-29 h-30
iryan g-29 h-30
is_ r32 m-24 h-70 k48
isa r-29 g44 h35 k-38
isa_ g31
isal r-21 k-29
isal_ r-21 k-29
isap r-19 h40
isapp r-19 h40
isat g29
isat_ g30
isati r26
isc r122 m-41 h-21
iscou r23 g-32 h-31
iscov g19
iscr h37
iscre h37
iscu r22 m-26
iscui m-26
ise r-23 g-27 m-20 h86 k-45
ise_ g43 m-35 h42 k-77
ised r-21 g-27
ised_ r-21 g-27
iser h23
iser_ h23
ises g-22 k26
ises_ g-22 k26
ish r-35 g-29 m19 h-20
ish_ r-72 m-28
isha r39 h19
isha_ r39 h19
ishe m25 h-63
isher g-21 h-59
ishes r-30
ishi g-41 m25 h19
ishin g-41 m25
isht r21 g24 h-20
isht_ r21 g24 h-20
ishw h19
ishwa h19
isi r-40 g-42
isig h40
isig_ h40
isin h-36
ising h-23
isio m23
ision m23
isit r-38 g-25
isit_ r-21
isk h73
isk_ g19 h-70
iske h84
iskey h52
iski h33
iski_ h33
isky h26
isky_ h26
isl r-24 g-23
isla r-24 g-23
islam r-21
islan h-37
islay h31
ism h22
isma h23
isman h25
isn r19 h-24
isna_ g26
isnt r19
isnt_ r19
iso g-41 h-65
isor g-34
isor_ g-34
isp m-23
ispl h22
ispla h22
iss r31 g36 m-33 h-20
issa r28 g27
issa_ r28 g27 h-32
isse r46
issed r51 h-20
isser h21
issi r-25 g46 h-36
issin g38
issio r-35 k19
isso r26 h21
issor r26
issu m-20 h-23
issue m-20 h-23
ist r44 g-61 m-99 h-29 k-24
ist_ r22 g-40 m-49 h-61
ista g-47 h-31
ista_ g-28
istak r-29
iste g46 h-21
isted r20 g22 h-20
ister r-45 g27
isti r21 g-29 h21
istil g-19 h29
istm r22
istma r22
istr m-32 h40
istra g20
istre h56
istry g-27 h-26
ists g19 h20
ists_ g19 h20
it_ r-31 g-66 h-38 k-35
ita g-21
ita_ g21
itab r28 k22
itabl r28 k22
ital r52 g-32 m23 k-22
ital_ r52 g-28 m26 h-53 k-21
itali h56
itam h-72
itami h-72
itan r-21 g24
itanc r-19 g25 h-20
itas h24
itas_ h24
itat r-30 g-21 h74
itati g-20 h48
itc r-55 m-51 h-85
itca h-32
itcas h-32
itch r-19 g-31 m-43 h-23
itch_ m-40 h-38
itchc h19
itche g-20
itco r-27 h-30
itcoi r-27 h-30
ite r23 m-20 h-29 k-74
ite_ r-34 g-20 m23 h29 k-21
ited r42 g-38 h-52
ited_ r42 g-38 h-52
itee r33
iteen r33
itel g56
iteli g56
item g24
item_ g32
iter h-45
iter_ h-52
ites h51
ites_ h51
ith r40 g56 m-36 h-26 k-28
ith_ r26 g-43 m31 h20 k-19
ithd m-20
ithdr m-20
ithe g60
ither g60
ithh g22
ithi r22 h-28
ithin r22 h-28
itho r-24 m-25
ithou r-24 m-25
iti r23 h-58 k19
itie h-24 k21
ities h-24 k21
itin r-36 g35 h29
iting r-36 g36 h21
itio r22 g-36 h-23
ition g-35 h-23
itis h-30
itiz h-22
itize h-22
itm g21
itm_ g29
itma h31
itman h31
itn g-34 h43
itne g-23 h30
itnes g-23 h30
ito r-28 k21
ito_ g20
itor r-28 g-26 k22
itors h40 k23
itr g-28 h36
itro h32
itrou h27
its r38 g-34 h40
its_ r-21 g-21 h19
itse r59
itsel r59
itt g-26 h-66 k24
itte h-25
ittee r26
itten g34 k38
itter r-19 h-38
itti r-54
ittin r-34
ittl r37 k27
ittle r37 k27
itty r40 h-21
itty_ r40 h-21
itu r-19 g-35 m-49 h44
itua g-20 m-43 h54
itual g-20 m-43 h54
ity h-39 k-37
ity_ h-39 k-37
itz h55
itz_ h42
iu_ h110
ium r-40 m-22 h26
ium_ r-40 m-20 h20
iut h43
iutt h43
iutto h43
iv_ r21 g34 h-27
iva g21 h101
ivab r24
ivabl r24
ival h37
ival_ r-19 h19
ivas h50
ivas_ h50
ivat g19
ivate g-30 h35
ivati g49 h-25
ive r-80 g71 h-84
ive_ r30 g123 m50 h-47 k-23
ivea m19
iveaw m19
ived r-24 k21
ived_ r-24 k21
iven r-57 g-52 m-24 k20
iven_ r-57 g-52 m-24 k20
iver r-26 g-53 m-31 h-25
iver_ r-24 m-21 h-33
ivera r74 g-68
ivere r-63 h-25
ivers g26 h-20
ivery h47
ives g60
ives_ g66
ivi g-26 h-21
ivid r20 g-51
ivide g-51
ivin r-33
iving r-33
ivo m19 h67
ivor m23 h48
ivory h55
iwa m29
iwal m19
ix_ r68 g-25 m45
ixed m22 h-20
ixed_ m22 h-20
ixer h38
ixer_ h30
ixi g-22 m-32 h49
ixin g-20 m-35 h49
ixing g-20 m-35 h49
ixt r-20
ixty r-20
ixty_ r-20
iya h-27 k-33
iya_ r-32 m-27 k-23
iyal r42 g-28
iyals r43 g-22
iyar g43 h-21
iye g-21 m-23 h24
iyy m-30
iyya m-24
iyya_ m-24
iz_ g-35
iza g-31 h62
izar h27
izard h27
ize r-54 h-55
ize_ r-38 h-71
izer h-22
izer_ h-22
izo h47
izo_ h47
izz r-56 m-23 h57
izza r-30 m-23 h-31
izza_ r-30 m-23 h-31
ja3 r-41
ja3_ h22
ja3h r-24
ja_ g-38 m45 h175
jab r28 h34
jab_ h34
jac g-25 m58
jack g-25 m58
jacke g-24 m-19 h-32
jackp m64 h25
jad r25 g-26 h60
jado h31
jadoo h25
jadu h33
jadu_ h33
jag h28
jage h28
jager h28
jah h-29 k36
jahi k36
jahid k36
jai g-24
jair g-24
jaira g-24
jam k23
jam_ h-68 k33
jama r-19
jami r26
jamiy r26
jamo h41
jamon h41
jan g-53 h22
jan_ r29 g-20 h34
jar r-57 g-25 h-58
jar_ g-41
jara r-21 h-27
jara_ r-21 h-27
jari g25
jari_ g27
jars h-27
jars_ h-27
jas g-22 h23
jay r82 g70
jaya g61
jaya_ g61
jd_ r-26
jde g35
jdee g35
jdeed g35
je3 h42
je3_ h42
jea h-49
jean h-49
jeans h-49
jec r-21 g38 h-56
ject r-21 g38 h-56
ject_ g38
jecti h-40
jed g-28
jee g19 m33
jeet m37
jeev g20
jeeva g20
jel r38
jen h30
jen_ h30
jer m-39 h32
jers m-39 h-23
jerse m-39 h-23
jet h-25 k-22
jet_ h-25 k-22
jew r35 h-22
jewe r35 h-22
jewel r35 h-22
jha h42
ji_ r23 h35
jid m25
jid_ m25
jin r-20 g-32 h109
jinn r-20 g-32 h105
jinn_ r-20 g-32 h105
jiu h58
jiu_ h58
jje r51
job r-20 g21 m-43 h20 k19
job_ g21 m-43 h23 k21
joh h22
john h22
joi r-21 g-23 h54
join r-21 g-23 h54
joint r-21 g-23 h51
jos h19
joy m22 h-19
joy_ m22 h-19
ju_ h50
jua m79 h-27
jua_ m40 h-20
juaa m42
juaa_ m34
jud h29
judg h29
judge h31
jug h54
jug_ h54
jui h-33
juic h-33
juice h-33
juj h23
juju h23
juju_ h23
jul r31
july r31
july_ r31
jum m19
jump m19
jun r26 m35
june h-26
june_ h-26
junk r31 m42
junk_ r46
junke m46 h23
jur h38
jury h27
jury_ h27
jus r-62 g29 h-53 k50
just r-62 g29 h-53 k50
just_ r-93 g33 h-40 k46
justm r31
ka_ r96 h131
kaa r-53 g24
kaas r-38 g34
kab m30 h44
kaba h36
kaf h-45
kafu h-31
kaful h-31
kag m-21
kage m-21
kage_ m-21
kah r-23 g20 m-37 h-33
kah_ g25 h-19
kal r-58 g-37 m38
kala r-38 h25
kala_ r-33 h36
kaly m22
kalya m22
kam h-38
kam_ h-25
kamet r36
kan r44
kan_ h25
kand r50 h-25
kar g22 h-57 k-30
kar_ r-23 h-31
kara h-73
kara_ g20
karak h-36
karat m-23 h-22
karo h36
karw h28
karwa h28
kas g27 m38
kas_ g38 m-29 h32
kasb m43
kasba m43
kash h-32
kat g-21
kat_ r-30 h-26
kats h35
katsu h35
kay g-22 h29
kba h34
kbac h44
kback h44
kda r49 h-33 k37
kda_ r50
kdat k37
kdate k20
ke_ r-52 m-50 h94
ked g-25 h74
ked_ g-25 h74
kee r28 m-39 h24 k28
keep r47 g-43 m-26 h47 k38
keep_ m-70 k88
keepe h37
keepi r61
keeps m38 h39 k-33
keg h60
keg_ h51
kel m30 k20
kel_ r25 k20
ken m90 h115 k-29
ken_ g31 m-46 h-37 k-27
kend m23
kend_ m23
keng h19
keng_ h19
keno m120 h77
keno_ m120 h71
kens h44
kens_ h44
kep k22
kept k22
kept_ k22
ker r-35 g-57 k-21
ker_ r-25 m85 h89 k-23
kera g-45
kerag g-45 h23
kers g22 m-48 h-29
kers_ g22 m-57 h-23
kery g-24 m-27 h-62
kery_ g-21 m-27 h-60
kes g85 k19
kes_ g40 k19
ket g-61 m23 k-29
ket_ g-50 m31 k-48
keta h36
ketam h48
ketb h-27
ketba h-27
kete g38
keted g38
kett g-33 m-21 h-28
kettl g-33 m-21 h-28
key g-35 m24 h-44
key_ g-26 m25
keym g26
keyma g26
keys g-31 h-31
keys_ g-31 h-31
kg_ r-45 g-43 h-24
kga h-35
kgam h-35
kgamm h-35
kh_ g-70 h32
kha r41 h106 k-46
kha_ r27
khai m20 h19
khal k-26
khal_ g28
khala r-21
kham g-21 h22
khami h26
khan r-23 h115
khand h37
khanz h46
khar g29 m-35
khari g39
khas m39 h-36
khasr m28
khat g-27 h66
khat_ h72
khay g33
khayy g22
khd r43
khe m31 h-53
khed m33
khed_ m20
khel m34
khes g-25
khese g-25
khet g38
khet_ g38
khi r-25 g32 m-21
kho r-20 g-21 m33 h-72
khod r-22 m25
khod_ r-48 m25
khos r-26
khosa r-26
khoz m23
khoz_ m23
khse m22
khser m22
kht g-19
ki_ m-28 h-20 k-30
kic g-34 h73
kick g-34 h73
kick_ g-22
kickb h44
kid r-30 h21 k-27
kid_ m21
kidn h90
kidna g20 h24
kidne g-20 h66
kids g-19 m-43 h-45
kids_ g-19 m-43 h-45
kie r-33 m71 h23
kie_ m52 h32
kies m20 h-19
kies_ m20 h-19
kil g-21 m-19
kill h22
kilo h-41
kilo_ h-30
kilom h28
kilos h-38
kim h34
kimm h43
kimme h26
kin g-59 h83 k-68
kin_ g54 m-28 h-21 k-35
kind r21 g-21 h60
kind_ r32 h102
kindn h-25
king r-21 g-55 m-35 h25 k-21
king_ g-35 m-68 h-46 k-19
kingf g-20 h30
kings m34 h43
kins g-37 m64
kins_ g-37 m64
kio h30
kios h30
kiosk h30
kip_ r41
kir r-21 g-40 h44
kira r-21 g-40 h-27
kiray r-21 g-40 h-27
kis r41 g20 h-19
kish h-25
kisht r21 g24 h-20
kist r26
kit r-76 g30 k-20
kit_ g-42 h79
kitc h-24
kitch h-24
kite g27 h-21
kite_ g27 h-21
kitt r-39 g69 h-27
kitte g72 h-20
kitty r-22
kja m38
kjac m38
kjack m38
kka g25 h-19 k-21
kkar g28 h-33
kla r32 g-25
klac r32 g-29
klace r32 g-29
kle r40 h-23
klet r40 h-25
klet_ h-25
kli h40
klin h31
kling h31
kly g32
kly_ g32
km_ r-19
kma h41
kmai h45
kmail h45
kme g32
kmen g32
kmens g20
kni g23
knif g23
knift g30
kno r-71 g28 m-29 h66
knoc g-22 h40
knock g-22 h40
knot r-32 g19 h51 k-25
knot_ r-19 h42 k-22
know r-43 g31 m-21 h-24 k38
know_ g-53 k65
known r-23 g62 h-41
knows h23 k-35
ko_ r-54 m58 h84 k-24
kof h39
koff h39
koff_ h29
kol r-38 g25 h-49
kol_ g-46 m-39
koll r-33 m38
kollo r-33 g26
kon_ h33
kot g-31
kou m33 h-31
kpo m64 h24
kpot m64 h25
kpot_ m57 h32
kra h-20
kra_ r25 g23
kri_ r24
kru r30
ks_ r-20 g27 h-70 k62
ksab r-28
ksab_ r-28
ksh g-29 m-30 h-24 k-23
kshi h23
kshin h23
ksho g-22 m-19 h-76
kshop g-22 m-19 h-76
ksm m-29
ksmi m-29
ksmit m-29
kta r-25 h32 k-22
ktab g22 k-19
ktab_ g22 m30 h24 k-19
ktai h27
ktail h27
kto r19 g33 h-33 k45
ktob k45
ktob_ k46
ku_ g25
kuk r35 g41
kuk_ r45 g41
kul h26
kula h26
kund h24
kup h41
kup_ g-28 h54
ky_ g34 h40
kya g64
kyc k46
kyc_ k46
la3 r-19 m22
la3_ r-19 m22
la7 r-20
la7m h32
la_ r-41 g87 m41 h121
lab r-51 g-86 h-20
lab_ h-59
labe r-19 g-71 h85
label r-19 g-71 h81
labo r-28 h25
labor h35
labou r-25
lac m23 h40 k-19
lace_ m23 h33
laced h-35
lack m22 h35
lackj m38
lackm h45
lad r-62 g-38 m-27 h38
lad_ r-47 k-50
ladd r-24
ladde r-24
ladi h35
ladie h41
lady g-29 h74
lady_ g-29 h68
laf r51 h-20
laf_ r27 h-21
lag g-44 h54 k50
lag_ r23 m-20 h-26 k23
laga r-40 m49
laga_ r-35
lage r27 h98 k-21
lage_ r27 k-19
lager h111
lagg k19
lagge k19
lagh h28
lagh_ h28
lags k22
lags_ k22
lah g26
laha g32 h-30
lai r21 k35
laim r28 g43 m20
laim_ r26
laime g39 m21
lain g-34 h-25 k40
lain_ k24
laine g-19 k19
laj r-30
lak h30 k21
lak_ h34
lake g22 k22
lake_ g26
laken k22
lal r-34 g-33 h42
lal_ r-32 g-33 h33
lala m22
lam r-24 g61 m-33 h-47 k-33
lam_ r-20 g93 h21
lama h-42
lama_ r19 g-19
laman g37 h-50
lamb_ h-38
lami r-30
lami_ h53
lamic r-21 h-39
lamm r31 k32
lamp h-53 k-23
lamp_ h-53 k-23
lan r36 m-84 h-62 k-60
lan_ h34 k-19
lanc g-41 h-20 k28
lanc_ h19
lance g-36 h-43 k28
land r34 g59 h-59 k-59
land_ r-26 g60 m-23 h-47 k-30
lande r44 g-35
lands g35
lang_ h35
lank g26
lante g30
lanti h-25
lap g-25 m-62 k-25
lap_ g-33 m-40 h37
lapt m-23 h-19 k-22
lapto m-23 h-19 k-22
lar g-38 m-32 h72 k32
lar_ g23
lard h94 k-35
lard_ h82 k-19
lardo h36
lare k74
lare_ h-26 k34
lared k40
laret h27
larm g-23
larm_ g-23
lars r-19 g-29 h-20
lars_ r-19 g-29
lary m-30
lary_ g-22 m-30
las r-29 g-105 h-110 k-34
las_ r-22 g-20 h-73 k-20
lash r49 h-26 k21
lash_ r55
lasha k36
lask h49
lask_ h23
lasp h32
lass r-19 g-36 m-67 h-68
lass_ r-19 g-25 m-49 h-49
last r-29 g-32 m46 h-21
last_ r-44 g-29 m46
lasti h-29
lat m-40 h-56 k-59
lat_ g-33 m-25 h-54 k-19
late r-26 g19 m-50
late_ r-20 g-61 m-59 h-24
lated r-30
laten r23
later g105
lates h31
latf r21 g36 m21
latfo r21 g36 m21
lati r21 h42
latin g-25 h42
latio g37
lativ r19
lato m25
lator m25
latt h-26
latte h-26
lau g-26 m-27
laug h54
laugh h54
laun r-23 m-23 h-42
launc g23
laund r-23 g-19 m-21 h-57
laus r25
lause r25
lav h29
law r-64 h-39 k-28
law_ h-64
lawa m20 h42
lawi h21
lawi_ h25
lawn r-28 k-19
lawn_ r-28 k-19
laws g50 h32
laws_ h38
lawsu g50
lawy g-41 m-31 h-39
lawye g-41 m-31 h-42
lay m82 h39
lay_ r77 m113 h55
laya g-21
layb h41
laybo h41
laye r-38 g-24 m21 k32
layed r-24 g-21
layer m36 h-26 k32
lays r-20 g57
lays_ g57
laz r29
laze r29 h34
lazed h48
lazem r33
lba r22 g-23 m-36 h-38
lbe h25
lbec h23
lbec_ h23
lbo h-22
lbum h-19
lbum_ h-19
lch h41
lcho h41
lchol h34
lco m-30
lcoh h-36
lcoho h-44
lcon g40 m-29 h-35
lcon_ g44 m-29 h-52
lcu g-25 h-24
lcul g-23 h-24
ld_ r34 g92 h-28 k-41
lde m29 h-29
lder h-42
lderl h-19
lders g22 h-19
ldi r-45 g-26 h38
ldin r-45 h32
lding r-45 h32
ldr h-37
ldre h-37
ldren h-37
lds g61 h-24 k-31
lds_ g65 k-31
le_ m-27 h-59 k-24
lea g-41 m-66 h32
leaf_ h41
leafl h-28
leag m20 h47 k-32
leage h51
leagu m25 k-30
leak h57
leake h52
lean r-48 m-24 k57
lean_ g24 h24 k20
leane g-31
leani r-23 m-22 h-38 k20
leans h44
leap g39
leaps g39
lear g47
lear_ r43 g29
leare r-33
learn r-37 g26
lears r45
leas r49 g-45 h-60 k34
lease r28 g-20 h-39 k46
leasi r25
leat g-21 k-53
leath g-21 k-53
leave r-26
leavi r23
leb r-36 m32 h39
lec r20 h50 k36
lech h53
lecho h53
lect g-23 m19 k38
lect_ g-27 h-19 k31
lecte r-30 k28
lecti r31 h22 k-24
lecto h42
lectr g20
lectu h-31
led r-66 g-39 m35 h-28 k-52
led_ r-121 g-23 m41 k-38
ledg r56 h-22
ledge r56 h-22
lee m-36 h-25
leed h65
leed_ h65
leem h23
leem_ h23
leep h-37
leep_ h-37
leeps r20
lees g30
leesa g30
leet h-19
leet_ h-19
lef r30 m-21 h-41
left r-23 g19 m-21 h-43
left_ r-23 g24 m-21 h-43
leg g49 h73
leg_ r19 g26 h96
legs h-29
legs_ h-29
leh r74 g-22
leh_ r46
leha r27
lei r-42 h28
lek m28
lek_ m28
lem r-54 m-24 h-26 k46
lem_ m-19 k20
lema h-22
leman h-22
leme g32 h39
lemen g32 h39
lemo r-22 h-52
lemon r-22 h-52
len r32 g-69 m-43 k22
len_ h76
lend r73 g-65 m-41 h24 k-22
lend_ g-27 k19
lende r38 g-19 h-45 k-20
lendi h69
lends r54
leng g19 h-19
lent h-59 k35
lent_ h-59 k35
leo h28
leop h28
leopa h28
ler r-60 g-48 m-20
ler_ r-40 m21 h-26 k37
lerk r-20
lerk_ r-24 h52
lerks h-45
lers m-19
lers_ m-19
les r68 g-39 h-26 k-38
les_ r-56 k-19
lesc h-45
lesco h-45
less r140 m-35 k-19
less_ r177 g-40
lesse h29
lesso r-21 h-24
let g-51 h82
let_ h23
lete r-21 k32
lete_ k37
lets r48 g22 m-29 h34
lets_ r48 g22 m-29 h34
lett r-31 g-46 m52 h19 k-22
lette r-23 g-39 m52 h42 k-22
lev r35 g63 m46 h-35
leve r28 g68 h-32
leven r76
lever r-38 g95 h-34
lew r-20 g65
lex g-20 h21
ley r-39 g23 m26 h40 k19
ley_ k-22
leya g30 m29 k28
leya_ g30 m29 k28
leys h53
leys_ h53
lf_ r56 m-53 h-127
lfa_ r25
lge r27
lgen r27
lgenc r27
lha k-21
li_ r88 m36 h-54
lia g43 m-36
liab g34
liabi g34
lian g23 k23
lianc h-33 k23
lib r-20 m-20
libr r-20 m-30 h-20
libra r-19 m-25 h-27
lic r-39 g99 m27 h19
lic_ r-29 g77
lica g-30 h46
lica_ h55
licat g-22
lice g-19
lice_ r29 h-31 k24
licen r-28
lices g-19
licy g100 h-49
licy_ g100 h-49
lid r23 g-24 h28
lida g-22 h41
lidat r22
liday h41
lie r34 h27 k-40
lief h-31
lief_ h-31
liem h37
liemp h37
lien h20
lient h20
lier r-23 g20 k-19
lier_ r-44 g29
liers r21
lies r58
lies_ r58
lif r-62 g30 m-25 h30
life r-38 g40 h-37
life_ r-38 g31 h-37
lift r-21 h42
lift_ r-21 h-33
lifte h75
lig g-44 m-43
ligh r-27 g-27 m-29
light r-27 g-27 m-29
ligi h38
ligio h38
lik m-33 h45 k29
like r28 g25 m-19 h63 k35
like_ r35 g-54 h40
likes g79 h23 k48
lil h-33
lim g-71 m29 h71
lim_ g-28 h55
lima m43 h20
limi h-57
limit h-57
limo h41
limon h41
lin r-73 g-33 m56 h-63
lin_ g-38 m-22 h25
lind r-55 g29 h-54
lind_ r-31 g67 h-42
linde r-23
line g52 m74 h-38
line_ g56 m27
lines m38 h-38
ling g-48 m33 h19
ling_ r-26 g-39 m52 h37
lings h-23
lini m-21 h-34 k-23
linic m-21 h-49 k-23
link r-23 k25
links g-23 k25
lio r30 m47 h27
lion m47 h30
lion_ r23
lions m58 h38
lip g27 m48 h-58
lip_ r-24 m47 h60 k21
lipp g34 h-94 k-21
lippe g21 h-94 k-21
lips r54 h-23
lips_ r56
lipst h-20
liq g20 h58
liqu g20 h58
lique h21
liqui g31
liquo h46
lir r40 g-38
lira r40 g-38
lira_ r40 g-38
lis m-24 h-50 k-30
lis_ r31 g-22 m21
lisa r22 g55
lisa_ g26
lisat g30
lish g-44 m-21 h-34
lish_ g-33
lishe r-21 h-36
lism h25
lisma h25
list g26 m-21 h-22 k-24
list_ r-20 k-26
liste g35
lit m-27 k31
lita r-31 h64
litan k20
litat r-29 h66
litt k24
littl r37 k27
lity r19 g27 h-19
lity_ r19 g27 h-19
liv r-26 m45 h30 k-19
liv_ g32
live g-60 m54 h26 k-19
live_ r36 m81
liver g-37
lives r-42 g-20
liy g21 m-40
liya g26
liya_ g29 h-19
liye m-28
liye_ m-28
lk_ g97 h-27
lke h22
lked g22
lked_ g22
lker h39
lker_ h34
lks r-23 m21 h59
lks_ r-23 m21 h59
ll_ r-84 g38 m-33 h39
lla r71 m-33 h19 k-47
lla_ r21 g-37
llage k-19
llan h35
llan_ h35
llar_ r29 g26 h20
llars r-19 g-29
llas h-26 k-20
llat g70 h-19
llati g71 h-22
lle g-54 h35 k30
llea k-30
lleag k-30
llec g-46 k43
llect g-46 k43
lled g-62 m60 k-29
lled_ g-62 m60 k-29
llef r59
llem h28
llem_ h28
ller g43 k24
ller_ r-41 g31 h-38 k36
llers r24 g22
llet r-41 g83 h-33 k68
llet_ r-31 g41 h-19 k22
llets g43 h-28 k47
lley h27 k-25
lley_ h27 k-22
lli g32 m53 k-30
lli_ g46 h-26
llin r-34
lling r-34 g25
llio m47 h30
llion m47 h30
lln g33
llne g33
llnes g33
llo g53 m-44 h-33 k-68
llo_ r-23 h33 k-29
lloc g52
lloca g52
lloo g-30
lloon g-30
llot r35 m-19
llov r41
llove r41
llow r-26 g33 m-24 k-34
llow_ g35 h-36
llowa g-20 h42
llowe g-47
llows r-19 g65 h-28 k-21
lloy g31
lloyd g38
lls r28 g47 h-21
lls_ r28 g47 h-21
lly g59 h29
lly_ g60 h33
lm_ g-37 m-20
lma r28
lme r-41 m-19 h-43
lmen r-41
lment r-41
lmet m-19 h-33
lmi h61
lmis h61
lmist h61
lms r-21 h74
lms_ r-21 h74
lna m21
lna_ m21
lne g33
lnes g33
lness g33
lo_ r-43 m78 h74
loa r44 g-23 m21 k-32
load g-43 m57 h58 k-21
load_ m70 h54
loade g-21 h22
loan r67 g-34 m-34 h-61
loan_ r24 g-32 m-32 h-34
loans r25
loat g53
loati r-41 g71
loc r25 g66 m-52 h-53
loca g63 h-19
locat g64 h-19
lock r33 g19 m-45 h-43
lock_ r42 g-62 k37
locke g50
locki h-19
locks g31 m-29
log r-21 g-37 h124 k-26
log_ g20
loge h20
loger h20
logi h40
login h49
logy h28
logy_ h28
lol r-43 h21
lol_ r-22 g30 h31
lola r-20
lom h44
loma_ h-20
lome h28
lomet h28
lon r26 g27 m-24 h22
lon_ r-21 g-30 h-50
lone r49 m-27 h61
lone_ r57 g22 h-48
loned m-21 h96
long r23 g42 m-23
long_ r41 m-33 k37
longe m23
longs g41
loo r19 g-25 m57 k43
lood r-29 h68 k-24
lood_ r-19 h23
loody h59
look r-19 m-24 h42 k77
look_ h46
looke g-21 k41
looks h27 k43
loom g38 h-22
loom_ g38 h-22
loon r35 g-41 h-32
loons g-23 h-31
loor r29 g20 h37
loor_ h41
loos r20 m44 h-48
loos_ g-24 m72 h-37
loot g-49 m46 h-22
loot_ g-49 m47 h-30
lop g-27 k-19
lope g-22 k-19
lope_ r-27 g-24 m20 h31
lopes r27 h-21
lor r-57 m-37 h-47 k-38
lor_ r-24
lori m-22 h-34
lorin m-22
lorr g42
lorry g31
lors h-20
lors_ h-20
los r-71 g70 m88 h-84 k-63
los_ h-30
lose r19 g27 m36 k-28
lose_ r36 m-53 h23
losed r-45 g35
loser m101 h-27
loses r30
losi m42 h25
losin r-28 m43
loss r-42 g32 h-43
loss_ r-36 h-24
losse m31 h24
losso g22 h-44
lost g33 h-31
lost_ g33 h-31
lot r-59 g57 m80 h-67 k-27
lot_ r-52 g55 m-85
lote m28
loth g19 m-34 h-39
loth_ m-28 h-20
lothe g-29 h-19
lots r-21 g45 m19 h25
lots_ r-21 g45 m19 h25
lott g-29 m133 h33
lotte m21 k27
lotto g-30 m84 h58
lottr m22 h-23
lotu h-21
lotus h-21
lou r-42 g-68 m29
louf h32
louf_ h32
loun r-27 h23
loung r-27 h23
lour_ m19 h23
loure h-41
lous g-38 m23 h-34
lous_ m27
lousi g-22
lov g-67 h81
love g-67 h44
love_ r-27 g-38 h65
lover r31
loves g-24 h-19
low r49 g22 m-36 h-59
low_ r73 g-20 h-19 k35
lowa g-20 h42
lowan g-20 h42
lowe h-68
lowed g-25 h-19
lower g23 m-30 h-44
lows r-19 g65 k-21
lows_ r-19 g65 k-21
loy g39 h-40 k23
loyd g38
loyds g38
loye k26
loyee k30
loyer g-20
lp_ r36 h-24 k22
lpe r-19
lped r-19
lped_ r-19
lpi r27
lpin r27
lping r27
lps h-22
lps_ h-22
lre g60 h-21
lrea g60 h-21
lread g60 h-21
ls_ g95 m60 h42 k-21
lsd h24
lsd_ h24
lse g-32 h42 k77
lse_ k78
lses h51
lses_ h51
lt_ r-20 g-51 k-44
lta g-25 h67
lta_ h24
ltan r23 k24
ltanc k36
ltant r23
ltar h31
ltar_ h31
ltat h25 k-19
ltati h25 k-19
lte g-51
lter g-49
lter_ g-41
lth r-29
lth_ h22
lti m28 k30
ltip m30
ltipl m30
lts r-29 g-19 h32
lts_ r-29 g-19 h32
lty h-29
lty_ h-29
lu_ h-45
lub r-28 g-19
lub_ r-28 h19
luc g41 h-35
luck g41
luck_ g29
lud m42
lude h26
ludo m43
ludo_ m43
lue g-23 m-35
lue_ r36 m-27
luer r-20 g-23
lug h51
lug_ h30
lum r-49 h-39
lumb r-43 m-21
lumbe r-43 m-21
lump g27
lump_ g27
lun r-51 g-53 m-27
lunc r-48 g-65 h-37
lunch r-48 g-65 h-37
lunt h33
lunt_ h23
lus r117 m58
lus_ r117 h-24
lush m58
lush_ m58
lut h61
lut_ h33
luw h-19
luwa h-19
luwag h-19
lve r21
lve_ r41
lver h-25
lver_ r-29 h-25
lves k29
lves_ k29
lvi r45
lvin r45
lving r45
lwa r33 h-31
lway h-37
lways h-22
lwe h41
lwe_ h41
ly_ g40 m-85 h113 k-25
lya m22
lyan m22
lyan_ m22
lyf h47
lyfa h47
lyfan h47
lym g41 m51
lymp g55 m42
lyo r25
lyom r25
lyom_ r25
lyr h44
lyri h44
lyric h44
lys h-24
lz_ r23 g21 h31
m3a r32 h33
m3a_ r41
ma2 m-25 h-30
ma3 r24 g-43 m-27
ma3a r20 g-47
ma3ad r27 g-26 h-29
ma3d r22
ma3da r22
ma3r g26
ma3ro g26
ma7 g29 k32
ma7ad k23
ma7s g37
ma_ r38 g125 m-71 h-45 k85
maa g42
maal g23
maal_ g25
maar g32
maar_ g32
mab r-48
mabl r-19
mabla h28
mac r-38 g30 m92 h-52
maca m55 h34
mach r-21 g39 m26 h-53 k27
mach_ g30
machi r-21 m26 h-49 k28
macy h-34
macy_ h-34
mad g-49 m-32 k28
mad_ m-19 h-51
mada h35
madam r-20 h53
madan g20
made g-64 k35
made_ g-64 k35
madm r33
madmo r33
mado h77
madol h77
mag r-20 h89
maga h-32
magaz h-22
magn h28
magnu h23
mah r25 m21 h-57 k27
mah_ r-28 m-21
maha r45 m28
mahi r41 h-19
mahin r41 h-19
mahr h-19
mahs r-23 g42
mahso r-23 g42
mai g-65 m-28 h70 k-21
mai_ h-30
maid r-21 g-42 h53
maid_ g-36 h50
maids k25
mail_ h24
main k-33
maini r19
maj g-79 h-37
maji m25
majid m25
mak_ g24 h-21
make h31 k20
make_ r-32 g51
maker g-64 h51
makh h-30
maki r27 g-22
makin r27 g-22
maks r-28
maksa r-28
makt r27 g19 k-19
makta g22 k-19
mal g-84 m-68 h112 k32
mal_ g-31 m-31 h68
malb h23
malbe h23
male m22
male_ h21
mall g-26 m-41 h-53 k39
mall_ g-21 m-41 h-50 k56
malt g-33
malt_ g-33
mam_ h-27
man r25 g21 m-30 h104 k19
man_ m-32 h104 k54
mana r28 h-46
manag h-29
manc k20
mance k20
mang g26
mango g43 h-59
mani m20 h55
manif g19
mans h20 k-19
mans_ h24 k-19
map g27
map_ g27
mar g37 h23 k-32
mar_ r34 h-35
mara r29 g-35 m-26 h-24
mara_ r29 h-25
marah h33
marat g-28
marc r30
march r30
mare g52 h-27
mare_ g45 h-27
marg g51 h-19
marga h24
margi g59 h-43
mari g-26 h40
marin h23
mark r22 g-24 k-26
mark_ h92
marka h21
marke r34 g-28 h-96
marl g21 h-28
marla g33 h-23
marr r-42 g-27 m20 h40 k24
marra r-27 m20 h19 k34
marry r-21 g-25 h25
mars h35
marsa h36
mart g21 h29
mart_ g23
marti h26
mas g-60 h128 k-46
mas_ h35
masa g-20 m-22
mashi h38
masr h-30
mass m29 h79 k-19
massa h40 k-19
mast h81
maste h84
mat r69 g-93 h-50 k-19
matc g-29 m42 h73
match g-29 m42 h73
mate h-31
matk m31
matka m31
mato m-31 h-21
matt r48 h-29
matte r57
matu r78 h-21
matur r78 h-21
maw h-25
maw3 g32
maw3e g32
max g27
may r-52 g91 h-32 k-56
may_ r-37 g58 m-44 h-74 k-44
maya h36
mayb g55 m41
maybe g55 m41
mayo h50
mayor h50
maz r-39 g-27 h55
maza h39
mb_ g42 h-33
mba m48 h36
mba_ r-19
mbas h-33
mbass h-33
mbe m27
mber h22
mber_ h-47
mbers m32 h29
mbl m42 h-38
mbli m53 h-35
mblin m53 h-35
mbo m43 h-46
mbol m38 h-40
mbola m38 h-40
mbr g-26 m-21
mbu m-31 h-34
mbuc h23
mbur h-36
mburg h-32
mco h-19
mcx g55 h-22
mcx_ g55 h-22
mda r-24 h-19
mdan r-24 h-22
mdan_ r-21 m23
mdm h53
mdma h53
mdma_ h53
me_ r44 g-36 m47 h-158 k49
mea r69 g57
meal h-34
meal_ h-33
mean r68 g66 h-30
means g26 h-19
meas h-29
measu h-29
meat h100
meat_ h100
meb g-22
mebo g-22
mebod g-22
med r-55 g89 m-43 k-23
med_ g121
meda m-27 h-41
medal m-27 h-36
medi r-26 g-20 h21
medic r-21
mediu g-25 h20
medy h24
medy_ h24
mee r-43 g50 m-37 h-20
meen r-24 g119
meen_ r-24 g119
meet g-27
meet_ g-27 h35
meeti h-49
meg m47 h35
mega m47 h35
meh r-51
mei g38
mei_ h20
mein g41 h-32
mein_ g41 h-32
meis h24
meist h24
mel g62 h20
meli h51
melie h51
melo k24
mels g27
mels_ g27
memo g32 h-42
memor g36 h-19
men r29 m-52
men_ m-30 h28
mend r-57 g-20 m24 h-19
menn r79
menno r32
mens m-20
mens_ m-20
ment g23
ment_ r56 g68 h-48 k-20
menti k25
ments r-79
menu g-41 h29
menu_ g-41 h29
meo r-20 g-34 h34
meon r-20 g-32 h26
meone r-20 g-32 h26
mer g34 m-22 h58
mer_ g21 m-28
mera h-33
mera_ h-25
merc g33
merch r26 g20
merci g34
meri r-23
merl h54
merlo h54
mero h26
merol h43
mers h37
mers_ h31
mes m32 k31
mesh r-25 g28 h20
mesh_ g36 m-38
mess r-34 m38 h-53 k44
messa m38 h-61 k44
mest r32
meste r32
met r36 m-62 h-39 k-28
met_ r22 h-52
meta g45 h-23 k-21
metal k-19
mete r-24 h38
meter r-33 h38
meth r27 h66
meth_ h67
methi r26 g21 h23
meti r33 g26
meti_ r36
metr r-25 g-46 h-49
metre r-25 g-52
metri g20
metro h-34
mew g57
mewh g57
mewhe g57
mex g22 h-26
mex_ g22 h-26
mey k38
meya k38
meya_ k38
mez h52
mezz r20 h-22
mezza r20 h-22
mha r-23 h-19 k33
mha_ r-23 h-19 k33
mi_ r100 g-55 h35 k-23
mic r-24 m-20 h-43
mic_ r-21 h-48
mies h21
mies_ h21
mig g35 h20
migh g41
might g41
mil r-35 g-46 m34 h62 k31
mil_ h36
mila h77
mile h51
milea h51
mili h-42 k42
milie k24
milk g46 h-32
milk_ g46 h-32
mill g-86 m47
mill_ g-55
milli m55
min r-31 g85 m75 h-125 k-32
min_ r41 g45 m61
mina r-48 h26
minal m32
minar r-35 h-32
minat h51
mind g35
mind_ g35
mine r-33 g-44 h52 k60
mine_ r-32 g-52 k42
miner h52
ming h-21
ming_ h-21
mini r48 m-38 k-44
mini_ g19
minia h21
minim r41
minis m-19
mino h-50
mino_ h-47
mins h-45
mins_ h-45
mint h-56
mint_ h-56
minu r24 g33 m35 h-25
minus r60
minut r-37 g49 m39 h-20
mir r24 h37 k-31
mir_ h-28 k-20
mira r23 h32
mirat m19 h25
mis r23
mise g-40 h-20
mise_ r56 h-19
mised g-29
mises r-20
misp h22
mispl h22
miss r22 g21 h-42
misse r51 h-20
missi r-25 g46 h-36
misso r26
mist r-32 g28 h95
mista r-29
mistr h63
mit r49 g-74 m-41 h-31 k-38
mit_ r-21
mita g-20 h21
mitat g-20 h21
mite r33 g-37 h-31
mitee r33
mith m-34 h-22
mith_ m-33 h-22
mitt r31 k-22
mitte r37
miu r-43 g42 h20 k19
mium r-43 g42 h20 k19
mium_ r-43 g42 h20 k19
mix h24
miy r25 m-25 h-19
miyy r28 m-24
miyya r19 m-24
mla g21
mla_ g21
mle r-19 g21
mm_ h-61 k61
mma r21 h-52
mma_ r32 h-19 k28
mme g63 m-41 h47
mmel h51
mmeli h51
mmen g24
mmer r24 g23 m-28
mmer_ h-20
mmerc g24
mmers h33
mmi g-34
mmi_ h33
mmie h21
mmies h21
mmin g-19 h-49
mming g-19 h-49
mmis r-31 h29
mmiss r-31 h29
mmit r41 g-30 m28
mmitt r26
mmo r-25
mmon r-25 h65
mmon_ r-25 h54
mms h51
mms_ h51
mmun h30
mmuni h30
mmy r-19 g28 m41 h-21
mmy_ r-19 g28 m32
mn_ g20 m-22
mna m26
mni g35
mnit g35
mnity g35
mnt r58
mnt_ r38
mo2 r26 h-33
mo2a h-33
mo7 h-36
mo7a h-36
mo7ad h-29
mo_ r-26 g43 h-88 k71
mob m-23 h-57
mobi h-30
mobil h-30
mocki h48
mode h23
model h34
mok h58
moke_ h41
moked h-26
mol g-29 h34
mola r-29
molas h-36
moll h49
molly h49
mom r-22 h-50
mom_ h-54
mon g-34 h104
mon_ r-32 h49
mona_ r21
monc h41
monce h41
mond r-42 g-26 m24 h30
monda r-28
mone r75 m44
money r75 m45
mong h-21
mong_ h-21
monk h22
mono m-46
mont g24
monte m31 h50
month g24 m-34 h-55
moo r48 g54 h54
mood g76
mood_ g76
moon g-21 h66
moons h47
mop h-63
mor g-27 m35 h-25
mora m47 h41
more g-43 h-22
more_ g-43 h-22
mori g36 h-30
moria g36
morn r-36
morni r-36
morr r-31 k32
morro r-31 k32
mort r25
morta h31
mortg r31
mos r-29 g36 h-48
mosh g20 h-27 k24
mosh_ g20 k24
mosq r-31
mosqu r-31
most r39 g34
mosta g52 h-21
mot g44 m-29 h-122
moth g26 h-81 k-30
mothe g26 h-81 k-30
moto g35
motor g35
mou r-27 h53
moun g22 h-34
mount g22 h-34
mour g-33 h-28
mour_ g-33 h-28
mous h56
mous_ h56
mout h65
mouth h54
mov g-69 m-32 h55
mova h-30
moval h-30
move g-43 m-30 h43 k20
move_ r-29 g-24 m-22 h31 k59
moved g-32
mover m-22 h-32
moves r31 m28 h38 k-25
movi h43
movie h33
mp_ r-91 g47 m27 h-30 k-32
mpa g-29 h138
mpan g-28 h70
mpani h20
mpany g-22 h47
mpe r21 g-37 m58 h39
mped m20 h-34
mped_ m20 h-34
mpen r30
mpens r30
mper g-22 h82
mpera h48
mperi h28
mpet m38
mpeti m38
mpl g-46 h-22 k74
mple k24
mple_ h22
mples k30
mpli k28
mplia h-23 k28
mplo k23
mploy k23
mpo r-39 m-23 h53
mpo_ h37
mpor h29
mpora h21
mpou r-23
mpoun r-23
mpr g21
mpre g22
mpreh g22
mps h24 k-22
mps_ h24 k-22
mpt h-45 k-26
mpty k-23
mpty_ k-23
mpu m-29 h-22
mr_ m-33 h-26
mra g-21
ms_ r-76 g-93 m32 h69 k-19
msa m-19 h-43 k90
msa7 h-28 k69
msa7_ h-28 k69
mse g29 h22
msel g30
mself g27 h19
mst h30
mste h19
mt_ r57 g31 m-47 h-49 k19
mto h-39
mto_ h-39
muc r29 g65 k-20
much r29 g65 k-20
much_ r29 g65 k-20
mud h-33
mug g-23 h55 k-26
mugg h61 k-24
muggl h61 k-24
muj k34
muja k36
mujah k36
mul r-39 g-33 m25 h36 k80
mula m30
mulat m30
mule r-40 g-29 m-33 k68
mule_ r-25 m-19 h-80 k83
mulet h89
mult m30
multi m30
mum k-65
mum_ r22 h-19 k-62
mun r37
muna r58 h-31
muna_ r26
munaf r32
muni r-21 h31
mur r39 g-23 m-52 h-46 k25
mura r37 m-28 h-26
murab r67 m-22 h-26
murf m-19 h-36 k42
murt h28
murti h28
mus r68 g-64 h41
muse h28
musi g-31
music g-31
musl h53
musli h53
must r105 g-30 h21 k25
must_ r111 g-45 h25 k25
mut m44 h51
muta h30
mutu m45
mwa h28
mwar h28
mware h28
my_ r-36 g-56 h-48
mys r-34
myse r-34
mysel r-34
mzaw h57
mzawa h39
na2a r-21 g19
na2a_ g28
na3 r20
na_ r117 g102 m36 k-60
nab r-34
nab_ r-20 h-37
nabi h49
nabis h44
nac_ h59
nach h34
nack h-52
nack_ h-20
nacks h-37
nad r-55 h-79
nada_ r-34
nade r-41
nadee r-39
naf r65 g-21 h-25
nafa r32
nafa_ r32
nafs r33
nafsi r42
nag h-49
nage h-31
nager h-28
nah r103 g51 h-95
nah_ r138 g-24 h-62
naha g28
nahi r-34 g47 h-31
nahi_ r-34 g47 h-31
nai r25
nak r-39 g42 m-32 h24
nake g20
naked g20
nakh g37
nakha g28
nakl h35
nakli h35
nal m36 h34
nal_ g-44 m46 h64
nalt h-30
nalty h-29
nam r-31 g20 m-37 h-63 k48
name r-30 g30 m-24 h-36 k56
name_ g-62 h-23 k74
named g64 m-21
namen m20
names g28
nan r78 g-57 m-35 h-78
nan_ r48
nanc r86 m-21
nance r42 m-21
nanci r34
nang r-22
nang_ r-22
nant h35
nant_ r-27 h42
nap h104
nap_ h61
napp h44
nar r-23 g23 m61
nar_ g-22 h-35
nara h22
nara_ h22
nars r27 m-21
nars_ r27 m-21
nary r-31 g74 m85
nary_ r-31 g71 m83
nas r-33 g85 h-25 k34
nas_ k53
nasd g28
nasda g28
nash r-22 g25 h-22
nat r-20 g-35 m53 h23
nat_ m29 h42
nate r-39
nated r-39
nati r20 g-28 m32 k25
natin h-23
natio r20 h25 k25
natu h-36
natur h-36
naw g59
nawa g35
naway g35
nax h36
nax_ h36
naz r53 g-29 h36
naza h36
nazar h36
nazr h23
nazra h23
nazz r37 h-23
nba g34
nbe h41
nbee h41
nbeed h27
nbi h30
nbid h30
nbid_ h30
nbo g21 h-28
nbor g21
nborn g21
nbr r24
nbro r24
nbrok r24
nc_ h19
nca r24 g-21 h39
ncal h39
ncall h39
nce r37 h92
nce_ r53 h-34 k19
nced r40 h-24
nced_ r40 h-24
ncei g39
nceiv g39
ncel r-25
ncel_ g-27
ncen r-56 h69
ncens h39
ncer m-21 h19
ncer_ h22
ncert h-22
nces r34 m52
nces_ r37 m57
ncest h20
ncet h36
ncett h36
nch r-77 g-26 m-39 h31
nch_ r-75 g-73 m-23 h34
nche r29 g40 k29
nche_ r36
nchec g31
nci r37 g-28 h-39
ncia h19
ncial h19
ncie r25 m22
ncier r22 m23
ncil r-20 h-26
ncil_ r-20 h-26
ncip r28 h-23
ncipa r28 h-23
ncis h-23
ncis_ h-23
ncl r58 g33
ncl_ r38
ncla g28
nclai g28
nclea g29
ncles r21
nclu h24
nclud h24
ncr r-31
ncre r-31
ncs r22
ncs_ r22
nct h-30 k61
ncti h-24 k61
nctio h-24 k61
nd_ r91 g61 m-21 h-57
nda r-81 g-33 m-25
ndab m-20
ndar g42
ndar_ g44
nday r-19 g-60
nday_ r-66 g-54
ndays r47
ndb m-31
ndba h24
ndbag h24
nde r-37 g49 h-69 k41
ndec g-21 h-20
ndeci g-19
nded g27 m21 h23 k-19
nded_ g27 m21 h23 k-19
ndef g29
ndefi g29
ndel r-20 g40 h-22
ndeli r-20 g43 h-39
ndem g35
ndemn g35
nder g-72 k58
nder_ g-38 m-19 h52 k-30
nderg h-27 k26
nders r60 g-27 k24
ndert r-26
nderv k32
ndf r41
ndf_ r29
ndfa g26
ndfat g26
ndi r86 g-72 m74 h55
ndi_ r27 g-28 m-22 k59
ndic m57
ndica m57
ndin r58 m37 h30 k-30
nding r58 m37 h30 k-30
ndit g-27 h20
ndit_ h21
nditi r31 g-23
ndl h30 k-26
ndle g46 h19
ndle_ g42 m20
ndles h23
ndlin r21
ndm r-26 h-25
ndn h-25
ndne h-25
ndnes h-25
ndo r-65 g102 h-72 k-31
ndo_ g-26 m-21 h-23
ndom g51 h-35
ndom_ g51 h-35
ndon g19
ndoo g31 h-27
ndoo_ r-28 g31 h-27
ndor g34 h-44
ndor_ g34 h-44
ndou h31
ndow r-29 g-20 h36 k-21
ndow_ h34
ndowm g29
ndows g-42 k-21
ndr r70 g-19 k-37
ndra r22 k20
ndrai k22
ndraw r25
ndre m24 h30 k-29
ndred m27
ndri r50
ndry m-19 h-45 k-28
ndry_ m-19 h-45 k-28
nds r20 h-25
nds_ r36 g59
ndu h117
ndu_ h50
ndul r27
ndulg r27
ndw h23
ndwi h23
ndwic h23
ndy h65
ndy_ h65
ne_ r-67 m27 h35
nea r-32 g-46 m37 k45
near r-32 g-21 m47
near_ m29 h24
neare r-23
neat g-22 k55
neath g-22 k55
nec g-33
neck r32 g-29
neckl r32 g-29
ned m-46 k47
ned_ m-43 h-43 k48
nee r-25 g-59 h-66 k48
need h-24 k40
need_ r-30 k29
neede g-20 h24
needs r58
needy r-39
neer g-47 h-36
nef h29
nefi h26
nefit h26
neg h-20
nega g19 h-40
negar h-30
neh g47
neh_ g31
nei r21 g50 h-20
neig g26
neigh g26
neit r28 g34
neith r28 g34
nek h56
neke h50
neken h50
nel r-21 h72 k-24
nel_ r-19 h42
nels k-25
nels_ k-25
nen h29
ner h78 k-19
ner_ r38 m-62
nera r-33 g34
nerat r-31 g19
ners g-52 m31
ners_ g-44
nersh m26
nery g28 h35
nery_ g28 h35
nes m-70 h106
nes_ g-35 m-30 h36 k31
nesh h32
ness g29 m-33 h21
ness_ g45 m-32
nest g37
nest_ g37
net r-79 g37 m-25 h-46 k20
net_ r-92 g48 h-47 k23
nets m-20
nets_ m-20
nety r22
nety_ r22
nev g-40 m-23 h41 k51
neve r36 g-40 m-23 h41 k51
never r36 g-40 m-23 h41 k51
new m-84 h-71 k-61
new_ g-20 m-81 h-45 k-58
news h-22
nex g27
next g71
next_ g71
ney r73 m27
ney_ m21
neya g20
neyar g20
neyl r58
neyle r25
nfe r-26
nfer r-24
nfere r-20
nfi h-28
nfir h-25
nfirm h-25
nfl h55
nfla r20 h39
nflat r20 h39
nfo h-21 k24
nfor k26
nform k26
ng_ r36 m26
nga r44 g-56 m-19 h25
ngal h21
ngan h56
ngan_ h53
ngay r30 h-37
ngay_ r19 h-28
nge r-20 g-26
nge_ r-31 g-37 h22
nged r48 g-24 h-27 k-42
nged_ r48 g-24 h-27 k-42
ngel h20
ngel_ h20
ngen g29
ngen_ g29
nger r-43 g28 m26 h31 k41
nger_ g28 m35 h-38 k59
ngers r-26 h62
nges m-24 h-67
nges_ m-27 h-67
ngf g-20 h30
ngfi g-20 h30
ngfis g-20 h30
ngh g-41 h38
ngha g-34
ngham g-33
ngi g59 h-20
ngin g60 h-50
ngine g34
nging g26 h-44
ngl r48 m-32 h-56
ngla r46 h-43
ngla_ r46 h-27
ngled h24
ngo r36 h38
ngo_ m26
ngov h19
ngove h19
ngr m-30 h52
ngra m-29
ngre h42
ngs g71 m19 h-32
ngs_ g73 m20 h-35
ngu r-26
ngu_ h24
nha g20
nha_ g20
nhe r-19 g30 h-20
nher r-19 g30 h-20
nheri r-19 g30 h-20
ni_ r63 g-39 m-32 h111
niat h21
niatu h21
nic r-40 g29 m-50 h-44 k-31
nic_ m-22 k-27
nics g34 h-31
nics_ g34 h-31
nid g23
nide g25
niden g25
nie g-35 h19
niec h-20
niece h-20
nies g-19 h27
nies_ g-19 h27
nif g122 k-38
nifes g19
nift g83
nifty g83
nig r27 g-52 m20 h57
nigh r27 g-52 m20 h57
night r27 g-52 m20 h57
nil r-22 m-27
nil_ r-22
nim r40
nima h27
nimal h27
nimu r41
nimum r41
nin r21 m40 h43 k-19
nine r71 g-24
nine_ r59
ninet r22
ning r-76 m45 h26
ning_ r-65 m22 k-21
nings m23 k20
nio h36
nion r-20 h38
nion_ h32
nis m31 h53 k-21
nise r33
nised r33
nish m61
nish_ g-21 m21
nishe r-28 m42
nist h24
niste g33 h29
nistr g-26
nit r-51 m-28 h-23
nit_ h-26 k-19
nita h22
niti h-30
nitiz h-22
nito g-22
nitor g-22
nitr h27
nitro h27
nity g35
nity_ g35
niv g-26 h-21
nive g-26 h-21
niver g-26 h-19
nja h69
nja_ h31
njan g-23 h37
njan_ h55
nje r-26 h27
njen h30
njen_ h30
nk_ r30 m-60 k-45
nka h74
nkat h35
nkats h35
nkd r25
nkda r25
nkda_ r25
nke r-19 g41 m44 h84
nked g25
nked_ g25
nken g21
nken_ g21
nket m45 h25
nket_ m46 h23
nkey h28
nkey_ h28
nki g-37
nkin g-37
nking g-37
nkn r-21 g79 h-23
nkni g30
nknif g30
nkno r-20 g48 h-20
nknow r-28 g48 h-23
nko m56 h33
nko_ m58 h27
nks r-21
nks_ r-21
nli r-46 k48
nlic k32
nlice k32
nlin r-46 g26
nline r-46 g26
nlo g-53 m-24
nloc h39
nlock h39
nly r-42 m-23 h39
nly_ r-42
nlyf h47
nlyfa h47
nme m-22 h25
nmen m-22 h25
nment m-22 h25
nn_ r-20 g-32 h107
nna r24 m37
nna_ r47 m34 h-25
nnab h49
nnabi h49
nne r-54 g-86 m-23 k-19
nnel h57
nnels h43
nner h-105 k-28
nner_ h-77 k-26
nners h-28
nnes g-23 h47
nnes_ g-22 h-31
nness h78
nni r40 h43 k31
nni_ r57
nnin m26 h49 k31
nning m26 k31
nno r79 g-36 h-23
nno_ r25
nnot r43 g-34
nnot_ r43 g-34
nnu g53 h-35
nnua g21 h-20
nnual g21 h-20
nnui g32
nnuit g32
nny r-51 g-47 m47 h-39
nny_ r-51 g-47 m47 h-32
no_ r-50 g-77 k-27
nob r-32 g85 h-34 k37
nobo r-32 g85 h-34 k37
nobod r-32 g85 h-34 k37
noc g-22 h40
nock g-22 h40
nocko h39
nod r-32 g-28 h31
nof k34
noff k34
noffi k38
nog h84
nog_ h76
noi k-27
nol h-20
nol_ h-20
nom h-52
nomy h-41
nomy_ h-41
non g75 h56
non_ r54 h65
none r-51 g77
none_ r-51 g77
noo r-26 m33
noon r-35 g22 m33
noon_ r-35 g22 m33
nop g25 m-32
nope g25
nopen g25
nor r47 h64
nor_ r20 g58 h20
norm r-19 g-38
norma r-19 g-38
nos r63 m-30 h24
nos_ m-20 h38
noss r85
noss_ r85
not g-36 h62 k22
not_ r32 g50 m23 h96 k-22
nota r-38 g-19 h-34
notar r-38 g-19 h-34
note r80 g-65 m-55 k-20
note_ r37 g-28 m-32
notes r45 g-22
noth r-62 g-29 m36
nothe h43
nothi r-77 g-30 m41 h-39
noti k46
notic k46
nov g-49 k-29
nov_ r46
nove r-28 g-33 m-21 h-24
novel g-26 m-21 h-21
now r-55 g77 m-35 h-47
now_ r-28 h-36
nown r-23 g62 h-41
nown_ r-23 g62 h-41
nows h23 k-35
nows_ h23 k-35
npa r74 g-22 k-27
npai r74 g-22 k-27
npaid r74 g-22 k-27
npl r-27
npl_ r-27
nre r32 k33
nre_ r44
nreg k35
nregi k35
nro r32 g-22
nro_ r34
ns_ r-40 g72
nsa r-34
nsar r-64
nsat r30
nsati r30
nsc h22
nse g42 m-25 h-102
nse_ g19 h29 k-20
nsed h-23
nsed_ h-23
nsee g58
nseen g58
nses g-38 h-35
nses_ g-38 h-35
nsex g29
nsex_ g29
nsf k30
nsfe k30
nsfer k30
nsh r34 h31
nshi h56
nshin h47
nsho r30 g32
nshoo g34
nshop r33
nsi r41 h48
nsid g29 h38
nside g29 h38
nsin h32
nsing h32
nsio r27 g-25
nsion r27 g-25
nsiv g22
nsive g22
nsl g-40
nsla g-40
nslat g-36 h-43
nso m-41 h69
nsol g-19
nsoli r22
nsom h55
nsom_ g19 h27
nsomw h28
nsor m-29
nsor_ m-21
nsore h32
nsort g32
nsp k-29
nspe k-29
nspec k-29
nst r40
nsta r-38
nstag g25
nstal h-31
nste r52 g-20 k36
nstea r52 g-20 k36
nsu r-74 g110 m-31 k28
nsul g-57 k31
nsult g-52 h29 k35
nsum h30
nsume h30
nsur r-73 g164 h-35
nsura r-24 g41
nsure r-50 g114 h-21
nsw h27
nswe h27
nswer h27
nt_ r106 h-46
nta r-49 g38 m39 h-44 k-39
ntac h19
ntact h19
ntag g37
ntage g37
ntai m-39 h-21
ntain m-38 h-30
ntan r-39 h22 k-22
ntant r-39 k-22
ntas m43 h-24
ntasy m43 h-24
nte r-55 g-27 h28 k-25
nte_ m25 h44
nted g-20 m-27 h-42 k26
nted_ g-20 m-27 h-42 k26
ntee r30 m-36 h-23
nteed r37
nteen m-27 h-21
nten m-19 h47
ntent m-19 h42
nter r-62 h28 k-33
nter_ r-101 m28 h-26
ntere r61 k-54
nterf h68
ntern r-34 h-38 k25
nters g29 h-30
ntert h32
ntes m45 h-31
ntest m45 h-31
nth r37 m-45 k-43
nth_ r40 g81 m-26 h-52
nthe h54
nthe_ h48
nthl g-34
nthly g-34
nths g-22 h-33 k-38
nths_ g-22 h-33 k-38
ntif g25
ntifi g25
ntil r44
ntil_ r44
ntin r21 g-47 m31 h-53
nting r37 g-47 h-53
ntiq h25
ntis m-24 h-21
ntist m-24 h-21
ntit r-28 g30
ntity r-28 g23
ntl g-27 m-22
ntle g-21 m-22
ntlem g-21 m-22
nto r73
nto_ r-22 g20
ntor r55
ntor_ r45
ntr g20 k33
ntra r24 h26
ntra_ h38
ntrac r31
ntre r20
ntres r37
ntri r-25
ntrib r-25
ntrie m27 h-19
ntry r-19 k49
ntry_ r-19 k49
nts r65 k54
nts_ r65 k54
ntu r24 h37
ntur r24 h37
nture r24 h37
nty g40 h-53
nty_ g43 h-57
nu_ g-43 h36
nua m32 h-40
nual g20 m37 h-37
nual_ g19 m37 h-37
nud h42
nude h42
nude_ h33
nue h-33
nue_ h-33
nui g23
nuin h20
nuine h20
nuit g32
nuity g32
num r33 g24 m71 h68 k30
numb r30 g41 m64 h26 k35
numbe r30 g41 m64 h26 k35
nume h26
numer h26
nur h-52
nurs h-64
nurse h-52
nus r26 g-29 m49 h32
nus_ r26 g-22 m49 h32
nut r-37 g31 m39 h-51 k-61
nute r-37 g49 m39 h-20
nute_ m45 h-28
nutes r-32 g51
nuts h-29 k-48
nuts_ h-29 k-48
nv_ h-72 k48
nve r19 g-24 h51 k-25
nvel g-36
nvelo g-36
nven r20 h30
nvent r19 h32
nver r-22 g19 h-20
nvert r-21
nves r21 g-22 h31
nvest r21 g-22 h31
nvi r-23 g21
nvid g21
nvidi g21
nvo k25
nvoi g-25 k26
nvoic g-25 k26
nvoy h-19
nvoy_ h-19
nwa h-51
ny_ r-39 g52 m28 h-20
nyl g-44 k-22
nyl_ k-22
nym g23 h-25
nyme g23
nymex g23
nyw r-33 h-19
nywh h-19
nywhe h-19
nze h65
nzee h46
nzeer h46
nzi r21 h19
nzir h44
nzir_ h44
o2a h-47
o2o r40 g75 h-22
o2oo g75
o2ood g75
o3_ g-24
o3a k48
o3at h-21 k57
o3at_ h-21 k57
o7a h-24
o7ad h-29
oa_ m34 h31
oac g-31 m-26
oach g-31 m-26
oach_ g-20 m-20
oachi m-35
oad h54
oad_ m26 h21
oade g-21 h22
oaded g-21 h22
oak_ h-36
oal r-39 g42 m55 h-73
oal_ r-23 g36 h-103
oals g19 m54 h30
oals_ g19 m49 h38
oan r67 g-34 m-34 h-61
oan_ r24 g-32 m-32 h-34
oans r25
oap g-31 h-41
oap_ g-31 h-46
oar r-24 g-35 h37
oar_ h76
oard r-21 g-23 m22 h-33
oard_ r-20 g-30 m31 h43
oards h-49
oas r-24 h-23
oast r-24 h-23
oaste h-39
oat r-85 g57 m-32 h-72 k-29
oat_ r-26 h-49 k-22
oati r-41 g71
oatin r-41 g71
oats r-40 m-23
oats_ r-40 m-23
ob_ r31 g-31 m-52 h-24 k82
oba m-24 h-19
obb h-28
obe r-22 g-20 m24 h43 k-27
obe_ m28 h57
ober m-23
ober_ m-20
obi h-41
obil h-30
obile h-30
obj h-40
obje h-40
objec h-40
obl g25
oble g23
oblem g23
obo r-29 g87 m-41 k37
obod r-32 g85 h-34 k37
obody r-32 g85 h-34 k37
obon h25
oca g59 h38
ocai h53
ocain h53
ocat g64 h-19
ocati g49
occ h19
occu h19
occul h19
oce r33 g-30 h-70
ocer g-19 h-50
ocer_ r-26
ocery h-33
oces r27 h-22 k29
ocess r27 h-22 k29
och r-22 h23
oci g-34 m34 h22
ocia g-46 m44
ocial g-46 m44
ock r37 m-95 k-30
ock_ r34 g-37 m-25 h-52 k21
ocke g73 h-39
ocked h27
ocker r-32 g29 m20 h-52
ocket g31
ockey m-30
ocki h29
ockin h29
ocko h39
ockof h39
ocks m-59 k-25
ocks_ m-29
ocksm m-29
ockt h27
ockta h27
oco h-39
ocop h-35
oct r32 m-30 k-31
oct_ r51 h-30
octo r-19 m-30 h32 k-31
octob m-20
octor h48
ocu g-65 h65
ocum g-28 h-23
ocume g-28 h-23
ocur h38
ocure h26
ocut h49
ocute h49
od_ h-93 k-45
oda g-54 h-37
oda_ h-38
oday g-42
oday_ r-31 g-41
odd r-72 m68 h68 k-19
odds r-27 m56 h32
odds_ r-27 m56 h32
ode r-25 h39 k57
ode_ m25 k64
odei h24 k-20
odein h24 k-20
odel h34
odels h23
odes m-23 k24
odes_ m-21 k24
odh r39 g47
odha r22 g43
odha_ r22 g43
odi h53
odia h28
odiac h28
odka r-20 h23
odka_ r-20 h23
odo h66
odom h26
odome h26
odoo h50
odoo_ h50
ods r-27 h-64
ods_ r-27 h-64
odu r-20 g31
oduc r-20 g31
oduct r-20 g31
odw r38
odwi r38
odwil r38
ody r-36 g28 h27 k40
ody_ r-36 h23 k42
odys g19
odys_ g19
oe_ h-22
oes r23 g23 h-91 k47
oes_ r35 h-82 k44
oet h37
oev g-28
oeve g-28
oever g-28
of_ r-42 g53 m-65 h-21 k-62
ofa r-50 h-46 k-22
ofa_ r-50 h-46 k-22
off g-68 h77 k29
off_ r67 g-25 h65 k42
offe r-66 g-24 m-25 h37
offee g-21
offer r-55 h30
offi h-56
offic h-65
offs h31
ofi g-59 h-26 k-19
ofit g-44 h-24
ofit_ r-22 g-44 h-24
ofr r37 g-19 h-49
oft g-34 m-38 h-34
oft_ r22 h-76
ofto g-21
oftop h19
oftw m-32 h30
oftwa m-32 h30
og_ r-34 g30 m-23 h147
ogar g21
ogari g21
oge g-30
oger h20
oger_ h20
ogi h40
ogin h49
ogn h59
ogna h59
ognac h59
ogr r-24 g-24
ogra r-28 g-24
ogs m25 h39
ogs_ m25 h39
ogy h28
ogy_ h28
oh_ r-50 g38
ohan h20
ohani h20
ohn m-28
oho r34 h-28
ohol h-21
ohol_ h-51
oholi h30
ohom r20
ohom_ r20
ohoo r21
oi_ r30
oic r-29 m-19 h20
oice r-27 m-19 h21
oice_ r-52
oices r24 h28
oid k37
oid_ h-28 k28
oil r-52 m28 h-36
oil_ m30 h-20
oile r-35 g-26
oilet r-23
oin g30 m32 h85 k-27
oin_ g21 m29 k-34
oing g19 h-63 k51
oing_ g19 h-63 k51
oins r20 h42 k-24
oins_ r20 h42 k-24
oint r-25 h59 k-20
oint_ r-44 h83
oints r37
ois k-38
oise k-36
oise_ k-36
oja h91
oja_ h65
oju h28
oju_ h28
ok_ g30
oke g23 m55 h34
oke_ r-26 h38
oked r20 g-27 h-45
oked_ r20 g-27 h-45
oken g26 h-27
oken_ g35 h-63
okens h37
oker m66 h75
oker_ g72 m51 h41
okera g-45 h23
okers h33
okh h21
oki r-21 m46 h52
okie r-33 m73
okie_ m52 h32
okies m21 h-19
okin m-27 h39
oking m-27 h39
okl h-25
okle h-25
oklet h-25
okr r25 g32
okra r25 g32
okra_ r25 g32
oks r-33 m-22 h-74 k37
oks_ r-25 h-25 k51
oksh h-49
oksho h-49
oku h41
okup h41
okup_ h41
ol_ r-72 m22 h-40 k-41
ola r-49 g-66 h-58
ola_ g-32 m43
olar h-31
olar_ r-22
olas h-69
olass h-36
olat r-24 g-25 h51
olati h58
old r25 g-23 k-35
old_ r-21 m-35 h19
olde r31 m24
older r35 m-21
oldi r-26 g-25
oldin r-26
olds r40 g25
olds_ r38 g29
ole r-39 h25 k-66
ole_ r-34 g-34 h-33 k-34
olee g30
olees g30
olen r-47 h76
olen_ h76
olf h-47
olf_ m24 h-46
oli r79 g34 m-38 h-69
oli_ r96
olic g68 k22
olic_ h34
olice h-26 k27
olicy g100 h-49
olid g-22 h41
olida g-22 h41
olis r-29 g36 h-19
olisa g59
olish g-23
oliv r-21 g-37 h-62
olive r-21 g-37 h-62
oll m32 h19
oll_ g-40 m-23 k27
olla h-38
ollar h-38
olle r-38 m20
ollea k-30
ollec g-46 k43
olled g35 h-47
oller h21
olli m24 h61
ollin m26 h53
ollo g90
ollo_ r-21 g30
ollov r41
ollow g69
olls g-19 m-26
olls_ g-19 m-26
olly h44
olly_ h49
olo r-61 g33
olo_ r-21 h25
olog g-22 h65
ologe h20
ology h28
olou h-62
olour h-62
ols r-19 g-25 h52
ols_ r-19 g-24 h47
olt r-35 m24
olt_ m24
olu h73
olum m23 h37
olut h36
olut_ h33
olv r45
olvi r45
olvin r45
oly g41 m19
olym g41 m51
olymp g55 m42
om3 r39
om3a r39
om3a_ r39
om_ r27 g44 m-44 h-27
oma r-23 g-38 m-34 k-33
omac g49
omach g30
oman r-25 g-31 h25
oman_ r-25 g-31 h25
omar r23 h-28
omar_ r23 h-28
omat m-31
omato m-31 h-21
omb g44 m27 h-34
omb_ g52
ombo m34 h-26
ombol m34 h-26
ome g99 m-28 k19
ome_ g85 h-54 k30
omeb g-22
omebo g-22
omeo r-20 g-32 h26
omeon r-20 g-32 h26
omes g-19 h-25
omes_ g-19 h-25
omet r25 g33 h72
omete h21
ometh r26 g21 h23
ometr h28
omew g57
omewh g57
omi g19
omil m52 h44
omill m52 h44
omin g38
oming g44
omino h-50
omis r45 h-36
omise h-31
omiss r26
omm h71 k42
omme g24 h48
ommel h51
ommer g28
ommi h24
ommis r-31 h29
ommit r41
ommu h33
ommun h33
omo r-34 h45 k42
omol h23
omola r-29 h23
omor r-31 k32
omorr r-31 k32
omp g-34 h-22
ompa g-28 h67
ompan g-28 h67
ompe r28 m38
ompen r30
ompet m38
ompl h-23 k28
ompli h-23 k28
ompo h-21
ompou r-23
ompr g22
ompre g22
ompu m-29 h-19
oms h64 k-27
oms_ h64 k-27
omw h28
omwa h28
omwar h28
omy h-41
omy_ h-41
on_ k-38
ona r69 g-39
ona_ r48 g21 h-46
onal r31 g-29 m38 h50
onal_ r35 g-28 m38 h40
onar h22
onara h22
onate r-41
onati r48
onc r-67 g37 m-20
once r-45 g46 m-41 h-20
once_ r-42 g20 m-30 h-34
oncei g39
oncel h41
ond r74 h-45 k-24
ond_ g-35 h-70
onda r-36
onday r-28
ondi g-23 h-26
ondit r31 g-23
ondo g43
onds r114 g33 h-25
onds_ r114 g33 h-25
one r32 g69 m20 h59 k40
one_ r-49 g41 m40 h-33
oned r-27 g46 h90
oned_ r-24 g46 h65
oner_ h-23
ones r26 m-34 h59
ones_ r26 m-34 h46
oney r69 m30 h-64
oney_ m24 h-36 k22
oneyl r58
onf r-22 g-24
onfe r-20 h22
onfer r-20
onfi h-41
onfir h-25
ong r40 g33 m70
ong_ r33 g-51 m73 k49
onge m27
onger m23
ongs g84
ongs_ g84
oni h81 k22
oni_ r26 h56
onic g41 h19
onic_ h50
onics g34 h-31
onin h23
oning h23
onk h81
onka h35
onkat h35
onke h28
onkey h28
onl r-67 g37 k33
onli r-46 g26
onlin r-46 g26
only r-21 m-23
only_ r-21 h-31
onlyf h47
onn r-34 g-34
onne r-33 g-33 h-35
onnes g-22 h-31
ono m-60 h-39
onom h-42
onomy h-41
onor h26
onor_ h26
ons r-30 m-54 k54
ons_ r-63 g44 h-50
onsh h56
onshi h56
onsi r26
onsid r26
onso r21 g-22 m-33
onsol r22
onsor m-28
onsu g-22 k41
onsul g-24 h-41 k42
onsum h30
ont m37 h-20 k31
ont_ r-29 g-32 m21 h-30 k75
ontac h19
onte r21 m54 h56
onte_ m32 h44
onten m-19 h42
ontes m45 h-36
onth g24 m-34 h-55
onth_ r19 g80 h-24
onthl g-34
onths g-22 h-33 k-38
ontra r27
ontri r-25
onu r-35 m55 h28
onus r-35 m55 h29
onus_ r-35 m55 h29
onv r28 h20
onve r28 g-25 h39
onven r49 g-34 h44
onver r-21
onvo h-19
onvoy h-19
ony h24
ony_ h28
onz h22
oo3 h-29
oo3_ g-24 h-20
oo7 g-25
oo_ r27 g23 h34 k-21
oob r42
oob_ r42
ood r88 m-74 k-61
ood_ r67 g-26 m-69 h-44 k-62
oodo h50
oodoo h50
oods r-27 g43 h-49
oods_ r-27 g43 h-49
oodw r38
oodwi r38
oody h59
oody_ h59
oof r-27 g35 h-36
oof_ r-25 g48
ooft h19
oofto h19
ooj h22
ooja h22
ook r-59 g-37 m-25 k21
ook_ h-34
ooke r21 g-28 h47
ooked r21 g-27 h-19
ooker h66
ooki r-27 h55
ookie r-33 m32
ookin m-27 h54
ookl h-25
ookle h-25
ooks r-33 m-22 h-74 k37
ooks_ r-25 h-25 k51
ooksh h-49
ooku h41
ookup h41
ool g32 m23 h-100
ool_ r-28 g39 m28 h-94 k25
ools h32 k-24
ools_ h28 k-24
oom r-33 m-28 h46 k-37
oom_ r-21 m-33
ooms h61 k-20
ooms_ h61 k-20
oon g64 h-25
oon_ r-59 g62 h-51
oona g47
oona_ g47
oons g-33 h41
oons_ g-29
oonsh h47
oop g26
oop_ g29
oor r38 m-38 h-44 k-58
oor_ m-32 k-47
oos g25 m38
oos_ g-24 m71 h-30
oose g19 h41
oose_ h25
oosi g46
oosin g37
oot g-60 h31
oot_ r34 g-53 m49 h-87
oota h51
ootb h-26
ootba h-26
ooth h65
ootl h31
ootle h31
oots h-22
oots_ h-22
ooz h67
ooze h53
ooze_ h53
op_ g25 m-35 h-141 k-94
opar h28
opard h28
ope r-24 g109 h-62
ope_ r-43 g29 k-21
open g67 m42 k21
open_ g142 m-19
opene g-27 h-24 k22
openi g-26 m20
opens g-22 m44 h24
oper h-39 k19
opera h-33 k24
opes h-19
opes_ h-19
oph m-19
ophe h42
ophet h47
ophy m-19 h-20
ophy_ m-19 h-20
opi h92
opie g-27 h48
opied h19
opies h29
opin g44
oping g44
opiu h34
opium h34
opk h33
opke h33
opkee h33
opl r-36 g-24 m-20 h55 k21
ople r-34 g-23 m-23 h57 k21
ople_ r-22 g-23 k44
oples h53 k-23
opo m-32 h78
opol m-32
opp r-37 g-37 h54 k-27
oppe h51 k-23
opped g-44 m28 h35
opper r-34 g45 k-19
oppi r-20 g-31
oppin r-20 g-31
oppy h-22
oppy_ h-22
ops r-20 g50 h69 k21
ops_ h88 k21
opsh g58 h-19
opshi g33 h-19
opt r-39 g118 m19 h-78 k-34
opt_ g21 h-29
opti r-34 g73 m29 h-47 k-34
optio r-34 g73 m29 h-47 k-34
opy r-25 g-55
opy_ g-49
or_ r-63 g87 m40 h93 k-62
ora r51 g-61
ora_ r49
oran g-23 h-23
orang g-23 h-23
orar h21
orary h21
orat r22 g-20 m-26 h-30
orate r37 h-21
orati m-21
orb r47
orbe r42
orbea r42
orc g-21 h96
orce g-21 h54
orcer h54
orch h-25
orci h34
orcin h30
ord r-26 g-49 h-73 k26
ord_ r-27 g-60 h-75 k42
orde g30
ordea h21
order g34 h-34
ords h25
ords_ h25
ore r78 g-57 m49 h39
ore_ r19 g-29 m38
ored h52
ored_ h67
oreh r31
oreha r31
ores r24 g-31 h23
ores_ r24 h23
orex g49
orex_ g49
org r-24 g-48 h146 k-28
orga g-23 h59
organ r21 g-23 h78
orgav r-52
orge r-24 g-20 h63
orge_ h-30
orged r-22 h56
orget h41
orgin h40
orgiv h-21
ori m-26 h-87 k19
oria g22
orial g22
orig h35
origi h35
orin r37 m-22 h-28
orine m-22
oring r37 h-21
oris h-85
orit h-22
oriti k21
ority g22
oriz h47
orizo h47
ork r-28 m-43 h19
ork_ r-20 g-49 h-82
orke r-44 g27 h49
orker r-22 g27 h58
orki r22
orkin r22
orkm g35
orkme g35
orks g-37
orks_ h29
orksh g-22 h-26
orl g33
orld g33
orld_ g33
orm r-55 h-61 k74
orm_ r-24 h-25 k63
orma r-27 g-41 h-24 k19
ormal r-19 g-38 h-22 k25
orms g21
orms_ g21
orn r-99 m-34 h51 k-25
orn_ m-26
orne r-46
orni r-39 h22
ornin r-36
oro r-38 m19 h24
oro_ r-36 g45 m19
oros g-24 h42
orosc g-24 h42
orp r37 g-31 h-38
orp_ r25
orph r-46 g-30
orpha r-46 g-26
orpo r37 h-21
orpor r37 h-21
orr r-59 g56 m-37 k25
orre h-23
orrec h-23
orro g29 k37
orrow g29 k37
orry r-38 g38 m-19
orry_ r-38 g38 m-19
ors r-22 g43 h51
orse r-26 g44 m22
orse_ r-26 g28 h22
orses h-28
orsh h70
orshi h70
ort r-25 g103 k-33
ort_ r-76 g80
orta h-32
ortad h31
orte g52 h-37
orted g24 h-25
orter g28
ortg r31
orth r22
orth_ r22 h20
orti g36
ortio g26 h41
ortn r28
ortni r28
orts g-35 m40 h38
orts_ g-28 m25 h38
ortsb m19
orty r-28 m59
orty_ r-28 m50
orw r37 g44 h-38 k22
orwa r38 g27 h-38 k22
orwar r38 g27 h-38 k22
os_ g-82 m-22 h55
osa g-26 h-43
osar r-26
osara r-26
osc g-27 h103
osci h43
osciu h43
osco g-24 h42
oscop g-24 h42
ose r-45 g42 m51 k26
ose_ k48
osec h27
osecc h27
osed r-45 g35
osed_ r-45 g35
osen m-21
osen_ m-21
oser m89 h-27
oser_ m35 h-19
osers m53
oses_ r20 g19 m-24
osh r28 k33
osh_ k34
osht h27
osht_ h27
osi g89 m53 h25 k-19
osi_ r19
osin r-45 g27 m43
osing r-45 g27 m43
osit g59 m19
osit_ m43
osite r23
ositi g66 h-24
osk_ h30
oso h-24
osoo h-24
osoom h-24
osp r-19 h-39
ospi r-19 h-39
ospit r-19 h-39
osq r-31
osqu r-31
osque r-31
oss r-24 g27 m42 k29
oss_ g-30 m35 h19 k47
osse g33
osses g33 m19
osso g22 h-39
ossom g22 h-44
ost r83 m-20 k-51
ost_ g-45 h-19 k-22
osta g52 m-19 h-23
osta2 g25
oste g-24 m-35
oster r-28 m-22
osti h53
ostit h20
osts r61 g43 m23
osts_ r61 g43 m23
ostu h-30
ostum h-30
ot_ g-39 m52 h-22 k-50
ota r-82 m-37 h-22
ota_ r-22 g25
otal r-21
otal_ r-21
otar r-38 g-19 h-34
otary r-38 g-19 h-34
otat m-45 h-32
otato m-45 h-32
otb h-26
otba h-26
otbal h-26
otch h39
otch_ h39
ote r35 m64 h-32
ote_ r34 g-89 m-22
otec g83 m-22
otect g85 m-21
otel r-41 h-33
otel_ r-41 h-67
otels h34
oter m27
otes r45 g-29 m22
otes_ r45 g-29 m22
otex g41 m53
otex_ g41 m53
oth r-68
oth_ m-45 h-47
othe r23 g-20
othel h21
other r26
othes g-29 h-19
othi r-77 g-30 m37 h-30
othin r-77 g-30 m37 h-30
oths g32 h57
oti g-62 m-50 h50 k41
otic h44 k44
otic_ h36
otice k46
otin h20
otio m-41 h-32
otion m-41 h-32
otk h33
otl h77
otle h56
otleg h31
otli h21
otlin h21
otm r26
otm_ g29
oto r-33 g-30 k-32
oto_ r-24 g-26 m29 h-33
otoc h-39
otoco h-39
otor g35
otor_ g43
otos h70 k-20
otos_ h70 k-20
ots g26 m30 k-22
ots_ g29 k-20
ott r-53 g20 m81 h88
otte g34 h-22 k26
otted r30 g53 m-19
otter r-39 m35 h26 k26
otti h40
ottis h40
ottl r-31 g-35 h64
ottle r-31 g-35 h64
otto g31 m73 h34 k-19
otto_ g-30 m84 h58
ottom g35
otton g26 h-31
ottr m22 h-23
ottry m22 h-23
otu h-21
otus h-21
otus_ h-21
oty h40
oty_ h40
ou_ r43 g-64 m32 k-21
oub r82 m27
oubl r82 m28
ouble r46 m52
ouc g47 h-28 k24
ouch g47 h-28 k24
ouch_ g42
ouche g-29 k30
oud r-40 g-34 h-49
oud_ r-40 g-19 h-56
oug r-47 g-29 m-24 k46
ough r-47 g-29 m-22 k46
ough_ r-28 k38
ought r-19
oui h35
ouk g-22
ouk_ g-22
oul g43 m85 h-31
ould m36
ould_ g19 m27 h-33
oule m55 h23
oulet m55 h23
oun r47 g-31 m-43
oun_ r65
ounc r21 g-30
ounce r41 g-30 h33
ounci r-20 h-25
ound k-26
ound_ r40 k21
ounde m-20
ounds r-44 m30 k-36
oung r-27 h23
ounge r-27 h23
ount h-29 k41
ount_ g59 m23 h-46
ounta r-44 k-27
ounte r-76 g-33 h45
ounti r82 g-22 h-21
ountr g19 h-24 k52
ounts r39 h33 k20
oup r34 g-51 m80 k30
oup_ r-21 h-86 k34
oupi m39 h27
oupie m39 h27
oupl h40
ouple h40
oupo r60 g-33 m50 h19
oupon r60 g-33 m50 h19
ouq h-19
our r-95 g-64 k38
our_ g-51 k-26
oura r19 m21
oura_ r19 m26
ourb h37
ourbo h37
ourc g26
ource g26
oure r-29 g-23 k25
oured r-29 g-21
ouri r-40 g-25
ourie r-40 g-25 m-23 h-44
ouris h24
ourn m19
ourna m20
ours r-30 g-20 h-29
ours_ r-42 g30 h-43 k26
ourse g-50
ourt g35 k21
ourt_ g42 h-20
ourte h19
ourth k33
ous g-27 k-33
ous_ r30 h33 k19
ousa r26 g-23
ousan r26 g-23
ouse g-24 k-44
ouse_ h33 k-41
ousi r-21 m-41 h-41
ousi_ g-22
ousie h-25
ousin g38 m-48
out r-37 m62 k43
out_ r-33 m41 h44 k40
oute h-42 k26
oute_ h-23 k26
ov_ r46
ova r-27 h-26
oval r-27 h-33
oval_ r-27 h-33
ove g-89 m-21
ove_ r-36 g-51 k93
oved r24 g-23 k-28
oved_ r24 g-23 k-28
ovel g-26 m-21 h-21
ovel_ g-26 m-21 h-21
oven r-35 g-24
oven_ r-35 g-24
over r58 g50 m23 h-39
over_ g70 m43 h28
overc r-22
overd r28
overe r28 g32
overi r21 g-27
overn r58 m-19
overs m25 h-28
overt r-42 g-25 h-34
overy g24
oves h49 k-29
oves_ h42 k-29
ovi r33 h68
ovid r23
ovide r23
ovie h33
ovies h36
ovin h34
oving h48
ow_ r-19 g43 h-19
owa r-63 h59
owa_ m24
owan g-20 h42
owanc g-20 h42
owar r-46 g-21 h34
owar_ h34
oward r-46
owd m-19 h-38
owde h-23
owder h-23
owe r-35 g-61 m138 h-46 k-63
owe_ r62 g-40 m84
owed r-27 g-23 m-24 h-28 k-23
owed_ r-27 g-23 m-24 h-28 k-23
owel g-19
ower r-36 g39 h19 k-35
ower_ r-32 g52 m-22 h-39 k-23
owerb m46 h50
owers m-20
owes r-41 m74
owes_ r-35 m48
owi r50 m32 h35
owin r50 m32 h35
owing r50 m32 h35
owl m20
owl_ m35
owm g29
owme g29
owmen g29
own r-30 g63 m-23 h-96
own_ r-30 g20 m-35 h-42
owne r-24 g24 m42
owner r-23 m46
owni g54
ownie g-21 h40
ownin g75 h-24
owns_ h-47
owr r54
owry r41
owry_ r41
ows r-19 g71 h-43 k-20
ows_ r-19 g80 h-64 k-69
ox_ r-78 g-28 k-20
oxe g-38 h-25 k-23
oxes g-23 h-38 k-23
oxes_ g-23 h-38 k-23
oxy g-30 h67
oxy_ g-24 h62
oxys h24
oxys_ h24
oy_ g-71 m27 h21
oyd g38
oyds g38
oyds_ g38
oye k26
oyee k30
oyee_ k34
oyer g-20
oyer_ g-20
oys r-39 g45 m-37 h-29 k-27
oys_ r-39 m-33 k-19
oyst g48
oyste g48
oz_ r-36 m37 h-29
oze h23
oze_ h53
ozen h-31
ozen_ h-31
pa_ r-30 g-23 h51
pac r-45 g37 m24
pack r-29 m-21
pack_ r-22 g31
packa m-21 h-27
packe h42
pad m22
pad_ h-20
padd h34
padde h41
pade h-22
pag h42
page m-19 h49
page_ h50
pai r-64 g-33 m-38 h-39 k-27
paid r91
paid_ r91
pain r-90 g-24 m-27 h-61
pain_ h42
paint r-88 g-20 m-26 h-104
pair r-41 m-26
pair_ r-21 m-23 h-21
paire h25
pais r-24 h20
paisa r-24 h-40
paise h60
pal r46 g42 m-19 h-28 k-28
pal_ r72
pala h-37
pali r27
pall g101 h-45 k-19
palle g101 h-45 k-19
palm r-31 g-25 h85
palm_ g-23 h24
palmi h61
palms r-21
palu h-19
paluw h-19
pam m-23 h25
pam_ h38
pan g-21 m-31 h87 k-22
pana h-81
panc h36
pance h36
pand h42
pandi h42
pane k-25
panel h-21 k-25
pang h69
pang_ h37
pango h32
pani h48
pani_ h28
panio h20
pant m-23
pany g-22 h47
pany_ r23 h37
pap r-44 h19
pape r-44
paper r-44
par r-22 g-47 m-28 h-26 k-75
par_ r83 h-35
para r-46 m-24
para_ m-24 h-38
param g20
parat r-35 h33
parc r-45 h-37 k-29
parce r-32 h-37 k-29
pard h28
pard_ h28
pare g-22 m-22 h-43 k-34
pare_ m-22 h-42
paren k-23
pari r38 m73 h35
pari_ r38 m57 h45
park g-45 m-46 h-35
parki r-42 g-23 m-31 h-35
parl m32 h43
parlo m19 h45
parm h34
parma h34
parr g21 h-26
parro g21 h-26
part g20 m-27 h23
part_ r52 m-20
partm r-30
parts h-33 k-20
party m28 h50 k35
pas r-33 m-36 h67 k93
pas_ r-23
pass r-68 m-21 k65
pass_ k50
passe g45
passi r-38 g-19 h-24 k30
passp h31 k-42
past r57 h62 k32
past_ r57 k43
pastr h25
pat r45 g33 m44 h-41
pata g28
pata_ g38
pate h-19
paten h-19
pati h-41
patie h-36
pato r67 h-20
paton r67 h-20
patr m28 h33
patro m30 h24
patt r-22 m44
patti r-25 m40
pau g-23
paul g-23
pauli g-23
paw r138 h-20
pawn r139
pawn_ r41
pawnb r24
pawne r41
pawns r33
pay r117 k29
pay_ r34 m-31 h29
paya r22
payda h26
paye r24
payi r39
payin r39
paym r-21
payme r-22
payo r20
payr g-19 k32
payro g-19 k32
pays g32 m43 h-26
pays_ g38 m51
pcs m20
pcs_ m-20 h-23
pcso m41 h31
pcso_ m41 h31
pct r41
pct_ r41
pe_ r-50 g34 m-30 h-39 k-33
pea r-48 g50 m-21 h-23 k25
peal h-26 k28
peal_ h-26 k28
pear r-45 g64 h-26
pear_ r-20 h35
pearl r-23 g70 h-29
pears h-31
peat h58
peaty h58
peb g41
pebb g41
pebbl g41
pec r-32 g23 k-38
pec_ r-32 g36
peci g32
pecia h42
pecif g32 h-29
pect g-31 h25 k-38
pecte g-23
pecti h-22
pecto h60 k-27
ped r-24 g-28 m23 h19
ped_ r-22 g-28 m23 h40
pee g-43
pee_ g-42
peed h-20
peed_ h-21
peg h45
pegs h38
pegs_ h38
peh g61 h-21
pehl g61 h-21
pehle g78 h-21
pek h31
peke h31
peken h19
pel r-24 g-22 h42
pell r-24 g-22 h42
pell_ r-24 h42
pen r29 m-21 h-89 k-34
pen_ r-27 g79 m-22
pena r45 h-31
penal r45 h-31
pend r23 g44 m-25 k-19
pendi r37
pends g55 m-25
pene g-30 h-24 k28
pened g-30 h-24 k28
peni g-26 m20
penin g-26 m20
penn r-38 g-33 m49
penny r-38 g-33 m49
pens r45 g-19 h-22 k-40
pens_ r20 m36 k-30
pensa r29
pense r19 h-23
pensi r-22
pent r-40 m-33 h-28
pent_ r-24
pente m-33 h-25
peo r-22 g-23 k44
peop r-22 g-23 k44
peopl r-22 g-23 k44
pep r-20 g-19
pepp r-20 g-19
peppe r-20 g-19
per m27 h85
per_ r93 g23 m83 h-59
pera k20
perat h-20 k24
perc r21 g-30 m-20 k22
perce r24 m-19 k24
perf h-24
peri h84
perie h36
perin h25
perm r-26 g33 m-25 h28
perm_ h25
perma m-19
permi g42
pero g-19 h71
perol h33
peron h38
perp g96 h-42
perp_ g36
perpe r25 g26 m46
perps g34 m-32
pers r-50 g-53 m-28
pers_ r-55 g-37 m-20 h26 k-59
perso h-34 k71
pes r37 h-80
pes_ h-80
pet r-22 m41 h-95 k-52
pet_ g22 m-19 h-28
pete g32
peter g32
peti m34
petit m35 h-23
petr g-22 h-24
petro g-22 h-24
pets r-22 g-43
pets_ r-22 g-43
pett k-19
petty k-19
petu r25 g26 m46
petua r25 g26 m46
pey h42
peys h34
peysi h34
pf_ r56
pgr h21
pgra h21
pgrad h21
pha r-46 m-33 h-61 k-23
phan r-46 g-27
phana r-19
phans r-27
phar h-49
pharm h-49
phe r-23 g-33 m-28 h107 k-23
phet h59
phet_ h47
phi r-26 h34
phil r-25 g19
phis h40
phish h40
pho r-32 k-27
phon m26
phone m26
phot r-41 g-32 m-24 k-29
photo r-41 g-32 m-24 k-29
phy g-22 m-19 h-38
phy_ m-19
phys h-20
physi h-20
pia m-20
pic g27 m22 h54 k-35
pic_ g37
pice_ h61
pick g49 m36 h-102
pick_ g70 m30 h-34
picke r-32 g-53 h-67
picku r20
pics g-19 h50
pics_ g-19 h50
pict h37
pictu h37
picy g-27 h52
picy_ g-27 h52
pie g-37 h30
piec g-24
piece g-24
pied h19
pied_ h19
pier m39 h27
pies h19
pies_ h19
pig h79 k-46
pig_ h114
pige h-47
pigeo h-47
pigl h38
pigle h38
pigs h53 k-31
pigs_ h44
pil g-29
pile m34
pile_ m34
pill g-33 h-28
pills g-23 h26
pils h64
pim h87
pimp h53
pin r-53 g-26 m93 h38
pin_ r-21 g-27 h-83 k53
ping g33 k-21
ping_ g33 k-21
pink g-19 m24
pinn m23
pino h52
pinot h29
pins m40 h45
pins_ m40 h45
pint h40
pints h26
pir r-34 m-26 h98
pir_ h23
pira h49
pirat h49
pire g-24 h24
pired g-24 h24
piri r-26 h-31
pirin g32 h-34
pirit g-21
piry g24 h34
piry_ g24 h34
pis r-23
pist_ h-19
pit r30 g-27 m-40 h-20 k-22
pit_ h28
pita r31 g-21 h-46 k-21
pital r31 g-21 h-51 k-21
pitc m-27
pitch m-27
piu h34
pium h34
pium_ h34
piz r-30 m-23 h-31
pizz r-30 m-23 h-31
pizza r-30 m-23 h-31
pke h28
pkee h28
pkeep h28
pl_ r-27 m25 h-34
pla r-114 k-31
plac r-19 g32 h33
place r-19 g32 h34
plai g-29 h-22 k41
plain g-29 h-22 k41
plan g20 m-57 h-81
plan_ r22 g34 h-64
plat r-53 m-22 k-25
plate r-74 g-35 m-43
platf r21 g36 m21
play r-46 g-19 m69 h87 k-40
play_ m68 h70
playb h41
playe r-31 m24
ple g-71 m-41 h72 k61
ple_ r-25 m-46 h63 k50
plea g-49
pleas g-49
pled r43
pledg r43
ples h57
ples_ k30
pless h53 k-23
pli r-55 h32
plia h-33 k23
plian h-33 k23
plic g-30 h44
plica g-30 h44
plie r-22 g21 k-19
plier r-22 g25 k-19
plit r-23
plit_ r-19
plo r-39 g49 m-57 h-45
plot r-26 g59 m-52 h-33 k-23
plot_ r-26 g32 m-47 h-25 k-22
plots g27
ploy k23
ploye k26
pls h36 k19
pls_ h36 k19
plu r70 g-21 h-32
plug h67
plug_ h30
plum r-43 g-19 m-21 h-73
plumb r-43 m-21
plus r117 m45 h-26
plus_ r117 h-24
ply r34 h21
ply_ r34 h21
plz r23 g23
plz_ r23 g23
pm_ r-26 g28 m-37 h-26
pme r23 h30
pmen r23 h30
pment r23 h30
pmt r39 h-40 k30
pmt_ r39 h-40 k30
po_ r28 g-34 h22
poa h26
poc g29 m32 h-20
pock g29 m32 h-20
pocke g29 m32 h-20
pod h-40
poi g29
poin g31
point g31
pok r-37 m114
poke r-37 m73
poke_ g22
poker r-26 m82 h-26
pol r-40 g36 m-40 h-41
pole r-22 g-21 k-19
pole_ r-22 g-21 k-19
poli g57 h-47 k22
polic g80 h-45 k22
polis g-23
poly m-23 h23
pon r69 g21 m31 h32
pon_ r27 m55 h-22
pond g36
pond_ g36
pons r28 m-30 h30
pons_ r29 h36
ponso m-28
poo g-62 m74 h29
pooj h22
pooja h22
pool g-56 m113
pool_ g-30 m74 h-58
pools g-26 m34 h56
poor m-22
poor_ r24
pop g-20 h71
popp h30
poppe h29
poppy h-22
por r-31 g-47 m-48 h184 k29
pora r37
porar h21
porat r37 h-21
porc h54
porci h30
pork h109
pork_ h118
porn m-26 h62
porn_ m-25 h44
port r-52 g-24 h-69 k35
port_ r-56 g-53 k28
porta h-50
porti g44
ports g-24 m54
pos r43 g27 m-56 h-34
pose k54
pose_ k54
posi g59 m19
posit g59 m19
poss g36
posse g36 h-28
post g-68 m-21 k-28
post_ r20 g-46 h52
poste m-22 h-27
pot g-89 m80 h-109 k-19
pot_ g-50 m149 h-35 k-19
pota m-45 h-32
potat m-45 h-32
poti g-33 h24
potio h24
pott m-29 h-58
potte m-29 h-58
pou r34 g-45 h26 k-30
poun r51 g-23 h-38 k-30
pound r51 g-23 h-38 k-30
pour g-22 h59
pow r-21 g-23 m38 h28
powd h-23
powde h-23
powe m46 h51
power m46 h51
pp_ r53 g-116 m25 h60 k26
ppa h27
ppa_ h27
ppe r-31 g-41 h88
ppea r-22 k28
ppeal h-26 k28
ppear r-21 h28
pped g-35 h56
pped_ g-35 h56
ppen r38
ppens r38
pper r-46 m-21 h42 k-42
pper_ r-39 g40 h26 k-19
ppero h34
ppers k-21
ppf r56
ppf_ r56
ppi r-61 g26 h-30
ppin r-61 h-20
pping r-44
ppl g102 m-41 k-26
pple g34 h-30
pple_ g25 h-26
ppli r-30 g31 m-23
pplia g33
pplic g-22
pplie r-22 g21 m-23
pply r34 g37 h23
pply_ r34 g37 h23
ppo r-24 g-33 h-28 k25
ppor g-32 h-22 k25
pport g-32 h-25 k25
ppro g33
pprov g33
ppy r-22 g36 m-23
ppy_ r-22 g36 m-23
pr_ r58
pra r-40 h36
pray r-50 h39
pray_ r-22 h27
praye r-27
pre r38 g236 m-32 h-147 k-47
pre_ g95
prea r27 g98 h-61
pread r27 g98 h-61
pred m21
predi m21
pref r49 g-56
prefe r49 g-56
preh g22
prehe g22
prem r-45 g60
prem_ g63 h-31
premi r-43 m20 h30 k19
preo g23
preor g23
prep h-29
prep_ h-23
pres h-28 k-32
presa g47 h-35
presc g-38 h27
prese r25 g-24
press g-23
pri r-87 m32 h-30 k-41
pric g33
price g33
pril r-40
pril_ r-40
prin g-59 h-72
princ r48 h-23
pring r49 g27 h-24
print r-90 g-74 h-25
pris r-52 g77 h-25 k-20
prise r-52 g77 h-25 k-20
prit h37
pritz h37
priv h35
priva g-32 h35
priz g-43 m27 h-23
prize g-43 m27 h-23
pro r23 g21 m-70 h43
probl g23
proc r36 k24
proce r44 h-20 k28
procu h26
prod g31 h21
produ g31 h21
prof g-23 h-33
profi g-58 h-32
prog h-19
progr h-19
prom r36 m-20 h-34
promi r45 h-36
proof h-49
prop g-19 h22
proph h47
pros h90
prosc h43
prose h27
prost h20
prot g85 m-21
prote g85 m-21
provi r23
prox h19
proxy h19
ps_ r-35 g71 m33 h28 k-36
psh g58 h-19
pshi g33 h-19
pship g33 h-19
pst r22 g-22 m61 h-32
psta r27 m48 h-19
pstai r30
pstak m54 h-19
psti h-20
pstic h-20
psu g20 h-24
psul g25
psule g25
psy h64
psyc h58
psych h58
pt_ r-65 g24 m-25 h-66 k-37
pta r25 h52
ptag h43
ptago h43
ptai r26
ptain r26
pte g-24
pti g58 m35 h-38 k-44
ptio g58 m36 h-34 k-37
ption g58 m36 h-34 k-37
pto g24 m-22 h-62
pto_ h-25 k31
ptop m-23 h-19 k-22
ptop_ m-23 h-41
ptops h22
pts r37
pts_ r37
ptv h46
ptv_ h46
pty k-23
pty_ k-23
pub r-39 g-32
publ r-39 g-19
publi r-39 g-19
pud h34
pudd h34
puddi h34
puj h60
puja h60
puja_ h49
pul r29 g-26 m19 h28
pula r22 g-29
pull m20
pulle h29
pulls m21 h-20
pump h-21
pump_ h-21
pun m41 h24
punt g-22 m43
punt_ g-20 m19
pup g34 h-41
pupp g42 h-41
puppy g40
pur r26 g-19 k37
purc r38
purch r38
purp k51
purpo k54
pus r27 m43
push r27 h28
push_ r67
pushe r-40 h38
pust m46 h-34
pusta m46 h-34
put r-19 g77 h-87
put_ h-88
pute m-29 h-25
puts g70 m-28
puts_ g70 m-28
putt m30 h35
putti m30 h35
py_ g-21 m-48 h27 k-28
qa_ r-42
qal r25
qar r54 h-36
qar_ r57
qard r-40
qard_ r-40
qarz r38
qarz_ r38
qat h21
qat_ h34
qba g21
qbal g21
qes r-37
qest r-37
qest_ r-37
qle h20
qlee h20
qleed h20
qsa r-24
qsat r-24
qsat_ r-24
qse r35
qsee r36
qseet r36
qty g29
qty_ g29
qua r-51 m35 h-61
qual r-57
qual_ r-57 g-22
quan r-28 g30
quant r-28 g30
quar r44 m44 h-38
quare m62
quart r45 h21
quay g-24
quay_ g-24
que r-27 g-41 m-30 h35
que_ r-39 g-21 h23 k-20
ques r40 h31 k20
quest r27 h34 k22
queu m-24
queue m-24 h-22
queur h21
qui r47 g-40 m54 h75
quia h37
quiap h37
quic m22
quick m23
quid g30
quida g34 h-20
quie k21
quiet k21
quil h25
quila h25
quir g28 h-20
quire g32 h-31
quit h38
quity h41
quiz g-32 h-37
quiz_ g-32 h-37
quo m28 h49 k-20
quor h46
quor_ h46
quot g23 m39
quote m41
qur m-29 h-24
qura m-24
quran m-24
ra_ h101 k-37
raa r19 m19
rab r88 m-39 h-81 k-30
rab_ g101 h24
raba g-36 m-26 h-67 k-22
raba_ r-28 h-28
rabah r50 h-26
rabe g34 m41 h-27
rabey m20 h-26
rabl r74 g-68
rable r74 g-68
rac r68 m31 h84 k-25
race r65
race_ r69 m-25 h-24
racec h24
raci m36 h19
racin m36 h19
rack g-28 m19 h77 k-24
rack_ g-38 m64 h57
racke m-45
ract g28 h-21
ract_ r27 h40
racto g19 h-31
racts g21
rad r-63 g31 h-50
rad_ r-43
rada g34
radab g23
radd r-46 m-20
rade r37 h-29
rade_ g23 m24 k-19
rader r20 g-44 m-19
rades g25 m25
radi m33
radin g25 m23
radio r-20
rado m-30
raf r27 g-47 m52 h44
raf_ h-23
raff r-19 g-20 m41
raffi h48
raffl m46 h-33
raft r39 g-37 m19 h29
raft_ r40 g-26
rag r-23 m36
rag_ m19 h28
rage r-28
rage_ r-21 m26
raged g40
rages h30
rah r53 g-56 m83 h76 k-19
rah_ r35 g-32
raha r20 m38 h29
raha_ r22
rahan m41 h27
rahe m22 h41
rahee h33
rahn m37
rahn_ m37
rai r-61 g-45 m-77 h-89 k30
rail g-30
rail_ g-33
rain r-43 g-27 h-53
rain_ h-29
raini r-24
rains g-36 h-39
rais r-19 k34
raise r-19 k34
rait g21 m-55 h-22
raj r-42 g-49 m24 h65
raj_ h45
raja g-26 m30 h-19
raja3 r-28 h-19
rajab r32 g-23
raje h29
raje3 h29
rak r-46 g-41
rak_ r-19 g-22 h61
raka r-19 h-37
raka_ h-24
rake m26 h-96
raki h82
raki_ h71
ral g-24 h-26
ral_ g21 h-37
rall g-34 h28
rall_ h28
ram r58 g-51 m-30 h60 k-30
ram_ r-24 h30
rama h52
ramad h60
rame h-20
rame_ h-37
ramet g20
rami r40
rami_ r36
rams r33 h30
rams_ r33 h30
ran r30 g29 m-99 h-29
ran_ r-47 g28 h-27 k-20
rana h36
rana_ h36
ranc r55 m-37 k25
rance r23 g28 m-19 h-20
ranch h29 k31
ranci h-23
rancs r22
rand r-21 g35 h32
rand_ r21 h-51
rande h41
randf g26
randi r-23 h48
randm r-26
rando g51 h-35
randy h48
rane h-39
rane_ h-39
rang r30 g-40 m-24 h28 k25
ranga r19 h-28
range g-37 m-26 k30
rangl h19
rank h36
rans k26
rans_ h-20
ransf k30
ransl g-36 h-43
ranso h55
rant r28 g30 m-26 h-72 k-23
rant_ g-20
rante r34 g-26
ranto r23
rants g19
ranty r-26 g54 h-41
rap r-56 m-52 h-59 k-40
rap_ g80 m-24 h-40
rape r-23
rape_ r-20 h20
rapes h-27
raph g-26
rapi h-19
rapis h-19
rapp h44
rappa h46
raq r-27 h55
raq_ h55
rar r-43 g-34
rare g-43 m23
rare_ g-43 m23
rary r-19 g-20 h21
rary_ r-19 g-20 h21
ras m25 k-28
ras_ m-33
rase m21 h-19
rasee m21 h-30
rash m42 h43 k-19
rash_ m40 h-22
rashe h30
rashi g-23 m19
rashw h39
rass h-35
rass_ h-35
rast h22
rasti h22
rat r58 h21
rat_ r37 m24
ratc g-20 m96 h26
ratch g-20 m96 h26
rate r68 g87 m-22
rate_ r80 g44 m-33 h-63
rated h116
rateg g24
ratel r-19 g49
rates m19
rath g-31 k26
rati g-41 m-28
ratin h20
ratio g-28 m-25 h-30
rato r-31
rator r-31
rav r-23 m-46 h23
rave g-28 m-30 h33
rave_ h55
ravel g-28 m-30 h-22
raw m28 h29
raw_ r-25 m55
rawe m-23 h21
rawer h-22
rawi g69
rawin g69
rawn r37 g-40 h-21
rawn_ r53 g-39 h-21
ray r-112 g-71 m-32 h-49 k-25
ray_ r-61 g-35
raye r-46 g38 h-21
rayed g25
rayer r-27
raz h50
raz_ h48
rba r-22 m72 h33
rbal m45 h59
rball m53 h45
rbe r31 g-27 h-66
rbe7 m20
rbe7t m20
rbea r42
rbear r42
rber h-51
rber_ h-51
rbi g-32 m27 h-21
rbo r-45 g52 h27
rbo_ g35 m35
rbon h55
rbon_ g20 h33
rbona h22
rbou r-25
rbu r-38 h-21
rbun r-38 h-21
rbun_ r-38 h-21
rce r-34
rcel r-32 h-55 k-29
rcel_ r-22 g21 h-34 k-45
rcen r24 m-19 k24
rcent r24 m-19 k24
rcer h54
rcere h40
rch r35 g-25 m-51
rch_ r28 g-33 h-27
rcha r28 m-23 h19
rchan r26 g20
rchar r-23
rchas r38
rchi r-19
rci g33 m-23 h31
rcia g34
rcial g34
rcin h30
rcine h30
rcl m23 h23
rcle m23 h21
rcle_ m23 h21
rco h-20
rcoa h-34
rcoal h-34
rcu g-21
rd_ r33 m-20 h-86 k31
rda r60 g-40
rdam h-37
rdamo h-41
rday g-26 h49
rday_ g-26 h53
rde r-31 g38
rdea h21
rdeau h21
rded h25
rded_ h25
rden r-22 h-22
rden_ r-22 h-22
rder g34 h-34
rder_ r-37 g19 m27
rdere r22 m-20
rdi r-48 g-41
rdin r-35 g-36 h-27
rdina g-24 h24
rding r-36 h-52
rdl r67 g-31
rdle r67 g-31
rdles r67 g-31
rdo m22 h48
rdo_ h30
rdon h26
rdr r36
rdra r49
rdraf r29
rds g34 h62
rds_ g34 h62
re_ r-66 g-57 h-63 k71
rea r-63 g31 m-19 h46 k-31
rea_ h-23
reac g44
reach g44
read r-45 g-26 m-74 h-38
read_ m-26 h-94
reade h38
readi h25
reads g-29 m-21 h39
ready r-29 g24 h-47
reak g52 h77
reak_ h73
reaks g63
reaky h26
real m36 h43 k28
real_ g-26 m36 h47
reall g29
ream r-38 m45
ream_ m46
reams r-34
reas r53 g-47 m-24 h-22
rease h21
reasu r69 g-24
reat m31 h49
reat_ r-20 h-26
reate h52
reath m40
reaty g37
reb g-24 h-26
reb_ g20 h-21
reba r22 g-44
rebat r22 g-44
rebh g-22
rebh_ g-22
rec r-24 m34 h-89 k38
rece g-22 h-70 k23
recei g-22 h-70 k45
rech g32 m56
recha g32 m56
recip h23
reck g42 h-26
reck_ h-20
reco g-35 k35
recor g-39 h-27 k38
recr h27
recru h24
rect_ h29
recti h21
recto k23
red r31 m56 h63 k-22
red_ g27
redee r-19
redi r39 m47 h41
redic m21
redit r40 m26
reds r-66 g-19 h27
reds_ r-66 g-19 h27
redu r29
reduc r29
ree r-59 g34 h-51
ree_ g38 m-32 k-19
reed h21
reed_ r27 g-30 h-23
reef h21
reek r21 g21
reek_ r21 g21
reem r32 g23 m19 h-19
reem_ m20
reeme r26 g23
reen r-49 m22 h-81
reen_ r-34 m34
reeni h-26
rees r-26 h28
rees_ r-26 h19
reet k25
reet_ k26
reez g-45 k26
reeze g-45 k26
ref m-40 k24
ref_ g58 m19
refe r35 g-60 m-29
refer r35 g-60 m-29
refh k41
refho k41
refi r-21 g-27
refin r-21
refu r-21 g38 m-24 k-25
refus g62
reg g-43
rega r65 g-31
regar r67 g-31
regi r-37 h-34
regis r-37 h-21
regl h19
reglo h19
regs h22
regs_ h22
reh m23 h-30 k-32
reha r25 m23 h-47
rehab h-41
rehan r31 m23
rehe g22
rehen g22
rehou g-19
rei r-53
reig r-20
reigh g23
rein g37
rein_ h20
reins g44 h-21
reit r-44 g-28
reit_ r-37 g-52
rek r30 h-21 k-23
rek_ k-23
rel m-23 h54
rel_ h42
rela h42
relab h38
rele m-23 h-61 k39
relea m-20 h-40 k39
relie h-31
relig h38
relo m21 h37
reloa m21 h37
rem r-19 g33 m21 h69
rem_ g63 h-31
rema r48 m29 h59
remai r24
reman r24 m29 h42
remed h24
remi r-42 m20 h19
remis g-32
remiu r-43 g24 h27 k19
remo m-25
remov m-25 h44 k-29
ren r74 g39 m-37 h-75 k24
ren_ h-37
renc m26
rence r30 m29 h-38
rench r-20 h49
rene g55 h-60
renes h-40
renew g48 h-20
rent r34 m-36 k61
rent_ r-23 h50 k-19
rente k44
renti k24
rents r21 g30 h-33
reo g23
reor g23
reord g23
rep r68 g-52 m-71 h-107 k-23
rep_ h-23
repa k-34
repac h42
repai m-23 h-44
repay m21
repl r-35 g26 m-39 k-27
repla r-35 g34 m-38 h-60 k-20
repli h53
repo r37 g-38 k42
repo_ r49
repor g-36 k48
repr h-19
repri h-19
repu r45
repur r45
req r46
requ r46
reque r31
rer r75 k21
rer_ r83
res r-43 g-56 m-38 k-30
res_ g-23 m21 h-29 k-50
resa g58
resal r19 g67
resc r-59 g-38 k-24
resce r-45 h-21
rescr g-38 h27
rese r58 g-59
resen r25 g-24
reser r41
reset m19 h20
resh g-22 k22
resh_ g-22
resho k23
resi r-44
reso r-31 g72 k-47
resol r-28 g58 h-20 k-26
resor k-21
ress r-47 g-61 m-39 h47 k49
ress_ r-29 g-33 m-23 h46
resse h20 k37
rest r66 g-26 m-38 h-21 k45
rest_ r119 m-48 k62
resta r-21
ret g33 h29 k-53
ret_ g26 h75
rete g-20
reti h-33 k-20
retir h-33 k-20
retu r-33 g25
retur r-33 g25
rev r33 g25 m-29 h-39 k-22
reve g42 h-51
reven r20 h-43
revi h26
revie h26
revo r45
revol r45
rew g-53 h69
rew_ r46 g-27 h39
rewa g-20
rewe r-22
rewel r-22
rex g49
rex_ g49
rey m33 k21
rey_ r-22 g-24 h25
reya r41 g31 k24
reya_ g31 k26
reyh m25
reyho m25
rf_ r-36 m33 h-31
rfe g23 h72
rfei h68
rfeit h68
rg_ h86
rga r28 g-58 m-26 h62
rga3 g-37
rga3_ r20 g-37
rgan r21 g-23 h78
rgan_ h37
rgani r38
rgans h45
rgari h24
rgav r-52
rgave r-52
rge r20 g-19 h-37 k-33
rge_ m31 h-51
rged h51
rged_ h51
rgen r-27 h-19
rgent r-23
rger m-46
rger_ m-25
rges r46 h-20
rges_ r46 h-20
rgi r-44 g46 h-50
rgin r-36 g47
rgin_ g45 h-48
rging r-22 h46
rgiv h-21
rgive h-21
rgr k26
rgro k26
rgrou k26
rha g-52 h-48
rham r31 g-28 h-42
rham_ r-31 m-23
rhams r34 g-22 h-37
ri_ r44 g54 m30
ria m-45 h22
ria_ h30
rian r21 m-23
rian_ r21 m-23
rib r24 g-77 h49
riba r61 h-46
riba_ r50 h-40
ribe g-22 h54 k-19
ribe_ h61
riber g-21
ribi h23
ribs h25
ribs_ h25
ribu r-28
ribut r-28
ric g69 m-34 k-31
rica h102
rica_ h44
rican h32
ricat h31
rice g23 h-43
rice_ h-75
rices g38 h36
rich g49
rich_ r-30 g54
ricia g25
ricit r20 g-32
rick h-26
rick_ r24 k22
ricks g24 k-25
rid m-55 h-66
rid_ r31
rida m25 h-29
rida_ r-29
riday r23 m30
ride m-64 h-34
ride_ m-57
rider g28
rides g-25
ridg g-34 m-29
ridge r-33 g-29 m-29
ridgi r31
rie r-73 g-22 h-20
rie_ h19
ried r-60 g-29
ried_ r-60 g-29
rien h34 k25
rienc h36
riend k31
rier r-40 g-31 m-23 h-55
rier_ r-40 g-30 m-23 h-104
ries r27 g34 m26 h-21 k-20
ries_ r27 g36 m31 h-99 k-20
rif r-26 g-27
rifi h34
rific h37
rifl g-22
rifle g-22
rig r-39 g85 h-51 k-29
righ r-33 g115 m27 h-81 k-34
right r-33 g115 m27 h-81 k-34
rigi h37
rigin h35
rih g33 m22
riha g35 m23
rihan m23
rik_ h25
ril r-88 h-71
ril_ r-40
rill r-48 h-70
rill_ r-48 h-61
rim g35 m36 h-67
rim_ g49 m23
rimm g-28 h-27
rimmi h-27
rin r32 g-88 m-68 h-67
rin_ h-24
rina_ h21
rinc r48 h-23
rinci r28 h-23
rine g22 m-22 h-44
rine_ g22 m-22 h-44
ring r67 m-43 k29
ring_ r61 g36 m-45 h30
rings r19
rink r25 h21
rink_ r26 h-59
rinks h65
rint r-90 g-74 h-25
rinte r-27 g-22
rinti r-54 g-35 h-27
rio g25 h35
rioj h71
rioja h71
rip r-21 g-29 k-22
rip_ g41 h-90 k-23
ripe h-39
ripe_ h-32
ripp h104
rippe h109
rips h-26
rips_ h-26
ript g-32 h57
ript_ h31
ripti g-30 h20 k19
riq r23
ris h-47 k-24
ris_ h-52
rise r-59 g40 h-30 k-20
rise_ r-49 g52 h-25 k-20
rised r-29
rish h54
rish_ h25
rishw h19
risk g44
risk_ g19
rist r65 g-48
rist_ r47 g-22 h-19
ristm r22
rit r-26 m-67 h27 k25
rit_ m-22 h-40
rita g37
rita_ g21
ritab r28 k22
ritan r-19 g25 h-20
rite g24 h-42
rite_ h-19 k29
riter k-19
riti g49 h-32
ritie h-31 k21
ritin r-20 g51
rits h67
rits_ h67
ritt g-39 h33 k43
ritte g-39 h33 k43
ritu g-20 m-43 h54
ritua g-20 m-43 h54
rity g-30 h-53 k-19
rity_ g-30 h-53 k-19
ritz h37
ritz_ h37
riu h-25
rium h-25
rium_ h-25
riv r-36 k21
riva r-34 h52
rival r-25 h42
rivat g19
rive g-31 h-23
rive_ r28
river r-37
rives m32
rivi g23
riy r22 g-29 m19
riya r34 g-29
riyal r42 g-28
riz g-47 m27 h44
rize g-43 m27
rize_ g-43 m36 h-27
rizo h47
rizo_ h47
rja g-33
rja3 g-20 h21
rja3_ h25
rk_ r-45 g-32 m-26 h82
rka r28 g27 h56
rka_ r28 g29
rkat m22
rke r28 g-21 m-22 h-70 k23
rker r-22 g27 h-20
rkers g28 h-37
rket r34 g-28
rket_ r34 g-29 k-27
rkey k20
rkey_ k20
rki r-26 g-25 m-32 h-27
rkin r-21 m-32 h-22
rking r-21 m-32 h-22
rkm g32
rkme g32
rkmen g32
rks r28 g-44 h-36
rks_ r23 g-22 h-22
rksh g-22 h-26
rksho g-22 h-26
rky h21
rky_ h34
rl_ r-29 g27 h120
rla g25 h-25
rla_ g33 h-23
rld g33
rld_ g33
rle h-27
rley h-27
rley_ h-27
rli r34
rlin r34
rline h-38
rlo m51 h161
rlo_ m32 h44
rloc h23
rlock h23
rlot h50
rlot_ h59
rlou m19 h45
rlour m19 h45
rls h32
rls_ h-31
rly g-52 h-54 k-28
rly_ g-52 h-54 k-28
rm_ r-28 g22 m-43 h-37 k42
rma r-42 g-58 m-29 h-36
rma_ g-19 h33
rmac h-49
rmacy h-44
rmal r-19 g-38 h-22 k25
rmal_ r-19 g-38 h-22 k25
rmar m-19
rme g-19 m24 h70
rmei h24
rmeis h24
rmen g-22 h64
rment h66
rmi r-27 g45 m27
rmin m32 h-19
rmina m32
rmit g27 h22
rmit_ g27 h34
rmo h58
rmou h58
rmout h58
rms m-48 h-41 k23
rms_ m-48 h-41 k23
rn_ r43 g-27 m-87 h48 k-34
rna r-33 h-71
rna_ r-20
rnab h-40
rname m20
rne r-125 h-60 k52
rned r-41
rned_ r-41
rner h-33 k29
rner_ k29
rnes g37
rnest g37
rnet r-19 k23
rnet_ r-19 k23
rney h-20
rney_ h-20
rni r40 g27
rnig r42
rnigh r42
rnin g22 h-34
rning g22 h-34
rno h39
rns g39 m-38
rns_ g47 m-38
ro3 h-25 k48
ro3a h-21 k57
ro3at h-21 k57
ro_ r-75 g75 m85 h-72 k-40
roa g37 m-51 k24
road g37 m-44 k24
road_ g23 m-44 h-33 k24
robl g23
roble g23
robo m-23
roc r21 g-60 m-19 h73
roce r33 g-30 h-70
rocer g-19 h-50
roces r27 h-22 k29
rock h48
rocks h45
rocu g-21 h75
rocur h26
rocut h49
rod r-46 g50
rodu r-20 g31
roduc r-20 g31
rof g-23 h-33
rofi g-58 h-32
rofit g-44 h-24
rog g-45
roga h46
rogr h-27
rogra h-27
roh m-24
roha h20
rohan h20
roi r43 g-35 h22 k42
roid h22
roin g-26 k42
roin_ h53
roj r-28
rok r27 g43
roke r21 g28
roke_ m19
roker r39 g31 h35
rol g-54 m52 h73 k-30
rol_ g-22 m25
roll r40 m36 h-27
roll_ r23 k28
rolle r-29 g35 m29 h-26
rolli m26 h53
rollo r41
rolls g-19 m-26 h-22
rolo r-22 g-19 h87
rolog h66
rom h58
rom_ m-19
roma k20
romi r33 m34 k-20
romil m52 h44
romis r45 h-36
ron r-46 h44
ron_ r-21
rone h36
rone_ h36
rong r-27 g-23 m29
rong_ r-27 g-22 m26
roni r-19 g30 h25
roni_ h56
ronic g42 h-31
rono h-41
ronom h-41
ront r33 g-28
ront_ r-26 g-28
roo r-77 g-61 k-47
roof h-56
roof_ g20 h-32
rooft h19
room r-28 g-46 h93 k-27
room_ g-46 m-21 h45
rooms h61 k-20
root h-30
root_ h-30
rop r-72 g24 m-37 h-58 k-20
rop_ r-79 g28 h-53
rope g-40
roph m-19 h21
rophe h42
rophy m-19 h-20
ropp g-35
roppe g-26
rops g89 h-20
rops_ g56
ropsh g33 h-19
ror g-19 h19
ror_ g-19
ros r-47 g-75 m-42 h111 k20
ros_ r23 g-27
rosc g-25 h85
rosci h43
rosco g-24 h42
rose r-37 g-31 h19
rose_ r-26 g-26 h28
rosec h27
roso h-24
rosoo h-24
ross r-24 h26 k33
ross_ r-24 k33
rost g24 h20
rosti h20
rot r32 g47 m-86 h71
rot_ m-42 h70
rote g59 m-28 k-28
rote_ g-26 k-25
rotec g85 m-21
roth g-22 k38
rothe g-22 k38
roti h29
rotic h29
rott h33
rotte h33
rou r45 g-99 m50 h39 k91
roub r78 h34
roubl r78 h27
roug g-33
rough g-33
roul m66 h31
roule m66 h31
roun h27 k29
round h27 k29
roup r-22 m31 k38
roup_ k40
roupi m39 h27
rous_ h27
rout h-42 k26
route h-42 k26
rov g44 h-43
rove g34 h-38
rove_ g25 h-41
roved h-21
roves h23
rovi r23
rovid r23
row r49 g70 m-32
row_ r-62 g99
rowe r45 k-25
rowed r51
rower g-20 h20
rowi r44 g-20
rowin r44 g-20
rown h68 k-28
rown_ h76 k-28
rowni g-21 h40
rowns h-47
rows h-48
rows_ h-48
rox h19
roxy h19
roxy_ h19
roz h-34 k-25
rp_ g76
rpa g-24
rpau g-23
rpaul g-23
rpe r-28 g23 h-47
rpen h-29
rpent h-29
rpet m22
rpet_ h-22
rpets r-22 g-28
rpetu r25 g26 m46
rph r-46 g-30
rpha r-46 g-26
rphan r-46 g-26
rpl r23 m25 h27
rpla m26
rplan r21
rpo k53
rpor g21 m-20
rpora r37 h-21
rport r-22 g21 h38
rpos k54
rpose k54
rpr r-44 k-20
rpri r-44 k-20
rpris r-44 k-20
rps g34 m-32
rps_ g34 m-32
rr_ g20
rra r-24 g23 h141
rra_ r-35 h72
rrac h37
rrace h21
rraf r35 h26
rraf_ r35
rran g42 k-22
rrang h51
rrant r-27 g63 h-49
rre r60 m-36 k-37
rrec h-23
rrect h-23
rred r28
rred_ r28
rrel g22 h48
rrel_ h42
rrent r27
rri h-65
rrie g58
rries g65
rrin g-22
rring g-22
rriv g-25
rriva r-19
rro r-55 m-33 k38
rro3 k27
rro3a k35
rrog h45
rroga h46
rron h34
rron_ h34
rrot g21 h-69
rrot_ g21 h-26
rrow m-31 k37
rrow_ r-79 g72 m-19 k32
rrowe r41 k-25
rrowi r44 g-20
rrows g-34 k29
rru r72
rruq r76
rruq_ r76
rry r33 g-26 m-19
rry_ r-21 m-19
rryi r55
rryin r55
rs_ r-41 g-32 m-44 h-66
rsa r-32 h46
rsal r-32 h46
rsal_ r-32
rsala h36
rsd r20
rsda r20
rsday r20
rse r-28 g-35 m-29 h-48 k-44
rse_ h67 k-50
rsel k19
rser m-28
rsery m-28
rses m26 h-25
rses_ m27
rsey m-39 h-23
rsey_ m-39 h-23
rsh g-29
rshi g-26
rship g-26
rsi g-33
rsio h26
rsion h26
rsit g-27 h-19
rsity g-27 h-19
rso g-21 k68
rson g-20 k68
rson_ k47
rsona k20
rst r26 m33 h50
rst_ m24 h45
rt_ r-38 g106 h-112
rta r-65 h-22
rtad h31
rtade h31
rtai r-22
rtain r-22
rtak r-26
rtaki r-26
rtat h21
rtati h21
rte r58 g43 h56
rted g23 h-25
rted_ g23 h-25
rtee r32 m46 h45
rteen r19 m46 h46
rten h21
rtend h46
rter r32 g33 m-29
rter_ r74
rterl r-42 g24
rtg r31
rth r32
rth_ r58 m-22 h21 k26
rthd r-25 g-22
rthda r-25 g-22
rti r21 g-61
rti_ g-28 h45 k-21
rtim g-40 h-35
rtime g-40 h-35
rtin r33
rting r33
rtini h21
rtio g26 h41
rtion g26 h41
rtis h-22
rtisi h-22
rtm r-30
rtme r-30
rtmen r-30
rtn g-19 m-36
rtni r28
rtnig r28
rto m-21
rton m-25
rtons m-25 h-23
rtr m-32 h-28
rts r-29 g-68 m40
rts_ r-24 g-61 m24
rtsb m19
rtsbo m19
rtu r-34 m22 h47 k-20
rtup r-34 g31 m-22
rtup_ r-34 g31 m-22
rty r-24 m82 h28 k37
rty_ r-24 m65 h40 k37
ru_ h78
rua r49
ruar r38
ruary r38
rub m-34
rub_ m-34
ruc m-29
ruck m-27
ruck_ r-39 h23
rucks r49
rud g53
rude g55
rude_ g55
rue r34 k92
rue_ k94
rued r38
rued_ r38
ruf g24
ruff g24
ruffl g24
rug r23 h-71
rug_ h-53
rui r-21 g32 m41
ruis m22
ruise m22
ruit g41 m29
ruit_ m29
ruits g24
rul r49
rule r49 g19 h-19
rule_ r54
rules g26 h-19
rum r-40 g-28 m42 h74 k-33
rum_ r-22 g-22 h100
rumm m51 h-22 k-28
rummy m51
run r53 g24 m-65 h-45
run_ m-51 h-28 k49
runa g35
runaw g35
runc h-30
runch h-30
rune h21
runk h36
runk_ h36
runn h-27
runs r38
runs_ r38
rup r44 g-49 m-23
rupa r33
rupay r33
rupe g-43
rupee g-43
ruq r106 h-26
ruq_ r106 h-22
rus m30 h19
rusd g31 m34
rusd_ g31 m34
russ h44
russi h44
rust r23 g-41
rust_ g-41 k30
rut g-22 h83
rut_ g-20 h53
rva k30
rval k32
rvalu k32
rve r31 m-59 h-49
rve_ r27 g21
rved r34
rved_ r34
rves g23 m-30 h-38
rves_ m-25 h-27
rvest g37
rvey g-19
rvey_ g-29
rvi r34 g19
rvic r19 m-19
rvice m-19
rviv g26 m22
rvive g28
rwa r23 g75 m-23
rwan h30
rwane h30
rwar r25 g76 h-46 k21
rward r25 g78 h-52 k21
rwi g26
rwis g26
rwise g26
rwr g34
rx_ h19
ry_ g-64 h-81 k-69
rya g-79 h-50
ryan g-29 h-30
ryani g-29 h-30
ryb m27
rybo m27
rybod m27
ryi r53
ryin r53
rying r53
ryo r-31 h25
ryon r-31
ryone r-31
ryp k29
rypt k29
rypto k29
rys h72
rys_ h26
ryst h46
rysta h46
rz_ r33
s2a k33
s2al k33
sa3 h50
sa7 r-20 g-28 m62 k67
sa7_ h-28 k69
sa7b g-20 m43 h-30
sa7b_ m71
sa7e m24 h50
sa_ r-33 g146 m19 h-110 k-29
saa h-37
sab r-31 g-31 m31 h-77 k70
sab_ r-52
saba r-35
sabar r-35
sabe r38
sabet r22
sabi h-23 k108
sabi_ h-23 k108
sabo m58
sabon m58
sac g28 m-28
sack g29 m-28 h-42
sack_ g27 m-22 h-24
sacr h37
sacri h37
sad r-31 g-46 k-32
sada h-24
sada2 h-19
sadd g-32 h-36 k-25
sado r-21
saf r-38 h-88 k-19
safe r-21 h-38
safe_ g-35 h-33
saff h-47
saffr h-47
sag k25
sage r-19 m22 k25
sage_ r-19 m19 k34
sah m-22
sah_ k23
saha h20
sahab h20
sahb m21
sahb_ m21
sahe g-19 m-27
sahi h19
sai g69 m30 k-20
said r-49 g59 m42 h-48 k-20
said_ r-49 g59 m42 h-48 k-20
saik r25
saikd r25
sail r-22 g25
sain h71
saink r25
saint h81
sak r-22 m28 h83
saka m35 h33
sake g-20 h71
sake_ h97
sakk g34
sal r58 g19 m-60 h-36
sal_ h-23
sala h21
sala_ r-29 g-19 h23 k21
salaf r66
salam r-42 g49 h38
salar m-23
sale g70
sale_ g75 k29
sales h-20
salf r25
salfa r25
sali g-37
salim g-21
sall r61 k-19
salle r58 k-19
salo r-21 h-33
salon r-21 h-52
salt h43
salts h20
sam r-71 m-42 h-66 k53
sama g22
samak g24
same r-96 m-37 h-23 k46
same_ r-63 g-41 m-36
sami r37 h-28 k-20
samir r34 h-28 k-20
samp k30
sampl k30
san r-20 k34
san_ r-71
sana g47
sana_ r26 g38
sanad r-21
sanc r47 h-26 k53
sance r47
sanct h-24 k61
sand r-42 h29
sand_ g-43 h-28
sando g40
sandu r-22 h47
sandw h23
sang r42 h28
sangl r46 h-27
sangr h26
sani h-27
sanit h-27
sap r-22 g-19 m30 h111
sapp r-22 h83
sapp_ h33
sappe r-19 h40
sar r-47 g-19 m-28 h35 k-26
sar_ g-19 h33
sara r-21 m-30
sara_ r-36 m-25
sarr r35
sarra r35
sary h29
sary_ h29
sat r97 m52 k-19
sat_ r49
sati r56 h-27
satin h-19
satio r44
satt m47
satta m19
satte m28
satu g-21 h31
satur g-21 h31
sau m-33 h58
sauc m-31 h-20
sauce m-27 h-50
saud g22
saus h29
sausa h29
sauv h45
sav r21 g-52 h-34 k-23
save r20 g-19 m21
saved r-27 m21
saver r47 g-19
savi g-32 h-22 k-20
savin g-32 h-22 k-20
saw r61 g-39 m-38 h-22 k-27
saw_ r76 g-65 m-23 k-27
say h120 k47
say_ m-41 h31 k67
saye r31 h49
sayeg r36
sayi r-43 h42 k-20
sayin r-43 h42 k-20
says m34 h27
says_ m34 h27
sayy h-19
sayya h-19
sba m39 h39
sban r-28 m39 h48
sban_ m43
sband r-25 h58
sbe h70
sber h63
sbo r45 m28
sboo r37 m19
sboo3 r42
sbook m19
sca r-62 g-30
scal r-21 m-25
scale r-20 g-33 m-21
scalp g34
scam h53
scam_ h39
scan g-19 h-20
scap g22
scape g22
scar m-25 h-26
scarf h-35
scat m50 h24
scatt m39 h24
sce r-45 h-21
scen r-45 h-21
scent r-45 h-21
sch r51 g-20 h24
sch_ h72
sche r52 g49 h-33
schem r50 g20 h-22
schen g29
schn h23
scho g-57 h-73
schoo g-57 h-59
schw h29
schwe h29
sci h43
sciu h43
sciut h43
sco r-38 g-28 h135 k-26
sco_ h20
scoo g33 h-20
scoop g26
scop m-19
scope m-19
scor g-25 m50 h103
score g-20 m61 h39
scort h65
scot h63
scotc h39
scott h40
scou r23 g-32 h-31
scoun r23 g-32 h-31
scov g19
scove g19
scr g-44 m66 h33
scra g20 m81 h32
scrap g40
scrat g-20 m96 h26
scre r-20 h-48
scree r-19 g-23 h-60
scri g-25 h48
scrip g-32 h51
scro r20 g-29
scrow r20 g-29
scu r22 m-26
scui m-26
scuit m-26
sd_ r30
sda m-33 h-38 k25
sdaq g28
sdaq_ g28
sday m-21 h-21
sday_ r21 m-21
sdt g29
sdt_ g29
se7 h80
se7r h82
se7r_ h82
se_ r59 g22 m-54 h-47 k64
sea r-36 m-39 h-39 k-35
sea_ g57 h-53
seal_ g-21 h34
seale g28
sean h44
seanc h44
sear g-19
searc g-19
seas g44 h42
seaso g48 h27
seat g-64 m-27 h-75
seat_ g-46 m-19 h-54
seats h-21
seb r28 g40 h45
seba r30
sebac r30
sec r-57 g45 m65 h50 k-19
sec_ g-20 m36
secc h27
secco h27
seco r-58 m33
secon r-58 m33
secr g32 h27
secra h24
secre g40
sect h27
secti h33
secu m-24 h-24
secur m-24 h-24
sed r-59 g50 h-57 k-20
sed_ r-59 g50 k-20
see g69 m-33 h-109
see_ r67 g47 m-29 h-35
seed r-42 g-35 h-32
seeds r-39
seen r-35 g-38
seen_ r-35 g-38
sees r26 h-25 k70
sees_ r26 h-25 k70
seet g46 k-21
seet_ g46 k-21
seg g88 h-30
segu g34 h-28
segur g34 h-28
seh h33
sehr h38
sehra h23
sei g-23 k23
sel r51 g47 m-53 k-37
self r41
self_ r41
sell r37 m-36 h-34 k-50
sell_ r57 h41
selle r-32 g70 h-56 k-25
selli r-26 g31
sells r41 g-89
sem g-37 m21 h-26 k43
sem_ g-29
seme r32 h29
semes r32
semh r-23 k33
semha r-23 k33
semi h-32
semin r-35 h-32
sen r-106 h-36 k60
sen_ m-21
sena g36
sena_ g36
send r-46 g-75 m21 h27 k84
send_ g-39 m25 k68
sende g-29 k31
sendi r23
sends r-81 h55 k-21
sens g28
sense g29
sent r-45 g-27 m24 h-25 k-20
sent_ r-45 g-27 m24 h-25 k-20
sep g61 h27
sepa r-35 g23 h39
separ r-35 g23 h39
ser r39 g-56 m32 h-32
ser_ g-34 m66 h-31
sers m21 h-38
sers_ m21 h-38
sert g21
sert_ g23
serta h21
serv r49 g-20 m-36
serve r44 g-21
servi r19 m-19
sery m-28
sery_ m-28
ses m25 h65
ses_ h89 k30
sess k-22
sessi g-25 h34
set r82 g-32 h29
set_ r71 g-63 m-71 h58
sett g29 m63 h-27
settl g29 m63 h-27
sev r37 h-38
seve r37 h-38
seven r37 h-38
sew m-35
sewn g29 h27
sewn_ g29 h27
sex g-20 h99
sex_ g25 h47
sext g-45 h78
sexti g-43 h70
sey m-30 h-30
sey_ m-30 h-28
sfe k30
sfer k30
sfers k33
sh_ r-91 g64 m-19 h55
sha r99 h-30 k41
sha2 r21 g-29
sha2a r21 g-24
sha7 r22 m25 h-20
sha7n r22 m25 h-20
sha_ r-47 g-23
shab h25
shaba g21
shad h-39
shag r19
shah r47 m-25
shaha h32
shahr r36 h-28
shak m29
shake m29
shal r-23 g99 h20
shall r-23 g102
sham r45 h47
sham_ r35
shame r20
shan r47 g-28 h37 k67
shan_ r55 g-23 m20 k76
shar r29 g-51 m42 h-19 k-28
shara h41
share h25
shark h-28
shart m89 h-44
shaw g-29
shay r-36 g37
shay_ r-33 g44
she g-31 m26 h-50 k-74
she_ m35 h67 k-38
shed m20
shed_ m20
shee r-43 g29 h-28
sheep r-25 g37 h-26
shees h23
shei r-23 h20
sheik r-23 h20
shel r-55 g-36 h-93
shelf r-53 g-32 h-52 k-34
shell g28 h-37 k24
shelt g-32
sher r27 h35
sherk r29 g23
sherr h47
shers m20 h26
shi r-96 g-63 m28 h79
shi_ m27 h26
shid g-23 m19
shid_ g-23 m19
shie r-19 g38
shiel r-19 g38
shif g-19
shift g-19
shin r-19 g-54 h40
shina h23
shine h48
shing r-19 g-41 h-31
ship g37 h-32
ship_ r-34 g45 m22 h-58
shipm r26 h28
shipp g21
shir r-21 m-29
shira h48
shirt m-39 h-54
shis r-26 h45
shish r-26 h45
shm h27
shma h24
shman h25
sho g-49 m-20 h-45 k44
shoe h-72
shoes h-72
shof g-24
shoh r21
shol k23
shold k23
shoo r40 g23 h22
shoof g29 h20
shook r30
shoot r25
shop g-78 m-41 h-55 k-23
shop_ r33 g-32 m-24 h-50 k-54
shopk h33
shopp g-27 h-24
shops g-19 k35
shor g76 h-64
short g86 h-85
shot h25
shots h19
shou r-20 h37
show r-55 g-85 m22 h34 k56
show_ g-59 h29
showe r-62
shown g-40 m-21 h-20 k81
shows g31
shr m-67
shri r27 g20
shrin r27 h23
shro m-32 h35
shroo m-32 h47
sht r31 g69 h-42
shta r34 h-28
shtar r34
shte g46 h-19
shter g46 h-19
shu g40 h103
shu_ g34 h66
shuk h-19
shukr h-19
shut_ g32
shw m22 h99
shwa m25 h86
shwa_ h77
shy r39
shyl r39
shylo r39
si7 h22
si7r h22
si7r_ h22
si_ r45 g-21 h-62
sia h63
sian h62
sian_ h62
sic g-30 m20 k-30
sic_ g-32
sica r30
sical r30
sick r-24 k-24
sick_ r-24 k-24
sid r32 g30 m24 h44
side r34 g36 m26 h40
side_ g36 m20
sider m23 h43
sie m31
sie_ h-25
sig m-30 h50
sig_ h40
signa g36 h-33
signe r28 g-31 h32 k-37
signi r-42 g-23
signm h30
signs k68
sil r-35
sile k26
silen k26
silv h-25
silve h-25
sim r-43 g-89 m-28 k68
sim_ r-49 g-57 k73
simp g-21
simpl g-21
sin r38 k64
sin_ g24 m-22 h19
sinc r76 h-22 k29
since r76 h-22 k29
sine r19 g21
sines r19
sing r-26 g64
sing_ r-22 g21 k23
sink g-19
sink_ g-21
sino g-23 m63
sino_ g-23 m57
sins r-29 g-30 k21
sins_ r-29 g-30 k21
sint h48
sinth h48
sio r-36 g-30 h-28
sio_ h-38
sion r-21 g-24 m35
sion_ r-37 g-37 m37 h54
sions g-22 h-38
sir m65 h78
sir_ g19 m67 h84
sis g-46 m-28 h-39 k-32
sis_ m-26 h-31
sisi h40
sisig h40
sist g-31 h-48
siste g-28 h-32
sit r-33 h94 k-39
sit_ r-30 m90 h57
site h23 k-24
site_ h45 k-24
sited r23
siti g32
sitio g32
sits m-37
sits_ m-37
sitt h-38
sity g-27 h-19
sity_ g-27 h-19
siu h52
siu_ h52
siv h35
sive h35
sive_ g22 h27
six r41 g-24 m45 h-22 k19
six_ r61 m49 h-30
sixt r-20
sixty r-20
siz r-75 g48 m-28 h-34 k-22
size r-75 g48 m-28 h-34 k-22
size_ r-25 g52 m-27 h-31 k-22
sized r-44
sk_ m-21 h22 k81
ske g-45 h25
sked g-29 h-25
sked_ g-29 h-25
sket h-20
sketb h-27
skey h52
skey_ h52
ski r19 g-29 m28 h54 k-55
ski_ k-22
skim h43
skimm h43
skin m40 k-32
skin_ g22 m-24 k-31
skins g-37 m64
skip_ r41
sks k28
sks_ k28
sky g22 m25
sky_ g26
sl_ r20 h-30
sla g-39 m-41 h-24
sla_ g36 h-33
slam r-23 h27
slam_ h44
slami r-21 h-41
slan h-37
sland h-37
slat g-36 m-21 h-43
slati g-20 h-37
slay h31
slay_ h31
sle r-25 g-40 m-35
slee r-25 g-32 m-35
sleem h23
sleep h-37
sli r47 g-41 m33 h120 k-19
slic r29 g-19
slice r29 g-19
slim h53
slim_ h40
slip r21 m39 h20
slip_ r-20 g-25 m32 h99 k22
slipp g19 h-39 k-21
slips r57 m20 h-40
slo r30 g-33 m111 h20
slot g-33 m103
slot_ m38 h-42
slots g-19 m50 h54
slow r46
slow_ r40
sm_ h22
sma r-21 g-47 m-32 h28 k37
smal g-31 m-28 k40
small g-31 m-28 k40
sman h25
sman_ h21
smi g-20 m-38 h-31 k-20
smit m-33 h-22
smith m-33 h-22
smo h20
sms r-27 m73 h-37
sms_ r-27 m73 h-37
smu m-30 h25
smug h61 k-24
smugg h61 k-24
smur m-19 h-36 k42
smurf m-19 h-36 k42
sna_ g26
snac h-57
snack h-57
snap g-21 h74
snap_ h75
sne h78
snt g88 h-46
snt_ g88 h-46
so_ r60 g-144 m83 h124 k133
soa g-31
soap g-31 h-41
soap_ g-31 h-46
soc g-56 h-70
soci g-34 m40
socia g-46 m44
sock g-22 m-26 h-54
socks g-22 m-26 h-54
sof r-21 m-40 h-77 k-30
sofa r-50 h-41 k-22
sofa_ r-50 h-41 k-22
soft m-32 h-46
soft_ h-76
softw m-32 h30
soj h28
soju h28
soju_ h28
sol g33 m19 h23 k-30
sol_ m43 h40
sola g-19
sold r-26 g72 h-33
sold_ r-26 g81 h-39
soli r22
solid r22
solu h36
solut h36
som r-49 g103 m-28 h54
som_ g42
some r-45 g80 m-20
some_ r-53 g37 h-45 k25
someb g-22
someo r-20 g-32 h26
somet r26 g46 h23
somew g57
somm h51
somme h51
somw h28
somwa h28
son g27 m-27 h-37 k43
son_ g-47 k28
sona r26 g-21 h-21 k20
sona_ r21 g-19
sonal k20
song g43
songs g43
sons r-38 g51
sons_ r-38 g51
soo r68 m-35 h-22
sood r111 h-54
sood_ r101 h-49
sool r-23 g42
sool_ r-23 g42
soom h-24
soom_ h-24
sor r-20 g41 m-33 h70 k-21
sor_ g-44 m-22
sorc h50
sorce h50
sore h32
sored h32
sorr r-20
sorry r-20
sort r-27 g115 k-21
sort_ r-27 g69 k-21
sorte g47
sory r37
sory_ r37
sou r-20 h-71
soup h-71
soup_ h-71
sour k19
sourc g26
sow h31
sowa h34
sowar h34
sown g21
sown_ g21
spa r-27
spa_ h-44
spam h38
spam_ h38
spar h-22
spare h-28
spe r-57 g-50 m-37 h87 k-58
spec r-33 k-29
spec_ r-32 g36
speci g32
spect g-57 h25 k-28
spee h-20
speed h-20
spel r-24 g-22 h36
spell r-24 g-22 h36
spend r32
spent r-24
sper h30
sperm h25
spey h34
speys h34
spi r-46 g-65 m50
spic g-29 h70
spicy g-27 h52
spin g-33 m59
spin_ g-27 h-50
spins m49 h39
spir g-21 h-24
spiri g-21 h-24
spit r-19 h-34
spita r-19 h-39
spl r-26 g-19 m-30 k19
spla h22
splac h22
spli r-23
split r-23
spo g-45 m-22 k-55
spok g22
spoke g22
spon m-28
spons m-28
spor r-21 g-32 m47 h34 k-45
sport r-21 g-32 m47 k-45
spot g-22 m-22 h-26
spot_ r-20 m-22 h-25
spott r27
spr r69 g95 m-27 h-95
spra g-20 h-27
spray g-20 h-27
spre r27 g98 h-80
sprea r27 g98 h-61
spri r47
sprin r49 g27 h-24
sprit h37
spy h52
spy_ h46
squ r-32 m58
squa m60
squar m62
sque r-31
sque_ r-31
sra m33
sran m33
sran_ m33
ss_ g-43 m-38 k51
ssa r-60 g-22
ssa_ g33 m-19 h-38
ssag r-26 m25 h-21 k25
ssage r-26 m25 h-21 k25
ssar h40
sse r26 g37 m19 h-27 k45
ssed r60 g-20 m20 k35
ssed_ r60 g-20 m20 k35
ssel g47
ssem h-19 k38
ssemh k25
sser_ m24
ssers m-25
ssert h22
sses_ m27 h41
ssess g19 h-29
ssi r-47 g19 k35
ssia h44
ssian h44
ssig h22
ssign h22
ssin g22 h-96 k42
ssing g22 m-26 h-75 k44
ssio r-36 m29
ssion r-36 m29
sso m21 h-24 k-25
ssom g22 h-44
ssom_ g23 h-28
sson r-21
sson_ r-23
ssor r21
ssory r22
ssp h31 k-42
sspo h31 k-42
sspor h31 k-42
ssu m-20 h-42
ssue m-20 h-23
ssued g36 m-19
ssur r23 h-19
ssura r23 g21
ssure g-20
ssy h-26
ssy_ h-26
st_ r39 g-51 m33 h-79 k44
sta r-74 g-58 m21 h-49
sta2 r-19 g22
sta2b g22
sta5 k19
sta5d k19
sta_ g-29 m24 h63
stab h-27
stabl h-27
stad m-24
stadi m-20
staf h-50
staff h-50
stag r-21
stag_ h24
stage g-37 h-26
stagr g25
stai r23 h-29
stair r23
stak r37 m74 h-23
stake r27 m78 h-23
stal g-45 m-60 k-50
stall r19 g-28 m-21 h-20 k-21
stals h39
stam r-70 g-35 h24 k-24
stamp r-70 g-35 h24 k-24
stan h-47
stand r-33
staq g21
staqb g21
star r51 h74
star_ h27
stars r-27 h62
start r72 g21
stas h34
stasy h25
stat g30 m40 h24 k29
state g58 m32 h-23
stati k37
statu h50
stay r-63 h-38 k94
stay_ g-23 h-53 k58
staye m22
stays r-43 m-23 h21 k26
ste_ r-20
stea r43 g-38 k30
stead r52 g-20 k36
steak h-27
sted g29 h-28 k-30
sted_ g29 h-28 k-30
stee r-52 g21 h-53
steel r-52 g21 h-53
stel h-24 k31
stele k39
stem m29 k33
stem_ k33
ster g28 h72 k-39
ster_ h-21 k-39
stere r-32 g-35 k28
sterl r19
stern h38
sters m-25 h22
stery g58
stest h-24
stew h21
stew_ h21
sti r-26 m-40 h30
stic g-68 m-36 k-29
stic_ k-19
stick g-46 m-36 h21
stil g117 h-30 k22
still g117 h-25 k22
stin r-39 h30
sting r-39
stio h30
stion h30
stip r22
stit r23
stl r22 g-38 m58 h48
stl_ g-21 m48
stly r23 h33
stly_ r23 h33
stm r50 h19
stma r22
stmas r22
sto g-38 m-114 h28 k-49
stoc m-26
stock m-26
stol h99
stole h76
stom r-19 g64
stoma g49
stoms h19
ston g37 m-47 h34
stone g37 m-47 h34
stoo g-33
stood g-33
stop h19 k31
stop_ h41 k31
stor r69 g-79 m-33 h-134
stor_ r22 g-45
store r46 g-38 m-28 h-48
stors r28
story h-55
stou g-25 h55
stout g-25 h55
str m-34 h21 k20
stra g19 m21 h-37 k35
stran h34 k49
strap g-61 h-43
strat g44
straw m45
stray g26
stre m-20 h50
strea h22
stree h-28 k27
stres h56
strib h23
strip g-31
stro h49
strol h23
stron g-23
stru h-25 k27
stry g-27 k-23
stry_ g-20 h-36 k-23
sts r73 g47 m32 h22 k-45
sts_ r73 g47 m32 h22 k-45
stu r-24 g-49 h84
stu_ h30
stud r-20 g-46 h26
stude g-37
studi h38
stuf h55
stuff h55
stum h-30
stume h-30
sty r20
styl r20
style r20
su_ h41
sua m-27 h53
sual m-25
sual_ m-25
suar h41
suar_ h41
sub h36
subj g47
subje g47
subm h25
submi h25
subs g-22
subsc g-22
suc g-20
sue h-26
sued g36 m-19
sued_ g36 m-19
suf r20
sug r-24
suga r-24 h22
sugar r-24 h28
sui r-30 h-38
suit r-20 h-38
suitc h-32
suk r45 g39 h-25
suku r45 g41
sukuk r45 g41
sul g-26 k25
sule g25
sules g-19 h22
sult g-37 h30 k32
sum g112 m-26 h-73
sum_ g133 m-42 h-85 k-25
sume h30
sumer h30
summ r20
summe r20
sums h-20
sums_ h-20
sun r22 m-57 h-49
sund g-45 m-30
sunda g-43
sunk g40
sunke g24
suns r19
sup h-19
supe m39 h-24
super m39 h-24
supp m-25
suppl g23 m-23 h30
suppo g-32 h-25 k25
sur r108 g92 m25 h-119 k-62
sura g62
suran g62
sure r71 g36 m35 h-56 k-30
sure_ r38 g-45 m48
sured h-24
surer r-21 g84
sures r39 g-19
suri r21
surp r-35 k-20
surpr r-44 k-20
surr h43
surro h46
surv h-22
surve g-19
survi g26 m22
sury r77 g-35 h-22
sury_ r77 g-35 h-22
suv m30
suv_ m30
swa g95
swap g98 h-26
swap_ g26
swaps g57
swe m87
swee g-31 m81 h-39
sweep m116 h-53
sweet g-24 m-35
swer h34
swers h27
swi h47 k-26
swim g26 h-54
swim_ g27 m21
swimm h-39
swin h120
swine h81
swing h39
swit h-32
switc h-32
swo g-19 m27
swor g-19 m27
sword g-19
sy_ r45 m29
sya g-21
syc h58
sych h58
sychi h52
syn m47 h31
synd m41 h25
syndi m41 h25
syr r23
sys k33
syst k33
syste k33
t2a r39 h-26
t2ak r34 h-26
t2akh r34 h-26
ta2 g69 m-20 h20
ta2b g22
ta2ba g25
ta2k r36
ta2kh r36
ta2l h45
ta2le h45
ta2m r-26 g40 h-24
ta2me r-26 g40 h-24
ta2s r-24
ta2se r-24
ta3 g19
ta5 k19
ta5d k19
ta5de k19
ta7 r-20 g-36 k20
ta7w m19
ta_ r-36 g32 m51 h99 k-36
tab m60 h46
tab_ r-28 g22 m45 h53 k-19
taba m-32 h-20 k46
tabar h-25 k48
tabb r54
tabby r54
tabl r-58 m60 k-21
table r-58 m60 k-21
tabs h27
tabs_ h25
tac r-23 g-27 h34 k-35
tach g-26 h-22 k-34
tache g-22 h-22 k-34
tack h37
tack_ h37
tact h19
tad m-25
tada r20
tade h31
tadel h31
tadi m-20
tadiu m-20
taf r-27 h-62
taff g-40 h-53
taff_ h-50
tag r-37 g-51 m-38 h70 k-22
tag_ g-51 m-20 h-20
tage h30
tage_ h31
tago h43
tagon h43
tagr g25
tagra g25
tah r-60 k-29
tah_ r-27
taha r-32
taha_ r-32
tai h-38 k27
tail r-40 m44 h-22 k41
tailo r-40 h-39
tails m57 k55
tain g31 m-43 h-69
tain_ g21 m-31 h-68
tainm h32
tains h-27
tair r23
tairs r23
taj h-41
tak r51 m77 h-46 k-37
tak_ g-21 h-32
taka r44 h-46
takaf h-31
take m75 h49 k-44
take_ g57 k25
taked m91 h-41
taken m-26 h31 k-23
takes g-43 h72 k-46
taki r-27
takin r-27
tal r-39 g-34 m-32 h55 k-116
tal_ r23 h-28 k-59
tala r-35 h-33
tale h-31
tali h81
talis h25
talk r-22 g37 h36
talk_ h-24
talks h67
tall g-28 m-28 k-21
tall_ r40 g-20 m-28
talme r-30
talo m33
talo_ m34 h-23
tals h38
tals_ h38
tam r-45 m-19 h-19 k-20
tama r26 g-28 h-50
taman g-27 h-25
tamar r51
tame g50 h-24
tamee g50
tamp r-70 g-36 h83 k-24
tamp_ r-68 g-24 h90
tampe h32
tamps h-39
tanc r-24 h-39
tance r-24 g22 h-31 k-20
tancy k36
tand r-33
tand_ r-33 h57
tandi r42 g-23 h-39
tands r-42 g43 h-20
tang h-23
tang_ h-23
tani r-19 g19 k33
tani_ g20 k34
tank h38
tank_ h20
tant r-36 g-26 h35
tant_ m20 k-35
tantr h38
tany r30
tap r-29 g-21 m-24 h22
tap_ h33
tape g-21 h-61
tape_ h-49
taq r29
taqb g21
taqba g21
taql h20
taqle h20
taqs r36
taqse r36
tar g-80 m-74 k-47
tar_ m-37
tara r71
tarah r41
tarei r-31
tariq r23
taro m-41 h83
tarot m-41 h96
tarp g20
tarpa g-23
tars r-27 h62
tars_ r-27 h62
tart r20 g-23 h-33
tart_ g-38
tartu r-34 g31 m-22
tary r-41 h-44
tary_ r-41 h-44
tas r-30 g-35
tas_ h23
tasle h20
tast h-21
tasy m30
tasy_ m30
tat r-39 g31 m-43 h82
tate g58 m32 h-23
tate_ g46 m37 k-20
tated g23
tati r-35 g-41 h84
tatio r-35 g-41 h84
tato m-45
tatu h50
tatue h50
tau r-27
taw r110 h-26
tawa r122 h-48
tawar r128 h-25
tawe h29
tawee h29
tax r-27 g-39 m-53 h-92 k60
tax_ g-19 h-24 k56
taxi r-29 g-19 m-50 h-67
taxi_ r-29 g-19 m-50 h-67
tay r-31 g-42 m32 h-86 k87
tay_ r26 g-34 h-71 k56
taya m45 h-20
taya_ m45 h-20
taye m22
tayed m22
tays r-43 m-23 h21 k26
tays_ r-43 m-23 h21 k26
taz h30
tazk h-27
tba r-28 g35 h-49
tba_ g51
tbal h-53
tball h-53
tbd g52
tbd_ g52
tbi r20
tbil r20
tc_ g29
tca h-52
tcas h-32
tcase h-32
tch r-20 m19 h50 k-24
tch_ r-21 m23
tchcr h19
tche h77
tchen h-24
tches h91 k-27
tchi h-25
tchin h-25
tco r-27 g29 h-19
tcoi r-27
tcoin r-27
te_ r-31 g-90 m55 k-22
tea r-35 g-76 m-69
tea_ r-21 g-31 m-32 k-24
teac r-46 m-20 h-39
teach r-46 m-20 h-39
tead r52 g-20 k36
tead_ r52 g-20 k36
teak g-23 h-57
teak_ h-37
team_ h-31
teams h34
teas h25
tease h25
teb g-24 h31
tec g71 m-32
tech h19
tect g76 m-28 h-29
tecte r59
tecti r-48 g70 m-21
tecto h-20
ted g-33 m-95 h-36 k25
ted_ g-45 m-95 k25
tee r54 g-56 m22 h-43 k-23
tee_ r33 g-25
teed r37
teed_ r37
teel r-52 g21 h-53
teel_ r-52 g21 h-53
teen r32 g-48 m35
teen_ r42 g-44 m32
tegy g24
tegy_ g24
tej g23
teja g23
tejar g23
tek r32
tel r-96 g58 h-27 k58
tel_ r-41 m34 h-46
tele r-23 g-27 h-80 k31
telem k39
teles h-45
teli g56
telis g56
tell m-30 h105 k46
tell_ g-34 k23
telle h51
tells r-26 g66 h52
tels h34
tels_ h34
tely r-19 g49
tely_ r-19 g49
tem m20 h38 k33
tem_ g22 k25
teme m27
temp h57
templ h25
tempo h21
ten r63 g33 m19 h68 k-46
ten_ r67 g-81 h-75 k19
tena h36
tenan h36
tend r-69 g25 h114
tende r-83 g42 h98
tene r61
tener r38
tenes r23
teng m29 h22
teng_ m29 h22
tenn m22
tens r21 g37 h-26
tens_ g59
tensi r30 g-22
tent m-37 k-39
tent_ h45
tenth r19 k-25
tents g20
teq h25
tequ h25
tequi h25
ter r-37 g34 m-35 h-54 k-66
ter_ r-25 m-25 h-78 k-61
tera h31
tere r30 g-31 m-19 k-26
tered r-32 g-38 k28
terei g-28
teres r61 k-54
terf h58
terfe h68
teri h-52
terin g-28 h-22
terj h19
terja h19
terl r-26
terly r-42 g24
term r44 h-55
term_ r46 h-26
termi m32
terms g-24 h-33
tern r-22 k23
tern_ h36
terne r-19 h-38 k25
terra h21
ters g22 m-37 h-30
ters_ g22 m-37 h-30
tert h32
terta h32
terw g51
terwa g51
tery r-31 g50 m42 h-32 k20
tery_ r-31 g50 m42 h-32 k20
tes r-37 g-52 m22 k-55
tes_ g-49 h74 k-33
tesl g29 h-23
tesla g29 h-23
test r-44 m27 h-77 k-22
test_ r-39 m21
testa h-22
teste h-28
testi h-35
tet r19 g37 m-34
tev r-20 g42 h-27
teve r-20 g42 h-27
tever r-20 g42 h-27
tew h21
tew_ h21
tex m100 h-54 k20
tex_ g41 m53
text g-25 m28 h-33 k20
text_ g-21 m31 h-47
tf_ r23
tfa r-30
tfo r39 g46 m21
tfor r21 g36 m21
tform r21 g36 m21
th_ r89 h47
tha r27 g42 m-47 h35
tha_ r-19
thai r30
thai_ r30
tham g48
thama g48
than r-79 g-28
than_ k60
thank r-39 g-24 k-45
that r33 g28 h52 k-21
that_ g28 h52 k-21
thc h65
thc_ h65
thd r-35 g-36 m-23
thda r-25 g-22
thday r-25 g-22
thdr m-20
thdra k22
the r-37 g39 m22 h-65 k25
the_ r-26 g-39 h27 k-81
thea h-20
theat h-20
thef g46
theft g46
thei r71
their r71
thel h21
thel_ h19
them r-41 k20
them_ r-39 m19 k23
then g-57 h24 k55
then_ g-47 k55
ther r-28 g69 h-62 k19
ther_ r-79 g31 h41 k-28
thera m-19 h-37
there g-27 h30 k30
thers r39 g52 m29 h-80 k38
therw g26
thes g-31 m25 h-31
thes_ g-29 h-19
they g57 m-19 h-27 k43
they_ r45 g57 m-19
thh g20
thi r-51 g42 m25 h-41 k19
thi_ g-19
thic h26
thin r-41 g105 h-42 k-28
thin_ r22 h-28
thing r-44 g23 k-22
think r-19 g72
thir r31 m41 h20
third h28 k19
thirt r42 m31 k-24
this r-36 g-35 h-32 k57
this_ r-36 g-35 h-32 k57
thl g-39 h22
thly g-34
thly_ g-34
tho r-53 h-21 k22
thon g-28
thon_ g-28
thor h-23 k23
thori h-23 k23
thos r24
those r24
thou r-47 h42
thoug r-50 k24
thous r26 g-23
thout r-24 m-25
thr m35
thre r-23 g-56 h21
threa h39
three g-53 m21
thres k23
thro g48 m27 h-22
throu r22 g-28 k28
throw g75 m33 k-25
ths m-25 h23 k-45
ths_ m-24 h-34 k-38
tht r25 g-22
thu r20 m31
thur r20
thurs r20
thy g-30 h-23
thyl h-21
ti_ r47 g-24 h60
tia r20
tian g-20
tian_ g-20
tic r-21 g41
tic_ h51 k-29
tice k46
tice_ k19
tices k20
tici h-42
tick g44 m20
tick_ r27 g47 m-26 h-22
ticke h62
ticks m43 h-35
tid r-29 g64
tide r-29 g63
tie r-26 g-58 m-20 h-71
tie_ h-25
tied g-37 k19
tied_ g-37 k19
tien h-36
tient h-27
ties r-38 h-21
ties_ r-38 h-21
tif g-29 k26
tif_ h24
tifie g23
tify g-34
tify_ g-34
tig h34
tige h34
tiger h34
tij g19
tija g19
tijar g21
tik g47 m21
til r114 g25 m-23 h-60 k-55
til_ r43
tile r-41 m-27 h-85 k-23
tiles r-41 m-25 h-85
tili r30 g-23 h-32
tilis r26
till r82 g28 h45
till_ r83 g47
tille g-19 h29
tim g20 m-19 h-37
time r20 g29 h-50
time_ g32 h-27 k-23
times h-22 k22
tin r-32 g-98 m42 h39 k44
tin_ g-39
tina m22 k21
tine g-25 h30
tine_ g-25 h30
ting h-20
ting_ m20 h21
tins k19
tins_ k19
tio m-26 h-47 k28
tion m-25 h-47
tion_ m-69 h-94 k-39
tiona r26 g-69 m44 h61
tione g40 k20
tions r-24 g34 k41
tip g-41 m64 h44 k-21
tip_ g-33 k-35
tipl m30
tipli m30
tips r-23 m30 h46
tips_ r-20 h33
tiq h25
tir h-50 k-20
tire h-21 k-20
tis m-44 h-20
tish h51
tish_ h45
tisi h-22
tisin h-22
tist m-24 h-21
tist_ m-24 h-21
tit m33 h-45
titi m34 h-23
titio m34 h-23
tity r-28 g23
tity_ r-28 g23
tiv r-41 g34
tive r-41 g44
tive_ r-37 g33
tiz h-32
tize h-22
tizer h-22
tka h54
tka_ h54
tl_ g-21 m48
tla r-23 h46
tla3 r-19
tla3_ r-19
tla_ h54
tle r34 m-23 h57
tle_ r74 m-47
tled r-55 g43
tled_ r-55 g43
tleg h31
tleg_ h31
tlem g21 k29
tlema h-22
tleme g32 h39
tles g-53
tles_ g-53
tli r-47 g-28 m39
tlin r-47 g-30 m39
tline h28
tling r-46 g-28 m45
tly g-25 h36
tly_ g-25 h36
tm_ g53 h-52
tma r22 h49
tman h31
tman_ h31
tmas r22
tmas_ r22
tme h25 k-19
tmen g-23 h33 k-19
tment g-23 h33 k-19
tn_ g48
tna g-19
tna_ r-26 g-19
tne g-42 m-24 h46 k-21
tner_ h25
tners r-31
tnes g-23 h30
tness g-23 h30
tni r46
tnig r28
tnigh r28
to_ r48 g-27 k45
toa h-40
toas h-40
toast h-40
tob r-19 g-53 k21
tob_ g-39 h-20 k46
tobe h25 k-23
tober m-23
toc m-32
tock m-26
tock_ g26 m-26
toco h-39
tocop h-35
tod g-43
toda g-42
today g-42
toga g21
togar g21
toh r-25
toi r-23
toil r-23
toile r-23
tok g90 h-22
toke g40
token g40
tol m-45 h45
told r-30 g27
told_ r-30 g27
tole h76
tolen h76
toll m-33 h-27
toll_ m-33 h-45
tom r-62 g83 k21
tom_ g37
toma g38 m-31 h-25
tomac g49
tomat m-31
tomb m34 h-26
tombo m34 h-26
tomo r-31 k32
tomor r-31 k32
toms h19
toms_ h19
ton r25 g-45 m-82 h-89
ton_ g-34 m-19 h-77
tone r-23 g37 m-52
tone_ m-47 h32
tones g19
tong r44 m25
tong_ r44
tonic h26
tonk h41
tonka h35
tonn g-33 h-31
tonne g-33 h-31
tons m-29 h-44
tons_ m-29 h-44
too r49 g30 m-39 h-83 k-41
too_ r57
toob r42
toob_ r42
tood g-33
tood_ g-33
took r-38 k-23
took_ r-38 k-23
tool m-22 h-40
tools m-20 h-23
toon g64
toon_ h-33
toora h-21
top r36 g-30 m36 h92 k-75
top_ r50 m-19 k-28
topl h53 k-23
tople h53 k-23
topp g-33 m46 h64
toppe m28 h36
toppi m19 h28
tor r-35 g-83 m-29 h-70 k-36
tor_ r-74 g-75 k-31
tore r53 g-46 m-28
tore_ r38 g-36 m-28 h-48
tored h45
toro g35
toro_ g35
tors r23 g22 h26
tors_ r23 g22 h26
tort h26
tory h-43
tory_ h-32
tos r-38 m78 h74 k-25
tos_ h77 k-20
toss r-37 m85
toss_ r-37 m85
tot r-40 m56
tota r-21
total r-21
tote m34
tote_ m34
totk h33
toto m39
toto_ m39
tou h51
touc g53 h-28
touch g53 h-28
tour h30
touri h24
tourn m20
tout g-25 h49
tout_ g-23 h43
tow k26
towa r-46
towar r-46
towe g37 h-32 k-23
tower g50 k-21
town r58 g-27 h46
town_ r58 g-27 h46
toy r-25 g-21 m-39 h-47 k-28
toy_ g-23 h-38
toys m-36 k-28
toys_ m-36 k-28
tra r-25 h-33
tra_ r28 g-46 m-23 h34
trac m79 h48
trace h-19 k20
track m80 h66
tract r21 g26
trad r27 g145 m43 h-31
trada g35
trade r41 g76 m29 h-48
tradi m23
traf h53
traff h53
trai g-36 m-82 h-48
trail g-33
train r-29 m-26
tram h59
trama h77
tran g-29 m-24 k61
tranc r35
trang h34 k49
trans r-25 g-37 h-50 k26
trap h-48
trap_ g43 h-46
trat g29 h-24
trate g24
trav g-30 m-30 h-21
trave g-30 m-30 h-21
traw m45
tray r-28 h-34
tray_ r-39 h-33
traye g25
tre g-29 m-31 h-43 k-29
tre_ g-22 h-54
trea r52 m-19 k-23
treak h26
treas r69 g-24
treat g24 h-45
tree r-22 g49 h-42 k23
tree_ g31
trees h-25
treet h-28 k27
tres g-71 h19
tres_ r-31 g-57 h-39
tress h74
trest r37
tri r-81 g-40 m54 h-99 k-28
trib r-28 g-23
tribu r-28
tric r33 m-25 h-27 k21
tric_ g19
trick r24 k22
trie r-51 m44 h-20
tried r-51
tries m44 h-20
trim g-27 h-27
trimm g-27 h-27
trip k-32
trip_ g41 h-51 k-23
tripp h74
trips h-26
tro g-45 m-24 h74 k-32
tro_ h-34
troc h49
trocu h49
trol r-23 m23
trol_ m27 h-36
trolo h23
tron r-19 h27
tron_ h41
trong g-23 h58
troni g42 h-31
trono h-41
trop m-19 h-26
troph m-19 h-26
trot h33
trott h33
trou r77 h43
troub r78 h27
tru r35 m-41 h-40 k104
truc m-29
truck m-27
true k94
true_ k94
truf g24
truff g24
trus g-41 h-26
trust r23 g-41
try r-24 g29 m71 h-19 k25
try_ r-24 m72 h-55 k25
ts_ g19 m-43 h-69 k-77
tsa h20
tsap h33
tsapp h33
tsb m19
tsbo m19
tsboo m19
tse r57 g42 m31
tsel r59
tself r59
tsu h41
tsu_ h41
tta r-45 g-47 h20 k-51
tta_ m19 h34
ttac r-20 g-22 k-34
ttach g-22 h-22 k-34
ttack h37
tte g-38 m90 h20 k23
tte_ m63
tted r30 g36 m-19
tted_ r30 g36 m-19
ttee r26
ttee_ r26
tten h49 k36
tten_ g-25 h27 k40
ttend g-21 h34
ttens g59
tter g-73 m53 h38
tter_ r45 g-38 m25
tters r-19 g-24 h72
ttery r-39 m26 k28
ttes h-60
ttes_ h-43
tti h-25
tti_ r53 m25 h-26
ttin r-19 h-40
tting r-19 m-19 h-36
ttis r-20 h40
ttish h40
ttl h-24
ttle r39 g32 m-33
ttle_ r80 m-60 h-28
ttled r-55 g43
ttlem g42 m20
ttles g-53
ttli r-46 g-28 m32
ttlin r-46 g-28 m32
tto r-20 m66 h68 k-26
tto_ g-32 m79 h101
ttom g35
tton h-32
tton_ h-32
ttr m21 h-48
ttry m22 h-23
ttry_ m22 h-23
tty r36 h-36 k-19
tty_ r36 h-36 k-19
tu_ h53
tua r-19 m42 h69
tual r-19 m42 h69
tual_ m43 h79
tuall r-19
tub r36 g-21
tube r-26 h29
tubo r62
tubo_ r63 h-24
tud g-54 h26
tude g-45
tuden g-37
tudi h38
tudie h36
tue m37 h61
tue_ h50
tuf h46
tuff h46
tuff_ h55
tui r-26 g-22
tuit r-26 g-22
tuiti r-26 g-22
tum g53 h-26
tume h-30
tume_ h-30
tumm g39
tummy g39
tumn g21
tumn_ g21
tun g-27
tuna h-20
tuna_ h-20
tune g-19
tup r-34 g30 h-19
tup_ r-34 g31 m-22
tur r42 g29 h-22
tura h-25
tural h-25
turb g35 m35
turbo g35 m35
turd g-19 h43
turda g-19 h43
ture r37 g22 m-58 h24
ture_ g-38 m-41 h24
tured r67 h-22
tures r-26 g65 h22
turf m37 h43
turf_ m37 h43
turi r33 g-32
turin k22
turit r44
turk g-20 h-34 k24
turke k20
turn g44 h-50
turn_ r37 h-32
turni h-31
turns g63 m-24 k30
tus h34
tus_ g23 h-30
tusk h55
tusks h37
tut r-19 g-27 h-43
tuto g-23 h-39
tutor g-23 h-39
tv_ g-26 m-31 k-23
twa g-28 m-19 h42 k-27
twar m-37 h42
tware m-32 h30
twe r57 g-35
twee r22
tween r22
twel r24
twelv r41
twi g35
twin g20
twins g21
two g-30 m19 k-29
two_ g-30 m19 k-29
ty_ g105 m22 h-121 k-69
tyl r20
tyle r20
tyle_ r20
typ r-40 h-37
type_ g22
typi r-30
typin r-24
tyr h-21
tyre h-21
tyres g-23
tz_ h42
tze h55
tzer h41
ua_ g-24 m34 h-31
uaa m42
uaa_ m34
ual r-45 g-19 m49 h32
ual_ r-32 g-19 m49 h45
uan h51
uanc r-19 h19
uanci h19
uant r-28 g30
uanti r-28 g30
uar r88 g-27 h-41 k-20
uar_ h41
uara r57
uaran r57
uard r-39 m-29 h-26
uard_ r-39 m-29 h-32
uare m62
uare_ m37
uares m30
uart r45 h21
uarte r45 h21
uary r28
uary_ r28
uay g-25
uay_ g-25
ub_ r-28 g-53 h49
uba r-31
ubbly h23
ube r-42 h29
ube_ h39
ubi r-37 m-20 h-56
ubj g47
ubje g47
ubjec g47
ubl r43
uble r46 m52
uble_ r76 g-44 m39 h20
ubled r-41 g27
ubles g27
ubli g-19 m-58
ublic r-23
ublis g-20
ubm h25
ubmi h25
ubmit h25
ubo r71 h-23
ubo_ r63 h-24
ubs g-23
ubsc g-22
ubscr g-22
uce r-27 m-28 h-48
uce_ r-27 m-24 h-28
uch g83 m-20 h-34
uch_ g80 k-25
uche g-29 k30
uched g-23
ucher r-41
uci r29 h28
ucin r29
ucing r29
uck g52 h91 k-20
uck_ r-45 g36 h48
ucks r49 h37
ucks_ r49 h37
ucky_ g21
uct g20 m25
uct_ g32 h19
ucti r42 m30
uctio r34 m30
ud_ r-40 g-25 h-80
uda g19
uda_ g19
udd g28 h68
udde g34 h22
udder g34
uddi h34
uddin h34
ude h31
ude_ g25 h32
uden g-37
udent g-37
udg h26
udge r-19 h28
udh h-21
udha h-21
udi r-20 h27 k-24
udie h36
udied h36
udit r-21 h-20
udit_ r-21 k-32
udito h-20
udo g42 m40 h-41
udo_ m43
udol g45 h-28
udol_ g45 h-28
ue_ r22 g-91 m-59 h22
ued r28 g28 h-29
ued_ r28 g28 h-29
uel r-46 m63 h23
uel_ r-41 m51 h27
uer g-26
ues r-19 m82 k-37
uess r-26 g38 m132 h-30
uess_ r-19 g66 m93 h-60
uesse g-37 m59 h35
uessi m-20
uest g-41 m-24 h44 k-25
uest_ r31 m-23
uesti h35
uests r-24 g-24 k-32
uet r-26
ueu m-24
ueue m-24 h-22
ueue_ m-24 h-22
ueur h21
ueur_ h20
uff g19 h46
uff_ h55
uffl g24
uffle g24
ug_ g-27
ugar r-24 h28
ugar_ r-24 h28
uge r30 m-27
ugg h38 k-21
uggl h52
uggle h42
ugh r-53 g-31 m-25 h49 k32
ugh_ r-28 k38
ught r-25 h-19
ught_ r-19
ugs h31
ugs_ h31
uhan r25
ui_ r38
uia h37
uiap h37
uiapo h37
uic r20 h-32
uice h-33
uice_ r19
uick m23
uida g34 h-20
uidat g34 h-20
uie k21
uiet k21
uiet_ k21
uil r-28 g22 h25
uila h25
uila_ h25
uild r-26
uilde h-26
uildi r-19 h42
uin r-19 h54
uine_ h20
uinea h-22
uinn h64
uinne h64
uir g28 h-20
uire g32 h-31
uired g20 h-20
uis g-48 m21 h25
uise m22
uise_ m22
uit r-67 h-25
uit_ m23 h-27
uitc h-32
uitca h-32
uiti r-42 g-23 h33
uitio r-26 g-22
uits m-19
uits_ m-19
uity g24 h26
uity_ g24 h26
uiz g-32 h-37
uiz_ g-32 h-37
uja g-36 h54 k20
uja_ h58
ujah k36
ujahi k36
ujai g-24
ujair g-24
uju h23
uju_ h23
uk_ r29
uka g33 h-32
uku r35 g58
ukuk r45 g41
ukuk_ r45 g41
ul_ g62 h-25
ula r48 g-73 m-25 h38
ula_ h48
ulag r28
ulage r28
ulan m-20
ular h26
ulat r40
ulate r22
ulati r19
ulato m28
uld m36
uld_ g19 m27 h-33
ule m38 k48
ule_ r42 g19 h-103 k75
ulet g-23 m41 h112 k-24
ulet_ m-24 h80
ulett m66 h31
ulg r27
ulge r27
ulgen r27
uli h-74
ulin g-49 h-24
ulin_ g-27 h-29
uling g-22
ull r-45 g-19 m-26 k-33
ull_ r-28 m-43 k-27
ulle h53
ulled h55
ulli r23
ullio r23
ulls m55 h-20
ulls_ m55 h-20
ulo g22 m19 h-35
ulog g22 h-20
ulog_ g22 h-20
ult g-52 h81 k36
ult_ r-21 h71
ultan r23 k24
ultat h25 k-19
ulti m28 k30
ultip m30
ulu g-41 h21
uly r31
uly_ r31
um_ r-55 g89 m-66 h-61 k-91
uma g-28 h59
uma_ g-25 h30
uman h38
uman_ h35
umb r-20 m44 k24
umbe g27 m42 k29
umber g27 m42 k29
ume g-45 h32
ume_ h-99
umen g-28 h-23
ument g-28 h-23
umer g-20 h56
umer_ h30
umero h26
umes h97
umes_ h49
umi m30 h22
umm m45 h-44
umme r20
ummer r20
ummi g-23
ummie h21
ummy r-19 g29 m42 h-29
ummy_ r-19 g29 m34 h-22
umn g21 m20 h31
umn_ g21
umpe m20
umps h21
umps_ h21
umu m30
umul m30
umula m30
un_ r22 g54 m-97 h-109 k23
una r47 g34 h-75 k-20
una_ r26 h-35
unaf r32
unafa r32
unaw g35
unawa g35
unb g21
unbo g21
unbor g21
unc r-38 m-34 k-33
unce r39 g-37 h70
unce_ r29 g-28 h44
uncen h41
unch r-71 m-21 h-47
unch_ r-48 g-54 m-19 h-44
unche g40
unci r-20 h-25
uncil r-20 h-25
uncl g42
uncla g28
und r43 k94
und_ r30 g-23 h-26 k-21
unda g-23 m-36
undab m-20
unday g-43
unde r49 g49 m23 h-60 k65
undec g-21 h-20
unded r71
undef g29
undel r-20 g43
under g-19 m34 h-25 k66
undi r-38 g34 m22 k49
undi_ r-36 h-22 k67
undin g52 m32 h20
undl m-36 h53
undle m-33 h36
undr r56 k-37
undra r22 k20
undre m24 h30 k-29
undry m-19 h-45 k-28
unds r-39 g-32 m48 k65
unds_ r-39 g-32 m48 k65
une m-20
ung r-22
ung_ h-37
unge r-27 h31
unge_ r-27 h23
uni r-26 m-28 h-47 k-40
unid g25
unide g25
unio h19
union h19
unit h-23 k-19
unit_ h-26 k-19
univ g-25 h-19
unive g-25 h-19
unk g74 m19
unk_ r46
unke g23 m42
unken g24
unket m46 h23
unkn r-28 g48 h-23
unkno r-28 g48 h-23
unks k19
unks_ k19
unl g-67 h45 k28
unli g-27 k32
unlic k32
unlo g-36 h46
unloc h39
unn g35 h-26
uno g21 m-31 k28
uno_ m-27
unof k38
unoff k38
unop g25
unope g25
unp r74 g-22 k-27
unpa r74 g-22 k-27
unpai r74 g-22 k-27
unr g-20 k35
unre k35
unreg k35
uns g100 m-36
uns_ r38 g-27
unse g45 m-19 h-30
unsee g58
unso g22
unsor g32
unsp g62
unspe g62
unt r30 g33 m27
unt_ r-23 g75 m36
unta r-47 k-27
untai m-30 h-25
untan r-39 k-22
unte r-76 h27
unted h-30
unter r-64 h57
unti r111 g-39 h-27 k-22
until r44
untin r81 g-38 h-49
untr h-28 k61
untry g19 h-24 k52
unts r53 h43 k20
unts_ r53 h43 k20
uor h46
uor_ h46
uot g23 m39
uote m41
uotex g41 m53
up_ r-30 g54 m-21 h49 k41
upa r56 h-34
upay r28
upe g-55 m38 h-39
upee g-43
upee_ g-42
uper m39 h-24
uperm m-19
upf r20
upfr r20
upfro r20
upg h21
upgr h21
upgra h21
upi m32 h27
upie m39 h27
upier m39 h27
upl h37
uple h40
upo r55 m48
upon r55 m48
upon_ r27 m50 h-19
upons r29 h36
upp g33 m-28 h-41
uppe h-32
uppl g23 m-23 h30
uppli r-22 g21 m-23
upply r34 h26
uppo g-32 h-25 k25
uppor g-32 h-25 k25
uppy g40
uppy_ g40
ups r22 m-23
upst r30
upsta r30
uq_ r108 g-19
ur_ g-70 m-21 k-30
ura g21 m-48 k-38
ura_ r19 m26
urab r67 m-27
uraba r50 h-26
ural h-25
ural_ h-25
uran r-20 g29 m-33 k-19
uran_ m-24
uranc g26
urb g25 m24
urbo g25 m29 h20
urbo_ g35 m35
urbon h37
urc r19
urce g26
urce_ g26
urch r36
urcha r36
urd g-20 h39
urda g-19 h43
urday g-19 h43
ure r66 g88 m-35 k-59
ure_ r28 g-39 h37 k-34
ured r41 m-27 h-31
ured_ r41 m-27 h-31
urem h26
ureme h26
uren g22
urenc g22
urer r-24 g79 h-22
urer_ g70
ures g45 k-23
ures_ g45 k-23
urf m19 k42
urf_ m37
urg m-21 h-48
urge m-21 h-51
urger m-21 h-34
uri g-23 m-34 h-42
urie r-24 g-26 m-23 h-44
urier r-40 g-25 m-23 h-44
urin g45 k22
uring h30 k22
uris h24
urit r44 g-29 h-30
urity r33 g-28 m-26
urk g-20 h-34 k24
urke k20
urkey k20
urn g57 h-26 k19
urn_ r35 g-19
urnam m20
urne h-29 k22
urned h23
urni h-22
urnin g20
urns g76 m-24 k19
urns_ g76 m-24 k19
uro r36 g29 m25
uro_ g72 h-24
urom m52 h44
uromi m52 h44
uros r23 g-27 m-25
uros_ r23 g-27 m-25
urp r-35 k31
urpo k54
urpos k54
urpr r-44 k-20
urpri r-44 k-20
urr r32 k24
urro h46
urrog h46
urs g-63 m-34
urs_ r-42 g30 h-41 k26
ursd r20
ursda r20
urse g-76 h20 k-24
urse_ r20 g-48 h59 k-37
ursel h-28 k19
urser m-28
urst h41
urst_ h37
urt r-42 g36 m25
urt_ g38
urta r-42 h-35
urtai r-50 h-35
urte h19
urth k31
urth_ k33
urti h47
urti_ h47
uru g29 m32
urus g31 m34
urusd g31 m34
urv h-22
urve g-19
urvey g-19
urvi g26 m22
urviv g26 m22
ury r73 g-38 m-25
ury_ r73 g-38 h30
us_ r-25 g-84 m81 h-92
usa r80
usag h25
usage h25
usan r75 g-24
usanc r48
usand r26 g-23
usb h89
usba r-25 h58
usban r-25 h58
usd r28 g47
usd_ r30
usdt g29
usdt_ g29
use g-27 h-84 k94
use_ r48 g-67 h-55 k100
used r-41 g49 k-21
used_ r-41 g49 k-21
user h-27
users h-27
uses g19
uses_ g19
ush g-30 h82 k-32
ush_ r46 g-24 h50 k-24
ushe r-40 h38
ushed r-40
ushi h-23
ushio h-23
ushm h25
ushma h25
usi r-42 m-46 k21
usi_ g-23
usic g-31
usic_ g-31
usie h-25
usie_ h-25
usin g49 m-52 k29
usin_ g31 h27
usine r19 h24
using g37 m-19 h-25
usins r-29 g-30 k21
usk h57
usks h37
usks_ h37
usl h53
usli h53
uslim h53
uss m-29 h29
usse r25 h-29
ussi h28
ussia h44
ust r54 g-60 m30 h-62 k46
ust_ r30 g-71 k92
usta m46 h-38
usta_ m39 h-31
uste k-20
ustm r31
ustme r31
usto r-19
ustom r-19
usu r83 g-21 m-31
usua m-25
usual m-25
usuf r21
usur r59 h-22
usure r43
ut_ r40 g54 h53 k40
uta m-25 h85
utang h-23
utch_ h54
utche h-39
ute r-53 g26 h-46
ute_ r-21 m35 h-69
uted h49
uted_ h49
uter m-29 h-39
utes r-32 g50
utes_ r-32 g50
uth k20
utho h-23 k23
uthor h-23 k23
uti g-23
util r33
utili r33
utio r-31
ution r-31
uto r-19 g-29 h-22
uto_ g19
utor g-23
utor_ g-23
uts g78 m-36 h-64 k-63
uts_ g82 m-30 h-56 k-59
utt g-53 m29 h79
utte h32
utter h32
utti m30 h35
uttin m30 h35
utto g-33 h42
utto_ h43
utton g-31
utu g86
utum g21
utumn g21
utur r-20 g60 m-26
uture r-20 g78 m-26
uty g-20 h-25
uty_ g-20 h-25
uv_ m29 h29
uve h39
uwa g-25 m31 h-19
uwag h-19
uwaga h-19
uy_ m52 h100 k37
uye m-19
uyer m-19
uyer_ g47
uyers g-37 h28 k-21
uyi h32
uyin h32
uying h32
uys r59 h-22
uys_ r59 h-22
vab r24
vabl r24
vable r24
vac r-19 g-28 m-44 h-48
vacc m-44 h-36
vacci m-44 h-36
val r-19 g-28 m-33 h-36 k19
val_ r-46
vale r26
vall k-20
valle k-20
valu h-25 k29
value r22 h-23 k21
van r20 g72 m-22 k-37
van_ r-22 g21 h-32 k-22
vanc g24
vance g24
vap h27
vape h19
var r-24
vas g-54 m-47
vas_ g-54 m-47 h-42
vat k-33
vat_ r-57 k-42
vate g-30 h35
vate_ g-30 h35
vati g45
vativ g49 h-25
vato h-19
vator h-19
vatt r77 h-28
vatti r77 h-28
vd_ h-19
vds g-37 h23
vds_ g-37 h23
ve_ r35 g44 m-19 h38 k42
vea g34 h-29
veal g37 h-27
veal_ g32 h-25
veaw m19
veawa m19
ved g-41
ved_ g-40
vee h30
vega g25
veh g37 h-31
veh_ g34 h-24
vel r-33 g-87 m-49 k-19
vel_ r-39 g-69 m-51 h-32
velo g-22 k-19
velop g-22 k-19
ven r-26 m-27 h-25 k-32
ven_ g-57 m-25 h-62
veni r-36 m26 h53
venin r-37 m26 h55
vent g71 h52
vent_ g91 h-21
ventu h56
venu h-33
venue h-33
ver r43 g70 h-58
ver_ r25 g128 h-46 k77
vera r36
verab r74 g-68
verag r-38 g78
verc r-22
verd r27
verdr r40
vere r-35 g29 h-31 k-31
vered r-29 g32 h-31 k-31
veri r30 g-27
verin r21 g-27
verm h54
vermo h54
vern r58 m-19
verni r42
vers h-31
vers_ g28 m20 h-23
versa r-32
verse h-20
versi g-33
vert r-68 h-64
verti r-68 h-56
very r20 h52 k-34
very_ r56 h39 k-21
veryb m27
veryo r-31
ves g67 m-36 k-33
ves_ g42 m-24 h-36 k-19
vest r20
vestm r-22 h24
vesto r54 g-28
vests g27
vet h-53
vet_ h-44
vey g-19
vey_ g-29
via g-24 m28 k54
via_ g-24 k62
viat m30 h24
viato m30 h24
vic m-21 h33
vice m-30 h40
vice_ m-30 h31
vid r33 g-33 h64
vide r27 g-61 h68
vided r23 g-19
viden r26 g-32
video h65
vidi g21
vidia g21
vie r63 g-39
vier r82
vier_ r82
vies h36
vies_ h36
view r-23 g-27
view_ h-27
views h32
vig r73 h-38
vig_ r74 h-48
vil k-35
vill h-20 k-25
villa h-19 k-25
vin r26 m-65 k-54
vin_ h19
vine r-23 g32 m-23 h-83
vineg h-30
viney g20
ving r52 g-49 m-37 k-31
ving_ r55 g-20 m-20 h35
vings g-28 h-22 k-20
vino h49
vino_ h19
vio h59
viol h59
viola h59
vip h55
vip_ h55
vir g-26 m46 h32
vis g-32
visa r23
visa_ r23
visi r-35 h-21
visio m24
visit r-35 h-21
viso g-34
visor g-34
vit r-26 h-61
vita h-72
vitam h-72
viv g26 m22
vive g28
vives g28
vo_ h20
vod r-20 h-43
vodk r-20
vodka r-20
voi g-30 m-23 k53
voic g-25 h21
voice g-25 h22
void h-34 k37
void_ h-28 k28
volv r45
volvi r45
voo h46
vood h46
voodo h46
vor m22 h42
vor_ m26
vory h55
vory_ h55
vot m37 h61
vote m37 h61
vote_ h70
votes m40
vou h-33 k26
vouc r-19
vouch r-19
vour h-27
vour_ h-44
voy_ h-19
vv_ h22
vy_ h47
w3e g32
w3ed g32
w3ed_ g32
wa2 r51
wa2t r56
wa7 r-34 g53 m20 h21 k21
wa7d r-40 g48 h26
wa7e k25
wa7ed k25
wa_ r-50 g-37 h23
wab h-43
wad r71 g24
wadi r23 g28
wadi_ g28
wag r-47 m43 h-58
waga h-19
wagan h-19
wage r-55 m39 h-39
wage_ r20 g36 k-27
wager m56 h-53
wages r-73 g-22 h23 k26
wah k22
wai r67 k-24
wait r62
wait_ r48
waiti r22
waive r22
wak h19
waka r-21
wakal r-21
wal k51
wal_ r29 m23
wala r-41 g72 m-22 k20
wala_ r-24 g68 m-21 h-31
walad g20
walan h34
wale r-22 h33
wale_ r-30 h33
wali r30 h-22
wali_ r34 h-22
walk h19
walk_ r31 g27
walke h28
wall r-22 g-40 m24 h-29 k75
wall_ r-29 h-45
walla r38
walle r-31 k87
waln h-32
walt h31
wan g-21 h57
wanc g-20 h42
wance g-20 h42
wane h30
wane_ h30
want r25
want_ r-55 k34
wants r69
wap r-52 g96 h-58
wap_ g26
wappe g-22
wappi r-22 g25
waps g57
waps_ g57
war r-60 g91 m-24 k-35
war_ r-29 h22 k33
wara m21 h51
wara_ h25
ward r-69 g39 m-26 h-55
ward_ m-20 h-36
wardi r-36
wards g60
ware r-28 g-40 m-33 h50 k-50
ware_ m-32 h63 k-22
wareh g-19
waren h-40
warr r41 g77 h-58
warr_ g20
warra r-27 g63 h-49
warru r72
waru r50
waruq r30
was r-22 g-87 m39 h49 k-25
was_ r-36 g-95 m93
wash g-28 m-59 h-33
wash_ g-29 m-25
washe r28 m-20
washi r-37 h-40
wasl r23
wasl_ r23
wast h86
wasta h52
wat g-48 m-46 k-20
watc g-20 m-33
watch g-20 m-33
wate g-28 h-42
water g-28 h-42
way r22 m57 k37
way_ r-94 m33 k67
waye r54 m24 k-19
wayed r52 k-19
ways r62 h-22
ways_ r62 h-22
waz g-33 h19
waza g-33
wd_ r46 g-23
wde h-23
wder h-23
wder_ h-23
we_ g-23 m47 k-22
wea r48 g40
weal h36
wealt h36
wear r52
wear_ r34
wears g25
weat h-26
weath h-26
web g-29 h-24
web_ h-72
webs h34
websi h34
wed g-30 m-46 h-62 k-46
wed_ g-38 m-30 h-24 k-23
wedd g26 h-27
weddi g26 h-27
wee g-47 m50 h65
weed r-31 h79
weed_ r-31 h80
week r20 h-42
week_ g-19 m-36 h-42
weeke m23
weekl g32
weeks r26 k-30
weela k27
ween r22
ween_ r22
weep m116 h-53
weep_ m85
weeps m58 h-30
weet g-24 m-35
weet_ h-32
weete r38
weets r-39 m-19 h35
weez h29
weez_ h24
wei r22 g-28
weig r31 m23 h-67
weigh r31 m23 h-72
wein h24
weis h38
wel m-34 h-84
wel_ k35
welf r-38
well g42 m-31 h-58 k-20
well_ r-51 g50 m-30 h-45
welle r20 h-20
welv r41
welve r41
wen r36 g-48 m31 h35 k-20
went r48 g-71 m31 h44
went_ r32 g-59 m31 h61
wer r-51 g29
wer_ r-47 g51 m-26 h-62 k-23
werb m46 h50
werba m46 h50
were k50
were_ k50
wers m-26
wers_ m-26
wes r-66 m68 h-29
wes_ r-50 m45
west m23 h-21
west_ m25
wha g52 h-23
what g52 h-19
what_ h-25
whate r-20 g42 h-27
whats h33
whe r26 g78 m-28 h-72
whea g26 m-30 h-39
wheat g26 m-30 h-39
whee g-48 m-26 h26
wheel g-48 m-26 h26
when r76 g66 k-55
when_ r50 g68 k-50
whene r25
wher g50 h-28 k55
where g50 h-28 k55
whet m56 h-23
wheth m56 h-23
whi r58 g57 m-31 h45 k-59
whic g68 h-35 k-35
which g68 h-35 k-35
whil r99
while r99
whis g-22 h66
whisk g-20 h74
whit r-21 h32 k-24
white r-21 h32 k-24
who g-48 m64 h52
who_ g-75 h61
whoe g-28
whoev g-28
whom h22
whom_ h22
whos g54 m70 k24
whose g54 m70 k24
why k51
why_ k51
wic h23
wich h23
wid h-30
wide h-20
wide_ h-20
wif g-22 h37
wife r20 g-22 h62
wife_ r19
wifes g-29
wil g100
wild g-22 h30
wild_ g-22 h30
will g130 m-25 h-33
will_ g133 m-37 h-28
wim g26 h-54
wim_ g27 m21
wimm h-39
wimmi h-39
win m79 h47 k-33
win_ r-25 m93 h21
wind g-89 k-32
windo g-47 h21 k-21
winds g-41
wine m-40 h51
wine_ m-37 h21
winer h26
wing r39 g21 k-24
wing_ r39 g-30 h-22 k-19
winge h39
wings g53 h-23
winn g19 m28 h-56 k26
winne g19 h-42
winni k28
wins g22 h62
wins_ g22 h62
wint g43
winte g43
wip h49
wipe h49
wiped h49
wir r30 g-30 h-37 k30
wire r22 g-28 h-40 k30
wire_ g-28 h-32 k32
wis h80 k-26
wise g26
wise_ g26
wish_ r-38
wisk h63
wiske h26
wiski h27
wit r26 g-44 h45 k-19
with r29
with_ r33 g-34 m64 h42
withd m-20
withi r22 h-28
witho r-24 m-25
witn g-23 h26
witne g-23 h26
wiz h49
wiza h27
wizar h27
wk_ r24 g28
wl_ m19
wla g27 m-21 h-33 k-19
wme g29
wmen g29
wment g29
wn_ r27 g31 m-35 h-43 k-25
wnb r24
wnbr r24
wnbro r24
wne m32
wned r27 h-21
wned_ r27 h-21
wner r-23 m46
wner_ g36
wners g-27 m61
wni g54
wnie g-21 h40
wnies g-19 h27
wnin g75 h-24
wning g75 h-24
wns r33 h-21
wns_ h-47
wnsh r33
wnsho r33
wo_ g-30 m19 k-29
wom h26
woma g-31 h31
woman g-31 h31
womb g19
womb_ g19
won m79 h-25
won_ r-24 m54 h-25
wont r25 g25 m25
wont_ r25 g25 m25
woo r-29 g78 m-37 h-59
wood h-45
wood_ g22 h-39
wool r-23 g60 m-33
wool_ r-23 g60 m-33
wor g-47 k28
word g-20 m24
word_ g-19 m24 h-24 k29
words h33
wore m20
wore_ m20
work h-26 k21
work_ g-47 m24 h-52
worke r-44 g27 h49
worki r22
workm g35
works g-37 h-37
worl g33
world g33
worn g-40
worn_ g-40
wors h65
worsh h65
wort r23
worth r23
wou m53
woul m53
would m53
wre h-22
wrec h-20
wreck h-20
wri r39 g27 h50 k30
writ g36 h39 k30
write g24
writi r-20 g51
writt g-39 h33 k43
wro g-36 m20 h-49
wron m27 h-29 k30
wrong m27 h-29 k30
wrot g-26 k-25
wrote g-26 k-25
wry r41
wry_ r41
ws_ g59 k-72
wse h45
wsu g50
wsui g50
wsuit g50
wur h45
wurs h41
wurst h41
wwa r74
wwal r43
wwal_ r43
wwar h19
wwe r23 g25 k22
wye g-41 m-31 h-42
wyer g-41 m-31 h-42
wyer_ g-41 m-31 h-33
xa_ g20
xac r-43
xact r-43
xactl r-31
xam r-41 g-24 k-24
xam_ r-44 g-23 k-24
xami h38
xamin h38
xams h-22
xams_ h-22
xan h36
xana h36
xanax h36
xbe m26
xbet m26
xbet_ m26
xca h-19
xcav h-19
xcava h-19
xch g-35 m30
xcha g-32
xchan g-32
xer m-22 h38
xer_ h30
xes h-31 k-30
xes_ h-31 k-30
xi_ r-29 g-19 m-50 h-67
xin g-21 m-35 h30
xing g-21 m-35 h30
xing_ g-21 m-35 h30
xis h-28 k38
xist h-28 k38
xist_ h-23 k41
xpe k-22
xpec g27
xpect g27
xpen r19 h-23
xpens r19 h-23
xper h26
xperi h36
xpi r-20 g33 h42
xpir r-20 g33 h42
xpire g-24 h24
xpiri g33
xpiry g24 h34
xpl r-36 g-26 k43
xpla r-36 g-21 k44
xplai r-36 g-21 k44
xt_ r36 g65 m44 h-55
xtend r-45 g32
xtens r30 g-22
xti g-46 h36
xtin g-46 h36
xting g-46 h36
xtn g25
xto h26
xtor h26
xtort h26
xtr g-40
xtra r28 g-40 h28
xtra_ r31 g-40
xty r-20
xty_ r-20
xx_ h26
xxx h34
xxx_ h24
xy_ g-24 h62
xys h24
xys_ h24
y3a g50
ya3 g22
ya5 r26 m32
ya5o r19 m32
ya5od m37
ya_ r-60 g73 m37 h-103 k58
yaa r40 h-27
yaak m23
yaakh m23
yab r21
yac h30
yach h30
yacht h30
yad r-84 g-65 m-21 h-23
yad_ r-53 m-20
yada r-29
yada_ r-29
yah r-29 g38 h33
yah_ r-49 g40 h27
yaj r70 h-29
yaj_ r70 h-29
yak r45 m59 h-29
yakh r45 m66
yakhe m38
yakho m34
yal r79 g-29 h-32
yal_ m-26
yals r43 g-22
yals_ r43 g-22
yam h21
yam_ h21
yan g-40 m21 h-36
yan_ r-19 m20 h-24
yani g-29 h-30
yani_ g-29 h-30
yant h33
yant_ h23
yar r-50 g21 m-22 h-69 k-21
yar_ g31
yara g21 m28 h-43
yara_ r-30 g26 m28 h-40
yard r-31 g-20
yard_ r-31 g-20
yas r31
yat r-33 g46 h-25
yat_ g48 h-25
yaw h-33
yawa h-33
ybe r-28 g81 m58 h-31
ybe_ g55 m41
yber g28
yber_ g28
ybi g19
ybit g20
ybit_ g20
ybo m24 h37
ybod m27
ybody m27
yboy h52
yboy_ h48
yc_ k46
ych h34
ychi h52
ychic h52
ycl r-31
ycle r-31
ycle_ r-31
yd_ r-29 h-22 k36
yda g-19 m48
yda_ r21 h-32
yday h26
yday_ h26
yds g38
yds_ g38
ye_ g-28 h38
yea r-23 g61 m-19 h20 k-46
year g67 m-19 h-29 k-46
year_ g27 k-28
yearl h-39
years r-29 g59 h23
yeas h49
yeast h49
yeb h26
yed r42
yed_ k-24
yedf k20
yedfa k20
yee r73 k25
yee_ k34
yef h40
yefo h25
yefok h25
yeg r36
yegh r36
yegh_ r36
yeh r25
yek m20
yel g-21
yen r26 g-28 m21
yen_ r23 m28
yer r-35 g-99 m-19
yer_ r-41 m-50 h-28 k35
yera h19
yeraj h19
yerg g-37
yerga g-37
yers g-38 m31 k-28
yers_ g-38 m31 k-28
yes r74 g62 k44
yes2 k33
yes2a k33
yes_ g54 h37 k23
yest r69
yeste r27
yet r-36 g125 h-79 k-29
yet_ g131 h-52 k-39
yetl r-19
yetla r-19
yez r45
yez_ r24
yfa h47
yfan h47
yfans h47
yho m25
yhou m25
yhoun m25
yie r57 h-32
yiel r57 h-32
yield r57 h-32
yin r27 h62 k-26
ying r27 h62 k-26
ying_ r27 h62 k-26
yl_ g-24 k-22
yle r20
ylen r25
ylend r25
yli r-27 g-19
ylin r-27 g-19
ylind r-23
ylo r38 g-28
yloc r39
ylock r39
ym_ r-62 g-40 m-35 h-51
yma h36
yman_ g26
ymas h25
ymash h25
yme r-24 g38
ymen r-23
yment r-22
ymex g23
ymex_ g23
ymn r41
ymnt r41
ymnt_ r41
ymo h-42
ymp g55 m42
yna r-32
ynd m41 h25
yndi m41 h25
yndic m41 h25
yo_ g26
yom r66 g-56 m-20 h-30
yom_ r60 g-56 m-20 h-30
yon r-39 m-25
yone r-34 m-21
yone_ r-34 g-33
yor g31 m32 h47
yor_ h49
yot r-23 h32
you h-102 k44
you_ r43 g-72 m35 h-19 k-19
your r-65 g80 m-29 h-34 k75
your_ r-52 g50 m-47 k34
yours g30 h-28 k41
yout r29 h-42
yout_ r29
youth h-46
ypa k29
ypas k29
ypass k29
ype_ g22
ypi r-30
ypin r-24
yping r-24
ypt k27
ypto k29
ypto_ h-25 k31
yra r28 h30
yraj r28
yre h-21
yres g-23
yres_ g-23
yric h44
yrica h44
yro g-19 k32
yrol g-19 k32
yroll g-19 k32
ys_ r33 g-31 k-65
ysa r28
yse r-34
ysel r-34
yself r-34
ysi h-65
ysid h34
yside h34
yst g35
ysta m-23 h43
ystal h46
yste g45 h-45 k25
ystem k33
yster g55 h-27
yth k-20
ythi k-20
ythin k-20
yun r26 g-21 h-37
yung r26 g-21 h-37
yung_ r26 g-21 h-37
yus r21
yusu r21
yusuf r21
ywa r-33 g25
ywh h-19
ywhe h-19
ywher h-19
yya g45 m-23 h-73
yya_ g33 m-24 h-48
yyar h-29
yyara h-26
yyat g31
yyat_ g31
yye h51
yze r42
za_ r-40 m-46
zaa h-22
zab r-22
zah h40
zahl h42
zahla h28
zak r-30 g37 m-39
zaka r-30
zakat r-30 h-32
zal m40 h26
zam h-30
zan r75 g-51 h-45
zan_ g-44
zani r20 h-22
zanin r20 h-22
zar r-20 h80
zar_ h50
zard h27
zard_ h27
zatl h34
zatla h34
zaw r74 h61
zawa h49
zawar h49
zaww r70 h19
zawwa r27 h19
zay h-39
zay_ g-25
zaz_ h19
ze_ r-46 g-46 m22 h-23 k48
zed h56
zed_ h56
zee r74 h61
zeed r74 m22
zeed_ r74
zeer h46
zeer_ h46
zel r70 h-72
zel_ r28 h-60
zem r33
zem_ r33
zen h-24
zen_ h-24
zer r-48 h-61
zer_ h19
zero r-35 g34 h-87
zero_ r-31 h-38 k-19
zia r36
ziad r36
zin g-22 h-26
zine h-42
zine_ h-44
zir h41
zir_ h44
zle h-28
zle_ r-22 h-28
zo_ h116
zod h28
zodi h28
zodia h28
zon h34
zone h41
zone_ h41
zoo h-20
zra h23
zran h23
zrana h23
zti k55
zti_ k55
zya g-24
zyad g-24
zza m-39 h-49
zza_ r-30 m-31
zzan r20 h-22
zzani r20 h-22
zze r38
zzl r-22 h-28
zzle r-22 h-28
zzle_ r-22 h-28
ءه_ g-24 m-22
اء_ r-38 g-70 m-60 h-72
اءه g-24 m-22
اءه_ g-24 m-22
اب_ r-23 g-65 h28 k-25
ابا r-64 h34
ابا_ r-47
ابات_ k28
اباح h24
اباحي h24
ابت g43
ابت_ r-34
ابتز h31
ابتزا h31
ابته r22 h-21
ابته_ r22 h-21
ابح r37 g-21 k-27
ابحا r40
ابحات r40
ابحه g-21 k-23
ابحه_ g-21 k-23
ابد k28
ابدا k28
ابدا_ k28
ابر r-42 g-27
ابر_ r-42 g-22
ابرا h22
ابراج h23
ابس r-49 h-19
ابس_ r-30 h-21
ابط h47
ابع r-46 h28 k23
ابع_ r-38
ابق m64 k26
ابقا r29
ابقاء r29
ابقه m39
ابقه_ m39
ابل g30 k34
ابل_ h21
ابلا k43
ابلاغ k43
ابن r21 g41 m-28 h-31
ابن_ g24
ابنه r26
ابنه_ r30
ابني r-22 g22
ابني_ r-22 g22
ابه g-33 m22 h46 k39
ابه_ m22 h47 k41
ابو r22 g28 h-57
ابو_ g-56
ابوا g31
ابوي g27 h-23
ابوي_ g29 h-23
ابي r40 g-20 m-44 h-27 k39
ابي_ r46 g-39 m-35 h-29 k38
ابيع_ g-23
ابيعك g31
ابيعه h28
ابين g20 k20
ابين_ g26
ات_ r-48 k43
اتا g-24
اتاخ g-22
اتاخر g-22
اتب m-29 h-69
اتب_ r-24 h-53 k30
اتبي k-32
اتبي_ k-32
اتجا h24
اتجار h24
اتح g-41 h27
اتر g61 m26 h-27
اتر_ g37
اترا m26
اتراه m26
اتس g-20 h20
اتش m52
اتشا m44
اتشات m36
اتص g28 h-24
اتصا g28 h-24
اتصاد g21
اتع r-19
اتعا r-19
اتعاب r-19
اتف r24 g-29 k-25
اتل k65
اتلو k35
اتلون k35
اتلي k34
اتلين k34
اتم r-25
اتن r39 m30
اتنا r42 m30
اتنا_ m35
اتو g-81 m37 h-27
اتور g-41
اتوره g-35
اتوق m26 h-23
اتوقع m26 h-23
اتوم m31 h26
اتي_ k-27
اتير h-29 k20
اتير_ h-29 k20
اتين g29 h31
اتين_ g29 h31
اث_ h-42
اثا g-39 h-38
اثاث g-39 h-27
اثاث_ g-39 h-27
اثب k27
اثبا k20
اثبات k20
اثم r-32 m21
اثمي r-32 m21
اثميه r-32 m21
اثن r39 g-22 h20
اثنا r-22 h28
اثنع r22
اثنعش r22
اثني r38
اثه g-26
اثه_ g-26
اثي r48 h33
اثيل h26
اثيل_ h26
اثين r38
اثين_ r38
اج_ r-42 g47 m-25 k-34
اجا g41 m-37 h38 k19
اجات g67 m-37
اجات_ g67 m-37
اجار k29
اجار_ k30
اجاره h-27
اجان h55
اجر r-20 m-70 k51
اجر_ r58 m-40 h-32 k53
اجرا h52
اجرات h52
اجرت r-28 g-34 h-26
اجرت_ r-32 k37
اجرته k-21
اجره r21 g20
اجره_ r21 g20
اجع r-35 h-37 k-44
اجع_ k-26
اجعه r-19 h-37
اجل r113 g-42 k-30
اجلت r75
اجلت_ r75
اجله r23
اجله_ r23
اجن g22
اجنب g22
اجنبي g22
اجه_ k-22
اجها g-20 h28
اجهاض h28
اجهز g19
اجهزه g19
اجهل h-22 k43
اجهله h-22 k43
اجو h22
اجون h31
اجون_ h31
اجي r39 g-25 h-63
اجي_ h-61
اجير k22
اجير_ k22
اجيل r27 g-36
اجيل_ r27 g-36
اح_ g-39 m27 h-107
احب k29
احب_ g-26 h-24 k35
احبت h34
احبتي h34
احبه g36 h-19
احبه_ r-22
احبها g34
احت r-38 g22 k-40
احت_ g19 h30
احتر g42
احترق g42
احتس r42
احتسب r42
احتك r-29
احتك_ r-29
احتيا h21
احد r31 m-21
احد_ m-19
احده g22 h19
احده_ h22
احدي r22
احدي_ r22
احذ h31
احذف h31
احذف_ h31
احر g-20 h80 k22
احر_ h46
احرك k31
احرك_ k31
احط k44
احطه k44
احطه_ k44
احق r-20 g71
احقا r-20 g71
احقا_ r-20 g71
احل r-39 g-25
احل_ g-20
احم r-30 g-22 h38
احمر r-27 h38
احمر_ r-27 h38
احن g23 h22
احنا g30 h-21
احنا_ g23
احنه h43
احنه_ h43
احه h-42
احه_ h-38
احو r-27 h-19 k21
احول r-27 h-19 k21
احي g-33 h74
احيه g-20 h62
احيه_ g-20 h62
اخب g24 h-29
اخبا g24 h-29
اخبار g24 h-29
اخت r-105 g-25 m-41 k-32
اختا g-32
اختار g-32
اختب h20
اختبا h20
اختر r-63 g-35 m-19
اخترا h38
اخترت r-48 g-42 h-20
اختل r28 m-23
اختلا r28
اختي r-52 g57 h-29
اختي_ r-50 h-22
اختيا g72 k-19
اخد h-19
اخذ r38 g27 m31 h-26 k-75
اخذ_ g-31 m46 k-50
اخذت r-26 g32
اخذت_ r20 g27
اخذته r-46
اخذه r27 g44
اخذه_ g42
اخذها r31
اخذو r30
اخذون r23
اخذوه r23
اخر r38 g-20 m27
اخر_ r83 m38 h-21 k-20
اخره r-28 h19
اخره_ r-28 h19
اخض g40 m20 h-22
اخضر g40 m20 h-22
اخضر_ g40 m20 h-22
اخف r28
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
اخي r-23 h-22
اخي_ r-25
اخير r51
اخير_ r23
اد_ r33 m-72 h-51 k-51
ادا r29
ادات r32
ادات_ r32
اداري r20
ادت g24 m29
ادت_ m31
ادته g27
ادث r-20
ادث_ r-20
ادخ h-26 k51
ادخا g19
ادخار g19
ادخل h-25 k53
ادخلت k25
ادخله k36
ادف r46 g36
ادفع r46 g36
ادفع_ r28 g36
ادل g91 h-40
ادلا g19
ادلات g19
ادله r-19 g64 h-24
ادله_ r-19 g64 h-24
ادم r48 g79 m-33 h-51
ادم_ r50 g23
ادما m-32 h-29
ادمان m-32 h-29
ادمه g60
ادمه_ g60
ادن r47 g23 h-26 k-27
ادني g24 h-26 k-27
ادني_ g24 h-26 k-27
اده g-19
ادو g25 h22
ادو_ h27
ادور g63
ادور_ g32
ادول h23
ادول_ h23
ادي r-35 g-41 h31 k29
ادي_ r-38 g-26 h-37 k27
اديب h46
اديب_ h46
ادير k19
ادير_ k19
اذا g110 h-21
اذا_ g110 h-21
اذو r69 g-20 h-54
اذون r69 g-20 h-54
اذون_ r19 h-44
اذونا r50
اذي h26
اذين h26
اذين_ h26
ار_ r-26 g64 h-125
ارا g33 m29 h-32
ارات m37 h-29
ارات_ m38 h-22
اراض g21 h-22
اراضي g21 h-22
اراه m-23 h40
اراه_ m-19 h40
ارب r-32 g-37
ارب_ r-35 g-23
اربا r37 h24
ارباح h24
اربح m60
اربح_ m60
اربع m-37 h-42
اربع_ r-40 h-28
اربعم r30
اربعي k-19
اربه r-35 h26
اربه_ r-35 h26
ارت g-30 m-21 h53
ارت_ g31
ارته r-28
ارته_ r-28
ارتي g-42
ارتي_ g-40 h-25
ارتين h27
ارج r-62 g70 k32
ارج_ k52
ارجح m34
ارجحي m34
ارجع r-45
ارجعه r-32
ارجن g83 h-34
ارجن_ g83 h-34
ارخ r43 h23
ارخص r43 h23
ارخص_ r43 h23
ارد r20 h31
ارد_ h23
ارده r22
اردها r26
ارس r-38 g-57
ارس_ r-22 g-39 m-20 k-31
ارسل k38
ارض r-58 m-40 h-84 k-19
ارض_ r-71 m-40 h-78
ارط m49 h-27
ارع g-28 m25 k-22
ارع_ m25 k-21
ارعه g-26 h-23
ارعه_ g-26 h-23
ارف g50 k-21
ارف_ g35
ارق r-42 h43 k20
ارقا m20 h59 k20
ارقام m20 h59 k20
ارك g-53 h38
ارك_ g-32 k19
اركه g-20
اركه_ g-20
ارن g64 h-24
اره r-24 m21 h26
اره_ m29 h57
ارها r-24 h-31
ارها_ r-24 h-31
ارو g28 h30
اروت h21
اروت_ h21
اري k49
اري_ r65 g46 m29 h-39 k-31
اريا m42
اريات m42
اريج h38
اريجو h38
اريخ k40
اريخ_ k44
ارير m-19 h30
ارير_ m-19 h30
اريف h-35 k35
اريف_ h-35 k35
اريه r-23 g-36 h51
اريه_ g-32 h47
اريها r-19
از_ r-52 m-24
ازا m-20
ازات h23
ازات_ h23
ازاز h30
ازازه h28
ازاي h-33
ازايز h-33
ازج g-19 h-40
ازج_ g-19 h-40
ازر r-21 g-25
ازل r-48 g38
ازل_ r-22 g50
ازلت r-26
ازلت_ r-26
ازه g-31 h55
ازه_ g-31 h55
ازو g23 h-52
ازون g43 h-21
ازون_ g43 h-21
ازي m92
ازي_ r-21 m58
ازين m35 h36
ازينو m35 h36
اس_ r39 g-45 m-77 h-23 k45
اسا r45 g-22
اساس r39
اساس_ r41
اسب m24 h21 k-35
اسب_ k-34
اسبا g24
اسبا_ g24
اسبو h36
است r19 g-83 m-49 h-58 k56
استث g23
استثم g23
استح r32
استحق r32
استخ k32
استخد k32
استر h45
استط k29
استطي k29
استع g20
استعم g20
استق r29 g-27 k57
استقب r-19 k57
استل r-21 m-26 h-29 k-24
استلا g27
اسح g-24 k69
اسحب g-24 k69
اسحبو g-24 k47
اسد r34 h44
اسدد r34 h50
اسدد_ h29
اسدده r27 h20
اسر r24 h-43
اسر_ r24
اسط m-23 h75 k-22
اسطه m-20 h96
اسطه_ m-20 h96
اسع g37 m-19
اسعا g37 m-19
اسعار g37 m-19
اسق r-49
اسقط r-49
اسقط_ r-39
اسك r40 h35
اسكت h35
اسكتل h35
اسكن r38
اسل g-33
اسلا g-25
اسلام g-25
اسلف r20
اسم r-76 g-66 h-90 k154
اسم_ r-34 g-33 m-33 h32 k22
اسما k71
اسماء k73
اسمك k27
اسمك_ k27
اسمه r-28 m37 h-29 k24
اسمه_ r-28 m38 h-21
اسمي r-22 h-32 k19
اسمي_ r-22 h-32 k19
اسن m-23 h-22
اسنا m-23 h-22
اسنان m-23
اسه m31 h19 k-19
اسه_ m38
اسهم r-21
اسهم_ r-30 g43 h22
اسو h-19
اسي r-57 g-21 h-19 k24
اسي_ r-28
اسيل k27
اسين h-22
اسين_ h-22
اسيه r-19
اسيه_ r-19
اش_ r45 g25 h-141
اشت r43 g-35 m-41 k-51
اشتر r27 m-19 h-31
اشترا g19 k-19
اشترط r41
اشتري r-23 m-19 h-21
اشتغ g-28 m-22 h24 k-31
اشتغل g-28 m-22 h24 k-31
اشخ h23
اشخا h23
اشخاص h23
اشر r95 g27 m21 h29
اشر_ r118 g28 m25 h20
اشه r-65 g24
اشه_ r-53 g28
اشي r-19 h-23 k30
اشيل k43
اشيل_ k43
اص_ m-26 h51
اصب r26 m19 h34
اصبر r29
اصبر_ r29
اصر r-24 h31
اصر_ r-27
اصرا h21
اصرات h21
اصف g28 m-23 h22
اصفا g31
اصفات g31
اصل g-72 m-24 h-30
اصل_ r47 g-22
اصلا g-19 h-38 k26
اصلا_ k44
اصلات h-22
اصلي r-25 g-31 h22
اصلي_ r-19 h21
اصه g-58 h69 k-24
اصه_ g-58 h69 k-24
اض_ r-40 g21 m-24 h64
اضاف g25
اضافي r-46 g35
اضح h55
اضر r-24 g-51 h-29
اضره g-40
اضره_ g-40
اضه g-26 h-38
اضه_ h-34
اضي h31 k-19
اضيف r48
اضيف_ r43
اضيه h37
اضيه_ h37
اط_ r-71 g-40 m87 h-38
اطر r28
اطف m-36 h-27
اطفا m-36 h-27
اطفال m-36 h-27
اطلع g-27
اطلع_ g-27
اع_ r-63 g30 h-38
اعا r-41
اعات r-23
اعات_ r-23
اعاد r-19
اعب h77
اعب_ h77
اعت r132 g-58
اعت_ r60
اعته r49 g-22
اعته_ g-19
اعتي g-28
اعتي_ g-24
اعد m23 h-46
اعد_ g30 m35 h-34
اعده k28
اعده_ k28
اعر r-35 h-78 k28
اعض h24
اعضا h24
اعضاء h24
اعط h-36
اعطا r31
اعطان r31
اعطي r-39 h-29
اعطيك r19
اعطيه r-45
اعف m73 h64
اعف_ r21 m73 h65
اعل r24 g30
اعلا m-19
اعلان m-19
اعلي r24
اعلي_ r24
اعما h-21
اعمل h28
اعمله h32
اعن g31
اعني g31
اعني_ g31
اعه r-80 g-54 m-28 h-32 k40
اعه_ r-47 g-56 m-28 h-32 k43
اعها r-33
اعها_ r-19
اعو r83 g-23 h-21
اعول r44
اعولي r44
اعوه r38 h-20
اعوه_ r41
اعي g-27 m-23
اعي_ g-22
اعيه h21
اعيه_ h21
اغ_ r-20 g-24 h-56 k61
اغر r-20
اغرا r-20
اغل r21
اغو h24
اغون h29
اغون_ h29
اف_ r30 h-19 k-24
افا r42 g23 h-41
افا_ g27
افات k26
افات_ k26
افاه r38
افاه_ r38
افر h-21
افر_ g19
افرا h-20
افراح h-20
افظ h-28 k45
افظ_ k45
افع r-23 g20 m43
افعه r-19 m43
افعه_ r-19 m43
افق h104
افق_ h48
افقا h33
افقات h33
افقه g-19 h24
افقه_ g-19 h24
افل r-34 g-51 h31
افل_ h-31
افلا h69
افلام h69
افه g36 h-40 k-23
افه_ h-36
افها g39
افها_ g39
افو m38
افوز m38
افوز_ m38
افي r-54 g46
افي_ r-21 g34
افيه r-22
افيه_ r-22
اق_ r-24 m51 h36
اقام h21
اقامه h28
اقب r-30 h-40 k63
اقبه h-41 k35
اقبه_ h-41 k35
اقت g25 m25 h-39 k20
اقتر r31 g34
اقترض r31
اقتي h-19 k34
اقتي_ h-19 k34
اقد g-24 h26 k26
اقدر k42
اقدر_ k42
اقدم h47
اقدمه h47
اقر r-37 g-19 m31 h40
اقرا h50
اقراض h50
اقرب m56
اقرب_ m56
اقرض m-30
اقرضك r21
اقرضن r-25
اقس r-38
اقسا r-38
اقساط r-38
اقص r73 g-39 h33
اقص_ r40 g-19
اقصه r31 g-20
اقصه_ r31 g-20
اقفل g29
اقفل_ g29
اقل r159 g-52 h-24 k47
اقل_ r159 g-52 h-24 k47
اقم h-27
اقن k40
اقنا k40
اقناع k40
اقه r29 k-30
اقه_ r23 k-29
اقي r21 g-24 m27 k25
اقي_ r22 g-48 k32
اقين m35
اقين_ m35
اك_ r-88 m115 h78
اكا m54
اكب r61 k21
اكبر r61 k21
اكبر_ r61 k21
اكت r47 g-35 h-44 k45
اكتب g-24 h-23 k65
اكتب_ h-23 k53
اكتو k-20
اكتوب k-19
اكث r34 g-35 k-31
اكثر r34 g-35 k-31
اكثر_ r34 g-35 k-31
اكر g-19 h-22
اكرا h-19
اكرام h-19
اكس r-20 g-27 m61 k-20
اكس_ m72 h49 k-20
اكسي g-25 h-30
اكسي_ g-25 h-30
اكل r19 g-22 h29
اكل_ r19 g-22 h29
اكم r68 g-30 h-30
اكن r60
اكن_ r45
اكه m39 h-20
اكه_ m40
اكي r-33 m51
اكيا g22 h-25
اكياس g22 h-25
اكين r-34 g-26 m62
اكينا m47 h34
اكينه r-33 h-29
ال_ r79 g-40 m36 h79 k55
الا r41 m26 h-21
الا_ h25
الاب g-22 h21 k25
الابل k25
الات r20 m24
الات_ g-21
الاث g31
الاج h23
الاجر g37
الاح g-46
الاحد r28 g-42
الاخ r-41 g47 k23
الاخت g36
الاخو k27
الاخي g21
الاد r43
الادن r44
الار g25 m31 h20
الارب g23
الارج m34
الارض g-25
الارق k24
الاز r-39
الاس r23 g35
الاسب m30 h29
الاست g35
الاسع g20 m25
الاسم r20 k22
الاص r30 h43
الاصل r34
الاط h-21
الاع h-88
الاف r-24 h-24
الاف_ r-24
الافر h-20
الاق r28 g-21 h31
الاقر h31
الاقس r19
الاك r-41
الال r59 g-33 h-26
الالف r74 g-66
الام g22 h-35
الامه r25
الان h27
الان_ g-21
الانت m20 h42
الاو m28
الاول r-19
الاي g44 k-30
الايج r-32
الايد r21
الب r-30 g73 k-35
الب_ m21 h23
البا m-35 h20 k24
البار h73
الباق r33 k46
البان g-23 h-48
البح r-21 g48
البحر r-21 g70
البخ m40
البخت m40
البد g29
البدل g29
البر r33
البر_ g-20
البرك g26
البس r-27
البسط r-22
البص h20
البصا h20
البض r-44 g41 k-20
البضا r-44 g41 k-20
البق g43 h-29
البقر g45 h-26
البل r27 h24 k33
البلا g36 m28 h25
البلد h-20 k33
البلو h19
البن g-53 h39
البنا g-35
البنت h52
البنز r20
البنك h-24
البو r-24 g-31 k-20
البي g32 h-29 k-26
البيا g-30
البيت g30 h27 k-25
البير h31
البيض r-19
البيع g42 h-46
الت r43 g-33 h-117
التا h-38
التام g37
التج g42
التجا g43
التح g19 k36
التحو g22 k43
التخ g21 h-23
التخم g33
التر g-36
التز g35
التزا g38
التس m-27
التسل g33
التط h31
التطب h31
التقس g-22
التقل g37
التك g-23
التكا g-21
التلف h19
التم g-42 m19 h-39 k-22
التما r-23
التمو r34
الته r39
الته_ r39
التو r47 g-23 m26
التوت h-23
التوص g20
التوف r47
التوق m23
التوك g-19
التي r33 g-60 h-19 k20
التي_ r60 g-60 k20
الث r-38 g-24 h-73
الث_ r-19
الثا r19 h-19
الثان r22 m21
الثل r-35 g-49
الثلا r-48
الثلث g-24
الثم r-28 g21
الثمن r-28
الج m27 h-52
الجا r38 g44 m25 h-43
الجار r36
الجام r-21
الجاي r23 g61 m43
الجب r-19 h22
الجد g44
الجدا r-21 g64
الجدي g-20
الجر g-47 m-26
الجري m-26
الجز g34 h-46
الجزا g34 h-46
الجل h30
الجلس h30
الجما k19
الجمع r32 h20
الجمل r-32
الجن g-24
الجن_ h20
الجني h-24
الجه g-26 k19
الجها r-25 k19
الجهت r39
الجو r35 k-19
الجوا r19
الجوه r30
الجي r-25
الح r-25 g38 h-46 k77
الحا r-34 g-29
الحاج g43
الحار r-28 g-24
الحب g47
الحبي h42
الحج_ g-34
الحجر g31
الحد k71
الحد_ k71
الحر h59
الحره h48
الحس r82 g-28 h-28
الحسا r99 g-21
الحص g56
الحصا g58
الحظ g25 m84 h27
الحظ_ g54 m86 h27
الحف m-26 h-44
الحق g29 k55
الحق_ g50
الحقي g-21 k56
الحك m-20
الحلا h-28
الحلو h31
الحو g-30
الحوش g-40
الحيا g38
الحين r-30 g-25
الخ r-106 m19
الخا g-45 h64 k28
الخاص g-25 h44
الخب g-27 h30
الخر r-59 g58 h-39
الخرف g22
الخرو r-19 g28
الخري r-40 g38
الخز r19
الخزا r19
الخزي r33
الخس r-34 h-23
الخسا r-34 m-37 h-22
الخسر m20
الخض m58 h45
الخضر m73 h55
الخم r45 g-34
الخمس m29
الخمو h23
الخمي g-31 m-24
الخي r-47 g43
الخيا r-21 g26
الخير r-27
الخيل h37
الخيم m-22 h-28
الخيو m19
الد g-33 k-58
الدر r24
الدف g23
الدفع r-43 g28
الدق r29
الدقي r29
الدك g-33 m-34
الدكا g-33
الدكت m-23 h-20
الده r-37 h-33
الده_ h-29
الدهب r-23
الدو m42 h20
الدور h24
الدول r-22 m29
الدي r-38 g21
الدي_ h-25
الدين h19
الديو g39
الذ g52
الذه r-30
الذهب r-30
الذي r30
الذي_ r30
الر r-42 g-28 m-34 h61 k57
الرا g-19
الرات r31
الراع r-20
الرب g28 m-47 h-42
الربح r-53 g-22 m-47 h-23
الربع r41 h-27
الربو r36 h19
الربي g48
الرح r-21 g46
الرحل r-20 g46 h-19
الرخ h27
الرخص h27
الرس r-20 m-21 h-23 k34
الرسا m-20 k51
الرسم h-32
الرص r34 m24 h33
الرصي r34 m24 h33
الرق r-42 k50
الرقم r-40 g24 k32
الرم g-26 m-26 h-35
الرما h-19
الره r40 h35
الرها h35
الرهن r40
الرو g-24 m28 h51
الري g-19
الريا g-19
الز g27 h54 k-27
الزا r32
الزب g21
الزبو g32
الزر g35 h-20
الزو r31 h45
الزوا h-24
الزوج r-21 h68
الزي r-21 h19
الزيا h24
الزيت r-24
الس m44 h48 k37
السا g-36 h43
الساح h24
الساع k27
السب g-52
السبب k29
السج r-53 h-27
السجا r-53 h-23
السح r23 g-22 m34 h30
السحب r26 m55
السحر h33
السد r29 h-21
السدا r29
السر h-21 k69
السر_ k32
السري k38
السع r-48 m-32
السعر r-48 g24 m-22
السف r23 g28 h51
السفا h29
السفر r42 g26
السفي r-19 m21 h21
السق k29
السقف k29
السكر h-27
السكو h37
السل m32
السلو m34
السما g27
السن g82
السند r28
السنه r-22 g23 m22
السنو g54
السه m21 h-26
السهم m21 h-22
السو h-59
السوق r-30 h-28
السي h54
السيا r-33 h21
السير h37
الش r-21 g48
الشا h44
الشاح h34
الشاه g33
الشاي h20
الشب r-23 k23
الشبا r-29 m24 h19 k23
الشبك h-20
الشج g24
الشجر g24
الشخ r27
الشخص r27
الشر g-32 h-74
الشرط g24 h-20
الشرك m-28
الشري h-29
الشع r-20
الشه g21
الشها k-21
الشهر g21
الشو g42
الشي r53
الشيخ h38
الشيك r70
الص r81 m-45 h-115
الصا r25 g-20
الصاي r20 g-20
الصب r66
الصبر r82
الصد k36
الصدق k36
الصر r30
الصرا r33
الصل h28
الصلا h28
الصن r-28 h-44
الصند r-27 h-44
الصو r-45
الصي g29 h-47
الصيا g25
الصيد g-26 h-30
الصيف r29
الض r28 k36
الضر h-46 k40
الضرع g37
الضري g-24 h-28 k42
الضم r29
الضما r29
الضي h37
الط g-75 k-67
الطا r-55 g-29 m53 h63 k-20
الطاب r-27
الطال h31
الطاو g-20 h47
الطب r-41 h-36
الطبا r-22
الطبي h-20
الطر r27 k-22
الطرف r32
الطق r37 m-57 h-23
الطل r51
الطلا r20
الطلب r31
الطي g35 m24
الطيا m24
الطير g51 h-28
الظ g-25
الظه g-25
الظهر g-25
الع r27 g-46 m-27 h-53 k-44
الع_ h39
العا r27
العاب m22
العاي r34
العد r20
العر r22 g-31
العرس h-29
العرض r-28
العز g19
العزب g19
العس m-23
العسل m-23
العش h-28
العشا r-21 m-25 h-20
العشر r34
العطا h25
العق r20 h-57
العقا h-54
العل h-19
العلب h-19
العما r-31
العمر r42
العمل g22
العمو r-22
العيا h27
العيد g24
العين r27
الغ r-58 g66 h-90
الغا r26 m23
الغال r26 g-22 m26
الغد r-30
الغدا r-25 g-44
الغر r-21
الغل g-25
الغلط r-25
الغله r33
الغن g20
الغنم g20
الغو g54 h-20
الغوا g26
الغوص g28
الف g-39 m35 k24
الف_ r-21 m-37
الفا r48 g-23
الفا_ m19
الفات r-19
الفاي r60 h-20
الفر g66 h-71
الفرس r-22 g38
الفرق r33 g20
الفرو g24
الفري h-24
الفض g19 m47
الفع r-34
الفعل r-34
الفل r32 h-32 k53
الفلو r32 h-32 k53
الفن h90
الفنج h56
الفه g-19
الفه_ r-23
الفو m56 h28
الفوا m38 h24
الفي g-33 m-20
الفيز r35 h-28
الفين r-36 g-26
الق r-72 g-83 h44 k-43
القا g-22 m-22 h29
القاد r51 g43 h-25
القار g-36 h28
القاض h49
القاع r-19 g-20
القاي r-20
القب r-26 h25
القبض r-26 h31
القد r-28 g-31
القدي g-31
القر h-39
القرا g-22 m-34 h-56
القرض r45
القرع m22
القس r30 g-35
القسط r24 g-19
القط g46 h-19
القطع g39
القطن g20
القف g-42 h-31
القفص g-36
القم r-24 g21 m38
القما m40
القن h40
القنب h26
القو h74
القوا h45
الك g41 m21 h-41 k-39
الك_ g32 m-32
الكا r-38 m27 h-26
الكات g20
الكاز m19 h47
الكاس g48 h-40
الكام g-33
الكب g27
الكت h-33 k-21
الكتا h-25
الكر r-26 g20
الكرا r-23
الكرت g29
الكس m21
الكسب m21
الكش g-22
الكف r51 g-21 h55
الكف_ h80
الكفا r57 h-25
الكل g-23 m42
الكل_ r-32 m44
الكلا r36
الكن g41
الكنب g41
الكه g-40 h-34
الكهر g-24 h-34
الكو g31
الكي r40 g-28 h28
الكيل g26 h21
الل r-62 m58
اللع g-23 m27
اللعب g-23 m27
الله r-87 g50 k-20
الله_ r-87 g50 k-20
اللو m36
اللوت m30 h22
اللوح g40
اللي r44
اللي_ g28 h39
اللير r19
الليل r20
الم r-21 m-58
الم_ r-40 g-20
الما r-26 h-39 k45
المار g33
المال r41 k62
المان g20
المب r-65 m40
المبا m26
المبل r-42 h-29 k25
المت r60 g21
المتا r43
المتج g46
المج g63 m27
المجل r-26
المجم m25
المح r-38 g27 m-21 k-41
المحت g45
المحص r25 g-21
المحك g28
المحل r-45
المخا h37
المخب h-34
المخط g21
المد r80 g-58 m-29
المدر m-24 h-26
المده r51
المدي r24 g-32
المر r-31 m28 h24 k23
المرا h-19 k23
المرخ r-26 m20 h22
المرك r-29 g24
المرو g-25
المري r35
المزا g40
المزر g-27
المس h-22
المسا m31
المسب g28
المست g-78 k-19
المسر g32
المش r61 h60
المشت r25
المشر r47
المص g-19 m-23 h20 k42
المصا r25
المصح h29
المصر k40
المض h33
المضا h24
المط r-20 m-25 h-49 k-19
المطا g-20 h-28
المطب g21
المطع h-22
المطل h33
المع g-41
المعت h35
المعد r22 g-23
المعر h-22
المف r-30 g43 m-51 h-42
المفا g54 m-21
المفت g-30 h22
المق r29 g-52
المقا r-47
المقب h22
المقت r22
المقر r62 h-26
المك r32 g-32 m-39 k-20
المكت g-33 h20
المكش r72 m-25
المل r-30 g22 m-20 h-31 k-34
الملا r-30 g44
المم g-40 h67
الممن h47
المن r-31 m20 h50
المنا h44
المنج h22
المند h27
المه r22 g37
المهل r22
المور g21
الموس g59
الموظ r-25 h-40
الموع r24 g-22
الموق m29 h73 k19
المول h19
المي r35 m20
الميز g-20
المين g27
الميه r77 g-35
الن g28 k58
النا m-20 h-21
الناد r-21
الناس g-21
الناق r21 g40
النب h55
النبي h55
النت g-21 k38
النت_ g-21 h-28 k39
النتا h-20
النتي h49
النجا g22
النح h27
النحس h27
النخ h-22
النخل h-21
النس h-30
النص g-47 m44
النص_ g-20
النصف g-28
النظ k26
النظا k28
النع g48
النف g28 h20
النفط g28 h20
النه g33
النها g26
اله r-41 g42
اله_ g-69 m-20 h31
الها g91
الهاش g21
الهام g27
الهب g27
الهبو g27
الهج g-25 m-20 h-23
الهجن g-25 m-20 h-23
الهد m42 k-22
الهل m27
الهلا m27
الهو g27 k26
الهوا g46 h-26
الهوي g-19 k26
الو m-84 h-19 k20
الوا g-21 k20
الوا_ h27 k25
الواس h20
الوج g-38 h-25
الود h54
الودع h61
الودي r-20
الور m-28
الورق r21 g-23 m-28 k21
الوز r26
الوزن r22
الوش g24
الوش_ g24
الوص g24
الوصو g21
الوك g58
الول g-30
الي r41 g-39 k-55
الي_ r37 g-46 h-27 k-50
الين h20
الين_ h20
اليه_ g26
اليو g-20 h20
اليوم h20
ام_ g26 m-41 h120
اما m-20 h25 k-19
امات h31
امات_ h31
اماد h23
امادو h23
اماز g43 h-21
امازو g43 h-21
امام r-25 h25
امان h-22
امت r-25
امتل r19
امج r20
امج_ r20
امح r-88
امحن r-29
امحني r-29
امر m94 h31
امر_ m44 h-31
امرر h44
امرر_ h44
امس_ r23 g-24
امسح k27
امسح_ k27
امش r-20 g84 m-20 h-28
امش_ r-20 g108 m-19 h-37
امض g36
امع r-43
امعه r-26
امعه_ r-26
امل r-62 m-23 h-53 k-32
امل_ r-41 g53 m-36 h-97
املا g-21
املا_ g-21
امله h56
امله_ h56
امن r-20
امنا r-19
امنا_ r-19
امه r19 g-50 m-25 h-52
امه_ g-25 h-28
امها r37
امهال r37
امو g-23 k58
اموا k59
اموال k59
امور g-20
امور_ g-20
امي r-40 m-34 k-80
امي_ r-35 g-74 h-29 k-58
امين r-22 g99
امين_ r-22 g99
ان_ r-84 g34 m-21 h-81
انا h68 k35
انا_ h75 k44
انات m19
انات_ m19
انب h33
انب_ h64
انبر g22
انبرم g22
انت g45 m44 k-28
انتخ g20
انتخا g20
انتظ r45
انتظا r54 g-19
انتظر g34
انته h25
انتها h25
انج h37
انشر h22
انشر_ h22
انص m31 h35
انصي m31 h41
انصيب m31 h41
انظ k20
انظا k20
انظار k20
انع g-28 h-19 k26
انعم k26
انعمل g-20 k28
انق g26 h19 k20
انق_ h35
انقط g21
انقطع g21
انقل k22
انقل_ k26
انك g28
انكس g28 h-20
انكسر g28 h-20
انه g-90 h76 k61
انه_ r30 g-47 h30 k29
انها g-56 h46 k39
انها_ g-56 h46 k39
انو h-19
اني r46 g-36 m-37 h59 k26
اني_ g-45 h44 k42
انيا h71
انيا_ h61
انير r27
انير_ r27
انين r38
انين_ r38
انيه m-26 h-61
انيه_ m-26 h-61
اه_ r-35 g20 m-94 h-74 k-52
اها r25 g25
اها_ r35 g36
اهد r-19 h22 k70
اهد_ h47
اهدي k45
اهدين k45
اهر m19
اهز h57
اهز_ h32
اهزه h25
اهزه_ h25
اهل h-44
اهلي h-51 k-29
اهلي_ h-32 k-29
اهم r19 h-32 k-20
اهم_ h-24 k-20
اهمه g22
اهمه_ g22
اهن r-66 g-30 m174 h-63 k-24
اهن_ r-21 g-26
اهنا h-25
اهنا_ m51
اهنات m-57
اهنت m25 h-20
اهنه r-20 g33 m72 h20
اهنه_ r-20 g33 m72 h20
اهني m55 k-19
اهنين m21
اهي k33
اهي_ k33
او_ r-70 g157 m20 h-62 k-29
اوا r-20
اوب g75 h-30
اوبش g75 h-30
اوبشن g75 h-30
اود h-21 k43
اودع k44
اودعه k44
اور g-21 h69
اورو h51
اوروب h51
اوز h24
اوص r30
اوف r25
اول r-46 g-75 m43 h-28 k-41
اول_ g-42 h-38
اولا h-32
اولات m31
اوله r-20 g-20 h44
اوله_ r-20 g-20 h44
اولي r-20
اولي_ r-20 g-20
اون r57 g-24 m-27
اونت_ r29
اونل m33 h37
اونلا m35 h23
اوي h33
اوي_ h44
اويه h-22
اويه_ h-22
اي_ r-32 g146 h-84 k-52
ايا r-24
ايا_ g45
ايات g-25
ايات_ g-25
اياه h23
اياها h23
ايت h27 k-23
ايث h45
ايج r22 h-51
ايج_ h-20
ايجا r22 h-31
ايجار r22 h-31
ايح g-21 h53
ايح_ h23
ايحه h30
ايحه_ h30
ايد r209 g-20 h-40 k-60
ايد_ r142 h-25 k-32
ايدا m20
ايداع m20
ايده r69 k-26
ايده_ r69 k-26
اير h-33
اير_ h-31
ايز m38 h-82
ايز_ r-21 m23 h-49
ايزه m21 h-39
ايزه_ m21 h-39
ايس h22
ايس_ h22
ايش g19 h-38
ايش_ h-36
ايص r19 h-43
ايصا r20 g-23 h-43
ايصال r20 g-23 h-43
ايض r20
ايض_ r20
ايظ r98 g-19 m-20 h-26
ايظ_ r98 g-19 m-20 h-26
ايع r20 g26 h-24
ايع_ h-19
ايعه g31
ايعه_ r-20 g30
ايعها r25
ايغ r73 g-26
ايغ_ r73 g-26
ايف g30 h-45
ايفه g24
ايق r-32 h-40
ايق_ r-32 h-57
ايل_ r28 m22 h-20
ايلي m-20
ايم h41
ايم_ r-24 h28
اين m26 h84 k21
اين_ m47 h56 k28
اينك h38
اينكن h38
ايه r-34 g78 m-48 h-59
ايه_ r-30 g55 m-46 h-53
ايي g27 m70 h-24
ايي_ h-40
اييه g55 m76
اييه_ g55 m76
با_ r-57 g-22 h-33
باء g-26 h-30
باء_ g-26 h-30
باب r-25 g19 m-22
باب_ r-25 g22 m-22
بات r-37 g-29 k32
بات_ r-33 g-28 m-27 k43
باث g-29
باثن g-29
باثنع g-29
باج r-29
باجر r-48
باجر_ r-25
باجل r19
باجل_ r19
باح m-24
باح_ h24
باحه h-35
باحه_ h-35
باحي h24
باد g79
بادل g79 h-38
بادلا g19
بادله g64 h-24
بار r-24 g-49 h111 k-24
بار_ h22
بارا m-19 h40
باراه m-19 h40
بارب r-27 g21 h-29
باربع r-27 g21 h-29
بارد h57
بارد_ h57
بارك g-21
بارك_ g-21
باري m50 h-42
باريا m44
باز m47 h-39
بازي m47
بازي_ m47
باس r-21 g-25 m-22 k39
باسم r-27 g-25 m-22 k45
باسم_ g-21
باسما k57
باسمك k27
باسمي k-34
باش r-22 m37 h58
باشر r-19 m37 h53
باص r-22 k-20
باع r104 m-21 k-58
باع_ r-19 g30
باعت r62
باعت_ r62
باعن g31
باعني g31
باعه r-38 g-25 k-29
باعه_ g-27 k-25
باعها r-33
باعو r83 g-23 h-21
باعول r44
باعوه r38 h-20
باق r58 g-22 k25
باق_ m24
باقل r50
باقل_ r50
باقه m-27 h-23
باقه_ m-27 h-23
باقي g-25 m20 k28
باقي_ k33
باقين m35
باك m52 h-32
باك_ r-34 m49
باكر g26
باكر_ g26
بال r-42 g96 m-25 h19
بالا r58 k22
بالاس r56 k22
بالب r-42
بالبي g34
بالت g27 h-28
بالتق r42
بالج r25 g28
بالجز g44
بالح g-23
بالخ r-74
بالد r-53
بالدي r-35
بالر r-36
بالز r38
بالس g-21 m21 h50
بالسا h57
بالش r25 h-25
بالع g-23
بالغل r-25
بالف g75 h-26
بالف_ r-28 g30 h-20
بالفا r46 h26
بالفر g20
بالفي g28 h-24
بالق g-27 h49
بالقن h20
بالك g57 h-28
بالك_ g24 h34
بالكا g-40 h-31
بالم r27 m23 k-23
بالمب r-47
بالمح g20
بالمم h20
بالمي r64 h-21
بالن g-25 h-25 k20
باله h-25
باله_ h-25
بالو r26
بالي h40
بالي_ h40
بان g-86 h117
بان_ g-75 m19 h-29
بانج h52
بانجو h52
باني h75
بانيا h61
باي g27 m-52 k-37
بايص r-19 h-28 k-22
بايصا r-19 h-28 k-22
بايع r27 g33
بايعه r25 g31
بايك r21
بايك_ r21
بايل r38 m-23
بايل_ r38 m-23 h-24
باين r-35 g26 h35
باين_ r-21 h35
بب_ g-47 h38 k60
ببا g47 m19
ببغ g20
ببغا g20
ببغاء g20
بت_ m141 h58 k-34
بتا r27 g-36 h51 k29
بتاج h31
بتاجو h31
بتار k53
بتاري k53
بتاع r31 g-28
بتاغ h29
بتاغو h29
بتت g20
بتر r-38 g22 k-33
بتز h38
بتزا h31
بتزاز h31
بتس r27
بتسع r25
بتسعه r40
بتك h-19
بتكو h-19
بتكوي h-19
بتل h52
بتلك h23
بتلك_ h23
بتم r-23 h-22
بته g-75 h25
بته_ r28 g-21 m21 h25
بتها r-19 g-52
بتها_ r-19 g-52
بتو g27
بتي r37 h35
بتي_ h30
بثل r37 g39
بثلا r37 g39
بثلاث r37 g39
بثم r19
بثما r26
بثمان r26
بثمن_ g31
بجد r47
بجدي r47
بجديد r47
بح_ r-45 k-38
بحا r40 g-38 h26
بحات r40
بحات_ r40
بحار g-38 h42
بحار_ g-38 h42
بحث h29
بحر r-27 g50 h-37
بحر_ r-20 g80 h-26
بحري g-27 h-32
بحري_ h-30
بحل r25
بحلي r25
بحلي_ r25
بحن r-40
بحنا r-40
بحه r-20 g-31 k-23
بحه_ r-20 g-31 k-23
بحي g65
بحير g65
بحيره g22
بخ_ m-22 h-35
بخت m36
بخت_ m36
بخص r43
بخصم r43
بخصم_ r43
بخم r-37 g64 h-21
بخمس r-37 g64 h-21
بخمسم r-36 g59
بخمسه m35 h-21
بخمسي m-38
بدا g-49 h35
بدا_ g-35 k28
بدال h43
بدالي h43
بدره r-21
بدرهم r-21
بدري r49
بدري_ r49
بدف r39 g23
بدفا g23
بدفات g23
بدل r43 h-46
بدل_ r43 g-22 h-25
بدلت r28
بدلت_ r28
بدله g-23
بدلي g33
بدلين g35
بدو g70 k-34
بدو_ r35 g34 h-26
بدور g66
بدور_ g23
بدون g-28 h22 k-25
بدون_ r-23
بدي h-32
بدي_ r-24
بدين r30
بدين_ r24
بر_ r107 g-70 m-26 h-39
برا r-60 g-28 h41 k49
برا_ g-25 h-22 k77
براج h23
براج_ h23
براس g22
برام h46
برب r-47 g20 h32
بربح r-47 g33
بربح_ r-47 g33
بربع h33
بربع_ h33
برج r34 g-21 h39
برجع r40
برجي h28
برجي_ h28
برده_ r27
بردها r-23
برس g38
برص h29
برص_ h29
برع g-26 h-28 k32
برعا h-30 k19
برعات k21
برق g-28 h-25 k-19
برقم g-28 k-19
برك g26
بركه g26
بركه_ g26
برم g52
برمج g22
برمجت g22
برنام r21
بره r73 g-23 h34
بره_ r73 g-23 h34 k23
برو m19
بري r21 h-59
بريا r21
بريال r21
بريد h-47
بريد_ h-47
بز_ r-27 g-34 h-68
بزي g-23
بزيا g-23
بس_ g40 h-99 k-21
بسب r-21 h-26
بسبع h-22
بسبعه r22
بست g27 m-20
بسته r-20
بسته_ r-20
بسط r-22
بسطه r-22
بسطه_ r-22
بسع g-36
بسعر g-36
بسعر_ g-34
بسه r45 h-21
بشت g45 h-19
بشتر g45 h-19
بشتري g45 h-19
بشر r30 g-23
بشرط r39
بشرط_ r39
بشن g75 h-30
بشن_ g56 h-21
بشي g39
بصا h63
بصار h63
بصاره h63
بصك m-21
بصل g-41
بصل_ g-41
بض_ r57 g-19
بضا r-26 h29
بضاع r-26 h21
بضاعت g-19 h30
بضت r-48 g-23
بضت_ r-48
بضر g25
بضرع g25
بضرعه g25
بضن r-29
بضنا r-29
بضه r-23 g26
بضه_ r-20
بط_ g-27 m32 h93 k-19
بطا g-28 h-25 k22
بطار r-44 h-20
بطاري r-44 h-20
بطاق r33 g-38 k23
بطاقت h-19 k34
بطاقه r40 g-41 h22
بطل h38
بطلب g32
بطلبه g32
بطلي h26
بطلين h26
بطن g62
بطن_ g48
بطنها g24 h-23
بطو g23
بطي g-20
بع_ g-22
بعا r21
بعاي r21
بعايد r21
بعت_ r-99 g-54 h-34
بعتك g40
بعتك_ g40
بعتل m21 h41
بعتلي m21 h43
بعته r53
بعته_ r52
بعتو r29
بعتو_ r29
بعد r-55 g45 m-21 k-19
بعد_ g-32
بعده r-32
بعده_ r-21
بعدي g76
بعدين g76
بعش g30 m20 h-31
بعشر g30 m20 h-31
بعشره g-27 m23
بعشري g52
بعق g-36
بعقد g-52
بعقد_ g-52
بعم h-20
بعمي r22
بعميه r22
بعه r38 h-21
بعه_ r38 h-21
بعي r19 g28 m-19 h-58 k24
بعيد k50
بعيد_ k30
بعيدا k20
بعين g40 m-19 k-20
بعين_ m-19 k-19
بعينه g47
بغ_ g-23 h58
بغا h19
بغاء g19
بغاء_ g19
بغي_ k21
بفات h-25
بفاتو h-25
بق_ r-29 g31 m36 h-30
بقا r39 g-41 h-35
بقاء r29
بقاء_ r29
بقال g-45 h-19
بقاله g-44 h-19
بقت m41 h33
بقر g19 h-58
بقر_ h-28
بقره g29
بقره_ g29
بقه m39
بقه_ m39
بقي g22 m-23 h-72 k33
بقي_ g-22 h-35 k33
بقيم g49
بقيمه g64
بك_ r23 g-48 m-19
بكا m25 h-23
بكت g31
بكر_ r21
بكره r-19
بكره_ r-19
بكل k23
بكلم k23
بكلمه k23
بكم r-20 g41
بكم_ r-20
بكه m23
بكه_ m23
بل_ g98 m19
بلا g40 h-19 k25
بلا_ g39 m-24 k-27
بلاغ g-21 h-42 k61
بلاغ_ g-21 h-42 k61
بلاك m53 h31
بلد g-22 k31
بلدي r20 g-22
بلديه r21 h-29
بلط h20
بلطج h20
بلطجي h20
بلغ h-20 k33
بلغ_ r-23 g20
بلغه g20
بلغو k49
بلغون k35
بله r39 g107 m35 h-66
بله_ r39 g107 h-66
بلو m-52
بلوت m-52 h19
بلوت_ m-52 h19
بلي g65
بلي_ g40 h39
بليا g28
بليات g37
بليغ k38
بليغ_ k38
بمب r33 g33
بمبا r35
بمباد r35
بمبل g41
بمبلغ g41
بمص m22
بمصا m22
بمصار m22
بمق h-24
بمقا h-24
بمقاب h-24
بمو r-35
بمي r-33 g38 m-20 h-28
بميت r-27 h-24
بميتي r-27 h-24
بميه g29
بميه_ g29
بن_ r-43 g64 m-43 h-94
بنا r-28 g-29 h54 k-34
بنا_ h-45 k-24
بنات h75
بنات_ h75
بنان m21 h19
بناني m21 h19
بنت r-51 g-25 h79
بنت_ r-32 g-24 h93
بنتي r-19
بنتي_ r-19
بند g-20
بنس r21
بنسب r21
بنسبه r28
بنص r23 g-22 h48
بنصف r23
بنصف_ r23
بنف r-25 m-19 h-32 k33
بنفس r-25 m-19 h-32 k33
بنفس_ h-26 k27
بنق g32
بنك r20 g-20 h-28 k23
بنك_ r22
بنكي h-29
بنكي_ h-24 k27
بني r-61 g-56
بني_ r-61 g-50
به_ g23 m-44 h-39 k84
بها g-26 h-57
بها_ g-34 h-49
بهه h-23 k55
بهه_ h-23 k55
بهو k33
بهون k33
بهون_ k33
بو_ r94 g-73 m36 h58
بواب g-20
بواب_ g-35
بوب g-33 k-29
بوب_ g-33 k-26
بوت g22 h-22
بوت_ g30 h-38
بود h48
بودر h48
بودره h48
بور g-43 h37
بور_ g-23 m19
بوس h-21
بوص g-21 h-49
بوط g35 h24
بوط_ g37
بوطه r23
بوطه_ r23
بوع_ r49
بوعا r-23
بوعيه h26
بوك g27 m81 h-44
بوكر m85 h-26
بوكر_ m85 h-26
بوكس g41
بوكس_ g33
بول g62 m39 h-28
بولا m43
بولا_ m43
بولي g63 h-23
بوليص g63 h-23
بون r58 m26 h-25 k35
بون_ h-34 k46
بونص h-29
بونص_ h-29
بونه r37 g-29 h50
بونه_ r37 g-19 h22
بوه r59 g-22 h-27 k41
بوه_ r64 h-25
بوها g-24 k47
بوها_ g-24 k47
بوي r92
بوي_ r42
بويه r40
بويه_ r40
بي_ r-22 g-94 m-74 h38
بيا r26 g-59
بيب r-38 g-61
بيب_ g-55
بيبي r-33
بيت k-46
بيت_ g-19 k-29
بيتك g42 m27
بيتكو g42 m27
بيتي h-19
بيتي_ h-19
بيح r60 h-27
بيحه r32 h-27
بيحه_ r32 h-27
بيد r-68 g-36
بيد_ r-74 h19
بيدف r-30
بيدفع r-30
بيدي r35 g-23
بيدين r32 g-23
بيذ h40
بيذ_ h40
بير r-51 h37
بير_ h-36
بيره r-24 g25 m-26 h94
بيره_ r-24 g25 m-26 h94
بيس r49
بيش r30 g35
بيشت g35
بيشتر g35
بيض r-29 m26 h-45
بيض_ r-22 h-23
بيضا g-45 m21
بيضا_ g-22
بيضات g-23 m25 h-20
بيضه g34
بيضه_ g34
بيط r23 m-25 h-22
بيطر m-19 h-20
بيع g108 m-45 h-32 k-36
بيع_ r-26 g-25 h55 k-26
بيعا k-19
بيعات k-19
بيعت g43 h-22
بيعتي g35 h-19
بيعط g28
بيعطي g20
بيعك g46
بيعك_ g46
بيعن r62 m-20 h-35
بيعنا r84 g-32
بيعني r-22 g44 m-20 h-33
بيعه r-46 g37 k29
بيعه_ g24 h-41 k29
بيعها r-47 h45
بيعي g-24
بيعي_ g-24
بيق_ g-37
بيقو g29
بيقول g29
بيك r48 g-49 h52
بيكه r51 g-22
بيكه_ r51 g-22
بيكو g-28 h57
بيكون g-28 h57
بيل r-24
بيل_ r-23 h-20
بين r-29 g-47 m48 h-34
بين_ r-54 h24
بينن h-23
بيننا h-23
بينه r37 g-30
بينه_ r37 g-30
بيني m27
بيني_ m27
بيه g22 m37 h55
بيه_ m37 h55
بيو h27
بيوق h28
بيوق_ h19
تاب r-32 g-20 h40
تاب_ r-32 h-32
تابه m27 h77
تابه_ m27 h77
تاج r40 g21 m-30 h38
تاج_ r-28 g69
تاجر g19 m-22
تاجر_ r23 g33 m-22 h-29
تاجرا h52
تاجه r25
تاجه_ r25
تاجو h31
تاجون h31
تاجي r38 g-53
تاجير k25
تاجيل r27 g-36
تاح g-42
تاح_ g-42
تاخ r218 g-33 h-56 k-25
تاخذ m20
تاخذ_ m20
تاخر r121 g-21 m-19 h-58 k-21
تاخر_ r103 h-47
تاخي r78 g-19
تاخير r78 g-19
تاد g-20 h61
تادي h46
تاديب h46
تار r-58 g87 m-19 h-25
تار_ r-54 g24 k-25
تاره g19 h-22
تارو g30
تاروت h21
تاري k42
تاريخ k42
تاش r32
تاشر r55
تاشر_ r55
تاع r31 g-28
تاغ h29
تاغو h29
تاغون h29
تاك g-25 h-37
تاكس g-25 h-30
تاكسي g-25 h-30
تال_ h23
تام r-63 g107 h-52
تامي r-63 g112 h-52
تامين r-61 g112 h-50
تان g-19 m-21
تان_ g-25 m-21
تاه h40
تاه_ h40
تاي r-19 h-32
تايج h-20
تايج_ h-20
تاير r-19
تاير_ r-19
تب_ r-25 g-91 m-32 h-28 k50
تبا h36
تبار h20
تبار_ h20
تبد h-20
تبدي h-20
تبديل h-20
تبر r-20 g-25 k29
تبرع g-23 h-28 k32
تبرعا h-30 k19
تبص h23
تبل k38
تبلي k38
تبليغ k38
تبن r49 g-25
تبنا r49 g-25
تبنا_ r49 g-25
تبه r-32 h-50
تبه_ r-22 h-22
تبها h-28
تبها_ h-28
تبي g28 m-31 h-22
تبي_ k-32
تت_ h-19
تتا r20
تتاخ r33
تتاخر r33
تثب r29 g-30
تثبي r33 g-28
تثبيت r33 g-28
تثم g30
تثما g23
تثمار g23
تجا g36 h54
تجار g45 h28
تجار_ h24
تجاره r-28
تجاري r50 g42
تجد r-29
تجدي r-29
تجديد r-29
تجر g38
تجر_ g38
تجس h31
تجسس h31
تجسس_ h31
تجع g66
تجع_ g24
تجعا g42
تجعات g42
تجن h-30 k47
تجنب h-30 k47
تجنب_ h-30 k47
تجي g106 h-25
تجيب g71 h-25
تجيب_ g22
تجيبه g49
تح_ g57 h43 k-19
تحب r-22 h26
تحبب h30
تحبب_ h30
تحت g26 m-20 h50
تحت_ g26 m-20 h50
تحد r-36 g64 m107 h-42 k-21
تحد_ m51
تحدد g58
تحدد_ g58
تحدي r-24 m67
تحدي_ m56
تحديد g39
تحر k45
تحس r19
تحسب r19
تحسب_ r19
تحص r-19
تحض h49
تحضي h49
تحضير h49
تحق r20
تحقا r25
تحقاق r32
تحل r-28 h-37
تحلي h-37
تحليل h-37
تحن h30
تحن_ h32
تحو r-36 g25 h-22 k52
تحوط g59
تحوط_ g59
تحوي g-35 h-25 k65
تحويل r-39 g-29 k69
تخا g20
تخاب g20
تخابا g20
تخب k26
تخبر k26
تخت g38
تختا g38
تختار g38
تخد k55
تخدم k46
تخر h-46
تخرج h-46
تخرج_ h-32
تخص g20
تخصي r40 g20
تخصيم r48
تخل r-59 g-21
تخلص r-58
تخلص_ r-42
تخم g50 m55
تخمي g26 m35
تخمين g33 m35
تدا m31
تداو m31
تداول m31
تدخ r22 h-27 k56
تدخل r22 h-30 k58
تدخل_ r22 h-30 k58
تدر g-27 m-53 h-21 k32
تدري g-27 m-53 h-21 k32
تدري_ g-21 k36
تدريب m-42
تدف r25 h20
تدفع r25 h20
تدفع_ r25 h20
تدل h41
تدلي h28
تدليك h28
تذك r-19 h-22
تذكر r-19 h-34
تذكره r-19 h-23
تر_ m-25 h-77 k-32
ترا m75 h78 k-28
ترات g-22 h34
ترات_ g-22 h34
تراض r-43
تراق h38
تراق_ h38
تراك_ r-58 m-27
ترام h23
تراما h23
تراه r46 m74 h-47
تراه_ r31
تراها r24
تراهن g-20 m80 h-33
ترب r24 m-27 h45
تربط h43
تربط_ h43
ترت r-48 g-42 h-20
ترت_ r-48 g-33
ترج h-32 k33
ترجع k45
ترجع_ k49
ترجعه r22
ترد g-54 h-19
ترد_ g-49
ترض r71
ترضت g36
ترضته g33
ترضو r46
ترضوا r46
ترط r53
ترط_ r29
ترطه r35
ترطها r35
ترق r-47 g27
ترق_ g36
ترك r-37
ترك_ g20
تركه r-21
تركي h-30
ترن m28
ترنا_ g19
ترو g38 k-24
تري g53 h-26
تري_ g27
تريت g-26
تريته g-36
تريح r65
تريح_ r65
تريل h29
ترين r-28
ترينا r-20
تريه g85 h-33
تريه_ g45
تريها g39
تزا g27 h30
تزاز h31
تزاز_ h31
تزام g38
تزام_ g38
تزر g50 h-30
تزرع g50 h-30
تزرع_ g33
تزه g33
تزهر g33
تزهر_ g33
تزو h45
تزوي h45
تزوير h41
تزي r52 g-29
تزيد r56 g-27 h-22
تزيد_ r48 g-27 h-19
تزيي h28
تزييف h28
تس_ m26 h-23
تسا h54 k-28
تسال h41 k-21
تسال_ h41 k-21
تسب r50 m25 k-20
تسبو r65
تسبوه r46
تسج m-33 h-36
تسجي m-33 h-36
تسجيل m-33 h-36
تسح g-19 h47
تسع r94 g-26
تسعم r-28
تسعمي r-28
تسعه r64 g-27
تسعه_ r64 g-27
تسعي r57
تسعين r57
تسك h54
تسكر h54
تسكر_ h54
تسل r36 g42 m-33 h-29 k-20
تسلف r29
تسلم g-25
تسلي g32 m-25 k-19
تسليم g45
تسه g-26
تسهر h37
تسهر_ h37
تسو h57
تسول h42
تسول_ h32
تش_ r44 g-23 h52 k-34
تشا m56
تشات m36
تشات_ m36
تشار m21
تشت g27
تشر g43
تشف h-35
تشفي h-35
تشفي_ h-35
تشي m42
تصا g39 m-21 h-37
تصاد g32
تصاد_ g20
تصد r-24 h-55
تصدي h-53
تصديق h-53
تصر r-27
تصل r-60 g-55 h-33
تصلي r-60 g-64 h-21
تصليح r-60 g-64 h-21
تصي m21
تصير r19
تصير_ r19
تطب g-37
تطبي g-37
تطبيق g-37
تطل h-31 k83
تطلب g-19 k45
تطلب_ g-19 k45
تطلع k38
تطلع_ k40
تطي m25 h61 k24
تطيح g35
تطيح_ g35
تطيع k29
تطيع_ k29
تظا r54 g-19
تظار r54 g-19
تظاره r37
تظر g34
تظه h-20 k69
تظهر h-20 k69
تظهر_ h-20 k69
تعا r-20 m-26 h21
تعاب r-19
تعار h20 k26
تعارف h34
تعب r36 m24
تعبه r22
تعبه_ r22
تعبي m29 h20
تعبيه m29 h20
تعد g-23 h-23 k57
تعدي g-23 h-23 k57
تعدي_ g-23 h-23 k57
تعر g21 h76
تعرف g27 h24 k26
تعرف_ g29
تعط r19 g35
تعطل g19
تعطل_ g22
تعطين r20
تعق h66
تعقد h66
تعقد_ h66
تعل m-29
تعلي m-29
تعليق h35
تعليم m-29 h-42
تعم r24 m-20 h-31
تعمل m-20
تعمله m-20
تعه r19 g-26
تعه_ h25
تعهد r22 g-25
تعو r42 h39
تعوي r27 h39
تعويذ h26
تعويض r33 m20
تغل g-21 k-35
تغل_ k-30
تغلت h25
تغي g22
تغير g29
تغير_ r-46 g29
تغيي h29
تغيير h29
تفا h-39 k29
تفاح h-19
تفاد k39
تفادي k39
تفاه g19
تفاهم g19
تفر h43
تفري h43
تفريق h43
تفع g-24
تفع_ g-24
تفق h-35
تفق_ r-29 g22 h-32
تفقي r21
تفقين r21
تفك h71
تفك_ h71
تق_ h72
تقا r-20 h-29
تقب r24 g45 m-19 h-26 k49
تقبض r31
تقبض_ r31
تقبل g32 k43
تقبل_ r-26 g-47 k61
تقبلي r20 g60 h-23
تقد m26 k-19
تقر r79 g-42
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
تقل r30 h53
تقلي h69
تقليد h69
تقه r-41 h43
تقها h43
تقها_ h43
تك_ r-50 g37 m21 h-46
تكا g-23 h-31
تكاف g-23 h-31
تكافل g-23 h-31
تكت k-22
تكتب k-22
تكتب_ k-43
تكل r-40
تكلف r-33
تكلفه r-33
تكو g26 h-19
تكوي g26 h-19
تكوين g26 h-19
تكي r32 h28
تكيل h26
تكيي r35
تكييش r35
تل_ r19 g-29 h39
تلا r28 h37
تلات r27
تلات_ r41 h-21
تلاع h78
تلاعب h78
تلاف h-19
تلاف_ h-19
تلام g27 h-22
تلام_ g42
تلد g43
تلد_ g23
تلده g20
تلده_ g20
تلف g33
تلف_ k24
تلفت r-21
تلفته r-32
تلفز r23
تلفزي r23
تلق g31
تلك r19 h22
تلك_ h22
تلم r-42 g-57 m-21 h-21
تلم_ k33
تلمت r-33 g-72
تلمت_ g-35
تلمته r-44 g-37
تلمه r27 g45
تلمه_ g23
تلمها r25 g21
تلن h34
تلند h35
تلندي h35
تلو r23 h-26 k34
تلو_ r23
تلون k35
تلون_ k35
تلي h26 k34
تلي_ m19 h41
تلين k34
تلين_ k34
تم_ r-19 g-31 m-19 h62 k42
تما r-24 h35
تماث h26
تماثي h26
تمان_ h21
تمب m19
تمبو m29
تمبول m29
تمث h52
تمثا h52
تمثال h52
تمد r-20 h-19
تمد_ h-19
تمدي r-19
تمديد r-19
تمر h-46
تمر_ r-28 h-49
تمش g26
تمشي g26
تمشي_ g26
تمل r-39 g20 h-30
تملك g24 h-19
تمن r73 g-37
تمن_ r92 g-44
تمو r47
تموي r51 h35
تمويل r51 h35
تمي r-44
تميه r-23
تميه_ r-23
تن_ g-39 m27 h53
تنا r51 g48 m19 h52 k-30
تنا_ m31 h93
تناز r-48 g40
تنازل r-48 g40
تناق h-27
تناقص h-27
تند h54
تنز g35
تنزل g33
تنزل_ g33
تنزي h21
تنزيل h21
تنس r23
تنق r-28
تنك g-22 k36
تنكت k37
تنكتب k38
ته_ g26 m-32 h-101 k-74
تها r-36 g-95 h-26 k-47
تها_ r-41 g-106 h-51 k-44
تهاء h25
تهاء_ h25
تهر h41
تهرب h-22 k20
تهرب_ h-22 k20
تهري h63
تهريب h63
تهك h19
تهكي h19
تهكير h19
تهم h-24
تهم_ h-24
تهي r-29 g27 h19
تهي_ r-28 g29
تو_ r20 g-24 m163 h83
توا g-19
توب h30 k-35
توب_ h42
توبر k-19
توبر_ k-19
توت m49
توتو m51
توتو_ m42
تود h-35
تودع h-35
تودع_ h-23
تور r80 m-21 h-65 k-21
تور_ m-28 h22
تورد r-29
تورق r100 h-40 k-31
تورق_ r100 h-40 k-31
توز r-28 g-33
توزي r-28
توزيع r-28
توص g23 m-33 h-28 k26
توصل k27
توصل_ k27
توصي g20 m-25 h-23
توصيل h-23
توع h-27
توعي h-27
توعيه h-27
توف r58
توفي r58
توفيت g20
توفير r49
توق m73
توقع r-41 g22 m79 h-24
توقع_ h-32
توقعا m37
توقعت r-22 g26 m26
توقعه m23
توقي r25 g-22
توقيع r28 g-21
توك g19
توكت g-19
توكتو g-19
توكن g39
توكن_ g39
تول g19
تولد g19
تولد_ g19
توم m45 h37
تون_ r19
توني h41
توي m-38 h-25 k-24
توي_ m-38 h-24
تي_ r19 g-131 m-89 h-60 k32
تيا g55 h50 k-23
تيات h30
تيات_ h30
تيار g67 k-19
تيار_ g67 k-19
تيج h19
تير m20 h-46
تير_ h-25
تيس r-25
تيسر r-23
تيسر_ r-23
تيش m-34
تيل h25
تين m-23 h-24 k-36
تين_ m-21 h-38 k-36
ثاب h-30
ثابت h-30
ثابت_ r-34
ثابته r22 h-21
ثاث g-39 h-27
ثاث_ g-39 h-27
ثال h30
ثال_ h52
ثالث_ r-19
ثان g34 m39 h19 k24
ثاني g34 m39 h19 k24
ثاني_ h33 k27
ثانيه g31 m28
ثبا k20
ثبات k20
ثبات_ k20
ثبت r42
ثبت_ r19 k26
ثبي r33 g-28
ثبيت r33 g-28
ثبيت_ r33 g-28
ثر_ r34 k-20
ثل_ g-30 h-22
ثلا h-46
ثلاث r35 h-35
ثلاث_ g56
ثلاثم r-32 m21
ثلاثه g-26
ثلاثي r48
ثلاج r-20
ثلاجه r-20
ثلث g-46 h65 k20
ثلث_ g-41 h65
ثلج g-50
ثلج_ g-50
ثله r-54 g-32
ثله_ r-54 g-32
ثلي m20
ثلي_ m20
ثم_ r-55 g-35
ثما r60
ثمار g30
ثمان r72
ثماني r69
ثمر g86 h-39
ثمر_ g65 h-39
ثمره g21
ثمره_ g21
ثمن r-24 g-34 m-34 h-29
ثمن_ r-52 h-29
ثمنه g-49 m-19
ثمنه_ g-23
ثمنها g-27
ثمي r-32 m21
ثميه r-32 m21
ثميه_ r-32 m21
ثنا g29 m88
ثناي g40 m93 h-29
ثنايي g40 m93 h-29
ثنع r22
ثنعش r22
ثني r38
ثه_ r29 g41 h-30
ثوب m-21 h-27
ثوب_ m-21 h-27
ثير h-25 k31
ثير_ k22
ثيق g49
ثيقه g50
ثيقه_ g50
ثيل h26
ثيل_ h26
ثين r38
ثين_ r38
جا_ r25
جاب_ h24
جات g66 m-47
جات_ g67 m-44
جاج g-49
جاج_ g-37 m24
جاجا h29
جاجات h29
جاجت h19
جاجه h-36
جاجه_ h-36
جاح h-35
جاح_ h-32
جاد r-53
جاد_ r-53 h-28
جادو h23
جادو_ h23
جار r21 m-27 h44 k26
جار_ r-24 m-19 k34
جاره r33
جاره_ r33
جاري g61 h24
جاري_ r-22 g47
جاريه r31
جاك m68 h23
جاك_ m52 h29
جال r30
جال_ r30
جام r-43 k-19
جامع r-43
جامعه r-26
جان g-33 m-24 h123
جان_ h77
جانب h71
جاني r-24 m-21 h-23
جاني_ h-25
جاه m-24 k60
جاهد h-25 k73
جاهدي k45
جاهز h57
جاهز_ h32
جاهزه h25
جاي r31 g70 h-26
جاي_ r25 g43
جاير h27
جاير_ h27
جايز h-39
جايزه m21 h-39
جايه g46
جايه_ g46
جب_ r27 g-38
جبت g-28
جبتل h23
جبتلك h23
جبل h55
جبلي h30
جبلي_ h30
جبن r-23 g-52
جبه g-35 k55
جبهه h-23 k55
جبهه_ h-23 k55
جبي r-23
جبيل r-23
جبيل_ r-23
جت_ g20
جتن h37
جتني h32
جتني_ h32
جح_ r-38
جحي m34
جحيا m34
جحيات m34
جد_ g-19 h-33
جدا r-21 g64
جداد g34
جداد_ g34
جدد g22
جدو r28
جدول r28
جدوله r26
جدي g-25 m-28
جديد g-25 m-28
جديد_ r24
جر_ r29 g61 m-49 h-59 k118
جرا g-27 h102
جرات h58
جرات_ h58
جرام r22 h32
جرام_ h46
جرت r-28 g-34 h-26
جرت_ r-32 k37
جرته k-21
جرد g20
جرد_ g20
جرن r-30
جره r20 g27
جره_ r20 g27
جري r-38 m-29 h32
جري_ r-26 m-26
جريا h32
جريا_ h32
جز_ r41 g22
جزء r-43
جزا r-47 g64 h-71 k25
جزاف g99 h-35
جزاف_ g72 h-23
جزافا g27
جزاه r-38
جزاه_ r-38
جزت g-38
جزت_ r20 g-36
جزن m-25
جزنا m-25
جزنا_ m-25
جسس h31
جسس_ h31
جع_ r20 m-27
جعا g34
جعات g42
جعات_ g42
جعت_ r27 m20
جعتل r23
جعتلو r23
جعته r-67
جعتها r-25
جعلي r-46
جعلي_ r-46
جعه g-35 h66 k-34
جعه_ r25 h72
جعها r-48 k-21
جعها_ r-48 k-21
جعو r31
جعوا r32
جعوا_ r32
جل_ g-84 m49 h-34
جلا r26 g23
جلا_ r27
جلان g27
جلان_ g27
جلب g-19 h78
جلب_ g-19 h78
جلت r50 h-37
جلت_ r50 h-37
جلد h-23
جلس r-19 h26
جلس_ r-26 h-27
جلسه g-29 h57
جلسه_ g-29 h57
جلن g-35 k-19
جلني g-27
جلني_ g-27
جله r44 g-79 m20 h-32 k29
جله_ r44 g-72 m20 h-22
جلي g34 h-26
جلين g37
جلين_ g37
جم_ g-29 h70
جما g-26 h-19 k68
جمار k19
جمارك k19
جماع k49
جماعه k49
جمد g-46 k19
جمد_ r22 g-35
جمدو k26
جمع g-45 m-42 h-54 k96
جمع_ r-22 g-35 h-40 k89
جمعت h-24 k19
جمعه g25
جمعه_ g25
جمعي g-23 m-27
جمعيه g-23 m-27
جمل r-33
جمه h-25
جمه_ h-25
جمو m25
جموع m25
جن_ g37 m-39 h45 k-26
جنب g19 h-25 k46
جنب_ h-30 k47
جنبي g22
جنس h24
جنسي h24
جني g58 h-48
جنين g71 h-45
جنين_ g71 h-45
جنيها r23
جه_ r-30 k-36
جها r-70 k27
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
جهه h-30 k32
جهه_ h-30 k32
جهو g86 h-40
جهول g86 h-40
جهول_ g63
جهوله g43
جهولي g-20 k26
جوا g-32 m40 h68 k-37
جواز h33
جواز_ h23
جوازا h23
جوال g-21 h31
جوال_ g-19
جوالا h26
جوان h43
جوانا h43
جواه m22 h-20
جود k37
جود_ k33
جور r24 h27
جورج r24 h36
جورج_ r24 h36
جوز m-29
جوع g25 h19
جوع_ g25 h19
جوم h51
جومي h34
جومي_ h34
جون g36 h38
جون_ h31
جوه r33
جوهر r34
جوهرج r30
جي_ r69 g51 h-26 k-19
جيب r42 g55 m20
جيب_ m32
جيبه r22 g75
جيبه_ g64
جيبها r26
جيبي g-23
جيبي_ g-23
جير h-19
جير_ k22
جيل r20 g-42 m-38
جيل_ r22 g-38 m-36 h-37
جين r21 g29
جيه h21
جيه_ h21
حات r29
حات_ r29 h-22
حاج r45 g52
حاج_ g43
حاد r-20
حادث r-20
حادث_ r-20
حاذ h26
حاذي h26
حاذين h26
حار r-30 g-25 m-27 h-19
حار_ g-32 h26 k-20
حاره h-38
حاره_ h-38
حاس g-26 k-44
حاس_ g-23
حاسب h-19 k-34
حاسب_ k-34
حاض r-24 g-51
حاضر r-24 g-51
حاضره g-40
حاط m108 h-32
حاط_ m91 h-25
حاف g-31 h-28 k45
حافظ h-28 k45
حافظ_ k45
حال r-47 g49
حاله r-25 g23
حاله_ r-25 g23
حام r-44 g-33
حامي r-23
حامي_ r-23
حان h50
حاني h30
حاني_ h30
حاو h-22
حاوي h-22
حاويه h-22
حب_ r-20 g-82 m113
حبا h-25
حبات h-25
حبات_ h-25
حبب h47
حبب_ h47
حبت g-24 h27 k-20
حبت_ g-24
حبتي h34
حبتي_ h34
حبن g-24 h36 k-19
حبه h48
حبه_ g-47 h55
حبها g34
حبها_ g34
حبو g-57 k21
حبوب g-33 k-26
حبوب_ g-33 k-26
حبوه g-24 k47
حبوها g-24 k47
حبي h73
حبيب h79
حبيب_ h64
حت_ r-25 g48 h77
حتا g-22 h36
حتاج g-22 h36
حتاج_ r-20 h26
حتاجه r25
حتر g42
حترق g42
حترق_ g42
حتس r61
حتسب r61
حتسبو r65
حتك r-29
حتك_ r-29
حته r-31
حته_ r-31
حتو g48 k-24
حتوي g49
حتوي_ g36
حتي r51 h45 k48
حتي_ r56 h44 k52
حتيا h21
حج_ g-98
حجاب h24
حجاب_ h24
حجر g31
حجر_ g31
حجز r23 g-23 m-41
حجز_ g21
حجزت g-38
حجزت_ r20 g-36
حجزن m-25
حجزنا m-25
حد_ g-41 m24 h-61 k104
حدا r31 g65 h-21
حدا_ g61
حدث g-33 k51
حدث_ g-33 k51
حدد r-28 g125 h-66 k-41
حدد_ g107 h-33 k-33
حدده g21 h-20
حدده_ h-19
حده g62 h43
حده_ g58 h45
حدي g20 m62 h-20 k-19
حدي_ m56
حديد g54
حديد_ g54
حذف h31
حذف_ h31
حر_ r-32 g45 m-32 h124 k-23
حرام h29
حرامي h46
حرز h74
حرز_ h74
حرك r-21 g24 m-31 h-36 k116
حرك_ r-21 h-29 k70
حركه g26 m-20
حركه_ g26 m-20
حره g-21 h110
حره_ g-21 h110
حرو h20
حروز h20
حروز_ h20
حري r-19 g-22 h-49 k-23
حري_ h-30
حريق h-24
حريق_ h-24
حريه g-29
حريه_ g-29
حس_ h40 k22
حسا r37 g-27 k87
حساب r37 g-27 k87
حساب_ r81 g27 m45
حسابا k19
حسابه k19
حسابي r-50 g-41 m-29 k38
حسب r32 g-26 h-38 k-24
حسب_ g28 h-19
حسبو r54 g-23
حسبون r51
حسن r-59 g-20 h-48 k26
حسن_ r-59 g-20 h-48 k26
حشوه h21
حشوه_ h21
حشي h65
حشيش h72
حشيش_ h63
حص_ g-31
حصا g56 m26 h-40
حصاد r37
حصاد_ r37
حصان m26 h-28
حصان_ m20 h-26
حصاه g66
حصاه_ g66
حصت m-46 h32
حصتن h55
حصتنا h55
حصته h-19
حصتي m-40
حصتي_ m-40
حصل r-38 g56
حصن h-33
حصه r-53 g34 m-37
حصه_ r-53 g34 m-37
حصو r21 h-23
حصول r21 h-23
حصول_ g36 h-23
حصوله r34 g-25
حصي g21
حصيل m19
حضي h49
حضير h49
حضير_ h49
حط_ k40
حطب h-29
حطه h-35 k45
حطه_ h-35 k44
حطي m45 h25
حطيت m41 h33
حطيت_ m41 h33
حظ_ r-25 g64 m104
حظو k48
حظور k50
حظور_ k50
حظي g-43 h24
حظي_ h29
حظير g-34
حظيره g-29
حفظ g-23 m-29 h-61 k75
حفظ_ m-48 h-58
حفظت r-20 k57
حفظته k22
حفظتي r-20 k32
حفظه m25 k19
حفظه_ m25 k19
حفل g-31 h50
حفله h35
حفله_ h35
حفو r49
حفوظ r49
حفوظ_ r24
حفوظه r25
حق_ g98 m-49 h-74 k30
حقا g55
حقا_ r-20 g71
حقاق r32
حقاق_ g21
حقاقه r21
حقن r27 h23
حقنا r27 h23
حقنا_ r27 h23
حقه r57 g-69 h41 k-32
حقه_ r68 g-67 h42 k-32
حقي k36
حقي_ h24
حقيق k39
حقيقه k35
حقيقي g26
حك_ h34
حكم_ g-21
حكمه g21
حكمه_ g21
حكو m-20
حكوم m-20
حكي r22 g63
حل_ r-23 g-73 k-30
حلا h-66
حلاق g-22 h-61
حلاو h24
حلاوي h30
حلق h-23
حله r19 g-45 h-53
حله_ r19 g-45 h-53
حلو g-49 h99
حلوف h87
حلوف_ h87
حلوي g-27 h-35
حلي r36 m-24 h-54 k-24
حلي_ r62 h23
حليب r-25 g25 h-40
حليب_ r-25 g54 h-40
حليل h-37
حليل_ h-37
حم_ h71
حما g52
حمام h-33
حمام_ h-31
حماي g63
حمايه g63
حمد r-24
حمر r-27 g-25 m23
حمر_ r-27 h38
حمرا h-25
حمل r-25 g49 h-29
حمل_ g76
حمله g-22
حمه r38
حمه_ r38
حمي h62
حميم h56
حميم_ h22
حميمي h22
حن_ r-30 h-45 k-28
حنا r-21 m-22 h-39
حنات g19 h-23
حنات_ g19 h-23
حناه r-24
حنت m20 h57
حنت_ m23 h67
حنه h19
حنه_ h19
حني r-29
حني_ r-29
حه_ r-86 g-48 m-37 k-59
حها g20
حها_ g20
حوا r-42 g-41 k22
حوار r-24 g-34
حوال r-19 g-20 k30
حوالا k30
حواله k-22
حوش g-40
حوش_ g-40
حوط g59
حوط_ g59
حول r-54 g-52 m-22 h-86 k90
حول_ r-26 g-39 h-87
حوله r-29 k80
حوله_ r-29 h-24 k85
حولي h20
حوه g23
حوه_ g23
حوي g-35 h-25 k65
حويل r-39 g-29 k69
حويل_ r-36 g-29 k43
حي_ g25
حيا g35 m34
حيات m34
حيات_ m34
حياه g37
حياه_ g37
حير g65
حيره g22
حيره_ g22
حين r-32 g32 h-25
حين_ r-32 g32 h-25
حيه h38
حيه_ h38
خاب g20
خابا g20
خابات g20
خات r-36
خاتم r-36
خار k49
خار_ g19
خارج k52
خارج_ k52
خاص g-34 h142
خاص_ h94 k19
خاصه g-28 h48
خاصه_ g-28 h48
خاط r51
خاطر r51
خاطر_ r35
خال r-34 g-45 h-67
خالت h-29 k23
خالتي h-29 k23
خالف g-25 h39
خالف_ g-25 h30
خالي r-29 h-68
خالي_ r-29 h-67
خان r-22 m25
خان_ h-26
خبار g24 h-29
خبر h38 k22
خبره h41
خبره_ h41
خبز r-27 g-35 h-68
خبز_ r-27 g-34 h-68
خت_ r-19 m47
ختا r-23 g88 h-32 k-25
ختار r-23 g88 h-32 k-25
ختار_ r-23 g30 k-25
ختب h38
ختبا h20
ختبار h20
ختر r-65 m-21 h22
خترا h38
ختراق h38
خترت r-48 g-42 h-20
خترت_ r-48 g-33
ختل r23 m-26 h-28
ختلا r28
ختلاف r28
ختم h49
ختم_ h49
ختي r-52 g30 h-32
ختي_ r-50
ختيا g72 k-19
ختيار g72 k-19
خد_ g-32 m26 h-19
خدا h-86
خدت r31 h-19
خدر h58
خدر_ h24
خدره h30
خدره_ h30
خدم g-25 k66
خدما h28
خدمات h28
خدمه g-23 k52
خدمه_ r21 g-23 k28
خده r-47
خده_ r-37
خذ_ g-31 m44
خذا m33
خذا_ m33
خذت_ r40
خذته r-36
خذته_ r-47 g-19
خذن g42
خذنا g42
خذه r29 g63
خذه_ g42
خذها r33 g23
خذها_ r33 g23
خذو r57
خذون r23
خذون_ r23
خذوه r50
خذوها r50
خذي r29 g22
خذيت g22
خر_ r87 m38 h-29 k-20
خرب g51
خرب_ g56
خرج h-46
خرج_ h-32
خرزه h33
خرزه_ h33
خرف g22
خرفا g22
خرفان g22
خره r-25 h19
خره_ r-25 h19
خرو r-24 m26 h-21
خروف m26 h-21
خروف_ g32 m34
خري r-66 g20 h64
خريه h73
خريه_ h73
خزا r65 h-25
خزان r65 h-25
خزانه r84
خزن r-36 g-23 k-19
خزي r44 g-22
خزين r44 g-22
خزينه r44
خسا r-24 m33 h-24
خسار r-24 m33 h-24
خساره r-24 m33 h-24
خسر g-30 m92 h-41
خسر_ r29 g-22 m52
خسرا m20
خسران m20
خسرت m34
خسرت_ m23
خشب m-32 h-70
خشب_ m-32 h-52
خص_ r19 h29 k95
خصم r58 k-30
خصم_ r73
خصو r74 h-20
خصوم r74 h-20
خصومه r54
خصي r73
خصي_ r33
خصيم r48
خصيم_ r48
خضا h-23
خضار h-23
خضار_ h-23
خضر r-23 g34 m97
خضر_ g40 m62 h20
خضرا m35
خط_ h-35
خطا r-23
خطا_ r-22
خطط g28
خطط_ g31
خفي g20
خفيه g20
خفيه_ g20
خل_ h-28 k31
خلا m39
خلاص r37 g-30
خلاص_ r37 g-30
خلال r-32 m46
خلال_ r-32 m46
خلاي g26
خلايا g26
خلت r24 h-23
خلت_ r24 g-19 h-23
خلص r-41 m-29 h-33
خلص_ r-32 h-21
خلصت g-26
خلصت_ g-26
خلل g-41
خلل_ g-41
خله r-49 g44 h-49 k69
خله_ g92 k28
خلها r-47 g-48 h-32 k41
خلها_ r-47 g-48 h-32 k41
خلوط h31
خلوط_ h25
خلي r-20 h44
خلي_ r-36 g-45 h32
خليه r-20 h41
خليه_ g34
خليها g-20 h56
خماره h26
خمر m-22 h78
خمر_ h59
خمس r61 g26 m45 k-65
خمس_ g35 m48 h39
خمست r39
خمسه r30 g-29 h-23 k-38
خمسه_ r30 g-29 h-23 k-38
خمسي h-21
خمسين h-21
خمن m101 h-32
خمن_ m101 h-32
خمو h36
خمور h36
خمور_ h33
خمي h35
خمير h53
خميره h43
خميس g-31 m-24
خميس_ g-31 m-24
خمين g33 m35
خمين_ g33 m35
خنز h78
خنزي h78
خنزير h78
خه_ r30 m-21 h74
خول m25 h-26
خول_ m25 h-26
خوه h-21 k44
خوه_ h-21 k55
خوي r-29
خوي_ h-22
خي_ r-32
خيا r-29 g74 h-58
خيار g91 h-52
خيار_ g29 m-24 h-37
خيارا g62 m30
خياط r-20
خياط_ r-20
خير r-33 g-58 h-40
خير_ r-33 g-41
خيره h-33
خيره_ h-33
خيص h30
خيل h28
خيل_ h28
خيم m-22 h-32
خيمه m-22 h-28
خيمه_ m-22 h-28
خيو m19
خيول m19
خيول_ m19
دا_ r-67 g-47 m-21 h-46 k49
داء g-42 h-37
داء_ g-42 h-37
دات r38 h-66
دات_ r38 h-66
داخ g48
داخل g48
داخل_ g37
داد h49
داد_ h49
دار g19
دار_ r-20 g20
داري r20
داع m20
داع_ m20
داف r-25 m59
دال h43
دالي h43
دالي_ h43
دام r61
دام_ r63 g29
دامي g-19
دامي_ g-19
دان r-29
داو g48 m23
داول m31
داول_ m31
داي r87 h-46
دايا h-23
دايا_ h-23
دايع r20
دايع_ r20
دايم g25
داين r49
داين_ r24
دبل r73 m43 h20
دبل_ r33
دت_ r26 g-37 m29 h-84
دث_ k49
دجا g-22 h29
دجاج g-20 m20
دجاج_ m24
دجال h20
دخا h-27
دخار g19
دخار_ g19
دخان h-26
دخان_ h-26
دخل r30 g-59 k80
دخل_ g-30 h43 k36
دخلت r24 g-19 h-23
دخلت_ r24 g-19 h-23
دخله k36
دخله_ k36
دخو m25 h-26
دخول m25 h-26
دخول_ m25 h-26
دد_ r107 g65 m-29 h-45 k-75
ددت r-88 h-29
ددت_ r-40 h-24
ددته r-48
ددتها r-41
ددن r-24 g-26
ددنا r-24 g-26
ددنا_ r-24
دده r42 g49
ددها r27 g37
ددها_ r27 g37
در_ g-36 m27 h29 k63
درا g-49 m-25 h46
دراج r-48 g-20 h34
دراجه r-35 h34
دراس h24
دراسه h31
دراه r45 m-22 h-24
دراهم r45 m-22 h-24
درب m-36 h-33
درب_ m-26 h-33
درت r48
درج g-22 m-19 h32
درجه g-22 h31
درجه_ g-22 h31
درس r-37 g-69 m-26 h-57
درس_ m-35
درسه g-32
درسه_ g-32
درسي h-41
دره r-20 h57
دره_ h78
درهم k-24
درو r-28 g68 h-29 k-23
دروب g68 h-29
دري r29 m-47 k35
دري_ r48 g21 h-23 k39
دريب m-42
دريب_ m-42
دس_ r-19 h-29
دسك r29
دسكا r29
دسكاو r29
دش_ g40
دع_ h34
دعا r-19 m-27 h78
دعار h78
دعاره h78
دعه h-22 k66
دعه_ h-22 k66
دفا h-24
دفات g37
دفاتر g37
دفت r33
دفتر r33
دفع r-40 g50 h-54 k-40
دفع_ r39 g22 m29 h-36 k-22
دفعا g-20
دفعات g-20
دفعت r-33 m21 h-21
دفعت_ r-44 g52
دفعته g-24
دفعتي g-19
دفعل g-26
دفعه r-50 m-21 h24
دفعه_ h36
دفعها r-19 g-20
دفعو g75 m-37
دفعون g61 m-35
دفن h32
دفن_ h32
دفو g41 m23
دفوع m28
دفوع_ r-23
دفوعه r19 m38
دفون g26
دفونه g31
دفي h34
دفين h34
دفين_ h34
دق_ r-62 m19 k29
دقا g26 m22
دقاي g26
دقايق g26
دقه g-30 h-26
دقه_ g-30 h-26
دقي m63
دقيق g36 m65
دقيقت m20
دقيقه g31 m45
دك_ g-24
دكا r-21 g-43 m-27 h46
دكا_ h50
دكان g-39 m-24
دكان_ g-33
دكت m-23
دكتو m-23
دكتور m-23
دكه h48
دكها h36
دل_ r32 g-32 h-51
دلا g54 h-20
دلات g39
دلات_ g39
دلت r28
دلت_ r28
دله r-29 g41 h-39
دله_ r-23 g46 h-39
دلو h-35
دلوق r19
دلوقت r19
دلي r-42 h-27
دلي_ r-35
دليك h28
دليك_ h28
دلين g35
دلين_ g35
دليه g-23 h-55
دليه_ g-23 h-55
دم_ g51 m-49 h29
دما r-24 m-34
دمات h28
دمات_ h28
دمان m-32 h-29
دمان_ m-32 h-29
دمن h-22
دمه g22 h46 k29
دمه_ g27 h20
دمها h26
دمها_ h26
دن_ r51
دنا r53 h-36
دنا_ r29 h-33
دنان r27
دناني r27
دناه g-24
دناه_ g-24
دني r59 g44 h-38 k-27
دني_ r59 g44 h-38 k-27
ده_ g32 m-42 h-76 k-76
دها g-19 h-61 k-44
دها_ r20 g-19 h-37 k-44
دهن g-37 h24
دهن_ r21 g-34 h24
دو_ r55
دوا g-35 m29 h-56
دوار m49
دوارا m31
دواره h-23
دوام h-24
دوام_ h-24
دور r39 g110 m-37 h-117 k-22
دور_ r19 g49
دوره g51 h-82
دوره_ r-33 h-81
دورها r26 g70
دوري r37
دوري_ r37
دوق r-30
دوق_ r-30
دول r53 g-19 m39 h68 k-21
دولاب r-47 m24
دولار r44
دوله r22 h38
دوله_ r22 h38
دولي r25 m31 h23
دوليه r25
دوم g41 m19
دون r-80 g-19
دون_ r-58
دونه r19 g-23
دونها r19 g-21
دوي h-29
دي_ r40 g-72 h-88 k42
ديب h46
ديب_ h46
ديت g-41 m-26
ديت_ r-20
ديته r21 g-27 h23
ديته_ g-27 h23
ديد r-38 g28 m-44 h-28 k-35
ديد_ r-20 g37 m-28 h-21 k-27
ديق g-30 h-45
ديق_ h-41 k-21
ديك r-27 g25 h58
ديك_ r-22 g26 m-21 h49
ديل m-31 h22
ديم r42 g-37 m-26 h-40 k27
ديم_ r36 g-29 k48
ديمه h-22 k-22
ديمه_ h-22 k-22
دين r121 g-22 h-30
دين_ r23 k24
دينا r35 m37 h47
دينا_ r37
دينار m25 h56
دينك g24
دينك_ g24
دينه r60
دينه_ r60
ديني r20 h-33
ديني_ r23 h-33
ديه r-30 h-71 k-27
ديه_ r-30 h-71 k-27
ديو g34 m25
ديوا r-29 g27 h-19
ديوان r-29 g27 h-19
ديون r56 m38 h-34
ديون_ g36 m42 h-31
ديوني r22
ديوه h24
ديوها h24
ذا_ r32 g73
ذات g51
ذبح r-24 g-21 h56
ذبح_ h58
ذت_ r40
ذته r-36
ذته_ r-47 g-19
ذخي h-33
ذخير h-33
ذخيره h-33
ذف_ h31
ذكر r-37 h-46 k26
ذكر_ k41
ذكره r-20 h-23
ذكره_ r-20 h-23
ذلك k37
ذلك_ k37
ذمت r54
ذمم r39
ذمم_ r39
ذنا g42
ذه_ g72 h30
ذها r33 g23
ذها_ r33 g23
ذهب r66 m-20
ذهبه r26
ذهبي r22 g-19 h-23
ذهبي_ g-19
ذوق r-37 g24
ذوق_ g21
ذون r92 g-26 h-57
ذون_ r42 g-25 h-47
ذونا r50
ذونات r50
ذوه r50
ذوها r50
ذوها_ r50
ذي_ r54 h-34
ذيت g22
ذين k23
ذين_ k23
را_ r-50 g-43 h109 k41
راء r-19 h22
راءه g-22 m-22
راءه_ g-22 m-22
راب r90 g-27 h39
راب_ h31
رابح r37 g-21 h-24 k-27
رابحا r40
رابحه g-21 k-23
رابي r75
رابي_ r78
رابين g31 h21
رات k-22
رات_ h29
راتب g-23 h-33
راتب_ g-19 k38
راتبي k-32
راته r22
راته_ r22
راتي g28
راتين g30
راج r-97 g-52 k-54
راجع r-35 h-37 k-44
راجع_ k-26
راجعه r-19 h-37
راجه r-35 h34
راجه_ r-35 h34
راح r-68 g38 m27 h-37 k-21
راح_ g33 m20 h-20
راحت r-50 g20 h-34 k-21
راحت_ g35 h-19
راحتك r-29
راد_ g-19
راس r29 h-82 k-32
راس_ r51 h-58 k-30
راسي r-45
راسي_ r-28
راش g-25 m27 h-23
راش_ m28
راض r-91 g30 m-28
راض_ r-37 h37
راضي r-53 m-20 h-27
راع r19
راعي r19
راعي_ r20
راف g-58 h133
راف_ g-26 h66
رافا k26
رافات k26
رافع m28
رافعه m28
رافق h44
رافقا h33
رافه h41
رافه_ h41
راق r-30 g-20 h24 k64
راق_ h61
راقب r-24 h-50 k70
راقبه h-41 k35
راقص h27
راك g-22 m28
راك_ r-58 m-27
رام r22 g-44 h109 k-20
رام_ r-35 h83
راماد h23
رامه h-61
رامه_ h-61
رامي r38 h57
رامي_ h29
ران r-42 m-21 h-42 k-28
ران_ r-42 g-29 h-38 k-25
راه r80 m134 h-60 k-23
راه_ r27 g33 m-22 h32
راها r43
راها_ r43
راهم r45 m-22 h-24
راهم_ r23 m-22 h-24
راهن r-35 g-27 m180 h-66 k-20
راهن_ g-23
راهنا h-25
راهنت m25 h-20
راهنه r-20 g33 m72 h20
راهني m55 k-19
راي g-25
رب_ r-76 g42 m22 h-19
ربا r55 g-57 m-22 k-19
ربا_ h-32
رباء g-26 h-30
رباء_ g-26 h-30
رباح h24
رباح_ h24
ربان h23
ربان_ h23
ربت g-20
ربح r-66 h-64 k-29
ربح_ r-42 h-61 k-29
ربط g-36 h109
ربط_ g-22 h109
ربع r72 m-36 h-31 k20
ربع_ r42 g-20
ربعم r30
ربعمي r30
ربعه k29
ربعه_ k29
ربعي h-20 k-19
ربعين k-19
ربن r-56
ربنا r-56
ربنا_ r-56
ربه r-44 g45 m-22 h56
ربه_ r-44 g45 m-22 h56
ربو r101 g-33 m22 h43
ربوط h30
ربوطه r23
ربون_ h-19
ربوي r95
ربوي_ r44 h31
ربويه r40
ربي g46
ربيع g48
ربيع_ g48
رت_ r-66
رتب g-29
رتب_ g-29
رتج g71 h-29
رتجع g71 h-29
رتجع_ g29
رتجعا g42
رته r-72 h-30 k-35
رته_ r-72 h-19
رتها k-21
رتها_ k-21
رتو r19
رتون r23 h21
رتون_ r27
رتي r-36 g-47
رتي_ g-46 h-32
رتين r-25 h33
رتين_ r-24 h19
رث_ g47
رثه g64 h-19
رثه_ g52
رج_ r19 g-43 m-39 h26 k35
رجا r33 h-23
رجال r37
رجال_ r37
رجب r27 g-38
رجب_ r27 g-38
رجح m34
رجحي m34
رجحيا m34
رجع g-45 h-32 k-23
رجع_ r44 k31
رجعت_ r27 m20
رجعتل r23
رجعته r-67
رجعل r-40
رجعلي r-46
رجعه g-24
رجعه_ r41
رجعها r-45
رجعو r31
رجعوا r32
رجل h29
رجل_ h19
رجن g83 h-34
رجن_ g83 h-34
رجه r-24
رجها r-23 g29
رجها_ r-23 g29
رجو g22 h21
رجوع g25 h19
رجوع_ g25 h19
رجي r39 h32
رجي_ r40 h20
رح_ m-19 h-83
رحل h20
رحم h28
رحم_ h28
رخص r33 h53
رخص_ r38 h38
رخي h30
رخيص h30
رد_ m-36 h60 k-47
ردت r-33
ردت_ r-26
رده g-40 h-32 k-33
رده_ g-29
ردها r31 k-21
ردها_ r31 k-21
ردو g-23
ردي r-26 g-19
ردي_ r28
رديت r-56
رديت_ r-57
رر_ g50
رره g34
رز_ g19 k-27
رزق h42
رزق_ h42
رزه h33
رزه_ h33
رس_ r-58 g-47 m-67 h-66 k-40
رسا g-44 m42 h-28
رسال m23 k23
رساله m26 k25
رساي m46 h-33
رسايل m46 h-33
رست r-19 g-21
رسل g-37 h-29 k79
رسل_ g-29 h-29 k48
رسم r-29 g19 k-20
رسم_ g31 h-53
رسمه h57
رسمه_ h57
رسه g-32
رسه_ g-32
رسو m-41 k-21
رسوم m-40 k-19
رسوم_ m-40 k-19
رسي m24
رسي_ m24
رش_ m-22 h-83
رشه r-25
رشه_ r-25
رشو g-19 h105
رشوه h87
رشوه_ h87
رشي h38
رص_ h36
رصن h36
رصنه h28
رصنه_ h28
رصو h20
رصود h20
رصود_ h20
رصي g-35 m26 h41
رصيد g-35 m26 h41
رصيد_ g-28 m27 h42
رض_ r42 m-70 h-116 k-28
رضا r-29 h53
رضاه r-22 h44
رضاها h26
رضت r-34 g71
رضت_ r-28 g40
رضته g32
رضته_ r23
رضتها r-29 g32
رضك r21
رضك_ r21
رضن r56 g-21
رضني r58 g-21
رضني_ r58 g-21
رضو r46
رضوا r46
رضوا_ r46
رضي g-33 h47
رضي_ g-20
رضيه h35
رضيه_ h35
رط_ r70 m42 h-50
رطن r20 m59
رطنا r20 m49
رطنا_ m49
رطه r91
رطه_ r26 g23
رطها r66
رطها_ r66
رع_ g76 h-38 k-31
رعا h-38 k19
رعات k21
رعات_ k21
رعت r-24 h-23
رعت_ r-27
رعه g35 h-53 k-27
رعه_ m19 h-38 k-22
رعها g47
رعها_ g47
رف_ r-35 g-27 m-34 h52
رفا g22
رفان g22
رفان_ g22
رفت r21 h-34
رفت_ r41 h-34 k21
رفته r-19
رفض r-55
رفضن r-19
رفضنا r-19
رفع r37 k24
رفع_ k24
رفق r-30
رفن r-31
رفنا r-31
رفنا_ r-31
رفه h-25 k28
رفه_ g-46 h-20 k19
رفها r-22 g45
رفها_ r-22 g45
رفهم k21
رفهم_ k21
رفو h25
رفي r77 g-19
رفي_ r22
رفين r30
رفين_ r30
رفيه h19
رفيه_ h19
رق_ r106 g-29 m-79 h94
رقا r-25 h81 k40
رقاب h-26 k23
رقابه h-26 k23
رقاص h41
رقاصا h19
رقاصه h23
رقام m20 h59 k20
رقام_ m20 h59 k20
رقت g57
رقت_ g65
رقص h25
رقص_ h25
رقم r-46 g-27 m46 h-57 k88
رقم_ r-62 m42 h-27 k39
رقمها k22
رقمي k33
رقمي_ h-19 k33
رقه m19 h30 k-19
رقه_ m19 h41
رقي r-27 g26 m-36 h-20 k-26
رقيه g27 m-34 h-24
رقيه_ g27 m-34 h-24
رك_ r-31 g-20 k69
ركا g-29 k38
ركات k39
ركات_ k39
ركب_ g22
ركت g22 k49
ركه r33 g22 m-31 h29
ركه_ r37 g25 m-31 h20
ركو g29
ركي h-30
رم_ r-31
رما g-22
رمج g22
رمجت g22
رمجت_ g22
رمض r34 g-30 m-25 h-62
رمضا r34 g-30 m-25 h-62
رمضان r34 g-30 m-25 h-62
رمل h23
رمل_ h23
رمه r-25
رمه_ r-25
رمي g41 m27
رمي_ m27 h26
رنا r-88
رنا_ r-70
رنام r21
رنامج r21
رنت g68 m25
رنت_ g58 m26
رنج m-42
رنج_ m-42
رني r-38 h27
رني_ r-34
ره_ g-64 k-53
رها r-25 g72 m87 h20 k-63
رها_ g74 h23 k-29
رهان m104 k-34
رهان_ m51 k-32
رهانا m35
رهن r126 g-32 h-35
رهن_ r33 g-20 h-24
رهنت r53
رهنت_ r53
رو_ g-23
روا r-21 g-24
روا_ r-22
روب h117
روب_ h53
روبا h35
روبات h30
روبي h37
روت m36 h52
روت_ m36 h52
روح m32 h46
روح_ g28 m36
روحا h30
روحان h30
روحي h35
روحيه h26
رور g-19 h-31
رورد r27
رورد_ r27
روس g-19 m-48 k-31
روس_ k-21
روسه m-21 h-25
روسه_ m-21 h-25
روش h26
روض r25 k28
روض_ r25 k28
روط r41
روط_ r41
روع g31 h-44
روع_ g31 h-44
روف r-59 g-35 h-74 k-22
روف_ r-48 m19 h-53 k-63
روفا k34
روفات k34
روق r-47 g84 h80 k-30
روق_ h35
روقا r-21 g61 m27
روقات r-21 g67 m48 h-27
روقان m-21 h36
روقه g24 h36
روقه_ g24 h36
رول m91 h62 k-29
رولي m96 h61
روليت m96 h61
روم m20
روم_ h28
رون r28 g48 h-28
رون_ r26 h-32
روني_ g24
روي h21
ري_ r77 g68 m-43 h-126 k63
ريا r-34 g-54 m28 k-21
ريا_ h30
ريات g-29 m33 h-19
ريات_ r-20 g-22 m42
رياض r-20 g-23 h-39
رياضه h-34
رياضي g-23
ريال r-32
ريال_ h20
ريب g-19 m-49 h39 k48
ريب_ r30 m-44 h44
ريبه k32
ريبه_ k32
ريت r-74 h-39
ريت_ r-59
ريته h-22
ريج h38
ريجو h38
ريجوا h38
ريح r98 h21
ريح_ r90 h29
ريخ k39
ريخ_ k44
ريد r-39 h-36 k46
ريد_ r-30 k46
رير m-19
رير_ m-19
ريس h-32
ريض g-22 h-25
ريض_ g-22 h-25
ريط h55 k-28
ريط_ g-27 h51
ريع h-25
ريف r-56 m-19 h-35 k24
ريف_ r-56 m-19 h-51 k29
ريق m-19 h-30
ريق_ m-22 h-42
ريقي m19 h32
ريقي_ m19 h32
ريك g-32 m-23 h65 k-19
ريكا h43
ريكا_ h43
ريل h22
ريم r-28 h-23
ريم_ r-28
رين r20 g-50 h-38
رين_ r34 g-37 h-20
رينا r-24
رينا_ r-24
ريه g46
ريه_ r19
ريها r-34 g35
ريها_ r-34 g36
زا_ h-30 k22
زات m-26
زات_ m-25
زاج g55 h-29
زاج_ g31
زاد r109 g-44 m37 h-33
زاد_ r90 g-41 h-32
زادت m31
زادت_ m31
زار g-45 h-44
زار_ g-19
زاز h62
زاز_ h31
زازه h35
زازه_ h35
زاف g99 h-35
زاف_ g72 h-23
زافا g27
زافا_ g27
زام g38
زام_ g38
زان r52 g-47
زان_ r-23 g-41
زانه r84
زانه_ r84
زاه r-38
زاه_ r-38
زاي r44
زايد r47
زايد_ r47
زايز h-30
زايز_ h-30
زايم h21
زايم_ h21
زبا r-35 h35
زباي r-35 h51
زباين r-35 h51
زبه g19
زبه_ g19
زبو g56 m-19 h32
زبون g56 m-19 h32
زبون_ g46 m-19
زت_ r20 g-36
زج_ g-19 h-40
زجا g-30
زجاج g-30
زجاجت h19
زجاجه h-36
زحلا h30
زحلاو h30
زدت r52 m27 h-19
زدت_ r71 m27 h-19
زدن r53
زرع g63 h-61 k-38
زرع_ g48 h-28
زرعت h-23
زرق r-42
زعر h25
زعرا h25
زعران h25
زعف r-27
زعفر r-27
زعفرا r-27
زق_ h32
زكا r-27 g-20 h-36
زكاه r-27 h-30
زكاه_ r-27 h-30
زل_ g41 k-43
زلت r-62
زم_ r71 g-27 h-38
زمه r-23
زمه_ r-23
زمي h20
زميل h20
زميلي h21
زن_ r31 g-20 k-20
زنا g-64 m-28 h-35
زنا_ r23 m-28
زناه g-48
زناه_ g-48
زنج r-23
زنجب r-23
زنجبي r-23
زنه r-42 g-30
زنه_ r-37 g-44
زنها g23
زنها_ g23
زه_ r26 h87
زهر g114
زهر_ g104
زوا r-19 g-40 h38
زواج g-40 h40
زواج_ g-27 h40
زوج h114
زوج_ r-21 h64
زوجت r26
زوجتي r26
زوجي h53
زوجي_ h33
زود r99 g-40 m-21
زود_ r115 g-34 m-21
زور h91
زور_ h59
زوره h26
زوره_ h26
زون r-35 h-38
زون_ h-23
زونه r-24
زوي h45
زوير h41
زوير_ h41
زي_ r-51 g-59 m39 k-25
زيا r22 g-72
زياد r41
زياده r41
زيار r-19 g-67
زيارا g-22
زياره g-46
زيت g-22 m-19 h-50
زيت_ g-20 h-29
زيتو h-21
زيتون h-21
زيد r181 g-60 h-29
زيد_ r129 g-60 h-23
زير h91
زير_ h81
زيع r-28
زيف h39
زيفه h33
زيفه_ h33
زيل h21
زيل_ h21
زين r21 g-38 m32 k28
زين_ g-27 h-20
زينه r33 k35
زينه_ r33 k35
زينو m35 h36
زينو_ m27 h37
زيو r23
زيون r23
زيون_ r23
زيي h28
زييف h28
زييف_ h28
سا_ g144 m-20 h-44
ساب r19 g-44 m51 k90
ساب_ r81 g27 m45
سابا k19
سابات k19
سابق m45
سابقه m39
سابه k19
سابه_ k19
سابي r-50 g-41 m-29 k38
سابي_ r-50 g-41 m-29 k38
ساج h30
ساج_ h30
ساح g-29 h84
ساحر g-19 h91
ساحر_ h46
ساخ h22
ساخر h21
ساخره h21
ساد r19 h-39
سار m42 h27
سار_ r19 h51
ساره r-24 m33 h-24
ساره_ r-24 m33 h-24
ساس r39
ساس_ r41
ساط r-38
ساط_ r-38
ساع g-43 k35
ساعا r-23 h28
ساعات r-23 h28
ساعت r24
ساعتي r-37
ساعد h-19 k29
ساعده k29
ساعه k23
ساعه_ k23
ساف g19
سافر g19
سافر_ g19
ساك r60
ساكن r60
ساكن_ r45
سال r-113 g-49 h-38 k95
سال_ r-19 g-28
سالم r-40 g-29 h-24
سالم_ r-40 g-29
ساله r-35 g20 m25 k43
ساله_ r-33 m25 k37
سالو k47
سالوا k26
سام r-59 h-41
سامح r-88
سامحن r-29
سان r22 g-41 m-20 h22
ساهمه g22
ساي r-34 m38 k-38
سايق r-23 h-41
سايق_ r-23 h-41
سايل m45
سايل_ m45
سايي h32
سب_ r-45 k-50
سبا m33 h-24
سباح h-35
سباحه h-35
سباق m27 h19
سباق_ m27 h21
سبان m20
سبان_ m21
سباي r20
سبايك r21
سبب g-44 k63
سبب_ g-44 k63
سبت g-42 m35
سبت_ g-23 m25
سبته m22
سبته_ m22
سبع r39 g-27 h-26
سبعه r46
سبعه_ r46
سبق g26 m85 h-48
سبق_ g41 m43 h-38
سبه r29 g-25 h-51
سبه_ r33 g-25 h-51
سبو r134 g-46 m32
سبوع_ r49
سبون r70
سبونه r70
سبوه r46
سبوه_ r46
سبي r71 g-26
سبيك r51 g-22
سبيكه r51 g-22
ست_ r101 g-22 k-19
ستا h-34
ستاج g-19 h28
ستاجر g-19 h28
ستال h23
ستال_ h23
ستان r-21
ستان_ r-21
ستث g20
ستثم g20
ستثما g23
ستح r32
ستحق r32
ستحقا r25
ستخ h-35 k55
ستخد k55
ستخدم k46
ستخر h-22
ستر r44 h29
سترد g-46
سترد_ g-49
ستري r57 g26
ستري_ g34
ستريح r65
ستش h-20
ستشف h-35
ستشفي h-35
ستط k29
ستطي k29
ستطيع k29
ستع r35 m-31 h-56
ستعا k26
ستعار k26
ستعم r24 m-20 h-19
ستعمل m-20 h-19
ستق r37 h-21 k59
ستقب g30 h-20 k59
ستقبل g32 k43
ستل r-36 g36 m-42 h-38
ستلا r-28 g27
ستلام g27
ستلف r22 g45
ستلفت r-21
ستلم r-31 g-36 m-21
ستلم_ k33
ستلمت r-33 g-72
ستلمه r27 g45
سته r35 k-23
سته_ r59 k-20
ستو r-45 g31
ستود h-35
ستودع h-35
ستور r-37 g19 h31
ستورد r-29
ستوك g34
ستوك_ g34
ستي g-59 m-19
ستين g-24
ستين_ g-24
سجا r-54
سجاد r-53 h-28
سجاد_ r-53 h-28
سجاي h27
سجاير h27
سجد h-23
سجد_ h-23
سجل g-89 m67 h-36 k47
سجل_ g-48 m68
سجله g-26 h-25 k45
سجله_ g-20
سجي m-33 h-36
سجيل m-33 h-36
سجيل_ m-33 h-36
سح_ h20 k21
سحب g-96 m109 k24
سحب_ g-44 m108 k-22
سحبت g-24
سحبت_ g-24
سحبه k26
سحبو g-24 k47
سحبوه g-24 k47
سحر g-31 m-24 h102 k-19
سحر_ g-30 m-22 h105
سحو h-24
سخر h73
سخري h73
سخريه h73
سدا r46
سداد r46
سداد_ r46
سدد r-35 g-81 k-35
سدد_ r24 g-55 k-24
سددت r-87 g-21
سددت_ r-40
سددته r-47
سدده r49 h20
سدده_ h20
سددها r41
سدر h-28
سدر_ h-28
سدس h-30
سدس_ h-39
سر_ m92 h-107 k30
سرا m20
سران m20
سران_ m20
سرب h28
سربه h32
سربه_ h32
سرت m26
سرح g21 h-22
سرق g30 h33
سرقه h23
سرقه_ h23
سره h-19
سره_ r23 h-19
سرو r-26 h108
سروق r-26 h108
سروق_ g-32 h72
سروقه g24 h36
سري r20 g37 k20
سري_ r25 k35
سريه g42
سريه_ g42
سس_ h31
سط_ r-30 g43 h-19
سطه r-20 m-20 h49
سطه_ r-20 m-20 h49
سعا g37 m-19
سعار g37 m-19
سعار_ g37 m-19
سعر g48
سعر_ r-25 h22
سعره r29 g40 h-20
سعره_ r33 g36
سعم r-28
سعمي r-28
سعميه r-28
سعه r64 g-27
سعه_ r64 g-27
سعي r39 g-20
سعيد_ h-38
سعين r57
سعين_ r57
سفا h61
سفار h61
سفاره h61
سفر r51 h-38
سفر_ h-41
سفره r39
سفره_ r39
سفل h25
سفلي h25
سفي r-19 g52
سفين r-19 g52
سفينه r-19 g52
سقط r-42 g32
سقط_ r-31 g32
سقف g-32 h-25 k71
سقف_ g-32 h-25 k71
سكا r32
سكاو r29
سكاون r29
سكت g49 h35
سكتل h35
سكتلن h35
سكر h70 k-31
سكر_ g-37 h88 k-27
سكره g46
سكره_ g35
سكري r23 h-29
سكري_ r23 h-29
سكن r25 h-23
سكو m-19 h109
سكوت h84
سكوت_ h63
سكي h92
سكي_ g-21 h99
سل_ r-33 g-56 m-34 h-96 k64
سلا r-22 h-25
سلاح g-19
سلاح_ g-19
سلام r-22 g-32 h-21
سلامي h-19
سلس r27 g-35
سلسل r36 g-35
سلسله r36 g-27
سلط h20
سلطه h21
سلطه_ h21
سلع r19 g24
سلف r171 g-42 m-54 h-42
سلف_ r85 g-26
سلفت r28
سلفت_ r-46
سلفته r71
سلفك r39
سلفك_ r39
سلفن r-21 g-21 m-20
سلفني r-21 g-21 m-20
سلفه r20
سلفه_ r20
سلم r-20 g-27
سلم_ g-22
سلمه r-20
سله r28 g-35 k32
سله_ r28 g-35 k32
سلو m114
سلوت m130 h20
سلوت_ m51
سلوتس m78 h39
سلي g29 m-33 k-23
سليم g42 m-26 k-22
سليم_ g52 k-26
سم_ r-69 g65 m-27
سما g22 h-26 k65
سما_ g20
سماء h-20 k70
سماء_ h-20 k70
سمس r19 h51
سمسا r19 h51
سمسار r19 h51
سمك r-21 g44 h-21 k25
سمك_ r-20 g22 k25
سمن g-28 m-20 h-22
سمنا m-20
سمه r-44 g-25 h31
سمه_ r-38 g-22 h37
سمي g-45 h-34 k44
سمي_ r-32 h-32 k23
سميه r30 g-32 k29
سميها r29 g-35 k24
سميهم k20
سن_ r-59 g-20 h-48 k26
سنا h-24 k-22
سنا_ m25 h-19
سنان m-23
سنان_ m-23
سنت r-21
سنتي r-20
سنتين r-20
سند r91 g-30 m-35 h-58
سند_ r44 k29
سندا r34
سندات r34
سنه r-26 g20 k-33
سنه_ r-26 g20 k-33
سنو g100 h-29
سنوا g68
سنوات g68
سنوي g32
سنوي_ g20
سني g28 h32
سنين g28 h32
سنين_ g28 h32
سه_ r28 g60 m-32 h-48 k-53
سها r-20
سها_ r-20
سهر g-19 h45 k-26
سهر_ h74 k-19
سهره h-33
سهره_ h-33
سهل g53
سهل_ g53
سهم r-45 g23 h-28
سهم_ r-54 g65
سوار r20
سوخ h19
سوخه h19
سوخه_ h19
سوق m42
سوق_ m42
سول h71
سول_ h49
سوم m-40 k-19
سوم_ m-40 k-19
سون h-38
سونا h-38
سوو g29 h23
سوول g29 h23
سوول_ h23
سوي r64 h48
سوي_ h42
سي_ r-20 g-33 m-36 h-21 k-68
سيا m-19 h-34 k-28
سيار m-19 h-50 k-28
سيارا h-19 k-20
سيارت g-45 h-24
سياره g32
سيج h62
سيجا h62
سيجار h62
سيد h33
سير g28 h64
سير_ g-19 h104
سيط r-41 h30
سيط_ r-39
سيل r-36 h-43 k44
سيل_ r-30 h-47
سيم m53 k28
سيم_ h-25 k30
سيمه m54
سيمه_ m54
سين h-43
سين_ h-36
سيه r-19 m-22 h-21
سيه_ r-19 m-22 h-21
سيو r24 g27
سيول r24 g27
شا_ r-43 m-65 h-47
شاء g-30 m-24 k-19
شاء_ g-30 m-24 k-19
شات m49
شات_ m49
شاح h22
شاحن h22
شاحنه h43
شار m47 h-21
شارط m49 h-24
شارع k-21
شارع_ k-21
شاركه h-22
شاش h-26
شاشه g28
شاشه_ g28
شاف k-23
شافه g56 h-26 k-23
شافه_ h-22
شافها g39
شال r-22 g-34
شالي r-22 g-32
شاليه r-22 g-32
شان g-45 h80 k96
شان_ g-45 h74 k98
شاه g19 h52
شاه_ g34 m-25 h-23
شاهد h47
شاهد_ h47
شاي r-29 k-19
شاي_ g-45 h33
شايف g34
شايفه g24
شب_ m-32 h-52
شبا r-29 m27 k23
شباب m-22 h22 k23
شباب_ m-22 h22 k23
شباك r-19 m49
شباك_ r-19 m52
شبك m20
شبكت g31
شبكه m23
شبكه_ m23
شبو h46
شبو_ h46
شت_ r33
شتر r50 g66 m-22 h-59 k-25
شترا g19 k-19
شتراك r-58
شتراه r54
شترط r53
شترط_ r29
شترطه r35
شترك r22
شترك_ r37
شتري r-34 g43 m-22 h-55
شتري_ h-22
شتريت g-26
شترين r-20
شتريه g88 h-29
شتغ m-22 h24 k-35
شتغل m-22 h24 k-35
شتغل_ k-30
شتغلت h25
شتم h32
شتم_ h32
شجر g42
شجره g42
شجره_ g42
شحا h34
شحاذ h26
شحاذي h26
شحن r-38 g36 m28 h-27 k-30
شحن_ m21 h-74
شحنت m20 h57
شحنت_ m23 h67
شحنه g21
شحنه_ g21
شخا h32
شخاص h23
شخاص_ h23
شخص g-23 h-20 k87
شخص_ r-19 k91
شخصي r33
شخصي_ r33
شد_ g-27
شر_ r97 g27 h63 k-32
شرا h46 k-22
شراء r24 g28
شراء_ r24 g28
شراب h51
شراب_ h42
شرب g-23
شرب_ g-23
شرد g39
شرد_ g23
شرط r136 g31 m79 h-24
شرط_ r41 m50 h-50
شرطه r56 g29 h21
شرطه_ r26 g31 h21
شرطها r30
شرك g20 m-26 k36
شركا g-28 h-21 k43
شركات k43
شركه r30 m-20 h19
شركه_ r30 m-20 h19
شره r44 g-71 m23 h-57
شره_ r44 g-71 m23 h-57
شرو r39 g-23 k-20
شروب g-36 m19 h46
شروب_ g-29 m19
شروبا h30
شروط r41
شروط_ r41
شروع g31 h-44
شروع_ g31 h-44
شري r-52 g-36 h-71 k-39
شريت r-71 h-31
شريت_ r-48
شريته r-23 g19
شريط g-27 h51
شريط_ g-27 h51
شرين r29 h-44
شرين_ r33 g19 h-25
شط_ m37
شطر m-42
شطرن m-42
شطرنج m-42
شعر r-21
شعر_ r-20
شعو g-19 h84
شعوذ g-19 h84
شعوذ_ h63
شعوذه h21
شغل g-27 m-21 k34
شغل_ r53 g-19 h-38 k55
شغله r-34 h67
شغله_ r-34 h67
شف_ r67 g-23 h33 k21
شفت r69 g-73 k-22
شفت_ r52 g-36
شفته r20 g-43
شفتها g-36
شفر r-19 h44
شفره r-19 h28
شفره_ r-19 h28
شفن g20
شفنا g20
شفناه g20
شفي h-35
شفي_ h-35
شقت g-26
شقتي g-21
شقه g23 h29 k-29
شقه_ g23 h29 k-29
شكر r-103
شكل h-19
شله g30
شله_ g30
شلي r30
شلي_ r30
شمب h63
شمبا h63
شمبان h63
شمع m29 h-19
شمعه m31
شمعه_ m31
شن_ g24
شنط_ h32
شنو g20
شنو_ g20
شه_ r-54 g23 h-54
شها r30 g-33 k35
شها_ r25 k30
شهاد g-19
شهادا r32
شهاده r-27
شهر r54 g-37 m-36 h-28
شهر_ r19 g-30
شهري r23 m-19 h-33
شهري_ r-29
شهرين r36
شهو r23 g44
شهور r23 g44
شهور_ r23 g44
شو_ h-29
شوا g91 m-26 h-34
شوال g58
شواي g35
شوايي g35
شور g65 h-34
شورت g47
شورت_ g47
شوش h40
شوش_ h35
شوط g-21 m49
شوط_ g-21 m49
شوف r39 g100 m-53 h-44 k19
شوف_ r57 g82 m-53
شوفه g20
شوفو h-19 k38
شوفون h-19 k38
شوك h-29
شوه g-19 h107
شوه_ g-19 h107
شوي g-33 h-31
شوي_ g-32 h-30
شي_ r-143 g-58 k32
شيء r-28 h22
شيء_ r-28 h22
شيب g68 h-29
شيخ g-20 m-19 h77 k-20
شيخ_ h30 k-20
شيخه h47
شيخه_ h47
شير m-39
شيش h44
شيش_ h63
شيشه h-19
شيشه_ h-19
شيف r25 h-26
شيك r121 h-35 k-25
شيك_ r79 h-23 k-22
شيكا r36
شيكات r37
شيل m32 k19
شيل_ k33
شيه h25
شيه_ h25
صاب r-37
صات h33
صات_ h33
صاح k45
صاحب k29
صاحب_ g-26 h-24 k35
صاحبت h34
صاحبه g36 h-19
صاد r35 g40
صاد_ r36 g28 h-21
صار r105
صار_ r68
صارت g31
صارت_ g31
صارع m37
صارع_ m28
صاره h63
صاره_ h63
صاري r35 g-19 h-49
صاري_ r51 g-19 k-23
صاريف h-35 k35
صاع g30 m35 h-27
صاعد g30 m35 h-27
صاعد_ g30 m35 h-27
صال g-30
صال_ r-31 g-20 h-38
صالا r49 h-40
صالات r49 h-40
صاله r-30 h92
صاله_ r-30 h92
صان m21
صاه g66
صاه_ g66
صاي r73 g-35 h-26
صايغ r73 g-26
صايغ_ r73 g-26
صب_ g-63 m-26 h58
صبر r83 g-19 m-24 h-50
صبر_ r41 m-22 h-32
صبره r82
صبره_ r82
صت_ g-26
صتن h55
صتنا h55
صتنا_ h55
صته h-24
صتي m-40
صتي_ m-40
صح_ m37
صحي h-59
صحيه h-33
صحيه_ h-33
صد_ g-34
صدر h-20 k60
صدر_ k27
صدره k33
صدق r-27 g-23 m32 h-39 k29
صدق_ m19 k32
صدقه h-36
صدقه_ h-36
صدي r-24 g-27
صديق r-20 g-27 h-35
صديق_ h-34
صر_ r-27 g-26 m27 k-20
صرا r29 k28
صرات h21
صرات_ h21
صراف r29 k28
صرافا k28
صرافه r24
صرت m33
صرت_ m33
صرف g-73 m-37 h-58 k38
صرف_ r-45 g-54 h-37 k53
صرفت r22
صرفت_ r41
صرفته r-19
صرفن r-31
صرفنا r-31
صرفه r42
صرفه_ r49
صرفي r28
صرفي_ r22
صرو h-34 k-21
صروف h-34 k-21
صروف_ h-24 k-55
صروفا k34
صريا r20
صريات r20
صعو g57
صعود g57
صعود_ g57
صغي h-36
صغير h-36
صغيره h-19
صف_ r47 g-44 m-31
صفا g31
صفات g31
صفات_ g29
صفر h39
صفر_ h39
صفق g52 h-55
صفقا m19 h-25
صفقات m19 h-25
صفقه g56 h-30
صفقه_ g56 h-30
صفه h-30 k-24
صفه_ h-30 k-24
صفي r-21 g28
صقر r-24 g49 h-41
صقر_ g59 h-27
صكو h-36
صكوك h-36
صكوك_ h-36
صل_ r39 g-63 h-76 k53
صلا_ k44
صلات h-22
صلات_ h-22
صلاح h22 k-30
صلاحي g-20 h53
صلت_ g-33
صلح r-49 g31 h-38
صلح_ h-20
صلحو g37
صلحوه g23
صلن k30
صلني r22 k30
صلني_ r22 k30
صله r-43 m-24
صله_ g23 h-19
صلها r-36 g-23
صلها_ r-36 g-23
صلي r-85 g-94 m-21 k-32
صلي_ r-19 h21
صليح r-60 g-64 h-21
صليح_ r-60 g-64 h-21
صم_ r73
صنا g-25
صند r-34 h-51
صندو r-30
صندوق r-30
صنع g-24 h39
صنع_ g-24 h44
صنف h34
صنف_ h34
صنه h22
صنه_ h22
صه_ m-29 h25 k-50
صود h20
صود_ h20
صور g-58 h47 k19
صور_ h48
صورك h26
صورك_ h26
صوره g-27
صوره_ h-35
صورها g-24 h28
صوري r30 h-19 k49
صوريه r39 k30
صوف g56 m-24 h-30
صوف_ g57 m-20 h-25
صول g34 h-26
صول_ g59 h-26
صوله r34 g-25
صوم r29 h-20
صوم_ r-25
صومه r54
صومه_ r54
صي_ r25 m-21
صيا r-36 g63 m-31 h-46
صياد r-19 g42 m-20
صياد_ r-19 g42 m-20
صيام h-21
صيام_ h-21
صيان h-20 k19
صيانه h-20 k19
صيب r-41 m88 h30 k-23
صيب_ g-23 m120 h59
صيبي r-42 g43 h-35
صيبي_ r-42 g43 h-35
صيد r-26 g64 h-20 k-22
صيد_ g26 m21 h37
صيدل g-23 h-55
صيدلي g-23 h-55
صيده r-19 g69
صيده_ r-19 g63
صير g-54 m-27 h-34
صير_ g-32 m-27
صيف r73 g-37
صيف_ r73 g-37
صيل r-22 g-29 h-31
صيل_ r-22 g-26 h-31
صيم r48
صيم_ r48
صين g37 m38
صيني m38
صينيه m38
ضا_ g-27
ضاء h23
ضاء_ h24
ضات g-26 m25
ضات_ g-26 m25
ضار r-40 m-29
ضار_ h-23
ضارب r-35 h26
ضاربه r-35 h26
ضاع m75 h72
ضاع_ g27
ضاعت h23
ضاعته g-19
ضاعف r28 m73 h64
ضاعف_ r21 m73 h65
ضاف r33 g25
ضاف_ r64
ضافي r-46 g35
ضافي_ g34
ضافيه r-43
ضان r34 g-30 m-25 h-79
ضان_ r34 g-30 h-34
ضاه r-22 h44
ضاها h26
ضاها_ h26
ضت_ r-76
ضته g19 m-19
ضته_ r23
ضتها r-29 g19
ضتها_ r-29 g19
ضح_ h26
ضحك h34
ضحك_ h34
ضر_ g29 m47 h19
ضرا m35
ضرب g44 h19
ضرب_ h35
ضربه g60
ضربه_ g60
ضرع g98 h-35
ضرع_ g40 h-21
ضرعه g58
ضرعها g58
ضره r-33 g-40
ضره_ r-33 g-40
ضري g-29 h29 k38
ضريب g-28 k42
ضريبه g-28 k40
ضريح h28
ضريح_ h28
ضك_ r21
ضما r23 g24
ضمان r23 g24
ضمان_ g28
ضمانه r39
ضمن r58 h-33
ضمن_ r32
ضمو r58
ضمون r58
ضمون_ r24
ضمونه r33
ضنا r-50
ضنا_ r-39
ضني r58 g-21
ضني_ r58 g-21
ضه_ g54 m34 h-60
ضوا r46
ضوا_ r46
ضون r-22 g42
ضوني g25
ضوني_ g25
ضي_ g40
ضيا h-23
ضيت r49 g23
ضيته g33
ضيته_ g33
ضير h49
ضير_ h49
ضيع h21
ضيف r-20
ضيه r-26 g30 h64
ضيه_ r-26 g30 h64
ضيو r-40
ضيوف r-40
ضيوف_ r-40
طا_ r-22
طاء h25
طاب r-34 m21
طابع r-27
طابع_ r-27
طابق m21 h36
طابو h-26
طابو_ h-26
طات h24
طات_ h24
طاح g-52 h37
طاح_ g-36
طاحت h49
طاحت_ h49
طار r-79 h-57
طار_ r-22 h-32
طاري r-44 h-20
طاريه r-44 h-20
طاز g-19 h-40
طازج g-19 h-40
طازج_ g-19 h-40
طاس m34
طاط g21
طاق r33 g-38 m19 k21
طاقت h-19 k34
طاقتي h-19 k34
طاقه r40 g-41 h21
طاقه_ r40 g-41 h21
طال r25 h82
طالب h28
طالب_ h28
طالع h46
طالع_ h39
طان m-19
طاني m-19
طاني_ m-19
طاو r-25 g-25 m38 h29 k-25
طاول r-25 g-25 m38 h29 k-25
طاولا m26
طاوله r-20 g-25 h44
طاي g74 h26
طايح h46
طايحه h30
طاير g74 h-30
طاير_ g81 h-30
طب_ r-21 h-36
طبا r-52
طباع r-52
طباعه r-52
طبخ r21 m-22 h-40
طبخ_ m-22 h-35
طبي g-106 k-38
طبي_ h26
طبيب g-44 h-20
طبيب_ g-44 h-20
طبيع g-24
طبيعي g-24
طبيق g-37
طبيق_ g-37
طجي h20
طر_ r50 g-20 m-27 h-108
طرد h50
طرد_ h50
طرف r62 g-31
طرف_ r32 g-19
طرفي r30
طرفين r30
طرن m-42
طرنج m-42
طرنج_ m-42
طره g-21 h-51
طره_ g-21 h-51
طري m-34 h-48
طريق r19 m-20 h-31
طريق_ r19 m-20 h-31
طط_ g25 h41
طع_ h23
طعا h-47
طعام h-47
طعام_ h-20
طعت g29 h30
طعم g-25 m-27 k-22
طعم_ g-25 k-22
طعه g19 m-23 h-40
طعه_ g19 m-23 h-40
طفا g-37 m-36 h-57
طفال m-36 h-27
طفال_ m-36 h-27
طفاي g-30 h-30
طفل h24
طفله h19
طفله_ h19
طقم r60 g-33
طقم_ r60 g-33
طل_ g19 h23
طلا g-22 h33
طلاس g-19 h47
طلاسم g-19 h47
طلب r80 g25 k42
طلب_ r43 h-30 k64
طلبت r20 h60
طلبت_ h25
طلبن k-22
طلبه g36
طلبه_ r30 g21
طلبها r-40
طلبو r19
طلس h34
طلسم h34
طلسم_ h34
طلع r-19 g29 m117 h-31
طلع_ g48 m67 h-21
طلعت g-19 m53
طلعت_ g-36 m73
طله h48
طله_ h48
طلي h46
طلين h26
طلين_ h26
طما g-61
طماط g-61
طن_ r-22 g31 h-25
طنا r20 m47
طنا_ m49
طنها g24 h-23
طنها_ g24 h-23
طني g-22 m22 h22
طني_ m23 h28
طه_ r29 m-52 h29
طور h-34
طور_ h-34
طوع g-21
طوع_ r-36 g-21
طول r54 h-41 k-25
طول_ r76 g26 h-35
طوله r-31
طوله_ r-31
طون g55
طون_ r-22 g52
طي_ r-30 g38 m44
طيا m30
طيار m31
طياره m31
طيت r22 g-27 m38 h63
طيت_ m41 h33 k-31
طيته g-24 h40 k24
طيته_ r19 g-24 k24
طيتها r-20 h41
طيح g48
طيح_ g48
طير g74 h38
طير_ g92
طيس h27
طيع k29
طيع_ k29
طيك r62
طيك_ r62
طين r19 g-19 m36 h-25
طينا r20 m32
طينا_ r26
طيناه m28
طيه r-41 m26 h-22
طيه_ r-31 m26 h-22
ظار r61 g-21 h-38
ظار_ r32 k19
ظاره r29 h-29
ظاره_ r29 h-29
ظام h-20 k25
ظام_ h-29 k28
ظته k22
ظته_ k22
ظتي r-20 k32
ظتي_ r-20 k32
ظر_ k24
ظرف h63
ظرف_ h63
ظف_ k22
ظفي r-22 h-25
ظفين r-22 h-25
ظفين_ r-22 h-25
ظم_ r55 k-22
ظه_ g-24
ظهر h-91 k97
ظهر_ h-87 k97
ظهو g20
ظهور g20
ظور k50
ظور_ k50
ظي_ h29
ظير r36 g-34
ظير_ r36
ظيره g-29
ظيره_ g-29
ظيف r-33 m-42
ظيفه m-23
ظيفه_ m-23
عا_ h-22
عاب r-21
عاب_ h-23
عات r-50 g-21
عات_ r-50
عاج g-26 h30
عاج_ h33
عاجل g-20
عاد g30 h36
عاد_ h27
عاده g30
عاده_ g30
عار g45 m-40 h77
عار_ g19 m-19
عارف g50 k-21
عارف_ g35
عاره h67
عاره_ h67
عاش h-39
عال m20 k-26
عالم g20
عام r20 g37 m-40 h-42
عام_ r25 g48 m-28 h-35
عامل h23
عامل_ r-24 h-23
عامله r20 h47
عامه h-27
عامه_ h-27
عان r-26 h-30
عاه r79
عاه_ r80
عاي m-51 h-54
عايد r35
عايد_ r35
عايش g42
عايش_ g29
عايل h-20
عايه m-20
عايه_ m-20
عب_ r-30 g-51 m92 h30
عبا r-27 g-62
عبد h25
عبر g39 m24
عبر_ g39 m24
عبن m-42
عبنا m-42
عبنا_ m-42
عبه m20
عبه_ m20
عبي m56 h74
عبيه m29 h20
عبيه_ m29 h20
عت_ r-36 g35 m83 h-82 k-45
عتا r27
عتان r27
عتان_ r27
عتق h115
عتق_ h72
عتقه h43
عتقها h43
عتك g40
عتك_ g40
عتل r39 h26
عتلو r23
عتلو_ r23
عتلي m21 h43
عتلي_ m21 h43
عتم h-19
عتمد h-19
عتمد_ h-19
عته g-21 m-30 h-33
عته_ r20 m-28 h-28
عتي h59
عتي_ g-24
عجل g-42 h-73
عجل_ r31 g-35 h-45
عجله m23
عجله_ m23
عد_ r35 h-74 k-28
عدا r-32 g-38 h56
عداد g-26 h62
عداد_ g-22 h62
عدت r26 g-21
عدته r20 g-19
عدد r-25
عدده g24
عددها g24
عدل g36 h-20
عدل_ h-19
عده r-49 g-55 h-45 k25
عده_ r-34 g-29 m26 h-32 k27
عدها g-25
عدها_ g-25
عدي h-43 k82
عدي_ r-20 g-29 h-26 k101
عديت r37 g-22
عدين g56
عدين_ g76
عدينا g-20
عر_ r-64
عرا h67
عراف g-29 h107
عراف_ h56
عرافه h41
عران h25
عران_ h25
عربو h22
عربون h22
عربي h-23
عربي_ h-22
عرت h-26 k33
عرس g-32 h-66
عرس_ g-32 h-66
عرض r-42 g-23 m-24
عرض_ r-36 m-22
عرف g44 k36
عرف_ r25 g53 h22 k-26
عرفه r-21 h-22 k41
عرفه_ g-23 k27
عرفها g31
عرفهم k21
عرق r-26 h123
عرق_ r-26 h107
عره r27 g40 h21
عره_ r31 g36
عرو g-47 m-26
عروس r21 m-21
عروسه m-21 h-25
عروف r-32 g-50
عروف_ r-24 g-38
عري g-28 h-31
عزاي h21
عزايم h21
عزب g19
عزبه g19
عزبه_ g19
عسل g-19 m-23 h-57
عسل_ g-19 m-23 h-57
عش_ r39
عشا r-40 g-49 m-82 k28
عشا_ r-43 m-65 h-47
عشاء m-24 k-19
عشاء_ m-24 k-19
عشان r26 g-25 h62 k63
عشان_ r26 g-25 h62 k63
عشر r58 g-65 m33 h-81 k-37
عشر_ g-28
عشره r45 g-55 m28 h-57
عشره_ r45 g-55 m28 h-57
عشري r33 m19 h-25
عشرين r33 m19 h-25
عشو g35
عشوا g35
عشواي g35
عصا r-19
عصي g-33 m-27 h-54
عصير g-33 m-27 h-54
عصير_ m-27 h-42
عضا h24
عضاء h24
عضاء_ h24
عطا m-19
عطاء h25
عطان m-19
عطاني m-19
عطر h-68
عطر_ h-60
عطل g19 m-20
عطل_ g22
عطو g29 h-23
عطون g29
عطون_ r-22 g26
عطي r80 g-23 k-25
عطي_ k-26
عطيت g-32 h30
عطيت_ k-20
عطيته g-24 h40 k24
عطيك r62
عطيك_ r62
عطين r38
عطينا r26
عطيه r-26 g28
عطيه_ g28
عف_ r25 m73 h64
عفر r-27
عفرا r-27
عفران r-27
عفش h-34
عفش_ h-34
عقا h-54
عقار h-54
عقار_ r-24 h-40
عقاري r36
عقد_ r27 g-27
عقم h-30
عقم_ h-30
عقو g74
عقود g74
عقود_ g74
عقي h-30
عقيق h-30
عقيقه h-30
عك_ g46 m-23 h-55
علا g-28 m-55
علاج m-32 h-106
علاج_ m-32 h-74
علاق h57
علاقه h57
علام h70
علاما h41
علامه h32
علان m-19
علب r-48 h-37
علبه r-48 h-22
علبه_ r-48 h-22
علش k35
علشا k35
علشان k35
علف g-34 m-23 h-41
علف_ g-34 m-23 h-35
علق r-22 g74 m-19
علق_ g58
علقه g28
علقه_ g28
علم r-24 m-20
علن r32 g-21
علو r-33 g-45
علوم r-34 g-39
علوم_ r-48
علي r70 g36 m25 h-38 k-20
علي_ g97 m72 h-46 k-42
عليا r28
عليا_ r28
عليق h35
عليق_ h35
عليك r-20 g-32
عليك_ r-20 g-25
عليم m-29 h-42
عليمي m-29 h-42
علين r-26
علينا r-26
عليه r77 g-23 k33
عليه_ r-25 g-63 h31 k39
عليها r34 g33
عليهم r37
عم_ g-53 m-27 h-35
عما r-22 g-32 k-23
عمار h-39
عمال g-37 h33
عمال_ g-35
عمر r31 g-34 h-30
عمر_ r29 h-26
عمره g-29
عمره_ h-20
عمل g-34 m-47 h82
عمل_ r-34 g-67 h108 k41
عملا r27 g22 m-34
عملاء g31
عملات r43 m-28
عملت h-27
عملتي r19
عمله g24
عمله_ r-39 g39 h-46
عملها r28 h32
عمو r-24 g-40 h31 k24
عمول g-36 h31 k24
عمولت r-27 h28 k28
عموله r25 g-35
عمي m-27 h-48
عن_ r28 g-33 m-35 h-49 k93
عنا r29 h-47 k-21
عنا_ r53 h-20
عناه r-23
عناها r-20
عند g31 k-42
عند_ r-85 g44 h59
عندن r26 g19
عندنا r26 g19
عندو r48 g-21
عندو_ r48 g-21
عندي h-34 k-28
عندي_ h-34 k-28
عنه r-60 g-31 k47
عنه_ r-54 g-25 k40
عني g47 m-22 k-42
عني_ g47 m-22 k-42
عه_ r80 m22 h-82 k56
عها r-47 k-19
عها_ r-58 k-19
عهد r-66 g-25
عهد_ g-25
عوا r48 g35 h-22
عوا_ r31
عواي g24
عوايد g24
عود r32 g31 h-69 k23
عود_ r32 g32 h-69 k23
عوذ g-19 h84
عوذ_ h63
عوذه h21
عوذه_ h21
عوض r-20 g49
عوضو r-22 g42
عوضون r-22 g42
عول r43
عولي r44
عولي_ r44
عون g53 m-21 h27
عون_ g53 m-21 h27
عوه r38 g-51 h-38
عوه_ r41 g-21 h-36
عوها g-29
عوها_ g-29
عوي r27 h39
عويذ h26
عويض r33 m20
عويض_ m22 h28
عويضا r22
عي_ g-63 k-28
عيا g-22 m-35 h-36
عياد g-24 h-48
عياده g-24 h-48
عيال m-30
عيال_ m-30 h28
عيد r22 g-57 m-19 h-80 k22
عيد_ r31 g-24 h-87
عيدا k20
عيدا_ k20
عيده r20 h35
عيده_ h36
عيدها r20
عيدي r-28 h-26
عيديه r-28
عين r53 g47 m-68 h-83 k38
عين_ r35 m-21 h-50 k52
عينه r56 g63 m-46 h-31
عينه_ r66 m-46 h-27
عينها g53
عيه m-25
عيه_ m-23
غا_ r21
غار h-34 k31
غاز m-20 h-49
غاز_ m-20 h-33
غال g-30 m24
غالب m26
غالب_ m26
غالي r29 g-27
غام g36
غامض g36
غاي r21 g19
غدا r-33 g-65 m-28 h-37
غدا_ r-25
غداء g-53 h-34
غداء_ g-53 h-34
غرا h-20
غرام_ h55
غرامه h-61
غرب k22
غربي h24
غرف k-43
غرق g70 h-26
غرقت g52
غرقت_ g52
غسا r-26
غسال r-26
غساله r-26
غسل h-33 k55
غسل_ k27
غسي r-30 g-36 h-39 k22
غسيل r-30 g-36 h-39 k22
غسيل_ r-30 g-36 h-39 k22
غش_ h67
غشو h33
غشوش h33
غشوش_ h28
غل_ r54 m-24 h-39 k25
غلا h-48
غلب m43
غلب_ m22
غلبن m21
غلبني m21
غلت h25
غلط r-29 k-28
غلط_ r-29 k-28
غلف h19
غلفه g19
غلفه_ g19
غلق g43
غلقه g30
غله r23 h65
غله_ r23 h65
غلي r27 g22
غلي_ r28 g26
غنم r-58 g41 h-33
غنم_ g43 h-33
غواص g38
غواص_ g38
غواي g-23
غوايش g-23
غوص g28
غوصه g28
غوصه_ g28
غوم h22
غومه h22
غومه_ h22
غون k27
غون_ k27
غي_ g-20 k21
غيب k30
غيب_ k32
غير m-28 k34
غير_ r-54 g46 h-41 k36
غيرن h38
غيرنا h38
غيره r35 g-27 k-19
غيره_ r35 g-19 h-22
غيري h22
غيري_ h22
غيي h29
غيير h29
غيير_ h29
فا_ r32 g20
فاء r39
فاء_ r39
فات r-25 h-80 k47
فات_ g20 h-35 k35
فاتر g37
فاتر_ g37
فاتو g-41
فاتور g-41
فاج g91 m-33 h-41
فاجا g91 m-33 h-41
فاجات g84 m-33 h-21
فاد k39
فادي k39
فادي_ k39
فار r-51
فاره h41
فاره_ h41
فاز g20
فاز_ g20
فاض r22 m-29 h23
فاضح h55
فاق r-19
فال r65 m-60 k-21
فال_ m-50
فالت r52
فالته r39
فاله r48
فاله_ r48
فان g20
فان_ g22
فاه r35 h-24
فاه_ r38 g-34 h-24
فاهم g19
فاهم_ g19
فاي r160 g-74 h-64 k-42
فايد r69 k-26
فايده r69 k-26
فايز m26
فايز_ m26
فايض r20
فايض_ r20
فايظ r98 g-19 m-20 h-26
فايظ_ r98 g-19 m-20 h-26
فت_ r112 g-40 m-23 h-60
فتا r-19 g-42 h27
فتاح g-42
فتاح_ g-42
فتاه h40
فتاه_ h40
فتح r-22 g52 h68 k-33
فتح_ g57 h43 k-19
فتحت h21
فتر g-23
فتش h45 k-33
فتش_ h62 k-33
فتك g24
فتك_ g24
فته r45 g-23 k-23
فته_ r20 k-23
فتها r25 g-23
فتها_ r34 g-23
فتي h30 k-20
فتيا h30
فتيات h30
فحص g-52 h-56
فحص_ g-31 h-22
فحصن h-33
فحه k-20
فحه_ k-20
فخذ h37
فخذ_ h37
فر_ r30 m-23
فرا r-27
فراح h-20
فراح_ h-20
فران r-27
فران_ r-27
فرز g41
فرز_ g41
فرس r-22 g46 h-21
فرس_ r-22 g46 h-21
فرش m-31 h-57
فرص m52
فرق r87 h-20
فرق_ r87 h-20
فرن h-47
فره r20 k-21
فره_ r20 k-21
فرو r-23 g104 m21 h-30 k-23
فروز g23 h-19
فروق r-21 g80 m43 h-35
فروقا r-21 g70 m50 h-28
فري h40
فريق h25
فريقي m19 h32
فزا r33
فزاد r33
فزاد_ r33
فزي r23
فزيو r23
فزيون r23
فس_ g-22 k46
فسه g-28 m-23 k-26
فسه_ r27 g-39 h-28 k-20
فسها r-20
فسها_ r-20
فسي m-21
فسي_ m-21
فش_ h-34
فص_ g-36
فصل r-33 h-24
فصل_ h-24
فضن r-19
فضنا r-19
فضنا_ r-19
فضه r26 m36
فضه_ r26 m36
فضي r19 g40
فضي_ r19 g43
فط_ g32
فطي h27
فطيس h27
فظ_ m-48 h-50 k45
فظت r-20 k57
فظته k22
فظته_ k22
فظتي r-20 k32
فظتي_ r-20 k32
فظه m25 k19
فظه_ m25 k19
فع_ r21 m28 h-38
فعا g-20
فعات g-20
فعات_ g-20
فعت m19 h-24
فعت_ g49
فعته g-24
فعتي g-19
فعتين g-19 h-19
فعل r-32 g-20 h-22
فعلي r-29 g19
فعلي_ g28
فعليه r-22
فعنا_ g24
فعه r-59 m22
فعه_ m30 h30
فعها r-19 g-20
فعها_ r-19 g-20
فعو g75 m-37
فعون g61 m-35
فعون_ g61 m-35
فق_ r-51 k-21
فقر r-29 h-22
فقرا r-29 h-22
فقراء r-29 h-22
فقط r-96 g-27 k-24
فقط_ r-96 g-27 k-24
فقه r-31 h-28
فقه_ r-36 h-28
فقو g27
فقود g27
فقي r20
فقين r21
فقين_ r21
فك_ g-68 m-29 h181
فل_ r-25 g-39 h-44
فلا h81
فلام h69
فلام_ h69
فلان h19
فلت r31
فلته r38
فلته_ r38
فلن h-19
فلني h-19
فلني_ h-19
فله r-23 h44
فله_ h45
فلو r57 m41 h-40 k48
فلوس r57 m41 h-40 k48
فلوس_ r46 m55 k48
فلوسن m25
فلوسه h-23 k26
فلوسي r38 m-26 k-24
فن_ h32
فنا g-30 m-34
فنا_ r-31 g-26 m-29
فناه r25
فناها r25
فنج h49
فنجا h49
فنجان h49
فند r-51 h-50
فندق r-51 h-50
فندق_ r-47 h-42
فني r-21 g-24 m-20 h27
فني_ r-21 g-24 m-20 h27
فه_ g-19 h-86 k-32
فها g80 h-25 k-37
فها_ g80 h-25 k-37
فهد g-19
فهد_ g-19
فهم r27 k21
فهم_ r27 k21
فهو g64
فهو_ g64
فوا r56 g-21 m32 h-58
فوات h-29 k20
فواتي h-29 k20
فواك m47
فواكه m47
فواي r54 h-24 k-27
فوايد r54 h-24 k-27
فوت r-45 m40 h40
فوت_ m40 h24
فود h61
فودك h56
فودكا h44
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
فوع m27
فوع_ r-23
فوعه m37
فوعه_ m37
فوق r219 h-49
فوق_ r29 h-22
فوقه r123 h-27
فوقه_ r33
فوقها r64
فول r49 h-40
فول_ r35 g-42
فوله g39
فوله_ g39
فون r-25 h-19 k27
فونه g21 h-21 k45
فونه_ g29 h-20 k34
في_ g31 m25 h-37 k-44
فيت r-24 h-23
فيت_ g20
فيد h30
فيدي h30
فيديو h30
فير r49
فير_ r49
فيز r28
فيزا r28
فيزا_ r28
فيش g41 m55
فيش_ g41 m35 h-38
فيل r-41 h52
فيل_ r-37 h72
فين r-33 m-21 h49 k-20
فين_ g-62 m-30
فينه r-34 g57
فينه_ r-34 g47
فيه h37
فيه_ g26 k19
فيها h28
فيها_ h28
فيو g40
فيوت g46 h-22
فيوتش g46 h-22
قا_ g61
قاء r20 h35
قاء_ r20 h35
قاب r50 k33
قابل h23
قابل_ h23
قابه h-26 k23
قابه_ h-26 k23
قات r-37 g31 m48 h59 k45
قات_ r-32 g37 m51 h77 k-21
قاتل k65
قاتلو k35
قاتلي k34
قاد r48 g83 h-40
قادم r48 g86 h-40
قادم_ r50 g25 h-25
قادمه g61
قار r-25 g-31 h39
قار_ r-24 h-40
قارب r-35 g-29 h21
قارب_ r-35 g-29 h21
قاري r34 g-25 h51
قاري_ r35
قاريه h59
قاس r-59 m-24 h-41
قاس_ r-39 h-21
قاص g-33 h70 k-23
قاصا h19
قاصات h19
قاصر h31
قاصرا h21
قاصه g-30 h20 k-21
قاصه_ g-30 h20 k-21
قاض h77
قاضي h77
قاضي_ h77
قاع r-27 g-22 h-21
قاعه r-27 g-21 h-21
قاعه_ r-27 g-21 h-21
قاق r32
قاق_ g21
قاقه r21
قال m32 h-23
قال_ g46 m51 h-21
قاله g-44 h-19
قاله_ g-44 h-19
قام g-29 m120 h77
قام_ m20 h63 k20
قامر m100
قامر_ m44 h-31
قامه h28
قامه_ h28
قان m-22 h70
قان_ m-21 h36
قانق h35
قانق_ h35
قاه g28 h-35
قاها g38
قاها_ g38
قاو g21
قاول g21
قاول_ r-22
قايق g26 m20
قايق_ g26 m20
قايم g-24
قايمه g-23
قبر h78
قبر_ h27
قبرص h29
قبرص_ h29
قبره h22
قبره_ h22
قبض r-99 g-27
قبض_ g-19
قبضت r-48 g-23
قبضت_ r-48
قبضن r-29
قبضنا r-29
قبضه r-23 g26
قبضه_ r-20
قبل g116 h-47
قبل_ r-37 g29 h-19
قبلي r20 g60 h-23
قبلي_ g37
قبليا g37
قبه h-41 k35
قبه_ h-41 k35
قت_ r-24 g76 h30
قتر r71 g33 h-19
قترض r71
قترضت g36
قترضو r46
قتن m20
قته r22 m20
قته_ m27
قتي r-28 g-37 h-33 k21
قتي_ g-36 h-29 k21
قد_ m-41 h-30 k-31
قدا r-25 h-30 k29
قدا_ g-31 h-24 k32
قدام_ g44
قدامي g-19
قدر r35 g-34 m23 k30
قدر_ g-42 m23 k45
قدم r-49 g28 h69 k-32
قدم_ r-26 g45
قدمه h59 k-23
قدمه_ h33
قدمها h26
قدي r80 g-19 m-31 h-63 k19
قدي_ r24 h-24
قديم r42 g-37 m-26 h-40 k27
قديم_ r36 g-29 k48
قديمه h-22 k-22
قر_ g45 h-55
قرا r-79 g-69 m-80 h91 k-25
قرا_ g-29 h80
قراء r-34 g-28 m-32
قراء_ r-29 h-22
قراءه g-22 m-22
قراب h21
قرابي h21
قراض h50
قراض_ h50
قران m-23 h-45
قران_ m-23 h-42
قرب m57 h21
قرب_ m57
قربا h23
قربان h23
قرر g96 h-38
قرر_ g53 h-27
قرره g34
قرص h43
قرصن h36
قرصنه h28
قرض r195 g-40 m-46 h-44
قرض_ r147 h-33
قرضك r21
قرضك_ r21
قرضن r56 g-21
قرضني r58 g-21
قرع m23
قرعه m23
قرعه_ m23
قرن h23
قره g25
قره_ g25
قرو r23 h20 k28
قروض r29 k28
قروض_ r29 k28
قري r-29 g-27 h-31
قري_ h-27
قرير h-34
قرير_ h-34
قسا r-38 g-19
قساط r-38
قساط_ r-38
قسط r-52 g60 h-24
قسط_ r-30 g43 h-19
قسم g-23 m-40 h-22 k-28
قسمه m-25
قسمه_ m-25
قسي r-35 m49 h-23
قسيط r-27
قسيط_ r-27
قسيم m53 k28
قسيم_ h-24 k30
قسيمه m54
قص_ r19 g-46 k-23
قصه g-20
قصه_ g-20
قضي r-24 g64
قضيت g33
قضيته g33
قضيه r-24 g31
قضيه_ r-24 g31
قط_ r-126 h-63 k-35
قطر h-42
قطط h40
قطط_ h40
قطع g55 m-30
قطعت g29 h30
قطعه g19 h-33
قطعه_ g19 h-33
قطن g31
قطن_ g31
قطه g-28 h-27
قطه_ g-28 h-27
قطو g-32
قطوع g-21
قطوع_ r-36 g-21
قطي r-19 m35
قطيه m31
قطيه_ m31
قع_ h40 k-19
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
قف_ r-28 g-40 h-34 k84
قفص g-72
قفص_ g-36
قفل r-34 g59 h-41
قفل_ g20 h-31
قفله g39
قفله_ g28
قفول_ r20 g-42
قفوله g42
قك_ m37
قل_ r139 g-84 m-21 h-66 k118
قلب r33 g21 m22
قلب_ g22 m26
قلت m64
قلت_ m64
قلد r-27 g-21 h117
قلد_ r-22 h41
قلده h73
قلده_ h73
قلن r-24
قلنا r-24
قلنا_ r-24 g25
قلي h70
قليد h69
قليد_ g-21 h66
قليدي g34
قم_ g-44 m42 h-57 k39
قما r27 g22 m115
قمار m135 h38
قمار_ m135 h38
قماش g37 m-20 h-37
قماش_ g37 m-20 h-37
قمح g-20 h-52
قمح_ g-20 h-52
قمها k22
قمها_ k22
قمي m-19 h-38 k33
قمي_ h-19 k33
قنا r-22 g-38 m-30 h22 k25
قنا_ g-33
قناع k40
قناع_ k40
قناه h34
قناه_ h34
قنب h33
قنب_ h33
قنو g-20 h34
قنوا g-20 h34
قنوات g-20 h34
قني m32 h33
قنين h33
قنينت h24
قه_ k-105
قها r51 h20
قها_ r51 h20
قهو r-48 h-36
قهوه h-36
قهوه_ h-36
قهي g-21
قهي_ g-21
قوا h89
قواد r-19 h60
قواده h40
قوار h26
قواري m-19 h30
قود g102
قود_ g75
قوط h-28
قوط_ h-28
قوف k39
قوف_ k39
قول g78 h36 k31
قول_ h65 k39
قوله g92
قوله_ g42
قولها g50
قوي r-32 h29
قوي_ r-19 h24
قي_ g-33 k64
قيت r-35
قيع r28 g-21
قيق g26 m39 h-60 k26
قيقت m20
قيقتي m20
قيقه m21 h-38 k22
قيقه_ m21 h-38 k22
قيقي g26
قيقي_ g32
قيم g30
قيمت r26
قيمته r26
قيمه g45
قيمه_ g45
قين r22 m27
قين_ r23 g-25 m27 h-24
قيه r68 m-28 h-26 k-25
قيه_ r57 m-26 h-22 k-21
كا_ h89
كات m33 h-30 k33
كات_ r28 g-19 k35
كاتب g20 h-23
كاتب_ g20 h-23
كار g-27 m31
كاز m29
كازي m35 h36
كازين m35 h36
كاس g40 m-20 h36
كاس_ g48 h31
كاش g-25 h-33 k38
كاش_ g-23 h-42 k40
كاف g-23 h-49 k-30
كافا r38
كافاه r38
كافل g-23 h-31
كافل_ h-23
كاله h25
كاله_ h25
كام r-54 g-59 k-25
كامل r-50 g-42 h-29
كامل_ g-19 h-30
كاملا g-21
كامله r-37 m21
كان m-20 k25
كان_ m-23
كانه h-25 k26
كانه_ h-19
كاني h23
كاني_ h23
كاه r-27 g-19
كاه_ r-27 g-19 h-21
كاي h-28 k52
كاين h-28 k43
كاين_ h-28 k43
كب_ g22
كبا h75
كبار h44
كبار_ h35
كبت g-38 h69
كبتا h60
كبتاج h31
كبتاغ h29
كبر r142 g-26 k21
كبر_ r142 g-26 k21
كبي r-22 g25 m-20 h-40
كبير r-22 g25 m-20 h-40
كبيره r-20 g27 h-19
كت_ g-25 m25 k39
كتا r-19 g-26
كتاب r-19 h38
كتاب_ h-35
كتابه m27 h77
كتب r26 g-77 m-43 h-26 k56
كتب_ g-49 m-21 h27 k20
كتبن r48 g-25
كتبنا r48 g-25
كتبه r-37 h-44
كتبه_ r-26
كتبها h-28
كتر r56
كتل h35
كتلن h35
كتلند h35
كتو r61 g-52 m-26 h23 k-34
كتوب r30 g-32 h41 k-30
كتوب_ g-32 h46
كتوبر k-19
كتور m-23
كتور_ m-23
كتوك g-19
كتوك_ g-19
كتي r-70 g48 h-38
كثر r34 k-20
كثر_ r34 k-20
كثي k32
كثير k32
كثير_ k22
كحو h-53
كحول h-53
كحول_ h-87
كحولي h33
كد_ g21
كذا r55 k38
كذا_ r37 k39
كر_ g-46 m69 h97
كرا r-28 g27 h-42 k22
كرا_ g33
كرات k25
كراتب k27
كراتي g30
كراس r-23
كراش m28
كراش_ m28
كرام h-19
كرامي h-19
كرت r-37 g-45 h47 k-41
كرت_ g-29 h40 k-24
كرتو r23 h21
كرتون r23 h21
كرك h-24
كرم r-51 g-23
كره r-48 g25 k-19
كره_ r-46 k-19
كرو m-20 h-21
كري g-41 h-38
كري_ r23 g-23 h-29
كس_ g35 m63 h33 k-25
كسب r-21 m40
كسب_ r-30
كسبا m21
كسبان m21
كسر r-30 g28 h-21
كسر_ g28 h-21
كسي g-25 h-33 k-19
كسي_ g-25 h-33 k-19
كشط m37
كشط_ m37
كشف r59 g-31 h29 k25
كشف_ r67 g-23 h33 k21
كشو r71 m-25
كشوف r71 m-25
كشوف_ r71 m-25
كف_ g-24 h80
كفا r86 h-43
كفال r100 h-23
كفالت r52
كفاله r48
كفل r64 h-29
كفلت r43
كفلته r43
كفلن h-19
كفلني h-19
كفو r37
كفول r37
كفي r-37 h30
كفيل r-37 h37
كفيل_ r-37 h37
كل_ r107 g-87 m57
كلا r37
كلام r37
كلم g-26 h-28 k62
كلمه g-43 k64
كلمه_ g-43 k64
كله r-93 g55 h-38
كله_ r-74 g25 h-25
كلها r-19 g30 m23
كلها_ r-19 g30 m23
كلوب h32
كلوب_ h32
كلي g-24 h71
كليه h55
كليه_ h55
كم_ r-22 g67 h-27
كما r-44 g-46
كما_ r-43 g-46 h-19
كمل r53 g-35
كمه r36 h-37
كمه_ r36 h-37
كمي r-19 g40
كن_ r78 g87 m19 k-24
كنا g22 h-44
كنا_ g22 h-19
كنب r-31 g41 k-19
كنب_ r-30 k-19
كنت h23
كنت_ h23
كنز g-20
كني r22
كه_ r84 h-34 k-55
كها g21 h29 k-20
كها_ g28 k-20
كهر g-45 h-42 k-32
كهرب g-45 h-42 k-32
كهربا g-45 h-42 k-32
كو_ g-25 h87
كوب m42
كوبو g-20 m44 h-33
كوبون g-20 m44 h-33
كوبي h33
كوبي_ h33
كوت r-21 m29 h24
كوتش h24
كور h22
كوك g-30 m-20 h-19
كول g49 m-20 h-71
كول_ g74
كولا h-40
كوم g62 m-21 h-33
كوم_ g31
كومه g40 m-21 h-28
كومه_ g40 m-21 h-28
كون h42
كون_ h57
كوي g20
كوين g24
كوين_ g24
كي_ m-31 h117 k53
كيا g22 h-25
كياس g22 h-25
كياس_ g22 h-25
كيت g24 m27
كير m-20
كيس r20 g-19 m-36 h-53
كيس_ r20 g-19 m-36 h-53
كيش r101 g-19 h-27
كيشت r33
كيشت_ r33
كيشل r30
كيشلي r30
كيشه r39
كيشها r39
كيف r-38 h92
كيف_ r-21 g37 h67
كيفك g-30
كيفك_ g-30
كيك g-36 m-34 h-101
كيكه g-22
كيكه_ g-22
كيل r24 g23 k-21
كيل_ g82 m30 h-25
كيلا h26
كيلا_ h26
كيلو g-53
كيلو_ h-35
كيلوم h34
كين r-34 m52
كينا r30 m37 h19 k27
كينات m37 h19 k27
كينه r-50 h-33 k-19
كينه_ r-50 h-33 k-19
كيه g-39
كيه_ g-39
كيي r35
كييش r35
كييش_ r35
كے_ r-22 m44 h-41
لا_ r-41 g25 h-60
لاء g31
لاء_ g31
لاب r-41 g-41 m-19 h-41
لابت g30
لابس r-49 h-21
لابس_ r-30 h-21
لابق r23
لابقا r23
لابل k25
لابلا k32
لابن m-26
لابو r26
لابو_ r26
لابي h-19
لات r84 m19
لات_ r74 g-21 h-29 k19
لاته h-32
لاته_ h-32
لاتي h29
لاتين h40
لاث r21 g37 h-46
لاث_ g56
لاثا h-22
لاثم r-32 m21
لاثمي r-32 m21
لاثه g-26
لاثه_ g-26
لاثي r48
لاثين r38
لاج r19 m-40 h-57
لاج_ m-32 h-74
لاجا g-21 h33
لاجر g37
لاجر_ g26
لاجل r34
لاجل_ r40
لاح g24 h40 k-43
لاح_ h-22
لاحد r28 g-42
لاحد_ r28 g-42
لاحق r-20 g71
لاحقا r-20 g71
لاحي g-20 h53
لاحيه g-20 h53
لاخ r-89 g28 m19 h-59 k26
لاخت r-19 g36
لاختي g36
لاخر r-57
لاخر_ r-28
لاخو h-22 k45
لاخوه h-20 k46
لاخير g21
لاد g26 m-23 h-70 k-35
لاد_ r-22 h-47
لادن r44
لادني r44
لار r33 g28 m21 h30
لار_ r29 g33
لارات g-30
لارب r27 g23
لارج m34
لارجح m34
لارد r-28
لارده r-28
لارض g-25
لارض_ g-25 h-22
لارق k24
لارقا k24
لاز r-39 m-21
لاس g20 h46
لاسب m30 h29
لاسبو m30 h29
لاست g35
لاستث g22
لاستح g21
لاستر h24
لاسع g20 m25
لاسعا g20 m25
لاسم r20 g-21 h51
لاسم_ g-21 h51
لاسن m-23
لاسنا m-23
لاص r60 g-39
لاص_ r37 g-30
لاصل r34
لاصل_ r47
لاط g29 m-24 h-55
لاطف m-20 h-38
لاطفا m-20 h-38
لاع g-26 m-27
لاعب h77
لاعب_ h77
لاغ g-23 h-71 k57
لاغ_ g-21 h-42 k61
لاف r-21 m-22 h-69
لاف_ r-21 m-22 h-39
لافر h-20
لافرا h-20
لاق k35
لاقر h29
لاقرا h31
لاقس r19
لاقسا r19
لاقن k40
لاقنا k40
لاقه h35
لاقه_ h35
لاك r-41 m44
لاك_ m42 h37
لال r32 g-50 m30 h-52 k-30
لال_ m50 h-37 k-21
لالف r74 g-66
لالف_ r44 g-34
لالفي r30 g-33
لاله r-22
لاله_ r-22
لام m-23 h84 k-36
لام_ r21 h35
لاما h25
لامات h41
لامه r25 g-23 h24
لامه_ h38
لامها r25
لامي g-46 k-45
لامي_ g-37 h-32 k-43
لامين h54
لان r49 g-28 m29 h-45 k44
لان_ k58
لانت m20 h42
لانتخ g20
لانه g-20 m28 h-22 k-24
لانه_ r21 m28 h-22
لانها r-28
لاني r26 h-34 k27
لاني_ r26 h-45 k27
لاه m-20 h-29 k-28
لاهل h-23 k-28
لاهلي h-23 k-28
لاو r27 h23
لاول r-19
لاولي g-19 h19
لاوي h30
لاوي_ h30
لاي r-47 g27 m32 h-19 k-49
لايا g91
لايا_ g26
لايج r-47
لايجا r-47
لايد r21
لايدا r21
لاين m48
لاين_ m48
لب_ r35 g-25 m63 h57 k30
لبا r27
لبار h67
لبار_ h30
لباق r35 m28 k41
لباقي r35 m28 k41
لبان g-23 h-48
لبان_ g-23 h-48
لبت r27 h50
لبح r-21 g48
لبحر r-21 g70
لبحر_ r-20 g80
لبخ m37
لبخت m37
لبخت_ m37
لبد g29
لبدل g29
لبر r33 m22
لبر_ g-20
لبرك g26
لبركه g26
لبس r75 g-22 h-26
لبست r33
لبسط r-22
لبسطه r-22
لبص h20
لبصا h20
لبصار h20
لبض r-44 g35 k45
لبضا r-44 g35 k45
لبضاع r-44 g35 k45
لبط r21
لبطا r30
لبطاق r30
لبق h-30
لبقا g-34
لبقال g-34
لبقر g45 h-26
لبقره g27
لبل r27 h24 k33
لبلا g36 m28 h25
لبلد h-20 k33
لبلدي r21 h-20
لبلو h19
لبلوت h19
لبن m-29 h-22
لبن_ r-39 g40 m-42 h-41
لبنا g-32 h26 k-24
لبنا_ g-23 k-22
لبنات h30
لبنان m21 h19
لبنت h30
لبنت_ h30
لبنز r20
لبنزي r20
لبنك h-29 k41
لبنك_ r38 k27
لبنكي r-32
لبني m21
لبني_ m21
لبه r-39 g54 h-24
لبه_ r-19 g40 h-24
لبها r-21
لبها_ r-21
لبو g-35 h-25
لبي r-32 m-25 k-29
لبيا g-30
لبيت g27 k-28
لبيت_ g-30 m-33 k-28
لبيتك g47 m34
لبير h31
لبيره h36
لبيض r-19
لبيع g21 h29
لبيع_ h51
لبيعه h-21
لت_ r61 g-79 m65 h-53 k-47
لتا g46 h-45
لتاج r37 h-21
لتاجر r22 g40 h-20
لتاجي g-25
لتام g60
لتامي g60
لتج g42
لتجا g43
لتجار g43
لتجن k19
لتجنب k19
لتح g19 k36
لتحو g22 k43
لتحوط g22
لتحوي k47
لتخم g26
لتخمي g26
لتر r-41 g-62
لتر_ r-28 h-39
لتز g35
لتزا g38
لتزام g38
لتس m-37
لتسل g28 m-20
لتسلي g28 m-20
لتص r-29
لتط h30
لتطب h30
لتطبي h30
لتفر h19
لتفري h19
لتقس g-22
لتقسي g-22
لتقل g37
لتقلي g37
لتك g-23 k29
لتك_ k29
لتكا g-21
لتكاف g-21
لتلف g32 h19
لتم g-43 m19 k-23
لتما r-23
لتمو r44
لتموي r45
لتنا g19
لته g40 m23 h-30
لتها r-19 g24 m37 h-19
لتها_ r-19 g24 m37 h-19
لتو r40 g-23 h-31
لتوت h-23
لتوص g20 m-25
لتوصي g20 m-25
لتوف r47
لتوفي r47
لتوق m23
لتوقع m23 h19
لتوك g-19
لتوكت g-19
لتي r28 g-59 h-34
لتي_ r29 g-54 k20
لتين r26 h-43 k-30
لتين_ r26 h-43 k-30
لث_ r-23 g-57 h50
لثا r23 m22 h-23 k23
لثان r22 m26
لثاني r26 m26
لثل r-49
لثلا r-62 g55
لثلاث r-42 g28
لثلاج r-20 g26
لثلث g-24
لثم r-28 g35
لثمن r-28 g24
لثمن_ r-28 g24
لج_ g-45 h-20
لجا r38 g34 m24 h-24
لجار r46 g-25
لجام r-36
لجامع r-36
لجاي r23 g61 m43
لجاي_ r25 g32
لجايز m59
لجايه g35
لجب r-19 k49
لجبه h-23 k55
لجبهه h-23 k55
لجد g44
لجدا r-21 g64
لجداد g34
لجدي g-20
لجديد g-20
لجر r-22 g-47 m-26
لجري m-26
لجز g34 h-46
لجزا g34 h-46
لجزار h-37
لجزاف g44
لجل g-21 h63
لجلب h33
لجلب_ h33
لجلس h30
لجلسه h30
لجما k29
لجمار k19
لجمعه g25 h20
لجمعي r32 g-20
لجمل r-32
لجن g-35 h51
لجن_ h67
لجني h-24
لجه g-43 k35
لجها r-25 k19
لجهات k19
لجهت r39
لجهتي r39
لجو r29 k-25
لجوا k-19
لجوال r24
لجوه r30
لجوهر r30
لح_ h-27
لحا r-43
لحاج g43
لحاج_ g43
لحار r-28 g-24
لحاره g-24 k21
لحاله g28
لحب g39
لحبي h42
لحبيب h42
لحج_ g-34
لحجر g31
لحجر_ g31
لحد r24 k59
لحد_ r35 k59
لحر h59
لحره h48
لحره_ h48
لحس r34 g-28 h-30
لحسا r51 g-21
لحساب r51 g-21
لحص g56 h-34
لحصا g58 h-34
لحصاد r37
لحصاه g61
لحظ r-27 m69 h42
لحظ_ g48 m76 h50
لحف g-22 m-26 h36
لحفل g-19 h75
لحفل_ h27
لحفله h48
لحق r-22 g28 k53
لحق_ g50
لحقي g-22 k56
لحقيق g-21 k56
لحك m-20
لحلا h-28
لحلو h31
لحم r24
لحم_ h47
لحما h-30
لحمام h-30
لحوش g-40
لحوش_ g-40
لحوه g23
لحوه_ g23
لحي g70 h-28
لحيا g38
لحياه g38
لحين r-32 g46
لحين_ r-32 g46
لخا r-29 g-45 h64 k28
لخارج h19
لخاص g-25 h44
لخاصه r20 g-22 h25
لخب g-27 h30
لخر r-59 g58 h-39
لخرف g22
لخرفا g22
لخرو r-19 g28
لخروف r-19 g30
لخري r-40 g38
لخز r19
لخزا r19
لخزان r19
لخزي r33
لخزين r33
لخس r-34 h-23
لخسا r-34 m-37 h-22
لخسار r-34 m-37 h-22
لخسر m20
لخسرا m20
لخض m58 h45
لخضر m73 h55
لخم r45 g-34
لخمس m29
لخمو h23
لخمور h23
لخمي g-31 m-24
لخميس g-31 m-24
لخي r-47 g43
لخيا r-21 g26
لخيار g31
لخياط r-20
لخير r-27
لخيل h37
لخيل_ h37
لخيم m-22 h-28
لخيمه m-22 h-28
لخيو m19
لخيول m19
لد_ r-61 h-35 k22
لداي r24
لداين r24
لدخ m33
لدر r23
لدراج r-33
لدراه r55
لدع h33
لدعا h38
لدف g23
لدفع r-24 g28
لدفع_ g29
لدفعه r-21 h19
لدق r29
لدقي r29
لدقيق r29
لدك g-33 m-34
لدكا g-33
لدكان g-33
لدكت m-23 h-20
لدكتو m-23 h-20
لده r-41 h36
لده_ h40
لدهب r-23
لدهب_ r-23
لدو g-25 m36
لدوا r-19 h-24
لدوام h-24
لدوره r-28
لدوري r20
لدول r28 m29
لدولا r31 m34
لدي r-27 g26 m-37 h-25 k-33
لدي_ m-21 h-30 k-29
لدين r-33 h31
لدين_ r-33 h31
لديه r21 h-29
لديه_ r21 h-29
لديو g39
لديوا g29
لذه r-30
لذهب r-30
لذهب_ r-27
لذي r30 k42
لذي_ r30
لرا g-19 k-24
لرات r31 k-21
لراتب r31 k-21
لراع r-20
لراعي r-20
لرب g20 m-29 h-40
لربح r-53 g-22 m-29 h-23
لربح_ r-53 g-22 m-29 h-23
لربع r29 h-26
لربع_ r41 h-24
لربو r36 h19
لربوي r36 h19
لربي g48
لربيع g48
لرج h35
لرح g39
لرحل g39 h-19
لرحله h-19
لرخ h27
لرخص h27
لرخصه h27
لرز h37
لرزق h37
لرزق_ h37
لرس r-20 m-21 h-23 k34
لرسا m-20 k51
لرسم h-32
لرسم_ h-22
لرص r19
لرصي r19
لرصيد r19
لرف g-29
لرق r-42 k50
لرقم r-40 g24 k32
لرقم_ r-40 g24 k36
لرم g-26 m-26 h-35
لرما h-19
لره r40 h35
لرها h35
لرهان h35
لرهن r40
لرو g-27 m54 h70
لرول m75 h63
لرولي m75 h63
لري g-19
لريا g-19
لرياض g-19
لزا r32
لزب g24 h19
لزبا r-20
لزبو g36
لزبون g36
لزر g35 h-20
لزم r106 h24
لزم_ r71 g-21
لزمن r19
لزمني r19
لزمي h33
لزميل h33
لزو r21 h65
لزوج r-31 h52
لزوج_ r-21 h63
لزي r-21 h19
لزيا h24
لزيار h24
لزيت r-24
لس_ r-36 h-27
لسا r-26 g80 m-27
لسا_ g146 h-52
لساح g-21 h60
لساحر h66
لساع k27
لساعه k27
لسال r-42
لسالم r-33
لسايق h-35
لسب g-53
لسباح h-22
لسباق h22
لسبب k29
لسبب_ k29
لسج r-53 h-27
لسجا r-53 h-23
لسجاد r-53 h-23
لسح r23 g-22 m34 h30
لسحب r26 m55
لسحب_ r26 m55
لسحر h33
لسحر_ h33
لسد r29 h-21
لسدا r29
لسداد r29
لسر h-21 k69
لسر_ k32
لسري k38
لسري_ k38
لسع r-48 m-32
لسعر r-48 g24 m-22
لسعر_ r-48 g24 m-22
لسف r23 g23 h47
لسفا h61
لسفار h61
لسفر r42 g21 h-36
لسفر_ r22 g21 h-19
لسفي r-19 m21 h21
لسفين r-19 m21 h21
لسق k27
لسقف k29
لسقف_ k29
لسكر h-27
لسكر_ h-27
لسكو h37
لسكوت h37
لسل g-38 h-29 k-19
لسلع g28
لسله r36 g-27
لسله_ r36 g-27
لسلو m34
لسلوت m34
لسم h56
لسم_ h34
لسما g27
لسمس r21 h31
لسمسا r21 h31
لسن g58
لسند r28
لسندا r27
لسنه m22 h23
لسنه_ m22 h23
لسنو g54
لسنوا g26
لسنوي g28
لسه r-74 g148 k-24
لسه_ r-63 g148
لسهر k-21
لسهره h-39
لسهم m21 h-22
لسهم_ m21 h-22
لسو h-42
لسوق r-30 h-28
لسوق_ r-30 h-28
لسي r43 g-32
لسيا r21 g-23
لسيار r21 g-23
لسير h37
لسير_ h40
لشا r-26 h82 k21
لشاح h34
لشاحن h34
لشان k35
لشان_ k35
لشاه g33 h24
لشاه_ g34 h-23
لشاهد h47
لشاي h20
لشاي_ h20
لشب r-23 k26
لشبا r-29 k26
لشباب m-20 k26
لشباك r-19 m28
لشبك h-20
لشبكه g40 h-20
لشج g24
لشجر g24
لشجره g24
لشخ r22 g-21 k50
لشخص r22 g-21 k50
لشخص_ k55
لشخصي r27
لشر r38 g32 h-24 k-22
لشرب g-20
لشرب_ g-20
لشرط g24 h35
لشرطه g31 h33
لشرك r30 g70 m-28
لشركه r38 g35 m-27
لشري r-19 h-31
لشريك r-19
لشع r-20
لشعر r-20
لشعر_ r-20
لشه r32 g19 h-19 k-23
لشها k-21
لشهاد k-21
لشهر g19
لشهري g31
لشو g42 h-20
لشوا g58 h-30
لشي r46 k20
لشي_ g21 k30
لشيخ h29
لشيك r70
لشيك_ r55
لص_ r-32 h-21
لصا r86 g-31
لصال h23
لصاي r73 g-25
لصايغ r73 g-25
لصب r66
لصبر r82
لصبر_ r82
لصت g-26
لصت_ g-26
لصد k33
لصدق k36
لصدق_ k36
لصدي h19
لصديق h19
لصر r26
لصرا r29
لصراف r29
لصل h28
لصلا h28
لصلاح h28
لصن r-27 g-22 h-25
لصند r-26 h-44
لصندو r-22
لصو r-45
لصي r19 h-47
لصيا g35
لصياد r-19 g42 m-20
لصيد g-26 h-30
لصيف r34 g-32
لصيف_ r34 g-32
لضر h-22 k53
لضرع g37
لضرع_ g37
لضري g-25 k56
لضريب g-24 h-32 k60
لضريح h28
لضم r29
لضما r29
لضمان r29
لضي h36
لط_ r-29 k-28
لطا r-55 g-29 m53 h62 k-20
لطاب r-27
لطابع r-27
لطال h31
لطالع h31
لطاو g-20 h47
لطاول g-20 h47
لطب r-43 g-22 m-25 h-36
لطبا r-22
لطباع r-22
لطبخ r-19
لطبي g-22 h-20
لطبيب g-44 h-20
لطج h20
لطجي h20
لطر r64 g-34 k-27
لطرد h49
لطرد_ h49
لطرف r70
لطرف_ r40
لطرفي r30
لطق r37 m-52 h-24
لطل r46
لطلب r31
لطلب_ r37
لطي g35 m24
لطيا m24
لطيار m24
لطير g51 h-28
لطير_ g51 h-28
لظه g-25 h-53
لظهر g-25 h-53
لظهر_ g-25 h-53
لع_ g57 m66
لعا g25
لعاب m22
لعاب_ m22
لعامل r-32
لعاي r34
لعايد r46
لعب r-47 g-35 m126 h65 k-28
لعب_ r-26 g-34 m111
لعبن m-42
لعبنا m-42
لعبه m21
لعبه_ m21
لعت m51
لعت_ g-29 m71
لعد r20
لعر r27 g-45
لعرس h-29
لعرس_ h-29
لعرض r-28
لعرض_ r-28
لعرو r21
لعروس r21
لعزب g19
لعزبه g19
لعس m-27
لعسل m-23
لعسل_ m-23
لعش r20 h-36
لعشا r-22 m-27 h-28
لعشا_ r-22 h-19
لعشر r42
لعشره r43
لعط h25
لعطا h25
لعطاء h25
لعق r20 h-57
لعقا h-54
لعقار h-54
لعقد_ g-36
لعلا r20
لعلاج r20
لعلب h-19
لعلبه h-19
لعم r20 g-23
لعما r-35 g-20 h23
لعمال r-35 g-20 h25
لعمر r42
لعمل r37 g19
لعمل_ h43
لعملا g29 m-33
لعملت r19
لعمله r24 m23 h-23
لعمو r-22
لعن g30
لعه r-44
لعه_ g26
لعها k19
لعها_ k19
لعو g-34
لعي r23 g-31 m-25 h-38
لعيا m-30
لعياد g-24 h-28
لعيال m-30 h28
لعيد h-29
لعيد_ r53 h-29
لعين r27
لعينه r34
لغ_ r-23
لغا r64 m23
لغا_ r21
لغال r26 g-22 m26
لغالب m26
لغاي g23
لغد r-30
لغدا r-25 g-44
لغدا_ r-25 g-22
لغداء g-22
لغر r-21
لغل g-25
لغلط r-25
لغلط_ r-25
لغله r33
لغله_ r33
لغن g20
لغنم g20
لغنم_ g34
لغه g20
لغو r-20 g34 k45
لغوا g25
لغواص g38
لغوص g28
لغوصه g28
لغوم h22
لغومه h22
لغون k35
لغون_ k35
لغي k47
لغير g-21 h28 k48
لغير_ h-21 k38
لف_ m-78 h67
لفا r44 g-29 m35 k-19
لفا_ m19
لفات r-19
لفاتو r-19
لفاي r56 h-20
لفايز m26
لفت_ r-36
لفته r39 g22
لفته_ r35
لفر g66 h-71
لفرس r-22 g38
لفرس_ r-22 g38
لفرق r33 g20
لفرق_ r33 g20
لفرو g24
لفروق g24 m22
لفري h-24
لفريق h-24
لفز r30
لفزي r23
لفزيو r23
لفض g19 m47
لفع r-34
لفعل r-34
لفعلي r-34
لفق r-34 h-22
لفقر r-29 h-22
لفقرا r-29 h-22
لفك r38
لفك_ r38
لفل r32 g-41 h-34 k53
لفلو r32 h-32 k53
لفلوس r32 h-32 k53
لفن r-33 g-35 m-37 h52
لفنا r25 m-23 h20
لفنج h56
لفنجا h56
لفند r-38
لفندق r-38
لفني r-21 g-21 m-20
لفني_ r-21 g-21 m-20
لفه g45 h-25
لفه_ g64
لفو m52 h35
لفوا m38 h24
لفواك m41 h27
لفواي r20
لفوز m19
لفوز_ m19
لفي r25 g-38 m-20
لفيز r41 h-28
لفيزا r41 h-28
لفين g-31
لفين_ g-26
لق_ g71
لقاء h25
لقاء_ h25
لقاد r51 g43 h-25
لقادم r51 g43 h-25
لقار g-36 h28
لقارب g-36 h28
لقاض h68
لقاضي h68
لقاع r-19 g-20
لقاعه r-19 g-20
لقاه g36
لقاها g38
لقاي r-20
لقايم r-20
لقب r-26 h41
لقبر h27
لقبر_ h27
لقبض r-26 h31
لقبض_ r-26 h31
لقد r-28 g-31
لقدي g-31
لقديم g-31
لقر h-39
لقرا r-25 g-21 m-34 h-56
لقران m-23 h-42
لقرض r37
لقرض_ r37
لقرع m22
لقرعه m22
لقس r30 g-35
لقسط r24 g-19
لقسط_ r24 g-19
لقط g40 h-19
لقطع g33
لقطعه g30
لقطن g20
لقطن_ g20
لقف g-42 h-31
لقفص g-36
لقفص_ g-36
لقم r-24 g21 m38
لقما m40
لقمار m40
لقن h40
لقنب h26
لقنب_ h26
لقه g52 m-22 h-26
لقه_ g43 h-32
لقو h74
لقوا h45
لقواد h39
لقي r-19 g42
لك_ r-46 g24 h-23 k74
لكا r-38 h-41
لكات g20
لكاتب g20
لكاز h47
لكازي h47
لكاس g48 h-40
لكاس_ g52 h-40
لكام g-33 h-23
لكامل g-33
لكب g25 h43
لكبا h43
لكبار h43
لكت h-35 k-29
لكتا h-25
لكر r-26 g20
لكرا r-23
لكرت g29
لكرتو g29
لكس h-22
لكسب m21
لكسبا m21
لكش g-22
لكف g-22 h92
لكف_ h80
لكفا r57 h-25
لكفال r57 h-25
لكفي r-34 h37
لكفيل r-34 h37
لكل g-38 m95
لكل_ r-31 g-25 m97
لكلا r36
لكم k21
لكم_ k21
لكن r57 g61 h-25 k-25
لكن_ r56
لكنا g22
لكنا_ g22
لكنب g41
لكه g59 h-76 k-51
لكه_ g61 h-23 k-27
لكها g23 h-19
لكها_ g23 h-19
لكهر g-24 h-34
لكهرب g-24 h-34
لكو g31
لكي r35 g-25 m-19 h23
لكي_ g35 h-28
لكيف h35
لكيف_ h35
لكيل g20
لكيلو g20
لل_ g-41
للا r-31 m-32
للاب g31
للاط m-20 h-20
للاطف m-20 h-20
للب r31 g-61 h-43 k27
للبا m35 h-25
للباق m35
للبن r-23 m-19 h-60 k37
للبنك k37
للبي h34
للبيت h-41
للبيع g-21 h75
للت m-26
للتس h24
للتو h-24
للث g33
للج r-36 g-22 m-34 h19 k23
للجا h19
للجب h-20 k45
للجبه h-20 k45
للجن h45
للجن_ h47
للح g29 h25
للحظ_ h23
للحف g-20 h24
للحي g71
للدخ m19
للدخو m19
للدول r50
للدي r-19
للدين r-19
للر m37 k-30
للز h62
للزب h27
للزو h26
للزوا h26
للس r34 h-28
للسل h-20
للسي r54
للسيا r54
للش r20 h37
للشر r20 h65
للشرك r20
للص r48 h-28
للصا r53
للصاي r53
للطر r19
للطرف r19
للع r-22 g-66
للعب g-23 m27 h39
للعب_ m22
للعم g-21
للعمل r19
للعي m-30 h-41
للف r-49 h-28
للفا h20
للفق r-29 h-22
للفقر r-29 h-22
للفن r-34
للفند r-34
للق r-19 h33
للقر r-19
للك r-23 g-31 m31 h71
للكب h27
للكبا h27
للكل h20
للكل_ h20
للكي g-24 h24
للكيف h28
للم m-39 h23 k-44
للمج g-19 h-25 k20
للمجا k37
للمح g21
للمحب h35
للمحل r28 h-43
للمخ k-24
للمد g22
للمدي g22
للمر r53
للمرا r54 h20
للمص h-35 k23
للمصر k23
للمط h28
للمطع h38
للمف h20 k-29
للمفت h20 k-29
للمق g25
للمقا g25
للمو h39 k-25
للموظ h41 k-25
للن h-52
لله r-106 g34 h-35 k-26
لله_ r-109 g43 h-34 k-20
للو r-27 m33 h41
للوت m30 h22
للوتو m25
للوح g40
للوحه g40
للي r67 h21 k34
للي_ g24 k38
للير r19
لليل r20 h39
لليله r27
لليو r19
لليور r19
لم_ r-105 g101 m-41 h-119 k38
لما r-58 g55 h-56 k20
لما_ r-32 g39 k-23
لماتش h22
لمار g33
لمارج g36
لمال r41 h-19 k62
لمال_ r46 m25 k58
لمان g20
لمانج g27
لمب r-65 m43 h24
لمبا m20 h62
لمبار m-20
لمبل r-42 h-29 k25
لمبلغ r-42 h-29 k25
لمت r28 g-27 h-47
لمت_ r22
لمتا r43
لمتاخ r43
لمتج g46
لمتجر g46
لمته r-51 g-35
لمته_ r-22
لمتها r-29 g-27
لمج r-21 g43 m22 h-39 k39
لمجا k45
لمجاه k45
لمجل r-26 h-23
لمجلس r-26 h-23
لمجم m24
لمجمو m25
لمح g35 m-21 k-41
لمحا r-23
لمحام r-23
لمحب h44
لمحبه h44
لمحت g45
لمحتو g45
لمحر r-26
لمحرك r-22
لمحص r25 g-21
لمحصو r25 g-21
لمحك g28
لمحكم g28
لمحل h-30
لمخ k-33
لمخا h37
لمخال h37
لمخب h-34
لمخبز h-34
لمخت r23
لمخدر h-34
لمخط g21
لمخطط g21
لمد r47 g-69 m-37
لمدر g-29 m-33 h-27
لمدرب m-36
لمدرس g-29
لمده r30 g-27
لمده_ r30 g-27
لمر r22 m24 k21
لمرا r55 g-22 k22
لمراب r70 h-24
لمراف h47
لمراه h27
لمرخ r-26 m20 h22
لمرخص r-26 m20 h22
لمرك r-29 g24
لمركب r-26 g25
لمرو g-25
لمري r35 h-27
لمريض h-27
لمزا g40
لمزاد g23
لمزر g-27
لمزرع g-27
لمس g45 m37 h-22 k-34
لمسا m31
لمساب m32
لمسب g28
لمسبق g28
لمست g-38 h-37 k-26
لمستر r56 g-22
لمستش h-35
لمستق g-19 h34
لمسر g32
لمسرو g38
لمسو g20 h23
لمسوو g20 h23
لمش r26 g-20 h53
لمشر r26
لمشرو r26
لمص g-19 m-23 k32
لمصا r25
لمصار r25
لمصح h29
لمصحف h29
لمصر k30
لمصرف k64
لمض h33
لمضا h24
لمط r-32 g-26 m-26 k-20
لمطا g-20 h-28
لمطار g-20 h-28
لمطب r-26 h-30
لمطبخ h-30
لمطع h56
لمطعم h56
لمطل h33
لمع r-21 g-40 h22
لمعام h25
لمعت h35
لمعتق h21
لمعد r22 g-23
لمعدن r39
لمعرض h-24
لمعرف h25
لمف r-34 g41 m-51 h-21 k-35
لمفا g54 m-21
لمفاج g55 m-21
لمفت g-32 h42 k-35
لمفتش h42 k-33
لمق r33 g-27
لمقا r-47 h-19
لمقات k23
لمقاس r-38
لمقب h22
لمقبر h22
لمقت r22
لمقتر r22
لمقر r66 h-26
لمقرض r72
لمك r54 g-38 m-47 k-20
لمكت g-33
لمكش r72 m-25
لمكشو r72 m-25
لمكيف g-19
لمل r-30 g19 m-27 h-65 k-34
لملا r-30 g41 m-22 h-36
لمم g-40 h67
لممن h47
لممنو h47
لمن g-31 h56 k42
لمن_ r57 k37
لمنا h45
لمناق h44
لمنج h22
لمنجم h22
لمند h48
لمندل h35
لمنز h-20
لمنزل h-20
لمني r-20
لمني_ r-20
لمه r28 g38 k63
لمه_ g-20 k62
لمها g28
لمها_ g28
لمهل r22
لمهله r22
لمهم g31
لمهم_ g31
لمو r-23 h63
لموجل r25
لمور g20
لمورد g20
لموس g71
لموسم g71
لموظ r-34
لموظف r-34
لموع r24 g-22
لموعد r24 g-22
لموق h94 k19
لموقت h27
لموقع h68
لمول g-26
لمي g-20 m20
لميز g-20
لميزا g-20
لمين g19
لمينا g27
لميه r70 g-35
لميه_ r70 g-35
لنا r45 g-43 m-39 h-46
لنا_ h-35
لناد r-21
لنادي r-21
لناس g-37 h26 k28
لناس_ g-37 h26 k28
لناق r21 g40
لناقه g46
لناه r50
لناها r50
لنب h55
لنبي h55
لنبيذ h44
لنت g-21 k38
لنت_ g-21 h-37 k39
لنتا h-20
لنتاي h-20
لنتي h49
لنتيج h49
لنجا g24
لنجار g26
لنح h-19
لنحس h27
لنحس_ h27
لنخ h-22
لنخل h-21
لنخل_ g-32
لنخله g47
لند h28
لندي h35
لندي_ h35
لنس h-30
لنص g-47 m44
لنص_ g-20
لنصف g-28
لنصف_ g-28
لنظ k26
لنظا k28
لنظام k28
لنع g38
لنف r61 g33 k-24
لنفس r61 h-20 k-20
لنفس_ r32
لنفسه r29
لنفط g42 h20
لنفط_ g42 h20
لنه g33
لنها g26
لنهاي g26
لني r46 g-54 m-43
لني_ r43 g-54 m-34
له_ g98 m-22 h-96 k-24
لها r-60 g27 m23 k30
لها_ r-54 g-53 m34 k38
لهاش g44
لهاش_ g44
لهام g27
لهامش g27
لهب g27
لهبو g27
لهبوط g27
لهج g-25 m-20 h-23
لهجن g-25 m-20 h-23
لهجن_ g-25 m-20 h-23
لهد m42 k-34
لهدي k-34
لهديه k-34
لهل m27
لهلا m27
لهلال m27
لهم r-25 g-26 h-31 k87
لهم_ r-41 h-27 k87
لهن g26
لهو g27 k26
لهوا g46 h-26
لهوا_ g26 h-19
لهوي g-19 k26
لهويه k27
لهي r-19
لو_ r25 g155 m-27 h-104 k-28
لوا g-61 m-20 h-29 k50
لوا_ g-49 h27 k35
لواح k22
لواحد k22
لواس h20
لواسط h20
لوال h-29
لوالد h-29
لوب h57
لوب_ h57
لوت m170 h82
لوت_ g24 h-19
لوتس m29 h-30
لوتس_ m29 h-30
لوتو r-19 g-23 m145 h113
لوتو_ r-19 g-23 m145 h113
لوج r-22 g-28 h-31
لوجه r-22
لوجه_ r-22 g-22
لوح m-29
لوحه g20
لوحه_ g20
لود r-24 h45
لودع h61
لودع_ h61
لودي r-20
لوديع r-20
لور m-28
لورش r-25
لورشه r-25
لورق r21 g-23 m-28 k21
لورق_ g-19 h23 k27
لوز r26
لوزن r22
لوزن_ r22
لوس r45 m41 h19 k42
لوس_ r46 m55 k48
لوسن m25
لوسنا m25
لوسه k24
لوسه_ h19
لوسي r31 m-26 k-28
لوسي_ r38 m-26 k-24
لوسيط h20
لوش g24
لوش_ g24
لوص g24
لوصو g21
لوصول g21
لوط m31
لوف r37 h98
لوف_ h87
لوق r19
لوقت r19
لوقتي r19
لوك g19 m-26 h-38
لول g-22 h-22
لولد g-23 h-20
لولو h-19
لوم r-34 g-49 h25
لوم_ r-48
لومت h34
لومتر h34
لون r-29 g-59 m-30 h-90 k37
لون_ r-25 g-50 h-38 k41
لوه r-25 g28 h21
لوه_ h23
لوي g-83 h-37
لوين g-58
لي_ r66 g20 h58 k-26
ليا g25
ليا_ r28
ليات g35
ليات_ g35
ليان h23
ليب r-25
ليب_ r-25 g54 h-40
ليت g47 m95 h77
ليت_ m96 h61
ليح r-60 g-64 h-21
ليح_ r-60 g-64 h-21
ليد h64
ليد_ g-21 h53
ليدي g32
ليديه g38
لير g-24 h25 k-19
ليرا r28
ليرات r32
ليري h40
ليريك h40
ليس g35
ليس_ g21
ليص g56 h-44
ليصه g63 h-23
ليصه_ g63 h-23
ليغ k38
ليغ_ k38
ليف r49 g-24 h-20
ليف_ r23
ليق h35
ليق_ h35
ليك r-33 g-51 h20
ليك_ r-33 g-44
ليل g-27 h79 k-36
ليل_ h39
ليله r24 h35
ليله_ r24 h35
ليلي r-24 h49
ليلي_ h27
ليليه r-20 h20
ليم g55 m-55 h-58 k-23
ليم_ g64 k-26
ليمه_ r-27
ليمها r34
ليمي m-29 h-42
لين r-31 g35 m-20 h44 k30
لين_ g42 m-21 h35 k41
لينا r-26
لينا_ r-26
ليه r101 g-30 m-55 h39 k19
ليه_ g-39 m-50 h22
ليها r20 h46
ليها_ r20 h46
ليهم r37
ليهم_ r37
ليو g-31 h20
ليوم h20
ليوم_ h20
ما_ r-77 g213 m-83 h-113 k84
ماء g-24 h-42 k35
ماء_ g-24 h-42 k35
ماب g43
مابي g43
مابي_ g43
مات m39 h34
مات_ h25
ماتش m44
ماتشا m36
ماث h26
ماثي h26
ماثيل h26
ماج r-20
ماجر r-20
ماجر_ r-20
مادو h23
مادول h23
مار r-42 m84 h32
مار_ m115 h-25
مارج g80 h-28 k-19
مارجن g83 h-34
مارس g-39
مارس_ g-39
مارك g-32 h51
مارك_ k19
ماركه g-20 h33
ماري r-35 h28
ماريج h38
ماز g42
مازو g43 h-21
مازون g43 h-21
ماش g45 m-22 h-51
ماش_ g37 m-20 h-37
ماط g-61
ماع h-19 k49
ماعه k49
ماعه_ k49
ماك r-34 g-29 m60
ماكي r-34 g-26 m62
ماكين r-34 g-26 m62
مال r95 g-31 m-45 h-52 k21
مال_ r82 g-66 h-28 k26
مالك k25
مالك_ k34
ماله r48
ماله_ r59
مالها g21
مالوش g24
مالي g31
مالي_ g-33
ماليه g64
مام r-45
مان r71 m-41 h-60 k-36
مان_ g20 m-26 h-25 k-30
مانج g22 h-40
مانجو h-34
مانه r22
مانه_ r22
ماني r62 g-21
ماني_ h19
مانين r38
مانيه r31 g-20
ماي h-49 k-35
ماي_ h-63 k-19
مايه g45
مايه_ g45
مب_ r-21 k50
مبا r-48 g58 m45 h97
مباد r-24 g82 h-37
مبادل r-24 g82 h-30
مبار m25 h21
مبارا m-19 h40
مباري m44
مباش m37 h53
مباشر m37 h53
مبان h65
مباني h65
مبر r-22 g-33 h-36 k-21
مبر_ r-22 h-23
مبك r24
مبكر r24
مبكر_ r24
مبل g44 m23 h-46
مبلغ g44 h-43
مبلغ_ g32 h-42
مبلغه g20
مبو m42
مبول m43
مبولا m43
مبي g-24 h28 k-22
مبيع k-20
مبيعا k-19
مبيو h28
مبيوق h28
مت_ g32 h-31
متا r45 g-24
متاخ r56
متاخر r56
متاز r21
متج g38
متجر g38
متجر_ g38
متح m-21
متحن h32
متحن_ h32
متر r37 g-47 k-19
متر_ g-23
مترا r39 h28
مترات h34
متع h39
متعه h25
متعه_ h25
متغ g38
متغي g38
متغير g38
متف g-46
متفق g-45
متفق_ g-39 h-21
متفقي r21
متل r44
متل_ r26
متن g-39 m27 h22
متنا h-32
متناق h-25
مته g-45
متها r24 g-54
متها_ r24 g-54
متي g71 h-26 k-25
متي_ g77 h-26 k-25
مثا h47
مثال h47
مثال_ h52
مثب r25
مثبت r25
مثبت_ r25
مثل r-58 g-64 k-19
مثل_ g-30 h-22
مثله r-54 g-32
مثله_ r-54 g-32
مثلي m20
مثلي_ m20
مج_ r20
مجا g-26 h-29 k37
مجان m-21
مجاني m-21
مجاه k45
مجاهد k45
مجت g22
مجت_ g22
مجل r-26 g-30 h-33
مجلس r-26 h-23
مجلس_ r-26 h-23
مجم m24
مجمد r22
مجمد_ r22
مجمو m25
مجموع m25
مجه g86 h-40
مجهو g86 h-40
مجهول g86 h-40
مح_ g-20 h-52
محا r-53 h-68
محار g62 h-34
محار_ g29
محاره g33 h-21
محاس k-34
محاسب k-34
محاض g-40
محاضر g-40
محاف k45
محافظ k45
محام r-43
محامي r-23
محب h65
محبه h65
محبه_ h65
محت g31 h32 k-31
محتا h36
محتاج h36
محتو g48 k-24
محتوي g49
محد g19 k34
محد_ k23
محدد r20
محدد_ r20
محر r-36
محرك r-22
محرك_ r-22
محشو h21
محشوه h21
محص r21 h-23
محصو r21 h-23
محصول r21 h-23
محظ k48
محظو k48
محظور k50
محف r34 g-22 h-23 k65
محفظ g-20 m19 k75
محفظت r-20 k57
محفظه m25 k19
محفو r49
محفوظ r49
محك g21
محكم g21
محكمه g21
محل r50 g-52 k-37
محل_ r58
محله g-27
محله_ g-27
محلي r-25 h23
محلي_ r-25 h23
محم r-19
محن r-29
محني r-29
محني_ r-29
مخا h34
مخال h35
مخالف h35
مخب r-26 h-46
مخبز r-26 h-46
مخبز_ r-26 h-46
مخت r23
مختب r23
مختبر r23
مخد h-48
مخدر h58
مخدر_ h24
مخدره h30
مخز k-21
مخزن k-19
مخص r74 h-20
مخصو r74 h-20
مخصوم r74 h-20
مخط g25
مخطط g28
مخطط_ g31
مخف g20
مخفي g20
مخفيه g20
مخل g-52 h21
مخلل g-41
مخلل_ g-41
مخلو h31
مخلوط h31
مخي g37
مد_ g-29
مدا r-20
مدد r86 g31
مدد_ r88 g22
مدر r-61 g-44 m-30 h-63
مدرب m-36 h-33
مدرب_ m-26 h-33
مدرس r-25 g-66 h-56
مدرسه g-32
مدرسي h-41
مدف m23
مدفو g41 m23
مدفوع m28
مدفون g26
مدم h-22
مدمن h-22
مده r30 h-42
مده_ r30 h-42
مدو k26
مدي r33 g-19 m33 h-27
مديد r-19
مديد_ r-19
مدير_ h29
مديو r43 m44 h-27
مديون r43 m44 h-27
مر_ r-23 h-42
مرا r60 g-40 m19 h-103
مرا_ h-23
مراب r121 g-38 h-49 k-30
مرابح r39 g-21 h-24 k-27
مرابي r82 h-24
مراف h44
مرافق h44
مراق h-34 k35
مراقب h-43 k36
مراه r-20 g25 m27
مراهن r-20 g25 m27
مرب h30
مربو h30
مربوط h30
مرت g32 h-37
مرتب g-29
مرتب_ g-29
مرتج g71 h-29
مرتجع g71 h-29
مرخ r-26
مرخص r-26
مرخص_ r-22
مرر h44
مرر_ h44
مرصو h20
مرصود h20
مرض r-27 g59 h31
مرض_ g36
مرضي h35
مرضيه h35
مرف r-30
مرفق r-30
مرك g26
مركب g21
مره r19 m53 h27 k26
مره_ g30 m56 k28
مرها g-27
مرها_ g-27
مرو g-27
مرور h-22
مري r33
مريض g-22 h-25
مريض_ g-22 h-25
مزا g31 h-70
مزاج g55 h-29
مزاج_ g31
مزق r-24
مزو h52
مزور h52
مزور_ h21
مزوره h26
مزي h32 k46
مزيف h39
مزيفه h33
مس_ r35 m41 h62 k-21
مسا r-60 g-40 m51 h35
مساب m49
مسابق m49
مساج h30
مساج_ h30
مسار r19 h51
مسار_ r19 h51
مساع k29
مساعد k29
مسب g49 h-29
مسبق g49 h-27
مسبق_ g55 h-21
مست r50 m-49 h-77
مستا r47 h22 k27
مستاج h30 k27
مستر r57 g-37
مسترد g-39
مستري r63
مستش h-35
مستشف h-35
مستع m-21 h-43 k23
مستعا k26
مستعم g-25 m-20 h-19
مستق g20
مستقب g50
مستل r-45 g31
مستلم r-28
مستو g32
مستود h-35
مستور g31 h31
مسج g-65 h-44
مسجد h-23
مسجد_ h-23
مسجل g-62 h-20
مسجل_ g-42
مسجله g-20
مسح_ h20 k21
مسد r-22 h-30
مسدس h-30
مسدس_ h-39
مسر r-26 g-23 m-27 h118
مسرب h32
مسربه h32
مسرح h-22
مسرو r-26 h108
مسروق r-26 h108
مسق m19
مسقط m19
مسقط_ m19
مسك r20 g34 h20
مسكر g41 h20
مسكره g35
مسل r44 g-27
مسلف r44 g-19
مسه r30 h-26 k-38
مسه_ r30 h-26 k-38
مسو g29
مسوو g29 h23
مسوول g29 h23
مسي h-21
مسين h-21
مش_ g160 m-19 h-44 k-22
مشا h-28
مشار h-22
مشارك h-22
مشت g41
مشتر g25
مشترك r22
مشتري r-31 g27
مشر r44 k-20
مشرو r44 k-20
مشروب g-36 m19 h46
مشروط r41
مشروع g31 h-44
مشع h62
مشعو h62
مشعوذ h62
مشغ r58
مشغل r58
مشغل_ r58
مشف r-19 h48
مشفر r-19 h41
مشفره r-19 h28
مشه k31
مشو h-44
مشوي h-41
مشوي_ h-41
مشي g-26 h34 k-48
مشي_ h34
مصا r30 g-27 m28
مصار r31 g-19 m34 h-49
مصارع m37
مصاري r35 g-19 h-49
مصان h27
مصد h-47 k55
مصدر k55
مصدر_ k22
مصدره k33
مصدق h-35
مصر r34 g-24 h-70
مصرف h-21 k59
مصرف_ k68
مصرفي r28
مصرو h-34 k-21
مصروف h-34 k-21
مصري r24
مصريا r20
مصن g-24 h42
مصنع g-24 h22
مصنع_ g-24 h25
مضا r67 g-35 h-51
مضار r-35 h-20
مضارب r-35 h-20
مضاع r32 m41 h30
مضاعف r32 m41 h30
مضاف r37
مضان r34 g-30 m-25 h-62
مضان_ r34 g-30 h-34
مضخ r-19 k20
مضم r58
مضمو r58
مضمون r58
مطا g-20 h-28
مطار g-20 h-28
مطار_ g-20 h-28
مطب r-32 h-30
مطبخ r-23 h-30
مطبخ_ h-30
مطر m-20
مطر_ m-20
مطع g-25 m-27 k-22
مطعم g-25 m-27 k-22
مطعم_ g-25 k-22
مطل h29
مع_ r30 g-61 k66
معا r101 g-57 h-39
معاد r23
معاش h-39
معام r29
معامل r29
معاه r80
معاه_ r80
معاي g-31
معب r-27 g-32
معت h44
معتق h72
معتق_ h72
معتم h-19
معتمد h-19
معدل g45
معر r-40 g-26 m-23 h-22
معرض h-28
معرض_ h-28
معرف g33 h21
معرفه g33 h21
معرو r-36 g-50
معروف r-32 g-50
معس h-21
معق h-30
معقم h-30
معقم_ h-30
معل r-74 g21 m-22 h-26
معلق r-22 g78 m-19
معلق_ g58
معلقه g31
معلو r-34 g-39
معلوم r-34 g-39
معه r61 k-44
معه_ h31 k-42
معها r80 g-26
معها_ r80 g-26
معي g26 m-30
معي_ h23
معين g55
معينه g32
معيه g-23 m-27
معيه_ g-23 m-27
مغر h24
مغرب h24
مغربي h24
مغش h33
مغشو h33
مغشوش h33
مغط g36
مغل g35
مغلف h19
مغلفه g19
مغلق g19
مفا g71 m-28 h-33
مفاج g91 m-33 h-28
مفاجا g91 m-33 h-28
مفت r-33 g-49 h19 k-37
مفتا g-42
مفتاح g-42
مفتش h42 k-33
مفتش_ h59 k-33
مفر g23 m-31 h-36
مفرو g23
مفروز g23 h-19
مفق g27
مفقو g27
مفقود g27
مفي g30
مفيش g30
مفيش_ g30
مقا r-57
مقاب h23
مقابل h23
مقات k34
مقاتل k34
مقاس r-39 h-38
مقاس_ r-39 h-21
مقام m51 h22
مقامر m51
مقاو g21
مقاول g21
مقب h21
مقبر h22
مقبره h22
مقت r19
مقتر r19
مقترض r19
مقد g43 h-22
مقدم r-41 g52
مقدم_ r-23 g53
مقر r58 h22
مقرص h27
مقرصن h27
مقرض r72
مقرض_ r54
مقط g-35 h-23
مقطو g-32
مقطوع g-21
مقف g27 h-25
مقفل g28
مقفله g28
مقل r-27 g-22 h117
مقلد r-27 g-21 h117
مقلد_ r-22 h41
مقلده h73
مقه g-21
مقهي g-21
مقهي_ g-21
مك_ r-32 g31 h-27
مكا h-25
مكاف r34 k-29
مكافا r38
مكان g-29 h31
مكان_ r-19 g-29
مكاني h23
مكاي h-28 k43
مكاين h-28 k43
مكت g-37 h58 k-33
مكتب r-26 k-23
مكتب_ h30
مكتبه r-28
مكتو r35 g-32 h46
مكتوب r35 g-32 h46
مكش r71 m-25
مكشو r71 m-25
مكشوف r71 m-25
مكف r37
مكفو r37
مكفول r37
مكن r-24 g63 m40 h-37
مكن_ r-24 g63 m40 h-37
مكي r-42 h-26
مكيف r-25 g-19
مكيف_ g-20
مكين g25 h-19
مكينا k31
مكينه g28
مل_ r-102 g36 m-40 k24
ملا r-29 g29 m-58 h-80 k-19
ملا_ g-21
ملاء g31
ملاء_ g31
ملاب r-49 h-21
ملابس r-49 h-21
ملات r41 m-28
ملات_ r42 m-28
ملت h-20
ملتي r19
ملتين r19
ملز r74 g-21
ملزم r74 g-21
ملزم_ r71 g-21
ملع h-35
ملعب h-27
ملعب_ h-27
ملغ h22
ملغو h22
ملغوم h22
ملف h22
ملف_ h28
ملك g142 h-82 k-74
ملكن g22
ملكنا g22
ملكه g99 h-42 k-36
ملكه_ g77 h-23 k-19
ملكها g23 h-19
ملكي g27 h-31 k-23
ملكي_ g36 h-30 k-22
مله r-33 h24 k-21
مله_ r-71 g22 k-19
ملها r24
ملها_ r24 g-32 h23
ملو g-25 h-47
ملوك g-25 h-24
ملي r28 g-21 k-19
مم_ r37 g-36
مما r61
مما_ r61
ممت r21
ممتا r21
ممتاز r21
ممد g47
ممدد g47
ممل g-25 h-24
مملو g-25 h-24
مملوك g-25 h-24
ممن h50
ممنو h50
ممنوع h50
من_ r-28 g-30 m56 h-39 k30
منا g-48 m-26 h30 k-19
منا_ g-42 m-26
مناق h41
مناقص h44
مناه_ r-25
منت h30
منت_ h-22
منتج g21 h30
منتجع h30
منته g-22 h30
منتهي g-22 h30
منج g-33 h101
منجم g-33 h101
منجم_ g-29 h80
مند h40
مندل h43
مندل_ h43
منز h-22
منزل h-22
منس h19
منسو h19
منسوخ h19
منص m26 h-39
منصه m26 h-39
منصه_ m26 h-39
منظ r55 k-22
منظم r55 k-22
منظم_ r55 k-22
منف g26
منك g-20
منك_ g-20
منه r47 g-23 h-46 k-27
منه_ r41 h-54 k-44
منهم h26
منهم_ h26
منو r-24 h44
منو_ r-22
منوع h50
منوع_ h50
مني r24 g-23 m-33 h-24
مني_ r26 m-31
مه_ r-64 m-27 h-53 k34
مها r37 h-23 k47
مها_ k49
مهال r37
مهال_ r37
مهر_ h-25
مهرب h29
مهك h35
مهكر h35
مهكره h30
مهل g-23
مهم g31
مهم_ g31
مهن r-19 h23
مهند r-19 h23
مهندس r-19 h23
مو_ r23 g95 h42 k-25
موا m-20 h-45 k23
مواص h-26
مواصف g31
مواصل h-22
موال k59
موال_ k64
موب r38 m-23
موبا r38 m-23
موباي r38 m-23
موج r19 h-67 k63
موجر g-32 h-43 k51
موجر_ k55
موجل r35 g53 k-25
موجل_ r-21
موجلا r26 g23
موجله r31
موجلي g37
موجو k37
موجود k37
مور h29
مور_ g-28
مورد g20
مورد_ g24
موز r-32 g-41
موزو r-32 g-41
موزون r-32 g-41
موس r-22 g58 h-30
موسم r-19 g59
موسم_ r-19 g59
موشر g27
موشر_ g27
موظ r-31 g-20
موظف r-31 g-20
موظف_ r-20 k22
موظفي r-22 h-25
موع r-23 m19 h-27
موعد h-25
موعد_ g43
موعده g-32
موق r-24 g-42 m28 h83 k45
موقت h35
موقت_ h35
موقع r-22 g-30 m31 h59
موقع_ r-22 g-30 m31 h59
موقو k39
موقوف k39
مول r-32 g-87 h34
مول_ h31
مولت r-27 h28 k28
مولد r-30 g-24
موله r25 g-44
موله_ r25 g-44
موم r-22 h25
مون r40 g-26 h-43
مون_ r23
مونه r33
مونه_ r33
موي r51
مويل r51 h35
مويل_ r30 h35
مي_ r-58 g-171 h-74 k25
ميا h-33
مياه g-20
مياه_ g-20
ميت r-22 h46
ميته m28 h66
ميته_ m28 h66
ميتي h-19
ميتين h-36
مير h41
ميرا_ h27
ميره h42
ميره_ h42
ميز g-20
ميزا g-20
ميزان g-20
ميس r26 m19 h-34
ميس_ g-31 m-24
ميسر r30 m49 h-21
ميسر_ m49 h-21
ميسره r33
ميع r-26
ميع_ r-26
ميل r-26 k-27
ميل_ g27 h35
ميلا r-22 h-38
ميلاد r-22 h-38
ميلي h21
ميلي_ h21
ميم h46
ميمه h26
ميمه_ h26
ميمي h22
مين g105 k-33
مين_ g94 k-26
ميه r108 g-36 m20 k50
ميه_ r82 m22
ميها r29 g-35 k24
ميها_ r29 g-35 k24
ميهم k20
ميهم_ k20
نا_ g-104 h-64 k-91
ناب h-20
ناب_ h34
نات m-21
نات_ g-29 h26
ناد r-23 g-34 h-19
نادي r-23 h-33
نادي_ r-31 g-22 h-25
نار m22
نار_ h42
ناري h-32
ناز r-48 g38
نازل r-48 g40
نازل_ r-22 g51
نازلت r-26
ناس g-43 k102
ناس_ g-65 k106
ناسبا g24
ناص r-31
ناصر r-27
ناصر_ r-27
ناع k34
ناع_ k34
ناف h49
نافق h55
نافق_ h39
ناق r33 m33 h-21 k-24
ناقت m27
ناقص r77 g-38
ناقص_ r41
ناقصه r32 g-19
ناقه r-28 g38 h-50
ناقه_ r-28 g38 h-50
ناك k19
ناك_ k24
نام r21 h-26
نامج r21
نامج_ r21
نان_ r-30 m-25
ناني m25
ناني_ m21
نانير r27
ناه r-38 g-109 h-43 k-30
ناه_ r-51 g-74
ناها g-35 h-33
ناها_ g-35 h-33
ناي m71 h-44
ناير g-32
ناير_ g-32
نايه h-22
نايه_ h-22
نايي g40 m93 h-29
ناييه g54 m84 h-26
نب_ r-42 h62
نبت g66 h-32
نبت_ g58 h-23
نبرم g22
نبرمج g22
نبه g32 k33
نبي r-32 m-19 h79
نبي_ r-32 g-20
نبيد h24
نبيد_ h24
نبيذ h40
نبيذ_ h40
نت_ g-44 m51 h92
نتا g75 h-56
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
نتر r-28 m41 h52
نتظ r45
نتظا r54 g-19
نتظار r54 g-19
نتظر g34
نتف r-47 g59
نتفاه g19
نتفق r-26 g60
نتفق_ r-26 g60
نته r-43 g20 h19
نته_ r-19
نتها h21
نتهاء h25
نتهي r-29 g27
نتهي_ r-28 g29
نتي r-45
نتي_ r-19
نتين r-20
نتين_ r-20
نج_ m-42 h-20
نجا g33
نجاح h-35
نجاح_ h-32
نجار g26
نجار_ g26
نجان h49
نجان_ h46
نجب r-23
نجبي r-23
نجبيل r-23
نجر h32
نجري h32
نجريا h32
نجم g-47 h67 k67
نجم_ g-29 h80
نجمع h-34 k76
نجمع_ h-34 k76
نجو h61
نجوم h51
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
نحل g-19 h-76
نحل_ g-19 h-76
نخت g40
نخل r-26 g73 h-39
نخله g79
نخله_ g79
نخلي g-42
نخم m19
نخمن m22
نخمن_ m22
ند_ h31 k22
ندا r30
ندات r30
ندات_ r30
ندر g29 h55
ندري g30
ندري_ g30
ندس r-19 h20
ندس_ r-19 h23
ندف r-29
ندفع r-29
ندق r-52 g-23 h-46
ندق_ r-47 h-42
ندقي g-20
ندن r24 g36
ندنا r26 g19
ندنا_ r26 g19
نده h-30
نده_ h-38
ندو g-28
ندو_ r48 g-21
ندوق r-30
ندوق_ r-30
ندي r42 g33 k-34
ندي_ r32 h27 k-34
نذك k19
نذكر k19
نذكر_ k19
نز_ g34 h22
نزل m25 h30 k-37
نزل_ r27 h25 k-31
نزلت r-36
نزلت_ r19
نزي g-29 h88
نزير h78
نزير_ h68
نزيل h21
نزيل_ h21
نس_ h-21
نسا r24 h33
نساي h32
نسايي h32
نسب r58 m37
نسبه r48 m25 h-25
نسبه_ r48 m25 h-25
نسم k49
نسمي k49
نسميه k49
نسوخ h19
نسوخه h19
نسي r-19 h37
نسي_ h24
نشر g-32
نشر_ h22
نشو g92 m-41 h-40
نشوف g80 m-28 h-41
نشوف_ g56 m-28 h-41
نص_ r155 h-32
نصب r-39 g-53 m-26 h28
نصب_ g-49 m-26
نصر m33
نصف r48 g-20 m-31 h34 k-24
نصف_ r48 g-58 m-23 h36
نصه r38 m19 h-48
نصه_ r24 m26 h-48
نصي r-52 m35 h25 k-21
نصيب r-40 m40 h38 k-21
نصيب_ g-35 m72 h67
نصيبي r-42 g43 h-35
نط_ h32
نظا h-47 k44
نظار h-24 k20
نظار_ k20
نظام k25
نظام_ k28
نظم r55 k-22
نظم_ r55 k-22
نظير r36
نظير_ r36
نظيف r-20
نع_ g-24 h44
نعت h43
نعتق h43
نعتقه h43
نعد k26
نعدي k26
نعدي_ k26
نعر r-23 g-21 k39
نعرف r-23 g-21 k39
نعرفه r-23 g-23 k42
نعش r22
نعط r22
نعطي r22
نعم r-23 k26
نعمل r-23 g-20 k28
نعمل_ r-23 g-20 k28
نف_ h34
نفت g53
نفتح g53
نفتح_ g53
نفس g-59 m-50 h-56
نفس_ g-22 k46
نفسه g-28 m-23 k-26
نفسه_ r27 g-39 h-28 k-20
نفسها r-20
نفط g32
نفط_ g32
نفو m50
نفوز m47 h-22
نفوز_ m47 h-22
نق_ g39 h25
نقا h81
نقال h55
نقال_ h55
نقان h31
نقانق h31
نقد r36 g-43 m-19 h-60 k32
نقد_ r45
نقدا g-31 h-24 k32
نقدا_ g-31 h-24 k32
نقدي r21 h-24
نقدي_ r24 h-24
نقر g28
نقرر g28
نقرر_ g28
نقس m-20
نقسم m-20
نقص r-45 g-23
نقص_ r-45 g-23
نقط h-63
نقطع g21
نقل m-36 h-37
نقل_ m-31 h-29
نقو g35 h-38
نقوط h-28
نقوط_ h-28
نقول g58
نقوله g58
نك_ g-39 m-32
نكت r32 g-26 k68
نكتب r33 g-26 k69
نكتب_ r33 g-26 k69
نكس g28 h-20
نكسر g28 h-20
نكسر_ g28 h-20
نكن h44
نكن_ h44
نكي h-24
نكي_ h-24 k27
نلا m33
نلاي m35 h23
نلاين m35 h23
نلق g31
نلم h-32 k63
نلم_ h-32 k63
نم_ g41 h-25
نمي r-25
ننا r-19 m43 h-26
ننا_ r-19 m43 h-26
نني r19 h-38
نني_ r19 h-38
نه_ r73 g-44 h-58
نها r-41 m-41 h74 k47
نها_ m-27 h33 k47
نهاي r-33 h40
نهايه r-33 h57
نهم m27 h23
نهم_ m27 h26
نوا g59
نوات g48
نوات_ g48
نوز g-23
نوص r-19 k39
نوصل r-19 k39
نوصل_ r-19 k39
نوع r-36 g38 h59
نوع_ h76
نوعه r-34 g37
نوعه_ g19
نوعها r-34
نوق g-19
نون g29
نوي g32
نوي_ g20
ني_ r157 g-101 h-23 k-63
نيا g-23 h45
نيا_ h34
نير r27
نير_ r27
نيك h22
نين r36 g43 h23 k-32
نين_ r39 g58 k-25
نينت h24
نينتي h24
نيه r19 g-35 m19 h-69
نيه_ g-33 m19 h-65
نيها r23
نيهات r23
نيو r-25
نيو_ r-25
نے_ h22
ها_ r30 g89 m-55 h-109
هاء h25
هاء_ h25
هاب h-21
هابط h-28
هابط_ h-28
هات g-32
هات_ g-19 k23
هاته h31
هاته_ h36
هاخ r19
هاخد r19
هاخد_ r19
هاد g-19
هادا r32
هادات r32
هاده r-27
هاده_ r-27
هار m36
هار_ m29
هاز r-39 g-19 h-34
هاز_ r-39 g-19 h-34
هاش g44
هاش_ g44
هاض h28
هاض_ h28
هاك h37
هال g102 m-20 h-77
هال_ r31
هالا r-30 g35
هالاس r-30 g25
هالس h-27
هالش g23
هالشج g27
هالن g27
هالنخ g27
هام r-29 g84 m-19 h-41
هامش r-20 g108 m-19 h-37
هامش_ r-20 g108 m-19 h-37
هان r-27 g-19 m118 h-22 k-35
هان_ r-26 m48 k-32
هانا m34
هانات m35
هاي r-33 g-25 h104
هاين h38
هاينك h38
هايه r-33 h57
هايه_ r-33 h57
هب_ r27 k-22
هبط m36
هبط_ m36
هبه r76 g-20
هبه_ r64 g-20
هبو g42 h-21
هبوط g42 h-21
هبوط_ g42 h-21
هبي h-23
هبي_ g-19
هتي r39
هتين r39
هتين_ r39
هجن g-25 m30
هجن_ g-25 m-20
هد_ r-23 g-49
هدا m45 h-23
هداي h-23
هدايا h-23
هدي g-32 k35
هدين k45
هدين_ k45
هديه g-19
هديه_ g-19
هذا r-22 g-39 k-21
هذا_ r-22 g-39 k-21
هذه g29
هذه_ g29
هذي r-21 h-51
هذي_ r-21 h-51
هر_ g44 h-56 k72
هرب h-44
هرب_ g61 k19
هربا g-45 h-42 k-32
هرباء g-25 h-24 k-26
هرج r37 h-19
هرجي r45
هرجي_ r45
هرم h33
هرمي h33
هرمي_ h33
هره h-20
هره_ h-20
هري m-21 h30 k-23
هري_ r-29
هريب h63
هريب_ h63
هرين r36
هرين_ r36
هز_ h32
هزه h34
هزه_ h34
هكذ r53
هكذا r53
هكذا_ r53
هكر m-25 h86
هكر_ m-20 h55
هكره h30
هكره_ h30
هكي h19
هكير h19
هكير_ h19
هل_ r-29 g41 m56 h-31
هلا h-20
هلال_ h-30
هلك g-36
هلك_ g-36
هله h-29 k37
هله_ r19
هلهم k19
هلهم_ k19
هلو h39
هلوس h39
هلوسه h39
هلي h-51 k-29
هلي_ h-32 k-29
هم_ g106 h-111 k71
هما r-25
هما_ r-25
همل r32
همه g22
همه_ g22
همي g-48 h-42 k47
همي_ r27 g-48 h-35 k38
هميه k24
هميه_ k24
هن_ r71 g-95 h-41
هنا r50 h-37 k23
هنا_ r47 m51
هنات m-57
هنات_ m-57
هناك k24
هناك_ k24
هنت r40 g-20 h-28
هنت_ r40 h-23
هند h19
هندس r-19 h20
هندس_ r-19 h23
هندي g24
هنن r-25 m22
هنه r-20 g33 m72 h20
هنه_ r-20 g33 m72 h20
هني m51 k-20
هنين m21
هنين_ m21
هه_ h-56 k86
هو_ r-69 g79 h-44
هوا r31 g66 h-28
هوا_ g26 h-19
هواء g19
هواء_ g19
هور r23 g64
هور_ r23 g59 h-24
هول r-34 g86 h-40
هول_ g63
هوله r-23 g43
هوله_ r-23 g43
هولي g-20 k26
هولين g-20 k26
هون k33
هون_ k33
هوه h-36
هوه_ h-36
هوي r-37 h41 k19
هوي_ r-34
هويه g-20 h23 k19
هويه_ g-20 h23 k19
هي_ r-79 g49 m-55 h-36 k90
هيد r26
هيل g-22 h-86
هين h30
وا_ r42 h-78 k22
واء g19 h-29
واء_ g19 h-29
واب g-27 h-45
واب_ g-35
وات r30 m-26 h19
وات_ g32 h38
واتس g-20 h20
واتف r29
واتي h-29 k20
واتير h-29 k20
واج g-43 k-27
واج_ g-27 h40
واجر r30
واجره r30
واح r-87 g61 h24 k35
واحد r-51 g46
واحد_ r-48 g29
واحده h22
واحط k19
واحطه k19
واخ r-79 m-42 h25 k34
واخت r-28 g-19
واخذ k20
واخذ_ r26 k20
واخذت r-32
واد h43 k35
وادف r45
وادفع r45
واده h40
واده_ h40
واذ r-31 g25
واذا r-31 g25
واذا_ r-31 g25
وار r-39 m37 h-24
وارا m29
وارات m31
وارب m39
واربح m49
وارج r-53
وارجع r-53
وارد r44
وارده r36
وارس k36
وارسل k36
واره g-43 h-33
واره_ h-24
واري m-20 h41
وارير m-19 h30
واز h26
واز_ h30
وازا h23
وازات h23
واس r-19 g-58 m-32 h72
واست r-50 g-34 h-24
واستل r-31 g-22
واسط m-20 h96
واسطه m-20 h96
واش r39 g-25
واشت r39 g-24
واشتر g-24
واص r27 g39 h-44 k-20
واص_ g38
واصب r20
واصبر r20
واصف g31
واصفا g31
واصل g-27 h-22
واصلا h-22
واض r76
واضي r30
واضيف r30
واع g-20 h-30
واعط h-22
واعطي h-20
واف r29 g-48 m32
وافو m32
وافوز m32
واق r-22 g-39
واقف g-30
واك r71 g-41 m47
واكل r48
واكل_ r48
واكه m47
واكه_ m47
وال r-34 m24 h-126 k77
وال_ g37 h-19 k57
والا r-56 m29 h41
والا_ g47 h20
والات h25
والاس r28
والاو m20
والب g20 k-22
والبا r32 h25
والبض g34
والبن k-28
والت r43 g-39
والتا g22 k22
والتس r39 g-30
والث r-20 g-21
والثم r-20
والج m33
والجا m40
والح k50
والحق k50
والخ r-27
والخس r-27 m-23
والد r22 m-23 h-54 k-20
والدف r33
والده h-29
والدي r-38 h-25
والر r-25 g28 m-32 h-23
والرب r-28 m-25
والرق g36
والز r-23
والس m23
والسع g20
والص k29
والصد k36
والط r-31 g-35
والف h-19
والفل r-21
والل g-25 m25 k-24
واللي m27
والم m22 h-22 k45
والما k83
والمب g-19 k-19
والمش h25
والن r21 g19
والنص r24 g-29
واله g20 k-26
واله_ k-23
والهب g27
والو r21 g40
والي r56
والي_ r56
وام r-28 h-24
وام_ h-24
وان r-71 g66 m-20
وان_ r-62 g65 h-41
وانا g-19 m-33 h71 k45
وانا_ g-19 m-33 h73 k45
وانت g38
واه g26 m26 h-30 k29
واها g30
واها_ g30
واهي k35
واهي_ k35
واو h33 k21
واود k33
واودع k33
واي r68 k-41
وايد r68 h-37 k-30
وايد_ r61 h-32 k-30
وايش g-23
وايش_ g-23
واين h33
واين_ h33
وايي g35
وايي_ g32
وب_ r-20 m-20 h136 k-28
وبا r46 m-24 h33 k-22
وبات h30
وبات_ h30
وباق g24
وباقي g24
وباي r64 m-23
وبايل r38 m-23
وبت r-31 g28
وبد r39 h-25
وبدو r54 g21
وبدو_ r41
وبدور g35
وبر r24 k-27
وبر_ k-19
وبرج r35
وبرجع r38
وبش g163 h-47
وبشن g75 h-30
وبشن_ g56 h-21
وبص g-41
وبصل g-41
وبصل_ g-41
وبعت r23 g20
وبعت_ r-26
وبعته r49 g28
وبعد r-54 g-22
وبعد_ r-33
وبق r27
وبه g-22 h-33
وبه_ g-22 h-33
وبو g-20 m44 h-33
وبون g-20 m44 h-33
وبون_ g-20 m34 h-21
وبي r20 g-47 m21 h84
وبي_ h60
وبين m24
وبين_ r-48 m24
وت_ r-31 g31 m49 h30 k-29
وتح k30
وتحو k37
وتحوي k33
وتد r-29 h22
وتر r-66 g-62 k42
وترج g-28 k56
وترجع g-28 k56
وتري h40
وتس r42 g-37 m30
وتس_ m29 h-30
وتسع r44
وتش g44 h-22
وتشر g46 h-22
وتط h-43 k25
وتطل h-32 k29
وتطلع h-32 k29
وتع r19
وتق r-26
وتم r37 g-25 h-21
وتن r-24
وتو r-40 g-31 m189 h85
وتو_ r-34 g-25 m187 h125
وثل g-27
وثي g49
وثيق g49
وثيقه g50
وج_ r-40 h63
وجا g-46
وجب g-35 h-38
وجت r26
وجتي r26
وجتي_ r26
وجر g-29 h-50 k69
وجر_ h-21 k74
وجل r35 g53 k-25
وجل_ r-21
وجلا r26 g23
وجلان g27
وجله r31
وجله_ r31
وجلي g37
وجلين g37
وجه r-24
وجه_ r-22 g-22
وجو k37
وجود k37
وجود_ k33
وجي h53
وجي_ h33
وح_ g29
وحا h25
وحان h30
وحاني h30
وحد g19 h23
وحده g40 h23
وحده_ g40 h23
وحط g21
وحق h-29
وحل g-30
وحلي g-30
وحليب g-30
وحو r-24 g-25 k21
وحول r-23 k21
وحول_ k21
وحي h50
وحيه h26
وحيه_ h26
وخد r-21
وخذ_ g27
وخس m20
وخسر m20
وخسرت m20
وخم r63 h41
وخمس r63
وخمسم r29
وخمسي r34
وخه h27
وخه_ h27
ود_ r110 g35 h-100
وداي r20
ودايع r20
ودر r39 h48
ودره h48
ودره_ h48
ودع g-26 h34 k37
ودع_ h57
ودعه k44
ودعه_ k44
ودف r-84 g19 m-20
ودفع r-83 g22 m-20
ودفعت r-28 g19
ودفعن r-24 g44
ودك h61
ودكا h50
ودكا_ h50
ودو r-43
ودي r-48
ودي_ r-19
وذ_ h63
وذه h21
وذه_ h21
ور_ g-28 m-61 h56
ورا r-55 m57 k-23
ورا_ r-30 h33
وراق_ m23 h29
وراه m50
وراهن m50
ورب r24 g-47 m23
ورت g40
ورت_ g47
ورث g93 h-36 k-20
ورث_ g47
ورثه_ g52
ورج h32
ورج_ r24 h36
ورجع r-35
ورجعت r-26
ورجعو r31
ورده_ r-24
وردها r26
ورديت r-39
ورس r-22
ورشه r-25
ورشه_ r-25
ورق r90 g-29 m-51 h22
ورق_ r107 g-40 m-47 k24
ورقم k23
ورقمه k23
ورقه g-22 m31 k-19
ورقه_ m31 h23
ورقي g36 m-34
ورقيه g36 m-34
ورك r-24 g-30 h20
ورك_ h26
وركب r-20 g-37
وره r-27 g27 m-39 h-71
وره_ r-49 m-38 h-98
ورها r22 g45 h27
ورها_ r22 g45 h27
ورو r20 m-25
ورو_ g-20 h-21
وروب h44
وروبي h39
ورور r27
ورورد r27
وري r61 g21 h-20 k44
وري_ r26
وريه r32 k30
وريه_ r32 k30
وز_ m119 h-24
وزا r85 m-28 h-49
وزاد r81
وزاد_ r66
وزع r-42
وزن g-90 h-45
وزن_ r30
وزنا g-52
وزناه g-43
وزنه g-22
وزنه_ g-35
وزنها g23
وزو g-43 m-22
وزون r-32 g-41
وزون_ g-41
وزي r-22
وزيع r-28
وس_ m50 k27
وسا r23 h-36
وسج g-19 m37
وسجل m37
وسد r-28
وسدد r-28
وسددت r-22
وسك r-57 g36 h54
وسكي h54
وسكي_ h54
وسل r-51 g-29
وسلم r-57 g-26
وسلمت r-20 g-19
وسلمن r-37
وسم r-19 g59
وسم_ r-19 g59
وسن m25
وسنا m25
وسنا_ m25
وسه m-36 k24
وسه_ m-35
وسي m-50
وسي_ r37 m-26 k-24
وسيط h26 k29
وسيط_ h26 k29
وش_ h26
وشر h-26
وشر_ g27
وشرط r38
وشرط_ r19
وشري r-26 h-19
وشريت r-26
وشف g-29
وشفت g-29
وشفته g-26
وصا r29 g31
وصاح r-24
وصاحب r-24
وصار r53
وصار_ r44
وصر r-22
وصرف r-22
وصف h-33 k-20
وصفه g-27
وصفه_ g-27
وصل g-59 m-26 k44
وصل_ h-40 k40
وصلت g-33
وصلت_ g-33
وصلن k30
وصلني k30
وصله g-25
وصله_ r20
وصه h-20
وصه_ h-20
وصول g23
وصول_ g23
وصي g20 m-25 h-23
وصيل h-23
وصيل_ h-23
وض_ r28 g29 k28
وضو r-22 g42
وضون r-22 g42
وضوني g25
وط_ r38 g54 m35 h-23
وطل g-23 m80 h23
وطلع m85
وطلعت m39
وطم g-27
وطما g-27
وطماط g-27
وطن h27
وطني h27
وطني_ h33
وطه r23
وطه_ r23
وظ_ r24
وظف r-19 g-20
وظف_ k22
وظفي r-22 h-25
وظفين r-22 h-25
وظه r25
وظه_ r25
وظي g24 m-38
وظيف g24 m-38
وع_ g31 h39
وعا r21
وعد r39 g-99 h-33
وعد_ r64 h-19
وعدت r28
وعدته r28
وعده g-38
وعدها g-25
وعط r-48
وعطي h37
وعطيت h37
وعل r74
وعلي r74
وعليه r74
وعه r-20 g40 m47
وعه_ g22 m47
وعها r-34
وعها_ r-34
وعو h-31
وعود h-31
وغل m23
وغلب m23
وغلبن m23
وف_ r-35 g91 m-65 k-32
وفا r51 k34
وفات k34
وفات_ k34
وفل r19 g-23
وفلو r19
وفلوس r19
وفو r45 g-19 h-43 k38
وفوق r64
وفوقه r25
وفون h-19 k38
وفونه h-19 k38
وفي r92 m-33 h-26 k-44
وفي_ r49 k-22
وفيت g20
وفيت_ g20
وفير r49
وفير_ r49
وق_ r-26 g29 k-19
وقا r-23 g39 m46 h-22
وقات r-21 g67 m48 h-27
وقات_ r-21 g67 m48 h-27
وقال g-22 m19 h-31
وقال_ m21 h-28
وقان m-21 h36
وقان_ m-21 h36
وقب r-56
وقبض r-56 g-32
وقبضت r-20 g-32
وقت r37 g21 m-21
وقت_ r-25 g25
وقته r29
وقته_ r21
وقتي r19
وقتي_ r19
وقد r-19 g26
وقد_ r-19 g26
وقط g-30 h35
وقع m80 h58 k-37
وقع_ g-25 h49
وقعا m37
وقعات m37
وقعت g44
وقعت_ g44
وقعه m23
وقعه_ m23
وقف k26
وقل g57
وقه r71 m-26
وقه_ g21 h52
وقها r61
وقها_ r61
وقو k37
وقوف k39
وقوف_ k39
وقي r99 g-36
وقيع r28 g-21
وقيه r72
وك_ g-26 h-39
وكا g-27 h20
وكال h25
وكاله h25
وكب r52
وكبر r52
وكبر_ r52
وكت g-23
وكتو g-19
وكتوك g-19
وكر m82 h-21
وكر_ m82 h-21
وكس g39
وكس_ g30
وكش h48
وكشف h48
وكشف_ h48
وكل r43 g-22
وكل_ r53 g-22
وكن g39
وكن_ g39
وكو h-32
وكول h-19
وكولا h-19
وكي h-78
وكيل g31 m30 h-19
وكيل_ g31 m30 h-19
ول_ r41 g120 m21 h-60
ولا r-75 g45 m62 h-89 k-37
ولا_ r-74 g54 m44 h-48 k-26
ولاب r-47 m24
ولاب_ m24
ولات m31
ولات_ m31 h35
ولاد g19 m-20 h-20
ولار r44
ولار_ r29 g33
ولارا g-30
ولت_ k-19
ولد r-48 h-66
ولد_ r-24 h-42
ولدي h-23
ولدي_ h-23
ولف g41
ولفه g41
ولفه_ g41
ولك r26 h-19
ولم r-73 g50 k-21
ولم_ r-32 g25
ولما r-41
ولما_ r-41
وله r66 g53 h29 k37
وله_ r52 h21 k48
ولها g39
ولها_ g39
ولو r-20 h-57
ولي m93 h83 k50
ولي_ r-27 g-67 h20 k45
وليت m96 h61
وليت_ m96 h61
وليص g63 h-23
وليصه g63 h-23
ولين g-21 k23
ولين_ g-21 k23
وليه r25 g34
وليه_ r25 g34
وم_ r-69 g42 m-54 k-23
وما r-74 g50 h-37 k21
وما_ r-114 g53 h-26 k38
ومال r36
وماله r19
ومت h34
ومتر h34
ومترا h34
ومح g-21
ومخ g-27
ومر r-19
ومس r-28
ومش r26 m19
ومع r135 g-44
ومعاه r62
ومعه r115 h25
ومعه_ r42 h33
ومعها r73
ومن m29 h-19
ومن_ m26
ومه r-21
ومو r-24 g-36 m20
وموع r-22 g-20
وموعد r-22 g-20
ومي r110 g-49 h71
ومي_ m20 h53
ومين r25
ومين_ r25
وميه r64 g-22
وميه_ r64 g-22
ون_ r-21 g74 m55 h-61 k81
ونا h-36
ونا_ r-28 g20
ونات r22 h-20
ونات_ r22 h-20
ونت_ r29
وند r30
ونز r-25 g27 m-20
ونزل r-25
ونس g23
ونص r145 g21 h-43
ونص_ r115 h-35
ونصف r-22
ونصف_ r-22 g-21
ونق r-22 g-22
ونل m33 h37
ونلا m35 h23
ونلاي m35 h23
ونه r43 m-21 h-43 k29
ونه_ r26 g26 m-20 h-68
ونها h25 k27
ونها_ h25 k27
ونو m-50 h-25
وني m-23
وني_ r24 g53
ونيه g-19
ونيه_ g-19
ونيو r-25 h-32
ونيو_ r-25
وه_ r114 m-55 k24
وها r61 g-45 k23
وها_ r54 g-44 k27
وهات_ h20
وهذ r-45 g-25 m-32
وهذا r-23
وهذا_ r-23
وهذي r-22 m-22
وهذي_ r-22 m-22
وهر r25
وهرج r21
وهرجي r30
وهم h-24 k60
وهمي h-24 k61
وهمي_ h-20 k38
وهميه k24
وهو r39 k37
وهو_ r39 k37
وهي r44 g-27 k80
وهي_ r23 g-23 h-21 k80
وور h20
وورق h20
ووز r-40 h-20
ووزن h-20
ووزنا g-43
ووص g-33
ووق g-25
ووقع g-25
وول g19
وول_ h23
وي_ r-23 m-68 h52 k-27
ويا h-36
ويات h-20
ويات_ h-19
وياخذ r23
ويب r64
ويبي r44
ويت r31
ويت_ r31
ويخ g20
ويد r29
ويذ h37
ويذ_ h23
وير r-41 g-31 h35 k35
وير_ r-22 h46
ويرج k42
ويرجع k42
ويرد r-19
ويرده r-22
ويز r22
ويزي r22
ويزيد r22
ويس h47
ويسك h44
ويسكي h44
ويشغ h26
ويشغل h26
ويض r32 m20 h20
ويض_ m22 h28
ويضا r22
ويضا_ r22
ويع r20 k40
ويعط r26
ويعطي r26
ويعو k38
ويعود k38
ويق r26 g-25 h25
ويقص r26
ويقص_ r26
ويل g-33 h21 k51
ويل_ g-33 h22 k25
ويم r-21 m24
وين r-35 h41 k-26
وين_ r-44 h29 k-21
ويه h-71
ويه_ h-71
ويي h27
يء_ r-31 h34
يا_ g76 m58 k-35
يات g29 m27 h-51 k-25
يات_ r-19 g28 m36 h-36
ياج h-23 k46
ياجر h-23 k46
ياجر_ h-23 k46
ياخ g-46 m70 h-29 k-20
ياخد g-33 m29
ياخد_ g-33 m36
ياخذ r-21 m41 h-29 k-32
ياخذ_ r-48 m41 h-25 k-23
ياخذو r23
ياد g27 m-26 h-40
ياد_ r-19 g40 m-20
ياده r37 h-51
ياده_ r37 h-51
يار r-44 g58 h-91 k-46
يار_ g90 m-31 h-51
يارا g51 h-35 k-20
يارات g51 h-35 k-20
يارت g-45 h-24
يارته r-21
يارتي g-40 h-24
ياره g-29 m19 h19
ياره_ g-29 m19 h19
ياس g32 h-28
ياس_ g32 h-25
ياض r-20 g-23 h-39
ياضه h-34
ياضه_ h-34
ياضي g-23
ياضي_ h-50
ياضيه h60
ياط r-20
ياط_ r-20
ياك r-30
ياكل r-30
يال r-21 m-37
يال_ r-34 h53
ياله r25
ياله_ r25
يالي h-22
يالي_ h-22
يام r-19 h-26
يام_ r-19 h-26
يان r-21 h77
يان_ h39
يانص m31 h41
يانصي m31 h41
ياه r-54
ياه_ r-20 h-35
ياها h23
ياها_ h23
ياهن r-31
ياهن_ r-31
يب_ r-37 g-50 m62 h57
يبا g19
يبق r26 k26
يبقي r34 h-27 k28
يبقي_ r34 h-27 k28
يبك m-20 h31
يبل g-22 k46
يبلغ k49
يبلغو k49
يبن r-31 g51 h-24
يبه g46 h-28
يبه_ g65 h-28
يبها g-19
يبها_ g-19
يبي h-58 k25
يبي_ r-21 h-43
يبيع_ r-46
يبيعن r63 g-19
يبين g20 h-20 k27
يبين_ k24
يت_ r-29 g-60 m110 h43 k-119
يتا g-43 m-19 h-42
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
يتك g31
يتكو g42 m27
يتكوي g42 m27
يتم r33
يتم_ r22
يته r-27 g25 h79
يته_ g43 h67
يتو h-25
يتون h-21
يتون_ g-19 h-21
يتي h-42
يتين h-36
يتين_ h-36
يث_ h59
يجا g-35 k34
يجار g-32 h29
يجار_ g-25 h-20
يجاره r19 h36
يجم k26
يجمد k26
يجمدو k26
يجو h38
يجوا h38
يجوان h38
يجي r54 g48 m34 h25
يجي_ g55
يجيب m41 h24
يجيب_ r20 m44 h24
يح_ g-33 k-22
يحا h-21 k28
يحب g-27 h58
يحج g-69
يحد g65 h-22 k20
يحدث g-19 k34
يحدث_ g-19 k34
يحدد g84 h-19
يحدد_ g50
يحدده g34
يحر k39
يحرك k39
يحس r19 g-26
يحس_ k23
يحسب r23 g-29
يحسبو r41 g-23
يحط r33
يحط_ r33
يحل g48 h34
يحه r28 g-19
يحه_ r28 g-19
يخ_ h34 k24
يخا g-25
يخال g-25
يخالف g-25
يخت r-29 g56
يختا g78 h-21
يختار g78 h-21
يختب h27
يختبر h27
يخس m45
يخسر m45
يخسر_ m45
يخص r28
يخصم r28
يخصم_ r28
يخل g22
يخلص g22
يخم m21
يخمن m21
يخمن_ m21
يخه h47
يخه_ h47
يد_ r92 g-57 m-42 h-62 k-40
يدا h33
يداع m20
يداع_ m20
يدت g-19
يدخ h60
يدخل h60
يدخل_ h60
يدر h-22 k19
يدري k21
يدري_ k21
يدف m27
يدفع m34 h-43
يدفع_ r22 g-40 m76 h-30
يدفعو g80 m-37
يدفن h32
يدفن_ h32
يدل g-23 h-55
يدلي g-23 h-55
يدليه g-23 h-55
يده r62 g26 m-25 k-41
يده_ r54 g32 m-24 k-41
يدي r114 g-28 m-31 h-45 k-21
يدي_ r61
يدين r86 g-26 h-40
يدين_ r81 g-20 h-40
يديه r-25 g25
يديه_ r-25 g25
يديو h30
يديوه h24
يذ_ h58
ير_ r21 m-87 h131 k32
يرا m-24 h-33 k-21
يرا_ h43
يرات r28 h-50
يرات_ r28 h-50
يراق k34
يراقب k34
يراه g32
يراه_ g32
يرب r-19 h46
يرت g37 m-33
يرت_ r26 m-29
يرج r23 k22
يرجع r23 k22
يرجع_ g-37 k35
يرجعل g26
يرد_ r25
يرده r-37
يرده_ r-19
يرس g-20 k41
يرسل g-19 h-24 k41
يرسي m24
يرسي_ m24
يرف g-20 k24
يرفع k24
يرفع_ k24
يرك r24 h21
يرك_ h21
يرم_ h-22
يرن h50
يرنا h38
يرنا_ h38
يره g-19 m-57 k-27
يره_ g-25 m-57
يرو g27 m59 h19
يري g-65 k27
يري_ h24
يريد k23
يريد_ k23
يريك h40
يريكا h40
يريه h-41
يريه_ h-41
يز_ r-24 m22 h-29
يزا r19 g-30
يزا_ r28
يزان g-20
يزان_ g-20
يزه m20 h-31
يزه_ m21 h-27
يزهر g26
يزهر_ g26
يزي r91 g-48 m-33 h-23
يزيد r86 g-33 h-22
يزيد_ r81 g-33 h-19
يس_ g-42 m-65
يسا r-22 h-26 k51
يسال r-22 h-26 k51
يساله k21
يست r72 m-33 h-43 k38
يستر g19
يستع r56
يستق k21
يستقب k21
يستل r35 k25
يستلم k25
يسج m38
يسجل m38
يسجل_ m38
يسح h27
يسحب h27
يسحب_ h27
يسد g-25 h-23
يسدد g-25 h-23
يسدد_ g-20 h-22
يسدده r29
يسر r43 g20 m45 h-23
يسر_ r-26 m45 h-23
يسره r33
يسره_ r33
يسك r-28 g-24 h131
يسكر g-20 h79
يسكر_ g-20 h79
يسكي h44
يسكي_ h44
يسل r112
يسلف r93
يسلف_ r54
يسلم r19
يسلمن r25
يسم r20
يسه g49
يسهل g53
يسهل_ g53
يسو h39
يسوي h39
يسوي_ h39
يش_ r56 g32 k-27
يشت r35 h-22
يشت_ r33
يشتر r28
يشتغ r-26
يشتغل r-26
يشغ h55 k-19
يشغل h55 k-19
يشغله r-21 h55
يشل r30
يشلي r30
يشلي_ r30
يشه r62 h-39
يشه_ r23 h-32
يشها r39
يشها_ r39
يشو h24 k32
يشوف h24 k32
يشوف_ h43
يشوفو h-19 k38
يشي m-21
يص_ g57 m-24 h-39
يصا r20 g-31 h-33
يصال r20 g-23 h-43
يصال_ r-31 h-33
يصع m23
يصعد m23
يصعد_ m23
يصل g22
يصلح g24
يصلحو g24
يصه g44
يصه_ g44
يصي r-27 m24
يصيب m26
يصيب_ m26
يصيد r-19 g36
يصيده r-19 g33
يض_ h-30
يضا g-48 m51
يضا_ g-22
يضات g-26 m25
يضات_ g-26 m25
يضاع m32 h34
يضاعف m32 h34
يضم r33 g-28 h-22
يضمن r33 g-28 h-22
يضه g34
يضه_ g34
يط_ r-26 g59 m-21 h49
يطر m-20
يطرد h21
يطرد_ h21
يطل r32 g21 m-21 k32
يطلب r19
يطلع g21 m-21
يطلع_ g21 m-21
يطه r-51 h20
يطه_ h20
يطي r28 h35
يظ_ r98 g-21 m-20 h-26
يظه k39
يظهر k39
يظهر_ k39
يع_ r-43 g-45 m-23
يعا r-33 k-25
يعات k-19
يعات_ k-19
يعت g43 h-22
يعتي g35 h-19
يعتين g35 h-19
يعر g43
يعرف g43
يعرف_ g39
يعز r26
يعزم r26
يعط r27 g36 k-20
يعطو g36
يعطون g29
يعطي r46
يعطي_ g-20 k-22
يعك g46
يعك_ g46
يعن r56 m-20 h25
يعنا r84 g-32
يعنا_ r84 g-32
يعني r-28 g44 m-20 h26
يعني_ r-28 g44 m-20 h26
يعه r-27 g52
يعه_ g37 h-61
يعها r-22 h44
يعها_ r-47 h45
يعو g34 k35
يعود k38
يعود_ k38
يعوض g35
يعوضو g22
يعي_ g-24
يعيد r35
يعيده r20
يعين r-28
يغ_ r69 g-35 h-39 k31
يغي k29
يغيب k32
يغيب_ k32
يف_ m-34 h26
يفت g67 k-21
يفتح g44
يفتح_ g30 h-19
يفك h73
يفك_ g-46 h66
يفه m-32 h27
يفه_ g-21 m-32 h28
يفو r-35 m19 h-33
يفوت r-29
يفون h-47
يفون_ h-47
يفي r-34
يفي_ r-34
يق_ g-37 h-49 k-27
يقا k34
يقات k35
يقاتل k35
يقت m20
يقتي m20
يقتين m20
يقد h30
يقدم h30
يقر r19
يقرا g-20 h33
يقرا_ g-20 h33
يقرر g40
يقرره g34
يقص r26
يقص_ r26
يقه g34 h-43 k22
يقه_ g34 h-43 k22
يقو r-21 g38 h26 k-20
يقول r-21 g38 h26 k-20
يقول_ h50
يقوله g35
يقي m24
يقي_ m24
يك_ r103 g-75 m-51 h-56 k-29
يكا r35 h25
يكا_ h37
يكات r37
يكات_ r37
يكت r-32 h22
يكتب h36
يكتب_ h42
يكه r51 g-45
يكه_ r51 g-45
يكو h103
يكو_ h28
يكون h57
يكون_ h57
يكي m-19
يل_ r-65 g-40 m-36 k24
يلا g-30
يلا_ h23
يلات g-22 h29
يلات_ g-22 h21
يلاد r-22 h-38
يلاد_ r-22 h-29
يلت h-43
يلتي h-43 k-21
يلتين h-43 k-21
يلع m32 h32
يلعب m32 h32
يلم m26
يلم_ m24
يله m41 h43
يله_ r51 h45
يلها m29
يلها_ m29
يلو g-53
يلو_ h-35
يلوم h34
يلومت h34
يلي g30 m-35 h86
يلي_ g35 h35
يليه r-20
يليه_ r-20
يم_ m-39 k24
يمت r20 g-19 h26
يمتح h32
يمتحن h32
يمته r26
يمته_ r-26
يمتها r52 g-27
يمر k50
يمر_ k50
يمش h23
يمشي h23
يمشي_ h23
يمك r-24 g46 m42 h-32
يمكن r-24 g46 m42 h-32
يمكن_ r-24 g46 m42 h-32
يمل g57 k-22
يملك g57 k-22
يملكه g62 k-22
يمه k-39
يمه_ r-40 k-39
يمها r34
يمها_ r34
يمي r-19 m-35 h-48
يمي_ m-33 h-24
ين_ g23 h-28
ينا g-51 m63
ينا_ g-27
ينات m36 k27
ينات_ m36 k27
ينار g25 m24 h51
ينار_ h66
يناه m24 h-27
يناه_ h-23
يناها m24
يناي g-32
يناير g-32
ينب g19 h-22 k25
ينت r-26
ينته r-23 g35
ينتهي r-21 g49
ينتي h24
ينتين h24
ينذ k19
ينذك k19
ينذكر k19
ينز r-30 m22 h29
ينزل r-30 g-33 m24 h35
ينزل_ r-34 g-33 m24 h35
ينق r-26
ينقص r-26 g-23
ينقص_ r-26 g-23
ينك m-19 k44
ينك_ r-32 g20
ينكت r36 k31
ينكتب r36 k31
ينكن h44
ينكن_ h44
ينن h-24
يننا r-19 h-23
يننا_ r-19 h-23
ينه r88 g71 m-19 h-49
ينه_ r101 m-25 h-49
ينها g59
ينها_ g59
ينو m50 h30
ينو_ m42 h37
يني r39 g-21 m44
يني_ r33
ينيه m38
ينيه_ m38
يه_ g62 m-51 h-75 k-76
يها r36 g28 h47 k19
يها_ g41 h45 k19
يهات r23
يهات_ r23
يهب m36
يهبط m36
يهبط_ m36
يهم r40
يهم_ r43
يهن r34
يهن_ r34
يو_ r-28 g-47 k-21
يوا r-29
يوان r-29
يوان_ r-23
يوت g44
يوتش g46 h-22
يوتشر g46 h-22
يوص r38
يوصل r38
يوصل_ r48 m26
يوف g-27
يوف_ r-40
يوق h54
يوق_ h19
يوقع h26
يوقع_ h26
يول r23 g33 m23
يول_ m19
يولف g41
يولفه g41
يوم m-24 h-19
يوم_ r41 h-52
يومه r-72
يومه_ r-55
يومي r37 g-20 m-22 h38
يومين r25
يون r46 m54
يون_ m58
يونيو r-25
يوه h24
يوها h24
يوهات h24
يي_ h-24
يير h33
يير_ h33
ييش r35
ييش_ r35
ييف h28
ييف_ h28
يين h25
يين_ h25
ييه r-33 g63 m76
ييه_ r-33 g63 m76
يے_ m20 h-57
چرس h30
چرس_ h30
`,
};
