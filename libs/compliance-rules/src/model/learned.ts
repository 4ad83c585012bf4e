import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-242, -204, -250, -116, -308],
  likely: [null, null, null, null, null],
  possible: [74, 167, 123, 108, 23],
  pieces: `
2ard r27 g-24
2ard_ r27 g-24
2es m-25
2est m-25
2est_ m-25
2kh g-22
2khe g-22
2khee g-22
2me r-27 g23
2mee r-27 g23
2meen r-27 g23
2sa g-30
3a_ g-23 h-75
3ad r-32
3al r22
3ala_ h-41
3alay r30 g-45 m-37 h-36
3ale r21 g-36
3aleh r38 g-28 m-46 h-27
3am g-22 m-25
3an m-23
3ar g21
3ara m-27
3as m-22
3ash m-22
3asha m-22
3at g-22
3atl g-21 h21
3ay r-43
3d_ r35 g-23 m-28
3de r-42 g23 h-29
3et r28 g-25 h-33
3et_ r29 g-21 h-33
3ey r-31 g-39 h-37
3eya r-31 g-39 h-37
3eya_ r-28 h-26
3la m-27
3na r-28
3na_ r-24 g22 h-31
3om g-33
3omo g-26
3omol g-26
3r_ r-31 h-28
3te r38 g-32 m-38 h-35
7ad r-47 g37
7ag g-27 m-25 h-40
7ag_ g-24 m-31 h-39
7al g-29 m-38
7al_ h-22
7as m-41
7awe g-29
7awel g-29
7ed g-23
7ed_ g-23
7es g-36
7esa h-24
7esab h-24
7ess r-41 g-34
_$_ r-40 g-29 h43
_%_ r83 g-23 h-36
_%_and_ h-36 k35
_%_for_ r42
_%_monthly_ r46 g-38 h-40
_%_of_ g-25 m-25
_%_per_ r25
_%_علي_ g-27
_%_من_ g-22 h-31
_2a m-21 k24
_2ard r27 g-24
_2ard_ r27 g-24
_2e r21 h-41
_2es m-25
_2est m-25
_2est_ m-25
_2est_el_ g-24
_3al r23
_3ala_ h-41
_3ale r21 g-36
_3am m-23
_3an m-23
_3arboon_ h-21
_3as m-22
_3ash m-22
_3ay r-43
_3e r-29 g-40
_3l m-29
_3la m-29
_3o g-33
_3om g-33
_3omo g-26
_7a r-28
_7ad r-44 g24 h-25
_7ag g-27 m-25 h-40
_7ag_ g-24 m-31 h-39
_7as m-41
_7e g-42
_7es g-31
_7esa h-24
_7esab_ r-43 m-21 h-26
_7ess r-41 g-34
_a2 r43 m-33
_a_car_ r-33 g-30 m23 h-39
_a_el_ r-50 m-51
_a_guy_ r-21 m-24 h-39
_a_month_ r35 g-29
_a_third_ g-23
_a_week_ h-38
_a_year_ r34
_aa m-21
_ab r-22
_aba r-35 h-46
_abay r-36 g-26 h-51
_abaya_ r-36 g-26 h-51
_abl r-46 g30 m-24 h-32
_abl_ r-39 g35 m-28 h-33
_abl_ma_ r-32 g38 m-27
_abou g-36 k-22
_about_ g-36 k-22
_abr k22
_abro k27
_abroad_ k27
_abs h41
_abso h23
_absolut_ h23
_abu r21
_abu_ r27 h-38
_ac_ r-37 h-38 k-21
_acce r25
_account_is_ r26 m-29 h-39
_accounts_ g-24 k25
_acq g21
_acqu g21
_acquired_ g21
_act r-41
_actu r-41
_actual_ r-32
_actually_ r-27
_ad r25
_ad_ m-50
_add r27
_add_ m24
_addi m-40
_addiction_ m-35
_adm r29 h-34
_admi r29 h-34
_ads r-29 m-35
_ads_ r-29 m-35
_adv m-22
_ae g-32 h-26
_aed g-32 h-26
_aed_ g-32 h-26
_aed_at_ r-29 g-33 m-26 h-22
_aed_per_ r-43 m72
_after_he_ g49
_after_she_ g49
_after_they_ g52
_afterwards_ g24
_aga h-41
_against_ h-24
_agreement_ h-25
_ah m-41 h-38
_ai m-30 h-30
_aig g66
_aig_ g66
_ain g-36 m-25 h-29
_ain_ g-36 m-25 h-29
_air h-23
_air_ h-23
_aj r-34 g-42 m-39
_aja r-33 m-33
_ajar r-33 m-33
_ajar_ r-33 m-33
_ajar_el_ r-32 m-29
_ak r26 g24 h-33
_akh g22 m-37 h-22
_akha m-35 h-21
_ako h-46
_ako_ h-46
_al_ m-31 h-63
_al_ain_ g-36 m-25 h-29
_ala m-24
_alcohol_free_ h-49
_alcoholic_ g-21
_ale g-37
_ale_ h33
_ali r-37 g-26 k-30
_ali_ r-38 g-28 h-39 k-27
_all_fish_ g43 h-21
_alla r-41
_allah_ r-41
_alli g27
_allianz_ g27
_allowance_ g-26
_alo h-33 k21
_alon h-33 k21
_along_ h-33 k21
_alt g-21 m-24 h22
_am_ g-26 h-26
_ame h-40
_amer h-40
_american_ h-40
_amm r-22 g-30 m-37 h-35
_amu h44
_amul h41
_amulet_ g-22 h34
_an_ r-21 g-46 m-22 h44
_ana h-29
_ana_ h-29
_and_a_ g-25 h-28
_and_bought_ r21
_and_forward_ r-38 g-26 k59
_and_he_ g-31 m21 h-27 k-22
_and_i_ m-38
_and_pass_ k46
_and_pay_ g40 h-21
_and_send_ h-37 k43
_and_takes_ r31
_and_the_ r-46 g-23 m45 h-38
_and_tonic_ r-23 m-21 h46
_and_transfer_ r-22 g-26 k63
_ang g-34
_ans r-34
_anti_ h-73
_anti_bribery_ h-48
_any g35 h-23
_any_ g41
_apa r-25
_apar r-25
_app_ g-26 h21
_appe k24
_appeal_ h-28 k47
_appeal_by_ h-34 k50
_approved_ h-33
_apr r26 g-30 m-35 h-41
_apr_ r58 m-41 h-49 k-24
_ara r-30 h39
_arab_ h-74
_arak h46
_arak_ h46
_arb r-25
_arbu r-21
_arbun_ r-21
_arc g-23 h-28
_are m-24
_are_ m-24
_arm g-36 m24 h-25
_aro k41
_arou k41
_around_ k41
_arra g-24
_arranged_ g-37 k-23
_arrival_ r-33 h-25
_art r-21
_as h21
_as_ h33
_as_agreed_ g-45 h-57
_as_gift_ h-55 k39
_as_he_ g50
_as_is_ r-35 k-24
_as_original_ h53
_as_per_ g-37 h-59
_as_seller_ g37
_asa r25 g-33 h39
_ash r-31 m-21
_ask k24
_ask_ k25
_aske g-21 m-26
_asked_ g-21 m-26
_asks k30
_asks_ k30
_assignment_ r-25
_astrologer_ h23
_astrology_ h41
_at_%_ r51 m-32 h-34 k-21
_at_al_ r-39 m-21 h-49
_at_the_ g-29
_at_todays_ g-26 h-27
_ate h-26
_atta g-22
_attached_ g-23
_auc h-28
_auct h-28
_auction_ h-25
_aud k-31
_audi k-31
_audit_ h-21 k-32
_aur r-32 g-41 m-36 h26
_aur_ r-32 g-42 m-37
_authorities_ k30
_auto h-29 k-30
_av k29
_avo h-21 k33
_avoi h-21 k33
_avoid_ k33
_aw r-39 k-22
_aw_ r-38 g37 h-43
_awa r-22
_awar r-24
_awareness_ h-40 k-22
_away h-27
_away_ h-27
_away_the_ r-35 m-27 h-33
_ax g46
_axa g46
_axa_ g46
_ay g-29 m-24 h-53
_ay_ g-27 m-21 h-50
_b_ r-40 h-33
_ba3 g37 m-23
_ba3d g28
_bab h23
_baba g-21
_baby h-24
_baca h31
_bacardi_ h31
_bacc h-22
_back_ h-21
_back_at_ g-31
_back_cheaper_ r-32 g41
_back_for_ r35 g-21 m-26 h-26
_back_in_ g-28 m-28 h-22
_back_to_ r28 g-41 h-41
_bad m-21
_bada h-22
_bag_ g24 h31
_bagg h-30
_baggage_ h-30
_bags g-39
_bags_ g-39
_bai g-22
_bail g-22 h22
_bake r-29 g-21 m-28 h-40
_bakery_ r-30 m-29 h-45
_bakr r-35 m-28 h-37
_bala_ r-52 g-29 m-29
_balc h-27
_ball_ m-34
_band r-33
_band_ r-31 m-27
_bank_does_ g-33 k37
_bank_interest_ r-27
_bank_only_ h-47 k51
_bank_shares_ g33
_bank_will_ g-49 m-22 h-53 k39
_banks_ h-50
_baq r-37 g-33 h-29
_bar_ g-21 m-23
_bar_tab_ g-42 m-59 h50 k-25
_barangay_ h-35
_barb r-31 g-23 h-54
_barber_ r-32 m-21 h-29
_barl h-25
_barley_ h-25
_barr r-29
_bars g-25
_bars_ g-26
_bas g-36 h-30
_bas_ r21 g-38 m-45 h-33
_base r-35
_bat k-21
_batt g-24 m-23 h-32
_battery_ r-21 m-28 h-25
_bay_ h-25
_bayad_sa_ g-31
_be_ r32 g30 h-24
_be_agreed_ g65 h-24
_be_fixed_ r-40 g49
_bea m-22
_bear r24
_bearing_ r44 m-23 h-27
_bears_ h-39
_bed r-36 g-26 m-36 h-41
_bed_ r-31 g-25 m-33 h-42
_bee_ m-34 h-41
_beer h39
_beer_ h29
_bef g24
_befo g24
_before_ g25
_before_any_ g32
_before_buying_ g52 h-28
_before_crop_ g29
_before_he_ g24 h-28
_before_i_ r-27 g44 h-21
_before_the_ r-26
_beh g-27 k25
_beha g-28 k30
_behalf_ g-28 k30
_behalf_of_ g-29 k33
_bein h-30
_being_ h-30
_being_watched_ k33
_bel_ g-31 m31
_bell r-24
_belly_ r-26
_belonging_ g24
_belonging_to_ g24
_belongs_ g45 h-27
_belongs_to_ g45 h-27
_belt h-25
_belt_ h-25
_ben m-31
_bes r-24 h-24
_best r-25 h-24
_best_ r-25 h-24
_bet m41
_bet_ r-27 m36
_bet_on_ g105 m-46 h-41
_bett m21
_betting_ m26
_betting_site_ m-26
_bhai r-32 g-24
_bhai_ r-34 g-25
_bhe m-21
_bhej m-21
_bhej_ g27
_bid r-36 g-37
_bid_ r-35
_big m29
_big_ m30 h22
_big_ticket_ m32 h30
_bike_ h-30
_bill g-21
_bill_ g-22
_bill_for_ r35 g-26 m-27
_bills_ r29 h-34
_bin g27 m28
_bina r-26 g38
_binary_ g46 m37 h-31
_binary_options_ g50 m37 h-42 k-27
_bind m-39
_binding_ m-39
_bing m31
_bingo_ m31
_bir m-24
_bird r-22 h-22
_bird_ r-23
_birds_ g50 h-28
_birth_ m-21 h-46
_birthday_ r-22
_biry g-22
_biryani_ g-22
_bit r-24 h-23
_bitc r-28
_bitcoin_ r-29 h-32
_bl h27
_bla h25
_blac h23
_black_ h38
_bli h-40
_blin m-22 h-39
_blind_ m-22 h-39
_bloc g-37 h-35
_bloo h28 k-21
_blood_ k-22
_blu r-24
_blue r-24
_blue_ r-24
_bn g-30 m-25
_boa h-26
_boar g-32 h-24
_board_ g-28 h-24
_bol g32 m-38 h-32
_bolt g-21 h-32
_bon r25
_bond r25 m-21 h-34
_bond_ h-30
_bond_paper_ r-53 g-22 m-36 h-43 k-36
_bonds_ r33 g-26 m-24
_book_ r-44 g-45 m-25 h-42
_booked_ r22 h-33
_bookie_ r-32 m49 h47 k-21
_booking_ m-46 h-31
_bookmaker_ g-21 h22
_books_ m-21 h-36 k23
_boot g-21 m-34
_bootleg_ h31
_booz g-26 m-46 h57
_born r-30 g22
_borrow_ g-28
_borrowed_shares_ r-25 g57
_borrowed_stock_ r-39 g49
_borrowing_ g28
_bos r-24 g-24 m-22
_boss r-24 g-24 m-22
_bot h34
_bott h26
_bottles_of_ h56
_bought_the_ r23 g23
_box r-26
_box_ r-28
_boy r-21
_boy_ g-26 m-21 k-21
_boys r-27
_boys_ r-27
_bracelet_ r-23
_branch_ g-26
_brand_ m-25
_break_ h27
_brew h35
_brib r-24 g-28 h37
_bribery_ h-28
_brid r22 h-36
_brings_ h-27
_bro_ r-38 g-37 m23 h-30
_broker_ g25 m-21
_brokers_ r-26 g-58 h-28
_brother_ r-54
_brothers_ r-21 h-37 k27
_bru h30
_bt r29 h24
_bta r32 g-21
_bud r-34
_bul m-27
_bull g-25 m-21 h-38
_bun r-22 g-26
_bund h23
_buns r-25 g-27 m-26
_bur h-36
_burg h-22
_bus_ r-32 g-41 h-51
_business_ h21
_but r34
_but_ r40
_buy_back_ g25
_buy_her_ r-37 g31 m-23 h-26
_buy_his_ g-26
_buy_in_ r-48 g-51 m69 k-22
_buy_it_ g30 m-32 h-27
_buy_one_ r-23 g41 m-30 h-28
_buy_the_ r-26 g21 m-30 h-43
_buy_them_ r-24 g25
_buys r27
_buys_ r27
_by r30
_by_the_ m-28 h-40
_bya r45 g-42 h-50
_bye g-25
_byp k45
_bypa k45
_bypass_ k40
_bypassing_ h-23 k37
_c_ r44 g-53 m-30 h-42
_cab g-25 m-40
_caf h-25
_cafe h-25
_cafe_ h-23
_cak m-25 h-29
_cake m-25 h-29
_cake_ m-26 h-39
_cal h-21
_call h-21
_call_options_ g28 m-21
_calls_ g44 h-48
_cam r-21
_cam_ g-34 m-31 h45
_came r-25
_came_ r-23 g-28 h35
_camel_ h-28
_camera_ g-30 m-22 h-33
_camp m-26
_can_ g-34 m-33
_canc r-23 h-27
_cancelled_ r-26 g-32 h-28
_cand g26
_candle_ g29
_cann h30
_cant g-38 m-28 h-29
_cap g-22
_cap_ g-21 h-33 k32
_capt g-21 h28
_captagon_ h28
_car_ r-26 h-48
_car_insurance_ r-30 g40 m-22 h-31 k-25
_carb m-27
_card_at_ k-31
_card_for_ r-36 g-29 h-37 k-26
_cards_ g-23
_care h-51 k31
_carg g24
_cargo_ g24
_carpet_ r-22 m-24 h-35
_carry_ r26 g-23 m-23
_cars r-23 g29
_cars_ r-23 g29
_cart m-21 h-25
_carton_ h-42
_cartons_ m-22
_case h26
_case_ h31
_cases_ g-27 m-29
_cash_for_ r-35 m-22 k24
_cash_in_ g-34 h23 k-27
_cash_or_ r-51 g59 m-28 h-34
_cash_out_ r-30 k59
_cash_price_ g-49
_casino_chips_ m48 h22
_casino_style_ h-27
_cast g-31 m-34
_casting_ m-24
_cat h-25
_cat_ r-25 g-27 h-33
_catc g27
_catch_ g31 h-24
_catches_ g25
_cate r-24 g-26 h-23
_catering_ r-24 g-28
_cau r-23 k26
_caus r-26 h-23 k31
_cause_ r-28 h-26 k49
_cel r-25
_cell r-25
_cellar_ h23
_cem g-23 h-43
_ceme g-23 h-43
_cement_ g-23 h-43
_center_ h-23
_centre_ r-23
_cera m-21 h-25
_ceramic_ m-21 h-25
_cere r-34 h-42
_certificate_of_ r54 m-31 h-58
_certified_ r-39 g-21 h-38
_cf r-42 g57 h-41 k-24
_cfd r-42 g57 h-41 k-24
_cfd_ r-43 g54 h-39 k-25
_chai m-22 h-40
_chair_ m-23 h-37
_chairs_ m-22 h-27
_chal h-25
_cham g-29
_chan h-29
_chance_ m33 h-32
_change_ g-21 m-35 h-29
_charge_ m-28 h-26
_charges_ h-25
_charitable_ k47
_charity_ g-21
_charity_box_ r-27
_charm_from_ h43
_chart_ r-26 g21 m-27
_chat g-27 h29
_chea h37
_cheap_ m-24 h33
_cheaper_ r-35
_chec h-27
_check_ h-30
_checks_ k37
_chee g-26
_cheese_ g-30
_cheque_for_ r35
_ches r-26 h-40
_chess_ r-26 h-40
_chess_club_ m-38 h-43
_child_ m-27
_chip m27
_chips_ m27
_chit g-32 m-31
_cho h24
_chocolate_ h-38
_choose_later_ g51
_chr g-21
_chri g-21
_ci g-30 h31
_cit h22
_cla g-26 h-26
_clai g-28
_claim_ g-28 h-22
_clar h28
_claret_ h28
_clas m-32 h-35
_class_ m-35 h-48
_classes_ h53
_cle h24
_cleaning_ h-41
_cler h24
_clerk_ h24
_clin h-33
_clinic_ h-33
_clon h48
_cloned_ r-21 g-25 h42
_cloning_ h33
_closed_ r-37 h-40
_closes_ g27
_closing_ r-25 h-21
_clot m-32 h-40
_clothes_ g-46 h-40
_co_ g-33 m-28
_coa g-42 m-34 h-32
_coac g-37 m-31 h-31
_coc r-34 h45
_coca r-34 g-44 m-26 h38 k-23
_cock h30
_cocktail_ h34
_coffee_cup_ h45
_coi k-21
_coin k-21
_coin_ k-26
_cok m-22
_coke m-22
_coke_ m-22
_colleague_ r-23
_collected_ h-33
_collecting_ h-33
_collecting_donations_ g-21
_collecting_money_ h-47 k43
_collection_ k29
_collection_for_ h-28 k37
_collection_of_ k31
_colo h-43
_color_ h-38
_colored_ h-46
_colour_ h-50
_coloured_ h-32
_comi h-21
_coming_ h-21
_commission_%_ r30 g-21
_commission_for_ r-33
_commission_to_ g-35 m-28 h-33
_commodity_ r22
_companion_for_ h59
_compounding_ r26 h-26
_comprehensive_ g23
_conc k36
_condition_ g-33
_condition_that_ g-29
_cons r21
_container_ r-25
_content_ g-35 h47
_contents_ g26
_contents_not_ g32
_contents_unknown_ g22 k-27
_contract_on_ h-24 k-22
_contractor_ g-23 m-25 h-43
_contribution_ g-21 m-22
_control_ r-30 g-21 h-33 k-26
_conventional_bank_ g-54 k-34
_coo m-35 h-26
_cook m-43
_cop r-32
_copp r-28 g25
_copper_ r-27 g25
_copy g-23
_copy_ g-23
_copy_of_ m-27 h-50
_corn g-30
_corp h-24
_corporate_ h-24
_cos h-35
_cost h-39
_cost_ h-24
_cost_of_ r38 m-22
_cot h-31
_cott h-31
_cotton_ h-31
_coun r-40
_count_ r-28
_counted_ r-36 h-29 k-28
_counter_ r-25 g-31 m-21 h-21
_counterfeit_ h24
_coupon_bond_ r67 m-45
_coupon_payment_ r-27
_coupon_payments_ r-38
_coupons_ h29
_cour g-31
_courier_ r-27
_course_ g-39
_court_ h-54
_cousin_ m-30
_cousins_ r-31 g-36
_cov g24 h-21
_cove g24 h-21
_cover_ r-26 g21
_covered_ r-42 g26
_cra h24
_crac m-28
_cracked_ h35
_crate_ g-27
_credit_and_ r37 g-23 h-23
_credit_card_ r32 m-26
_credit_default_ r-42 h-28
_credited_ r21 g-30 k-26
_credited_to_ g-31
_creditor_ h-25
_credits_ r-32 m28
_cres r-21 h-30
_crescent_ r-21 h-30
_cri r-23
_crop g25 h-27
_crop_ g25 h-27
_crow g-25 m-21 h-22
_crud g21 m-23 h-26
_crypto_ h-29
_cup_ h33
_curr h-21
_currency_ h-21
_curs h24
_curse_ h24
_curt h-30
_curtains_ h-30
_cush h-45
_cut g-29 m-27 h-26
_cutt m-33 h-51
_cy h-30
_cycle_ g-23
_d_ r27 m-33 k-25
_da_ g-28 h-28
_dad g-33
_dafa g23 m-26
_dafa3t_ m-29 h-21
_dai g-30
_dail g-24 k-25
_daily_ g-24 k-25
_dain r32 m-23 h-35
_dain_ r32 m-23 h-35
_dal r-32 g-24 m31
_dam r-55 g28 h-35
_dama r-55 g28 h-35
_dan r-32 h32
_danc h31
_data g-31 m-22 k-21
_data_ g-34
_date_ g29
_dated_ r24 h-22
_dated_cheque_ r21 h-24
_dates_ r-29 g-31 h-40
_dau r-21 h-35
_daug h-29
_day h-41
_day_ r59 h-71
_day_late_ r54 g-34 m-25
_day_overdue_ r25
_days m-23
_days_ m-23
_days_at_ r24
_dea h26
_dead g26
_deal r26 h23
_deal_ r37
_deb r39
_debi r36 h-23
_debt r28
_debt_ r29 g-26
_debt_of_ r25 g-31 h-36
_debt_owed_ r50 h-21
_debts_ h-28
_dec_ g-21
_dece r-22
_december_ r-22
_decide_ r-23 g27
_decide_later_ g25 m-28
_declare_ g-21 k44
_deco h-22
_decor_ h-40
_dedu g-34
_dee g-42 m-24
_deed r-47 g-42
_deed_ r-47 g-42
_def h-29
_defa h-22
_default_ h-22
_defe h-31
_deferred_ h-25
_degr h21
_degree_ g-24 h22
_degree_without_ h34
_dela r21
_delay_ r30
_delayed_ g-33
_deliver_ g30
_deliver_in_ r-37 g32
_deliverable_ r22 m-25
_delivered_in_ g-32
_delivers_ g37
_delivery_ r-24
_den r-38 g-26 h-28
_dent r-37 h-25
_dental_ r-23
_depe g23
_depends_ g23
_depends_on_ g29
_deposit_at_ r39 g-26 m-57 h-49
_deposit_for_ r-41 m-46 h-46
_deri h-24
_des g24
_desc g23 h-22 k31
_description_ h-36 k39
_dese h-30
_desert_ h-30
_desi m-28
_design_ m-30
_desk g34
_desk_ g34
_det h-42
_dete h-39
_determined_ g24
_dev r-21 h-32
_dew r-24
_dewa r-24
_dewa_ r-24
_df r-54 g-35 h40
_dh r-35 h-36
_dhs r-27 g-21 h-27
_dhs_ r-27 g-21 h-27
_di_ g26 m-26
_dia r-27 g-28 m-21
_diap h-50
_dic g-40 m25
_dice g-40 m25
_dice_ g-38 m31
_die g35 h-29
_dina h-30
_dinar_ h-30
_dinn m-25
_dinner_ m-25
_dip m-27
_diploma_without_ h63
_dirham_ m-32
_dirhams_ h-21
_dirhams_per_ r-63 m35
_dirt h-47 k55
_dirty_ h-47 k55
_discount_ g-24 m-21 h-26
_discount_coupon_ r-70 m-30
_discounted_ r32
_discounting_ r45
_dist h21
_distillery_ g-25
_distribution_ h-25
_div r-27
_dive r-21 g36 h-34
_dive_ g26 h-26
_diy g-29 m-27
_diya r-33 g-25 m-22
_diya_ r-33 g-25 m-22
_dji h27
_djin h27
_djinn_ h27
_do_ k35
_do_not_ h-37
_doctor_ g-29
_does_ k22
_dog m-29 k-25
_doh g-22 m-22
_doha g-22 m-22
_doha_ g-22 m-22
_dollar_ r43 h-31
_dom r-47 g-35
_dona h-21
_donated_ r-31 g-34
_donation_ r-24 h-35 k-46
_donation_to_ r-21 m-31 k-43
_donations_ k47
_donations_for_ g-28
_donations_with_ k28
_donations_without_ k33
_dono m-31
_dont g21 h-22
_dont_ g21 h-22
_dont_have_ g38
_dont_own_ g81
_doo h-23
_door h-23
_dou h-33
_doub h-27
_double_ r27 g-34 m-54 h-30
_dow g30 m25 h-26
_down g30 m25 h-26
_down_ g30 m25 h-26
_draf r-24 m32
_draw_ m24
_draw_coupon_ r-22
_draw_for_ m-39 h-23
_draw_of_ g-28 m-48 h-27
_draw_ticket_ m41 h-36
_draw_tickets_ m60 h-31
_drawing_ h-28
_dre g-22
_dres g-25 h-51
_dress_ m-21 h-54
_dri r-35
_drin m-22
_drink_ h24
_drinks_ m-27 h21
_driv r-42
_drive_ r-21 k30
_driver_ r-32
_dro h-38
_drop h-37
_drop_ g-40 h-29
_dru h-24
_drugs_ h42
_dry m-21
_du g-35
_dub r-37 g-30 m-29 k-26
_due g-36 h-26
_due_ g-39 h-24
_due_date_ r-44 g-30 h-28
_dut h23
_duty h23
_duty_ h23
_dv g-21 h46
_dvd g-21 h46
_e_ g26
_e_emini_ g33
_e_mini_ r-22 g36 m-33 h-46
_each_one_ r-37 m-26 k33
_each_payment_ r-30 k60
_each_transfer_ r-21 g-25 m-30 k53
_each_week_ m-36
_earl g-23
_early_ g-23
_early_settlement_ g-26
_earn r30
_earnest_ r-31
_eco g-27
_econ g-27
_edible_ h-28
_edibles_ h53
_edit g-28 h-26
_edu h-30
_educ h-30
_education_ h-30
_eg r-23 m-23 h-31
_egg r-29 m-23
_eggs r-24
_eggs_ r-24
_ei r32 h-49
_eid h-45
_eid_ h-45
_el_bank_ r21 m-21 h-46
_el_mablagh_ g-25
_el_mal_ m-22 h-30
_el_se3r_ r-29 m-22
_elderly_ h-21
_electronics_ h-33
_elli g-38 h23
_elli_ g-38 h23
_elly g30 h-48
_elly_ g30 h-48
_ema r-23 h-23
_emaa r-22 h-23
_emaar_ r-22 h-23
_emai r-22 h-21
_emb h-45
_emba h-27
_embassy_ h-27
_emi r26
_emi_ r32 m-30 h-38
_emin g33
_emini_ g33
_employer_ g-30
_empt r-31
_empty_ r-34
_enc h-24
_encl h-24
_end h-23
_end_ h-33
_end_of_ g-24 h-24
_endi r-37
_ending_ r-37
_eng m-27 h-53
_engi r-21 h-32
_ent m28
_entrance_ r-23 g-24 m-34
_entry_fee_ h-47
_eq m-26
_equ m-26
_equa r-32
_equi r26 m-27
_equity_ g21 m-27
_er r-33 g-26 k-27
_ero h37
_erot h37
_erotic_ h37
_esca g21 h-27
_escaped_ g31 h-29
_escort_for_ h-42
_escorts_ h34
_esh h-35
_esht h-35
_ess g-22 m-32
_est g-35 m-36 h-23
_esta g-35 m-31 h-21
_et r28 m29 h-44
_eth r-31 m22 h-29
_eth_ r-31
_eur_ g-41 k-29
_euro_ g-39 m-23
_euros_ h-31
_even g27
_event_ r-22 g38
_ever g-22
_every_ r25 g-25
_every_borrowed_ r63 g-44
_every_month_ r23 g-21
_everyone_puts_ r-39 g-26
_exa r-24
_exac r-41 h-30
_exam_fee_ r-23 m-21 h-60
_exi r-30
_expenses_ m-22 h-21
_expi g27 m-24
_expr r-22 h-21
_extended_ r-28
_extr g-24
_extra_ g-25
_ey h22
_eye h22
_fab h-24
_fabr h-24
_fabric_ h-24
_face g-35 m-29
_face_ g-35 m-29
_faci h22
_facility_ h-52
_fact r25
_factor_ r26
_factoring_ r26
_fai g-26 m-21
_fair_ m-22
_fake_grass_ h-31
_fake_medical_ h74
_fake_sick_ h22
_fal r-35
_fall g65 m-35
_fall_ g44 m-28
_fals h-25 k43
_false_ h-25 k43
_fan r-22 h-30
_fare m-23 h-34
_fare_ m-23 h-33
_fat r-21
_fath r-24 h-29
_father_ h-25 k-24
_faw r25 g-27 h-21
_fawa r25 g-27 h-21
_fawayed_ r21 g-30
_fay g-27 h-27
_fayd g-30 h-26
_fayda_ g-28 h-28
_fd r37 g-26 m-25 h-36
_fd_ r37 g-26 m-25 h-36
_fee_ g-24
_fee_%_ r26
_fee_for_ g-29 h-29
_fee_of_ r-47 h-33
_feed g-41 k-23
_feed_ g-41 k-23
_feel r-22 g45
_feel_ r-31 g42
_feels_ g34
_fees g-22 k-22
_fees_ g-22 k-22
_fel m-21
_fel_ r-24 m-29 h-42
_fell h57
_fell_ h57
_fell_off_ h57
_felo g-41 h-37
_fen r-40 g-23 m-38 h51
_fif g-28 m36
_fift g-28
_fifty_ g-28
_fig r-22 g22 k24
_figh g-26 k33
_fighters_ h-24 k40
_figu g31
_figure_ r-21
_figure_for_ g-54
_file h30
_file_ m-21 h35
_film g-21 m-21
_film_ g-24 m-25 h-22
_fils r32 h-25
_fils_ r32 h-25
_fils_on_ r26 h-21
_fils_per_ r40
_filt g-25 h-22
_filter_ g-27 h-25
_fina h-26
_final_ r-38
_finance_ h-37
_finance_charge_ r-27 g-23 h-39
_find r-28
_find_ g24
_find_one_ g51
_fine g-24
_fire r-21 m-30 h-28
_fire_ r-22 m-25 h-47
_first_copy_ g-25 h29
_fis h-26
_fish h-26
_fish_ g31 h-42
_fish_in_ g65
_fish_that_ g37 h-30
_fisherman_catch_ g24
_fisherman_catches_ g32
_fit g-26 m-34
_fiv m23
_five m23
_five_ m24
_fix_ h23
_fixed_deposit_ r50 g-32 m-57 h-48
_fixed_price_ r-29 m-34 h-27
_fla h-33
_flag g-26 k48
_flag_ r-21 g-22 k31
_flat h-35
_flat_ h-33
_flav h-30
_fle h-24
_flee h-24
_fleet_ h-24
_fli r-31
_flig r-26 m-35
_flight_ r-26 m-35
_flower_ m-34
_flowers_ g-26 h-38
_fol r-22 g-25
_fon m-21 h-30 k-26
_font m-21 h-30 k-26
_font_ h-30 k-24
_foo h-24
_food h-28
_food_ h-28
_for_%_ r46 h-33
_for_a_ r-55 h30
_for_aed_ m-24
_for_being_ r44
_for_cash_ r40 g-32 h-47
_for_clinic_ m-29
_for_day_ r58
_for_each_ r46
_for_every_ m-26
_for_fighters_ k47
_for_her_ r-28
_for_him_ r-26 h47
_for_his_ r23
_for_k_ r28 h-41
_for_kids_ m-52 h-38
_for_lunch_ r-33 g-31 m-33 h-23
_for_me_ r-24 g-36
_for_month_ r49 g-25
_for_parking_ r-31
_for_prayer_ h58
_for_puja_ h24
_for_somebody_ g-21 k34
_for_someone_ g-23 h-44 k57
_for_the_ r-35 m-29
_for_two_ h28
_for_week_ r58
_for_worship_ h31
_fore r27
_forg r-40 h39
_forged_ h45
_forging_ h47
_forw h-21
_forward_contract_ r40
_forward_exchange_ r101 g-35
_forward_for_ r95 g-33 k-24
_forward_fx_ r71 g-85
_forward_money_ r-52 g-42 h-26 k72
_forward_on_ r93 g-55 k-24
_forward_rest_ r-55 g-39 k92
_forward_the_ r-43 g-29 h-35
_forwarding_ r-26
_forwards_ r80 g-43 h-28
_fou r-32
_foun r-25 m-36
_four_ r-21 g-23
_fre m-22
_free m-24
_free_ m-24 h-22
_free_entry_ m-32
_frei r-27
_freight_ r-27
_fres h-34
_fresh_ h-34
_fri r-21
_frid r-28
_friday_ r-32
_frie h-24
_from_a_ h-31
_from_escort_ h52
_from_my_ r-23
_from_our_ r-21 g-34 h-27
_from_the_ r-24
_fru g22
_frui g22
_fruit_ g21
_fruit_of_ g36 h-26
_fruits_of_ g22 h-22
_fue r-24
_fuel r-24
_fuel_ r-24
_ful r-32 g-22
_full r-32 g-22
_full_ r-31
_fund k22
_fund_ h-32
_fund_of_ g-51 h-38
_funding_ r-38 g36 h-23 k-29
_fundraiser_by_ h-56 k44
_funds_ g-27 k45
_future_ g-35
_futures_ g40
_futures_account_ r30 g25
_fx r43 g22
_fx_ r43 g22
_g_ g-38 m-26 h35
_ga m24
_gal g-25
_gam m31
_gam3 g-22 m-27
_gambling_addiction_ m-35
_game m34
_game_ m33
_games_ r-22
_gan h28
_ganj h26
_ganja_ h26
_gar r-23 g-25
_gara g-32 h-31
_garage_ g-32 h-31
_gard h-26
_garden_ h-25
_gas r-26 g24
_gas_ r-26 g24
_gat m-29
_gate m-29
_gav g-42 h-21
_gave g-43 h-21
_gave_ g-43 h-21
_gb r62 g-46 k-31
_gea m-30 h-41
_gelatin_ h22
_gent r-27 h28
_get m22
_get_ h30
_gets m41 h-44
_gets_ m41 h-44
_gh r26 h-41
_gha h-41
_ghar h-25
_ghe g25
_gi g-22
_gif g-22 h-23
_gift g-22 h-23
_gift_ g-22
_gift_for_ r-27 g-29 h-28 k-23
_gift_so_ k64
_gin g-23 m-27
_gin_ g-34 h44
_gin_and_ r-23 m-21 h46
_ging g-23 m-22 h-52
_ginger_ g-23 m-22 h-52
_gir h38
_girl h40
_girl_ h32
_girls_ h27
_giv r22 g-23 h-30
_give h-27
_give_ r33
_given_ r21 g-25 m-29 h-33
_givi g-31 h-30
_giving_ g-31 h-30
_giving_away_ r-35 m-27 h-33
_go_ r-38 g-21 m41 h39
_goa m-21 h-26
_goat m-21 h-25
_goat_ g41
_gol h-21
_good_ r-33 g-32 m-21 h21
_gos g-39 m-22 h25
_got g-34 h-23
_got_ g-34 h-23
_gov h-25
_gove h-25
_government_ h-25
_grad g-27 h-22
_grade_ g-27 m-21
_grade_a_ g-31
_gram g-24 h45
_gram_ r-28 g-27 h34
_grams_ g-23 h25
_grap h21
_gras h-41
_grass_ h-41
_grea h23
_grease_ h30
_grease_his_ h42
_grease_the_ h36
_grease_their_ h35
_gree h-30
_green_ h-30
_green_card_ m-56 h-51
_grey g-48 h33
_grey_ g-26 h25
_gri g-26
_groc h-31
_groceries_ r-27 h-24
_grocery_ h-37
_group_ r-25
_groups_ m-24 h-23
_grow h30
_grown_ g-23
_guarantee_ h-21
_guaranteed_annual_ r57
_guaranteed_monthly_ r40 h-35
_guaranteed_return_ r-38
_guaranteed_returns_ r-22 g-30
_guaranteed_yearly_ r43
_guarantor_ r27 h-23
_guard_ r-29 g-27 m-32 h-28
_guc h26
_gucc h26
_gucci_ h26
_gue r-23 m25
_gues r-23 m25
_guess_ r-28 m34 h-22
_guess_the_ g-56
_guinea_ h-42
_guinness_ h22
_gul r-25 h-45
_gun m-21 h-23
_gun_ h-34
_guy r-25 g-21
_guy_ r-21 h27
_gy r-31 g-21 m-24 h-42
_gym r-32 m-24 h-40
_gym_ r-32 m-24 h-40
_haa r-27 m32 h-48
_hac h26
_hack h26
_hacked_ r-23 h32
_had r28 g-35 h-26
_had_ r-28
_hadi r29 g-23 m-31 h-21
_hai_ m-21
_haj m-22
_hajj m-22
_hajj_ m-22
_halal_ h-40
_half_of_ m-32
_hall r-21
_hall_ r-21
_ham g-21
_ham_ h56
_ham_and_ h44
_ham_radio_ h-38
_hamm g-26 h-26
_han r-32
_hand r-30
_hand_ h-35
_handbags_ h24
_handed_ r-38 g28 h-32
_handed_over_ r-41 m-22 h-24
_handover_ g-33
_hands_ h-32
_happy_ h50
_happy_ending_ r-43 h46
_hard m-28 k-23
_hard_ g-22 h26
_harvest_of_ g40 h-27
_has_ h-27
_has_not_ g21
_hash r-27 h21
_hash_ r-28 g-24 h22
_hav g24
_have g24
_havent_ g31
_haw h-27
_hawa h-27
_hawala_ h-27
_hay g-27
_hay_ g-24
_hay_el_ g-31 h21
_he_gives_ r-24
_he_pays_ m-24
_he_returns_ r-32 h-24
_he_says_ m-46 h28
_he_sells_ g-22 h-35
_healer_ h24
_health_ h-43
_hed r-27
_hei h21
_hein h30
_heineken_ h30
_hel m-25 h-48
_help h-30
_hen r-22 m-23 h47
_her_ k26
_her_account_ r-27 g-29 h-30 k55
_her_wallet_ m-28 h-39 k26
_here g-40
_here_ g-30
_hex_ g-21
_hi_ r-41 g-46
_hid k46
_hide g-27 h-23 k43
_hide_ g-27 h-23 k43
_hide_from_ k55
_hidi k50
_hiding_ k50
_hiding_from_ k36
_hig g-22
_high g-22
_high_ m-31
_higher_ r21
_hil r-34 g-36
_him_my_ r35
_him_the_ r-39
_hir r-41
_hire r-41
_hire_ h-40
_his_account_ r-24 g-46 h-21 k54
_his_cash_ h-30 k47
_his_wallet_ m-23 h-29 k28
_hisa r-44
_hog g-23
_hog_ h23
_hold r25 g-21 m-33
_hom r-23
_home r-23
_home_ r-23
_homemade_ h24
_hon r-26 h-39
_hone r-27 h-36
_honey_ r-21 h-24
_hoo r-46 g-40 m-24
_hook r-22 g-25 m-21 k-21
_hop r29
_hor h28
_horo h29
_horoscope_ h29
_hosp h-27
_hospital_ h-27
_hot_ h-34
_hour g-21 h24
_hour_ r22 k-29
_hours_ r-41 g-22
_hous h-23
_housing_ m-42 h-34
_hr r-30 h-44
_hu r21
_hul g35 m-25 h-47
_hulo h-26
_hulog_ h-26
_hun h-24
_hunt h-31
_i_ r30
_i_am_ g-24
_i_borrowed_ r-21 g-37
_i_buy_ r29 m-27 h-33
_i_do_ g46 h-30
_i_lost_ r-27 m24
_i_never_ h-32
_i_owe_ r33 g-42 h-38
_i_own_ g-29 m-25 h-33
_i_paid_ r-36 g-25 m-40 h-27 k-26
_i_pay_ g37
_ib g-24
_ic m-38 h25
_ice r-24 g-42 m-40
_ice_ r-26 g-44 m-43
_id h22
_id_ g-37 h37 k-25
_idol_for_ h52
_idols_for_ r-26 h47
_ielts_without_ g-21 h41
_if g44 h-41 k-24
_if_ g46 h-28
_if_i_ m-46 k-24
_if_it_ r-41 g28
_if_the_ r-25 g37
_ig r-21 m35
_ij h-38
_ija r-41 h-34
_ijar r-41 h-34
_ijara_ r-41 h-34
_il g23 m-27
_ill g23 m-27
_import_ h-22
_in_a_ m-43 h43
_in_an_ r-32 g-25 m-29 h21 k-21
_in_and_ r-37 g72
_in_full_ r-58 g-48 h-39
_in_instalments_ r23 h-21
_in_june_ r28 h-33
_in_march_ r35 g29 h-24
_in_minutes_ m-25
_in_my_ r-29
_in_our_ r-27 h-30 k-23
_in_the_ h-22
_ina r53 g-21
_inah r53 g-21
_inah_ r53 g-21
_inc h21
_incl r27
_incl_ r22
_incr h-25
_increase_ h-25
_ind g21
_inde g34
_index_ g35
_indi h-30
_inf g-24 h23
_infl g-25 h24
_inside_ g35
_inspected_ g-27 h-39
_inspector_ h46
_inspector_for_ h23
_instagram_ g27 h-24
_instalment_ r-31
_instalment_price_ r-24 g-64 h-21
_instead_ h-27 k33
_insu g24
_insurance_brokers_ g-59
_insurance_company_ g-34 h43 k-24
_insurance_for_ g32
_insurance_office_ g-64
_insurance_policy_ k28
_insurance_premium_ g26 h-22 k-24
_insurer_ r-26
_insurers_ g23 h-24
_int_ r52 g-38 m-28 h-39 k-27
_interest_bearing_ r44 m-26 h-29
_interest_for_ r50 m-23 h-42
_interest_free_ r-42 h-21
_interest_in_ r-86 h-41
_interest_on_ r67
_interest_rate_ r-24 g31
_into_my_ r-21
_intr h-30
_intrest_ r26 g-23 h-27
_inve g-36
_investment_ h25
_investor_ r31
_invoice_for_ g-28 h-30
_invoice_is_ r-32 h-40 k48
_invoice_was_ h-53 k56
_invoices_ h-21
_ip h42
_ipa r-28
_iphone_ h-31
_ipo g-23 m-29 h23
_ipo_ g-23 m-29 h23
_ipt h24
_iptv h24
_iptv_ h24
_ir h-30
_iro r-25 h-29
_iron r-25 h-29
_iron_ r-25 h-29
_is_ r21
_is_a_ h-41
_is_being_ r-21 k44
_is_in_ r-22
_is_my_ r24 m-21 h-30
_is_the_ g-24 h-24
_isl h-33
_isla h-33
_islamic_ h-26
_islamic_bank_ r-34 h-24
_iss r-23 h-25
_issu r-23 h-25
_it r24 k21
_it_ r26 k26
_it_as_ r36 g-36 m-22 h25
_it_back_ r53 g-22
_it_for_ g-27 h-34
_it_from_ r-38 g45 m-26 h-26
_it_home_ r-23 g-46 h-31
_it_in_ r-28
_it_is_ g-38 h-34 k-25
_it_rains_ r-32 h-28
_it_through_ g-27 m-28 h-36
_it_via_ g-26 k37
_ja g-25
_jacket_ g-24 m-35 h-25 k-22
_jam h22
_jam3 r-33
_jama r26
_jame r-38 g-24 m-21
_jan h-25
_jar g-30 h-53 k-23
_jar_ g-33 h-33
_jd r-45
_jd_ r-45 g-53
_je k-26
_jeb m-29
_jebe m-29
_jer g-24 m-26 h21
_jers m-22 h-38
_jersey_ m-22 h-38
_jeweller_ g-31
_ji r-37 g-22 h37
_jin h30
_jinn h30
_jinn_ h30
_jo g-31 h31
_job g-22 h31
_job_ g-21 h33
_joi g-28
_join g-28
_joint_ g-28
_ju h25
_jud h31
_judg h31
_judge_ h35
_jui r-21
_juic r-21
_juice_ r-21
_juice_bar_ r-26 h-61 k-27
_jun r35
_june r28 h-31
_june_ r28 h-31
_jus h-34
_just h-34
_just_ h-34
_just_for_ g26
_k_ r76 g-29 h-28
_ka r25
_ka_ r25
_kab m28 h26
_kafala_ r72
_kah r-26
_kam g-47 m-47
_kame g-50 m-34
_kamel_ r-40 g-42
_kan r32 g-28 m-26
_kara r-21 m-24 h-54
_karak_ m-30 h-47
_kas r-56 g-38
_kay r-37 g-27 h-58
_ke_ r-26 g-29 h25
_ke_liye_ g-21 m-37
_kee k28
_keep k33
_keep_ k41
_keep_%_ r-32 g-21 h-24 k21
_keep_and_ r-22 h-27 k46
_keep_each_ r-31 m-23 k53
_keep_the_ h-57 k-29
_keeps_ r25
_keg h28
_ken r-21 m33
_keno r-21 m33
_ket m-27 h68
_key_ g-34 h-62
_kg g-47 m-29
_kg_ g-47 m-29
_kh r-39 m30
_khai r-24 g-21 h25
_khal m31
_kham r-23 m-29
_khar r-54 m-61
_khas r-31 g-23 h-49
_khay r-31 h-44
_khe r-34 h-47
_kho r-55 h-35
_ki_ r-51 g23 h-31
_kic r-21 h22
_kick r-21 h22
_kid r-31
_kids r-25 h-23
_kids_ r-25 h-23
_kilo g-21 m-22
_kilo_ m-22
_kilos_ r-31 g-27
_kind h21
_king g-35 h-23
_kio r-21
_kios r-21
_kiosk_ r-21
_kir r-28 g-41 m-22 h-27
_kira r-28 g-41 m-22 h-27
_kis r28 m-46 h-48
_kit r-24 g-21
_kit_ g-26 m-33
_kitt r-28 h-37
_kitten_ m-22 h-29
_kitty_ r-34 h-36
_km r-35 g-25 h-35
_km_ r-35 g-25 h-35
_knoc h34
_knock_ h25
_knock_off_ h25
_know_ r-25 g-24 h-27 k34
_known_ r-32
_knows_what_ g40 k-28
_ko r-25 m23
_ko_ r-47 h43
_kol h-43
_kol_ g-29 h-27
_koll r-26 m21
_kollo_ r-26 m21
_kp h-33
_kpo h-33
_kpop h-33
_kpop_ h-33
_ku g-38 h26
_ky g22 m-23 h-26 k38
_l_ g-29 h33
_la_ r-32
_lab g-25
_lab_ g-33 m-21
_labe g-22 h26
_label_ m-22 h33
_lad r-24
_ladi r-23
_ladies_ h28
_lady m-25 h22
_lady_ m-25 h22
_lag h25
_laga r-21
_lage h29
_lager_ h32
_lal r-49 g-22 m-27 h31
_lal_ r-49 g-22 m-27 h31
_lam m-29
_lama h-29
_lamb m-33 h30
_lamp m-25 h-58
_lamp_ m-25 h-58
_lan h-31
_land_ r-23 g23 h-25
_lands_ r23
_lang h-52
_lang_ h-42
_lar r-38 g-28 m23 h39 k-25
_las r-39
_last r-40
_last_ r-40
_last_year_ r-35 g-21
_late_ r27 g-22 h-26
_late_payment_ r31 h-33
_later_ g33
_lau k27
_laun k30
_launder_ g-26 h-26 k66
_laundered_ k32
_laundering_ k43
_law r-28 g-29 h-25
_lawy r-26 g-28 h-22
_lawyer_ r-25 g-30 h-31
_lay r-30 g30
_le r27
_leaf h-24
_leag h-27
_league_ h-27
_leak g-21 h24
_leaked_ g-21 h24
_leas g-29 m-22
_lease_of_ k-24
_leat m-25 h-25
_leather_ m-25 h-25
_leav g-21
_leave_certificate_ r-24 h23
_lec r-39 g-28 m-33
_led r-22 g-28 m-30 h-67 k-24
_led_ g-30 m-23 h-55
_left_ r22
_leg_ m-34 h26
_len r40 g-22 m-22
_lend r47 g-28 m-23
_lend_ r49 g-38 h-36
_lender_ r21 m-27
_lends_ g-27 h-28
_lent h-25
_lent_ h-25
_lent_me_ r-45
_les h-37
_less r22 h-37
_less_ r32
_lett r-25
_letter_ r-26
_lev r-22 g24
_leve r-22 g24
_level_ g-26
_leverage_ r-29 g26 h-50
_li_ g-47 m26 h-45
_lia g22
_liab g22
_liability_ g22
_lib r-28
_libr r-28
_library_ r-28 h-21
_license_ g-26 h-21 k31
_licensed_ k-28
_life_insurance_ r22 k-22
_lift h37
_lig g-25
_ligh g-25
_light_ g-26 h-42
_lights_ g-25
_like_ r23 g-32 h-25
_likes_ r-27 g35
_lima r-23 g-40 h28
_limi h-30
_limit_ h-30
_line g-44 m24
_line_ g-27 m32 h46
_lines_ g-42
_liq h38
_liqu h38
_liquor_ h47
_lis r-25
_list r-25
_list_ g-30 h-34
_listed_ r-27 h-46
_litr g-22
_litre_ m-25
_litt h-34
_little_ h-31
_live_ g34
_liy r-25 m-32
_liya r-24 g21 h-27
_liya_ r-24 g21 h-27
_liye g-21 m-37
_liye_ g-21 m-37
_loa r30
_load r-21 m31 h29
_load_ g-22 m29 h30
_loan r32
_loan_ r30
_loan_at_ r43 g22 h-21
_loan_from_ r-51
_loan_of_ g-26
_loan_principal_ r-30
_loan_to_ r-25 h-47
_loan_with_ r36
_loaned_ r40 h-26
_loc m-25 h-22
_loca g28
_location_ g23
_location_not_ g22
_lock m-31
_log g-28
_logo r-23 g-24 m-28
_logo_ r-23 g-24 m-28
_lol r-26 m-35 k-21
_lol_ r-24 m-31 k-21
_lon m-27 h23 k-22
_long k-24
_long_ r-33 k-23
_loo g-25
_look r-31 g-26 h24
_looking_ r-22 g-24
_looks_ k23
_loot m31 h-24
_loot_ m31 h-24
_los m33
_lose m33
_lose_ m-39 h55
_loser_ r-27 m28 h-33
_loser_pays_ r-39 m23 h-50
_loss h-21
_loss_ h-37
_lost m23 h-26
_lost_ m23 h-26
_lot g23
_lot_ r-21 g23
_lots g46 m-29 h-39
_lots_ g46 m-29 h-39
_lott m33 h21
_lottery_for_ m-47 h-61
_lottery_of_ m-51 h-62
_lotto_ m25
_lou h36
_loui h27
_louis_ h27
_loun r-24 h26
_lounge_ r-24 h26
_lov r-35 g-29 h46
_love r-35 g-29 h46
_love_ r-35 g-29 h46
_lu h-30
_lucky_charm_ h23
_lucky_draw_ m33 h-32
_lum r-28
_lump r-28
_lump_ r-28
_lun r-26 g-26 h-36
_lunc r-26 g-26 h-36
_lunch_ r-26 g-26 h-36
_m_ g-25 h-64
_ma3 g-42 m-38
_ma3a g-35
_ma7 g24 m-24
_ma7al_ h-22
_ma_ g36 m-23 h-25
_maa m-34
_maal r-21 m-24
_maal_ g23 m-25
_mab g-29
_mac r-28 m26
_machine_ g-31 h-25
_mad g-22
_mada r-23
_madam_ r-23
_mag h21
_maga g-24
_magic_mushrooms_ h32
_magic_show_ h-47
_mah g-30 h-53
_mai g-33 m-26
_maid m-21 h23
_maid_ g-21 h36
_maids_ h-40
_maj g-22
_mak r-35
_make m-28 h-31
_maki g-42
_making_ g-42
_mal_ r22 m-23 h-34
_male g-26 m-27
_male_ g-26 m-27
_mall g-27 h-36
_mall_ g-27 h-36
_malt g-26
_malt_ g-26
_mam g-31 m-31
_mama g-31 m-31
_man_ h-48
_mang g-35 m-21
_mara g-26
_marathon_ g-27
_marc r26 h-26
_march_ r26 h-26
_marg g26
_margarita_ h33
_margin_ g23
_mari r-22
_marine_ h-26
_marl r-34 m-33
_marriage_ h-32
_mart h22
_masa r-30 g-24
_mash r-24 g-33 m-27 h-33
_mast h35
_master_ h35
_master_copy_ h36
_mat g-25
_matc r-26
_match_ g-23
_matt g-25 h-28
_matu r24 g-24
_maturity_ g-24
_may h-42
_may_ h-41
_mayb h-27
_maybe_ h-27
_me_ g-22
_me_and_ r24 g-42
_me_his_ r-51
_me_the_ h-25
_mea r-27 g-22
_meas h-24
_meat h29
_meat_ h29
_medical_leave_ h61
_medicine_ r-24 h-39
_medium_ g-27 h21
_mee g-40
_meet g-40
_meh r-22 g-34 m-39 h22
_mei m-26 h-22
_mein m-26 h-22
_mein_ m-26 h-22
_mel m21
_mem r-23
_men_ m-22
_ment r-25 g-30 h-53 k46
_mention_ r-25 g-30 h-53 k46
_menu g-27 h22
_menu_ g-27 h22
_mesh g22 m-29 h-45
_mesh_ g22 m-30 h-42
_mess r-31 g-27 m32
_message_ r-22 m25
_met m-29
_met_ m-26 h-31 k28
_mete r-22 g-39 m-24
_meth h36
_metr r-27 g-29 h-24
_metro_ r-27 g-29 h-24
_micr r-21
_mili g-25 h-52 k51
_milk h-39
_milk_ h-39
_mill g-28
_mill_ g-29 m-25
_min g25
_min_ g43 m41 k-26
_mine r-23
_mine_ r-23
_mini g21
_mini_ r-23 g30 m-27
_ministry_ r-26 g-30
_mint m-25 h-25
_mint_ m-25 h-25
_mir m-22
_misp h50
_misplace_ h50
_miss r30 h-32
_mm r-25 g-37 m-42 k-26
_mn r22 g-27 m-22
_mo2 r39 m-26 h-35
_mo2a r26 m-27 h-34
_mob m-35 h-51
_mobi m-21 h-31
_mobile_ m-21 h-31
_moc h-25
_mock h-25
_model_ m-27
_money_back_ m-24 h-48
_money_for_ r-47 h34
_money_from_ r-27 h-40 k35
_money_on_ r-44 h-34 k49
_money_to_ r-43 g-38 h26 k50
_money_without_ h-47 k43
_moni r-24 k26
_monthly_interest_ h22
_months_ h-21
_moo h26
_more g-23
_more_ g-23
_morn r-37 h-38
_mos k-25
_mosq r-21 k-30
_mosque_ r-21 k-30
_mot r-24 h-28
_moth r-22 h-35
_mother_ h-37
_moto h-21
_mov g-22 h-22
_move g-28
_move_ r-35 m-21 k37
_movies_ h36
_mow g-26
_mowa g-26
_mr r-21 g-38 h-38 k-30
_mr_ h-28
_mud h-28
_muj k36
_muja k36
_mul r-28 m-22 h-27 k51
_mule r-32 m-23 h-39 k53
_mule_ r-32 m-23 h-39 k53
_mum r-42 g-31 k-31
_mun r32 h-26
_muna r39 h-30
_murabaha_instalment_ r-52
_murt h27
_murti_ h27
_muse h-29
_museum_ h-29
_mushroom_ h-23
_mut g-26
_my_account_ r-30 g-52 m-32 h-56
_my_brother_ r-51 k-26
_my_car_ g-40
_my_card_ h-26
_my_cousin_ m-32
_my_debt_ m-26 h-23
_my_exam_ h46
_my_old_ g-23
_my_own_ g-59 m-29 h-27 k-23
_my_share_ r-27 g-39 h-32
_my_test_ h64
_my_thesis_ h51
_my_wallet_ k30
_mys r-26 h-24
_myse r-29
_myself_ r-29
_myst h-25
_mystery_ h-25
_mystery_box_ g32 h-27
_mystery_novel_ g-21
_na g26
_naf m-28 h-37
_nafs g-26 m-28 h-32
_nafs_ g-26 m-28 h-32
_nafs_el_ g-26 m-28 h-32
_nah r-37 g21 h-34
_nahi r-37 g21 h-34
_nahi_ r-37 g21 h-34
_nak r-23 g22
_nake g31
_naked_ g31
_names_ g22
_names_price_ g22
_nas r-21 h-44
_nasd g21
_nasdaq_ g21
_nat r-32 m25
_nati r-32 g-28 m27
_national_ r-39 g-30
_nd m-23 h-48
_ndf r41 h-46
_ndf_ r41 h-46
_ne_ g-24
_nea g-23
_near g-23
_near_ g-24
_nec r25 g-24
_neck r26
_necklace_ r26
_need_ r-38
_neg g-30 h28
_neighbour_ r-36
_neighbours_ g-29
_net r-40 g26 h-30
_net_ r-27 g24
_nev k22
_neve k22
_never_ k22
_next_month_ g-24 m-28 h-39
_next_season_ g28 h-22
_next_seasons_ g25
_next_year_ h-25
_next_years_ r-43 g32
_ng r27
_ni r-25
_ni_ r-38
_nif r-34 g38 m-49 h-40 k-27
_nig g-22
_nigh g-22
_night_ g-25
_nightclub_ m-21 h25
_nights_ g-23 m-25
_nik r-26 m-32 h-22
_no g28
_no_ r-22 g30 h-21
_no_alcohol_ g-24 h-50
_no_charitable_ k54
_no_charity_ g-21 k79
_no_date_ g29
_no_extra_ r-57 h-28
_no_interest_ r-48
_no_one_ k35
_no_papers_ h94 k-23
_no_questions_ k-28
_non g32 h-37
_non_ h-33
_non_deliverable_ r22 m-25
_none r-24 g28 m-21
_none_ r-24 g28 m-21
_nor g21 m-22 h-25
_nos g-29 m-29
_nos_ g-31 m-22
_not_ r-22 g31
_not_bought_ g28
_not_have_ k-25
_not_mention_ r-25 g-30 h-53 k46
_not_own_ g67 h-23
_not_stated_ g43
_not_tell_ g-39 h-46 k68
_not_yet_ g37
_note r26 g-32 m-21
_note_ r29 g-24 m-22
_notes_ g-28 m-24 h-31
_notes_for_ m-34 h-47
_noti g-25 k31
_notice_ r-42 m-23
_notices_ g-29 h-27 k30
_nov g-22
_nov_ r31
_nove r-22 g-23 h-24
_novel_ r-36 g-21 h-29
_now r36 h-24
_now_ r36 h-24
_now_buy_ r-32 g41
_now_for_ h-29
_now_he_ r39
_nud g-21 h21
_nude g-21 h21
_numbers_ m38 h39
_nur h-22
_nurs h-22
_oa m-39
_oak m-39
_oak_ m-39
_ob m-22 h-40
_oc r26
_oct r26 g-22
_od g-26 m34 h28
_odd g-26 m34 h24
_odds m25
_odds_ m25
_of_%_ r36 m-32 h-23
_of_bank_ r-25 g34 h-37
_of_dates_ r-29
_of_deposit_ r52 m-28 h-55
_of_for_ m28 h-40
_of_gold_ r-31 g-33 h-22
_of_his_ g30 h-38
_of_interest_ r-39 h-38
_of_money_ r50 g-24 h-45 k-25
_of_next_ r-47 g39
_of_night_ g-23 h71
_of_our_ m-30 h-38
_of_service_ r26 h-29
_of_that_ h23
_of_the_ r-32 h-24
_of_this_ h-23
_of_us_ g-27 h-24
_of_what_ r-32 k-27
_of_whatever_ r-36 g-31 h22
_off_ k28
_off_the_ h-36 k50
_office_ g-27 h-61
_officer_ r-32 h54
_officer_for_ h26
_official_ k-21
_oi r-26 g22
_oil r-25 g23
_oil_ r-25 g23
_oil_futures_ m-21
_ok r25 g-43 m-39 h-38 k-34
_old g-41 m-29
_old_ g-41 m-29
_oli r-22 h-33
_oliv r-22 h-33
_olive_ r-22 h-33
_om r-23 h-22
_oma g-27 h-39
_omar g-27 h-39
_omar_ g-27 h-39
_on_ r28 g21
_on_behalf_ g-29 k33
_on_condition_ g-29
_on_credit_ r37 m-33 h-54
_on_gold_ r-66 g60 h-31
_on_installments_ g52
_on_instalments_ r-22 g69
_on_it_ r27
_on_loan_ r-29
_on_my_ m-34 h-38
_on_the_ r22
_on_your_ g-29
_one h-24
_one_ h-26
_one_after_ g63
_one_from_ r-23 g41 m-30 h-28
_one_knows_ g24
_one_of_ g78 h-76
_one_to_ g-29 m-22 h-34 k39
_only_if_ r22 m-31
_onlyfans_ h31
_opening_ r-30
_operator_ g-22
_opt h-26
_opti h-26
_option_ h-33
_option_b_ g-44 m-24
_options_ g35
_options_trading_ m-34
_or g31
_or_ g60 h-22
_or_credit_ r-28 g26 m-31 h-21
_or_down_ g28 m-21
_or_no_ g46 h-46
_or_on_ r-49 g98 m-29 h-36
_ora g-49
_orc h-26
_orch h-26
_orp r-28
_orph r-28
_os g-36
_ot g-24 h23
_oth g-28 h24
_othe g-28 h24
_other_ g-26 k-30
_others_ m-32 k43
_out g-31
_out_ r-30 g-24
_out_of_ r-27 g-31
_outs h-22
_outstanding_ r28
_ov r21
_over_ h-23
_over_months_ r-30 g-52
_ow h-24
_owe r34 g-46 h-25
_owe_ r32 g-46 h-35
_owes g-21 k-33
_owes_ g-21 k-33
_own h-24
_own_ m-21 h-22
_own_yet_ g28
_owne h-24
_owned_ g27
_owned_by_ g32
_owner_ h-30
_owners_ r-30 g-26
_owni g43 h-31
_owning_ g43 h-31
_owns r-25
_owns_ r-25
_oy h-23
_oys h-27
_oyst h-27
_p_ r39 g27 m-31 h-41
_pa_ r21 m26 h27
_pad r-30 h-39
_pads h-30
_pads_ h-30
_pag h22
_page r-24 h31
_page_ r-26 g22 h30
_pages_ g-26
_paid_by_ r-36 g-28 m-28 h-27
_paid_for_ g36 h-24
_paid_in_ r-46 g-33 m-22 h-32
_paid_to_ g24
_pain g-37 m-23 h-63
_paint_ h-52
_pair g-35 m-23 h22
_paisa_ h-36
_paise_ r-23 g-39 m-34 h36
_pall g25
_pallet_ g27 k-22
_palm h24
_palm_oil_ m-22 h-28 k-22
_palms_ r-26
_pam r-27 g-28 m-53 h-48
_pan h21
_pang h28
_paper_ h-36
_papers_ r-21 g-27 h60
_par_ r29 g-51 h-28
_para r-26 m-30 h-27
_para_ r-28 m-33 h-23
_para_sa_ r-31 g-21 m-27 h-36
_parametric_ g40
_parc r-32
_pare r-29 g-30
_park g-30 h-48
_parking_ r-36 m-38 h-44
_parl r-40 g-33 m45 h30
_partnership_ h-22
_parts_ h-37
_party_ g-31 h28
_pass r-21 k21
_pass_ r-30 h-26 k25
_pass_his_ r-24 h-56 k33
_passing_ k-25
_past m-23 h27
_patc h-45
_patches_ h-38
_pati h-23
_patr r-22
_patrol_ g24 h-36
_patt m24
_paw r33 g-22 h-28
_pawn r33 g-22 h-28
_pay_clerk_ h43
_pay_for_ r-42 m-43 h-32
_pay_in_ h-26
_pay_off_ h84 k-37
_pay_officer_ h50
_pay_official_ m-23 h85
_pay_the_ g-31 k-27
_pay_what_ r-43 g-40 m-30
_pay_whatever_ g39
_paying_the_ r28 g-35
_payment_at_ r-31 h-22
_payment_for_ h-33
_payment_penalty_ r-27
_payment_to_ h43
_payments_ r-23 g-27 h-35
_payoff_ h34
_pays h-45
_pays_ h-45
_pc r26 h-24
_pcs_ g-24 m-35
_pe_ r34 g-23
_pea r-31 h-29
_pear r-27
_peh g25 h-27
_pehl g25 h-27
_pen r-22 g-31 h-33
_pena h-23
_penalty_ h-24
_pep h-24
_pepp h-24
_per_ r34 g-23 m30 h-28
_per_day_ r22 g-28 m-25
_per_message_ r-22 m25
_perc g-24
_percent_ r22
_performance_ r-24
_performance_bond_ r-24
_perfume_ h-28
_peri r-21
_perp g25 m-24 h-23
_pers k22
_person_ r-24 k30
_personal_collection_ k31
_personal_loan_ k-22
_pet g28 m-21 h-29
_petr h-34
_petrol_ h-26
_pha h-21
_phar h-21
_phones_ g25
_photo_ r-24 g-28 h-24
_photographer_ r-21
_photos_ h22
_pi h32
_pic h-33
_pick h-23
_pick_ g27
_picked_ r-30 g-38 m-24 h-36
_pickup_ g-28
_pie g-25
_piec g-25
_piece_ m-29 h-53
_pieces_ g-29
_pig h30
_pig_ g-22 h27
_pigg r-22 h-30
_piggy_ r-22 h-30
_piggy_bank_ r-22 h-30
_pigs m-21
_pill h38
_pills_ h41
_pin h50
_pino g-23 h32
_pir h25
_pira h25
_pirated_ h44
_pit m-27 h26
_pitc m-21
_pitcher_ h58
_place_ r-35
_places_ m-33 h-43
_plan r-21 h-27
_plan_ r-21 h-25
_plans_ g-40
_plants_ r-25 g-33 m-38 h-47 k-22
_platform_ g24
_play r-28 k-21
_players_ h26
_plo r-21 m-21 h-41
_plot h-29
_plot_ h-26
_plots_ m-24 h-32
_poc h-27
_pock h-27
_pocket_ g22 h-28
_poi r-28
_poin r-28
_point_ r-25
_pok r-25 g-21 m35 h-21
_poke r-25 g-21 m35 h-21
_poker_ r-26 g-22 m32 h-21
_police_ g-23
_police_escort_ h-44
_policy_ g29 h-30
_policy_premium_ g23 k28
_poo r-33 m24
_pool m34
_pool_ m26
_poor r-28 m-36
_poor_ r-28 m-32
_pop g-26 h-31
_popp g-27 h-23
_pork m-21 h29
_pork_ m-21 h29
_pork_free_ h-45
_porn h59
_port h-33
_port_ g-21 h-24
_posi g21
_position_ g21
_poss g25
_possess_ g25 h-32
_possesses_ g28 m-30 h-21
_post_ r21
_post_dated_ r21 h-24
_pot g-32 h-36
_pot_ g-35 m21 h-36
_pots g-27 m-24
_pots_ g-27 m-24
_pou m28 h-26
_pow r-22 g-22
_powe r-25 g-25
_power_ r-31 g-29 h-28
_pra g-33 h25
_pray r-22 h27
_prayer_ r-21 g-22
_pre_ m-28
_pred g25
_prediction_ g42
_premium_for_ g60
_premium_of_ g58
_premium_sms_ g-36 m50 h-28
_prep g28
_prescription_ g-42 h79
_press_ g-26 m-24
_price_after_ g59
_price_agreed_ r-29
_price_as_ r-24 h-51
_price_at_ r22 h-29
_price_depends_ g29
_price_fixed_ r-38
_price_later_ g37
_price_not_ g64
_price_on_ g21
_price_prediction_ g24
_price_to_ r-25 g34
_prices_ g41
_print_ m-21 h-60
_printing_ r-38 m-27 h-25
_priv g-27
_private_ g-27
_prize_ h-28
_prize_draw_ m38
_prize_from_ g-21 h-30
_prob m-29 h-26
_prod r-27 g21
_product_ r-29 g24
_profit_ h-30
_prom r22 h-31
_promise_ m-37 h-21
_promised_ g-24
_pros h43
_prot g33
_protection_ r-28 g29
_ps r-30 g-26 m25 h30
_psy h25
_psyc h25
_pu h24
_pub r-26 h50
_pub_ r-24 g-21 h64
_pubg h-37
_pubg_ h-37
_puj h30
_puja h30
_puja_ h30
_pul r-29 g-22 m26
_pull h-35
_pum g-36
_pun r-28 m25
_pup h-26
_pupp h-26
_puppy_ h-26
_purchase_of_ g22
_purchased_ g27
_purchasing_ h23
_puri r-27 h-23
_pus m21
_put r-27 g23
_put_ r-29 m-26 h-24
_put_it_ g-26 m-23 h-29 k30
_puts r-23 g26 h-26
_puts_ r-23 g26 h-26
_q_ r23 m-31 h-46
_qa r24 g-29
_qar r28 g-22
_qual g-36
_quality_ g-36
_quarter_ m-23
_questions_asked_ k-28
_quit h-41
_quit_ h-32
_quo m24
_quot m24
_qur r-22 h-34
_qura h-29
_quran_ h-29
_ra m30
_rab h-32
_rac m23 h22
_race m24 h24 k-22
_race_ g-23 m22 k-27
_racecourse_ m31
_rad r-33 g-21 h-41 k24
_rada g-24 k49
_radar_ g-24 k49
_radi h-38
_radio_ h-38
_raf m26 h-33
_raff m26 h-33
_raffle_ m36 h-22
_raffle_tickets_ m37
_raffles_ m-39 h-35
_rah r29 g-35
_rai r-29 h-38
_rain r-29 h-38
_rain_ r-24 h-23
_rains_ r-32 h-28
_rak h-34
_rama h-22
_ramadan_ h-22
_ran r-43 h30
_rand r-31 g23
_random_ g25 h-26
_ras m25 h24
_rash r-33 m-22
_rat m-24
_rate m-24
_rate_ m-25
_rd r32 g-26
_rd_ r32 g-26
_rea r-22 h26
_read h38
_read_ h50
_read_her_ h49
_read_his_ g-30 h55
_read_my_ h52
_reader_ h34
_reading_ h28
_real m23
_real_ m25
_real_cash_ m32 k-26
_real_estate_ m-24 h-27
_real_money_ m55 h-75 k-23
_reb g-27 k25
_reba r-23 g-29
_rebate_ g-25
_rebh h-25
_rebh_ h-25
_receipt_ h-32
_receipts_ k41
_receivables_ r45 g-29
_receive_ h-36 k32
_receive_and_ g-22 k63
_receive_money_ r-25 h-43 k39
_received_ r-39
_receiving_ k37
_receiving_and_ k53
_rech r-35
_recharge_ r-36 h-26
_reci m-21
_records_ g-22 h-39 k41
_recovery_ r-32 m-33 h-32
_red_ r-22
_red_crescent_ r-21 h-30
_ref r-21 g-22 h-23
_refill_ g-21
_refu r-40
_refund_ r-47 g-39 h-26
_refund_of_ r-49 g-37 m-24
_refundable_ m-22
_reg h-40
_regi h-45
_registration_ h-23
_reh g-30 h-30
_reha r-38 g-24 h-28
_rele h-29
_released_ h-25
_rem h27
_rema r21 m21 h25
_remove_ h29
_rent_ r-21
_rent_for_ r-48 g-48 h-28 k-27
_rent_her_ r-24 h-52 k65
_rent_his_ g-22 h-41 k65
_rent_my_ h-48 k74
_rent_of_ m-27 h26 k-28
_rental_ m-30
_rented_ r-26 h-26 k37
_renting_ r-24 m-22 h-34 k21
_repa g-22
_repaid_ g-46 h-29
_repair_ r-26 g-30 m-31 h-36
_repay_ g-39 h-21
_repayment_ h-30
_repays_ r40 m25
_repl h-24
_replacement_ h-50
_replica_ h22
_repo k33
_report_ k22
_resa r-24
_resale_ r-24
_resc g-21 h-35
_responsible_gaming_ h-21
_rest g-33 k26
_rest_ g-43 h-43 k35
_rest_to_ r-50 g-36 m-25 k46
_rete g-28
_retention_ g-28
_return_ h-23
_returned_ h-26
_returning_the_ r-32
_reve h-33
_revi g-30 m-24 h29
_rew g-45 h-23
_rewa r-49 g-28
_reward_ r-49 g-28
_rib r21 g-23
_riba r24 g-24 h-33
_riba_ g-24 h-31
_rice g-25
_rice_ g-25
_rid r-35 m-32 h-57
_ride r-33 m-32 h-58
_rig g37 h-23
_righ g37 h-23
_right_ g33 h-26
_right_to_ r-25 g37 m-26 h-25
_rights_ g33
_rights_to_ g29
_rin r-25 h21
_ring r-26
_ring_ r-27 h22
_ripens_ g30
_ripp h54
_ripped_ h54
_riv r-21 g-42 k-28
_riy g-25
_riya g-25
_riyal_ g-34 h-25
_riyals_ m30
_riyals_per_ r-42 m59
_roa k-31
_road m-25 h-40 k-41
_roas h26
_roast_ h22
_role r-21
_rolex_ r-21
_roll r29
_rollover_ g21 h-31
_rolls_ m-28 k-29
_root m-24 h-56
_root_ m-24 h-56
_root_beer_ m-23 h-40
_rop r-32 g-27 m-28 h-42
_rope r-32 g-27 m-28 h-42
_rope_ g-24 m-21 h-32
_ros r-25
_rose g-21
_rose_ h23
_roso r-39 m-21 h-43
_roun h21
_round_ h26
_rs m32
_rs_ m33
_rub r-27 h-48
_rum h32
_rum_ h54
_rumm r-24 m25 h-22 k-36
_rummy_ r-24 m29 k-26
_run h-23
_run_ m-26
_run_through_ h-56 k51
_runa g29
_runaway_ g29
_runn h-34
_running_ h-23
_running_through_ h-28 k30
_rup g-27 h-21
_rupe g-29
_rupee_ g-28 h-22
_sa7 g-33 m25
_sa7b g-34
_sab g-30 h-35
_sac h-30
_sack h-30
_sacks_ h-28
_sad r-28 g-31 m-27
_sada r-23 g-24 h-31
_saf m-41 h-39
_safe g-48 m-42 h-28
_sah m-28
_said r-27 h-24
_said_ r-27 h-24
_sak r-28 g-24
_sake r-25 g-27
_sake_ r-25 g-27
_sal h-23
_salad_ r-23 g-28 h-37
_salam_ r-26
_salami_ r-21
_sale g24 h-23
_sale_of_ r-31
_sali r-44 g-25 h-30
_sall r24 g-32 m-38 h-42
_salo r-28 h-31
_salon_ r-28 h-31
_same g-29
_same_ r-29 g-29
_same_amount_ r-44
_sana m-28
_sand r-38
_sandwich_ g-25
_sang g-27 m-22 h21
_sar m-31 h-37
_sat g-40 m27 h29
_satt r-30 g-40 m44 h49
_satu r-25 g-27 h22
_sau r-24 m-27
_saus r-25
_sausage_ r-25 h46
_sav h-27
_savi h-28
_savings_ h-28
_savings_account_ k-32
_says h30
_says_ h30
_sca r-23 g-45
_sche h-25
_scheme_ h-23
_scho g-22 h-29
_school_ g-23 h-30
_sco r-22
_scra m25
_scratch_ m25
_scratch_cards_ m46
_scre h-30
_screen_ h-28
_screened_ h-35
_se3 r-26 h-22
_se3r r-23
_se3r_ r-23
_se_ r-50 g26
_sea_ h-35
_seal g21 h-34
_sealed_ g28 h-34
_season_fruit_ g23 h-28
_seasons_ g30
_seat r-21 g-26 m-29 h-30
_seat_ r-42 g-36 k-21
_seats_ g-25 m-28 h-31
_seconds_ g24
_secret_commission_ h35
_see m-22
_see_ k28
_seed r-30 m-21
_seed_ r-26 m-23
_seed_money_ r-24 h33
_seeds_ r-31
_seen r-24 h-36
_seen_ r-24 h-36
_sees k39
_sees_ k39
_sell g21
_sell_ r29 h-23
_seller_has_ g23
_sells_me_ g-24 h-24
_sem h-44
_seminar_ r-30
_sen g-25
_send r-25 g-24
_send_ k26
_sending_ r-37 g-29
_sends_ r-22
_sent r-22 g-25
_sent_ r-22 g-25
_sepa r-32
_separately_ h-29
_service_charge_ r31 h-35
_ses r-21
_sess r-21
_session_ r-23
_sessions_ g-29
_set_ m-32
_sets h-23
_sets_ h-23
_sets_price_ g23
_settled_ h-24
_sev g-23
_seve g-23
_sex g-34 h42 k-21
_sex_ g-33 h34
_sha2 g-35
_sha2a_ g-33
_shad h-55
_shah r35 g-26 h-38
_shahar_ r24 h-23
_shahr_ g-21 h-21
_share_ h-25
_share_of_ r-46 g-24 h-45 k-22
_shared_ h-45
_shares_ r-32 h26
_shares_he_ g58 h-23
_shares_i_ m-25 h-42
_shares_of_ r-53 g-53 m-31 h44
_shares_to_ r-21 g79 h-29
_shares_we_ g65 h-29
_she_ r-35
_shee g37 m-26
_shel h-41
_shelf_ g-24 h-32 k-21
_sherka_ r21 h-27
_shi_ g-29 m-38 h-55
_shif g-32
_ship r-25
_ship_ r-32 g28 h-48
_shipping_ r-22 h-27
_shir r-29 m-22 h32
_shoe m-33 h-32
_shoes_ m-33 h-32
_shoo r-21
_shor g23 h-30
_short_ g26 h-28
_short_on_ r-28 g-50 h-25 k-26
_short_sale_ g-30
_showed_ r-23
_shown_ r22 g-23 h-30 k21
_si h34
_sic h31
_sick h31
_sick_ h31
_sid h-27
_sig r-22
_sign r-22
_silv r21
_silver_ r21
_sim m-30
_sim_ g-46 h24 k-22
_sinc k22
_since_ k22
_sir m26
_sir_ m27
_sit h44
_sit_ h65
_sit_my_ h60
_site g-26
_site_ g-27
_sits h35 k-36
_sits_ h35 k-36
_sitt m-21
_sitting_ m-21
_six_months_ r-25 g21 h-31
_siz m-24 h-26
_size m-24 h-26
_size_ m-25 h-27
_sk k-24
_ski g-32 m22 k-30
_skin g-32 m25
_skins_ g-23 m30
_sky h-21
_sle g-32 h-23
_slee g-32 h-23
_slip_an_ r-23 m-27 h53
_slip_him_ r-31 m-29 h65
_slip_the_ r-28 m-35 h56
_slo g-21
_slot g-22 m21
_slot_ r-22 g-21
_slots_ m24
_sm m22
_smir h26
_smirnoff_ h26
_smoke_ h24
_smoking_ h-43
_sms g-23 m60 h-27
_sms_ g-23 m60 h-27
_smu k30
_sn r-22 g-22
_sna g-22
_snac h-46
_snack_ h-41
_snack_bar_ h-39
_snacks_ h-35 k-22
_sno r-31 h-42
_so_ g-32 k38
_so_bank_ k66
_so_i_ h-26 k-28
_so_inspector_ h40
_so_nobody_ g-53 h-35 k34
_so_the_ r38 g-28
_so_they_ r-22 g-27 h-27 k61
_soa g-32
_soap g-33 h-41
_soap_ g-33 h-41
_soc r-30 g-23 h-36 k-22
_soci r-30
_sof h-26
_sofa r-26 h-27
_sofa_ r-26 h-27
_soft h-21
_sola r-29 g-37 m-27 h-25 k-25
_sold_as_ r-23 h21
_sold_by_ r25
_sold_him_ r30
_sold_my_ g-31 m-21 h-44
_sold_the_ r-21 h-25 k-34
_sold_to_ r33 g23 m-36
_solf m-30 h-23
_solfa_ m-29 h-26
_some_ r-32 m-24 k-23
_somebody_ k26
_someone_ k21
_someone_sits_ h35 k-36
_son m-33 h-42
_soo g-38 h-26
_sood g-38 h-26
_sood_ g-38 h-26
_sor r-27 g-28
_sorc h29
_sorr r-27
_sorry_ r-27
_source_ k22
_source_one_ g59 k-25
_spa r-22 m-22
_spam h-29
_spam_ h-29
_spare_ h-39
_speed_limit_ h-30 k-21
_spel r-26
_spell_ r-27
_spells_ h47
_spi g-27
_spin g-22 m26
_spin_ g-27
_spins_ m39
_split_because_ k40
_split_rent_ h-22 k-38
_split_since_ k69
_split_so_ k79
_spon m-31
_sponsor_ g-24 m-34
_sports_betting_ m22
_sportsbook_ m28
_spot r-24 m-25 h-39
_spot_ r-24 m-25 h-40
_spr g28
_spre r-21 g35 h-28
_spread_ r-25 g40 h-23
_spri g-21 m-30 h21
_spring_ m-36
_sq m31 h-50
_st_ r29 g24 h-26
_stag g-41 m-21 h-21
_stage_ g-45 m-24 h-23
_stake_on_ r-34 g27
_stal g-40 m-22
_stall_ g-40 m-22
_stamp_ h37
_stan g-22
_stand_ r-29 g-32
_star r-30
_star_ h-21
_stated_ g24
_statue_for_ h27
_stay r-41 k41
_stay_ k36
_stay_below_ k55
_stay_under_ k46
_staying_ k41
_staying_under_ k41
_stays_ r-41
_ste g-32
_stea h24
_stee h-27
_steel_ h-27
_sti g31
_stil g37 h-21
_still_ g37
_still_belonging_ g24
_still_in_ r-25 g22 h-29 k-25
_still_owned_ g32
_stoc g30
_stock_ g28
_stock_to_ r-29 g63
_stocks_ r-21
_stolen_bike_ g-27
_stolen_phone_ g-29
_ston h23
_stoo h-37
_stor m-28
_store_ m-39
_stra g38 h-22
_stranger_ r-37 g-26 h-28 k36
_strayed_ r-23 g33
_streaming_ r-21
_street_ g-21
_strip_club_ m-28 h62
_strippers_ h-35
_stru h-26 k31
_structuring_ r-29 k33
_student_ h-33
_students_ r-24 m-25
_suk g-27 m-32 h-39
_suku h-23
_sukuk_ h-23
_sum h-24
_sum_ g21 h-31
_summ g-32
_sunk g48 h-29
_sunken_ g24 h-22
_supe g-21
_supermarket_ m-33 h-31
_surc g-24
_surcharge_ g-24
_sure r41
_surety_ r38
_surg g-22 h-46
_surp h-23
_surprise_ h-22
_survey_ g-32 h-24
_swa g26 m-24
_swap g32 m-25
_swi r-24 h24
_swim h-30
_swimming_ h-26
_swin m-24 h54
_syn m26 h21
_synd m26 h21
_syndicate_ m26 h21
_sys k30
_syst k30
_system_ k30
_system_only_ k36
_t_ r24 h35
_ta h25
_ta2k g-22
_ta2kheer_ g-22
_ta2m r-28 h-29
_ta2meen_ r-27
_ta_ r-28 g-32 m-46
_tab h46
_tab_ g-27 h59
_tag g-26 k-24
_tai r-23
_tail r-25 h-39
_tailor_ r-30 h-22
_taka g-23 h-33
_takaful_ g-22 h-28
_take_ m-21
_taken_ r-50
_takes_ g-38
_takes_the_ g-28
_tal r-38
_tala r-47 m-23 h-34
_tam g-21 h-22
_tama r-44 g-42 m-31 h-53
_taman_ g-32 m-32 h-37
_tan m-37 h28
_tank r-27 g-35 k-24
_tank_ r-23 g-29
_tap r-24 g-25
_tape h-63
_tape_ m-34 h-63
_tar g-26
_taro g-22 m-36
_tarot_ g-23 m-37 h31
_tas r-31 g-30
_tast m-21
_taw g-22
_tawa r30 h-28
_tawarruq_ h-23
_tax r-21 g-24 h-39
_tax_ g-23 h-25 k44
_taxi r-24 g-22 h-37
_taxi_ r-24 g-22 h-37
_tea h-21
_tea_ g-23 m-28 k-23
_teac h-31
_team h-26
_team_ h-41
_team_lunch_ h-43
_teams_ m30
_teb r-31 m-41 h35
_teen_patti_ r-22 m26
_tele h-29
_tell h34 k31
_tell_ h-46 k48
_tem r-27 h34
_temp r-27 h34
_ten_ h-23
_tena g-21 m-21
_tent g-21 m-34
_tent_ r-23 g-23 m-35
_teq h24
_tequ h24
_tequila_ h24
_term h-28
_terms_ r-23 g-26
_test_for_ r-22 h22
_tex r-21 g-23 m28
_text r-21 g-23 m28
_text_ r-23 g-26 m38 h-47
_th_ h-26
_than_ r21
_thank_ r-22
_thank_purchasing_ h38
_thank_you_ m-31 h-29
_thanks_ g-22
_thanks_for_ r-50 m-23 h-33
_that g22
_that_ g22
_that_he_ g-30
_thc r-21 g-21 h38
_thc_ r-21 g-21 h38
_thc_gummies_ h44
_the_bank_ g-29 h-48
_the_books_ k38
_the_car_ r-52 g21 h-27
_the_cash_ r33
_the_cat_ h-46
_the_clerk_ h39
_the_coming_ g52
_the_debt_ r44 m-40 h-24
_the_dog_ h-69
_the_extra_ r21
_the_future_ r-29 g-28
_the_hotel_ r-22 h26
_the_inspector_ h31
_the_jar_ r-31 g-29 h-30
_the_kids_ g-33 h-35
_the_kiosk_ h30
_the_loan_ r-36 h-29
_the_mall_ r-25 g-32 h-41
_the_market_ g-38 h-26
_the_money_ r23 g-41 h-50
_the_mosque_ r-27 k-27
_the_night_ h60
_the_old_ r-31 g-43 m-36 h-48
_the_party_ r-30 m-21 k-36
_the_pot_ r24 m25
_the_price_ r21 g-21
_the_record_ h-45
_the_rent_ g-24 m-26 h-26 k-49
_the_rest_ m-25 h-31
_the_right_ h-29
_the_seller_ r-34
_the_shop_ r-38 g-28 h-23
_the_spot_ r-21 g-26 m-24
_the_table_ m-26 h61 k-28
_the_villa_ m-24
_the_wedding_ m-22 h-33
_them m-21 h-29
_them_ g24 h-21
_them_from_ r-22 g25
_them_now_ g28 h-24
_themed_ m-33 h-46
_then g-26 h-37
_then_ g-26 h-37
_ther m-28 h-40
_there_ m-25 h-41
_they_do_ r-26 h-42 k40
_they_does_ g-33 k59
_they_pay_ r-34 g34 k-24
_third_of_ g-21 h28 k-24
_this_is_ g-27
_three_ g-25
_threshold_ k27
_through_her_ m-22 h-46 k29
_through_his_ g-28 h-37 k31
_through_my_ m-32 k27
_through_your_ h-30 k31
_thu h-26
_thur h-26
_thursday_ h-26
_tick_ g60 h-33
_ticket_for_ m42 h-34
_tickets_ h-22
_tickets_for_ m45 h-52
_tie r-29 g-28 h-35
_til m-22
_tile r-24 m-36 h-55
_tiles_ r-21 m-27 h-47
_time_value_ k-22
_tip g-25
_tip_ g-42
_tips m33
_to_a_ g-35 m-26
_to_all_ g27
_to_another_ g28 k34
_to_any_ g23
_to_be_ g48
_to_buy_ r-36 g45 m-32 h-29
_to_charity_ r-51 g-21 k-44
_to_get_ r-21 g-28 h31
_to_him_ g-29 m25 k24
_to_inspector_ r-22 h29
_to_me_ r34 m-40 h-24
_to_my_ h-32
_to_officer_ h38
_to_official_ h81
_to_pay_ h-25
_to_sell_ r-28 g58 h-25
_to_short_ g53
_to_someone_ h-26
_to_the_ g-46
_to_win_ g-24 m42
_today_and_ r23 m-34 h-32
_todays_ g-26 h-27
_toga r-21 h-24
_tok m-23
_toke m-23
_token_ h-29
_tokens_ m-30 h23
_tol r-23
_told g23 h-27
_told_ g23 h-27
_toll r-26 m-32
_tom r-25
_toma h-24
_tomato_ h-22
_tomb g-24 m27
_tombola_ g-24 m27
_tomo r-32
_tomorrow_ r-35
_ton g-30
_tone m-37 h-47
_toni h46
_tonic_ r-22 m-21 h46
_tons g-23 h-39
_tons_ g-23 h-39
_too m-22
_took_it_ h22
_top h29 k-21
_tos r-27 m34
_toss r-27 m34
_toss_ r-27 m34
_tot r-24 m22
_tota r-28 h-47
_total_ r-28 h-47
_tote m30
_tote_ m30
_tou r-22
_tour_ r-23 g-29 m-38
_toy r-30 g-22 m-25
_toy_ r-21 g-29 m-30 h-66
_toys g-26 h31
_toys_ g-26 h31
_trad g30
_trade_ g34 h-47
_trading_ h-28
_trai g-26 m-24 k25
_trainers_ m-38 h-45
_training_ g-22
_tram h33
_tramadol_ h33
_tramadol_strips_ h40
_transfer_to_ r-45 g25 k-39
_translation_ g-27
_trav h-26
_travel_ h-26
_travel_insurance_ g26
_trea r28
_treasury_ r25 h-21
_treasury_bills_ r23
_trees_ r-27 h-36
_tric g-23 h-41
_trimmer_ g-23
_trimming_ r-24
_trip k-22
_trip_ k-25
_tro g-32 m-42 h-33
_tu h-33
_tub m-30 h-35
_tur h-34
_turk h-30
_turkey_ h-28
_turkey_ham_ r-32 h-31
_turn_ m-22
_tut r-37 g-22 h-40
_tuto r-32 g-22 h-41
_tutor_ r-22 g-21 h-34
_tv g29 m-26 h-31
_tv_ g29 m-26 h-31
_ty r-22 h-43
_typ r-24 h-45
_type g28
_type_ g28
_type_not_ g28
_tyr h-23
_tyre h-23
_tyres_ h-22
_ud m-32
_udh g-51 m-32 h-43
_um r-47 g-53 m-47 h-25
_un g26
_unb g24
_unbo g24
_unborn_ g24
_unclaimed_ g31
_undecided_ h-23
_under_the_ m-24
_unid g30
_unidentified_ g30
_unif h-32
_uniform_ g-34 h-30
_unit_ h-37
_units_ m-27 h23
_univ g-23
_university_ g-23
_unk g22
_unkn g22
_unknown_ g22
_unl k27
_unli h-28 k34
_unlicensed_ h-28 k34
_unlo r-22 g-26 h29
_uno h-31 k38
_unof h-44 k55
_unofficial_ h-44 k55
_unr k23
_unre k23
_unregistered_ k23
_uns g35
_unso g24 h-34
_unsp g35
_unspecified_ g35
_unt h-31
_unti h-30
_until_ h-30
_up m30
_up_ m33
_up_or_ g28 m-21
_upa m-33
_ur r-22 m-39
_us r28 g-21
_us_ g-40
_usa r34 h-41
_use h-34 k33
_use_ h-28 k46
_use_his_ g-23 k51
_use_my_ r-34 k23
_use_your_ m-22 k40
_used r-38 g-30 m-24 h-32
_used_ r-38 g-30 m-24 h-32
_usu r21 m-26
_usua r-24 m-21 h45
_usual_ r-24 m-21 h45
_usur r39 m-26 h-40
_ut r31 m-43 h-44
_uta h-40
_utan h-39
_utang_ h-39
_va g-24
_vac r-24 g-25 m-23 h-21
_vaccine_ h-46
_van g-28 h-21
_van_ g-28
_vap r-23 g-23 h23
_vape r-22 g-22
_vape_ r-22 g-22
_var r-23 h-51
_vat g-44 m-50 h-59
_ve r-37 h-24
_ven r-41 h21
_vent r-29 g-28 h29
_venture_ r-29 g-28 h29
_ves r-39 g47 m-35 h-46
_vet r-21 h-46
_vet_ r-23 h-41
_via k28
_via_ k28
_videos_ h34
_vin h22
_vinegar_ h-45
_vir r-28 g-36 h-34
_visa g-27
_visa_ g-27
_visi h-32
_visit_ g-21 h-31
_vit h-30
_vita h-30
_vitamin_ h-26
_vo h37
_vol h-43
_voo g-24 h36
_vood g-24 h36
_voodoo_ g-24 h36
_vot g-23 h26
_vote g-23 h26
_vou r-32
_vouc r-32
_w_ r21
_wa7 g-21
_wa7e g-23
_wa7ed_ g-23
_wage_ m-29
_wager_ m28
_wages_ g-25
_wah r-60 g-39 h-31
_wai h-30
_wait h-27
_waiv r-39 h-29
_wak m-35 h-24
_waka m-23 h-21
_wakala_ m-23 h-21
_wal k21
_wala r-42
_wala_ r-30 g21
_walang_ r-40 g-30 m-29
_wali r23 g-25
_wali_ r27 g-27
_wall k31
_wallet_ k31
_wallet_to_ m-25 h-34 k23
_want_ r-37 h-21
_war r-21 g21 h-24
_warr h-40
_warrant_ h-22
_warrants_ r-26 g49
_warranty_ m-22 h-37
_was_ k23
_wash r-24 g-37 h-28
_wash_ r-24 g-43 h-28
_watched_ r-25 h-21 k28
_watches_ h42
_wate g-25 h-32
_water_ g-22 h-31
_way r-48 g-48 h-45
_we_get_ r-47 g-38 m-35 h83
_we_will_ r-32 g28 m-27 h-32
_we_win_ r-25 g-26 m-58 h83
_weat h-27
_weather_ h-27
_web g-30
_webs h25
_website_ h25
_wed r-22 m-22 h-25
_wedd r-22 m-22 h-25
_wedding_ r-22 m-22 h-25
_weed r-25
_weed_ r-25 h21
_weed_for_ r-31 m-34 h74
_weeds_ r-25 h-31
_week r25
_week_ m-26 h-35
_weekend_ m21 h32
_weekly_ r26
_weighed_ r-34
_weight_ g-22
_weight_limit_ r-25
_wel r-43 h-21
_well r-38
_well_ r-38
_wes g-21 h-35
_what_are_ g47 k-26
_what_he_ g-23 h-21 k-24
_what_i_ g-38
_what_is_ g27 k-30
_what_you_ r-53 m-27
_whatever_he_ g36
_whatever_is_ r-25 g24 h-45
_whatever_net_ g27
_whatever_price_ r-34 g32
_whatever_the_ r-28 g35
_whatever_trap_ g22
_whatsapp_ g-23 h28
_whe g24
_whea r-35
_wheat_ r-35
_wheat_futures_ m-31
_when g21
_whet h-23
_whether_ h-23
_whic g21
_which_ g21
_whiskey_ h45
_whisky_the_ h-57
_whit m-25
_white_ g-28 m-28
_who_ g-22
_whole_ r-33
_why r-29 g-27
_why_ r-29 g-27
_wid h-59
_wif g-26
_wife g-24
_wife_ g-21
_will g21
_will_ g22
_will_be_ r-27 h-36
_will_buy_ r-39 g45 m-33 h-31
_will_see_ r-22 h-23
_win g-30 m24
_win_ g-32 m39
_wind r-25 g-45 k-24
_window_ r-38 g-39
_wine h36
_wine_ h29
_wine_red_ m-23 h-77
_winn m26 h-33
_winner_ m26 h-42
_winnings_ h26
_wins r-22 m21 h23
_wins_ r-22 m21 h23
_wir h-33
_wire h-33
_wire_ h-33
_with_a_ h-21
_with_my_ g-24
_with_no_ k28
_with_the_ m37
_within_ r-26 m-21
_without_charity_ g-27 h-39 k80
_without_the_ g-32 h70
_wo m24
_wom m-24
_won r-37 g-31 m38 h-25
_won_ r-35 g-35 m31 h-29
_woo r-33 m-45 h-30
_word k-27
_workshop_ h-30
_worl h-23
_world_ h-23
_wors h43
_worship_ h43
_wr r-29
_write_ m-26
_writing_ r-33 g34 h-23 k-23
_written_ g-21 h-37
_wro k34
_wron k38
_wrong_ k40
_wrong_description_ g-51 h-29 k35
_wrong_goods_ g-32 h-28 k63
_x_ g-23 m35 h35
_xb g-22 m33
_xbe g-22 m33
_xbet g-22 m33
_xbet_ g-22 m33
_xx h40
_xxx h40
_xxx_ h40
_ya3 m-25
_ya_ g-39
_yak r29 h-37
_yakh r29 h-37
_ye g28
_year h-22
_year_ h-31
_years_ r-25 g26 m-21
_yen g22 m24
_yes_ g26
_yes_or_ g46 h-46
_yet g34 h-26
_yet_ g53
_yield_of_ r-53 g47
_yo h-28
_yom r27 g-34 m-37 h-50 k25
_yom_ r27 g-34 m-37 h-50 k25
_you h-24
_you_ h-25
_you_back_ g-26 h-22
_you_feel_ r-31 g42
_you_feels_ g34
_you_like_ g-37 m-24 h-28
_your_wallet_ m-21 h-28 k21
_yous g-32
_yousef_ g-28
_yu m-22 h-24
_yun m-22 h-24
_yung m-22 h-24
_yung_ m-22 h-24
_za r-39 m-23
_zab r-26
_zak r-26 m-28 h-37
_zaka r-26 m-28 h-37
_zakat_ r-26 m-28 h-37
_zakat_on_ h-23
_ze r-22 m25
_zer h-27
_zero h-27
_zero_ h-23
_zi g-40
_zo r-24 m-37
_zod h33
_zodi h33
_zodiac_ h33
_zoo m-34 h-41
_zoo_ m-34 h-41
_zy g-23 h-32
_zya g-23 h-32
_zyad g-23 h-32
_zyada_ r-28
_اب h30
_ابا h26
_اباح h26
_اباحي_ m-29 h33
_ابل r-28
_ابلا k28
_ابلاغ_ k28
_ابن h-35
_ابن_ r-21 g-34 h-27
_ابو h-23
_ابو_ g-32
_ابي g32 k24
_ابي_ g-52 h-43 k41
_ابيع g39
_اتا r26
_اتاخ r26
_اتاخر_ r33
_اتع r-21 g-21 m-24
_اتعا r-21 g-21 m-24
_اتعاب_ g-24 m-23 h-21
_اتف g-23
_اث g-21
_اثاث h-25
_اثاث_ h-25
_اج r22
_اجا r-21 k23
_اجار r-26 k35
_اجار_ k57
_اجاره_ r-32 h-37
_اجر h-23
_اجر_ r42
_اجرت r-33 g-22 h-21 k39
_اجرت_ r-33 k41
_اجره h-23
_اجره_ h-23
_اجل r42
_اجل_ r45 h-21
_اجله r24
_اجله_ r24
_اح h28
_احمر h23
_احمر_ h23
_احو r-26 g-23 h-25 k25
_احول r-26 g-23 h-25 k25
_اخت r-21
_اختيار_ g31
_اخذ r24 m-32 h-48
_اخذ_ r21 g-30 m-34 h-49 k-38
_اخذت h-33
_اخذت_ r35 h-30
_اخر_ k-29
_اخر_السنه_ g23 m-24 h-56
_اخر_الشهر_ g-44
_اخض h-28
_اخضر h-28
_اخضر_ h-28
_اخف k33
_اخفا k33
_اخفاء_ k33
_اخو r-36 h-23
_اخوي r-36 h-23
_اخوي_ r-36 h-23
_ادر g32
_ادري g32
_ادري_ g32
_ادفع_ r-37
_ادم m-29 h-25
_ادما m-29 h-25
_ادمان_ m-29 h-25
_ادمان_القمار_ m-30 h-26
_اذ g30
_اذا g34
_اذا_ g34
_ارا g27 m-30 h-38
_اربع h-26
_ارت g25 m-25
_ارتف g25 m-25
_ارتفاع_ g25 m-25
_ارج r-43 h29
_ارض r-36 m-22 h-44
_ارض_ r-36 m-22 h-44
_ارق g-21 m36
_ارقا g-21 m36
_ارقام_ g-21 m36
_اري g-31 h-28 k26
_اريد g-31 h-28 k26
_اريد_ g-31 h-28 k26
_از m-33
_ازا m-32
_اسب r23 m-22 h-26
_اسبو r23 m-22 h-26
_اسبوع_ r32 g-27 m-22 h-26
_است h-27 k22
_استث g-25
_استخ k30
_استخدام_ k24
_استخدم_ k31
_استلام_ g25
_استلم_ k40
_استلم_تحويلات_ k25
_استلم_حوالات_ k31
_استي r-21 g-26 h-44 k22
_اسع m-56
_اسعا m-56
_اسعار_ m-56
_اسك g-24 m-22
_اسل k-25
_اسم g-21 m-23 h-45 k24
_اسم_ m-38 h-43
_اسمي h-21 k32
_اسمي_ h-21 k32
_اسه r-30 h22
_اسهم r-30 h22
_اسهم_ r-28 h23
_اسهم_شركه_ g-50
_اسهم_في_ r-22 g-49 m-33
_اسهم_لا_ g35 h-27
_اسهم_ما_ g22 h-29
_اسي k28
_اسيل k28
_اسيله_ k28
_اشتراه_ g30
_اشتراها_ r-31 g29 h-21
_اشتريت_ r21
_اشتريت_الدين_ r32 g-21
_اشتريت_دينه_ r34 g-28
_اشتريت_ديونه_ r30
_اشتريته_ r-36 h-31
_اشتريتها_ r-24 h-21
_اص m-24
_اصل m-28
_اصل_ h-38
_اصلي g-25 h37
_اصلي_ g-25 h37
_اض h-21
_اضا r-25
_اضاف r-25
_اط r-22 g-35
_اع m-23
_اعرف_ g30
_اعط r21
_اعطي r21
_اعلا m-33
_اف g-23 h37
_افل h35
_افلا h35
_افلام_ h35
_اق g-27 m-38
_اقت g38 h-31
_اقتر g42 h-35
_اقتراض_ g32 h-35
_اقتراض_اسهم_ g32 h-35
_اقر r26 g-47 m-51
_اقرض r31 g-48 m-52 h-40
_اقس g42
_اقسا g42
_اقساط_ g42
_اقل g-33 k35
_اقل_ g-33 k35
_اقل_من_ r-43 k36
_اك r30
_اكت h-24
_اكتو h-24
_اكتوبر_ h-24
_اكث r35
_اكثر r35
_اكثر_ r35
_اكراميه_للموظف_ r-29 h21
_اكس r-22 m38 k-22
_اكس_ r-22 m38 k-22
_ال_interest_ g-30
_الاب r-21 g-23 h21
_الابلاغ_ k27
_الاج g-29 h29
_الاجله_ r-29 g33
_الاخ r-26 h-36
_الار r-31
_الاش r-25
_الاص g-24 m26 h-33
_الاف r27 h-28
_الاف_ r29
_الاق r-24 m-42 h-35
_الان r27
_الاو r-23
_الاي h-22
_الايجار_ m-23
_البا r-24
_البح r-28 m-26 h-50
_البحر_ r-31 g28 m-24 h-57
_البر h-49
_البر_ h-25
_البض r-30 h-29
_البضاعه_ r-30 h-29
_البقره_ g22
_البل g-27
_البنكيه_ r-43
_البيت_ g-33 m-24
_البيتكوين_ h27
_البيع_ r-31
_التاخير_ g-26
_التب r-23 h25
_التح h-23
_التحويل_ k29
_التذ g-34
_التس g27 m-22
_التسليم_ g28 h-22
_التك g-29 h-34
_التل r-24
_التم r24 g-21
_التمر_ r-31
_التوفير_ r22 g-24
_التي g-42 h-26
_التي_ g-42 h-26
_الث h-25
_الثا g-22 h-22
_الثم r-31 h-28
_الثمن_ r-28 h-28
_الج h-29
_الجا h-32
_الجاي_ g-24
_الجد h-28
_الجمعه_ r-31 h-21
_الجه r-31 g-22
_الجهات_ k24
_الحا r-34 g-36
_الحب g22
_الحج g-26 m-21
_الحج_ r-21 g-25 m-26 h-31
_الحجز_ k-21
_الحد g-41 h-24 k23
_الحد_ g-27 h-25 k30
_الحر r-25 m-24
_الحس m-24 h-39
_الحش h-28
_الحشيش_ h-28
_الحظ m30
_الحظ_ m30
_الحلال_ h-24
_الحم r-35 h-34
_الحي h-25
_الحياه_ r-36
_الحين_ r32
_الخا g-27
_الخارج_ h21
_الخم g-26 h33
_الخي r-40
_الدر g-23 m-34 h-29
_الدف r-30
_الدفع_ r-25 g-41
_الدفعه_ r-30
_الدك r-25 g-31 h-21
_الدوره_ r-28
_الدي r25
_الدين_ r31 g-31 h-22
_الدين_اللي_ g-26 m-29
_الذي g-22
_الذي_ g-22
_الراتب_ h-21 k-25
_الراعي_ g-22 m-24
_الربح_ g-24
_الرخ k-29
_الرخصه_ k-29
_الرس r-27 h-32
_الرهان_ m27
_الرو r-28 g-27
_الرياضه_ r-24 h-33
_الز r21 m-27
_الزي m-21
_السا g-34 h-22
_الساعه_ g-25 h-22
_السايق_ m-23 h-35
_السب r-33 g-26
_السحب_علي_ h-27
_السد g-21
_السداد_ g-21
_السفر_ r-27 h-27
_السفينه_ r-22 g27 h-22
_السك r-28
_السل g-34
_السلفه_ g-25
_السم k-24
_السمك_ g27 h-25
_السو r-21 h-29
_السوق_ r-21 h-29
_السير_ h23
_الشا h22
_الشر h-42
_الشركه_ h-34
_الشق r-28 m-23
_الشقه_ r-28 m-23
_الص g-22 h-36
_الصن g-34 h-22
_الصي h-40
_الض m-21
_الضر r-21 g21 h-43
_الضريبه_ h-36
_الطاوله_ h21
_الطب r-26 h-30
_الطر k-25
_الطع g-27 h-28
_الطعام_ g-27 h-28
_العاب_ h-23
_العامله_ r-25
_العج h-24
_العجين_ h-24
_العد g-28 h-26
_العر r-38 g-35 m-29
_العش h-25 k-23
_العق h-22
_العقاري_ h-28
_العقد_ h-25
_العم m-22
_العيال_ g-31
_الغ r-36 m-33 h-53
_الغن r-30 g25
_الغنم_ r-30 g25
_الغي h-34
_الف_ g-26
_الفايده_ h-23
_الفايده_من_ r-24 h-28
_الفر r-21
_الفرس_ g32
_الفص r-21
_الفصل_ r-21
_الفن h25
_الفنجان_ h35
_الفوايد_ h-41
_القادمه_ g24
_القادمه_من_ g24
_القب g-22 k-21
_القر h-33
_القران_ m-25 h-40
_القرض_ r21
_القس h-22
_القم g-37
_القه h-30
_القهوه_ h-30
_الك h21
_الكت m-22
_الكتاب_ g-21 m-24 h-23
_الكحول_ h-27
_الكل h-26
_الكل_ r-21 h-22
_الكه h-30 k-21
_الكهرباء_ h-30 k-21
_اللع g-39 m30 h-32
_الله r-26
_الله_ r-26
_المال_ r36 g-21
_المت h-39
_المج h-23
_المحتوي_ g32 h-34
_المحل_ h-49 k-22
_المخ g-21
_المخدرات_ h-25
_المدرسه_ h-24
_المر r-24
_المز h-25
_المس r-21
_المسجد_ k-24
_المشتري_ h-28
_المص g-27
_المض r-21 g-21
_المط r-30 k-22
_المطر_ r-36 g23 m-30 h-33
_المع g-38
_المف r-22
_المق h-26
_المك h-27
_المكتب_ h-24
_المكشوف_ h-28
_المل r-21 h-29
_المن r-21
_المناقصه_ h23
_الموظفين_ r-21 h-28
_المي h-24
_الن r-22
_النس g-22 h-31
_النظ h-35
_النف g29
_النفط_ g29
_النق m-27
_اله h-57
_الهج g-31
_الهجن_ g-31
_الو r-24
_الور h-36 k-25
_الوز h-30
_الوزاره_ h-30
_الي_ m-40 h-22
_اليو r29
_ام_ g-24 h27
_امت g36
_املكه_ g38
_امه h-26
_امو k33
_اموا k33
_اموال_ k33
_ان g35 h-28
_ان_ g23
_انا g-31 h-38
_انا_ h-28
_انخ r-27
_انخف g22 m-21
_انخفاض_ g22 m-21
_انه g-32
_او_ r-37 g35 h-29
_اوج k37
_اوجر k37
_اوجر_ k37
_اور g-28 h28
_اول h-24
_اول_ h-29
_اي_ r-28
_ايا h-25
_ايام h-21
_ايام_ h-21
_ايث r-34 g-22
_ايج h-21
_ايجا h-21
_ايجار_ h-21
_ايش g28 h-25
_ايش_ g28 h-25
_ب_ r24 g-46
_باجل_مستقبلي_ r36 g-43
_بار r-24 g-55 m-40
_بار_ h-49
_باع r26 g27
_باق g-38 h-30
_باقل r35
_باقل_ r35
_باقل_من_ r24 g-24
_باقي r-27 g-46
_باقي_ r-27 g-46
_بالاقساط_ r21 g-45
_بالت m-21 h-28
_بالس k28
_بالش g-28
_بالف g-26
_بالق g-25 m-22
_بالك m-31 h-23
_بالكامل_ g-27 m-29
_بالميه_ g-21 h-23
_بالن g-37 h-29
_بالو h-31
_بان h26
_بانج h26
_بانجو_ h26
_باي r-35 g32 h-25
_باي_ g54
_باي_سعر_ g54
_بب h-23 k-22
_بت m27
_بت_ r-30 g-27 m44 k-24
_بتا h-28
_بتس r34 h-25
_بتسع r34 h-25
_بح m-27 h-35
_بحث g-24 m-29
_بخ m-22 h-41
_بخص r28 g-30
_بخصم r28 g-30
_بخصم_ r28 g-30
_بخم g33
_بخمس g33
_بدال h29
_بدر g-38 m-32
_بدل r25 g-33 m-22 h-44
_بدل_ m-22 h-42
_بدو r-22
_بدو_ g46
_بدون r-25
_بدون_ r-25
_بدون_اختيار_ g28
_بدون_اي_ r-28 g-33
_بدون_تحديد_ g41
_بدون_ترخيص_ h-24
_بدون_زياده_ g-36
_بدون_لا_ g-66 h-21 k66
_بدون_ما_ g-26 h-24 k31
_بدون_معرفه_ g32
_بدين h-32
_بر r-34 m-22
_برا r-31 m-27 h22
_بري g26 m-29
_بري_ g28 m-23
_بس_ r26 m-31
_بسعر_اليوم_ g-35
_بسي g-26
_بشت r-21 g33
_بشتر r-21 g33
_بشتريها_ r-23 g24
_بشر r27 g-32
_بشرط r28 g-33
_بشرط_ r28 g-33
_بص r-40 g-30 h-25
_بضاعه_مسروقه_ g-25 h33
_بطاقات_ h-28
_بطاقه_ g-24 m21
_بطل r-21 k-23
_بطن g37 h-32
_بطن_ g37 h-32
_بطو h-42
_بعت_ h-29
_بعته g-22
_بعد_ما_ r-35 g-26
_بعدي g37
_بعدين_ g37
_بعش h-24
_بعشر h-24
_بعشره_ r-24
_بعي k43
_بعيد k56
_بعيد_ k57
_بعيد_عن_ k57
_بعيدا_ k39
_بعيدا_عن_ k39
_بغ r-53 g-30 h26
_بف r24
_بفا r22
_بفاي r22
_بفايده_ r22
_بفايده_%_ r41 g-35 h-43 k-22
_بفو r30
_بفوا r30
_بفوايد_ r30
_بق m-44 h-55
_بقر r-21 g-32 h-45
_بقري r-21 g-32 h-45
_بقري_ r-21 g-32 h-45
_بقي m-35
_بك g34
_بكر r-24 g31
_بكره r-23 g21
_بكره_ r-23 g21
_بل r-27 h-25
_بلاغ h-49
_بلاغ_ h-49
_بلاغ_عن_ m-24 h-42
_بلد r-37 g-28 m-28
_بلدي r-37 g-28 m-28
_بلو h-41
_بمب g21
_بمبل g21
_بمبلغ_ g21
_بمي r-40 h-21
_بن g-21
_بنا g-22 h36
_بنات g-21 h29
_بنات_ g-21 h29
_بنت r-26 g-21 m-28 k-21
_بنت_ r-23 g-24 m-33 k-22
_بند r-24 g-26
_بنك_ k21
_بنك_ما_ h-34 k42
_بنكي r21 h-38
_بنكيه_ r28 h-28 k-24
_به r-37 g-21
_بو r-22 h22
_بوك h-51
_بوكر h-51
_بوكر_ h-51
_بيت r-42
_بيد r-38 m-38 h-35
_بيد_ r-39 m-41 h-38
_بير g-24 h38
_بيره g-25 h39
_بيره_ g-25 h39
_بيع g35
_بيع_ g26
_بيع_اسهم_ g45 h-31
_بيع_دين_ r68 g-39 h-31
_بيع_ديون_ r39 g-44
_بيع_سياره_ r-33 g28
_بيع_علي_ r-33 g40 h-23
_بيع_عينه_ r37 g-28 m-34
_بيعت r-23 g34 m-22 h-41
_بين g-22 m29 h-35 k-21
_بين_ r-37 g-38 h-32 k-28
_بينن r-24 h-28
_بيننا_ r-24 h-28
_بيني h-24
_بيني_ h-24
_بيني_وبين_ r-30 m22 h-25
_تاجير_ m-25 k27
_تاخ r40
_تاخي r31
_تاخير_ r29
_تاخير_علي_ r23
_تامين_علي_ g70
_تامين_مسترد_ g-45
_تامين_مسترده_ g-29
_تب k21
_تبر k23
_تبرع k23
_تبرع_ g-24
_تبرع_بدون_ k60
_تبرع_غير_ g-29 k64
_تبرعات_ k29
_تبرعات_دون_ k22
_تبرعات_في_ k28
_تبع h-41
_تبي k36
_تبيي k36
_تبييض_ k36
_تتا r30
_تتاخ r30
_تتاخر_ r30
_تث r32
_تجاريه_ g21 h-43
_تجد h-33
_تجدي h-33
_تجديد_ h-33
_تجن k45
_تجنب k45
_تجنب_ k45
_تح r-22
_تحت k21
_تحت_ k21
_تحت_حد_ k49
_تحت_سقف_ k21
_تحديد_ g49
_تحض h26
_تحضي h26
_تحضير_ h26
_تحل h-39
_تحلي h-39
_تحليل_ h-39
_تحو r-25
_تحويلات_ k27
_تخ h-42
_تخب k38
_تخبر k38
_تخبر_ r-24 k29
_تدا r-21
_تداو r-21
_تداول_ r-21
_تدخ r25 g-21
_تدل h27
_تدلي h29
_تدليك_ h29
_تذا g-22 h-27
_تذاك g-22 h-27
_تذاكر_ g-22 h-27
_تذكره_ m22
_تر g-26
_ترام h30
_ترامادول_ h30
_ترك r-28 g-31 m-26 h-47
_تز h22
_تزو h31
_تزوي h31
_تزوير_ h24
_تزي m-21
_تزيد r27 h-29
_تزيد_ r27 h-29
_تزيي h31
_تزييف_ h31
_تس r27 h-41
_تسل h-32
_تسلي g-42 h-34
_تسليم_ r-28 g-48
_تص r-24 h-22
_تصل r-27 g-29 h-26
_تصلي r-27 g-29 h-26
_تصليح_ r-27 g-29 h-26
_تط g-28
_تطب h-28
_تطبي h-28
_تطبيق_ h-28
_تطبيق_تعارف_ h49
_تع g-33 h45
_تعا g-23
_تعار h36
_تعارف_ h36
_تعل r-27
_تعلي r-27
_تف g-22
_تفا h-37 k25
_تفاد k39
_تفادي_ k39
_تق k23
_تقس h-25 k22
_تقسي h-25 k22
_تقسيم_ k32
_تقسيم_المبلغ_ r-26 k47
_تقليد_ h23
_تقو r-33 g-28 k33
_تقول g-24 h-23 k36
_تقول_ g-24 h-23 k36
_تك g-22 m-29
_تكا h-25
_تكاف h-25
_تكافل_ h-26
_تلد g37
_تلد_ g39 h-22
_تلده g28
_تلده_ g28
_تمر g24 h-28
_تمر_ g24 h-28
_تمر_عام_ g44
_تمل g24
_تملك g24
_تن r-29
_ته k38
_تهر k38
_تهرب h-34 k43
_تهرب_ h-34 k43
_تهرب_من_ h-35 k41
_تو g21
_تور r29 h-25
_تورق r33 h-25
_تورق_ r33 h-25
_تورق_منظم_ r25 h-25
_توز h-24
_توزي h-24
_توزيع_ r-21
_توع m-26 h-30
_توعي m-26 h-30
_توعيه_ m-26 h-30
_توقع g23 h-21
_توقع_ g27
_توقع_سعر_ g24 h-28
_توقع_صعود_ g25 m-43
_توقع_هبوط_ m-59
_تي g-28 m32 h23
_ثابته_ h-23
_ثان r-31
_ثاني r-31
_ثل h-24
_ثلا h-23
_ثلاث h-24
_ثلاث_ h-27
_ثم_ g-26
_ثما g36 h-29
_ثمر h-25
_ثمر_ h-25
_ثمن_غير_ g67
_ثمن_يحدد_ g22
_ثمنه_ k-21
_ثن g36 m33
_ثنا g36 m33
_ثناي g36 m33
_ثناييه_ g35 m35
_جا g28
_جاي g26 m-39
_جايز m-44
_جايزه_ m-44
_جد g25
_جديد_ g-27
_جديده_ g21
_جر r-32 m-22
_جرا g-27
_جز r-32 g-36 m-24
_جزا r-31 h23
_جل h26
_جم h-23
_جمع k23
_جمع_ k22
_جمع_تبرعات_ k22
_جمعي m-21
_جمعيه_ m-21
_جمل r-23 g36 h-27
_جمل_ g45 h-27
_جن h23
_جن_ h58
_جنس h36
_جنسي h36
_جنسيه_ h28
_جني g25
_جنين g49
_جنين_ g49
_جنيه m22
_جنيه_ m23
_جه k44
_جها k33
_جهات k33
_جهات_ k33
_جو h29
_جوا g-26 m22
_جواز h26
_جوال h32
_جوال_ h26
_جي r-35 g-34 m-21 h-28
_حا g-26
_حالي g24
_حاليا_ g24
_حت h30
_حتي h30
_حتي_ h30
_حج m-22
_حجا g-22
_حجاب g-21
_حجاب_ g-21
_حجز m-36
_حجز_ m-35
_حد m-27 h-33 k36
_حد_ g-29 m-27 h-33 k47
_حدي k-23
_حر m-23
_حرا g-25
_حرام h35
_حرك g32 m-32 h-21
_حركه g32 m-32 h-21
_حركه_ g32 m-32 h-21
_حساب_ m27 k31
_حسابه_ k33
_حسابي_ g-29
_حسب_ g21
_حسن r-23 g-22 h-24
_حسن_ r-23 g-22 h-24
_حش r-27 g-27
_حشي h23
_حشيش h23
_حشيش_ h23
_حص r-25 m-26
_حصت r-25
_حصتي r-24
_حصتي_ r-24
_حصتي_من_ g-53 h-23
_حصه r-22 g-22 m-43
_حصه_ r-22 g-22 m-43
_حض h21
_حضو h21
_حضور h21
_حضور_ h21
_حط g-24 m21
_حطي g-24
_حظ h-28
_حظي h-35
_حظير h-35
_حظيره_ h-35
_حف r-44 h-45
_حفل g-24 h-46
_حق_ال_ m-28 k-21
_حقه r28 g-22
_حقه_ r28 g-22
_حك g-21 h-24
_حل r-26
_حلا r-33 g-45 h-48
_حلال r-27 h-31
_حلال_ r-27 h-31
_حلو g-34 h35
_حلي h-36
_حليب h-36
_حليب_ h-36
_حم g29
_حمل g33
_حمل_ g63 h-50
_حمله g-31 m-22
_حمله_ g-31 m-22
_حمي h38
_حميم h38
_حوا r-30
_حوال r-31
_حوالات_ r-29 k30
_حواله_ r-24 m-21 h-22 k-22
_حول_ g-27 m-30
_حي g22 h-37
_حيا g30 h-28
_حياه g30 h-28
_حياه_ g30 h-28
_خا r-26
_خار h-29 k59
_خارج h-29 k59
_خارج_ h-29 k59
_خاص h47
_خاص_ h50
_خال r-21 h-47
_خال_ r-24 h-42
_خال_من_ r-24 h-42
_خالد g-21 h-25
_خالد_ g-21 h-25
_خالي h-33
_خالي_ h-31
_خالي_من_ h-24
_خاليه_ h-34
_خاليه_من_ h-32
_خب g-29 m-25
_خبز g-33 m-28 h-39
_خبز_ g-33 m-28 h-39
_خد r27 g-26 m23
_خدم h45
_خدما h23
_خدمات_ h23
_خذ r21 g23 h-29
_خذ_ g28
_خر m-34
_خرو g-31
_خروف g-31
_خروف_ g-31
_خز h-28
_خزا h-28
_خزان h-28
_خزانه_ r30
_خس g-30 m31
_خسا r-21 g-39
_خسار r-21 g-39
_خساره_ g-38
_خسر m22
_خسرت m24
_خسرت_ m24
_خش g-22 m-33 h-34
_خشب g-22 m-33 h-34
_خشب_ g-24 m-35 h-23
_خص r37
_خصم r37 h-22
_خصم_ r38
_خصم_كمبياله_ r23 g-21
_خصم_مستحقات_ r30
_خصم_مستحقاتنا_ r26
_خض r-40 g-39 m-39 h-46
_خط m-21 h-41
_خل_ r-24 g-26 m-32 h-60
_خلال_دقيقه_ m25
_خم r-21 g-25 h38
_خمر r-21 g-34 m-29 h43
_خمر_ r-26 g-27 m-28 h54
_خمس g-21
_خمسه r22 h-25
_خمسه_ r22 h-25
_خمسي g-22
_خمسين_ g-22
_خمو h44
_خمور h44
_خمور_ h44
_خن g-21 h22
_خنزير_ g-21
_خو g-21
_خوي g-21
_خويي g-23
_خويي_ g-23
_خي r-28 g24 h-24
_خيا g32 h-24
_خيار g32 h-24
_خيار_ g27 h-21
_خيار_بيع_ g45
_خيار_شراء_ r-21 g61 h-26
_خيارات_ g25 h-26
_خيارات_ثناييه_ m25
_خير r-48
_خيري r-39
_خيريه_ r-43 k-21
_دا g52 h-21
_داخ g21
_داخل g21
_داخله_ g24
_دب r-29 g-23
_دخ r-22 h-24
_دخا g-21 m-32 h-26
_دخان g-21 m-32 h-26
_دخان_ g-21 m-32 h-26
_دخل r-30
_دخو m28
_دخول m28
_دخول_ m28
_دخول_سحب_ m41
_درج h27
_درجه h27
_درجه_ h27
_دع m-32 h29
_دفع_ h-21
_دفعا g-24 k23
_دفعات_ g-24 k23
_دفعه_اولي_ h-28
_دفعه_تامين_ g-49
_دق m29 h-23
_دقي m29 h-23
_دقيق m29 h-23
_دقيقه_ m29 h-23
_دك g-25 h23
_دكت r-25
_دكتو r-25
_دم r-30 g-34 m-40 h24 k-23
_دم_ r-30 g-34 m-40 h24 k-23
_ده m-29 h-25
_دهن m-23
_دهن_ m-23
_دور g-22 h-44
_دوره g-22 h-48
_دوره_ r-29 h-50
_دوري r-28 g-25
_دوري_ r-26 g-28 k-21
_دون r-40
_دون_ r-40
_دون_اختيار_ g30
_دون_ان_ g43 h-23
_دون_تحديد_ g45
_دون_معرفه_ g38
_دي r22 g-25
_دين_ r41 g-23
_دينا r22
_دينار_ r22
_دينه r31 g-25
_دينه_ r31 g-25
_ديه r-28 m-30 h-36 k-28
_ديه_ r-28 m-30 h-36 k-28
_ديو r45 g-31
_ديون r50 g-32
_ديون_ r49 g-36
_ديونه_ r30
_ذه r29 h-25
_ذهب r30 h-23
_ذهب_ r37
_رات r-30 m-22 k-22
_راتب r-30 m-21 k-23
_راتب_ r-43 g-22
_راس g-28
_راس_ g-29
_راس_المال_ r31
_راس_مال_ r36
_راف h-21 k-25
_رافع h-21 k-25
_رافعه_ h-21 k-25
_ربا h-26
_ربا_ h-27
_ربح_ r24
_ربع r-30
_ربع_ r-30
_ربو r40 g-32
_ربوي r42 g-31
_ربوي_ r24 g-37 h21
_ربويه_ r30 h-33
_رج r31
_رجع g-31
_رد g-33 h-37
_رد_ g-33 h-33
_رساي h-26
_رسايل_ h-26
_رسم r-26 g-27
_رسم_ g-25
_رسوم_ضمان_ r63
_رش g-29 h33
_رشو g-24 h36
_رشوه g-22 h32
_رشوه_ g-22 h32
_رص g-24
_رصي g-24
_رصيد g-24
_رقا m-30
_رقاب k22
_رقابه_ k22
_رقم_ r-27 m25
_رم h-37
_رمض g-26 h-30
_رمضا g-26 h-30
_رمضان_ g-26 h-30
_ره m21
_رها m29
_رهان m29
_رهان_ m26
_رهان_علي_ g47 m-23
_رهن g-21 m-29 h-38
_رهن_ m-28 h-39
_رو h21
_روا h-36
_روات r-22 h-31 k30
_رواتب_ r-22 h-31 k30
_رواي m-21 h-35
_روايه_ m-21 h-35
_روح h30
_روحي h25
_روحي_ h23
_روحيه_ h22
_رول h-51
_رولي h-51
_روليت_ h-51
_ري g-25
_ريا g-25
_رياض h-24
_رياضيه_ m25
_ريال g-29
_ريال_ g-29
_زا g-26 h45
_زب r-39 m-41 h26
_زر r-31
_زك r-44 g-36 m-26 h-38
_زكا r-44 g-36 m-26 h-38
_زكاه r-42 g-24 m-24 h-32
_زكاه_ r-42 g-24 m-24 h-32
_زه r-24 m-21 h-24
_زو r-31
_زوا r-28
_زواج r-28
_زواج_ r-28
_زي g-24
_سا r-29
_ساع r-37 g-21
_ساعه r-30 h25
_ساعه_ r-30 h25
_سال m-22
_سالم m-22
_سالم_ m-22
_سب g-51
_سبا g-37 h-33
_سباق h-36
_سباق_ h-38
_ست g-42 h-28 k-26
_سج r-26 g-28 h38
_سحب m29 h-49
_سحب_ m30 h-45
_سحب_سياره_ g-46 m-61 h-30
_سحب_علي_ g-25 m40 h-28
_سحب_نقدي_ m-34
_سد h-32
_سدا h-22
_سداد h-22
_سداد_ h-22
_سداد_قرض_ h-39
_سدد g-29
_سددت g-29
_سددت_ g-29
_سع g26
_سعر g28
_سعر_ g33
_سعر_حسب_ g51
_سعر_غير_ g59
_سعر_يحدد_ g21
_سف g35
_سفر g28 m-22
_سفر_ g36 m-22 h-43
_سفي g44
_سفين g44
_سفينه_ g44
_سق k44
_سقف k44
_سقف_ k44
_سك r-22 g-40 m-35
_سكر g-26
_سكن r-31 g-40 m-29 h-38 k-21
_سلا g-44
_سلاح g-44
_سلاح_ g-44
_سلف g-25 h-30
_سلفت g-33
_سلفن h-35
_سلفني_ h-35
_سلفه g-24
_سلفه_ g-24
_سلم_ r-27
_سلو m53 h-61
_سلوت m61 h-67
_سم r-23 g41 h-31
_سمك r-25 g41 h-32
_سمك_ g32 h-28
_سمك_في_ r-29 g42 m-27 h-30
_سنت r-21
_سنتي r-21
_سنتين_ r-21
_سند h-36
_سند_ r-22 g-21
_سندا r37
_سندات_ r37
_سنه g-25
_سنه_ g-25
_سنو r28
_سنوي r28
_سنوي_ r25
_سنويه_ g-26
_سه r-27 g26 m-23
_سهر m-28
_سهم r-25 g34
_سهم_ r-25 g34
_سو g-24 h-40
_سوا g-23
_سوال k33
_سوال_ k33
_سوق h-21
_سوق_ h-21
_سيا k-24
_سيار k-24
_سياره_ r-22
_سيج h32
_سيجا h32
_سيجاره_ h34
_سير h32
_سير_ g-25 h73
_شا r-21 g30
_شاء g22
_شاء_ g22
_شار r-26 g29 h-34
_شارد g43 h-24
_شارد_ g33 h-24
_شام g35
_شامل g37 h-22
_شامل_ g37 h-22
_شاي g-25 m-25 h-49
_شاي_ g-23 m-21 h-49
_شب r-36 g-24
_شح h22
_شحنه k-28
_شخص_ r-25 h-21
_شراء_اسهم_ r-43 g-42
_شراء_ذهب_ r32
_شراء_عملات_ g-22
_شراب r-21 g-21 m-23
_شراب_ r-21 g-21 m-23
_شراك g-25
_شراكه_ g-25
_شرط r-26 m31 h-33
_شرط_ r-26 m31 h-33
_شرع r-30 h-41
_شرعي r-30 h-41
_شرعي_ r-30 h-39
_شركه_تامين_ g-40 h33
_شري g27
_شريت g33 h-29
_شريت_ r-25 g34 h-32
_شع m-21
_شعي h-29
_شعير h-29
_شعير_ h-29
_شغ r-23 m-22
_شغل r-23 m-22
_شف h-29
_شفته r-26
_شقه r-25
_شقه_ r-25
_شم r-23 h28
_شها h22
_شهاد h22
_شهاده_ h21
_شهاده_بدون_ h74
_شهاده_بلا_ h79
_شهاده_طبيه_ h42
_شهاده_مرضيه_ h21
_شهر r30
_شهر_ r31
_شهر_تاخير_ r26 g-25 h-22
_شهري g-22
_شهري_ h-32
_شهريه_ r24
_شو h-24
_شو_ g28
_شور g25 m-22 h-28
_شورت g25 m-22 h-28
_شورت_ g25 m-22 h-28
_شي h-22
_شي_ r-35 h-25
_شيك g-26
_شيك_ g-39
_شيك_موجل_ r26 g-43
_صاحب_ r-34 g-31
_صال r-24 h22
_صاله r-24 h22
_صاله_ r-24 h22
_صح r-35 h-39
_صحي r-33 m-33 h-42
_صد r-25 g-23 h-40 k-21
_صدق r-21 g-38 m-26 h-26
_صدقه r-21 g-38 m-26 h-26
_صدقه_ r-21 g-38 m-26 h-26
_صدي r-25 g-29 h-25 k-24
_صديق r-25 g-29 h-25 k-24
_صر g-31
_صرف g-32 h-22
_صرف_ g-34
_صرف_اجل_ r48 g-40
_صرف_دولار_ r-30 g-31 m-41
_صع g25
_صعو g25
_صعود g25
_صعود_ g25
_صف r-34 g24
_صفق g27
_صل h-32
_صلا h-29
_صلاحها_ g21
_صناعي_ h-22
_صنف h38
_صنف_ h38
_صو g-27 h21
_صور g-28 h29
_صور_ m-30 h29
_صوري k36
_صوريه_ k27
_صي r-24
_صيا r-31 h-26
_صيان r-32 h-28
_صيانه_ r-32 h-28
_صيد g30 m-21
_صيد_ g31 m-31 h-45
_ضا g72 m-27 h-35
_ضاي g36
_ضايع g36
_ضد g40 m-32 h-36
_ضد_ g40 m-32 h-36
_ضر r-25 g37
_ضري r-26 g-21
_ضريب r-26 g-21
_ضمان_%_ r57
_ضمان_راس_ r52
_ضمانه_ r37
_طا g-21
_طاز g-25 h-28
_طازج g-24 h-21
_طازج_ g-24 h-21
_طال k-25
_طاو g-28
_طاول g-28
_طاوله_ g-28
_طب r-29 g-21 h-26
_طبا r-31 g-27
_طباع r-31 g-27
_طباعه_ r-31 g-27
_طبي_ r-24 h-23
_طبيع h-33
_طق h-23
_طقم h-23
_طقم_ h-23
_طل g-23 h31
_طلب h25
_طلب_ r-38 h22
_طلبت h30
_طلع g-31
_طلع_ g-24
_طن g-35
_طو r30 k-27
_طول r30 k-27
_طي r-30 g21 m-52 h-49
_طير g26 m-47 h-46
_طير_ g50
_طير_في_ g50
_ع_ m-25 h-27
_عا g22
_عاد g21
_عال m21
_عام g34 h-24
_عام_ g39 h-27
_عام_القادمه_ g24
_عام_قادم_ g31
_عج h-46
_عجي h-38
_عجين h-38
_عجين_ h-38
_عد h-38
_عر h26
_عرا h26
_عراف h23
_عرق h34
_عرق_ h34
_عز r-33 g-21 m-29 h27
_عس r-27
_عسل r-27
_عسل_ r-27
_عشا k27
_عشان k28
_عشان_ k28
_عشان_بنك_ h-30 k38
_عشان_لا_ k41
_عشان_ما_ g-23 m-22 h-32 k44
_عشر g-33
_عشره g-23 m21
_عشره_ g-23 m21
_عشره_الاف_ g-23
_عشو g24 h-24
_عشوا g24 h-24
_عص r-22 g-36 h-25
_عصا r-27 h-33
_عطر r-26 h-48
_عطر_ g-23 h-44
_عقا r-29 g-40
_عقار r-29 g-40
_عقد h-26
_عقد_ h-26
_عقد_صرف_ r45 g-29
_عقد_مبادله_ r-35 g33
_عقود_اجله_ r-45 h-37
_عقود_خيارات_ g38 m-37 h-22
_عقود_ذهب_ r-95 g71
_عقود_فروقات_ g32
_عقود_نفط_ r-31 g41
_علا r-27 h-42
_علاج r-27 h-44
_علاج_ r-27 h-40
_علش k29
_علشا k29
_علشان_ k29
_علشان_ما_ g-26 k35
_علف r-23 g-35 m-30 h-48 k-23
_علف_ r-23 g-35 m-30 h-48 k-23
_علم r-40 g-30 h-24 k50
_علم_ g-35 h-27 k60
_علي_المكشوف_ r-33 h-29
_علي_النفط_ g29 m-22
_علي_ان_ g-37 h-43 k-21
_علي_ثمن_ g28
_علي_دفعات_ g-23 h-22 k32
_علي_سعر_ g48 m-40
_علي_سياره_ g-22 m38 h-35
_علي_ضمانه_ r36
_علي_كفالته_ r48
_علي_كفاله_ r91
_علي_مرات_ m-28 h-21 k44
_عليك g-28 h-29
_عليك_ g-28
_علين k-27
_علينا_ k-27
_عليه_ h-24
_عليها_ r27
_عما r-32 g-25 h-36 k-32
_عمال h-31 k-26
_عمال_ h-31 k-26
_عمر g-34
_عمل h32
_عمل_ r-26 g-42 m-26 h48 k-22
_عملات_ r27
_عمله r23
_عمله_ r23
_عموله_ r21
_عموله_ضمان_ r31
_عموله_علي_ r34
_عموله_كفاله_ r59
_عمي g-23 h-34
_عمي_ g-23 h-34
_عن_ r-25 g-23
_عن_كل_ h23
_عنب g-32 m-23
_عنب_ g-32 m-23
_عند_شركه_ r24 h-51
_عنده g26 h-23
_عنده_ g26 h-23
_عندي h-28
_عندي_ h-28
_عني h30
_عني_ h30
_عي g-23 m-28 h-34
_عيد r-34 m-27 h-33
_عيدي r-34 m-27 h-33
_عين r27 g-24 m-28 h-31
_عين_ r-36 h-32
_عينه r39 g-33 m-31
_عينه_ r39 g-33 m-31
_غا h-57
_غام g44 h-25
_غامض g44 h-25
_غرام_ r-25 h43
_غرامه_ h-40
_غرق r-21 g31 h-21
_غرقت r-21 g31 h-21
_غرقت_ r-21 g31 h-21
_غس r-22 g-32 k46
_غسل r-22 k57
_غسل_ r-22 k57
_غسي r-21 g-36 h-21 k30
_غسيل r-21 g-36 h-21 k30
_غسيل_ r-21 g-36 h-21 k30
_غل r-21 g-27 m24
_غن r-27 m-23 h-41
_غنم r-27 m-23 h-41
_غنم_ m-26 h-38
_غي g39 h-25
_غير g41
_غير_ g43 h-21
_غير_ما_ k-21
_غير_معروف_ g42
_فا g-23
_فات g-22 k22
_فاتو g-22 k23
_فاتوره_ g-22 k23
_فاتوره_وهميه_ h-57 k35
_فاي g-21
_فايده_علي_ r68 g-22 m-27 h-21
_فت r-22 h42
_فتح r-22
_فح h-21
_فر g25 m22 h-52
_فرق m-34 h-52
_فرق_ m-34 h-52
_فرو g35 h-24
_فروق g35 h-24
_فروقات_ g22 m27 h-23
_فري r-26 g-27
_فريق r-26 g-27
_فض g-23 m-21
_فضه g-23 m-21
_فضه_ g-23 m-21
_فق r-45 g-31
_فقط r-44 g-35
_فقط_ r-44 g-35
_فقه r-25
_فك g-24 m-35
_فكه m-39 h-38
_فكه_ m-39 h-38
_فل g-21
_فلوسي_ m-22 h-32
_فنج h-24
_فنجا h-24
_فنجان_ h-24
_فوا h-22
_فوات h-36 k26
_فواتير_ h-36 k26
_فوايد_علي_ r43 m-28
_فود h26
_فودك h26
_فودكا_ h26
_فور r-35 h-25
_فورا r-37 h-23
_فورا_ r-37 h-23
_فوق h-23
_فوق_ h-23
_في h21
_في_الخارج_ h21
_في_بطن_ g37 h-32
_في_بنك_ r-23 k-32
_في_سحب_ m51 h-22
_في_شركه_ r-33 g-48 m-29 h30
_فيل g-29 m-33 h-47
_فيلم m-36 h-40
_فيلم_ m-36 h-40
_فيه_ h-26
_قا h51
_قات r-48 g-38 m-40 h40 k-30
_قات_ r-48 g-38 m-40 h40 k-30
_قادم g31
_قادم_ g31
_قادم_من_ g31
_قار r-23 h46
_قاري r-26 h49
_قاع r-27 g-21 h-30
_قاعه r-27 g-21 h-30
_قاعه_ r-27 g-21 h-30
_قب g38
_قبض r-30 m-25 h-47
_قبل g39
_قبل_ g39
_قبل_ان_ r-29 g49
_قبل_بدو_ g46
_قد r25 g-37 h-30
_قدا r-33 h-32
_قدام r-33 h-32
_قدي r29 g-29 m-23
_قديم r29 g-29 m-23
_قرا h22
_قراء h23
_قراءه_ h23
_قرش r-21 h39
_قرش_ r-21 h39
_قرض r27
_قرض_ r27
_قرض_بفايده_ r37
_قرض_حسن_ r-23 h-21
_قرع g-21
_قرعه g-21
_قرعه_ g-21
_قرعه_الحج_ m-27
_قرو r32
_قروض r38
_قروض_ r38
_قسط g23 h-34
_قسط_ g23 h-34
_قسط_تامين_ r-29 g42 h-27
_قسم r-32 g-23 m-25
_قص r-31 m-28 h-46 k-21
_قط r-43
_قطع r-37 m-25 k-24
_قل h-30
_قم r-24 m21
_قما r-24 m26
_قمار r-23 g-23 m35 h28
_قمار_ r-23 g-23 m35 h28
_قماش m-25 h-32 k-21
_قماش_ m-25 h-32 k-21
_قمح h-27
_قمح_ h-27
_قه m-26
_قهو m-26
_قيمت h-33
_قيمه g-21 m25 h21
_قيمه_ g-21 m25 h21
_كاس h43
_كاس_ r-23 m-21 h56
_كاش r26
_كاش_ r26
_كام g-22
_كامل_ r-40 h-30
_كبت h33
_كبتا h33
_كبتاجون_ h24
_كبي r-28 h-29
_كبير r-28 h-29
_كبيره_ r-28 h-29
_كت r-39
_كتا r-21 g-34
_كتاب r-22 g-28
_كتاب_ r-23 g-29
_كتب r-40 m-23 h-40
_كتب_ r-40 m-23 h-40
_كح g-23
_كحول_ g-23 h-40
_كحوليه_ h26
_كرت g-29
_كرتو g-29
_كس r-32
_كش g-25 m26 h-49
_كشف m-21 h-48
_كشف_ m-21 h-48
_كف h-26
_كف_ r-34 g-36 m-22 k-22
_كفالته_ r37
_كفاله_ h-22
_كفاله_%_ r81
_كل_ r24 h21
_كل_اسبوع_ h-22
_كل_شهر_ r40
_كل_واحد_ r-27 h-41
_كل_يوم_ h-21
_كله r-30 g23
_كله_ r-30 g21
_كلها h-25
_كلها_ h-25
_كم h25
_كم_ r-28 m-25 h22 k-31
_كما h25
_كمب r23
_كمبي r23
_كمبياله_ r23
_كن r-24 g-38 k-21
_كه g-30
_كهر g-29
_كهرب g-29
_كو h36
_كوب m21
_كوبو m28
_كوبون_ m22
_كوبي h37
_كوبي_ h37
_كوك h26
_كي_ r-38 g-53 m25
_كيس r-25 g21 m-39
_كيس_ r-25 g21 m-39
_كيف r-26 g40 m-28
_كيف_ h30
_كيك m-43 h-41
_كيكه m-43 h-41
_كيكه_ m-43 h-41
_كيلو g-51
_كيلو_ g-49
_لا_ r-23 h-21 k30
_لا_املكها_ g64
_لا_تخبر_ r-24 k29
_لا_يملكه_ g32
_لا_يملكها_ g31
_لاب g-26 m-21
_لابن g-31
_لابو h-22
_لاحق g24
_لاحقا_ g24
_لاخ r-40 g-43 h-25
_لاخف k23
_لاخفاء_ k23
_لاس r-21
_لام m-28
_لامي_ h-37
_لان g-37 m-22 h-33
_لب r-27 g21 k-21
_لبن r-23 g26 k-24
_لبي h24
_لبيع h24
_لتج k27
_لتجن k31
_لتجنب_ k31
_لتفا k27
_لتفادي_ k27
_لج r-30 g-30
_لجم k25
_لجمع k-21
_لجمعيه_ k-21
_لجه r-28
_لجهه r-28
_لجهه_ r-28
_لح h31
_لحم h29
_لحم_ h29
_لحم_خنزير_ g-25 h38
_لدي k-22
_لدي_ k-22
_لز r-45 g-32 m-31
_لس g39 m-24 h21 k-25
_لسا g35
_لسا_ g36 h-39
_لسا_ما_ r-23 g36 h-24
_لشخ g-28 k30
_لشخص g-28 k30
_لشخص_ g-28 k30
_لشر g24 h-41
_لشرك g29 h-33
_لشركه_ g29 h-33
_لشه r23 g-30 m-31
_لشهر r21 g-33 m-34
_لشهر_ r21 g-33 m-34
_لص h26
_لط g-34
_لطر g-28 h21
_لع r-42
_لعب r-28 m24
_لعبن h-32
_لعبنا_ h-32
_لغ g-32
_لغي g-31 k21
_لغير g-31 k21
_لف r-33 g-28 h26
_لفا r-29
_لفاي r-30
_لفايده_ r-30
_لك_ h-44
_لكل r-30 g-22 m25 h-26
_لكل_ r-30 g-22 m25 h-26
_لكي k49
_لكي_ k49
_للا r-28 h-48
_للاخ k24
_للاس r-31 g-34 m-31 h-35
_للب g-24
_للبا g-23 k-21
_للبن h-34
_للبي g-21
_للبيت_ h-38 k-24
_للجم h-31
_للد r-23
_للدخ m21
_للدخول_ m21
_للدي m-31
_للر r-40 g-26 m25 h25
_للز h28
_للس r-22
_للسه h26
_للسهره_ h23
_للسي h-40
_للسياره_ h-40
_للط g-24
_للع m-41
_للعم g-33 m-26
_للف m23
_للفق r-31 h-27
_للفقراء_ r-31 h-27
_للفو m21 h-41
_للفوز_ m23 h-43
_للقرض_ g-36
_للك r-21 h34
_للمج r-32 h-23
_للمح r-33 g26
_للمر r33 g-23 h-28
_للمط r-25 g-43
_للموظف_ h27
_للموظف_عشان_ h21 k-30
_لله g-28
_لله_ g-27
_للهل h-21
_للهلال_ h-21
_للهلال_الاحمر_ h-21
_للو g-37
_للي r34
_لم g27 m-22 h29
_لم_ g83 h-39
_لم_يبد_ g40
_لمو m-31 h37
_لموق m-34 h39
_لموقع_ m-34 h39
_لن g-23
_لنا g-21
_لنا_ g-24
_له h-36
_له_ h-40
_لهم k22
_لهم_ k22
_لو r-37 g37
_لو_ r-29 g36
_لوت r-23 m35
_لوتو r-22 m30 h23
_لوتو_ r-22 m30 h23
_لون r-35 g-32 h-32
_لون_ r-35 g-32 h-32
_لي h24
_لي_ r33
_لير g-26
_ليس g44 h-25
_ليس_ g44 h-29
_ليس_في_ g45 h-37
_ليست g35
_ليست_ g35
_ليست_في_ g38 h-23
_ليل h43
_ليل_ r-25 g-32 m-26 h51
_ليله_مع_ m-23 h35
_ليلي h40
_ليلي_ m-23 h32
_ليليه_ h24
_لين r-27 g-26 h-35
_لين_ r-27 g-26 h-35
_ليو g-22
_ما g31
_ما_ g34
_ما_ابي_ g-52 h-43 k41
_ما_اعرف_ g34 h-22
_ما_املكها_ g41
_ما_تظهر_ k28
_ما_تلد_ g39 h-22
_ما_تلده_ g28
_ما_لا_ g22
_ما_هو_ g28
_ما_هي_ r-30 g36
_ما_يبين_ m-26 k40
_ما_يدري_ h-26 k24
_ما_يزهر_ g26
_ما_يسال_ r-24 h-21 k22
_ما_يطلع_ m-24 h-62
_ما_ينتبه_ k30
_ماء h-40 k-30
_ماء_ h-40 k-30
_مار h26
_مارج g50 h-21
_مارجن_ g50 h-21
_مارس g-32
_مارس_ g-32
_مال h-31
_مال_ g-23 h-43
_ماله m-25
_مالي r-22 m-28
_مالي_ g-38 m-23
_ماي r-25 h-59
_مب_ r-25 g31
_مباد g29
_مبادلات_ g42
_مبادله_ g31
_مبلغ_ g-34
_مبلغ_تامين_ g-43
_مبي h37
_مت r35
_متج h23
_متجر h23
_متجر_ g-25 h32
_متع r-35 g-45 m-36 h33
_متفق r21 h-23
_متفق_ h-28
_متفق_عليه_ r-55 g-29 h-31
_مث g-26 m-24 k-21
_مثل g-26 m-24 k-21
_مجا h-26
_مجان h-25
_مجاني_ m-28 h-22
_مجه g24
_مجهو g24
_مجهول_ h-22
_مجهول_المحتوي_ g33 h-38
_مجهوله_ g21
_محا r-41 h-52
_محاض g-29
_محاضره_ g-29
_محتا g-29
_محتوي_ h22
_محتوي_غير_ g21
_محد h-23
_محدد_ r-25 g21
_محص g28
_محصو g28
_محصول_ g28
_محف k29
_محفظ k29
_محفظته_ k21
_محفظتي_ k22
_محفظه_ g-30 k37
_محل g-36
_محل_ g-30 h21
_مخا h-42 k-21
_مخد h34
_مخدر h34
_مخدر_ h-23
_مخدرات_ h36
_مخدره_ h27
_مخز r-22 h-33
_مخزن r-22 h-33
_مدر r-24
_مدرس r-22 g-22 h-33 k-21
_مدفوع_ g-37 m22 h-27
_مدي r23
_مديو r22
_مراب g-22
_مرابحه_ g-22
_مرات m-28 h-21 k44
_مرات_ m-28 h-21 k44
_مراهنه_ g21 h-56
_مراهنه_علي_ g50 m-59 h-23
_مرت r-34 m-38
_مرخ k44
_مرخص k44
_مرخصه_ k45
_مرض h33
_مرضي h21
_مرضيه_ h21
_مرك r22 g31 m-21
_مز h32
_مزا r-26
_مزاج g21
_مزو h37
_مزور h37
_مزور_ h26
_مزوره_ h25
_مزي h34
_مزيف h34
_مزيفه_ h24
_مسا r-36 m-26
_مساب m-25
_مسابقه_ m-25
_مساج_خاص_ h37
_مساهمه_ r-21
_مستا r-22 h-22 k54
_مستح r33
_مستحقات_ r30
_مستر g-22
_مسترده_ g-29
_مستع g-29 m-39 k29
_مستقبل_ r-23 g-40
_مستقبله_ g-23
_مستقبلي_ r42
_مستقبليات_ r-30 g33
_مستقبليه_ r35 g-24
_مسج g-48 m-25 h-45
_مسر h25
_مسرو h25
_مسروق_ h30
_مسكره_ h-54
_مسل m-31 h-30
_مسلس m-31 h-30
_مسلسل_ m-31 h-30
_مش_ g48
_مشاركه_ m36
_مشروب_ h39
_مشف r-25
_مشفر r-25
_مشفره_ r-27
_مص h-27
_مصا h-25
_مصار h-25
_مصاريف_ h-23
_مصر h-25
_مصرف k25
_مصرف_ k43
_مصرو r-23 h-35
_مصروف_ r-30 m-26 h-43 k-24
_مصروفات_ k35
_مض r33
_مضم r28
_مضمو r29
_مضمون_ r21
_مضمونه_ r21
_مط h-44
_مطع r-21 h-48
_مطعم r-21 h-48
_مطعم_ r-21 h-48
_معا h-37
_معت h-33
_معتم h-33
_معرف g40
_معرفه_ g40
_معروفه_ k-28
_معس g-28 k-21
_معسل g-28 k-21
_معسل_ g-28 k-21
_معق h-27
_معقم h-27
_معقم_ h-27
_معل r-46
_معلق g23
_معلو r-34
_معلوم_ r-41
_مغ g33 m-33
_مغل g34 m-35
_مفا h-31
_مفر h21
_مفرو h21
_مقام m31
_مقد r-26 g-28 m-21
_مقط g-21 h-25
_مقطو g-21 h-25
_مقطوع_ g-24
_مقل h47
_مقلد h47
_مقلد_ h34
_مقلده_ h30
_مكاف h-27
_مكافحه_ h-31
_مكان r-22
_مكت h30
_مكتب r-27 h30
_مكتب_ r-27 h30
_مكش r-25
_مكشو r-25
_مكشوف_ r-25
_مل r-22 g24
_ملغ h48
_ملك g51 h-23
_ملكه g37
_ملكه_ g37
_ملكي g33 h-25
_ملكي_ g39 h-26
_مم h-54
_من_البنك_ h-34
_من_الصراف_ r-24 m-35 h-42
_من_القرض_ g-31 h-26 k-22
_من_الكحول_ h-27
_من_المحل_ g-44 h-32
_من_بنك_ h-39
_من_حد_ r-26 k46
_من_شركه_ g27
_من_فوايد_ r-37
_من_محل_ g-31 m-29
_منظ r28 h-21
_منظم r28 h-21
_منظم_ r28 h-21
_مني r26 g-29
_مني_ r26 g-29
_مه r-39 g-40 h36
_مو g22
_مو_ g28 h-28
_موا g28
_مواص g31
_مواصفات_ g33 m-21
_موجل r23
_موجله_ r27 g-38 k-31
_موشر g23
_موشر_ g23
_موعد_ g22
_موق g-31
_موقع_تعارف_ m-23
_موقع_مراهنات_ m21 h24
_ميتي h-34
_ميتين_ h-34
_ميس h-21
_ميسر h-21
_ميسره_ r-24 m-21 h-22
_ميه r-48 m34
_ميه_ r-48 m34
_نا r-30 h27
_ناد g-26 h23
_ناس r-27 k29
_ناس_ r-27 k29
_ناق r-21
_ناقه h-24
_ناقه_ h-24
_نب g-28
_نبي g-22
_نبيذ h24
_نبيذ_ h33
_نبيذي_ h-30
_نت h-23
_نتج g-28 k50
_نتجن k21
_نتجنب_ k21
_نتفا k27
_نتفادي_ k30
_نج k25
_نجم r-21 k29
_نجمع r-21 k29
_نجمع_ r-23 k29
_نجمع_فلوس_ k42
_نجمع_كاش_ k46
_نح h-37
_نحد g26
_نحدد g26
_نحدد_ g24
_نحدده_ g23
_نخت g26
_نختا g26
_نختار_ g26
_نز r34 h-26
_نزل r23
_نزلت h-36
_نزلت_ h-36
_نسب r26
_نسبه r28
_نسبه_ r28
_نسخ h26
_نسخ_ h52
_نص_ r-40 g21 m-30 h-36
_نصف g-39 m-32 h30
_نصف_ g-36 h30
_نصيب_ g-29 m25
_نصيبي_ m-25 h-39
_نظ g-21 h-28
_نع h-23 k31
_نفس g-21
_نفس_ r-30
_نفسه g-35
_نفط g33
_نفط_ g33
_نقدي m-34
_نقدي_ m-34
_نقس r-25 m-28 h-21
_نقسم r-25 m-28 h-21
_نقل r-29 g-24
_نقل_ r-29 g-24
_نه g-25
_نها g-25
_نهاي g-25
_نهايه_ g-26
_نو r-46 k26
_ني k25
_نيا h-21 k36
_نياب h-21 k36
_نيابه_ h-21 k36
_ها r-23
_هات r-28 g-22 m-37 k-35
_هال m-32 h-28
_هام g29
_هامش g38 h-21
_هامش_ g38 h-21
_هب g22
_هبو g22
_هبوط g22
_هبوط_ g24
_هد g-29
_هدي g-28
_هديه g-28
_هديه_ g-28
_هديه_للموظف_ h68
_هذي h-41
_هذي_ h-41
_هل h33
_هو_ h-28
_هوي g24
_هويه h26
_هويه_ h26
_هي_ r-43
_واح r-25
_واحد r-27
_واحد_ r-26 m21
_واحد_يحط_ r-23 g-22
_واحو k46
_وار g28 h-35
_واس r30 g-28
_واست r26
_واش g-27
_واشت g-27
_والا m22
_والب r21
_والباقي_ r37 g-29
_والث r-23 g26
_والثمن_ r-23 g26
_والج m-31 h-29
_والخ r-26 h-33
_والخساره_ r-21
_والخساره_علي_ r-22
_والد g-27 m-32 h-36
_والر m-40 h-42
_والس r-28 h-22
_والسعر_ g29
_والف r25
_والك r-27 h-22
_والل g-25 m23
_واللي_ r-35 g-26 m26
_والم r-31 h-36
_وان h-43
_وان_ m46 h-45
_وانا h-25
_وانا_ h-25
_وب r32
_وبر g-22 m-21 h-32 k-21
_وبرج r25 h-30
_وبشتريها_ r-49 g37
_وبع m-21
_وبعد r-25 g-25
_وبين h-24
_وبين_ r-30 m22 h-25
_وت g-48
_وتح k40
_وتحو k44
_وتر g-21
_وترج h-27
_وث m-31
_وثي g31
_وثيق g31
_وثيقه_ g31
_وثيقه_تامين_ g33
_وج r-38 g-42 m-38 h-35 k-27
_وح r-41
_وحو r-32
_وحول r-32
_وخ h-45
_وخس g-21 m31 h-24
_وخسر m32 h-26
_وخم r31
_وخمس r31
_ود g-22
_ودف g-21
_ودي r21
_وديع r26 h-30
_وديعه_ r26 h-30
_وذ r-30 g-22 m-24 h-46
_ور r28 m28
_ورا r23 g-26
_وراس r30 g-23
_وراس_ r30 g-23
_ورد r-36 g-25
_ورق m26
_ورق_ r-31 g-25 m29 h-53
_ورقه g-32
_ورقه_ g-32
_وز r33
_وس g-62
_وسل g-30 h-33
_وسي h-49 k23
_وش r-34 m-24 h-52
_وش_ g30 h-29
_وصا g-34 h-33
_وصار g-34 h-33
_وصل g-25 m-22 k-24
_وط g-37
_وطم g-26
_وطما g-26
_وطماطم_ g-26
_وع r-24 g-42 m-43 h-35
_وعد r-25 g-36 m-25 h-32
_وف m-38
_وفو g-34 h-40
_وقت r-28 m-24 h-35
_وقت_ r-28 m-24 h-35
_وك r-24 g-53
_وكا m-22
_وكش r-25 g-22
_وكشف r-25 g-22
_وكشف_ r-25 g-22
_ول g36 m-21
_ولا g31 h-24
_ولا_ g33 h-25
_وما r-28 g31
_وما_ r-27 g37
_ومو g-35
_ومي g-22 h-40
_ون_ r-22 g-21 m33 k-23
_ونص r24 m-24
_ونص_ r24 m-24
_وه g28
_وهم k38
_وهمي k38
_وهميه_ k31
_وهو g33
_وهو_ g33
_وهي r30 h-24
_وهي_ h-26
_وو r-39 m-33
_وي r25
_وير r34 h-28
_ويس h28
_ويسك h28
_ويسكي_ h28
_وين r-22 h-29
_يا m25
_يا_ r-31 h-41
_يا_نصيب_ r-32 m32
_ياج k41
_ياجر k41
_ياجر_ k41
_ياخد r22 h-40
_ياخذ g-21
_يان h26
_يانص h26
_يانصيب_ h26
_يبا r-26
_يبد g35
_يبد_ g40
_يبدو g25
_يبدو_ g25
_يبي h-24 k23
_يبيع r-24 g-28 h-29
_يبيع_ h-26 k-23
_يبين m-25 k34
_يبين_ m-26 k39
_يت r-23
_يتا r28
_يتاخ r28
_يتاخر_ r28
_يتح g21
_يتحد g21
_يتحدد_ g21
_يج g-30
_يجي g-30
_يح h-21
_يحد g28
_يحدد g28
_يحدد_ g24
_يحدد_ثمن_ g21
_يحدده_ g26
_يحدده_المشتري_ g36 h-22
_يحس g-37 m-23 h-23 k50
_يحس_ g-31 h-22 k60
_يحط r-23 g-22
_يحط_ r-23 g-22
_يخت h29
_يختا g28 h-21
_يختار_ g28 h-21
_يختب h54
_يختبر_ h54
_يد r-31
_يدر h-23 k38
_يدري h-23 k38
_يدري_ h-23 k38
_يدفع h-28
_يدفع_ h-29
_ير r-41
_يرا r-23 g27
_يراه g32
_يراه_ g32
_يرج h-21
_يرجع h-21
_يز r-38 g21 h-24
_يزه g26
_يزهر g26
_يزهر_ g26
_يس g-21
_يسا k30
_يسال k30
_يسال_ k24
_يسالنا_ k32
_يست g-30
_يسل r26 g-37
_يشت h-26
_يشتر h-28
_يص g30 m-27 k-24
_يط k21
_يطل k22
_يظ k22
_يظه k22
_يظهر k22
_يظهر_ k22
_يعر r-34
_يعرف r-34
_يعرف_ r-38
_يف r-27 g22 h23
_يقر g31
_يقرر g36
_يك g-36 h24
_يم h21
_يمت h35
_يمتح h35
_يمتحن_ h35
_يمل g29
_يملك g29
_يملكه_ g30
_يملكها_ g27
_ين k21
_ينت k28
_ينتب k33
_ينتبه_ g-21 k33
_ينع h-22
_ينعر h-22
_ينعرف_ h-22
_يوصل_ h-27 k21
_يول g30
_يولد g41
_يولد_ g41
_يوم g-23
_يوم_ h-36
_يوم_يتاخر_ r42
_يومي g-30 m-21
a2a g-27
a2a_ g-37
a2e m-35 h-31
a2k g-24 m-35 h-29
a2kh g-22
a2khe g-22
a2m r-28 h-29
a2me r-27
a2mee r-27
a2s r28 m-22 h-35
a3a m-23
a3a_ g-25 h-50
a3d r21 g26 m-23
a3d_ r35 g-23 m-28
a3de r-42 g23 h-29
a3e m29 h-42
a3n r-29
a3na r-29
a3r r-33 g26 m-32 h-27
a3t g-24
a3t_ r-30
a7a r-23 g-21
a7al_ h-22
a7b g-34
a7e g-22
a7ed g-23
a7ed_ g-23
aa_ m35 h-26
aad r-44 m-30
aal r-23
aal_ r-23 g23
aan m-24 h-27
aat h-29
ab_ r-23
aba r-23
aba_ r-28
abad r-24 g-28
abar r-55 g-24 m-40
abay r-25 g-22
abaya r-25 g-22
abb g23 m-21 h-45
abe g-28 h26
abel g-22 h26
abel_ m-22 h33
abet r30 g-31 h-35
abet_ r32 g-28 h-34
abi_ r23 m-21 h-53
abl_ g34 m-21 h-34
abla g-26
ables r32 g-25 m-29
abo m31
abou g-36
about g-36 k-22
abr r-31
abri h-38
abric h-24
abro r-28
abroa k27
abs m-24 h42
abso h23
absol h23
abu_ r27 h-38
aby h-24
abys m-28 h-55
ac_ r-25
aca h55
acar h31
acard h31
acca m21 h-27
acce r25
acec m31
aceco m31
aced h-30 k-25
aced_ h-30 k-25
acel r-23
acele r-23
aces m-33 h-43
aces_ m-33 h-43
ache g-22
ached g-22
acher h-31
acil h26
acili h26
acin r-23 g-21
acing r-23 g-21
ackd k52
ackda k52
acke m-25
acked g-22 h44
acker m-27 h-48
acket m-29 k-24
aco k-26
acq g21
acqu g21
acqui g21
acto h-41
actor h-41
actu r-40
actua r-41
acy h-34
acy_ h-34
ada g25
adam r-22
adam_ r-22
adan h-22
adan_ h-22
adaq r-23 g-24 h-31
adaqa r-23 g-24 h-31
adar g-24 k49
adar_ g-24 k49
add_ m24
adde h-22
added r24 h-23
addic m-39
aded r-27 g-34
ader g-22
ader_ h26
aders r-30 g-26 m-28 h-34
adi_ g-30
adie h28
adies h28
adio h-38
adio_ h-38
adiy r26 g-28 m-23
adm r36 h-40
admi r29 h-34
ado r-43 g-23 h41
ado_ r-41 m-26
ads m-30
ads_ m-30
adt m-24 h-26
adv m-22
ady m-26
ady_ m-26
aed g-33 h-27
aed_ g-32 h-26
af_ r22 g-26 m-24 h-24 k-29
afa r22 g22
afa3 m-29
afa3t m-29 h-21
afala r72
afe r-32 g-36
afe_ g-45
afet m-21 h-23
affl m26 h-33
affle m26 h-33
afs r-26 m-24 h-41
afs_ g-26 m-28 h-32
aft_ r24
afu g-22 h-29
aful g-22 h-29
aful_ g-22 h-28
aga_ r-51 g21 h-44
agan r-33 g-49
agay r-26 g-29
agem h-45
ageme h-45
ager h34
ager_ h23
ages g-24 m-28
ages_ g-24 m-26
agg r-35 g-29 h-35
agga r-34 h-31
aggag h-30
agh r23
ago_ h-41
agra h-39
agram g27 h-24
ags g-31
ags_ g-31
ah_ m-26 h-30
aha r26 h-25
aha_ m-23
ahar r28 g-24 h-29
ahar_ g-21 h-25
ahe r-22 g-38 h23
ahi r21 h-23
ahi_ r-40
ahid k36
ahl g-42 h43
aho g-51 m-38 h-31
ahr g-26
ahr_ g-22 h-29
ahra r-27 h33
ai_ r35
aids h-40
aids_ h-40
aig g43
aig_ g66
ail r-24
ail_ g-25 m-26
ailo r-25 h-39
ailor r-25 h-39
aily g-24 k-25
aily_ g-24 k-25
aim_ g-28 h-22
aime g31
aimed g31
ain h-22
ain_ h-48
aine m-23
ainer m-21
ains h-39
ains_ r-32 h-39
ainst h-24
aint r-24 g-33 h-28
aint_ h-52
ainte r-21 g-29
air r-21 h-25
air_ r-33 g-21 h-29
airs m-24 h-37
airs_ m-24 h-37
aisa h-36
aisa_ h-36
aise h28
aise_ r-23 g-39 m-34 h36
ait g-22 h-34
ait_ m-23 h-29
aiv r-39 h-29
aive r-34
aj_ r40 g-41 m-56
aja g-23 m-27
ajar r-33 m-33
ajar_ r-33 m-33
ajj r26 h-26
ajj_ m-22
ak_ h33
aka g-27
aka_ r23 g-21 m27
akaf g-22 h-29
akafu g-22 h-29
akal r-23 m-21
akala m-23 h-21
akam h-27
akat r-26 m-28 h-37
akat_ r-26 m-28 h-37
aked g31
aked_ g31
aken r-52
aken_ r-52
aker g-26 h-24
aker_ g-43
akery r-30 m-29 h-45
akh r50 h-24
akh_ g-31
akha r29 m-37 h-45
akhad r28 m-30 h-23
akhe g-22 h-37
akho h-49
akk m-30 h28
ako_ h-51
akr r-35 m-28 h-37
aks g-25 h45 k-24
akt r-41 g-23
alad r-27 g-30 h-38
alad_ r-28 g-31 h-39
alaf g-21 m-23
alaga r-51
alal h-42
alal_ h-43
alam r-29
alam_ r-23 g26 h-29
alami r-21
alang r-40 g-30 m-29
alar g-22 m-24
alas g-37 h-37
alay r30 g-45 m-37 h-36
alb g-30 h36
alcon h-27
ale h22
ale_ h27
aled g28 h-34
aled_ g28 h-34
aleh r38 g-28 m-46 h-27
aler h25
aler_ h28
ales r-34
ales_ r-34
alet m-22 h-41
alet_ h-22
ali_ h-30
alik g-35 m-29
alik_ g-27 m-33 h-37
alit g-26
ality g-27
alk r-40
alle k22
aller g-43 h-48
allet k29
alli g26 m-22 h-32
allia g27
alls g31
alls_ g31
ally h-22
ally_ h-22
alms r-26
alms_ r-26
alo r-22 g-44 k22
alon m-27
alon_ r-27 m-31
along h-33 k21
als g-25
alse h-25 k43
alse_ h-25 k43
alt_ r-21 g-22
alty h-25
alty_ h-25
alu h-25
alw r-26 h-25
alwa r-26 h-25
am3 r-35
am3e r-27
am3ey r-27
am_ h25
ama m-33
ama_ m-37 h-41
amad r21
amada h-22
amado h33
amal r-27 h24
aman g24 m-26 h-23
aman_ r-42 g31
amat g-44
amat_ g-35
amb g-22
amble h-46
ambu r-21 m-42
amd g-23
ame_ m27
amel r-32 g24
amel_ r-31
amer g-21 h-41
amera g-30 m-22 h-33
ameri h-40
amet r29
ametr g40
ami_ r-23 g-31
amic h-29
amic_ h-29
amin_ h-36
amine h57
ammi m-25 h-42
ammi_ m-25 h-42
ammo r-23 g-34
ammon r-22
amon g-31 h25
ampa h22
amper h27
ampi h-42
ams g-21
ams_ g-21
amu h44
amul h41
amule h41
ana r31 m21
ana_ r34
anad g-40
anat r-23 g-21 m28 h31
anat_ r-26 g-23 m28 h48
ancel r-23 h-27
ancer g-39 h36
anch g-21
anch_ g-26
anci r25
ancin r22
andb m-21
andba h30
ande m-22 h-22
anded r-40 g26
andi h23
andin r24
ando r-25 h-28
andom g25 h-26
andov g-33
ands h-27
ands_ h-27
andu r-40 g23
andw g-22
andwi g-22
ane h32 k-21
ane_ r-28 m-21 h26
aned r31 m-33
aned_ r40 h-26
anel_ h38
anes h22
ang g-24
angay h-35
ange_ h-22
anged g-28
angem r24
anger g-24 h-35 k29
angi g-21 h27
angl h-38
ango g-37 m-21
anil g-26
anila g-30 m-21
anis g-35 m-24 h23
anit g-28 h-31
anj r-26 h23
anja h26
anja_ h26
anks h-22
anks_ h-22
ann h39
anne g-28 h30
ano g-21 m-29
ano_ h25
ans_ m-23
ansl g-29
ansla g-29
anta r-25 g-22 m28 h-32
anti_ h-24
anto r27 h-23
antor r27 h-23
ants h-23
ants_ h-23
anty h-38
anty_ h-38
anu h-26
anua h-29
anz h32
anz_ g27
ao_ r-41 g-52 m-44 h44 k-23
apa m-22
apart r-25
ape_ m-22 h-30
aped g29 m-39 h-38
aped_ g29 m-39 h-38
aper_ h-27
apers g-26
aph r-33 g-22 h22
aphe r-21
apher r-21
apis h-31
app h31
app_ g-28 h31
appea k24
appi r-35 g-28 h-53
appin r-38 h-33
appy h50
appy_ h50
apr r24 g-28 m-35 h-23
apr_ r58 m-41 h-49 k-24
aps r-32 g25 h-24 k-32
aps_ r-31 g31 h-21 k-34
apt r-21
apta g-21 h28
aptag h28
apy h-40
apy_ h-40
aq_ r-37
aqa g-33
ara_ r-50
arag g-32 h-31
arage g-32 h-31
aram g-25
arame h-24
aran r27
arang g-30
arat r-27
arate r-33
arath g-27
arb r-39 h-29
arbe r-53 g-40 m-35 h-32
arber r-32 m-21 h-29
arbi r-21 g-29
arbon m-27
arboo h-21
arbu r-21
arbun r-21
arc m-22
arch m-27
arch_ r21 h-23
archi r-27 g-23
ardi r-35
ardi_ r-33 h22
ardin r-26
ards h24
ards_ h24
are r-22
are_ h-26
ared r-34 h-32
ared_ r-34 h-32
aree r-22 h-37
aren h-26
arene h-40 k-22
ares r-31 h21
ares_ r-31 h23
aret m-28 h27
aret_ m-38 h23
arf r-35 m-34 h-40
arga h33
argar h33
arge h-22
arge_ h-28
arges h-25
argi g24
argin g24
argo g24
argo_ g24
ari_ m-22
arin h-38
arine h-26
aring r25 h-26
arit h-27
arita m-22 k28
arity g-21
arj g-31 m-26
arja m-24 h-38
ark_ g-27
arki r-36 m-38 h-44
arkin r-36 m-38 h-44
arla r-38 m38
arle h-25
arley h-25
arlo g-23 m26 h26
arls m-26
arm g-26
arm_ r-33 g-24
arma g-29
arn h-25
arna r-35 m-31
arne r-31 h-49
arnes r-32 m-26 h-25
arni h-29
arnin h-26
aro r-34 g-21 h39
aro_ r-33 m28 k-22
arot g-23 m-37 h31
arot_ g-23 m-37 h31
arou k41
aroun k41
arria h-32
arro g-22 h-57
arru h-23
arruq h-23
arry r23 g-31 m-24 h-23
arry_ r23 g-31 m-24 h-23
arsh m-29 h-35
art_ r21
arti g-24
artm r-27
artme r-27
arto m-24
arton m-22 h-21
arts h-41
arts_ h-41
arty g-31 h28
arty_ g-31 h28
arw r-28 m-22 h43 k-23
arwa r-28 m-22 h43 k-23
as_ h29
asa g-46 h-22
asah g-21 m-50
asal g-38 m-28 h-35
asan r-24 g-29 m25 h-44
asar r-30 m-29
asd g21
asda g21
asdaq g21
aser g-23 h-46
aser_ h-43
ases g-31 m-37
ases_ g-31 m-37
asha g-36 m-24 h-27
asha_ r-46 g-42 h-39
ashe h-52
ashes h-32
ashi h24
asht m-42 h-40
asi m23
asin h26
ask h-27
ask_ k23
aske g-32 h-25
asked g-21 m-26
asks h-31 k24
asks_ h-31 k24
asl g-34 m-42 h-28
asons g30
ass_ h-24
assa r-37
asse r-22 m-25
asses m-21
assig r-25
asso h24
assp h21
asspo h21
assy h-27
assy_ h-27
ast r-23 h37
aste r-24 h36
aster r-23 h45
asti m-34
astin m-25
asu h-23
asur h-23
asury r25 h-21
ata r-24 m-24
ata_ r-34 m-21
atel g24 h-32
ately g27 h-30
atem g-21
aten g-23 m-22
ater g21 h-30
ater_ g26 h-26
ateri r-24 g-28
ates g-24
ates_ g-24
atf g24
atfo g24
atfor g24
ath r-24 h-35
ath_ r-39 m-42 h-30
atho h-21
athon h-21
atie h-23
atien h-23
atin r21 g-26
ating g-21 h-26
ativ h-27
ative h-27
atl h24 k-24
atla r-45 m-28 k-26
atm g-32 m-32 k-26
ato_ g-21 m-36
ator_ g-21
atr r-22
atro r-22
atrol g24 h-36
ats m-27
ats_ m-29 h-53
atsa g-23 h28
atsap g-23 h28
att m28
atta g-36 m23 h23
attac g-22
atte m21
atten h21
atter h-26
atti r23 g-23
atti_ r23 g-23
atu h36
atur h30
ature h26
aturi g-24
atw g-27 m-26
atwa g-26 m-23
au_ h30
auct h-28
aucti h-28
aud r-23 h-24 k-30
audi h-22 k-31
audit k-31
aug m-35
aun h-23 k25
aund g-21 h-44 k34
aunde k58
aur g-26 m-29
aur_ r-30 g-39 m-36
aura h23
ausa r-25
ausag r-25
ause k22
ause_ k29
auto h-29 k-30
ava m-46 h-62
avel h-25
avel_ h-25
aven g31
avent g31
avin h-34
aving h-34
avo h-35 k26
avoi h-21 k33
avoid h-21 k33
avou h-44
avour h-44
aw_ m28
awala h-27
award r-31 m-21 h44
aware h-40 k-22
awarr h-23
away h-27
away_ h-26
awaye g-51 m-29
awe g-40
awee g-21
awel r-23 g-38
awel_ r-38 g-36
awi m-24
awin h-27
awing h-27
awl m-39
awn r33 g-22 h-35
awn_ r29 h-32
awy r-36 g-28 h-23
awye r-26 g-28 h-22
awyer r-26 g-28 h-22
ax_ r-27 g-26 k34
axa g46
axa_ g46
axi r-24 g-22 h-37
axi_ r-24 g-22 h-37
ayan g-36 m-24
ayan_ g-36 m-24
aybe h-27
aybe_ h-27
ayda_ g-24 h-54
aye_ r-32 h24
ayed h-37
ayed_ h-37
ayer h21
ayers h26
ayi h-24
ayn g-39
ayof h34
ayoff h34
ayya r-22
az_ m-43 k-23
aza g-39
aze r28 m-25 k-25
azi h-29
ba3 g32 m-23
ba3a g-29
ba3d g28
ba3de r-42 g23 h-29
bab h28
baba g-21
baby h-24
babys m-28 h-55
baca h31
bacar h31
backd k52
bad h25
bada h-22
bag_ r-22 g23 h32
bagg h-30
bagga h-30
bags g-34
bags_ g-34
bah h-26
baha h-26
baha_ h-22
bai g-22
bai_ r30
bail g-29 m-41
bail_ g-24 m-41 h-42
bake r-29 g-21 m-28 h-40
baker r-30 m-29 h-45
bakr r-35 m-28 h-37
bala_ r-52 g-29 m-29
balc h-27
balco h-27
ball m21
ball_ h-22
band r-39
band_ r-43 m-30
banks h-50
baq r-37 g-33 h-29
bar_ m-21
baran h-35
barb r-31 g-23 h-54
barbe r-33 g-26 m-23 h-31
bari r24 m-27 h-25
barl h-25
barle h-25
barr r-29
bars g-25
bars_ g-26
bas g-34 h-27
bas_ r21 g-38 m-45 h-33
base r-34 m-21
base_ r-30 m-21
bassy h-27
bat_ r-36 m-40 h-44
bate g-25
bate_ g-25
batt g-24 m-23 h-32
batte g-21 m-21 h-33
baw g-27
bay_ m-21
baya_ r-36 g-26 h-51
bbi m-28
be_ r22 g34
bea m-22
bear r35
beari r44 m-23 h-27
bears h-39
bed h-38
bed_ h-38
bee m-30
bee_ m-34 h-41
beer h32
beer_ h27
bef g24
befo g24
befor g24
beh g-27 k25
beha g-28 k30
behal g-28 k30
bein h-30
being h-30
bel_ g-26 m21 h26
belly r-26
belon g41 h-23
bels r-23 h-43 k47
bels_ r-23 h-43 k47
belt h-25
belt_ h-25
ben r31 m-26 h-31
bent r34 m-22 h-24
bers m27 h22
bers_ m38 h39
bery h-28
bery_ h-28
bes r-36
bes_ g-22 m-36
best r-34 h-25
best_ r-25 h-24
bet m44
bet_ m42
bett m21
betti m26
betwe m-25
bg_ h-37
bh_ h-25
bhai r-32 g-24
bhai_ r-34 g-25
bhe m-21
bhej m-21
bhej_ g27
bhi h-37
bi_ r37 m-39
bic h-26
bid r-36 g-37
bid_ r-35
bie r-28 h32
bike_ h-30
bile m-21 h-31
bile_ m-21 h-31
bilit g21
bill g-21
bill_ g-22
bills r29 h-34
bin m21
bina r-25
binar g23 m30 h-29
bind m-39
bindi m-39
bing m27
bingo m31
bir m-24
bird r-22 h-22
bird_ r-23
birds g50 h-28
biry g-22
birya g-22
bit h-31
bitc r-28
bitco r-28
bl_ g28 m-28
bla h28
blac h23
black h23
bles r24 m-26
bles_ r25 m-27
blind m-22 h-39
bloc g-37 h-35
block g-37 h-35
bloo h28 k-21
blood h28 k-21
blu r-24
blue r-24
blue_ r-24
bna r-51 g-38 h37 k-21
bna_ r-46 g-40 h39 k-25
bo_ r29
boar g-28
board g-25
bol g28 h-40
bola g-21 m29 h-38
bola_ g-21 m29 h-38
bolt g-21 h-32
bond r25 m-21 h-34
bond_ h-30
bonds r33 g-26 m-24
book_ r-45 g-40 h-26
booke r22 h-33
booki r-23 m30 h39
books m-21 h-36 k23
boon r-28
boon_ r-28
boos h-56
boot g-24
bootl h31
booz g-26 m-46 h57
bor r27
bor_ r32
born r-27 g28
born_ g29
boro r32 g-45 m-45 h-22
bos r-24 g-24 m-22
boss r-24 g-24 m-22
bot h34
bott h26
bottl h22
boun r-35
bour r-28
bour_ r-36 h-28
bours g-29
bout g-36 k-25
bout_ g-36 k-25
box r-25
box_ r-27
boy h23
boy_ g-28 m-24
boys r-27
boys_ r-27
brace r-23
branc g-26
brar r-28 h-21
brary r-28 h-21
bre m-23
brew h41
brewe h23
brib r-24 g-28 h37
bribe r-25 g-30 h30
bric h-23
bric_ h-24
brid h-35
bridg r22 m-22
bro_ r-38 g-37 m23 h-30
broa k27
broad k27
bru h34
bs_ h28
bsi h44
bsit h25
bsite h25
bso h23
bsol h23
bsolu h23
bt_ r24 g-26
bta r40 g-22
bts h-28
bts_ h-28
bu_ r33
buc r-22 g-28 m-29 h42
bud r-34
bul g-25 m-27
bull g-25 m-21 h-38
bum r-26 m-24
bun r-32
bun_ r-35
bund h23
bundl h23
buns r-25 g-27 m-26
burge g-22
bus r-23
bus_ r-32 g-41 h-51
busi h33
but_ r34 g-23
buys r27
buys_ r27
bya r45 g-42 h-50
bye g-25
byp k45
bypa k45
bypas k45
bys m-28 h-55
ca_ h35
cab g-25 m-40
cad h-27
cade h-27
caf h-25
cafe h-25
cafe_ h-23
cai r-29 g-40 m-25 h35
cak h-30
cake h-30
cake_ h-38
calle g-22 h-23
calls g44 h-48
cam_ g-30 m-23 h36
came r-25
came_ r-23 g-28 h35
camel r-21 g25 h-31
camer g-30 m-22 h-33
camp m-26
campa h26
can m-21
can_ g-39 m-29
canc r-23 h-27
cance r-23 h-27
cand g26
candl g26
cann h30
cant g-38 m-28 h-29
cap_ g-21 h-33 k32
cape g21 h-27
caped g31 h-29
capt g-21 h28
capta g-21 h28
car_ r-26 h-48
carb m-27
carbo m-27
cards g-23
care r-30 k28
care_ r-37
carg g24
cargo g24
carry r26 g-23 m-23
cars r-23 g29
cars_ r-23 g29
cart m-21 h-25
carto m-21 h-25
case h23
case_ h28
cases g-27 m-29
cast g-30 m-22
cast_ h31 k-21
casti m-24
cat_ r-25 g-27 h-33
catc g27
catch g27
cater r-24 g-26 h-23
cati g23 h-28
catio g23 h-28
cau k23
caus k29
cause k29
cca m21 h-27
cce r25
cci_ h26
ccine h-46
cco_ g-22 h22
cec m25
ceco m31
cecou m31
ceip h-32
ceipt h-32
ceiva r37
ceive k23
ceivi k37
cel r-28
cele r-23
celet r-23
cell r-28 h28
cella h21
celle r-26 g-32 h-28
cemb r-22
cembe r-22
cent_ r22
cente h-23
cer h26
cer_ h57
cera m-21 h-25
ceram m-21 h-25
cere r-26
ceri r-27 h-24
cerie r-27 h-24
cess_ h-37
cessi r21 k-21
cet g-26 m-30 h30
cfd r-42 g57 h-41 k-24
cfd_ r-43 g54 h-39 k-25
cha_ r-38
chai m-22 h-44
chain m-25 h-27
chair r-23 h-42
chal h-25
chall r-33 m25
cham g-29
chanc m33 h-32
chari k23
chart r-22 g21 m-23
chasi h23
chat g-27 h29
chc r-28 m35
che_ r23
chea h37
cheap h37
chec h-27
check h-27
ched g-25
ched_ h-25
chee g-26
chees g-28 h22
cheme h-23
cher g-22
ches_ h24
chess r-26 h-40
chi_ r-35 g-29 m-29
chip m27
chips m27
chit g-36 m-24 h-28
chiv r-24 g-24 m-26 h36 k-25
chn r-34 m-23 h49
chol r-21 g-27 m-34
choo h-25
chool g-23 h-30
chr g-21
chri g-21
chris g-21
ci_ h26
cian h21
cian_ h28
ciat r-23 h-26
cide_ r-23 g27
cie h25
cif g29 h-21
cifi g29
cifie g29
cil_ h-42
cili h26
cilit h26
cine_ h-36
cis g-39 m-26
city g-23
city_ g-23
ckd k52
ckda k52
ckdat k52
cked g-26 h46
cked_ g-26 h46
cker r-21 m-28
cker_ h-21
ckers r-24 m-31
cki g-32
ckin g-32
cking g-32
ckl h28
ckla r26
cklac r26
cko r-27
ckup_ g-28
cl_ r22
cla h-23
clar k30
clare k32
clas m-32 h-35
class m-33 h-36
clean g-29 m-21
clear m24 h21
cler h24
clerk h24
clin h-44
clini h-33
clon h48
clone r-21 g-25 h42
cloni h33
closi r-25 h-21
clot m-32 h-40
cloth m-32 h-40
co_ g-35 h37
coa r-34 m-31 h-38
coac g-37 m-31 h-31
coach g-37 m-31 h-31
coal r-21 h-32
coal_ r-21 h-32
coc r-34 h45
coca r-34 g-44 m-26 h38 k-23
cock h30
cockt h30
coins h29
cok m-22
coke m-22
coke_ m-22
colo h-42
color h-41
colou h-45
com_ g-45 m33 h21 k-26
comi h-21
comin h-21
compr g23
conc k33
conce h-24 k37
condi g-33
conds g24
cono g-27
conom g-27
cons r21
coo m-34 h-25
cook m-43
cooki m-33
cop r-28
copp r-28 g25
coppe r-27 g25
copy g-23
copy_ g-23
cor_ h-40
cord h-27 k21
cords g-22 h-39 k41
corn g-30
corp h-24
corpo h-24
corts h34
cos h-47
cost h-39
cost_ h-24
cott h-31
cotto h-31
couns r-26 g-30 m-28 h-27
cour g-29
couri r-27
cours g-35
court h-54
cous k-22
cov g26
cove g26
cover g26
cqu g21
cqui g21
cquir g21
crac m-28
crack m-28
craf r-26
craft r-26
cratc m40
crea h-25
creas h-25
cree g-31
creen g-27 h-30
cres r-21 h-30
cresc r-21 h-30
cret g25
crib h-32
cribe g26
crop g25 h-27
crop_ g25 h-27
crow g-27 h-38
crud g21 m-23 h-26
crui r-21 g-30 h28
cte g-26 h-42
cted h-43
cted_ h-43
ctin h-39
cting h-39
ctori r26
ctory r-41 h25
ctri g-30
ctric g-30
ctron h-30
cts h-22
cts_ h-22
ctu h-27
ctua r-41
ctual r-41
ctur h-32
cture g-24 h-27
cturi r-29 k33
cue g-24
cui g-32
cuit g-32
cum m22
cup_ h33
cure h28
curs h23
curse h24
curt h-30
curta h-30
cush h-45
cushi h-45
cut g-32 m-25
cutt m-33 h-51
cyc h-21
cycl h-21
cycle h-25
cyl g-31 h-27
cyli g-31 h-27
daa r-34 m21 h32
dab g23 m-30
dabl m-23
dable m-22
dad h-21
dad_ g-24 h-46
daf g28
dafa g23 m-26
dafa3 m-29
dail g-24 k-25
daily g-24 k-25
dain m-27 h-30
dain_ m-27 h-30
dal r-36 g-27 m27
dal_ g-21 h-30
dala r-28
dam r-44 m-23
dam_ r-22 h21
dama r-55 g28 h-35
dan_ h-54
danc h27
dance h27
daq r-25 h-25
daq_ g21
daqa r-23 g-24 h-31
dar r-21
dar_ r-28 m-28 k29
data g-31 m-22 k-21
data_ g-34
date_ g27
dated r23 h-21
dates r-29 g-31 h-40
dati k21
datin r-28 k23
dau r-21 h-35
daug h-29
daugh h-29
day_ r24
daye m-25
dba h30
dbag h30
dbags h24
dd_ m24
dda r-25 g-30
dde g34 h-23
dded r24 h-23
dded_ r24 h-23
ddi h-22
ddic g-24 m-39
ddict m-39
ddl r-23 g24 h-24
ddle r-23 g24 h-24
ddle_ r-24 g27
dea h22
dead g26
deal r26 h23
deal_ r37
deale h30
deb r39
debi r36 h-23
debit r36 h-23
debt r28
debt_ r29 g-26
debts h-28
dec_ g-21
dece r-22
decem r-22
decl k39
decla k39
deco h-22
decor h-22
dedu g-34
deduc g-34
dee h-38
deed r-26 h-36
deed_ r-26 h-36
deen m-28
deen_ m-28
def h-30
defa h-22
defau h-22
defe h-31
defec r-21
defer h-25
degr h21
degre h21
deh r29 g-26 h-37
deh_ r29 g-26 h-37
dei r-35 h28
dein r-31
dela r21
delay r21
dem r24 h-40
den r-23
den_ h-23
dent h-22
dent_ h-30
denta r-23
denti r-24 h-22
dents r-33 m-23
deos h34
deos_ h34
depe g23
depen g23
dere r-24 k22
dered r-21 h-36 k27
deri h-23 k24
derin k43
deriv h-24
derl h-21
derly h-21
ders g-26 h-38
ders_ g-26 h-38
des g25
des_ h-21
desc g33 h-22 k24
descr g35 h-26 k25
dese h-30
deser h-30
desi m-28
desig m-28
desk g34
desk_ g34
det r-25 h-43
dete h-39
detec h-40
dev r-21 h-32
dew r-24
dewa r-24
dewa_ r-24
dex g35
dex_ g35
dey g-32
deya g-33 m-29 h-38
deya_ g-33 m-29 h-38
df_ r36
dfa3 r-49 g-31 k27
dfa_ r24 h-23
dge h-24
dget r-27 h-45
dget_ h-36
dha g24 m-41 h-35
dha_ g27 m-40 h-29
dhs r-27 g-21 h-27
dhs_ r-27 g-21 h-27
di_ h26
dia r-44
diac h33
diac_ h33
diap h-50
diape h-50
dic m27
dicat m25
dice g-40 m25
dice_ g-38 m31
dici r-22
dicin r-22
dicti g25
die g21 h22
dies h24
dies_ h24
dif h-25
dina g-32
dinar g-33
dinn m-25
dinne m-25
dip m-27
dirt h-47 k55
dirty h-47 k55
disco r21
discr r-24 g45
dist h21
disti g-25
dite g-30 k-23
dited g-30 k-23
diti g-39
ditio g-39
dits r-32 m28
dits_ r-32 m28
dity r22
dity_ r22
diu g-23
dium g-23
dium_ g-23
dive r-21 g36 h-34
dive_ g26 h-26
diver g30 h-32
diy r21 g-34 m-28
diya g-26
diya_ g-26
diye g-35 m-39
dji h27
djin h27
djinn h27
dle h-28
dle_ g31
dles g-44 m-41 h-23
dli g26
dlin g28 m-22
dlo h-33
dmi r24 h-39
do_ g21 k26
does_ k22
dog m-29 k-25
doh g-26
doha g-22 m-22
doha_ g-22 m-22
dolla r25
dom r-32 m23 h37
dom_ m27 h33
dona h-21
donat h-21
dono m-31
dont g21 h-22
dont_ g21 h-22
doo r-28
doo_ r-41
door h-23
dor r-27 g21
dor_ r-28 g27
dou h-33
doub h-27
doubl h-27
dov g-33
dove g-33
dover g-33
dow_ r-35 g-26
down g31 m21 h-25
down_ g31 m21 h-25
dows h-21
dows_ h-21
draw_ m23
drawi h-27
drawn h-23
dre m23
dres g-25 h-51
dress g-25 h-51
dri m-21
drin m-22
drink m-22
driv r-42
drive r-45
drop_ g-30 h-27
dru h-24
drugs h42
dry r-27 g-32 m-35 h-39 k-34
dry_ r-29 g-35 m-30 h-38 k-35
dt_ m25 h23
du_ g-32 h31 k-21
dua h-39
dub r-37 g-30 m-29 k-26
duca h-30
ducat h-30
duct r-25
duct_ r-29 g22
ducti g-33
due g-27 h-21
due_ g-29
dut h23
duty h23
duty_ h23
dvd g-21 h46
dwi g-26
dwic g-22
dwich g-22
e3r r-23
e3r_ r-23
ea_ m-22 h-22
eache h-31
eade g-26 h26
eader g-26 h26
eads m-23
eads_ g23 m-21
eady h-34
eady_ h-34
eaf h-31
eak m-32
eak_ m-27 h30
eake m-40
eaked g-21 h24
eaker m-46 h-32
eal_ g-30 h-26 k24
ealed g28 h-34
ealer h34
eam r-31
eami r-21
eamin r-21
eams r-45 m26 k-21
eams_ r-45 m26 k-21
ean r-22 m-22
eani h-41
eanin h-41
eap h34
eap_ g-30 h27
eape r-35
eaper r-35
eari r26 h-27
earin r26 h-27
earne r-26
earni h-26
ears h-26
ears_ h-26
ease g-23
eased g-26
easu h-23
easur h-23
eat r-22 h21
eat_ r-40 h34
eate r-40 g-23
eath h-32
eathe h-30
eati m-23
eatin m-24
eats g-23 m-27 h-29
eats_ g-23 m-27 h-29
eau h24
eav g-21
eaw h-46
eb_ g-30
eba g-29
ebat g-25
ebate g-25
ebb r-25 m-25 h35
ebe r21 k35
ebel m-25 h-41 k47
ebh h-25
ebh_ h-25
ebi r30 m-38 h-26
ebit r36 h-23
ebn r-40 g-33 m29 h24
ebod k26
ebody k26
ebs h36
ebsi h36
ebsit h25
ebt r27
ebt_ r29 g-26
ebts h-28
ebts_ h-28
ece_ g-26 m-23 h-51
eceip h-32
ecem r-22
ecemb r-22
eces g-32
eces_ g-29
echa r-37 g23
echar r-35
ecia r-30
ecif g29 h-21
ecifi g29
eck_ h-27
eckl r26
eckla r26
ecks k30
ecks_ k30
ecl h-30 k37
ecla k39
eclar k39
ecoi g-26 m-29 h54
ecoin g-26 m-29 h54
econo g-27
ecor h-27
ecor_ h-40
ecord h-26 k22
ecou r21 m27
ecour r21 m27
ecr r-21 h33
ecs_ m22 h-42
ect_ h-26
ecte h-43
ected h-43
ectin h-41
ectri g-30
ects h-39
ects_ h-39
ectu r-33 h-45
ectur r-33 h-45
ecu g-24
edd r-23 m-21 h-57
eddi r-24 m-22 h-53
eddin r-22 m-22 h-25
ede g-27 m-35
edf r-45 h-21 k23
edfa r-47 h-23 k23
edg h-33
edge h-32
edici r-22
edict g25
edite r21 g-30 k-26
edits r-32 m28
ediu g-27 h21
edium g-27 h21
edl r21 k-33
educa h-30
educt g-34
eeds r21
eeds_ r21
eef h-25
eef_ h-25
eeh g37 h-50
eeh_ g37 h-50
eek r29 h-23
eek_ g-24 m-24 h-39
eeke m21 h32
eeken m21 h32
eekl r26
eekly r26
eel r-27
eels g22 h-31
eels_ g22 h-31
eem r-28 m-26
eem_ r-43 g-34 m-25
eeme h-25
eemen h-25
eene h-35
eened h-35
eeni r21 m-26 h-24 k26
eep k26
eep_ k37
eeps_ r21
eer h24
eer_ h21
ees_ h-48
eese g-28 h22
eese_ g-30
eesh r28 g-35 h49 k-22
eets r-44 g-34 m-33
eets_ r-44 g-34 m-33
eev r-26 h-34 k-34
ef_ r-30 h-34
efau h-22
efaul h-22
efe m-39
efec r-21
efect r-21
efer r23 g-21 m-32
eferr m-29
efil g-21
efill g-21
efo g22
efor g24
efore g24
eft_ g28
efu r-40
efun r-37 h-24
efund r-37 h-24
eg_ h35
ega_ r-24 m24 h23
egar g-30 h-46
egar_ r-32 h-47
egg r-29 m-21
eggs r-24
eggs_ r-24
egr h26
egre h21
egree h21
egs r-45 g-35 h54
egs_ r-45 g-35 h54
egu r-24 h-30
eh_ r40 g41 m-28
eha r30
ehal g-28 k30
ehalf g-28 k30
ehe g23
ehen g23
ehens g23
ehl g25 h-27
ehol h-25
ehold h-25
ehr r-43 g-39
eid h-45
eid_ h-45
eighe r-34
eight r22
eik r-32 g-31 m-34 h56
ein r21
eine h44
einek h30
eip h-32
eipt h-32
eipt_ h-32
eipts k41
eir r-32 g31 h-24
eir_ r-32
eis g-47 m-25 h47
eit r-23 h26
eit_ h21
eiva r37
eivab r37
eive k23
eive_ h-36 k32
eived r-39
eivi k37
eivin k37
ej_ m-35 h-28
eja r-32 g-35 m-28 k-29
ek_ r26 g-38 h-43
eke h47
eken h39
eken_ h30
ekend m21 h32
ekh r-46 h-37
ekl r26
ekly r26
ekly_ r26
elay r21
elay_ r30
elaye g-33
eld g24
eld_ g28
elea h-29
eleas h-29
elet r-23
elet_ r-23
elf r-40
elf_ r-37
elie g-24 m-33
elier g-31
ella r-23 m-26 h23
ella_ r-24 g-40 m-31
ellar h23
elled r-22 g-30
elli_ g-38 h23
ello g-23
ello_ m-23 h24
elly r-22 g27
elly_ r-22 g27
elo h25
elon g24
elong g41 h-23
elp h-30
elt_ h-28
elv g-33
elve g-34 h23
ely r-21 g23
ely_ r-21 g23
ema h21
emaa r-22 h-23
emaar r-22 h-23
emad h24
emade h24
email r-22 h-21
eman r26 h23
embas h-27
embe g-24
ember g-24
eme_ m-22 h-21
emed m-36
emed_ m-33 h-46
emi_ r38 m-30 h-34
emin r-34
emina r-30
emini g33
emis g-21 h31
emove h27
emp h31
empt g-29
empty r-34
ems g-35 h24
ena r22 g-25
enal h-23
enalt h-24
encl h-24
enclo h-24
end r24
end_ r31
ender m-24
endi g-24
endin g-24
endo h-33
ends h-26
ends_ h-26
ene r22
ened r-22 h-22
ened_ r-22 h-22
enes r21 g-23 h-40
eness r21 g-23 h-40
enev h-24
eng_ r-24 g-28 k-23
enge h-27
enge_ m25 h-31
engi r-21 h-32
engin r-21 h-32
eni g-29
enn g-42 h-35
eno m27
eno_ m34
ens h22
ense_ g-28
enses m-22 h-21
ensi h-22
ensiv g21 h-24
enta_ r-31
ental m-26
entar g-24
ente r-32 g-23 m-23 h-25 k26
ented r-24 m-29 h-30 k33
enti k24
entif g30
entin r-35 m21
entio k27
entra r-22 m-36
entre r-23
ents h-25
ents_ h-25
entu r25 g-31
entur r25 g-31
enu g-27
enu_ g-27 h22
enue m-21 h-24
enue_ m-21 h-24
enz r-49 m29
eone k21
eone_ k21
eor h-22
eos h34
eos_ h34
ep_ r-21 k36
epai m-27 h-31
epaid m-21 h-24
epair r-25 m-28 h-33
epar r-36
epara r-30
epay_ g-39 h-21
epaym r-28 h-27
epays r40 m25
epe g24 m-31 h-23
epen g21 m-32
epend g23
epl h-25
epla r-24 h-50
eplac r-24 h-50
epli h22
eplic h22
epor k33
eport k33
epp h-24
ept r34
epu g-46 m-32
equ r33 m-22
equa g-27 h-38
equal g-27 h-38
equi r24 m-28
equil h24
equit g21 m-27
era_ r-38 g-28 h23
erab r22 m-25
erabl r22 m-25
erag r-27 g27
erage r-27 g27
eral m-27 h-32
eram m-21 h-25
erami m-21 h-25
erap h-35
erati g-21 h-47
erb r-39 g-30 m45 h42
erce r21 g-34
ercen r22
ere_ r-22
eres_ g-40 h-44
erfe h24
erfei h22
erfo r-24
erfor r-24
erg r-33 g-45
eria g-25 h-28
eric r-23
erica h-40
erie r-21 h21
eriv h-24
eriva h-24
erj g-32
erja g-32
erja_ g-32
erk h24
erk_ h24
erka h-28
erka_ r21 h-27
erl r29 g-22 h22
erly r31 h-21
erly_ r31 h-21
ermar m-38 h-41
erme r-23 g-35 h22
ermin r-28 h-42
erms r-23 g-26
erms_ r-23 g-26
ern h28
ern_ m-57
ernm h-25
ernme h-25
ero r-21
ero_ h-37
erol g-23 h52
erot h37
eroti h37
erp g23 k-27
err r-34 g-22 m-28
erre m-29
erred m-29
erse h-45
ersey m-22 h-38
ersh h-25
ershi h-24
ersit g-22
erso k24
erson k24
ert_ h-31
erva r-24 k64
erw g35
erwa g24
erwar g24
esab h-24
esab_ r-43 m-21 h-26
esca g21 h-25
escap g21 h-27
esce r-21 h-30
escen r-21 h-30
ese_ g-23
esel r-22 k-28
eser g22 h-33
esert h-30
esh_ m-23
eshe g-34 h-27
esho k27
eshol k27
esht h-33
eshta h-21
esig m-28
esign m-28
esk g34
esk_ g34
esp h-26
essa r-26
essag r-22 m25
esses h-21
essi h21
esso r-28 g-27 m-22 h-59
esson g-31 m-23 h-34
esta g-30 m-23
estat h-41
ester r33
esto g-48
estor r31
estr k-21
ests r-31
ests_ r-31
eta_ r-21 g-34
etai g-21 h30
etam h49
etami h49
ete h-22
etec h-40
etect h-40
eten g-25 k-21
etent g-28
eter_ r-26
etf h-34
eth_ r-43 g-28 h37
etha r-28
ethe g26 m25
ether g26 m25
ethy h-31
ethyl h-31
eti h-27
etin g-30
eting g-30
etit h-36
etiti h-36
eto m29
etr r23 m-24 h-45
etra r-33 m-38 h-50
etri r-23 g21
etric g40
etro g-28 h-29
etro_ r-27 g-29 h-24
etrol h-26
ett m24
etta r-38 g-32 m-35 h28
etter r-25
etti r-21 m24
ettin r-21 m24
etw r-24
etwe m-25
ety r24 h-22
ety_ r26
eum r-27
eum_ r-27
eur h22
eur_ g-34 k-23
euro_ g-39 m-23
euros h-31
eva r-27 g25 h-32 k57
evel r-26
evel_ g-26
even g21
even_ m24
event r-21 g34 m-24
evera g21
evers r-23 h-31
every r21
evi m-24
evo r29
evol r29
ew_ g-21
ewa m-23
ewa_ r-24
ewar r-49 g-28
eward r-49 g-28
ewe g-24
ewel h-23
ewell h-23
ewi g-28
ewin g-21 m-22
ewing g-21 m-22
ex_ h23
exa r-21
exac r-41 h-30
exact r-41 h-30
exi r-30
expi g27 m-24
expir g27 m-24
expr r-22 h-21
expre r-22 h-21
extr g-24
extra g-24
eya_ h-48
eye h22
eyl r32 g-46 h-44 k-21
fa2 r33 g-31 m-35 h-43
fa3 r-22
fab h-24
fabr h-24
fabri h-24
face g-35 m-29
face_ g-35 m-29
faci h22
facil h26
fact r25
facto r28 h-21
fai g-26
fak h23
fal r-22
fala r49
fala_ r72
fall g24
fals h-25 k43
false h-25 k43
fare r-26 m-21 h-32
fare_ r-28 m-21 h-32
fas h-34
fast h-46
fast_ h-46
fat r-21 h23
fath r-24
fathe r-24
fau h-25
faw r25 g-27 h-21
fawa r25 g-27 h-21
faway r21 g-30
fay g-27 h-27
fayd g-30 h-26
fayda g-28 h-28
fd_ r28 g36 h-46 k-22
fee_ g-22
feed g-41 k-23
feed_ g-41 k-23
feel r-22 g45
feel_ r-31 g42
feels g34
fees g-22 k-22
fees_ g-22 k-22
fei h22
feit h22
feit_ h24
fel m-23
fel_ r-27 m-34 h-42
fell h57
fell_ h57
felo g-41 h-37
fen r-41 m-35 h44
ferr m-29
ferre m-29
fes g31 m-32
fest g27
festi h22
fet r-27 m-24
ffl m26 h-23
ffle m26 h-23
ffle_ m36 h-22
ffles m-38
fi_ r-56 g23 m-32 h-59
fice_ g-27 h-61
ficer r-32 h54
fie r-22 g23
fif g-28 m36
fift g-28
fifty g-28
fig r-22 g21 k22
figh g-28 k31
fight g-28 k31
figu g31
figur g31
file h22
file_ h24
fill r-22
fill_ r-23
film g-21 m-21
film_ g-24 m-25 h-22
fils r32 h-25
fils_ r32 h-25
filt g-25 h-22
filte g-25 h-22
fina h-26
final r-38
finan r32 h-26
find r-28
find_ g24
fire r-21 m-30 h-28
fire_ r-22 m-25 h-47
firm m-21
firm_ m-26 h-23
fis h-31
fish h-31
fish_ g39 h-53
fit g-21 m-24
fit_ m-23
fiv m23
five m23
five_ m24
fix_ h23
flag g-26 k48
flag_ r-21 g-22 k31
flat_ h-33
flav h-30
flavo h-30
fle m25 h-30
fle_ m34
flee h-24
fleet h-24
fles m-38
fles_ m-38
fli r-34
flig r-26 m-35
fligh r-26 m-35
flowe m-22 h-40
fol r-25
fold r-24 h23
fon m-21 h-30 k-26
font m-21 h-30 k-26
font_ h-30 k-24
foo h-27
food h-28
food_ h-28
fore g24
fore_ g25
forg r-40 h39
forge h39
forgi r-29 h42
forma r-24
forw h-21
forwa h-21
fou r-36
foun r-25 m-36
found r-25 m-36
four r-28
four_ r-32 g-21 m-22
fre m-21
free m-24
free_ m-24 h-22
frei r-27
freig r-27
fres h-34
fresh h-34
fri r-26
frid r-28
frida r-32
frie h-23
fron r-36 g-23
front r-37 g-23
fru g22
frui g22
fruit g22
fs_ g-26 m-28 h-32
ft_ h-26
fta g-34 m-39 h-50 k-37
fted g-24 h33
fted_ g-24 h33
fterw g24
fts r-26
fts_ r-28 g-28
fty r-24 g25 h-36 k-21
fty_ r-24 g25 h-36 k-21
fue r-30
fuel r-30
fuel_ r-24
ful r-34 g-27
ful_ g-22 h-29
full r-32 g-22
full_ r-31
fume_ h-28
fund_ h-32
funda m-22
funde r24 g-23
fundi r-32 g34 k-24
funds k37
fx_ r43 g22
gad g21 h-40
gag h-23
gage h-23
gains h-24
gal g-35
gal_ g-31 h-22
gam m41
gam3 g-22 m-27
game m34
game_ m33
games r-22
gamm r-22
gammo r-22
gan r-29 g-28 h56
gan_ r-46 g-57 m-23 h31
gani g-26
ganj h26
ganja h26
gar g-28
gar_ r-32
gara g-32 h-31
garag g-32 h-31
gard g-30 h-25
garde h-26
garit h33
gars r-28 g-26 m-24 k-28
gars_ r-28 g-26 m-24 k-28
gas r-26
gas_ r-26
gat r-34 m-41 h-39
gate m-29
gav g-42 h-21
gave g-42 h-21
gave_ g-42 h-21
gay g-27
gay_ g-22 h22
gea m-30 h-41
ged h32
ged_ h33
gel g-21 m-27
gel_ m-28 h21
geme h-43
gemen h-43
geo m22
geri r-26
germ g-26 h25
gets m40 h-41
gets_ m40 h-41
gg_ r-23 m22 h-49
gga r-26 h24
ggag h-25
ggage h-25
ggl r-22 g-23
ggle g-24 k23
ggle_ k39
ggs r-24
ggs_ r-24
ggy r-22 h-30
ggy_ r-22 h-30
gha h-56
gham r-24 m-24 h-62
ghar h-25
ghara r26 h-23
ghbou r-33
ghed r-34
ghed_ r-34
gher r26 g-23
gher_ r26 g-23
ghtc h26
ghtcl h26
ghte k29
ghter k29
gif g-22 h-23
gift g-22 h-23
gift_ g-22
gin_ h21
gine r-21 h-32
ginee r-22 g-25 h-39 k-26
ginge g-23 m-22 h-52
gio h36
gir h40
girl h42
girl_ h35
girls h27
gistr h-23
giv g-22 h-30
give h-26
give_ r21
given r21 g-25 m-29 h-33
givi g-31 h-30
givin g-31 h-30
gle h33
gle_ h21
gn_ m-26
gne r-23 h21
gnm r-25
gnme r-25
gnmen r-25
gno g-30 h64
go_ r-22
goa m-21 h-26
goat m-21 h-25
goat_ g41
gol h-21
gon h31
good_ r-33 g-32 m-21 h21
gos g-39 m-22 h25
got g-42 h-38
got_ g-34 h-23
grad g-29 m-22
grade g-30 m-23
gram h29
gram_ r-21
grams g-23 h25
gran g-24
grap g-22
gras h-41
grass h-41
grea h23
greas h30
gree_ h21
greem h-25
green h-30
grey g-48 h33
grey_ g-26 h25
gri h-22
groc h-31
groce h-31
groun m-31 h-24 k-33
group r-22
grow h30
grown g-23
gs_ h26
guard r-31 g-25 m-32
guc h26
gucc h26
gucci h26
gue r-21 m31
gues r-22 m28
guess r-23 m32 h-22
guest g-30 m-22
guine h-42
guinn h22
gul h-43
gula h-31
gum m-22
gun_ g-22 h-22
guns m-29 h25
guns_ m-29 h25
gur r-26 g31
gure_ r-21
guy r-25 g-21
guy_ r-21 h27
gym r-32 m-24 h-40
gym_ r-32 m-24 h-40
ha2 g-35
ha2a g-33
ha2a_ g-33
ha_ h-24
haa g-41 h-46
haar g-33 m25 h-53
haar_ g-35 h-48
hab_ h-35
hacke h29
had r40 m-23
had_ r21 g-26 m-23
hadi r24 g-23 m-28 h-29
hadiy r26 g-28 m-23
hah r36 g-28 h-30
haha r31 h-29
hahar r24 h-23
hahr r26 g-27 h-36
hahr_ g-21 h-21
hain m-25 h-27
hain_ m-25 h-27
hair r-21 h-46
hair_ r-29 g-22 h-48
hairs m-22 h-27
haj m-21 h-25
hajj m-22
hajj_ m-22
hal h22
hala r-35 g-26
halal h-40
hall_ r-21
ham_ h37
hamm g-26 h-26
hams h-28
hams_ h-21
han_ r21
hana g-25 h25
hanc m33 h-32
hance m33 h-32
hand r-21
hand_ h-34
handb h30
hande r-38 g23 h-39
hando g-33
hands h-32
hane g-36 m-36
hank_ r-22
hanks g-22
hap m-29
happy h50
har_ g-38 m-40 h24
hara h27
haram r27 g-39 m-32
harc r-32 m-40
hard m-26
hare_ h-25
hared h-45
hares r-32 h26
harge h-21
hari h-26
harit h-35 k21
harj r-36 g-31
harm_ m-27
hart r21 h-42
hart_ r21 h-40
has_ h-27
hasa g-37
hased g25
hash r-27
hash_ r-28 g-24 h22
hasi h23
hasin h23
hat g22
hatsa g-23 h28
hav g22
have g23
haven g31
haw g-39 m-22 h-32
hawa g-38 m-22 h-26
hawal h-27
haz r41 g-37 k-30
hbou r-33
hbour r-33
hc_ r-21 g-21 h38
hda r-22
hday r-22
hday_ r-22
hdr r-25
hdra r-25
hdraw r-25
hea r-25
heale h24
healt h-43
heap h32
heap_ g-30 h27
heape r-35
heat r-35 h-32
heat_ r-35
hec h-40
heck h-27
heck_ h-30
hecks k37
hed h-28
hed_ h-36
heel r-21
heep r-29 g30 m-21 h-21
heer g-22
heer_ g-22
hees r-23 g-33 h39
heese g-28 h22
heet r-30 g-23 h-24
heet_ r-27 h-36
hef r-23
heft r-23
heft_ g25
hei r-28
hein h30
heine h30
heir r-32
heir_ r-32
hej m-21
hej_ g27
hek r21 g-38 m-21
hel_ r-33 g-25 m-25 h40 k-31
helf g-24 h-32 k-21
helf_ g-24 h-32 k-21
help h-30
hem_ g24 h-21
heme m-34 h-39
heme_ h-32
hemed m-33 h-46
hene r-43
hens g23
hensi g23
hera h-35
herap h-35
here m24
here_ g-22
herk h-28
herka h-28
hess r-26 h-40
hess_ r-26 h-40
het g22
heth h-23
hethe h-23
hex_ g-21
hib r-23 g-30
hich g21
hich_ g21
hid r-23 h-27 k45
hide g-24 k49
hide_ g-27 h-23 k43
hidi k48
hidin k48
hie m29
hif g-31 h-40
hift g-31 h-40
hig g-22
high g-22
high_ m-31
highe r21
hil r-29
hild_ m-27
hin_ r-26 m-21
hine_ g-30
hio h-33
hippi h-33
hips g-33 m26
hips_ g-33 m26
hir h24
hira r23 g-41 m-33 h28 k-24
hire r-41
hire_ g-21 h-24
hisa r-44
hish r-30 g-24 m-25 h41
hisk h23
hiske h31
hite m-24
hite_ g-28 m-28
hiv h29
hiva h37
hive h-21
hiy r-50 h-48 k-27
hle r-42 g33
hle_ r-42 g33
hma r-23
ho_ g-29
hod h-52
hod_ h-52
hoe g-31
hoes m-33 h-32
hoes_ m-33 h-32
hog g-24
hog_ g-22
hold m-27
holde h-38
hole_ r-34
holic g-21
hom_ m-24 k-23
home r-23
home_ r-23
homem h24
hon_ r-24
hones h28
honey r-25 g-22 m-21 h-40
hook r-26 m-24
hool h-32
hool_ h-32
hopp g-46 h-38
hops r-42 h39
hops_ r-42 h39
hori h30
horit h-21
horo h29
horos h29
hort g23 h-30
hort_ g26 h-28
hos r-28
hose h-29
hosp h-27
hospi h-27
hoste g-27 h-38
hoto_ r-24 g-28 h-24
hotoc g-21
hotog r-21
hotos h22
hour g-24 m-24 k-21
hour_ g-25 m-29 k-33
hours r-41 g-22
housi h-54
how_ r-35
howe r-23
howed r-23
hown r22 g-23 h-30 k21
hown_ r22 g-23 h-30 k21
hr_ g-29 h-42
hra g-46 m-30 h32
hra_ r-31 g-37 m-32 h44
hre g-22
hree g-25
hree_ g-25
hri g-22 m-25
hris g-21
hrist g-21
hs_ h-40
hta m-37 h-42
htar m-24 h-23
htc h26
htcl h26
htclu h26
hte k22
hter k22
hters g-27 h-22 k37
hu_ r34
hul g33 m-28
hulo h-26
hulog h-26
hun h-25
hunt h-31
hurs h-26
hursd h-26
hy_ g-26 m-31 h-21
hyl m-28 h-34
iab r-22
iabi g22
iabil g22
iac h33
iac_ h33
iage_ h-32
ianz g27
ianz_ g27
iap g-21
iape h-50
iaper h-50
iat h24
iati h-36
iatio h-27
ib_ r-35 g-46 h-32
iba g-25
iba_ g-26
ibe h23
ibed g26
ibed_ g26
ibery h-28
ibi g-25
ibles h53
ibra h-21
ibrar r-28 h-21
ibs r-25 h37
ibs_ r-25 h37
ica_ h29
ical h-21
ican r-30
ican_ r-30
iced k26
iced_ k26
icer r-32 h54
icer_ r-32 h54
ich g29
ich_ r-21 g32
ici g-26
icin r-22 k37
icine r-22
ick_ g22
icked r-30 g-38 m-24 h-36
icks m24
icks_ m24
icle h-42
icle_ h-42
ico h24
ico_ r-29 m-22 h34
icr r-21
icro r-21
ict_ r-26
icti g22
ictio g25
icy g25
icy_ g26
iday r-28
iday_ r-27
idd r-21 g28 k-22
ide_ h-27
iden r-24
ident r-23 g26
ideos h34
ider g-25
ider_ r-30
ides h-28
ides_ h-28
idg h-23
idge h-24
idi h-22 k34
idin h-22 k36
iding h-23 k37
idn r-37 h22
ids h-27
ids_ h-27
ie_ m30 h29
iec g-29
iece g-29
iece_ g-26 m-23 h-51
ieces g-29
ield g22
ield_ g22
iet h-33
iev g-24 m-40 h-30
ieve g-25 m-41 h-31
iew g-43 m-27
if_ g45 h-31
ife g25
ifes g27
iff h-31
ifle_ g-22
iform h-32
ift h-30
ift_ r-23 g-22 h-23
ifte g-26 h34
ifted g-26 h34
ifts r-27 g-25 h-31
ifts_ r-27 g-25 h-31
ifty h-32 k-22
ifty_ h-32 k-22
ig_ h23
iga g-23
ige g-21
igg g-25 h-28
iggy r-22 h-30
iggy_ r-22 h-30
igh_ m-31
ighed r-34
igher r21
ightc h26
ighte h-24 k40
igi r-41
igin k22
ign r-23
ign_ m-23
igne r-22 h21
ignm r-25
ignme r-25
igno g-30 h64
igu g31
igur g31
iha h-39
iha_ h-39
ija r-38
ijar r-37 h-32
ijara r-41 h-34
ik_ g-31 m-49
ike_ r22 g-26
ikes r-26 g33
ikes_ r-26 g33
ila h31
ila_ g-33 h33
ilal h22
ilal_ h22
ild_ g22 m-29
ile_ m-22
iles r-23 g-27 h-37
iles_ r-24 m-23 h-40
ili h-23
ili_ m-33 h-33
ilita r-21 h33 k39
ility g21
illa r-23
iller g-22
illi r-24 g-37 m39
illio r-26 m25
ills r21
ills_ r21
ilm g-21 m-21
ilm_ g-24 m-25 h-22
ilo m-21
ilor r-25 h-39
ilor_ r-30 h-22
ilos r-26 g-23
ilos_ r-26 g-23
ilt h-47
ilte g-25 h-22
ilter g-25 h-22
ilv r21
ilve r21
ilver r21
ima m24
imb r-41
imbu g-23 m-22
imed g31
imed_ g31
imes r-29 g-23
imit_ h-30
immer g-23
immi h-25
immin h-25
ims m-30 h-43
ims_ h-35
imu h-32
ina_ r-47
inah r54 g-23 h-47
inah_ r54 g-23 h-47
inal r-25
inal_ r-38
inan r28
inanc r30
inar m25
inar_ g-31 h-31
inary m34
inc r22
ince r-24
ince_ k22
incl r27
incl_ r22
incr h-25
incre h-25
ind_ g29
inde r-21 g26 h-27
inder r-22 g-40 h-32
index g35
indi m-38 h-29
indin r-34 m-40 h-23
indo r-27 g-36
indow r-27 g-36
inds k-22
ine h26
ine_ h21
inea h-27
inea_ h-42
ined g22
ined_ g22
inee r-22 g-25 h-39 k-26
ineer r-22 g-25 h-39 k-26
ineg h-45
inega h-45
inek h30
ineke h30
iner m-21
iner_ r-23
iners g-33 m-35 h-43
inery m-25
inf g-29 m25 h23
infl g-25 h24
infla g-26 k23
ingo m29
ingo_ m31
ini_ g27 m-23
inic h-33
inic_ h-33
inim h-34
inis m27
inish r-26 m32 h-27
ink h26
inks h25
inks_ h25
inn_ h33
innes h22
ino h25
ino_ h21
ins_ r-29 m32
inst_ h-24
inste h-27 k33
insu g26
insur g27
int_ g-28
inted r-22 g-28 h-26
inti r-39 m-33
intin r-39 m-26 h-24
intre g-21
ints r-27 g-22 m21 h26
ints_ r-27 g-22 m21 h26
inve g-35
inves g-27
io_ h-22
iol g-31 m-25
iona h21
ional h21
ione h28
ior m-31 h-40
ior_ m-37 h-45
ios r-21
iosk r-21
iosk_ r-21
iou r27 h-29 k28
ious r27 h-29 k28
ious_ r27 h-29 k28
ipe h-38
ipens g30
ipes g-34 h-41
ipes_ g-34 h-41
ipo g-26 m-32
ipo_ g-23 m-29 h23
ippe h24
ipped h36
ippi h-43
ippin h-43
ips m26
ips_ m22
ipst m28
ipts k41
ipts_ k41
iptv h24
iptv_ h24
iqu h40
ique h30
iqueu h27
iqui g-29
iquo h50
iquor h50
ira h34
irat h29
irate h29
iray r-28 g-41 m-22 h-27
irc g-36
irds g50 h-28
irds_ g50 h-28
ire_ h-53
ired r-35 h35
ired_ r-35 h35
irin r-33
iring r-33
irl h32
irl_ h35
irls h27
irls_ h27
irm h-29
irm_ m-26 h-23
irn h26
irno h26
irnof h26
iro r-23 h-23
iron r-25 h-29
iron_ r-25 h-29
irr r-29 g-24 m-25
irs_ m-24 h-37
irth_ m-21 h-46
irthd r-22
irty k48
irty_ k48
irya g-22
iryan g-22
isati h-23
isco r21
iscou r21
iscr r-24 g45
iscre r-24 g45
ise h25
ised g-23
ised_ g-23
ises g-21 h22
ises_ g-21 h22
ish_ r-23 g28
ishi g-40
ishin g-40
isit h-32
isit_ g-21 h-31
isk h30
iske h36
iskey h32
isl h-33
isla h-33
islam h-26
isn h-33
isp h32
issa h-25
isse g-30 k-26
issu h-23
issue h-25
ist_ m-31 h-48
ista g-22
isted h-45
isti h28
istil g-25
istr g-22
istry r-21 g-32 h23
ita_ g22 m-24
itab k47
itabl k47
itam h-34
itami h-34
itan g26 k46
itat h25
itati h25
itch_ r-22 m-29 h-37
itco r-28
itcoi r-28
ite_ g-27
ited r22 g-27 h-27 k-21
ited_ r22 g-27 h-27 k-21
iter h-32
ithd r-25
ithdr r-25
ithi r-26 m-21
ithin r-26 m-21
itin r-23
iting r-23
itl r-22
itn g-55 m-25 h26
ito g-25
itor r-26 g-26
itor_ h-25
itr g-37 h22
itre g-22
itre_ m-25
its h22
itt h-33
itter h-47
itti m-22
ittl h-31
ittle h-31
itty h-38
itty_ h-38
itu r-34
itz h28
itz_ g-22 h27
iva h22
ivab r37
ivabl r37
ival_ r-28
ivate g-27
ivati h-24
ive_ g24
ived r-41
ived_ r-41
iven r21 g-25 m-29 h-33
iven_ r21 g-25 m-29 h-33
iver_ h-31
ivera r22 m-25
ivery r-24
ivi g-23
ivo h21
iwa r-22
iwal r-24
iya m-27
iya_ m-37
iyal g-25
iyal_ g-34 h-25
iyals m30
iye g-42
iye_ g-41
iyy g-28 m-27 h31
ize_ h-32
izz r-25 g-30 k-21
ja_ h38
jacke m-35 h-30 k-30
jah r-34 h-30 k27
jahi k36
jahid k36
jam h22
jam3 r-33
jama r26
jame r-38 g-24 m-21
james h28
jan r25 h-28
jan_ r21
jar r-26 h-37 k-21
jar_ g-29
jara r-41 h-34
jara_ r-41 h-34
jari r-23 m-27 h-23 k-46
jd_ r-45 g-53
jeb m-29
jebe m-29
jec h-32
ject h-32
jer r-40 g-22 m-23
jers m-22 h-38
jerse m-22 h-38
jin h33
jinn h33
jinn_ h33
jit g-28
jj_ m-22
job g-22 h31
job_ g-21 h33
joi g-28
join g-28
joint g-27
jud h31
judg h31
judge h35
jui r-21
juic r-21
juice r-21
jun r35
june r28 h-31
june_ r28 h-31
jus h-28
just h-28
just_ h-30
ka_ r29
kaa r-50 g-28
kab m28 h26
kaf g-25 h-28
kafu g-22 h-29
kaful g-22 h-29
kah r-29
kal g-27
kala m-23
kala_ m-23
kam g-42
kam_ h-36
kame g-50 m-34
kamel r-40 g-42
kan r27 g-26 m-28
kar_ r-38 m-29 h-43 k-31
kara r-23 m-22 h-61
karak m-30 h-47
kas r-21
kat r-27 g-27 h-24
kat_ r-26 m-28 h-37
kay r-37 g-25 k-25
kay_ r-35 h-36 k-29
kba g-24
kda k48
kdat k52
ked h30
ked_ h30
kee k25
keep k31
keep_ k41
keeps r25
keg h28
ken_ r-34
kend m21 h32
kend_ m21 h32
keno m27
keno_ m34
kens m-30 h23
kens_ m-30 h23
ker_ m21
kers r-25 h-21
kers_ r-25
kery r-30 m-29 h-45
kery_ r-30 m-29 h-45
kg_ g-47 m-29
kh_ g-35
kha h26
khad r28 m-30 h-23
khai r-24 g-21 h25
khal m31
khala r-38 g-37
kham r-23 m-29
khan r-36 g-45 m-28 h53
khar m-64
khas r-32 g-36 h-49
khat r-37 m-31
khay r-32
khe m22 h-43
khee g-22
kheer g-22
khi m-47 h-51 k-22
kho h-56
khod g25 m21 h-25
khod_ m22
khs g21 h-43 k-21
ki_ k-34
kic r-21 h22
kick r-21 h22
kid r-31
kids r-25 h-23
kids_ r-25 h-23
kie r-28 m51 h28
kie_ r-32 m49 h47 k-21
kilo g-21 m-22
kilo_ m-22
kilos r-31 g-27
kin_ r-35
kind h21
king m-22
king_ m-27
kings g-26 m40
kins g-23 m30
kins_ g-23 m30
kio r-21
kios r-21
kiosk r-21
kir r-28 g-41 m-22 h-27
kira r-28 g-41 m-22 h-27
kiray r-28 g-41 m-22 h-27
kis r21 m-40 h-47
kish h-38
kit r-25 g-21
kit_ g-26
kitt r-28 h-37
kitte h-27
kitty r-34 h-36
kka r-38 m-39 h-32 k-30
kla r25 m-22 h-27
klac r26
klace r26
kli r-36 g-34 m-35
kly r26
kly_ r26
km_ r-35 g-25 h-35
kma h25
knoc h34
knock h34
know_ r-25 g-24 h-27 k34
ko_ r-27 m22 h39
kol_ g-27
koll r-26 m21
kollo r-26 m21
kon r-34 g-41 m-21
kon_ r-25 g-40 m-27 h25
kou r-40 g-22 h-54
kpop h-33
kpop_ h-33
kra g-30 m-35 h-49
kra_ g-29 m-35 h-39
ksh r-21
ksho h-30
kshop h-30
kta r-36
kuk h-21
kuk_ h-23
kup_ g-26 h22
lab_ g-33 m-21
labe g-22 h26
label g-22 h26
labo r-21 g-22
laced h-30 k-25
laces m-33 h-43
lack h23
lack_ h38
lad r-30 g-25
lad_ r-31 g-43 m-26 h-50
ladi r-21
ladie h28
lady m-25 h22
lady_ m-25 h22
laf r37 m-24
laft r28 h-34
lag_ g-23 k26
laga r-48
laga_ r-51
lage h21
lager h35
lah r-28 m-29 h-51
laim_ g-28 h-22
laime g31
lak g-31
lak_ r-35 g-22 h32
lam_ r-23 g22
lama r-32 h-21
lamb m-33 h30
lami_ r-26
lamic h-26
lamp m-25 h-58
lamp_ m-25 h-58
lan_ r-21
land h-32
land_ r-23 h-31
lands r23
lans g-40
lans_ g-40
lant m-27 h-25
lants r-25 g-33 m-38 h-47 k-22
lare k32
lare_ k56
lared k21
laret h28
las r-23 h-22
las_ r-31 g-36 h-54 k-23
lash h-51
lass m-30 h-32
lass_ m-30 h-31
lasse m-22
last r-39
last_ r-40
lat_ m-24 h-36
late h-21
late_ h-24
lated h-35
later g33
latf g24
latfo g24
lati h23
latin g-28
latio h22
lato g-22 m26
lator g-22 m26
laug g-21 h30
laugh g-21 h30
laun k30
laund g-21 h-44 k34
lav h-30
lavo h-30
law r-25 g-29
law_ h-46
lawy r-26 g-28 h-22
lawye r-26 g-28 h-22
lay h24
lay_ r32 g-22 m23 h26
laya m-23 h-43
laya_ m-23 h-43
laye r-27
layed g-28 h-38
layer r-26
lays r-30 g29 m21 h-22
laz r30 m-26 k-23
laze r30 m-26 k-23
lch r-41 g-33
lcon h-27
lcon_ h-29
lde g-28
lder g-26
lder_ g-32
lderl h-21
lders h-31
ldi m-26
ldin m-26
lding m-26
leaf h-24
leak g-21 h24
leake g-21 h24
lean_ k26
leani h-41
lear m22
lear_ m25 h26
leas g-27
lease g-28
leat m-25 h-25
leath m-25 h-25
leav g-21
leb r-45 g-28
lecte g22 h-32
lecto r-38
led h-29
led_ r-22 h-25
ledg h-36 k-22
ledge h-36 k-22
lee r-26
leet h-24
leet_ h-24
left_ r22
leg_ m-21 h36
lega r-22
leh r40 g-26 m-42 h-23
lei r-43 m-42
lem h22
lem_ r-33 g-32 m-38
len r31
lend r51 g-27 m-23
lend_ r49 g-38 h-36
lende r37 m-25 h-21
lendi g-21
lends g-27 h-28
leng m24 h-27
lent h-22
lent_ h-22
lerk h24
lerk_ h24
lers g-24 m-33
lers_ g-24 m-33
less r33
less_ r41 g-22 h22
lesso g-31 m-23 h-34
lett r-21
lette r-21
lev r-29 g23
leve r-28 g24
level g-26
lever g34 h-51
lex r-23
lex_ r-21
ley_ h-34
lfa m-24 h-22
lfa_ m-29 h-26
lha g-27 m-41 h-47 k23
li_ m30
liab g22
liabi g22
lianz g27
lib r-28
libr r-28
libra r-28 h-21
lic_ r-29 h-28
lica_ h22
licat g-21 h-50
lice_ g-23
licy g29 h-30
licy_ g29 h-30
lid m-22 h-29
lift g-23 h32
lifte g-26 h34
lig m-27
ligh m-29
light m-29
lik r23
lik_ g-27 m-33 h-37
like_ r22 g-32
likes r-27 g35
lil r-38 g-33 m-29 h-44
lim_ r-36 h23
lima r-23 g-40 h28
limi h-30
limit h-30
lind h-41
lind_ m-22 h-39
line_ m23
lines g-39 h-25
lini m-21
linic h-33
link r-26 g21
lion g-25
lions r-26 m25
lips r29
lips_ r29
liq h38
liqu h38
lique h27
liquo h50
lish m-21 h-27
list r-24
list_ h-34
liste r-32 h-47
lita h46 k37
litr g-22
litre g-22
litt h-34
litte m-28 h-33 k-23
littl h-31
live_ g23
liy r-42 m-36
liya r-45 g24
liya_ r-42 g27 h-31
liye g-21 m-37
liye_ g-21 m-37
lk_ r-35
lla_ g-29
llan r-28 g-34 m-44 h30
llar r21
llar_ r35
llat g25 h-33
llati g25 h-35
llec k22
llect k22
llet k29
llet_ k28
llets k28
lli_ g-38 h23
llia m35 h-24
llian g27
llio g-25
llion g-25
llo_ h24
llov g21 h-31
llove g21 h-31
llow r-27
llow_ r-29 h-40
llowa g-26
llp r-22 h-41
lly g28
lly_ g28
lms h21
lms_ h21
lo_ m34
loa r23
load r-23 g-21 m35 h41
load_ g-25 m33 h43
loan r28
loan_ r26
loane r40 h-26
loc r34
loca g32
locat g32
lock r37
lock_ r23 g-32
loge h23
loger h23
logo r-23 g-24 m-28
logo_ r-23 g-24 m-28
lol r-26 m-35 k-21
lol_ r-24 m-31 k-21
lon m-21
lon_ r-29 g-30 m-30 h-21
lone g-28 m-38 h39
loned r-21 g-25 h42
longi g24
longs g45 h-27
loni h33
lonin h33
lood h28 k-21
lood_ k-22
look r-30 g-23 h27
looki r-23
looks k23
loon g-32 m-28
loos r-21 g-41 h-30
loot m31 h-24
loot_ m31 h-24
lor_ r-24
lored h-46
lori g-31 h-37
los m31
los_ r-26 g-23
lose m36
lose_ h21
losed r-31 h-36
loser r-28 m43 h-34
loses m22
losin r-25 h-21
lost m23 h-26
lost_ m23 h-26
loth m-32 h-40
lothe g-46 h-40
lots g32
lots_ g32
lott m33 h21
lotto m25
lou g-27
loui h27
louis h27
loun r-24 h26
loung r-24 h26
loure h-32
lov g-21 h31
love g-21 h31
love_ r-35 g-29 h46
lover g21 h-31
low_ h-24
lowa g-26
lowan g-26
lowe h-35
lower h-33
loy h-31
loyer g-30
lse h-21 k37
lse_ k34
lta h-22
lter h-43
lter_ g-23 h-38
lti r-23
ltin h22
lting h22
lty h-25
lty_ h-25
lu_ m-21 h-62
luc h-26
lug r-25 g-21 h26
lum r-56 h-38 k-21
lump r-28
lump_ r-28
lun r-27 h-34
lunc r-26 g-26 h-36
lunch r-26 g-26 h-36
lut r-25 h43
lut_ h23
lve g-24
lver r21
lver_ r21
lvi h-31
lwa r-26 h-25
lyf h31
lyfa h31
lyfan h31
m3e r-27
m3ey r-27
m3eya r-27
ma3 g-45 m-38
ma3a g-35
ma7 g24 m-24
ma_ m-30
maa m-30 h-22
maal r-21 m-24
maal_ g23 m-25
maar r-22 h-23
maar_ r-22 h-23
mab g-29
mac r-26 m25
madam r-23
madan h-22
mado h33
madol h33
mag h21
maga r-30 g-23
mah g-30 h-53
mai g-33 h29
maid m-21 h23
maid_ g-21 h36
maids h-40
mail r-22
mail_ k-21
maj g-23 m-29 h-33
mak r-35
mak_ r-42 g41 m-28 h-58
maker g-32
maki g-42
makin g-42
mal_ m-27
male g-27 m-28
male_ g-27 m-28
malt g-25
malt_ g-25
mam g-32 m-32
mama g-31 m-31
man_ h-26
manc r-24
mance r-24
mang g-35 m-21
mango g-33 h-30
mani h33
mar_ g-42 k-24
mara g-26
marat g-27
marc r26 h-29
march r26 h-29
marg g26
marga h33
margi g23
mari r-22
marin h-26
marl r-34 m-33
marra r-42
marri h-32
mart h22
marti h21
masa r-29 m-37
masar r-25
mash r-24 g-33 m-26
mast h36
maste h36
mat g-24
mat_ g-35
matc r-25
match r-25
mate r-23 g-25 h-37
mate_ h-27
mato h-24
mato_ h-22
matt g-25 h-28
matu r24 g-24
matur r24 g-24
may_ h-41
mayb h-27
maybe h-27
maz r-41 g-30 h42 k-21
mba r-21 h30
mbas h-27
mbass h-27
mbers m27 h22
mble h-46
mbo r-25 h-41
mbol g-21 m29 h-38
mbola g-21 m29 h-38
mbr g-21 m-38 h-23
mbu g-21 m-38
mbur h-45
mea r-27 g-22
meas h-24
measu h-24
meat h29
meat_ h29
meb k23
mebo k26
mebod k26
med_ g25 m-28
mediu g-27 h21
mee r-25 h-33
meen r-25 g28 h-30
meen_ r-25 g28 h-30
meet g-40
meg m25
mega g-21 m26 h26
mega_ g-21 m26 h26
meh r-22 g-34 m-39 h22
mei m-31
mein m-26 h-22
mein_ m-26 h-22
mel r-22 g32
mel_ g21
mema h24
memad h24
men_ m-22
menta g-24
menti r-22 g-32 k44
ments h-22
menu g-27 h22
menu_ g-27 h22
meo k21
meon k21
meone k21
mer_ m-22
mera g-32 h-33
mera_ g-32 h-33
meri r-29 h-31
meric h-40
mers r-28 g30 m-36 h-34
mesh m-25
mesh_ g22 m-30 h-42
mess r-31 g-27 m32
messa r-22 m25
met_ r21 g-25 h-45
mete r-21 g-36
meter g-35
metri g40
metro r-27 g-29 h-24
mey m-28 h-40
mi_ r33 g-30
mic_ h-40
micr r-21
micro r-21
mili h-51 k22
milk h-39
milk_ h-39
mill g-26
mill_ g-29 m-25
milli r-26 m25
min_ g38 m42
mina r-37 g-29 m-21
minar r-30
mined g24
mini g21
mini_ r-21 g34 m-22
minis h-26
mint m-26 h-29
mint_ m-26 h-29
mirn h26
mirno h26
mise m-22
mise_ m-37 h-21
mised g-24
mises g-21 h22
misp h50
mispl h50
mist r-22
mith r-28 g-27 m-33 h-42
mitt g-22
mm_ r-25 m-39 h-56 k-23
mma g-25 h-44
mmat h-27
mmate h-27
mmer_ g-42 h-35
mmi_ m-21
mmin h-25
mming h-25
mmon r-26 h24
mmon_ r-28 h22
mmu r-24 h-24
mmun r-27
mmuni r-27
mmy r-24 m28
mmy_ r-24 m28
mnt r36 g-32 m-24 h-41
mnt_ r33 g-25 m-24 h-31
mo2 r39 m-26 h-35
mo2a r26 m-27 h-34
mo_ r-38 m-49 h-59 k-29
mob m-35 h-51
mobi m-21 h-31
mobil m-21 h-31
moc h-25
mock h-25
model m-21
mok r-24
moke h31
moke_ h24
moki h-43
mokin h-43
mol g-24
mola r-32
mom r-27 h-39
mon_ r-35 h38
mond g-26
monit r-24 k26
monte r-22
moo g25 m-25
moon r-22 g-37
more g-23
more_ g-23
morn r-37 h-38
morni r-37 h-38
morr r-32
morro r-32
mos k-25
mosq r-21 k-30
mosqu r-21 k-30
mosta m-41 h-34
mot r-24 h-23
moth r-22 h-35
mothe r-22 h-35
moto h-21
motor h-21
mous g-22 m-42
moves h32
movie m-24
mow g-26
mowa g-26
mp_ r-22
mper h36
mpi h-42
mple r24
mple_ r24
mpo h23
mpre g23
mpreh g23
mpt g-29
mpty r-34
mpty_ r-34
mpu h-32
mr_ r-27 g-33
mra g-27 m21 h-30
mt_ r-40 g-53 m-37
mud h-28
mug k-33
muj k36
muja k36
mujah k36
mul r-29 k40
mula r-30 m31
mulat m31
mule r-21 k46
mule_ r-32 m-23 h-39 k53
mulet h41
mum g-28 k-28
mum_ g-30 h-40 k-29
mun r29
muna r39 h-30
munit r-27
murt h27
murti h27
museu h-29
mut g-26
mys r-26 h-24
myse r-29
mysel r-29
myst h-25
myste h-25
na_ r21
nack h-46
nack_ h-41
nacks h-35 k-22
naf m-26 h-43
nafs g-24 m-25 h-34
nafs_ g-26 m-28 h-32
nah r35 h-30
nah_ r54 g-23 h-47
nahi r-37 g21 h-34
nahi_ r-37 g21 h-34
nai r23 g-22 m-27 h-57
nak r-50
nake g31
naked g31
nalt h-25
nalty h-24
names g22
nanc r29
nanci r29
nap r-22 g-28 h41
napp r-22 g-32 h24
nar_ g-35 h-46
nary m34
nary_ m34
nas r-31 h-56
nasd g21
nasda g21
nat_ r-29 g-30 m27 h43
nate r-28 g-31 h-30
nated r-31 g-34
natin g-27 m24
natu g22
natur g22
naw g39 h-29
nawa g29
naway g29
nay r-38 g-23 h33
nbo g23 h-24
nbor g24
nborn g24
ncel r-23 m-23
ncell r-23 m-23
ncen r-35 g-34 h40 k-32
ncer h23
ncer_ g-28 h30
nces h-22
nces_ r-36 g22
nch_ r-25
nci r21
ncil m-21 h-45
ncil_ h-42
ncin r22
ncing r22
ncl_ r22
ncla g31
nclai g31
nclo h-24
nclos h-24
ncr h-25
ncre h-25
ncrea h-25
nct r-33 g-31 h-32
nda g21
ndab m-22
ndabl m-22
ndar r-32 m-24
ndb m-21
ndba h30
ndbag h30
ndec h-23
ndeci h-23
ndere k32
nderi k43
nders g-24
ndex g35
ndex_ g35
ndf r34
ndf_ r41 h-46
ndi_ m-37
ndic m25
ndica m25
ndit g-34
nditi g-33
ndle_ g22
ndo g36
ndom g25 h-26
ndom_ g25 h-26
ndon g23
ndor r-28 g29 h-29
ndor_ r-28 g29 h-29
ndov g-33
ndove g-33
ndow_ r-38 g-39
ndu r-45 m-24 h22
ndw g-22
ndwi g-22
ndwic g-22
nea_ h-42
near g-23
near_ g-24
nec g-28 h-21
neck r26
neckl r26
need_ r-38
neer h-35 k-23
nega h-44
negar h-45
neh g21 m-25
nek h30
neke h30
neken h30
nel h26
nel_ h39
nels g-24
nels_ g-24
neral r-43
ners_ g-27
nersh h-29
nery m-22
nery_ m-22
nes h21
nes_ r-33 h21
nest r-25
nest_ r-27
net r-22
new r24
nfi h23
nfl g-24
nfla g-26 k23
nflat g-26 k23
nga r26 g-24
ngay h-38
ngay_ h-35
nged g-28
nged_ g-28
ngem r24
ngeme r24
nger_ h-24
ngh r-21 g-40 m-22 h22
ngi r-22
ngin h-39
ngine r-21 h-32
nging h-39
ngle_ g31
ngo g-35
ngo_ m22
ngr m-34 h43
ngs g22
ngs_ g22
nics h-33
nics_ h-33
nid g25
nide g30
niden g30
nie g-29 h57
nif g36
nife g21
nifo h-32
nifor h-32
nik r-26 m-32 h-22
nil r-22 g-25
nila g-30 m-21
nila_ g-30 m-21
nish r-24 m21
nish_ g-38
nistr g-30
nit_ h-37
nito r-24 g-33 h-30 k21
nitor r-24 g-33 h-30 k21
nits m-27 h23
nits_ m-27 h23
niv g-21
nive g-21
niver g-21
nja_ h26
nke r-36 g22 h26
nken g24 h-22
nken_ g24 h-22
nkn g22
nkno g22
nknow g22
nlic h-28 k34
nlice h-28 k34
nlo r-22 g-26 h29
nlyf h31
nlyfa h31
nn_ h40
nna r-33
nna_ h-27
nnes h27
nness h27
nni h26
nnin h25
nno r-44
nny r-28 g-39 m21 h-49
no_ g22
noc h34
nock h34
nock_ h25
nof k39
noff k39
noff_ h26
noffi h-44 k55
nog m-28 h34
nol h-22
nom g-21 h-40
nomy g-22 h-35
nomy_ g-22 h-35
non g29 h-24
none r-24 g28 m-21
none_ r-24 g28 m-21
nor m-21
nos g-26
nos_ g-30
not_ r-22 g30
note r26 g-32 m-21
note_ r29 g-24 m-22
notes g-28 m-24 h-31
noti g-24 k36
notic g-24 k36
nov g-22
nov_ r31
nove r-28 g-22 h-24
novel r-33 g-23 h-30
now h-22
now_ r31 h-30
nre k23
nreg k23
nregi k23
nsa g-22
nse h-26
nsel r-26 g-30 m-28 h-27
nsell r-26 g-30 m-28 h-27
nses m-22 h-21
nses_ m-22 h-21
nsh r22
nsiv g21 h-24
nsive g21 h-24
nsl g-32
nsla g-32
nslat g-29
nso m-28 h26
nsor m-30
nsor_ g-24 m-34
nst_ h-24
nstag g27 h-24
nste h-27 k33
nstea h-27 k33
nsu g25
nsur g27
nsura g24
nsure r-26 g23
nta_ r-31
ntal m-26
ntal_ m-26
ntan r-30 g-31
nte_ r-32
nted h-29 k22
nted_ h-29 k22
ntee_ h-21
nter_ r-35 g-33 h-36
nterf h22
nth r21
nth_ r25
nths h-21
nths_ h-21
nti_ m-23 h-28
ntif g30
ntifi g30
ntil h-30
ntil_ h-30
ntio k27
ntion k27
nto g-21
nto_ r-35
ntor r25 g-27 h-34
ntor_ r27 h-23
ntran r-23 g-24 m-34
ntre_ r-23
ntres r21 g-21 h-32
ntrib g-21 m-22
ntro r-35 g-30 h-40
ntrol r-36 g-30 h-41
ntu r25 g-31
ntur r25 g-31
nture r25 g-31
nty h-35
nty_ h-35
nu_ g-28 h27
nua h-22
nual h-25
nual_ h-25
nud g-21 h21
nude g-21 h21
nue m-21 h-24
nue_ m-21 h-24
num_ g-24
nur h-22
nurs h-22
nus h24
nus_ h24
nver h-39
nvert h-39
nz_ g27
o2a m-43 h-44
oac g-37 m-31 h-36
oach g-37 m-31 h-36
oad m30 h35
oad_ m28 h33
oak m-36
oak_ m-39
oal r-27 h-32
oal_ h-30
oan r28
oan_ r26
oane r40 h-26
oaned r40 h-26
oap g-33 h-41
oap_ g-33 h-41
oar g-28
oard g-25
oard_ g-25
oas h24
oast h24
oast_ h22
oat h-21
oat_ g24
oats g-23 m-21 h-21
oats_ g-23 m-21 h-21
ob_ g-37 h29
oba r-23 g-21 m-35
obel m-26 h-73
obi m-22 h-40
obil m-21 h-31
obile m-21 h-31
oca h25
ocat g32
ocati g28
oce h-30
ocer h-31
oceri r-27 h-24
ocery h-37
oci r-26
ocia r-31 g-22 h-26
ocked h32
ocket h-27
ocks r-27 m-41 h-32
ocks_ r-22 m-37 h-31
oco r-23
ocop g-21
ocu h35
ocur h49
oda_ r-30 g-36 m-29 h29
odays g-26 h-27
odd g-25 m31 h25
odds m25
odds_ m25
ode g-23
ode_ g-22
odel m-21
odel_ m-27
odes h-35
odia h33
odiac h33
odity r22
odo m-26 h37
odoo g-24 h36
odoo_ g-24 h36
ods h-22
ods_ h-22
odu r-27
oduc r-27
oduct r-27
oes h-21
oes_ h-22
ofa r-44 h-31
ofa_ r-28 h-28
off_ h22 k21
ofit h-30
ofit_ h-30
ofr r26 h-40
oga r-21 h-24
ogar r-21 h-24
oger h23
oger_ h23
ogo g-24 m-34
ogo_ g-23 m-30
oh_ r-53 k-23
oha g-22 m-22
oha_ g-22 m-22
oholi g-21
oices h-21
oid h-24 k30
oid_ r-21 k31
oil r-28 h-25
oil_ r-26 g22
oin h22
oins h29
oins_ h29
oint r-25
oint_ r-26
oken m-26
oken_ h-34
okens m-30 h23
oker m27
oker_ m27
okers r-26 g-54 m22 h-30
okh r-43 m-36 h22 k-33
oki r-26 m21
okie r-29 m52 h27
okie_ r-32 m49 h47 k-21
okin m-37
oking m-37
oks h-37 k28
oks_ h-37 k28
ola r-21 g-23
ola_ g-23 m25
olar m-42 h-43
olar_ m-37 h-46 k-22
olat m-26
olde g-28
older g-25
ole_ r-32
olex r-21
olex_ r-21
olf h-43
olfa m-29 h-26
olfa_ m-29 h-26
oli_ g-29 m-39
olic_ g-21
olice g-23
olicy g29 h-30
olis r-48 g32 h-42
oliv r-22 h-33
olive r-22 h-33
oll_ g-26 m-30
olla r28
ollar r25
ollec k22
olli g-23 h35
ollin g-23 h35
ollo_ r-26 m21
ollov g21 h-31
olls k-25
olls_ k-25
olog h28
ologe h23
olor h-41
olor_ h-38
olore h-46
olou h-45
olour h-45
olt g-21 h-32
olut h23
olut_ h23
oma r-21 g-30
omar g-27 h-39
omar_ g-27 h-39
omat h-24
omato h-24
ombo r-25 g-22 m26
ombol g-24 m27
omeb k23
omebo k26
omem h24
omema h24
omen g-41
omeo k21
omeon k21
omer r-21
oming h-21
omis r23 h-39
omise m-25 h-42
omma g-22 h-36
ommat h-27
ommo g27 h-21
omo r-25
omol g-26
omor r-32
omorr r-32
ompr g23
ompre g23
omy g-22 h-35
omy_ g-22 h-35
ona g-22
ona_ r25 g-46
onat h-21
onate r-31 g-34
onati h-23
ondi g-33 h-31
ondit g-33
ondo g34
oned h38
oned_ h38
oner m-33
oner_ g-21 m-35 h-28
ones r-33 h28
ones_ r-36 h22
ong_ m22
ongi g24
ongin g24
ongs g39 m-23 h-28
ongs_ g39 m-23 h-28
oni h35
oni_ g-27
onic h36
onic_ h43
onics h-33
onin h31
oning h31
onit r-24 k26
onito r-24 k26
onlyf h31
ono g-44 m-27 h-24
onom g-23 h-37
onomy g-22 h-35
onsi h-22
onso m-31
onsor m-31
onte h25
onths h-21
ontri g-21 m-22
ontro r-36 g-30 h-41
onver h-22
ony m-29 h-27
ony_ h-23
oo_ h-48
oodo g-24 h36
oodoo g-24 h36
oof r-23 h-21
oof_ r-26 m-27 h-37
ooke h-46
ooked h-22
ooki r-28 m24 h27
ookie r-29 m52 h27
ookin r-21 m-39
ooks h-37 k28
ooks_ h-37 k28
ool h-42
ool_ h-30
ools_ m28 h-42
oomm h-27
oomma h-27
oon_ r-37 h-31
oons h35
oor r-30 m-22
oor_ r-31 h22
oos r-21 h-26
oot h-25
oot_ m21 h-40
ootl h31
ootle h31
ooz r-41 g-22 h45
opa r-34 g-29 m-37 k-29
open g30
opene r-28 g24
openi r-30
oph r-24 m-37
opl g-22
ople h21
opp r-24
oppe r-29
opper r-30
oppi h28
oppin h28
ops r-38 g35 m-33 h32
ops_ r-37 h42
opt h-26
opti h-26
optio h-26
opy_ g-23
oran g-30 h-40
orat h-21
orate h-24
orc m-21 h26
orce h31
orcer h31
orch h-26
ord_ h-31
ords h-36 k36
ords_ h-36 k36
ored g-29
org h35
orge h34
orged h45
orgi r-29 h42
orgin h47
origi k22
orin h-32
oring h-32
oris g-24
oriti k30
ority r-22 h-26
ork h27
ork_ h23
orks_ g-34
orksh h-30
orl h-34
orld h-34
orld_ h-23
orma g-30 m-24
orman r-24
orn r-28
orne r-35
orni r-32
ornin r-37 h-38
orno h26
oro_ r-51 g24 m27
oros h29
orosc h29
orp h-23
orph r-28
orpha r-28
orpo h-24
orpor h-24
orry r-35
orry_ r-35
orsh h28
orshi h28
orta g-24 m-22 k-27
orte g27 m-21
orted g23
orter m-30
orti g23
ortin g31 h-21 k23
orts g-21 m26 h31
orts_ g-23 h31
ortsb m28
orw h-21
orwa h-21
orwar h-21
ory g-32
ory_ g-32
os_ h29
osa r-36 g-49
osc h36
osco h29
oscop h29
ose m23
osed r-31 h-36
osed_ r-31 h-36
oser r-28 m43 h-34
oser_ r-27 m28 h-33
oses m21
oses_ g25
osh r-24 m-27
osi_ h-30
osin r-29 h-26
osing r-29 h-26
ositi g21
osk r-21
osk_ r-21
oso h-41
osp h-34
ospi h-34
ospit h-34
osq r-21 k-30
osqu r-21 k-30
osque r-21 k-30
oss h24
ost_ h-26
osta m-40 h-40
oste g-25
oster r-31 k-31
osti m-33 h38
ota r-33 h-49
otal r-28 h-47
otal_ r-28 h-47
ote_ g-21
otec g33
otect g33
oted r-32 g-39 h-34
oted_ r-32 g-39 h-34
otes g-27 h-22
otes_ g-27 h-22
othel r-22 h40 k-31
othes g-46 h-40
oti g-40 h27
otic g-22 k26
otic_ h37
otice g-24 k36
otio r-26 g-35 m-25
otion r-26 g-35 m-25
otl h21
otle h42
otleg h31
oto_ r-25 g-27
otoc g-21
otoco g-21
otog r-21
otogr r-21
otor h-21
otos h22
otos_ h22
ott h28
ottl h22
ottle h22
otto m21
otto_ m25
otton h-31
ou_ h-25
oub h-27
oubl h-27
ouble h-27
ouche h22
oud r-39 g-31 m-21 h-24
oud_ r-38 g-27
oui h49
ouis h27
ouis_ h27
ouk r-27 g-26
ouk_ r-27 g-26
ould m26 h-27
ould_ m27
oun_ r34 g-24 m-32 k-25
ound_ r-25
ounds r-25 m23
oung r-24 h26
ounge r-24 h26
ouns r-26 g-30 m-28 h-27
ounse r-26 g-30 m-28 h-27
ounta r-32 g-26 h-49
ounti r40
ounts g-24 k25
oup_ r-24
oups m-24 h-23
oups_ m-24 h-23
oured h-30
ouri r-23
ourie r-27
ours g-28
ours_ r-26
ourse g-39
ourt h-26
ourt_ h-54
ous_ r23 g-35 m-25
ousef g-28
ousi h-24
ousin m-22
outh g-21
outh_ g-21
outs h-22
outst r28
ov_ r31
ova r-21
oval r-21
oval_ r-21
ove_ h33
oved h-28 k-21
oved_ h-28 k-21
ovel r-33 g-24 m-21 h-31
ovel_ r-37 g-22 m-22 h-30
overe g22 h-21
overy r-32 m-33 h-32
ovie m-24
ovies h36
owan g-26
owanc g-26
owd g-24 m-47
owe_ r32 g-46 h-35
ower_ h-27
owes g-21 k-33
owes_ g-21 k-33
owl g-32 m23 h-30
own h-21
owne h-24
owned g31
owner h-28
owni g25 h24
ownie h58
ownin g43 h-31
owns h-41
owns_ h-41
ox_ r-27
oy_ r-29 g-46
oya m-36
oyer g-30
oyer_ g-30
oyst h-27
oyste h-27
oz_ r-49 g-42 m26 h-35 k-31
oze m-44
pa_ r-21
pad r-30 g-24 h-51
pads h-30
pads_ h-30
pag h23
page r-24 h31
page_ r-26 g22 h30
pages g-26
pain g-37 m-23 h-63
paint g-37 h-48
pair r-24 m-29
pair_ r-26 g-30 m-31 h-36
pairs m-22 h-32
paisa h-36
paise r-23 g-39 m-34 h36
pak r-35 h30
pali r29
pall g25
palle g25
palm h24
palms r-26
pam m-34 h-48
pam_ h-29
pang h28
par_ r41 g-53 m-24 h-37
para r-32 m-26
para_ r-28 m-33 h-23
param g40
parat r-30
parc r-32
pare r-26 g-21 h-27
pare_ h-49
park g-27 h-28
parki r-36 m-38 h-44
parl r-40 g-33 m45 h30
partm r-27
parts h-37
party g-31 h28
pas h25 k23
pass k28
pass_ r-24 h-24 k30
passp h21
past m-23 h27
pat g22
patc h-45
patch h-45
pati h-28
patie h-23
patr r-22
patro r-22
patt m24
patte h-63
paw r33 g-22 h-28
pawn r33 g-22 h-28
payi g-21
payin g-21
payof h34
pays h-30
pays_ h-30
pcs_ g-24 m-35
pea r-22 h-28
peal h-28 k47
peal_ h-28 k47
pear r-21
pearl r-27
peb h-25
peci g22
pecif g29 h-21
pecte r-33 g-32 h-37
pecto h44
ped m-25
ped_ m-25
pee_ g-28 h-22
peh g25 h-27
pehl g25 h-27
pel r-26
pell r-26
pell_ r-27
pells h47
pena h-23
penal h-23
pend r23
pend_ r27 h-22 k-22
pends g23
pened r-27
peni r-30
penin r-30
pens_ h-26
pep h-24
pepp h-24
per_ m24 h-25
pera r-22 h27
perc g-24
perce r22
perfo r-24
peri h36
perma m-38 h-41
pero h26
perp g25 m-24 h-23
pers_ g-21
perso k24
pes m-24
pes_ g-35 m-24
pet h-25
pet_ r-30 m-32 h-40 k-31
petit h-36
petr h-34
petro h-26
pha h-25
phan r-28
phar h-21
phe r-30 g-26
pher r-21
pher_ r-21
phi r-27 h27
phy m-26
phy_ m-32 h-21
pic r-31
pick h-23
pick_ g27
picke r-29 g-43 h-36
pie g-24
piec g-25
piece g-25
pies g-29 h-29
pies_ g-29 h-29
pig h30
pig_ g-22 h27
pigg r-22 h-30
piggy r-22 h-30
pigs m-21
pill h38
pills h41
pin_ g-27
pino g-21
pins m39
pins_ m39
pir h24
pira h25
pirat h25
pitc m-21
pitch m-21
pl_ g-42 m25 h21
plan r-21 h-27
plan_ r-21 h-25
plans g-40
plant m-27 h-25
plate r-50 g-34 m-21
platf g24
play r-28 h23
play_ h24
playe r-28
plin g-28
plo h-23
plot h-29
plot_ h-26
plots m-24 h-32
ply g-30
ply_ g-30
po_ g-24 h21
poc h-27
pock h-27
pocke h-27
pod r-26 g-21 m-31 h-40 k-32
poi r-27
poin r-27
point r-27
pok r-25 g-22 m43
poke r-25 g-22 m43
poker r-25 g-22 m43
pons_ h29
ponso m-31
poo r-33 m24
pool m34
pool_ m26
poor r-28 m-36
poor_ r-28 m-32
pop g-22 h-22
popp g-27 h-23
pora h-24
porat h-24
pork m-21 h29
pork_ m-21 h29
porn h59
porno h26
porte m-24
porti k21
ports m28 h21
poss g25
posse g29 m-23 h-27
post_ r21
poste k-33
pot g-25
pot_ m23
pots g-27 m-24
pots_ g-27 m-24
poun m23
pound m23
pow r-22 g-22
powe r-25 g-25
power r-25 g-25
pp_ g-28 h31
ppa m-21
ppa_ m-21
ppe r-24
ppea k24
ppeal h-28 k47
pped r-23 g-35 h50
pped_ r-23 g-35 h50
pper r-28
pper_ r-29
ppo m-29 h-43
pr_ r58 m-41 h-49 k-24
pra g-29
pray g-21
praye r-21 g-22
pre g25
pre_ m-28
prea r-21 g35 h-28
pread r-21 g35 h-28
pred g25
predi g25
preh g23
prehe g23
prep g28
prepa g33
presc g-32 h25
press m-22
pring m-36
print r-39 g-22
pris r-24 g21 h-32
prise r-24 g21 h-32
priv g-27
priva g-27
prob m-29 h-26
prod r-27 g21
produ r-27 g21
prom r22 h-31
promi r23 h-39
proo h-27
prop g-21
pros h43
prot g33
prote g33
prov r24
prove h-28
pst r-24 m39 h-30
psy h25
psyc h25
psych h25
pta g-21 h28
ptag h28
ptago h28
pto_ h-29
pts k41
pts_ k41
ptv h24
ptv_ h24
pty r-34
pty_ r-34
pub r-26 h51
pub_ r-24 g-21 h65
pubg h-37
pubg_ h-37
puj h30
puja h30
puja_ h30
pul g-21 m23
pull h-35
pum g-36
pun r-28 m25
pup h-24
pupp h-26
puppy h-26
pure r-23 h-41
pure_ r-23 h-41
puri r-27 h-23
purif r-27 h-23
pus m21
put r-34 g22 h-23
put_ r-29 m-26 h-24
puts r-23 g26 h-26
puts_ r-23 g26 h-26
qa_ h-24
qal r24 g-27
qar r28 g-22
qua h-32
qual g-39 h-38
quali g-36
quar h-26
que_ k-23
queu m-26 h43
queur h27
quil h24
quila h24
quire g21
quit_ h-32
quity g21 m-27
quo h42
quor h50
quor_ h47
quot m24
qur r-22 h-34
qura h-29
quran h-29
ra_ h26
rab h-29
rab_ g21 h-21
raba_ h-24
rabl r22 m-25
rable r22 m-25
race_ m21 k-24
racec m31
racel r-23
rack_ g-22
racke m-25
racto m-24 h-53
rad g23
rada k40
radar g-24 k49
radd r-31 m-23
rade_ g22
radin h-28
radio h-38
raff m21
raffl m26 h-33
rage_ r-26
rah r32 g-40
rah_ g-23 m-36 h-27
raha r30
rai r-22
rain h-27
rain_ r-22
raine m-38 h-45
raini g-22
rains r-32 h-28
rak g-30
rak_ g-34 m-23
raka r-41 h-50
ral m-28 h-53
ral_ h-41
ram h22
ram_ h24
rama r28 m-25
ramet g21
rami r-23 g-22 h-36
ramic m-21 h-25
rams g-23 h25
rams_ g-23 h25
ran_ r-43 h-47
ranch g-21
rand_ m-25
rando g25 h-26
ranga h-35
range g-30
ransl g-29
ranto r27 h-23
rants r-26 g49
ranty h-38
raphe r-21
rar r-39 h-27
rary r-28 h-21
rary_ r-28 h-21
ras h31
ras_ g-22 m-24 h24
rase r-21 g-23 m27
rash r-37 h37
rass h-40
rass_ h-40
rat_ r-32 h-24
ratc m40
ratch m40
rated h55
ratel g27 h-30
rath r-22 g-38
ratho g-27
rati g-30 h-33
ratio g-30 h-33
rav m-30 h-24
rave h-25
ravel h-25
raw_ m23
rawi h-27
rawin h-27
rawn h-23
raye r-27 g22
rayed r-23 g33
rayer r-21 g-22
raz r-36 g-37
rba r-43 g-26 m25
rbe g-46 m26 h-50
rber r-32 m-21 h-29
rber_ r-32 m-21 h-29
rbi g-31
rboo h-21
rboon h-21
rbu r-21
rbun r-21
rbun_ r-21
rcen r22
rcent r22
rcer h31
rch_ h-29
rche h-32
rchi r-31 g-30 m-22
rday r-34
rday_ r-35
rdi r-34
rdi_ r-33 h22
rdin r-28
rding r-25 h-46
rdr r25
rdra r26
rdraf r26
rdu h-35
read_ g22
reade h34
reads m-27
ready h-34
reak_ h27
real m22
real_ m23
ream r-44
ream_ m25
reami r-21
rear h33
reasu r25 h-21
reb g-28 k24
reba r-23 g-29
rebat g-25
rebh h-25
rebh_ h-25
rech r-35
recha r-35
recor h-26 k22
rect g-25
redic g25
reef g-24 h-32
reem h-24
reeme h-25
reen h-35
reen_ h-34
reene h-35
rees r-30 m-22 h-34
rees_ r-30 m-22 h-34
reet r-22
reet_ r-22
ref h-28
ref_ g28 h-44
refil g-21
refu r-40
refun r-37 h-24
reha g-21 h-26
rehe g23
rehen g23
reig r-30
reigh r-27
rein r21 g28
rel g-36
rele h-29
relea h-29
rema r34 h25
rene h-23
renes h-40 k-22
renta m-30
rente r-26 h-26 k37
renti r-24 m-22 h-34 k21
rents m-23 h-28
repai m-27 h-31
repl h-25
repla r-24 h-50
repli h22
repo k33
repor k33
rer_ r-24
rers g23 h-24
rers_ g23 h-24
resa r-40
resal r-25
resc g-26
resce r-21 h-30
rescr g-32 h25
resh h-32
resh_ h-34
resho k27
ress g-24 m-21
ress_ g-24 m-22
resse r-24 g-35
ret_ m-25 h29
rete g-24 h-31
reten g-28
reti r-29 g33 h-36
rety r38
rety_ r38
reve h-37
rever r-37 h-34
revi g-30 m-24 h29
rew g-29
rew_ g-22
rewa r-49 g-28
rewar r-49 g-28
rewer h23
rewi g-24
rey g-28 h26
rey_ g-26 h25
rf_ r-39 g-30 m-30 h-54
rfe h23
rfei h22
rfeit h22
rfo r-24
rfor r-24
rform r-24
rga g-39
rgani r23
rgar r-25
rgari h33
rged h26
rged_ h26
rgen r-33 g-30 m24
rgent r-29 m24
rger_ g-21
rges h-27
rges_ h-27
rging r-23 h29
rgo g24
rgo_ g24
rha g-22
rham_ m-31
rhams h-21
ri_ r26
ria h-21
ria_ h33
riag h-32
riage h-32
rial r-24 h-38
rial_ r-24 h-38
rib g-22 h23
riba r24 g-24 h-33
riba_ g-24 h-31
ribed g26
riber h-28
ribi r-26 g-29
ribs r-25 h37
ribs_ r-25 h37
rica r-32 g-21 h33
rican r-30 h21
rices g41
rici g-30
rick h-22
rid h-21
rida r-36
riday r-32
ride r-31 m-27 h-52
rie r-21
rie_ r-23 m-31
ried r-24 h22
ried_ r-24 h22
rier r-24
rier_ r-24
ries h-24
ries_ h-31
rif r-31 g-24
rifi h-27
rig g22
righ g31 h-22
right g31 h-22
rigin k22
rik r-25
ril r-34 g-42 h-46
rill g-36 h-42
rimmi r-24
rina m-21 h-33
rine r-21
rine_ r-21
rings h-28
rink m-22
rink_ h24
rinks m-27 h21
rint r-39 g-22
rint_ g-26 m-27 h-56
rinte r-26 m-25 h-41
rinti r-38 m-27 h-25
ripp g-21
rise r-21 h-25
rise_ g22 h-26
rish h28
rist g-24
rit_ m-26
rita g35 k22
rita_ g22 m-27
ritab k47
riti g37
ritie g-27 k22
ritin r-33 g34 h-23 k-23
rival r-28
rive r-22 g-26
rive_ h-25 k27
river r-33 g-37 k-27
riy g-30
riya g-27 h-27
riyal g-25
rize_ h-29
rja r23 g-44
rja_ r36 g-36
rk_ h26
rkey h-28
rkey_ h-28
rki r-37 m-38
rkin r-34 m-39
rking r-34 m-39
rks m-24
rks_ g-30 m-24
rksh h-30
rksho h-30
rl_ r-26 h33
rla r-38 m38
rld h-34
rld_ h-23
rle h-25
rley h-25
rley_ h-25
rli r22 m-25
rlin r32
rlo h31
rls h27
rls_ h21
rmanc r-24
rmar m-38 h-41
rmark m-38 h-39
rme r-25 h26
rmin r-25
rmine g24
rna r-30
rnam h-25
rne r-33 h-46
rned r-25 h-24
rned_ r-25 h-24
rnes r-32 m-26 h-25
rnest r-31
rnin h-29
rning h-29
rnit r-21
rnm h-25
rnme h-25
rnmen h-25
rno r-28 h46
rnof h26
rnoff h26
ro_ r-24 m40 h-25
roas h26
roast h26
rob h-21
roce h-30
rocer h-31
rocu h39
rod r-31 g39 m-21
rodu r-27
roduc r-27
rofit h-30
rog g-29
roi r34 g-31 m-25
rok g25
rol h23
role r-21
rolex r-21
roll r23
rolle r-39 m-22 h-45
rolli g-23 h35
rollo g21 h-31
rolls m-28 k-29
rolo h36
rolog h28
romi r21
romis r23 h-39
ron r-22
ron_ r-23 m-21
rong r-22 k31
rong_ r-22 k33
roni_ h23
ronic h-34
ront r-37 g-23
ront_ r-37 g-23
roof g-24 m-21
roomm h-27
root m-24 h-56
root_ m-24 h-56
rop_ h-31
rope r-29 g-29 m-28 h-41
rope_ g-24 m-21 h-32
roph m-36
ror r-27 g-31
ror_ r-27 g-34 h-27
ros h40
ros_ h-31
rosc h30
rosco h29
rose g-23 h30
rose_ h23
roso r-39 m-21 h-43
rot h30
rot_ g-21 m-35
rote g32
rotec g33
roti h37
rotic h37
roup r-22
roup_ r-25
roups m-24 h-23
rov r22 h-21
rove h-35
roved h-28
row r22
rowi g28
rowin g28
rown_ h-26
rowni h58
rowns g-23 m-22 h-43
rows g26 h-33
rows_ g26 h-33
roy m-27
roz r-28 g-42 m-35 h-38 k-28
rpet_ r-22 m-24 h-35
rph r-28
rpha r-28
rphan r-28
rpora h-24
rpr r-21 h-29
rpri h-24
rpris h-22
rra_ r-35 g-30 h29
rrang g-24
rrant h-40
rred m-29
rred_ m-29
rria h-32
rriag h-32
rriva r-33 h-25
rro h-24
rror r-27 g-31
rror_ r-27 g-34 h-27
rrowi g28
rru h-23
rruq h-23
rruq_ h-23
rsd h-26
rsda h-26
rsday h-26
rsey m-22 h-38
rsey_ m-22 h-38
rsi h-31
rsit g-22
rsity g-22
rso k24
rson k24
rson_ r-24 k30
rta g-22 k-23
rted r-23 g21
rted_ r-23 g21
rter m-25
rth_ h-42
rthd r-22
rthda r-22
rti_ r-26 h36
rtim g-30 h-40
rtime g-30 h-40
rting g26 h-29
rtini h21
rtm r-27
rtme r-27
rtmen r-27
rto m-21 h-23
rton m-22 h-21
rton_ h-42
rtons m-22
rtsb m28
rtsbo m28
rtu r-26 h26
rty h23
rty_ h23
rub r-27 h-48
ruct k23
ructu k25
rud g21 m-23 h-26
rug r-25
rug_ h-32
rugg r-22 h-33 k24
ruggl r-22 h-33 k24
rugs h42
rugs_ h42
ruit_ g21
rum h23
rum_ h51
rumm r-24 m25 h-22 k-36
rummy r-24 m29 k-26
run_ m-26
runa g29
runaw g29
runn h-34
runni h-23
rupe g-29
rupee g-29
ruq_ r22 h-26
rut m-22
rut_ h-41
rva r-24 k64
rve m-34
rvey h-23
rvey_ g-32 h-24
rya r-35 g-24
ryan g-22
ryani g-22
sa7 g-33 m25
sa7b g-34
saa g-25 h-26
sab r27 g-28
sab_ r-25
sac h-30
sack h-30
sacks h-28
sad r-26 m-34
sada r-23 g-24 h-31
sadaq r-23 g-24 h-31
saf m-40 h-41
safe g-48 m-42 h-28
sah m-40
sahe m-46
said r-27 h-24
said_ r-27 h-24
sak h23
sake r-31 g-26
sake_ r-25 g-27
sal_ g-24 m-34
salad r-23 g-28 h-37
salam r-31
salar m-22
sale g27
sale_ g24
sali r-44 g-25 h-30
sall r23 g-40 m-36 h-43
salla r32 g-24 m-37 h-35
salo r-28 h-31
salon r-28 h-31
same g-29
same_ r-29 g-29
san_ r-24 h-31
sana m-28
sanc r24
sand_ g-27 h-26
sandw g-22
sang g-26 m-23 h34
sap g-28 h41
sapp g-24 h33
sapp_ g-23 h28
sar r-25
sara r-36 g-40 m-48
sara_ r-33 g-41 m-49
sare r-25 h-29
sary m-23
sary_ m-23
sat r22 m26
sat_ r22
sati h-47
satt r-30 g-40 m44 h49
satu r-25 g-27 h22
satur r-25 g-27 h22
sau r-21 m-25
saus r-25
sausa r-25
sav h-41
savi h-28
savin h-28
says h30
says_ h30
sba r24 h-48
sboo m27
sbook m28
scap g21 h-27
scape g21 h-27
sce r-21 h-34
scen r-21 h-34
scent r-21 h-34
sche h-24
schem h-23
scho g-22 h-29
schoo g-23 h-30
scor g-23
scot h29
scou r21
scoun r21
scra m25
scrat m40
scree g-28
sda h-37
sdaq g21
sdaq_ g21
sday g-24 h-26
sday_ g-24 h-26
se3 r-26 h-22
se3r r-23
se3r_ r-23
sea_ h-35
seal g21 h-34
seale g28 h-34
seat r-21 g-26 m-29 h-30
seat_ r-42 g-36 k-21
seats g-25 m-28 h-31
seb g-28 h35
sed h-21
see h-25
see_ k28
seed r-34
seed_ r-31 h21
seeds r-31
seen h-27
seen_ h-27
sees k39
sees_ k39
seet g29 m-30 h-38
seet_ g29 m-30 h-38
sef g-32
sef_ g-32
sel_ r-28 g47 m-34
self r-37
self_ r-37
sell_ r29 h-23
selle g21
seme r31
semin r-30
sen r-21 g-21
send r-25 g-24
send_ k26
sendi r-37 g-29
sends r-22
sent r-22 g-25
sent_ r-22 g-25
sepa r-32
separ r-32
ser m23
ser_ r-21 g-23 h-25
sers r-23 g-31 m25 h-32 k-27
sers_ r-23 g-31 m25 h-32 k-27
sert_ h-29
sess_ g25 h-32
sesse g28 m-30 h-21
sessi r-21
set_ r-22 m-22 h23
sets h-23
sets_ h-23
seu h-29
seum h-29
seum_ h-29
sev g-23
seve g-23
sex g-34 m-22 h39
sex_ g-33 m-21
sey m-23 h-38
sey_ m-22 h-38
sha2 g-35
sha2a g-33
sha_ r-22 m-27 h-36
shab r-45 g-23 m-37 k22
shad h-55
shah r35 g-26 h-38
shaha r31 h-29
shahr r26 g-27 h-36
shan g-21
shari r-23 m-30 h-32 k-23
she_ r-35
shed r-21 m-24 h-23
shed_ r-21 m-24 h-23
shee g28 m-25
sheep r-29 g30 m-21 h-21
sheet r-22
shel h-41
shelf g-24 h-32 k-21
sher_ g-22 h37
sherk h-28
shes h-23
shes_ h-23
shi_ g-37
shie m29
shif g-31 h-40
shift g-31 h-40
shin g-34
shing g-35
shir r-29 m-22 h32
shis r-31 g-27 m-27 h27
shish r-31 g-27 m-27 h27
shoe m-33 h-32
shoes m-33 h-32
shol k27
shold k27
shoo r-29 g21
shopp g-46 h-38
shor g23 h-24
short g23 h-30
showe r-23
shown r22 g-23 h-30 k21
sht r23 m-30
sht_ m-23
shta m-28 h-44
shtar h-21
shte r-39 g23 h-32
shter r-39 g23 h-32
shu h24
shu_ h38
si_ g-33 m26 h-31
sia g23
sic h23 k-21
sick h31
sick_ h31
side_ g26
sig r-29
sign r-29
sign_ m-28
signe r-22 h21
signm r-25
silv r21
silve r21
sim m-30
sim_ g-46 h24 k-22
sin_ m-30
sinc k22
since k22
sino_ h23
sins r-31 g-36
sins_ r-31 g-36
sions r-24 g-32
sir m28
sir_ m29
siste k-21
sit h26
site g-23
site_ g-24
siti g21
sitio g21
sits h39
sits_ h39
sitt g-45 m-37 h-29
sitti m-21
sity g-22
sity_ g-22
siv r-34
sive r-34
sive_ r-35
siz m-24 h-26
size m-24 h-26
size_ m-25 h-27
sk_ r-21 g23
ske g-31
sked g-21 m-26
sked_ g-21 m-26
sket r-58 g-31 h-35
skey h32
skey_ h32
ski g-25 k-28
skin g-24 m22
skin_ g-26
skins g-23 m30
sks k23
sks_ k23
sl_ r24 g-36 k-29
slam h-26
slami h-26
slat g-29
slati g-27
sle r-30 g-42
slee r-30 g-42
slo g-21
slot g-22 m21
slot_ r-22 g-21
slots m24
smi r-21 m-29 h-27
smir h26
smirn h26
smit r-26 g-21 m-29 h-43
smith r-26 g-21 m-29 h-43
smoke h31
smoki h-43
sms g-23 m60 h-27
sms_ g-23 m60 h-27
smu k30
snac h-46
snack h-46
sne m-37 h31
sno r-31 h-42
snt g29 h-26
snt_ g29 h-26
so_ g-27 k34
soa g-32
soap g-33 h-41
soap_ g-33 h-41
soc r-27 g-22 h-40
soci r-25 h-25
socia r-31 g-22 h-26
sof h-26
sofa r-26 h-27
sofa_ r-26 h-27
soft h-21
sola r-29 g-37 m-27 h-25 k-25
solf m-30 h-23
solfa m-29 h-26
solu h23
solut h23
som h28
some_ r-32 m-24 k-23
someb k26
someo k21
son_ r-28
sona r21 g-24
sons h-21
sons_ h-21
soo m-22 h-38
sood g-38 h-26
sood_ g-38 h-26
soom r-35 h-40
soom_ r-35 h-40
sor m-22
sor_ g-25 m-32
sorc h29
sorce h29
sorr r-27
sorry r-27
sort g39
sory r25 h-23
sory_ r25 h-23
sou r-24 h-33
spa r-22 m-22
spam h-29
spam_ h-29
speci g22
spel r-26
spell r-26
spi g-25
spin g-22 m26
spin_ g-27
spins m39
spit h-34
spita h-34
splac h50
spon m-28
spons m-28
spot r-24 m-25 h-39
spot_ r-24 m-25 h-40
spr g27
spre r-22 g34 h-32
sprea r-21 g35 h-28
spri g-21 m-30 h21
sprin m-36
squ r-23 h-26 k-30
sque r-21 k-30
sque_ r-21 k-30
ssa r-21
ssa_ m-37 h-41
ssar r-25 g-27
sses_ m21
ssess g23 h-28
ssig r-25
ssign r-25
sso h-21
sson g-33 m-32
ssor h-46
ssory h-23
ssp h21
sspo h21
sspor h21
ssu h-22
ssue h-25
sta_ r-30 g-25 m25 h27
stag r-27 h-31
stage r-28 g-40 m-23 h-21
stagr g27 h-24
star_ h-21
start r-26 m-24
stat h-23
stati r-25 h-41
stay r-41 k41
stay_ k36
stayi k41
stays r-41
stea k23
stead h-27 k33
stee h-27
steel h-27
stel g-30
stem k30
stem_ k30
stere k22
stery h-28
sti_ r-30 g-21 m-41
stic g-33 k-27
stic_ g-23 h-34 k-23
stick g-35 m-23
stil g28
still g28
stin r-22 m-26 h31
sting r-22 m-26 h31
stl r-39 g-34 m31 h25
stm h24
stoli h64
stome r-21
stoo h-37
stor m-30
stor_ g-37 m-26 h-44
store m-39
stra g27 h-23
stran h-28 k25
stray g50 h-26
strea r-21
stree g-21
stro g-21 h23
strol h29
stron g-31
stru h-23 k28
struc k23
strug r-22 h-33 k24
stry r-21 g-32 h23
stry_ r-21 g-32 h23
sts g-26
sts_ g-26
stude h-24
study h35
sua r-33 g-33 h52
sual r-25 m-21 h50
sual_ r-25 m-21 h50
sue h-25
suk g-27 m-32 h-39
suku h-23
sukuk h-23
sulta r-21
sulti h22
sum_ g21 h-31
summ g-32
summo h28
sunk g48 h-29
sunke g24 h-22
supe g-21
super g-21
sur g21
sura g23
suran g23
surc g-24
surch g-24
sure_ g24
sured g-33 m-24
surer r-23 g22
suret r38
surg g-22 h-46
surp h-26
surpr h-24
surve m-37
sury r27 h-22
sury_ r27 h-22
swa g26 m-24
swap g32 m-25
sweet m-39
swi r-24 h24
swim h-30
swimm h-26
swin m-24 h54
syc h25
sych h25
syn m26 h21
synd m26 h21
syndi m26 h21
sys k30
syst k30
syste k30
ta2k g-22
ta2kh g-22
ta2m r-28 h-29
ta2me r-27
ta3 m-35
ta7 r-35 g-45 h26
ta_ h32
tab h32
tab_ r-21 g-23 h57
tac g-22
tach g-23
tache g-23
tad r-24
tag r-21
tage r-22 m-21
tage_ r-23 m-23
tago h28
tagon h28
tagr g27 h-24
tagra g27 h-24
tah g-38 m-23 h-21
tailo r-25 h-39
tains h-28
tak r22
tak_ r28 g-35 h-23
taka g-23 h-33
takaf g-22 h-29
taken r-52
takes g-32
tal_ h-22
tala r-49 m-35 h-32
tall_ g-40 m-22
tam g-21
tama r-44 g-42 m-31 h-53
taman g-37 m-27 h-44
tamp h25
tamp_ h37
tan_ r-27 h33
tanc r-23 g22 h-32
tance r-23 g22 h-32
tand_ r-29 g-32
tandi r33 h-31
tang h-39
tang_ h-39
tank r-27 g-35 k-24
tank_ r-23 g-29
tant r-32 g-31 k31
tant_ r-33 g-27 h-32
tany m-41 k-22
tap r-24 g-25
tape h-63
tape_ m-34 h-63
tar_ r-49 g-34 h-52 k-24
taro g-22 m-36
tarot g-23 m-37 h31
tart r-30 m-32
tary h-21
tary_ h-21
tas g-22
tast m-21
tated g24
tau r-24
taw g-22
tawa r30 h-28
tawar r30 h-28
tax r-21 g-24 h-39
tax_ g-23 h-25 k44
taxi r-24 g-22 h-37
taxi_ r-24 g-22 h-37
tay g-29 h-27 k30
tay_ g-32 h-35 k27
tayi k41
tayin k41
tays r-41
tays_ r-41
tba r-23 h-22
tbal h-30
tball h-30
tched r-21 h-33 k27
tcl h26
tclu h26
tclub h26
tco r-28
tcoi r-28
tcoin r-28
tea_ g-23 m-28 k-23
teac h-31
teach h-31
tead h-27 k33
tead_ h-27 k33
teak m-39
teak_ m-39
team m21
teams m30
teb r-29 m-39 h34
tec g28 h-28
tect g29 h-37
tecti r-23 g28
tecto h-38
teel h-27
teel_ h-27
teen_ r-32
tele h-29
tell h46 k21
tell_ h-46 k48
telle h34
tely g27 h-30
tely_ g27 h-30
temp r-27 h34
tend h33
tende h33
tene r38 g-21
tent_ r-27 g-28 m-32
tenti g-25 m-22 h-26
tents g26
tep r-33
teq h24
tequ h24
tequi h24
tera g-37
terf h22
terfe h22
teri h-45
terin g-26 h-43
term h-29
termi r-29 h-40
terms r-23 g-26
tern m-54
tern_ m-59
ters h-29
ters_ h-27
terw g24
terwa g24
test g-21
teste g-41
tex m41
text r-21 g-23 m28
text_ r-23 g-26 m38 h-47
tfo g28
tfor g24
tform g24
than_ r21
that g22
that_ g22
thc r-21 g-21 h38
thc_ r-21 g-21 h38
thd r-31
thda r-22
thday r-22
thdr r-25
thdra r-25
thel r-22 h40 k-31
them m-21 h-29
them_ g24 h-21
theme m-38 h-60
then g-38
then_ g-26 h-37
ther_ r-25
thera h-35
there r-31 g23
thers k31
thes g-29
thes_ g-46 h-40
thin_ r-26 m-21
thon h-21
thon_ h-21
three g-25
ths m-24 h-38
ths_ m-24 h-38
thu h-26
thur h-26
thurs h-26
thy h-29
thyl h-31
ti_ g-21
tia h-28
tic_ k-23
tice g-24 k36
tice_ r-42 m-23
tices g-29 h-27 k30
tick_ g57 h-61
tie g-25 h-28
tien h-23
tient r-28 h-27
tifie r-24 h-25
tile r-24 m-36 h-55
tiles r-21 m-27 h-47
till_ g24
tille g-25
tini r-35
tiona g-25 h23
tip g-25
tip_ g-42
tips m33
tir h-40
tit r-24 h-21
titi h-34 k21
titio h-34 k21
titu r-38 g-22
tiv r-34
tive r-35
tive_ r-35
tiz r21 h-21
tla r-45 k-23
tled h-24
tled_ h-24
tleg h31
tleg_ h31
tlem h27
tleme h23
tli m25
tlin g-21 m27
tling g-21 m33 h-24
tma r-23 m-22
tna r-39 g-46 m-45 h-30
tna_ r-39 g-46 m-45 h-30
tners m-22 h-37
tocks r-21
toco g-21
tocop g-21
toga r-21 h-24
togar r-21 h-24
tok g22 m-26
toke m-23
token m-23
told g23 h-27
told_ g23 h-27
toli h64
toll r-26 m-32
tom r-24
toma h-33
tomat h-24
tomb g-24 m27
tombo g-24 m27
tome r-21
tomer r-21
tomo r-32
tomor r-32
ton_ h-54
tone g-22 m-27
tone_ g-37
tong r23 g-30 h-42
tong_ r24 g-29 h-39
toni h46
tonic r-22 m-21 h46
tons m-22 h-24
tons_ m-22 h-24
too m-23
tool m-37 h-48
toon r-25 m-22 h-39
toon_ r-25 m-22 h-39
top h27
topp h43
tore m-35
tore_ m-39
tored k27
tori g-30 h-29
tory r-31 g-38
tory_ r-31 g-38
tos r-24 m26
tos_ h29
toss r-27 m34
toss_ r-27 m34
tot r-24 m22
tota r-28 h-47
total r-28 h-47
tote m30
tote_ m30
tour_ r-23 g-29 m-38
tout h43
tout_ h43
tower g22
toy r-30 g-22 m-25
toy_ r-21 g-29 m-30 h-66
toys g-26 h31
toys_ g-26 h31
tra_ g-26
trad g37
trade g31 h-41
trai g-25 m-24 k24
train g-24 m-25
tram h44
trama h33
tranc r22 m-34
trang h-28 k25
trat g-23 m-23 h-24
trati g-30 m-25
trav h-26
trave h-26
tray r-23 g35 h-30
tray_ g35 h-27
traye r-23 g33
tre_ h-26
trea r23
tream r-21
treas r25 h-21
trees r-27 h-36
treet g-21
tres g-33
trest r21 g-21 h-32
tric h-30
tric_ g34
trici g-30
trick g-23 h-41
trie r-24 m35
tripp g-25
tro_ r-27 g-29 h-24
trol_ h-47
trolo h33
tron_ r-22 g-35 h35
troni h-30
truct k23
trug r-22 h-33 k24
trugg r-22 h-33 k24
try g-22 m21
try_ g-22 m21
tsap g-23 h28
tsapp g-23 h28
tsb m28
tsbo m28
tsboo m28
tse g21 m21
tst r28
tsta r28
tstan r28
tta r-25 g-42 h21
tta_ g-43 m29 h54
ttac g-22
ttach g-23
tte_ m32
ttend h27
tters r-31 g-23 h-30 k-22
tti m23
tti_ r23 g-23
ttin m27
tting m27
ttled h-24
tto_ m21 h27
tton h-39
tton_ h-38
tty h-38
tty_ h-38
tuall r-27
tub g-23 m-30 h-36
tubo r31 g-27 h-29
tubo_ r31 g-27 h-29
tude h-23
tuden h-24
tudy h35
ture_ g-29
tured r32 h-24 k-21
tures g38
turi g-27 k28
turin r-29 k33
turit g-24
turk h-30
turke h-28
turn_ h-28
turne r-21 h-25
tut r-34
tuto r-32 g-22 h-41
tutor r-32 g-22 h-41
tv_ g21
twar h27
twi g-28
tyl h-22
typ r-24 h-45
type g28
type_ g28
tyr h-23
tyre h-23
tyres h-22
tz_ g-22 h27
ua_ g-34 m-28 h-26
uali g-36
ualit g-36
uall r-27
ually r-27
uan r-24 h31
uard r-31 g-25 m-32
uard_ r-29 g-27 m-32 h-28
ub_ h37
ubb g-28
ubg h-37
ubg_ h-37
uble h-27
uble_ r27 g-34 m-54 h-30
ubli m-35
ubo r31 g-27 h-29
ubo_ r31 g-27 h-29
ucat h-30
ucati h-30
ucc h26
ucci h26
ucci_ h26
uch m-26
uche h22
ucher r-32
uct_ r-29 g22
uctu k25
uctur k25
ud_ m-28 h-28
udd g29 h23
ude_ r-22
uden h-24
udent h-24
udg g-26
udge r-34 g-29
udge_ h35
udh g-51 m-32 h-43
udi k-28
udit k-31
udit_ h-21 k-32
udy h35
ued r22 h-36
ued_ r22 h-36
uel r-30
uel_ r-25
ues m21
uess r-23 m32 h-22
uess_ r-28 m34 h-22
uest_ g-42 m-26 h-38
ueu m-26 h43
ueur h27
ug_ g-24 m-22
uga r-28 m-23
uggl r-21
uggle k27
ugs g-22 h29
ugs_ g-22 h29
uic r-21
uice r-21
uice_ r-21
uid r-24 h-25
uila h24
uila_ h24
uine h-32
uinea h-42
uinn h22
uinne h22
uire g21
uired g21
uis g-21
uis_ h27
uiti g-23
uity g37 m-26
uity_ g37 m-26
uja h22
uja_ h30
ujah k36
ujahi k36
uka m-28 h-38 k-26
uku h-21
ukuk h-23
ukuk_ h-23
ul_ r-22 h-33
ula g-31
ula_ r-30
ulat m26
ulato m28
uld m26 h-27
uld_ m27
ule g-21 k30
ule_ g-25 m-22 h-39 k52
ulet_ g-24 m-36
uli r-52 m-47 h-59
ull r-26
ull_ r-31
ulle m-26
ulo m22 h-41
ulog h-26
ulog_ h-26
ulta r-21
ultin h22
ulu r-33 g-37 m-21
uma r-52 g-31 m-27 h31
ume_ h-39
umm g-23
ummo h28
ummon h28
ummy r-24 m28
ummy_ r-24 m28
ump r-33
ump_ r-34
ums h-37
ums_ h-37
una r21 g29 m-22 h-38
unaw g29
unawa g29
unb g24
unbo g24
unbor g24
unch r-24
unch_ r-24
uncla g31
undab m-22
unde k22
undec h-23
unded r27 g-23
under k25
undi g28
undin g28
undl h28
undle h23
undr h-21
unds m23 k29
unds_ m23 k29
une r30
uner h23
ung_ m-22 h-24
unge r-21 h26
unge_ r-24 h26
unic h-30
unid g30
unide g30
unif h-32
unifo h-32
unit_ h-37
units m-27 h23
univ g-23
unive g-23
unk g22
unk_ r27 m-24 h-26
unke r-27 g21
unken g24 h-22
unkn g22
unkno g22
unl k27
unli h-28 k34
unlic h-28 k34
unlo r-22 g-26 h29
unn h-35 k31
unni h-23
unnin h-23
uno h-31 k38
unof h-44 k55
unoff h-44 k55
unr k23
unre k23
unreg k23
uns_ g-23
unse m-21 h-27
unsel r-26 g-30 m-28 h-27
unso r-21 h-35
unsp g35
unspe g35
unta r-29 h-42
unted h-23
unter r-22
unti r38 h-36
until h-30
untin r35 h-31
unts g-24 k25
unts_ g-24 k25
uor h50
uor_ h47
uot m24
upa m-29
upe g-26
upee g-29
upee_ g-28 h-22
uper g-21
uperm m-33 h-34
upl g-21 m-26
upons h29
uppy h-26
uppy_ h-26
ups r-24 m-29
ups_ r-24 m-29
uq_ m-27
uran_ h-29
urd r-25 g-27 h22
ured r24 g-27
ured_ r24 g-27
urer r-21
urer_ r-24
urers g23 h-24
ures g37
ures_ g37
uret r36
urety r38
uric h-24
urie r-27
urier r-27
urif r-27 h-23
urin k29
uring k30
uris r-21
urit g-28
urity g-25
urk h-30
urke h-28
urkey h-28
urn_ h-28
urne r-21 h-31
urned r-21 h-25
uro_ m-23
uros h-31
uros_ h-31
urp h-27
urpr h-24
urpri h-24
urs_ r-25 g27
ursd h-26
ursda h-26
urse g-28
urse_ g-28
ursi m-23 h-41
urt_ h-54
urta h-30
urtai h-30
urti r-26 h36
urti_ r-26 h36
urve m-37
urvey h-23
ury r21 m-25 h-34
ury_ r27 h-22
usa r26
usan r27 h-24
usb m-38
use_ h-23 k28
used r-39 g-29 h-28
used_ r-39 g-29 h-28
usef g-28
usef_ g-28
useu h-29
useum h-29
ush r-28 h26
ush_ r-51 g-30 h35
ushi h-45
ushio h-45
usin_ m-30
using m-36 h-32
usins r-31 g-36
uss g-29 m-28
ust_ h-23
usu r21 m-26
usua r-24 m-21 h45
usual r-24 m-21 h45
usur r39 m-26 h-40
uta m-29 h21
utan g-23 m-25
utang h-39
ute_ r-36 h-22
uth m-24
uth_ g-21
utor r-34
utor_ r-25
uts h-32
uts_ r-34 h-29
utst r28
utsta r28
utte m-21
utter m-21
utti m24
uttin m24
uty h23
uty_ h23
uwa g-45 m-40
ux_ r-30 m-22 h-24
uys r24 h-24
uys_ r24 h-24
va_ m-26
vab r37
vabl r37
vable r37
vac r-24 g-25 m-23 h-21
val_ r-23
valu k25
van r25
van_ k-36
vap r-23 g-23 h23
vape r-22 g-22
vape_ r-22 g-22
var r-23 h-51
vas r-22 g-26 m-27 h48
vat m-24 h-21
vate g-27
vate_ g-27
vati h-23
vativ h-24
vea h-36
vel_ r-25 m-21
ven_ h-33
veni g-27
vent_ g41
ventu r-29 g-28 h29
venu m-21 h-24
venue m-21 h-24
verab r22 m-25
verag g31
veri g-29
verin g-36
vern h29
vernm h-25
vers r-22
versi g-22
vert r-33 m-32
verti r-48
ves_ h-26
vest_ h-23
veste h-25
vesto r30 g-34
vet r-25 h-31
vet_ r-28 h-27
vey h-23
vey_ g-32 h-24
via_ k28
vide h22
vie g-27 m-25
vies h36
vies_ h36
view g-43 m-27
vineg h-45
vings h-28
vir r-28 g-36 h-34
vis g-23
visa g-27
visa_ g-27
visi h-31
visit h-32
vit h-34
vita h-34
vitam h-34
voi k23
void k31
void_ r-21 k31
vol r21 h-30
voo g-24 h36
vood g-24 h36
voodo g-24 h36
vot g-23 h26
vote g-23 h26
vou r-23
vouc r-32
vouch r-32
vour h-44
voy m-23 h-21
wa7 g28
wa7e g-23
wa7ed g-23
wa_ m-24
wab g-36 h-37
wab_ r-22 g-30 h-31
wage_ m-29
wager m34
wages g-24
wah r-60 h-29
wai h-30
wait h-27
waiv r-39 h-29
waive r-34
wak m-35
waka m-23 h-21
wakal m-23 h-21
wala r-38
wala_ r-24
walan r-40 g-30 m-29
wali g-21
wali_ r25 g-22
wall k31
walle k34
wan h26
wanc g-26
wance g-26
want_ r-37 h-21
wap g29
war_ r-22 g-30 h40
wardi r-26
wards r28
ware_ m-23
waren h-40 k-22
warr h-38
warra h-40
warru h-23
wash r-24 g-36 k-29
wash_ r-25 g-40 k-30
wate g-25 h-32
water g-25 h-32
wayed r21 g-30
ways r-28 h-36
ways_ r-28 h-36
waz g-40
waza g-37
weat h-27
weath h-27
web g-30
webs h25
websi h25
wed h-25
wedd r-22 m-22 h-25
weddi r-22 m-22 h-25
weed r-26
weed_ r-25
weeds r-25 h-31
week r25
week_ m-26 h-35
weeke m21 h32
weekl r26
weet m-39
wel_ r-38
well h-25
well_ r-37 h-22
wer_ h-39
wes g-22 h-24
wes_ g-21 k-33
west h-24
whe g24
whea r-35
wheat r-35
when g21
whet h-23
wheth h-23
whic g21
which g21
whisk h23
whit m-25
white m-25
who_ g-22
why r-29 g-27
why_ r-29 g-27
wic g-22
wich g-22
wich_ g-25
wid h-59
wif g-26
wife g-24
wife_ g-21
will_ g21
wim h-30
wimm h-26
wimmi h-26
win h21
win_ g-33 m46
wind r-25 g-45 k-24
windo r-27 g-36
wine h43
wine_ h37
winer g-28
winn m26 h-33
winne m28 h-48
wir h-34
wire h-33
wire_ h-33
wis r-22 g-29 m-21 h41
witc r-28 g-28
witch r-28 g-28
withd r-25
withi r-26 m-21
wn_ h-21
wne h-24
wned g27
wned_ g27
wner h-28
wner_ h-30
wners r-29 m23
wni g25 h24
wnie h58
wnin g43 h-31
wning g43 h-31
wns h-41
wns_ h-41
wom m-24
won r-37 g-31 m38 h-25
won_ r-35 g-35 m31 h-29
woo r-30 m-44 h-41
wood h-31
word k-23
word_ k-22
work_ r22
works h-36
worl h-34
world h-34
wors h43
worsh h43
wra r-29 g-27 h-50 k-27
writ g24
write m-24
writi r-33 g34 h-23 k-23
wro k31
wron k38
wrong k38
wye r-26 g-28 h-22
wyer r-26 g-28 h-22
wyer_ r-25 g-30 h-31
xa_ g46
xac r-41 h-30
xact r-41 h-30
xbe g-22 m33
xbet g-22 m33
xbet_ g-22 m33
xes r-23
xes_ r-23
xi_ r-24 g-22 h-37
xpi g27 m-24
xpir g27 m-24
xpr r-22 h-21
xpre r-22 h-21
xpres r-22 h-21
xtend r-28
xtr g-24
xtra g-24
xtra_ g-26
xx_ h40
xxx h40
xxx_ h40
ya3 m-25
yad m-27
yad_ r-28 m-34
yada g-22
yada_ g-22
yade r30 g-24 h-49
yah r-39 h32
yah_ r-39 h32
yak r24 g-23 h-50
yakh r25 h-37
yal g-36 h-47
yal_ g-45 h-37
yals m30
yals_ m30
yan g-23 h-26
yani g-22
yani_ g-22
yar r-38 g37 m-35
yara r-21 h-32
yat r-43 m-21 h-31
yat_ m-24 h-32
ybe g25 h-31
ybe_ h-27
ycl h-21
ycle h-25
ycle_ h-25
yda_ g-24 h-54
ye_ h34
year h-22
year_ h-31
years r-25 g26 m-21
yen_ g-37
yer g-33
yers g-24
yers_ g-24
yes_ g24
yet g37 h-26
yet_ g56 h-21
yfa h31
yfan h31
yfans h31
yle h-28
yle_ h-22
yli g-31 h-27
ym_ r-32 m-24 h-40
yma r-30 h22
ymn r37 g-25 m-21 h-32
ymnt r37 g-25 m-21 h-32
ymnt_ r37 g-25 m-21 h-32
ymo g-29 m-36 h-43
ynd m26 h21
yndi m26 h21
yndic m26 h21
yof h34
yoff h34
yoff_ h34
yom r27 g-34 m-37 h-50 k25
yom_ r27 g-34 m-37 h-50 k25
you_ h-25
yous g-32
youse g-28
yout_ r22
ypa k45
ypas k45
ypass k45
ype g23 h-21
ype_ g28
ypto_ h-29
yre h-23
yres h-22
yres_ h-22
yse r-29
ysel r-29
yself r-29
ysi r-21 g-38 h-47
yste h-23
ystem k30
yster h-26
yun h-33
yung m-22 h-24
yung_ m-22 h-24
yye g-33 h41
za_ g-30 m-44
zab r-26
zak r-34 g-22 m-28
zaka r-34 g-22 m-28
zakat r-26 m-28 h-37
zan r29 m-44 h-65 k-29
zar r-57
zaw r28 g-31 m-29 h32 k-29
zed h34
zed_ h34
zel g29
zel_ g29
zen m-25 h-36
zen_ m-25 h-36
zer g21
zer_ h29
zero h-27
zero_ h-23
zin r-32 g-23 m-25
zine r-28 m-21
zine_ r-28 m-21
zo_ r-33 g-37 m-32 h45 k-30
zod h33
zodi h33
zodia h33
zoo r-31 g-44 m-25 h-52
zoo_ m-34 h-41
zya g-23 h-32
zyad g-23 h-32
zyada r-28
zza g-30 m-35
zza_ r-24 g-28 m-32
اب_ g-22
ابات r-21 h-28
اباح h27
اباحي h27
ابته h-23
ابته_ h-23
ابح g-24
ابحه g-23
ابحه_ g-23
ابس r-44 g-35 m-27 h-27
ابس_ r-44 g-35 m-27 h-27
ابط r-31 g-26 h43 k-24
ابع g-31
ابق h-25
ابقه h-29
ابقه_ h-29
ابلا k31
ابلاغ k31
ابن h-28
ابن_ r-21 g-34 h-27
ابني h-27
ابني_ h-27
ابه k24
ابه_ k24
ابو h-23
ابو_ g-24
ابيع g38
اتاخ r26
اتاخر r33
اتر h-26
اتر_ r-21 h-28
اتص h-42
اتصا h-42
اتع r-21 g-21 m-24
اتعا r-21 g-21 m-24
اتعاب r-21 g-21 m-24
اتف g-35
اتف_ r-27 g-37 m-25 k-30
اتل k42
اتلي k42
اتلين k42
اتم g33 m-23 h-37
اته r-36
اته_ r-33
اتو g-21
اتور g-21
اتوره g-21
اتي_ r-27 g-39 m-32 k-31
اتير h-33 k23
اتير_ h-33 k23
اتين g28
اتين_ g28
اث_ h-35
اثا h-27
اثاث h-32
اثاث_ h-32
اجار r-26 k35
اجار_ k57
اجاره r-32 h-37
اجرت r-34 g-23 k28
اجرت_ r-36 k30
اجل r34
اجل_ r37
اجه_ m-22
اجو r-21 g-27
اجون h24
اجون_ h24
اجير m-25 k27
اجير_ m-25 k27
احب_ r-24 g-30
احبي h-30
احبي_ h-30
احت r-38
احده g28
احق g24
احقا g24
احقا_ g24
احل g-33
احم g-22
احمر h23
احمر_ h23
احن r-26
احه_ h-25
احها g21
احها_ g21
احو g-24 k30
احول g-24 k30
احوله g-24
احي h27
احي_ m-29 h33
اخت r-33
اختر r-35 g-34 m-25
اخترت g-22 m-23
اختي r-26 g22
اختي_ r-36 m-39 h-27
اختيا g27
اخد_ r24
اخذت_ r25
اخذته r-52 h-37
اخذه g-25
اخض h-28
اخضر h-28
اخضر_ h-28
اخف k34
اخفا k34
اخفاء k34
اخل g21
اخله g25
اخله_ g24
اخو r-32 h-25 k22
اخوه h-31 k41
اخوه_ h-31 k41
اخوي r-36 h-23
اخوي_ r-36 h-23
اخي_ r-33 g-42 m-24 h-22 k-21
اخير r23
اد_ g-35
ادا r31
ادار r31
ادر g29 h-21 k-23
ادري g32
ادري_ g32
ادفع_ r-37
ادل g22
ادلا g42
ادلات g42
ادله g31
ادله_ g31
ادما m-26
ادمان m-26
ادمه g24
ادمه_ g24
ادن h-37 k-22
ادني h-37 k-22
ادني_ h-37 k-22
ادول h30
ادول_ h30
اذا g34
اذا_ g34
اذو r25 h-27
اذون r25 h-27
ارا h-22
ارات h-25
ارات_ h-25
ارب_ r-22 g28
اربع h-41
ارتف g25 m-25
ارتفا g25 m-25
ارتي_ h-38
ارج_ k46
ارجن g35 h-25
ارجن_ g35 h-25
ارد h-21
ارد_ m-34 k-23
ارس g-36 h-47
ارس_ g-34 h-48
ارض m-21 h-49
ارض_ m-21 h-49
ارف h23
ارف_ h31
ارق m35
ارقا m36 h21
ارقام m36 h21
ارك_ r-21
اركه m36
اركه_ m36
ارو g-22 h59
اريد g-31 h-28 k26
اريد_ g-31 h-28 k26
اريف h-21
اريف_ h-21
از_ r-43 m-21 k-30
ازا m-33
ازج g-24 h-21
ازج_ g-24 h-21
ازل_ h-22
ازه g-27 m-23 h27
ازه_ g-27 m-23 h32
ازي r-24 g-28 m23
ازين h22
ازينو h22
اس_ g-33
اسا r-24 g-28
است h-22
استا r-28 g-39 m-31 h-34 k-46
استخ k28
استخد k30
استر m-22 h24
استرج m-27
استق r-37 h-28 k35
استقب r-37 h-28 k35
استلف h-23 k-25
استلم k30
استي r-27 g-25 h-43
اسر r-26 g-43 h-42
اسع h-21
اسعا h-21
اسعار h-21
اسل g-21
اسلا g-21 h-42
اسلام g-21 h-42
اسم r-27 g-25 m-21
اسم_ m-32
اسمن h-23
اسمي k30
اسمي_ k30
اسن r-26 m-23 h-26 k-21
اسنا r-26 m-23 h-26 k-21
اسنان r-26 m-23 h-26 k-21
اسه r-27
اسه_ r-24 h-32
اسهم r-28
اسهم_ r-26
اسو m-39
اسي r-29 g-31 h-21
اسيل k24
اسيله k24
اسين m-21
اسين_ m-21
اسيه r-22 h-24
اسيه_ r-22 h-24
اش_ r38 h-38
اشه h-35
اص_ r-21
اصل m-23
اصل_ r24 g-27 h-36
اصلا r-38
اصلات r-31
اصلي r-21 g-23 h27
اصلي_ r-21 g-23 h27
اصه m-34 h29
اصه_ m-34 h29
اض_ r-21 g27
اضا r-21 h-26
اضاف r-25
اضافي r-25
اضح g-36 m-31 h37
اضر g-28
اضره g-29
اضره_ g-29
اضه r-27 h-33
اضه_ r-27 h-33
اضيه m21
اضيه_ m21
اط_ m24 h-22
اطف h-21
اطفا h-21
اطفال h-21
اطم g-26
اطم_ g-26
اع_ g22 h-23
اعت m-29 h-41
اعد h-31
اعد_ h-31
اعرف_ g30
اعلا m-33
اعلان m-33
اعم r-22
اعما r-22
اعي g-25
اغ_ h-40
افح h-40
افحه h-31
افحه_ h-31
افع r-23 g22 h-26 k-26
افعه m22 k-23
افعه_ m22 k-23
افق h27
افق_ h30
افقا h31
افقات h31
افل g-31 h21
افل_ r-26 g-24 h-36
افلا h36
افلام h36
افلي g-27
افلي_ g-27
افه r-32 h-23
افه_ r-33 h-22
افي r-44
اق_ m26
اقات h-25
اقات_ h-25
اقت r-24 h-24
اقتر g42 h-35
اقترا g32 h-35
اقر r24 g-50 m-33
اقرض r31 g-48 m-52 h-40
اقص g-24
اقصه g-25
اقصه_ g-25
اقل r31 g-33 k21
اقل_ r32 g-34 k22
اقم r-34 g-32 m-56 h-64 k-24
اك_ g-24
اكتو h-24
اكتوب h-24
اكث r35
اكثر r35
اكثر_ r35
اكس r-21 g-36 m35
اكس_ m36
اكينه r-25 h-46
الاب r-21 g-23 h21
الات h-33
الات_ h-34
الاج h26
الاخ r-26 h-36
الار r-31
الاست h-21
الاسل g-21
الاش r-21
الاشت r-23 m-21
الاص g-24 m26 h-33
الاصل h-28
الاف r27 h-28
الاف_ r29
الاق g-32 h-35
الاقس r21 g-45
الاقل h-22
الان r27
الانت g-34 m24
الاي h-22
الايت g-21 m-31
الايج m-23
الب_ m-29 k-28
الباق r30 g-34
البح r-23
البحر r-21 g25
البر h-46
البر_ h-23
البض r-28 g21 h-27
البضا r-28 g21 h-27
البقر g22
البل g-26
البلد g-25
البور g-29 m-24
البير h21
البيع r-32
التاخ g-26
التب r-31 h23
التح g-21 h-26
التحو k29
التخ r-27 h-27
التذ g-34
التس m-25 h-22
التق g-33
التقس g-33
التك g-28 h-30
التل r-24
التمر r-31
الته r37
الته_ r37
التوص r-29 h-41
التوف r22 g-24
التي g-41 h-31
التي_ g-41 h-31
الث h-25
الث_ g-28 m-22 h-26
الثا g-22 h-22
الثان g-24
الثم r-30 h-21
الثمن r-29
الج h-31
الجا h-40
الجاي h-30
الجد h-25
الجدي m-23 h-29
الجز r-36 h-41
الجزا r-36 h-41
الجه r-31 g-22
الجها r-33 g-22
الحا r-34 g-36
الحب g22
الحج g-26 m-21
الحج_ r-21 g-25 m-26 h-31
الحجز k-21
الحد g-41 h-24 k23
الحد_ g-27 h-25 k30
الحر r-25 m-24
الحس m-24 h-39
الحش h-28
الحشي h-28
الحظ m30
الحظ_ m30
الحلا h-24
الحم r-27 h-29
الحمد g-27
الحي h-25
الحيا r-36
الحين r32
الخا g-30
الخار g-21
الخس r-21 h-25
الخم g-24 h30
الخي r-40
الخير r-43
الد_ r-22 h-27
الدر m-33 h-30
الدك r-25 g-31 h-21
الده h-30
الده_ h-30
الدوا r-27 m-24 h-30
الدي r23
الدين r32 g-30 h-24
الذي g-22
الذي_ g-22
الرات h-21 k-25
الراع g-22 m-28
الرب m-30
الربا h-35
الربح g-21 m-31
الربو r-29
الرخ k-29
الرخص k-29
الرس r-28 h-32
الرسم r-26 h-31
الرها m27
الرهن m-32
الرو g-25
الزب h-36
الزي m-21
الزيا g-33 m-25
السا g-36
الساع g-28
الساي g-25 m-27
السب r-33 g-26
السبا r-32 m21
السد g-21
السدا g-21
السر r-23 g-30 h-41
السع r-24
السعر r-25
السفر h-31
السفي r-22 g27 h-22
السك r-28
السل g-34
السلف g-24 h-25
السم k-24
السمك h-25
السنو h-27
السو r-21 h-29
السوق r-21 h-29
الشام h-36
الشاه g37
الشر h-41
الشرك h-34
الشري h-28
الشق r-28 m-23
الشقه r-28 m-23
الشيخ h21
الص g-21 h-36
الصن g-34 h-22
الصي h-39
الصيد r-24 h-39
الض m-22
الضر r-21 g21 h-43
الضري h-36
الطا h22
الطاو h21
الطب r-26 h-30
الطر k-25
الطع g-27 h-28
الطعا g-27 h-28
الع_ h21
العاب h-23
العاي r22 g-30 h-36
العج h-24
العجي h-24
العد g-28 h-26
العر r-38 g-35 m-29
العش h-27 k-21
العشا r-38 h-29 k-28
العقا h-23
العقد r26
العم m-22
العما h-32
العمل m-32
العيا g-31
الغ r-39 m-30 h-42
الغن r-30 g25
الغنم r-30 g25
الف_ r22 g-29
الفاي h-21
الفر r-21
الفرس g32
الفرو m-56 h-38
الفص r-21
الفصل r-21
الفن h25
الفنج h35
الفند k-21
الفه r-28
الفه_ r-28
القا h21
القب g-22 k-21
القر h-32
القرا r-21 g-24 h-43
القرض r21
القم g-36
القه h-30
القهو h-30
القي g-26
الك_ r-40
الكام g-27 m-29
الكت m-22
الكتا g-21 m-24 h-23
الكر h-36
الكل h-26
الكل_ r-21 h-22
الكه h-31
الكهر h-30 k-21
الل m24
اللع g-39 m30 h-32
اللعب g-39 m30 h-32
الله r-29
الله_ r-29
الليل g-21
الم_ m-22
المال r27 h-22
المبا h23
المت h-39
المج m23 h-22
المجم m23
المحا r-26 h22
المحت h-31
المحل h-49 k-21
المخت h-34
المخد h-25
المدر h-24
المر r-24
المز h-25
المس r-21
المسا r-22 m23
المست g-40 m-21 h-40
المسج k-24
المص g-27
المصر h-24
المض r-21 g-21
المط r-29 m-21 k-21
المطا g-31 h-35
المطر r-36 g23 m-30 h-33
المع g-21
المعا g-23
المف r-22
المقا h-30
المك h-27
المكت h-21
المكش h-28
المل r-21 h-29
الملا r-41 m-28 h-29
المن r-26
المنا h23
الموا r-31 m-21
الموظ r-21 h-33
الموق m26 h25
الميه m-22
الن r-23
النا_ k32
النخ h-29
النخل h-29
النس g-21 h-28
النسب g-21
النص g-31
النص_ g-29
النظ h-35
النظا h-35
النف g29
النفط g29
النق g-29
الهج g-31
الهجن g-31
الور h-50 k-23
الوز h-30
الوزا h-30
الي_ r-38
اليا_ g24
اليه h-26
اليه_ h-26
اليو r29
اليوم r29
ام_ h24
اما m-29
اماد h30
امادو h30
امت g28
امر r-28 m32
امش g38 h-21
امش_ g38 h-21
امض g44 h-25
امع r-39 k-25
امل_ r-40 h-40
املا r-22 g-31
امن h-42
امه g-23
امو k33
اموا k35
اموال k35
انا g-28
انا_ r23 g-28
انات r-31
انات_ r-31
انب r-39 m-46 k-32
انت r23 g-30 k-25
انج m-22 h31
انجو h21
انجو_ h21
انخ r-27
انخف g22 m-21
انخفا g22 m-21
انص m26 h22
انصي m27 h22
انصيب m27 h22
انق r-27 m-29 h30
انه g-24
انه_ g-21 h22
اني h28
اني_ h23
انيا m-21 h42
انيا_ m-21 h42
اه_ m-22 h-29
اهد h23 k22
اهدي k24
اهدين k24
اهر r-27 g-42 m25 h-37
اهلي m-21 h-34
اهلي_ m-21 h-35
اهم_ r23
اهمه r-21
اهمه_ r-21
اهن m39
اهن_ g-36
او_ r-38 g46 h-30
اوج k37
اوجر k37
اوجر_ k37
اور h25
اول_ h-24
اولا g-28
اولاد g-25 m-23
اون g-28
اوني g-28 h-48
اوي r-31 m-23
اوي_ r-28 g-21 h35
اي_ r-21 h-25
ايا r-31 g-29 m-23 k-21
ايام h-21
ايام_ h-21
ايت m-35 k-26
ايث r-34 g-29
ايد_ r22
اير g-31
اير_ r-41 g-28
ايز h-23
ايزه h-28
ايزه_ h-28
ايش m-23 h-43
ايش_ m-23 h-43
ايعه g37
ايف r-21 g-31 h-29
ايق r-41 h-35
ايق_ r-41 h-35
ايك r-30
ايك_ r-30
ايله r-23
ايله_ r-23
ايم r-28 m-30 h46
ايم_ r-35 g-26 m-31 h46
ايمه m-23
ايمه_ m-23
اين g-27 h36
اين_ h28
ايه m-25 h-26
ايه_ m-26 h-25
ايي r-29 m23 h-23
ايي_ r-30 h-40
اييه g26 m31
اييه_ g26 m31
با_ g-26 h-43
باء h-24
باء_ h-24
باب r-26
باب_ r-25
باحي h27
باحي_ m-29 h33
بادل g23
بادلا g42
بادله g31
بار r-26 g-46 h25
بار_ h25
باع_ g24 m-26
باعه r-31 h-24
باعه_ r-21 g-26 h-25
باق r26 g-22
باق_ g-25
باقل r35
باقل_ r35
باك g23 m-31 h-37
بالاق r21 g-45
بالت m-21 h-28
بالس k28
بالش g-28
بالغ r-34 g-22 h28 k32
بالف g-26
بالق g-25 m-22
بالك m-31 h-23
بالكا g-32 m-25 h-38
بالمي h-21
بالن g-37 h-29
بالو h-31
بان g-35 h38
بان_ g-27 h-38
بانج h26
بانجو h26
باني m-21 h42
بانيا m-21 h42
باي r-24
باي_ g54
باين g-25 m-21 h22
بت_ m21
بتاج h24
بتاجو h24
بتس r34 h-25
بتسع r34 h-25
بته g-29 h23
بته_ g-25 h23
بحث g-24 m-29
بحر g27
بحر_ r-23 g30
بحه g-23
بحه_ g-23
بخ_ h-26
بخص r28 g-30
بخصم r28 g-30
بخصم_ r28 g-30
بخم g33
بخمس g33
بد_ g26 h-31
بدر g-38 m-32
بدل r26 g-33 h-49
بدل_ h-47
بدو r-22
بدو_ g43
بدون r-25
بدون_ r-25
بدي g-34
بدين h-32
برا r-30 m-23
برج r22 g-29 m-24 k-23
برجع r25 h-30
برع k21
برع_ g-23
برعا h-21 k24
برعات k29
بره r-30 g-38
بره_ r-25 h31
بري g21 m-30 h-28
بري_ g22 m-25
بز_ g-30 m-26 h-40
بس_ m-34
بسي g-26
بشت g25
بشتر g25
بشتري g25
بشر r26 g-33
بشرط r28 g-33
بشرط_ r28 g-33
بط_ r-35 g-22 h44 k-22
بطاقا h-28
بطاقه g-25
بطن g37 h-32
بطن_ g37 h-32
بطو h-38
بع_ m-29
بعت_ h-27
بعدي g37
بعدين g37
بعش h-24
بعشر h-24
بعشره r-24
بعن r-24
بعنا r-24
بعنا_ r-24
بعه h-25
بعه_ h-25
بعي k35
بعيد k56
بعيد_ k57
بعيدا k39
بغي r-39 g-46 h-39 k48
بفا r22
بفاي r22
بفايد r22
بفو r30
بفوا r30
بفواي r30
بقا g-30 h-21
بقال r-21 g-31 m-24 h-22
بقاله r-21 g-31 m-24 h-22
بقر h-50
بقره g22
بقره_ g22
بقري r-21 g-32 h-45
بقري_ r-21 g-32 h-45
بقه h-29
بقه_ h-29
بقي r23 m-41 h-31
بك_ g-45 m-34
بكر g27
بكره r-23 g21
بكره_ r-23 g21
بكه r-30
بكه_ r-30
بل_ g24
بلاغ h-40
بلاغ_ h-40
بلد r-32 g-31 m-25
بلدي r-32 g-31 m-25
بلديه r-28 g-26
بله h-30
بله_ h-30
بلي_ h24
بليا h-35
بليات r-26 g28
بليغ k26
بليغ_ k26
بليه r23
بليه_ r23
بمب g21
بمبل g21
بمبلغ g21
بمي r-40 h-21
بن_ r-36 h-62 k-22
بنات m-21 h25
بنات_ m-21 h25
بنت r-24 g-24 m-27 h36
بنت_ r-23 g-29 m-34 h43
بنتي h-23
بنتي_ h-23
بند r-24 g-26
بنف r-22
بنفس r-22
بنكي h-32
بنكيه h-25 k-21
بني r-24 h-30
بني_ r-27 h-31
بو_ g-28
بور r-24 g-31 m-25 h30
بوع_ r22
بوي r25
بوي_ h28
بويه r28 h-31
بويه_ r28 h-31
بيا g-31
بيال r23
بياله r23
بيب r-37 g-37 m-30
بيب_ r-30 g-37 m-29
بيد r-34 m-37
بيد_ r-39 m-39
بيذ h40
بيذ_ h48
بيذي h-30
بيذي_ h-30
بيره h35
بيره_ h35
بيض r-29 g-50 m24 k-25
بيع g35
بيع_ g23
بيعت r-23 g34 m-22 h-41
بيعه g22
بيعه_ g23 h-44
بيك g-26
بيل r-37 g-35 h-34 k-23
بين g-23 m26 h-31
بين_ r-26 h-25
بينن r-24 h-28
بيننا r-24 h-28
بيني g-27
بيني_ g-27
بيه r-24 h37
بيه_ r-24 h37
بيي k36
بييض k36
بييض_ k36
تاب r-30 g-30
تاب_ r-31 g-31
تاجو h24
تاجون h24
تاجير m-25 k27
تاخ r38
تاخر r47
تاخر_ r44
تاخي r25
تاخير r25
تار_ g26
تان r-27
تان_ r-28
تبرع k22
تبرع_ g-23
تبرعا h-22 k25
تبع h-41
تبل k26
تبلي k26
تبليغ k26
تبي m-25
تبي_ g-22 m-29 k-28
تبيي k36
تبييض k36
تتاخ r30
تتاخر r30
تثب r36 g-25
تثبي r36 g-25
تثبيت r36 g-25
تجاره g-26
تجاري g21
تجد r-21
تجدي r-21
تجديد r-21
تجن k40
تجنب k40
تجنب_ k40
تح_ h21
تحا r-22
تحت_ k21
تحد m22
تحدد g21
تحدد_ g21
تحدي m26
تحدي_ r-28 g-35 m33 h-25
تحديد g49
تحض h26
تحضي h26
تحضير h26
تحف r-25 g-24 m-26
تحقات r23
تحل h-37
تحلي h-37
تحليل h-37
تحمله m-21 h-33
تحن h29
تحن_ h35
تحو r-23
تخب k38
تخبر k38
تخبر_ r-24 k29
تخد h-21 k26
تخدا k24
تخدام k24
تخدم k31
تخدم_ k31
تخر g-26 h-25
تخرج g-28 m-24 h-29
تخرج_ g-28 m-24 h-29
تخل r-23 g-24
تخم r-23
تخمي r-23
تدا r-21
تداو r-21
تداول r-21
تدل h27
تدلي h29
تدليك h29
تذك g-22
تذكر g-23
تذكره g-25
تر_ m-22
تراض g32 h-35
تراض_ g32 h-35
ترام h30
تراما h30
تراه g23
تراه_ g30
تراها r-31 g29 h-21
ترت g-22 m-23
ترج g-26 m-24 h-37
ترجا m-27
ترجاع m-27
ترجع m-21 h-41
ترجعه g-22 h-43
ترد g-30
ترد_ g-23
تردا g-34
ترده g-31 h-30
ترده_ g-29
ترض r-27 g42 h-38
ترك r-30 g-27 h-26
ترو m-25 k-27
تريته h-24
تريه g39
تريه_ r-35 g43
تريها g30
تزا r-28 g-44 m-26 h27 k-24
تزو h23
تزوي h23
تزي m-21
تزيد r27 h-29
تزيد_ r27 h-29
تزيي h31
تزييف h31
تس_ m27
تسج g-22
تسجي g-22
تسجيل g-22
تسع r36 h-22
تسعه r21
تسعه_ r21
تسل r22 h-21
تسلي r24 h-22
تش_ g-25
تصا h-45
تصد r-32 h-34
تصل r-27 g-29 h-26
تصلي r-27 g-29 h-26
تصليح r-27 g-29 h-26
تعا g-21 m-23
تعاب r-21 g-21 m-24
تعاب_ g-24 m-23 h-21
تعار k22
تعارف h36
تعاو g-28 h-48
تعاون g-28 h-48
تعد g-48 k48
تعدي g-28 k53
تعدي_ g-28 k53
تعر r-38 g-31 m-26 h40
تعل r-28
تعلي r-28
تعليم r-28
تعم r-33 g-32 m-43
تعمل g-30 m-40
تغل m21
تف_ r-27 g-37 m-25 k-30
تفا h-25 k21
تفاح g-22 m-24 h-47 k-23
تفاد k37
تفادي k37
تفاع g25 m-25
تفاع_ g25 m-25
تفق_ h-22
تقا r-36 g-21 m-25 h-30
تقبل_ r-32 g-37
تقبله g-23
تقبلي r28
تقسيط h-25 k-21
تقسيم k32
تقل g-34
تقو r-33 g-28 k33
تقول g-24 h-23 k36
تقول_ g-24 h-23 k36
تك_ g31 h-28
تكا g-30 h-24
تكاف g-30 h-24
تكافل g-30 h-24
تكو r-22
تكوي r-22
تكوين r-22
تل_ r26 g-35 m-26
تلا h21
تلام h-26
تلام_ g21
تلد g37
تلد_ g39 h-22
تلده g28
تلده_ g28
تلف g22 k-23
تلفت h-23 k-25
تلفته r-26 h-24
تلم k23
تلم_ k32
تلمت r-61 h-23
تلمه r24 h-30
تلي k30
تلين k42
تلين_ k42
تم_ r-31
تماني r26 h-22
تمد h-36
تمر_ h-28
تمل h-33
تملك h-33
تملكه h-34
تموي r25
تمويل r25
تنا_ r-21 g-32 m-24
تند h33
تهر k38
تهرب h-34 k43
تهرب_ h-34 k43
تهي r-21
تهي_ r-23 g21 m-23
تو_ r-41 g-21 m50 h47
توا h-34
تواف h-31
توافق h-31
تواه g29
توبر h-24
توبر_ h-24
توت r-35 g-24 m35 h33
تور_ r-24 m-25
تورق r38 h-28
تورق_ r38 h-28
توز r-27
توزي r-27
توزيع r-27
توص m-23
توصي r-26 m-26
توصيل r-25 g-34
توع m-26 h-30
توعي m-26 h-30
توعيه m-26 h-30
توف r22
توفي r22
توفير r22
توقع r-21 g22
توقع_ g27
تي_ g-22
تيا h22
تيار g27
تيار_ g27
تيج m21 h-25 k24
تيجه m22 h-23
تيجه_ m22 h-23
تيك r-27 g-22 m47
تيل m-25 h35
تين r-22
تين_ r-26
ثابته h-23
ثاث h-32
ثاث_ h-32
ثال g-22 m-24
ثالث g-25 h-28
ثالث_ g-28 m-22 h-26
ثبي r36 g-25
ثبيت r36 g-25
ثبيت_ r36 g-25
ثر_ r35
ثلا h-24
ثلاث h-25
ثلاث_ h-27
ثم_ g-26
ثما r22 g22 h-26
ثمار g26
ثمار_ h-25
ثمر h-26
ثمر_ h-26
ثمنه_ k-21
ثنا g36 m34
ثناي g36 m34
ثنايي g36 m34
ثوا g-40 m-23 h-26 k34
ثيق r-29 g21 h-28
ثيقه g31
ثيقه_ g31
جاب g-21
جاب_ g-21
جاج g-25
جاج_ g-25 h-22
جاره r-22
جاره_ r-22
جاريه g22 h-43
جاع m-24
جاع_ m-28
جام r-39 k-24
جامع r-39 k-25
جاني r-31 m-25
جاني_ m-28 h-22
جاه m-24
جاهد k24
جاهدي k24
جاي g23
جايز h-28
جايزه h-28
جايه g29
جايه_ g29
جتي r-37 g-32 m-22
جد_ r-24 h-33 k-28
جدد g34
جرا r-35 g-25 m-22 h27
جرام g-24 m-28
جرت r-34 g-23 k28
جرت_ r-36 k30
جز_ m-25
جزا r-30
جزار g-36
جزار_ g-36
جع_ g-41 h-22
جعه g-23
جعه_ g-22 h24
جعو g-33 m-25 h-37
جل_ r30
جلا g-52 m-30 h-37
جلب h41
جلب_ h41
جلس r-42
جما h-29 k36
جمع_ k30
جمعه r-28
جمعه_ r-31 h-21
جمل r-33 g21 m-26 h-40
جمل_ g45 h-27
جموعه k31
جمي r-24
جنب k38
جنب_ k40
جنس h36
جنسي h36
جنسيه h28
جني h-41
جنين g31 m-21 h-47
جنين_ g31 m-21 h-47
جها r-30 g-21 k26
جهات k36
جهات_ k36
جهه r-25 k29
جهه_ r-25 k29
جهو g24
جهول g24
جهول_ h-22
جهوله g21
جو_ h21
جوا h23
جواي h-35
جوايز h-35
جون_ h24
جي_ g-35 m-28
جيب r-30
جير r-34 m-28 k24
جير_ m-25 k27
جيل g-24 h29
جيل_ g-22
جين g23
حار r-34 m-40 h-28 k-22
حار_ r-41 g-34 m-34 k-27
حاس r-42 g-44 m-23 h-42 k-34
حاض g-29
حاضر g-29
حاضره g-29
حاليا g24
حام r-27 g-35 m-26
حان h52
حب_ g-21 m39
حبه r-29 h33
حبه_ g-28 m-23 h43
حبي h21
حبي_ h-30
حبيب h32
حبيب_ h32
حتا g-31
حتاج g-31
حتو g21
حتوا g29
حتواه g29
حتي h25
حتي_ h30
حج_ g-25 m-29 h-32
حجا g-22
حجاب g-21
حجاب_ g-21
حجز m-30
حجز_ m-28
حد_ k44
حدد g40
حدد_ g36
حدده g24
حدده_ g24
حده g27
حدي m21 h-23
حدي_ r-28 g-35 m33 h-25
حديد g26
حديد_ g26
حديق h-25
حديقه h-25
حرا g-27
حرام h35
حرك r-31 g38 m-30 h-29
حركه g32 m-32 h-21
حركه_ g32 m-32 h-21
حره g-28 m-25 h41
حره_ g-28 m-25 h41
حري r-25 h-37
حس_ r-25 g-41 k53
حساب_ m25 k24
حسابا r-24 m-31 h-30
حسابه k33
حسابي g-28
حسب h-29
حسن r-26 h-22
حسن_ r-26 h-22
حص_ g-25
حصا g37
حصت r-25
حصتي r-24
حصتي_ r-24
حصه r-22 g-22 m-43
حصه_ r-22 g-22 m-43
حصو g30 h-21
حصول g30 h-21
حصول_ g30 h-21
حضي h26
حضير h26
حضير_ h26
حط_ r-22 m21
حطي g-24
حظ_ m24
حظي r-36 g-30 m-27
حظير h-35
حظيره h-35
حف_ r-40 g-22 m-33
حفظ k26
حفظت k25
حفظته k21
حفظتي k22
حفظه g-28 k25
حفظه_ g-28 k25
حفل g-28
حفل_ g-24
حفله g-30
حفله_ g-30
حقا_ g24
حقات r23
حقات_ r30
حقه r28 g-22
حقه_ r28 g-22
حكم g-37
حكو m-35
حكوم m-35
حلا r-27 g-23
حلال r-24 h-34
حلال_ r-24 h-34
حله g-32 h-21
حله_ g-32 h-21
حلو r-23 g-29 h31
حلوي r-27 g-31 m-28 h-43
حلي h-22
حليب m-22 h-34
حليب_ m-22 h-34
حليل h-37
حليل_ h-37
حم_ h30
حما r-37
حمد g-28 h-41
حمد_ g-28 h-41
حمر h26
حمر_ h23
حمل g25
حمل_ g52
حمله m-23
حمه h-22
حمه_ h-22
حمي h38
حميم h38
حنا r-21 h-51
حنا_ h-34
حنه r-24 k-21
حنه_ r-26
حه_ r-21 g-29
حها g28 h-30
حها_ g28 h-30
حوا r-30
حوال r-31
حوالا r-29 k30
حواله r-24 m-21 h-22 k-22
حول_ h-24
حولت r-41
حوله r-38 k21
حوله_ r-44 k22
حوليه h34
حويلا k27
حي_ m-22
حيا r-26 g23
حياه r-26 g23
حياه_ r-26 g23
حين r29 g-42 h-42
حين_ r29 g-42 h-42
حيه g-29
حيه_ g-29
خار r-30 k37
خارج k46
خارج_ k46
خاص h40
خاص_ r-23 h32
خال r-22 h-29
خال_ r-24 h-42
خالد g-21 h-25
خالد_ g-21 h-25
خالف r-28
خالفه r-28
خالي h-33
خالي_ h-31
خاليه h-34
خان r-38 g-23
خان_ h-25
خبر k36
خبر_ r-24 k29
خبز g-30 m-26 h-40
خبز_ g-30 m-26 h-40
ختا g26
ختار g26
ختار_ g26
ختر r-35 g-34 m-25
خترت g-22 m-23
ختي r-26 g22
ختي_ r-36 m-39 h-27
ختيا g27
ختيار g27
خد_ r22
خدا k24
خدام k24
خدام_ k24
خدر h22
خدر_ h-23
خدره h27
خدره_ h27
خدم h26
خدم_ k31
خدما h23
خدمات h23
خذت_ r24
خذته r-52 h-37
خذته_ r-36 h-42
خرا r-22 h-35
خرج r-22 g-29 m-21 h-30
خرج_ r-22 g-29 m-21 h-30
خره h-39
خره_ h-39
خرو g-32
خروف g-32
خروف_ g-32
خزا r32 h-34
خزان r32 h-34
خزانه r40 h-22
خزن r-24
خزن_ r-24
خسا r-21
خسار r-21
خسر g-27 m46
خسرت m39
خسرت_ m29
خشب g-30 m-34 h-38
خشب_ g-29 m-36 h-28
خص_ g-26 k39
خصم r32
خصم_ r34
خصي g-29
خصي_ h-27 k-21
خضر h-35
خضر_ h-28
خفا k23
خفاء k34
خفاء_ k34
خفاض g22 m-21
خفاض_ g22 m-21
خفه m-26 h-33
خفه_ m-26 h-33
خل_ g-41 h-47 k-23
خلت g25 h-24
خله g31
خله_ g38
خلها r-30
خلها_ r-30
خلي r-31
خمر g-28 h42
خمر_ g-21 h48
خمسه h-22
خمسه_ h-22
خمسي g24
خمسين g24
خمو h52
خمور h52
خمور_ h52
خمي r-23
خمير g-29
خميره g-21 h-47
خه_ r-33
خول m27
خول_ m27
خوه h-31 k41
خوه_ h-31 k41
خويي g-23
خويي_ g-23
خي_ r-33 g-42 m-24 h-22 k-21
خيا g22 h-26
خيار g28 h-25
خيار_ h-25
خيارا g29 h-25
خيره r-23 g-24 h-22
خيره_ r-23 g-24 h-22
دات g-24
دات_ g-24
داخ g23
داخل g23
داخله g25
داد g-33
داد_ g-32
داف r-23 h-29
داو r-22 g39
داول r-21
داول_ r-21
داي m-21 h-44
دت_ r-24 m-22 h-31
دته r24 m-22 h-29
دته_ r24 m-22 h-29
دجا g-22
دجاج g-22
دجاج_ g-22
دخا r-33 h-23
دخان h-25
دخان_ h-25
دخل_ g-38
دخو m27
دخول m27
دخول_ m27
دد_ g28
ددت g27 h-21
دراس r-24
دراه r25 g-26
دراهم r25 g-26
درج g-25 h23
درجه h27
درجه_ h27
درس r-32 h-31
درس_ r-39
درسه h-24
درسه_ h-24
دره_ h26
درهم h-32
درهم_ h-32
دري_ h-32
دس_ r-24 h-28
دع_ h-37
دعا g-26 m-29 h45 k-21
دعار g-23 h38 k-21
دعاره g-23 h38 k-21
دعم k37
دعم_ k37
دفا r-22
دفات r-22
دفاتر r-22
دفعا g-24 k23
دفعات g-24 k23
دفعن g-34 m25
دفعنا g-34 m25
دفوع_ g-37 m22 h-27
دق_ r-34 h22
دقه g-40 m-23 h-27
دقه_ g-40 m-23 h-27
دقي m26 h-22
دقيق m29 h-21
دقيقه m29 h-21
دكا r-23 g-33
دكا_ h26
دكان r-22 g-30
دكان_ r-24 g-28
دكت m-25
دكتو m-25
دكتور m-25
دل_ g-30 h-25
دلا h-27
دلات g42
دلات_ g42
دله r-30 h-25
دله_ r-30 h-25
دلي g-26
دليك h29
دليك_ h29
دمات h23
دمات_ h23
دمان m-26
دمان_ m-26
دمه h21
دنا r-22 h-21
دنا_ r-22
دني h-41
دني_ h-38
دها h-34
دهم h-35
دهم_ h-43
دوا r-35 g-30 m-33 h-43
دوام r-21 h-26
دوام_ r-21 h-26
دور h-39
دوره h-43
دوره_ r-35 h-44
دون r-31
دون_ r-32
ديت r-43 g-24
دير r-31
دير_ r-33
ديس g-25 m-27
ديع h-31
ديعه h-31
ديعه_ h-31
ديقه h-25
ديقه_ h-25
ديك r-22 g-22 h34
ديل m-39
ديل_ m-23
ديم g-34
ديمه g-36
ديمه_ g-36
دين r32
دين_ r36
دينه r30 g-27 h-29
دينه_ r30 g-27 h-29
ديوا r-27 g-21 h-34
ديوان r-27 g-21 h-34
ديون r29
ديون_ r22
ديونه r30
ديوني r22
ذت_ r24
ذته r-52 h-37
ذته_ r-36 h-42
ذخي r-25 g-27 m-22
ذخير r-25 g-27 m-22
ذخيره r-25 g-27 m-22
ذكر g-22
ذكره g-24
ذكره_ g-24
ذهب_ r25
ذون r24 g-22 h-25
ذون_ r21 g-23 h-28
ذي_ h-40
را_ r-42 g-26 m-50
راءه_ h21
راب g-41
راب_ r-21 g-21 m-23
رابح g-23
رابحه g-23
راتب k-28
راتب_ k-22
راتي r-22 g28 h-41
راج g-26 m-23
راج_ h-39
راح h-33
راح_ h-43
راد r22 g-37 h-42
رار h-29
رار_ h-26
راس h-24
راس_ r24 g-28
راسه r-24 h-23
راسه_ r-24 h-23
راسي g-30 h-22
راض_ g25
راضي m-23
راضي_ m-23
راع r-24 g-25 h-41
راعي g-29
راعي_ g-21 m-26
راف h31
رافع h-21 k-25
رافعه h-21 k-25
رافقا h31
رافه h27
رافه_ h27
راق g-24
راك g-22
راكه g-24
راكه_ g-24
رام h27
رام_ r-23 h46
راماد h30
رامه h-40
رامه_ h-40
رامي h27
ران r-39 g-32
ران_ r-41 g-31
راه m25
راها r-31 g29 h-21
راها_ r-31 g29 h-21
راهم r25 g-26
راهم_ r25 g-26
راهن m40
رب_ r-23
ربا_ h-34
رباء h-24
رباء_ h-24
ربح_ r23
ربع r-26
ربع_ r-48 m-28
ربوي r28 g-27
ربوي_ g-32 h31
ربويه r28 h-31
ربي r-41 g-43 m-22
رتف r-30 m-24
رتفا g25 m-25
رتفاع g25 m-25
رته r-56 h-33
رته_ r-56 h-33
رتي g-21
رتي_ h-38
رج_ g-33 m-22 h34
رجا r26 m-21 h-35
رجاع m-24
رجاع_ m-28
رجع g-35 h-24
رجع_ r24 g-36
رجعه g-23 h-39
رجعو g-33 m-25 h-37
رجن g35 h-25
رجن_ g35 h-25
رجه h27
رجه_ h27
رجي m-31 h41 k-23
رح_ m-28 h-61 k-24
رحل g-32
رحله g-32
رحله_ g-32
رحم h-22
رحمه h-22
رحمه_ h-22
رخص_ g-31
رد_ r-28
ردا g-34
رده h-41
رده_ h-35
ردها g-27 h-21 k-21
ردها_ g-27 h-21 k-21
ردهم h-43
ردهم_ h-43
ردي g-33 m-31
رر_ r-31
رره g34
رز_ r-32 g24 k-24
رس_ r-31 h-46
رساي h-26
رسايل h-26
رسم r-31 g-25
رسم_ g-25
رسمي r-25 m-24
رسمي_ r-21 m-28
رسه h-24
رسه_ h-24
رش_ r-26 m-23
رشو h35
رشوه h30
رشوه_ h30
رصه r-32 g-29
رصه_ r-32 g-29
رصي g-25
رصيد g-25
رض_ r32
رضيه h21
رضيه_ h21
رط_ m30 h-29
رع_ h-24
رعا h-33 k23
رعات k29
رعات_ k29
رعه h-28
رعه_ h-28
رعي r-27 h-40
رعي_ r-21 h-40
رفي r22
رفيه r25
رفيه_ r25
رق_ h22
رقا h26
رقاب k22
رقابه k22
رقام m36 h21
رقام_ m36 h21
رقت r-21 g31 h-21
رقت_ r-21 g31 h-21
رقم g-29 m21
رقم_ r-24 m33
رقمي m-26
رقي m-32 h-26
رقيه m-32 h-26
رقيه_ m-32 h-26
رك_ r-27
ركا g-26
ركب r30
ركبه r30
ركبه_ r30
ركز r-23
ركز_ r-23
رم_ r-22 g-28
رما r-22 g-39 m-32 h-26
رمض g-25 h-27
رمضا g-25 h-27
رمضان g-25 h-27
رنا r-34 h-46
رنا_ r-34 h-21
رها m25
رها_ r26 g-34 h-22
رهان m27
رهان_ m25
رهم h-32
رهم_ h-32
رهن g-21 m-36 h-39
رهن_ m-28 h-39
رو_ g-21
روا h-22 k21
روات r-23 g-21 m-22 h-34 k25
رواتب r-23 g-21 m-22 h-34 k25
رواي g-23 h-34
روايه g-23 h-34
روب h37
روب_ h40
روبي g-26 m-28 h33
روت h45
روت_ h45
روح h24
روح_ h-30
روحي h25
روحي_ h23
روحيه h22
روز h-42
روض g-26 h-21
روض_ g-26 h-21
روط r31
روع r-36
روع_ r-36
روفا k35
روفات k35
روفه k-25
روفه_ k-25
روق h33
روق_ h27
روقات g22
رول k-26
رولي m22
روليت m22
رون h24
روني h25
روني_ h25
رياضه r-27 h-33
ريال g-28
ريال_ g-30
ريب r-30 m-30
ريب_ m-32
ريبه r-28
ريبه_ r-28
ريته h-23
ريته_ h-28
ريد r-21
ريد_ r-21
رير m-29 h21
رير_ m-29 h21
ريف h-21
ريف_ h-21
ريك h-23
ريك_ h-24
ريم r-30 g-26 m-27 h-43
رينا r-29 h-29
ريها h-22
ريها_ h-22
زا_ m-28
زاج g21
زاد r30
زاد_ r27
زار g-26
زار_ g-36
زاره h-30
زاره_ h-30
زاز r-24 g-37 m-25 h48 k-24
زان r30 h-23
زانه r40 h-22
زانه_ r40 h-22
زاه r-25
زبا g-25 m-21 h22
زباي g-25 m-21 h22
زباين g-25 m-21 h22
زبو m-27
زبون m-27
زبون_ m-25 h-29
زج_ g-24 h-21
زرع r-42 h-26
زرعه h-28
زرعه_ h-28
زق_ r-26 g-22 m-26 h27 k-21
زكا r-44 g-36 m-26 h-39
زكاه r-42 g-25 m-24 h-33
زكاه_ r-42 g-25 m-24 h-33
زلت h-40
زلت_ h-36
زم_ h-21
زه_ g-21 h43
زهر r-27 g26 h-25
زهر_ r-27 g26 h-25
زوا r-29
زواج r-29
زواج_ r-29
زوج r-42 g-33 h40
زود r30 g-37 m-30 h-50
زود_ r30 g-37 m-30 h-50
زور h34
زور_ h30
زوره h25
زوره_ h25
زوم r-25
زومه r-25
زومه_ r-25
زون h-43
زوي h23
زي_ m21
زيار r-27 g-48 m-25
زيت r-31 h-32
زيتو r-30 h-32
زيتون r-30 h-32
زيد r23
زيد_ r23
زيع r-27
زيع_ r-21
زيف h34
زيفه h24
زيفه_ h24
زين g-30
زينو h22
زينو_ h26
زيي h31
زييف h31
زييف_ h31
سا_ g34 h-37
ساب_ m25 k24
سابا r-24 m-31 h-30
سابات r-24 m-31 h-30
سابق g-26 h-26
سابقه h-29
سابه k33
سابه_ k33
سابي g-28
سابي_ g-28
ساح r-29
سار r-31
ساع g-32
ساعه g-27 h25
ساعه_ g-27 h25
سال_ k24
سالم m-22 h-27
سالم_ m-22
سالن k32
سالنا k32
سالو k22
سالون k22
سام r-45 h-31
ساهمه r-21
ساي r-36
سايق r-43 h-37
سايق_ r-43 h-37
سب_ h-28
سبا r-21 g-49 m22
سبت g-30
سبع k-22
سبعه k-22
سبعه_ k-22
سبه h-29
سبه_ h-29
سبوع_ r22
ستا m-21 h-74
ستاج k22
ستاجر k22
ستخ k24
ستخد k30
ستخدا k24
ستخدم k31
ستر g-30
سترج m-27
سترجا m-27
سترد g-28
سترد_ r-23 g-23
ستردا g-34
سترده g-29
ستش g-40 m-22 h-46 k-32
ستع g-28 m-42 k22
ستعا h-52 k48
ستعار h-52 k48
ستعم g-30 m-40
ستعمل g-30 m-40
ستلف h-23 k-25
ستلفت h-23 k-25
ستلم k23
ستلم_ k32
ستلمت r-61 h-23
ستلمه r24 h-30
سته g-38 m-36 h-44 k-27
ستو r-31 g28
ستي r-28 g-46
ستير r-29 g-35 m-24 k-36
سجا h30
سجد h-34 k-27
سجد_ h-34 k-27
سجل r-33 g-45 h-42 k34
سجي g-22
سجيل g-22
سجيل_ g-22
سحب g-22 m39 h-22
سحب_ m35
سخ_ h28
سدد g-22
سدد_ r22
سددت g-27
سددت_ g-27
سدس_ h-27
سر_ r-23 h-32
سرت m37
سرت_ m27
سره g-31 m-24 h-30
سره_ g-31 m-24 h-30
سرو h28
سروق h28
سروق_ h30
سط_ h-26
سعا h-21
سعار h-21
سعار_ h-21
سعه r21
سعه_ r21
سفر g29 m-21
سفر_ g35 m-21 h-41
سفي g39
سفين g39
سفينه g39
سقط h-25
سقف g-24 m-21 k41
سقف_ g-24 m-21 k41
سكر g-22
سكر_ g-25
سكن g-28 m-28 h-46
سكن_ g-24 m-24 h-32
سكو r-31 g-21 m-30 h39 k-22
سكي g-36 m-31 h48
سكي_ r-21 g-36 m-24 h53
سل_ r-24 m-26
سلا r-23 h-38
سلاح g-44
سلاح_ g-44
سلام g-28 h-47
سلامي h-42
سلس g-22 m-29 h-31
سلسل g-22 m-29 h-31
سلسل_ m-31 h-30
سلع h-30
سلف r30 g-31 h-33
سلفت g-33
سلفن g-28 m-21 h-34
سلفني g-28 m-21 h-34
سلفه r21 g-26
سلفه_ r21 g-26
سلم_ r-26 m-21
سلمت g-31
سلمته g-31
سلو m35
سلوت g-21 m37
سلوت_ m28
سلي r24 h-22
سم_ r-22
سما g23
سمك r-26 g31 h-38
سمك_ r-22 g36 h-36
سمن r-22 g-27 h-32
سمه r-34 g-40 h26
سمه_ r-21 g-44 h28 k-23
سمي_ r-21 k22
سن_ r-26 h-22
سنا r-26 m-23 h-26 k-21
سنان r-26 m-23 h-26 k-21
سنان_ r-26 m-23 h-26 k-21
سنت r-23
سنتي r-21
سنتين r-21
سند h-35
سند_ r-22
سندا r37
سندات r37
سنويه g-24 h-24
سني r-31 h24
سنين r-31 h24
سنين_ r-31 h24
سهره h33
سهره_ h33
سهم r-31
سهم_ r-30
سوا r22 g-22
سوال k33
سوال_ k33
سي_ g-26
سيج h32
سيجا h32
سيجار h32
سير h39
سير_ g-22 h41
سيرك h-60
سيرك_ h-60
سيل m-24 h-27 k26
سيل_ r-23 m-31 h-32 k24
سيله k24
سيله_ k24
سيم h-26 k24
سيم_ h-21 k29
سين g21
سين_ g21
شاء m-33 k-21
شاء_ m-33 k-21
شار r-23
شارد g43 h-24
شارد_ g33 h-24
شاركه m36
شاش r-39 h-42
شام h-23
شامل g27
شامل_ g27
شان k29
شان_ k29
شاه h33
شاي r-47 g-41 m-28 k-24
شاي_ g-22
شب_ g-28 m-32 h-25
شبك r-30
شبكه r-30
شبكه_ r-30
شتراه g35
شتري_ r21 h-21
شتريه g39
شحن r-23
شحنه k-23
شحنه_ r-23 g22
شخص h-23 k34
شخص_ k40
شخصي h-27
شخصي_ h-27 k-21
شراب r-21 g-21 m-23
شراب_ r-21 g-21 m-23
شراك g-24
شراكه g-24
شرط m29
شرط_ m30 h-31
شرع r-25 h-38
شرعي r-27 h-40
شرعي_ r-21 h-40
شره h-22
شره_ h-22
شروط r31
شروع r-36
شروع_ r-36
شري h-27
شريت g33 h-29
شريت_ r-25 g34 h-32
شريك h-25
شريك_ h-24
شرين r22 h-28
شرين_ r23
شعو h34
شعوذ h34
شعوذه h29
شعي h-34
شعير h-34
شعير_ h-34
شف_ m-21
شفت h-25
شفته r-26
شفر r-23
شفره r-25
شفره_ r-25
شقه r-27
شقه_ r-27
شله r-29 m-22 h-50 k-23
شله_ r-29 m-22 h-50 k-23
شن_ r-30 h-37
شه_ r-34 m-27
شهر r28
شهري r23
شهري_ h-30
شو_ r-32 h-31 k-24
شوا g21
شواي g24 h-24
شوايي g24 h-24
شور g24 h-31
شورت g25 m-22 h-28
شورت_ g25 m-22 h-28
شوف g25 h-28
شوف_ g25 h-28
شوه h30
شوه_ h30
شي_ r-28
شيخ h24
شيشه g-22
شيشه_ g-22
شيك r27 g-23
شيك_ r21 g-36
شيكات r21 h-22
صاحب_ r-24 g-30
صاحبي h-30
صار r21 g-23 h-32
صاري h-25
صاري_ r37 m-35 h-37 k-30
صاريف h-21
صالا r25 g-33 m-25 h-41
صالات r25 g-33 m-25 h-41
صاله r-24 h26
صاله_ r-24 h26
صان r-31 g-32 h28
صان_ r-31 g-32 h28
صاي m-31 h-42
صاير h-39
صاير_ h-39
صبر r27 m-35 h-32 k-35
صبر_ r27 m-35 h-32 k-35
صتي r-24
صتي_ r-24
صحي r-33 m-33 h-42
صدر r-23 k32
صدر_ r-23 k32
صدق r-39 g-41 h-32
صدقه r-22 g-37 m-24 h-28
صدقه_ r-22 g-37 m-24 h-28
صدي r-22 g-25
صديق r-22 g-25
صديق_ g-26 k-26
صر_ r-28 g-46 m-39 h-43
صرف g-24
صرف_ g-27
صرفي r25
صرو r-23 h-35
صروف r-23 h-35
صروف_ r-30 m-26 h-43 k-24
صروفا k35
صعو g25
صعود g25
صعود_ g25
صف_ h22
صفق g27
صل_ g-30 h-35
صلا r-23 h-48
صلات r-34 h-23
صلات_ r-34 h-23
صلح h-27
صلح_ h-29
صلي r-28 g-30
صلي_ r-21 g-23 h27
صليح r-27 g-29 h-26
صليح_ r-27 g-29 h-26
صم_ r34
صناع h-28
صناعي h-33
صنع_ h25
صنف h38
صنف_ h38
صور g-30
صور_ m-30 h29
صوري k36
صوريه k27
صول g30 h-21
صول_ g30 h-21
صي_ h-27 k-21
صيا r-28 h-24
صيان r-28 h-24
صيانه r-28 h-24
صيب m33 h23
صيب_ m42 h24
صيبي m-25 h-39
صيبي_ m-25 h-39
صيده r-34 g41 m-22
صيده_ r-33 g37
صير r-22 g-33 m-25
صير_ g-29 m-21
صيل r-31 g-35 m-23
صيل_ r-31 g-35 m-23
ضار r-32 g-23 h-39
ضاف r-25
ضافي r-25
ضان g-25 h-27
ضان_ g-26 h-30
ضاي r-23
ضايع r-23
ضايع_ r-25
ضد_ g40 m-32 h-36
ضر_ h-28
ضرا h-21
ضره g-32
ضره_ g-32
ضري r-30 g-21
ضريب r-30 g-21
ضريبه r-28
ضما r25 h-21
ضمان r25 h-21
ضمان_ r29 h-22
ضمانه r37
ضمو r29
ضمون r29
ضمون_ r21
ضمونه r21
ضير h26
ضير_ h26
طار r-28 m-25 h-44
طار_ r-21 m-27 h-41
طاز g-25 h-28
طازج g-24 h-21
طازج_ g-24 h-21
طاقا h-28
طاقات h-28
طاقه g-25
طاقه_ g-25
طال h21
طالب m-29 k-28
طالب_ m-29 k-28
طالع h21
طالع_ h21
طاو g-26
طاول g-26
طاوله g-26
طبا r-32 g-33 m-25 h-24
طباع r-29 g-26
طباعه r-29 g-26
طبخ h-26
طبخ_ h-26
طبي_ r-21 h-21
طبيع g-26 h-33
طر_ h-60
طرد r-27 h28 k-24
طرد_ r-27 h28 k-24
طرف r33 g-30 h-22 k24
طرف_ r33 g-30 h-22 k24
طري r-36 g-37 m-25 h-42
طعا g-37 m-25 h-39
طعام g-37 m-25 h-39
طعام_ g-34 h-26
طعم g-28 k-22
طعم_ g-28 k-24
طعه m-24 h-39
طعه_ m-24 h-39
طفا h-33
طفال h-21
طفال_ h-21
طقم h-24
طقم_ h-24
طلا m-22
طلاب m-24
طلاب_ m-24
طلب_ r-27 g-21
طلبت h30
طلع m22
طم_ g-26
طما g-26
طماط g-26
طماطم g-26
طن_ r-29 h-30
طوع g-21 h-25
طوع_ g-24
طول r25 h-42 k-35
طول_ r-23 g23 h-36 k-41
طي_ h21
طيا r-24
طير r-21 g26
طير_ g36
طين r23 g-38 h-43
طيه r27 g-29
طيه_ r27 g-29
ظار r37 g-30 m-40 h-33
ظام h-32
ظام_ h-32
ظته k21
ظته_ k21
ظتي k22
ظتي_ k22
ظف_ h21
ظفي h-27
ظفين h-29
ظفين_ h-29
ظم_ r28 h-21
ظه_ r-26 g-25 k21
ظهر h-34
ظهر_ h-34
ظير h-38
ظيره h-35
ظيره_ h-35
عاب m-23
عاب_ m-23 h-22
عات k24
عات_ k24
عار h27
عارف h23
عارف_ h31
عاره g-23 h29
عاره_ g-23 h29
عامه r-40 g-25 h-33
عامه_ r-40 g-25 h-33
عاو g-28 h-48
عاون g-28 h-48
عاوني g-28 h-48
عاي m-23
عايد r24
عايد_ r24
عايل m-24 h-23
عايله r-23
عايه g-25 m-36
عايه_ g-25 m-36
عب_ g-42 m52
عبن h-32
عبنا h-32
عبنا_ h-32
عبي m31 h51
عتم h-35
عتمد h-35
عته_ g-31
عتها k-21
عتها_ k-21
عتي r-61 h25
عتين r-49 m-30
عتين_ r-49 m-30
عجي h-36
عجين h-36
عجين_ h-36
عدا r-54 g-33
عداد r-31 g-32
عداد_ r-28 g-29
عدد r25 g-28
عدد_ r30 g-31 h-22
عدل h-21
عدل_ h-21
عده g-21
عدها g-22 m-24
عدها_ g-22 m-24
عدي g28
عدي_ g-43 k72
عدين g36
عدين_ g37
عرا r-28 g-26 h52
عراف h44
عرافه h27
عرس r-30 g-29 m-30 h-46
عرس_ r-30 g-29 m-30 h-46
عرض r-34 m-21
عرض_ r-33 m-21
عرف g28
عرف_ g36
عرق h38
عرق_ h38
عروفه k-28
عزو r-25
عزوم r-25
عزومه r-25
عسل r-33 m-26
عسل_ r-33 m-26
عشا g-21 k23
عشاء g-33 m-42 h-33 k-30
عشاء_ g-33 m-42 h-33 k-30
عشان k28
عشان_ k28
عشر_ r-35 g-39 k-22
عشره h-22
عشره_ h-22
عشري r22
عشرين r22
عشو g24 h-24
عشوا g24 h-24
عشواي g24 h-24
عصا r-27 h-36
عصاي h-39
عصاير h-39
عصر g-47 m-35
عصي m-23 h-27
عصير m-23 h-27
عصير_ m-23 h-27
عطر r-26 h-48
عطر_ g-23 h-44
عطي r40
عقار_ r-23
عقاري h-25
عقم h-27
عقم_ h-27
عقو g32
عقود g32
عقود_ g32
عقي r-24 h-29
عك_ g40 m-21 h-41
علا r-24 m-40
علاج r-26 h-43
علاج_ r-26 h-40
علان m-33
علب h-31
علبه h-31
علبه_ h-31
علش k29
علشا k29
علشان k29
علف r-23 g-35 m-30 h-48 k-23
علف_ r-23 g-35 m-30 h-48 k-23
علق r-23
علم r-46 g-26 h-22 k44
علم_ g-31 h-25 k55
علن r-38 m-22 h-35
علو r-21
علوم r-34
علوم_ r-41
عليك g-28 h-29
عليك_ g-28
عليم r-28
علين k-27
علينا k-27
عليه h-21
عليه_ r-21 h-30
عم_ r-28 g-34
عما r-21
عمار h-61
عمال r-25 g-28
عمال_ r-25 g-28
عمر r-33 h-23 k-22
عمره r-32 g-31
عمل h26
عمل_ r-24 g-46 m-24 h61
عملاء m-29
عمي r22 g-25 h-52
عمي_ g-23 h-34
عن_ r-25 g-23
عنا r-43 h-43
عنا_ r-41 h-34
عنب g-31 m-24
عنب_ g-31 m-24
عنده g26 h-23
عنده_ g26 h-23
عندي h-28
عندي_ h-28
عني h34
عني_ h34
عواي g25
عوايد g25
عود h-39
عود_ h-39
عوذ h34
عوذه h29
عوذه_ h29
عوه g-29 m-35 h-32
عي_ r-21 h-23
عيد h-24 k21
عيد_ h-23
عيدا k39
عيدا_ k39
عيدي r-34 m-27 h-33
عير g21 h-35
عير_ g21 h-35
عين r24 h-29
عين_ h-35
عينه r37 m-23
عينه_ r42 g-31 m-26
غاز r-27 m-23 h-57
غام g44 h-25
غامض g44 h-25
غرام_ r-25 h43
غرامه h-40
غرف r-35 g-33
غرفه r-35 g-33
غرفه_ r-35 g-33
غرق g42 h-21
غرقت r-21 g31 h-21
غرقت_ r-21 g31 h-21
غسل r-22 k57
غسل_ r-22 k57
غسي r-23 g-41 m-21 h-21 k27
غسيل r-23 g-41 m-21 h-21 k27
غسيل_ r-23 g-41 m-21 h-21 k27
غل_ r27 h-24
غلط r-33 g-25
غنم r-34 h-45
غنم_ r-25 h-42
غون g-28
غون_ g-28
غي_ g-53 m-27 h-53 k55
غير g33
غير_ r-21 g43
غيره g-48 m-22 h-24
غيره_ g-48 m-22 h-24
غيري g-22 k33
غيري_ g-22 k33
فاء k34
فاء_ k34
فاتر r-22
فاتر_ r-22
فاتو g-21
فاتور g-21
فاج g40 h-26
فاجا g40 h-26
فاح g-24 m-21
فاد k37
فادي k37
فادي_ k37
فار r-50 m-32 k-30
فاض m-34 h26
فاض_ g22 m-21
فاع g25 m-25
فاع_ g25 m-25
فال_ m-29
فالت r50
فالته r37
فاله h-22
فاله_ h-22
فاي r22
فايز m30
فايز_ m30
فت_ r24 h-40 k-22
فتح_ h21
فتش g-25 h28
فتش_ g-25 h28
فته r-53 h-21
فته_ r-38 g-33 h-25
فتو g32 m-30
فتي g-32 h45 k-26
فحص g-22 h-26
فحص_ g-22 h-26
فحه h-31
فحه_ h-31
فر_ r-30 g32
فرا r-27 g-22
فرس g32
فرس_ g32
فرق m-34
فرق_ m-34
فرو g28
فروق g31 h-24
فروقا g24 h-24
فري r-21 g-30
فريق r-21 g-30
فريق_ g-34
فس_ r-29
فسه g-35
فسي r-34 g-23 m-30 h23 k-22
فصل r-31 g25 m-28
فصل_ r-25
فضه g-23 m-21
فضه_ g-23 m-21
فط_ g32
فظت k25
فظته k21
فظته_ k21
فظتي k22
فظتي_ k22
فظه g-28 k25
فظه_ g-28 k25
فعا g-24 k23
فعات g-24 k23
فعات_ g-24 k23
فعل r-25 g-34 m-27 h-42
فعن g-34 m25
فعنا g-34 m25
فعنا_ g-34 m25
فقا h27
فقات h27
فقات_ h27
فقر r-29 h-25
فقرا r-29 h-25
فقراء r-29 h-25
فقط r-44 g-35
فقط_ r-44 g-35
فقه_ r-27
فك_ h43
فكه m-38
فكه_ m-38
فل_ g-41
فلا r-30 g-22 h33
فلام h36
فلام_ h36
فله r-25 m-21
فله_ m-23
فلوسي m-22 h-32
فلي g-29
فلي_ g-29
فنا r-34
فندق_ k-21
فني g-25 h-33
فني_ g-25 h-33
فوات h-33 k23
فواتي h-33 k23
فود h26
فودك h26
فودكا h26
فور r-35 h-25
فورا r-37 h-23
فورا_ r-37 h-23
فوز r-22 m44
فوز_ r-22 m44
فوع_ g-37 m22 h-27
فوق r27 h-33
فوق_ h-24
فون g31 h-21
فيد r-31 g-24
فير r22 g-21 h-30
فير_ r22
فيل g-31 m-23
فيل_ g-28
فيلا r-31 g-40 h-40 k-24
فيلا_ r-31 g-40 h-40 k-24
فيلم m-36 h-40
فيلم_ m-36 h-40
فينه g39
فينه_ g39
فيه_ g22 m-26 h-37
فيو r-23 g28 m-36 k-31
قا_ g24
قابه k22
قابه_ k22
قات_ h24
قاتل k42
قاتلي k42
قادمه g24
قار h37
قار_ r-23
قاري h30
قاس r-24 g-37 m-29 h-32
قاع r-26 h-34
قاعه r-28 h-30
قاعه_ r-28 h-30
قال_ h-28
قاله r-21 g-31 m-24 h-22
قاله_ r-21 g-31 m-24 h-22
قام m43 h30
قام_ m36 h21
قامر m31
قان r-35 m-34 h46 k-23
قاي g-34 m-24
قايم g-34 m-25
قايمه g-34 m-25
قبل g32
قبل_ g31
قبله g-23
قبله_ g-23
قبلي r28
قبلي_ r42
قبليا r-26 g28
قبليه r23
قت_ r-23 g25
قتر g48 h-38
قترا g32 h-35
قتراض g32 h-35
قترض r-27 g42 h-38
قتي g-38
قتي_ g-36
قد_ h-25
قدا h-23
قدام r-33 h-32
قدم r-21 g-24
قدي g-33 m-22
قدي_ m-34
قديم g-34
قديمه g-36
قرا r-33 m-21
قراء r-22
قراء_ r-29 h-25
قراءه h21
قران m-24 h-41
قران_ m-25 h-40
قرر r-23 g38 h-21
قرر_ r-26 g28
قرره g34
قرش r-21 h39
قرش_ r-21 h39
قرض r49 m-28 h-25
قرض_ r39
قره g22
قره_ g22
قروض r22
قروض_ r22
قري r-22 g-31
قري_ r-21 g-32 h-45
قسط h-26
قسط_ h-26
قسم r-35 g-39 m-28
قسم_ m-22
قسمه r-30 g-39
قسي h-23
قسيط h-25 k-21
قسيط_ h-25 k-21
قسيم h-22 k26
قسيم_ k32
قصه g-28 m-23
قصه_ g-28 m-23
قط_ r-32 g-34 h-28
قطع_ h-28
قطعه m-24 h-39
قطعه_ m-24 h-39
قطو r-22 h-22
قطوع g-21 h-25
قطوع_ g-24
قع_ h24
قف_ g-33 m-23 h-34 k35
قفل r-33 g30 h-45
قل_ g-47
قلد h47
قلد_ h34
قلده h30
قلده_ h30
قليد_ h23
قم_ m25
قما m28
قمار m36 h24
قمار_ m36 h24
قماش m-25 h-32 k-21
قماش_ m-25 h-32 k-21
قمح r-26 m-22 h-33
قمح_ r-26 m-22 h-33
قمي m-28
قنا h28
قوا r-38 g-26 m-35 h49
قود g35
قود_ g36
قول r-34 g-32 k32
قول_ r-34 g-32 k32
قيق m25 h-32
قيقه m27
قيقه_ m27
قيمت h-32
قيمته h-32
قين r24 g-32 h-29
قين_ r24 g-23 h-28
قيه m-26
قيه_ m-26
كات_ g-27
كاتب r-29 m-21 h-29
كاتب_ r-29 m-21 h-29
كار g-33
كاز h22
كازي h22
كازين h22
كاس h22
كاس_ r-22 g-21 m-24 h21
كاسا h31
كاسات h31
كاسي m-22
كاسين m-22
كاش r27
كاش_ r27
كاف g-21 h-27
كافح h-31
كافحه h-31
كافل g-30 h-24
كافل_ h-26
كافلي g-27
كال r-37 g28 h-40
كام r-27 g-29
كامل r-26 g-27
كامل_ r-48 g-23 h-25
كان g-30
كان_ g-29
كاه r-41 g-24 m-25
كاه_ r-42 g-25 m-24 h-33
كبا g-21 h45
كبار g-21 h29
كبتاج h24
كبه r30
كبه_ r30
كبي h-29
كبير h-29
كبيره h-29
كت_ r-28 g-30 m54
كتا g-35 m-22
كتاب g-30 m-21
كتاب_ g-31 h-23
كته g26
كتها g26
كتها_ g26
كتوبر h-24
كتور m-25
كثر r35
كثر_ r35
كحول_ h-37
كحولي h42
كري g-32
كز_ r-23
كس_ m34
كسب m33
كسر r-52 m-33 h-37
كشو h-26
كشوف h-26
كشوف_ h-26
كف_ r-30 g-35 m-27
كفالت r50
كفاله h-22
كفي g-35
كفيل g-25 k26
كفيل_ g-26 k30
كلا r33 g-26
كله r-29 g30
كله_ r-29 g29
كلها h-25
كلها_ h-25
كم_ r-31 m-27 k-26
كما h24
كمب r23
كمبي r23
كمبيا r23
كمه g-25
كمه_ g-25
كمي r-34 m-32 k-31
كها_ h-22
كهر g-30 h-24
كهرب g-30 h-24
كهربا g-30 h-24
كو_ r-23 h37
كوبو m27
كوبون m27
كوبي h37
كوبي_ h37
كوت r-28 g-26 m28 k-23
كوك r-48 g-47 m-30 h-22
كوم m-34
كون r-28 h-26
كوي r-22
كوين r-22
كوين_ r-22
كي_ r-27 h34
كير r-21 h-28
كيس r-26 m-37 k-22
كيس_ r-26 m-37 k-22
كيف r-26 g22
كيف_ h30
كيك m-43 h-41
كيكه m-43 h-41
كيكه_ m-43 h-41
كيل g-27
كيلو g-52
كيلو_ g-49
كينه r-25 h-46
كينه_ r-25 h-46
كيه h-22
كيه_ h-22
لا_ r-22 g25
لاء m-28 h-22
لاء_ m-28 h-22
لاب_ m-32 h-37
لابس r-44 g-35 m-27 h-27
لابس_ r-44 g-35 m-27 h-27
لابلا k27
لابن g-31
لابو h-22
لات_ h-22
لاث h-30
لاث_ h-27
لاج_ r-26 h-40
لاجله r-29 g33
لاحق g24
لاحقا g24
لاحها g21
لاخ r-37 h-31
لاخف k23
لاخفا k23
لاخو h-27 k33
لاخوه h-31 k41
لاخي r-30
لاد h-39
لاد_ r-30 m-26 h-46
لارا r31
لارات r32
لاست h-29
لاسل g-21
لاسلا g-21
لاسم h22
لاسم_ h22
لاش r27 m-21 k-23
لاشت r-23 m-21
لاشتر r-23 m-21
لاص g-37 h-52
لاصل h-28
لاط g-22 h-34
لاطف h-25
لاطفا h-25
لاع g-32 m-26
لاغ h-61
لاغ_ h-40
لاف r25 g-23 h-36
لاف_ r29
لاقس r21 g-45
لاقسا r21 g-45
لاقل h-32
لاك r-33
لال h-29
لام_ h25
لامه g-45 m-21 h-42 k-31
لامي_ r-21 h-53
لان g-31
لان_ g-21 m-32 h-41
لانت g-34 m24
لانه_ k-22
لاه g-21 h-33
لاولا g-25 m-29
لاي m24 k-23
لايت g-26 m-35 h-23 k-33
لايتم r28 m-32
لايج m-23
لايجا m-23
لب_ g-29 h36
لباق r32 g-34
لباقي r32 g-36
لبت h30
لبح r-23
لبحر r-21 g25
لبحر_ r-26 g29
لبر h-45
لبر_ h-23
لبض r-28 g21 h-27
لبضا r-28 g21 h-27
لبضاع r-28 g21 h-27
لبط h-38
لبقر g22
لبقره g22
لبل g-26
لبلد g-25
لبلدي g-25
لبن_ r-29 g32 m-45 h-40 k-25
لبنا r-21
لبنكي r-43
لبه g21 h-31
لبه_ g21 h-31
لبور g-29 m-24
لبيت_ g-31
لبيتك h27
لبير h21
لبيع r-31 h39
لبيع_ r-32 h40
لت_ r28
لتا r-30 h-26
لتاخ r-26 g-26
لتاخي g-26
لتام h-31
لتامي h-31
لتب r-31 h23
لتجن k31
لتجنب k31
لتح g-21 h-30
لتحو h-24 k33
لتحوي h-24 k33
لتخ r-29
لتخل r-25
لتخلص r-25
لتذ g-34
لتس m-26
لتع r-21
لتفا h-27
لتفاد k27
لتق g-32 m-24 h-31
لتقس g-33
لتقسي g-33
لتك g-28 h-31
لتك_ r22
لتل g26
لتمر r-25
لتمر_ r-31
لتمو r35
لتموي r35
لتوص r-29 h-41
لتوصي r-29 h-41
لتوف r22 g-24
لتوفي r22 g-24
لتي g-34
لتي_ g-34
لث_ g-29 m-22 h21
لثا g-22 h-24
لثان g-24
لثاني g-24
لثم r-30 h-21
لثمن r-29
لثمن_ r-29
لجا r-22 h-27
لجاي h-30
لجاي_ g-24
لجايز m22 h-32
لجد h-25
لجدي m-23 h-29
لجديد m-23 h-29
لجز h-44
لجزا h-44
لجزار g-43 h-43
لجل h30
لجما h-29 k36
لجمعه r-31 h-21
لجن g-23 m-33
لجه r-35
لجها r-33 g-22
لجهات k24
لجهه r-28
لجهه_ r-28
لجواي h-25
لح_ h-25
لحا r-43
لحب g22
لحج g-26 m-21
لحج_ r-21 g-25 m-26 h-31
لحجز k-21
لحجز_ k-21
لحد g-22 h-36
لحد_ h-38 k23
لحدي h-26
لحديق h-26
لحر r-25 m-24
لحس m-22 h-39
لحش h-28
لحشي h-28
لحشيش h-28
لحظ r-27 m27 h-23
لحظ_ m30
لحف r-39
لحفل g-27
لحفل_ g-23 m-21
لحق m-22 h-49
لحلا h-24
لحلال h-24
لحم r-22 h31
لحم_ h36
لحمد g-27
لحمد_ g-27
لحي h-40
لحيا r-36
لحياه r-36
لحين r32
لحين_ r32
لخا g-30
لخار g-21
لخارج h21
لخس r-21 h-25
لخم g-24 h30
لخي r-40
لخيا r-23 g-23 h-28
لخير r-43
لخيري r-34
لد_ r-23
لدخ m24
لدر m-34 h-31
لدع g-23
لدفع_ g-47
لدفعه r-30
لدك r-23 g-29 h-24
لدكا r-24 g-28
لدكان r-24 g-28
لدو h-26
لدوا r-26 m-21 h-30
لدوام r-21 h-26
لدوره r-28
لدي r23
لدي_ m-27 k-24
لدين r32 g-28
لدين_ r32 g-28
لديه r-28 g-26
لديه_ r-28 g-26
لديو r-43 g24
لذي g-22
لذي_ g-22
لرات h-21 k-25
لراتب h-21 k-25
لراع g-22 m-28
لراعي g-22 m-28
لربا h-35
لربا_ h-35
لربو r-29
لرخ k-29
لرخص k-29
لرخصه k-29
لرس r-33 h-32
لرسم r-26 h-31
لرص g-23
لرصي g-23
لرصيد g-23
لرها m27
لرهان m27
لرهن m-32
لرو g-25 m29 h26
لرياض r-22
لزبو h-28
لزبون h-28
لزم r-30
لزو g-35 m-25 h34
لزوج r-40 g-31 h29
لزي m-21
لزيا g-33 m-25
لسا_ g36 h-39
لساح r-24 h26
لساحر r-24 h26
لساع g-28
لساعه g-28
لساي g-25 m-27
لسايق m-23 h-35
لسب r-30 g-27
لسبا r-29
لسد g-21
لسدا g-21
لسداد g-21
لسر r-23 g-30 h-41
لسع r-24
لسعر r-25
لسعر_ r-25
لسفر h-31
لسفر_ r-27 h-27
لسفي r-22 g27 h-22
لسفين r-22 g27 h-22
لسك r-28
لسل g-33
لسل_ m-31 h-30
لسلف g-23 h-24
لسلفه g-24
لسم r-30 h28 k-22
لسمك h-25
لسمك_ g27 h-25
لسنو h-27
لسنوي h-27
لسه h23
لسهر h31
لسهره h28
لسهم h-26
لسهم_ h-26
لسوق r-21 h-38
لسوق_ r-21 h-38
لسير_ h23
لشا h31
لشام h-36
لشان k29
لشان_ k29
لشاه g28 h25
لشخ r-37 g-23 h-30 k32
لشخص r-37 g-23 h-30 k32
لشخص_ g-25 k39
لشر h-28
لشرا g-32 h-43
لشرك g23 h-21
لشركه g24 h-21
لشري r-21 h-31
لشريك r-21 h-27
لشق r-26
لشقه r-26
لشقه_ r-26
لشهري r25 g21
لشيخ h21
لصن r-21 g-31
لصند g-35
لصي h-39
لصيد r-24 h-39
لضا r-36 g-33 h32 k-23
لضر g21 h-45
لضري h-41
لضريب h-41
لضي r-34 g-26 k-21
لطاو h21
لطاول h21
لطب r-24 m-25 h-29
لطبي r-27 m-21 h-30
لطر g-28 h24 k-21
لطرف r34 h-26
لطرف_ r34 h-26
لطع g-27 h-28
لطعا g-27 h-28
لطعام g-27 h-28
لطل g-22
لطه r-29 g-25
لطه_ r-29 g-25
لعاب h-23
لعاب_ h-23
لعامل r-27 g-25
لعاي r21 h-31
لعايل r-24
لعب r-31 m53
لعب_ r-39 g-41 m54
لعبن h-32
لعبنا h-32
لعج h-32
لعجي h-32
لعجين h-32
لعد g-28 h-26
لعر r-38 g-35 m-29
لعز h-43
لعس r-36 g-40 m-32 k-25
لعش g-35 m-23 h-32 k-23
لعشا r-39 g-33 m-40 h-31 k-28
لعشاء g-33 m-42 k-31
لعشر g-24 h-25
لعق h-28
لعقا h-23
لعقار h-23
لعقد h-34
لعقد_ h-34
لعل r-30 g-26 m-28
لعم g-25 m-25
لعما g-32
لعمال r-23 g-31
لعمل m-35
لعملا m-38 h-54
لغن r-27 h-23
لغنم r-27 h-23
لغنم_ r-27 h-23
لغو r-42 m-23
لغير h-21
لف_ r24 g-38
لفايد h-21
لفايز m30
لفت h-36
لفت_ k-23
لفته r-43 h-22
لفر r-21
لفرس g32
لفرس_ g32
لفرو m-56 h-38
لفص r-21
لفصل r-21
لفصل_ r-21
لفق r-28 g-32 h-27
لفقر r-29 h-25
لفقرا r-29 h-25
لفك g-25 m-37
لفك_ g-25 m-37
لفل h-26
لفن g-24
لفنج h35
لفنجا h35
لفني g-27 h-33
لفني_ g-27 h-33
لفه m-23
لفه_ m-23
لفوز m30
لفوز_ m30
لق_ g34 h-25
لقب g-22 k-21
لقر h-30
لقرا r-23 h-42
لقران m-25 h-40
لقم g-36
لقه h-24
لقهو h-30
لقهوه h-30
لقي r-28
لكاز h35
لكازي h35
لكام g-28 m-29 h-41
لكامل g-27 m-29
لكب h25
لكبا g-21 h29
لكبار g-21 h29
لكتا g-21 m-24 h-23
لكتاب g-21 m-24 h-23
لكته g26
لكتها g26
لكر h-36
لكف h27
لكل r-24 g-21
لكل_ r-25
لكن g24 m-21 h-53
لكه g22 h-21
لكه_ g36
لكها h-22
لكها_ h-21
لكهر h-30 k-21
لكهرب h-30 k-21
لكي_ g23
لكيه r-43 g-21
لكيه_ r-43 g-21
للا r-28 h-48
للاخ k24
للاخو k24
للاس r-31 g-34 m-31 h-35
للب g-24
للبا g-23 k-21
للبن h-34
للبي g-21
للبيت h-38 k-24
للجم h-31
للح r-29 g-26
للد r-23
للدخ m21
للدخو m21
للدي m-31
للر r-40 g-26 m25 h25
للز h28
للس r-22
للسه h26
للسهر h26
للسي h-40
للسيا h-40
للط g-24
للعب g-35 m28
للعم g-33 m-26
للف m23
للفق r-31 h-27
للفقر r-31 h-27
للفو m21 h-41
للفوز m23 h-43
للقرض g-36
للك r-21 h34
للمج r-32 h-23
للمح r-33 g26
للمحل g22 h-45
للمر r33 g-23 h-28
للمرا r34 h-28
للمط r-25 g-43
للمقا r-31
للموظ h24
لله r-29
لله_ r-29
للهل h-21
للهلا h-21
للو r-24 g-34
لم_ g28 h-26
لمال r26 h-21
لمال_ r36 g-21
لمالك r-37 h-30
لمبا h23
لمت g-27 h-22
لمته g-34
لمتها g-30
لمج r-23 h-21 k22
لمجا k24
لمجاه k24
لمحا r-26 h22
لمحت h-31
لمحتو g22 h-31
لمحل h-39
لمحل_ h-36
لمخت h-34
لمخد h-25
لمخدر h-25
لمد g-32
لمدر h-24
لمدرس h-24
لمده g-43
لمده_ g-43
لمدير r-32
لمر g-23
لمرا r21
لمراب r27 h-47
لمز h-25
لمس h-29
لمسا m22
لمساب m23
لمست g-27 m-21 h-52
لمستق r-23
لمسج k-22
لمسجد k-22
لمش r-21
لمشر r-34
لمشرو r-34
لمص g-26
لمصر h-24
لمصن h21
لمصنع h21
لمض r-21 g-21
لمط r-28
لمطا g-31 h-35
لمطار g-31 h-35
لمطر r-36 g23 m-30 h-33
لمطر_ r-36 g23 m-30 h-33
لمطع g-23 k-29
لمطعم g-23 k-29
لمع g-25 h25
لمعا g-23
لمعر r-30
لمعرض r-30
لمف r-22
لمفتش g-25 h28
لمقا h-29
لمقات k32
لمقر r39
لمقرض r39
لمك h-28
لمكت h-28
لمكتب h-28
لمكش h-28
لمكشو h-28
لمكي r-21 g-40
لمكيف r-21 g-40
لمل r-23 h-48
لملا r-46 m-32 h-46
لمن h23
لمنا h34
لمناق h23
لمند h23
لمه h-32
لمو h23
لموا r-35 h-35
لموق h46
لموقع h39
لنا r-30
لنا_ r-39 m-21
لنخ h-29
لنخل h-29
لنخله g27
لنس g-21 h-28
لنسب g-21
لنص g-31
لنص_ g-29
لنظ h-35
لنظا h-35
لنف g29
لنفط g29
لنفط_ g29
لنق g-29
لني k-26
لني_ k-23
لها r-35
لها_ r-35
لهج g-31
لهجن g-31
لهجن_ g-31
لهل h-25
لهلا h-25
لهلال h-25
لهم h-39
لهم_ h-39
لو_ g28 h-26
لوا g-22
لوا_ g-29
لوال h-33
لوالد h-33
لوت m54 h34
لوت_ m29
لوتو r-21 m32
لوتو_ r-21 m32
لوح r-21 g-24
لوحه r-21 g-24
لوحه_ r-21 g-24
لور h-50 k-23
لوز h-30
لوزا h-30
لوزار h-30
لوسه h23
لوسه_ h23
لوسي g-22
لوسي_ m-22 h-32
لوسيط r-31 h22
لوك r-33 h-32
لول r-28 m-45 h-61 k-26
لوم r-32
لوم_ r-39
لون r-31 h-52
لون_ r-29 g-23 h-30
لوي r-29 g-32 h-44
ليا_ r23
ليات r-21 g26
ليات_ r-21 g26
ليان h21
ليب m-22 h-34
ليب_ m-22 h-34
ليت m21
ليت_ m22
ليح r-27 g-29 h-26
ليح_ r-27 g-29 h-26
ليد_ r-24 g-21
لير r23 g-25 h-26
ليره g-24 m-21 h-22
ليره_ g-24 m-21 h-22
ليس g38 h-25
ليس_ g44 h-29
ليست g35
ليست_ g35
ليص h-33
ليغ k26
ليغ_ k26
ليك g-22
ليل h31
ليل_ r-24 m-22
ليلي h33
ليلي_ m-22 h21
ليليه h24
لين r-38
لين_ r-39
لينا k-24
لينا_ k-24
ليها g-28 h21
ليها_ g-28 h21
ليو r28
ليوم r28
ما_ g34
ماء r-27 g27 h-49 k-24
ماء_ r-27 g27 h-49 k-24
مات r-27
ماد g-26
مادو h30
مادول h30
مار_ m27
مارج g35 h-25
مارجن g35 h-25
مارس g-32
مارس_ g-32
مارك h26
ماره g-27
ماره_ g-27
ماري r-43
ماش r-23 h-32
ماش_ m-25 h-32 k-21
ماط g-26
ماطم g-26
ماطم_ g-26
ماع k35
مال_ g-25
مالك r-39 h-27
مالك_ r-39 h-27
ماله m-25
مالي r-22 m-28
مالي_ g-38 m-23
مام r-38
مان r23 h-23
مان_ h-21
مانه r43 h-22
مانه_ r43 h-22
ماني r37 h-25
مانيه r27
ماي r-23
مايه m-21 h-26
مايه_ m-21 h-26
مب_ r-25 g31
مباد g29
مبادل g36
مبار r-36 g-21
مبان m-21 h42
مباني m-21 h42
مبر r-21 g-29 m-27
مبر_ r-21 g-29 m-28
مبيا r23
مبيال r23
مت_ r-45 h-27
متا r27 m-24
متاخ r32 m-25
متاخر r32 m-25
متح r-21 h23
متحن h35
متحن_ h35
متر r26 g-33 m-21
متع r-35 g-45 m-36 h33
متف g-23
متفق g-23 h-29
متفق_ g-24 h-33
متل r28 h-55
مته g-30 h-25
متها g-30 h-33
متها_ g-30 h-33
متو h-31
متوا h-31
متواف h-31
متي h-40
متي_ h-32
مثل g-26 m-24 k-21
مجا h-26
مجان h-25
مجاني r-31 m-25
مجاه k24
مجاهد k24
مجل r-41 g-32 h-35
مجه g24
مجهو g24
مجهول g24
مح_ r-26 m-22 h-33
محا r-45
محاض g-29
محاضر g-29
محام r-29 g-28 m-25
محتا g-29
محتاج g-29
محتو g22
محتوا g29
محد h-22
محد_ h-37 k27
محدد_ r-25 g21
محص g30 h-21
محصو g30 h-21
محصول g30 h-21
محف k27
محفظ k27
محفظت k25
محفظه g-28 k25
مخا r-26
مخال r-28
مخالف r-28
مخت h-43
مخد h22
مخدر h22
مخدر_ h-23
مخدره h27
مخز r-24
مخزن r-24
مخزن_ r-24
مد_ g-21
مدر r-23
مدرس r-22 h-33
مدرسه h-24
مده h-45
مده_ h-45
مدي r29 g-21
مدير r-32
مدير_ r-32
مدين g-22 h-31
مديو r22
مديون r22
مراب r21 g-26 h-36
مرابح g-23
مرات h-43 k36
مرات_ h-43 k36
مراهن m21
مرت r-34 m-38
مرخ g-27 k21
مرخص g-27 k21
مرخص_ g-29 h-31
مرض h27
مرضيه h21
مركز r-23
مركز_ r-23
مره m28
مره_ m29
مرو r-48 g-22 k-21
مري r-21 g-21 m-33 h-29
مزا r-23
مزاج g21
مزاد r-25 m-21
مزاد_ r-25 m-21
مزر r-42 h-26
مزرع r-42 h-26
مزرعه h-28
مزو h37
مزور h37
مزور_ h26
مزوره h25
مزي h34
مزيف h34
مزيفه h24
مس_ r-40 g-33 h29
مسا r-44
مستا h-32 k39
مستاج r-22 h-22 k54
مستر g-28
مسترد g-28
مستع g-29 m-39 k29
مستعا h-52 k48
مستعم g-30 m-40
مستل h-29 k-22
مستلم h-29 k-22
مستو r-31 g28
مسج g-51 h-37
مسجد h-34 k-27
مسجد_ h-34 k-27
مسدس_ h-27
مسر h28
مسرو h28
مسروق h28
مسكره h-54
مسل m-31
مسلس m-31 h-30
مسلسل m-31 h-30
مسه h-24
مسه_ h-24
مسي g24
مسين g24
مسين_ g25
مش_ g48
مشروع r-36
مشع g-22 h32
مشعو g-22 h32
مشعوذ g-22 h32
مشف r-23
مشفر r-23
مشفره r-25
مصار h-26
مصاري h-25
مصح r-34 g-26 m-25
مصد r-22 k31
مصدر r-23 k32
مصدر_ r-23 k32
مصر h-25
مصرف_ k34
مصرفي r25
مصرو r-23 h-35
مصروف r-23 h-35
مضا g-24
مضان g-25 h-27
مضان_ g-26 h-30
مضم r28
مضمو r29
مضمون r29
مطا g-31 h-35
مطار g-31 h-35
مطار_ g-31 h-35
مطب h-26
مطبخ h-26
مطبخ_ h-26
مطر r-36 h-34
مطر_ r-36 h-34
مطع g-28 k-22
مطعم g-28 k-22
مطعم_ g-28 k-24
معا r30 g-21
معت r-25 m-23 k-21
معتم h-35
معتمد h-35
معد h-30
معر r-24
معرض r-27 m-24
معرض_ r-27 m-24
معرف g30
معرفه g30
معس g-35
معسل g-28 k-21
معسل_ g-28 k-21
معق h-27
معقم h-27
معقم_ h-27
معل r-45 h-25
معلق g23
معلو r-34
معلوم r-34
معه_ k-26
مغل g34 m-35
مفا g26 h-33
مفاج g40 h-26
مفاجا g40 h-26
مفت g24
مفتش g-25 h28
مفتش_ g-25 h28
مفر h21
مفرو h21
مقات k42
مقاتل k42
مقاس r-27 g-38 m-30 h-32
مقام m31
مقامر m31
مقد r-26 g-28 m-21
مقر r38 m-27
مقرض r41 m-28 h-31
مقرض_ r41 m-28 h-31
مقط g-21 h-25
مقطو g-21 h-25
مقطوع g-21 h-25
مقل h47
مقلد h47
مقلد_ h34
مقلده h30
مك_ g35 h-35
مكاف h-27
مكافح h-31
مكت h22
مكش h-26
مكشو h-26
مكشوف h-26
مكي r-21 g-40
مكيف r-21 g-40
مل_ r-30 h24
ملا h-27
ملاء m-28 h-22
ملاء_ m-28 h-22
ملاب r-44 g-35 m-27 h-27
ملابس r-44 g-35 m-27 h-27
ملغ h48
ملك g32
ملكت g26
ملكته g26
ملكه g24
ملكه_ g36
ملكها h-21
ملكي g28 h-22
ملكي_ g39 h-26
ملكيه r-43 g-21
مله g-24
ملي g-23 h-46
منا_ g-24
مناق h23
مناقص h23
منت r-27 h-29
مند h23
منز g-21 m-22 h-43
منزل g-21 m-22 h-43
منص m23 h-34
منصه m23 h-34
منصه_ m23 h-34
منظ r28
منظم r28
منظم_ r28 h-21
مني r24 g-40 m-24
مني_ r24 g-35 m-25
مها g-43
مها_ g-43
مهل g-33
مو_ g28 h-28
مواص r-24
مواصل r-31
موال k35
موال_ k35
موت h-27
موج r23
موجل r28
موجله r27 g-33 k-26
مور h40
مور_ h40
مورد_ r-37
موز r-24 g-22
موس r-44 m-27 h-44
موسم g23
موسم_ g23
موشر g26
موشر_ g26
موظف_ h21
موظفي h-27
موعه k31
موعه_ k31
موق g-26 h29
موقع h29
موقع_ h29
مول g-30
مول_ m-27
مون h-42
مونه g-22 h-22
مونه_ g-22 h-22
موي r25
مويل r25
مويل_ r25
ميا g-21 m-23
مياه r-23 g-34 m-28
مياه_ r-23 g-34 m-28
ميتين h-31
مير m-21
مير_ g-32
ميره g-21 h-47
ميره_ g-21 h-47
ميسره r-24 m-21 h-22
ميم r-21 m-22
ميم_ r-22 g-21 m-22
ميمه h47
ميمه_ h47
مين g23
مين_ g23
مينا h-21
ناد g-23 h30
نادي_ g-29
ناس r-28 k24
ناس_ r-28 k24
ناع h-28
ناعي h-33
ناعي_ h-22
ناعيه h-32
ناقص g-24
ناقصه g-25
ناقه h-22
ناقه_ h-22
نام g-28 h-40 k-21
نان r-25
نان_ r-25 g-23 m-23 h-23
ناني m28
ناه g-24 m-30
ناه_ m-31
ناي r-30
نايي g30 m33
ناييه g35 m35
نب_ r-25 g-24
نبا g-53 m-33 h-32
نبي h30
نبيذ h40
نبيذ_ h48
نبيذي h-30
نت_ m32 h40
نتب k33
نتبه k33
نتبه_ g-21 k33
نتج r-25 k44
نتجن k21
نتجنب k21
نتر r-42 g-23 m32 h34 k-38
نتفا k27
نتفاد k30
نته m-26
نتهي r-21
نتهي_ r-23 g21 m-23
نتي r-29 h-24
نتي_ h-23
نتيج m22 h-23
نتيجه m22 h-23
نتين r-21
نتين_ r-21
نجا g-27
نجم r-32 h25 k25
نجمع r-21 k29
نجمع_ r-23 k29
نجو h38
نجو_ h21
نجي r-35 g-35 m-32 h-22
نحد g26
نحدد g26
نحدد_ g24
نحدده g23
نخت g26
نختا g26
نختار g26
نخف g22 m-21
نخفا g22 m-21
نخفاض g22 m-21
نخل h-27
نخله g27
نخله_ g27
ندا r34
ندات r34
ندات_ r34
ندق_ k-21
ندقي r-23 g-30
نده_ h-34
نزل h-22
نزلت h-43
نزلت_ h-36
نزي g-23
نسب r31
نسبه r32
نسبه_ r32
نسخ_ h28
نسي_ k-22
نسيه h28
نسيه_ h28
نصف g-37 m-31 h28
نصف_ g-34 h29
نصه m22 h-36
نصه_ m23 h-34
نصي m24 h22
نصيب m30 h23
نصيب_ g-28 m39 h25
نصيبي m-25 h-39
نظا h-45
نظم r28
نظم_ r28 h-21
نف_ h38
نفس r-24 g-21
نفس_ r-29
نفسه g-35
نفط g32
نفط_ g32
نقا g-29 h34 k-21
نقد_ r23 g-34 m-23 k-22
نقدي m-34
نقدي_ m-34
نقس r-25 m-28 h-21
نقسم r-25 m-28 h-21
نقل r-36 g-26
نقل_ r-30 g-27 m-21
نقو r-22 g-42 h-25
نكيه h-25 k-21
نكيه_ h-25 k-21
نم_ r-26 h-29
ننا r-24 h-28
ننا_ r-24 h-28
نه_ r27
نهايي h-39
نو_ h21
نوا m-36
نوع h25
نوع_ h25
نويه g-24 h-24
نويه_ g-24 h-24
ني_ h22
نيا h29
نيا_ h34
نياب h-21 k36
نيابه h-21 k36
نيه h-27
نيه_ h-28
نيو r-31 g-53
هات g-34
هاتف r-27 g-36 m-30 h-41 k-34
هاتف_ r-27 g-36 m-30 h-41 k-34
هار r-31 m27 h-45
هال r-22 m-30 h-27
هام g29
هامش g38 h-21
هامش_ g38 h-21
هان m31
هان_ m24
هاي h29
هايي h-39
هايي_ h-39
هب_ r37
هبو g22
هبوط g22
هبوط_ g24
هجن g-30
هجن_ g-30
هد_ r-47 g-28 m-38 k-22
هدي g-27
هدين k24
هدين_ k24
هديه g-28
هديه_ g-28
هذي h-41
هذي_ h-41
هر_ h-23
هرب_ k35
هربا g-30 h-24
هرباء h-24
هره h29
هره_ h29
هري r22
هري_ h-30
هزه h33
هزه_ h33
هلا h-25
هلال h-25
هلال_ h-25
هلو h34
هلوس h34
هلوسه h34
هلي m-21 h-34
هلي_ m-21 h-35
همه r-21
همه_ r-21
همي r-22 k37
هميه k31
هميه_ k31
هن_ g-27
هنت g-29 m26 h-29
هنت_ g-29 m26 h-29
هند h-65
هه_ r-31 g-28 h-40 k58
هو_ g30
هوا g32
هواء r-22 g37 m-24 h-35
هواء_ r-22 g37 m-24 h-35
هول g24
هول_ h-22
هوله g21
هوله_ g21
هوي g22
هي_ r-33 g23
واء r-23 g35 m-27 h-35
واء_ r-23 g35 m-27 h-35
واب g-39 h-21
واب_ g-37
وات k24
وات_ m-23
واتب r-23 g-21 m-22 h-34 k25
واتب_ r-23 g-21 m-22 h-34 k25
واتي h-33 k23
واتير h-33 k23
واج r-32 m-24
واج_ r-29
واح r-31
واحد r-32
واحد_ r-31 m21
واحو k46
واحول k46
واخ g-22 h24
واد r-29 h21
وار m-28 k24
واز g-25
واس r27 g-31
واست r26
واستل h-22
واش g-29 h-36
واشت g-27
واشتر g-27
واص h-21
واصل g-33 h-27
واصلا r-31
واع g-28 m-21
وافقه h-31
واق h31
واك r-33 g-26
وال_ k23
والات r-23 k26
والب r21
والبا r25 m-25
والث r-23 g26
والثم r-23 g26
والج m-31 h-29
والخ r-26 h-33
والخس r-25 h-26
والد g-21 m-26 h-39
والده h-30
والر m-40 h-42
والرب m-28
والس r-28 h-22
والسع g29
والف r25
والك r-27 h-22
والل g-25 m23
واللي g-25 m24
والم r-31 h-36
واله r-21 k-21
واله_ r-21 k-21
وام h-27
وام_ r-21 h-26
وان_ h-44
وانا g-21 h27
وانا_ g-22 m-21 h33
واه m30 h-38
وايز h-35
وايز_ h-35
وايه g-26 h-33
وايه_ g-26 h-33
وايي g24 h-24
وب_ m-24 h47
وبر g-23
وبر_ h-24
وبرج r25 h-30
وبرجع r25 h-30
وبش g45
وبع m-21
وبعد r-25 g-25
وبو m27
وبون m27
وبي h29
وبي_ r-21 h36
وبين h-24
وبين_ r-30 m22 h-25
وت_ r-31 m41 h36
وتح k40
وتحو k44
وتحوي k39
وترج h-27
وترجع h-42
وتش r-21 g22 h-53 k-26
وتم g-41 h-51
وتو r-46 m48 h38
وتو_ r-41 m51 h45
وثي r-29 g21 h-28
وثيق r-29 g21 h-28
وثيقه g31
وج_ h39
وجر r-25 k26
وجر_ k33
وجل r28
وجله r27 g-33 k-26
وجله_ r27 g-33 k-26
وح_ g28
وحه r-21 g-24
وحه_ r-21 g-24
وحو r-32
وحول r-32
وحي h25
وحي_ h23
وحيه h22
وحيه_ h22
وخس g-21 m31 h-24
وخسر m32 h-26
وخسرت m32 h-26
وخم r31
وخمس r31
ودع h-37
ودع_ h-37
ودف g-21
ودك h26
ودكا h26
ودكا_ h26
وده r-25 m-21 h-24
وده_ r-25 m-21 h-24
وديع h-31
وديعه h-31
وذه h29
وذه_ h29
ور_ r-24 m-22 h38
ورا g-23
ورا_ r-36 m-27
وراس r30 g-23
وراس_ r30 g-23
ورت g25 m-22
ورت_ g25 m-22 h-28
ورث r-26 g28 h-38 k-29
ورج r34 g-35 m-22 k-28
ورد g-24
ورد_ r-38
وردي g-35
ورق r30
ورق_ r26 g-32
ورقه g-31
ورقه_ g-31
ورك r-31 k-29
وره_ r-21
ورو m-36
ورو_ m-22
وري_ g-24
وريه h-21 k23
وريه_ h-21 k23
وز_ r-22 m35
وزا r29 h-30
وزار h-30
وزاره h-30
وزن h-26
وزن_ h-26
وزو g-22
وزي r-30
وزيع r-27
وزيع_ r-21
وسل g-30 h-33
وسم g23
وسم_ g23
وسه h23
وسه_ h23
وسي g-25 m-36
وسي_ m-22 h-37
وسيط r-21 g-21
وسيط_ r-21 g-21
وش_ g30 h-29
وشر g25 h-25
وشر_ g26
وصا h-34
وصار g-34 h-33
وصف h-22
وصف_ g31
وصل g-23 k26
وصل_ g-26 h-32 k35
وصي r-26 m-26
وصيل r-25 g-34
وصيل_ r-25 g-34
وض_ h-26
وط_ g24 h-33
وطم g-26
وطما g-26
وطماط g-26
وظف_ h21
وظفي h-27
وظفين h-29
وعد h-22
وعيه m-26 h-29
وعيه_ m-26 h-29
وفا h-35 k22
وفات h-29 k27
وفات_ k35
وفه g21 k-27
وفه_ g21 k-27
وفو g-34 h-40
وفي r22 m-27
وفير r22
وفير_ r22
وقات g22
وقات_ g22
وقت r-25 m-22
وقت_ r-25 m-22
وقع_ h23
وقه g-26 m-26
وك_ r-49 g-46 m-32 h-57 k-31
وكا r-25 m-23
وكش r-24 g-21
وكشف r-25 g-22
وكشف_ r-25 g-22
وكي g-44 m-21 h-24 k-30
ولا h-27
ولا_ g32 h-25
ولات g-32 h-35
ولاد m-21 k-21
ولاد_ g-25 m-29
ولارا r32
ولت_ r23 k-24
ولد m-30 h-37
ولد_ g-22 m-29 h-30
ولو r-23 h-43
ولي_ r-21
وليت m22
وليت_ m22
وليه h33
وليه_ h33
وما r-28 g31
وما_ r-27 g37
ومس r-24 g-30 m-23
ومه r-23 g-30
ومه_ g-21
ومو g-35
ومي r22 g-26
ومي_ r-38 g-42 m-31 h34 k-21
وميت g-22
وميتي g-22
وميه r26 h-30
وميه_ r26 h-30
ونا g-21 h-42
ونص r24 m-24
ونص_ r24 m-24
وني_ m-27
ونيا r25 g-23
ونيو r-28 g-45 h-47
وهم k38
وهمي k38
وهميه k31
وهو g33
وهو_ g33
وهي r30 h-24
وهي_ h-26
وي_ h23
ويا_ r37 h-34
ويات h-38
ويات_ h-33
وير m-25
وير_ m-26 h22
ويس h28
ويسك h28
ويسكي h28
ويش r-35 m-46 k-28
ويلا k27
ويلات k27
وين r-23
وين_ r-21
ويه h-34
ويه_ h-34
ويي g-25
ويي_ g-23
ياب h-21 k36
يابه h-21 k36
يابه_ h-21 k36
يات g29
يات_ g30
ياج g-35 h-27 k32
ياجر k41
ياجر_ k41
ياخ m25
ياخد r23
ياخد_ r24
ياخذ g-21
ياخذه g-25
يار_ g25 h-27
يارا h-26
يارات h-26
ياضه r-27 h-33
ياضه_ r-27 h-33
ياضي_ r-32 h-54
ياضيه m21
يال r25
ياله r23
ياله_ r23
يان r-25
يانص m27 h22
يانصي m27 h22
يانه r-28 h-24
يانه_ r-28 h-24
ياه m-23 h-32
ياه_ m-23 h-32
يب_ r-22 h22
يبا r-27 h21
يبد g35
يبد_ g40
يبدو g25
يبدو_ g25
يبه r-33 m-23
يبه_ r-33 m-23
يبي r-21 m-21 h-53
يبي_ m-26 h-59
يبيع r-24 g-28 h-29
يبيع_ h-26 k-23
يبين m-25 k34
يبين_ m-26 k39
يتا k-27
يتاخ r28
يتاخر r28
يتح g21
يتحد g21
يتحدد g21
يته_ h22
يتو r-30 h-32
يتون r-30 h-32
يتون_ r-30 h-32
يتين h-31
يتين_ h-31
يجاره h34
يجه m22 h-23
يجه_ m22 h-23
يجي g-30
يحد g28
يحدد g28
يحدد_ g24
يحدده g26
يحس g-37 m-23 h-23 k50
يحس_ g-31 h-22 k60
يحط r-23 g-22
يحط_ r-23 g-22
يخت h29
يختا g28 h-21
يختار g28 h-21
يختب h54
يختبر h54
يدا h-29 k22
يدا_ r-34 m-22 k29
يدر h-23 k38
يدري h-23 k38
يدري_ h-23 k38
يدف r22
يدفع r24 h-26
يدفع_ r25 h-27
يدي g-29
يدي_ g-26 h-23
يدين h-26
يديه h-31
يديه_ h-31
يذ_ h46
يذي h-30
يذي_ h-30
يرا m-47 k-23
يراه g32
يراه_ g32
يرج h-27
يرجع h-27
يرجعه h-24
يرد g-26 m-22 h-40
يرده h-41
يرك h-51
يرك_ h-51
يرم h-34
يرم_ h-34
يرو r-21 m21
يري h-24
يز_ g-29
يزهر g26
يزهر_ g26
يس_ r-40 m-34
يسا k30
يسال k30
يسال_ k24
يسالن k32
يسالو k22
يست g-21 h-27
يست_ g35
يسره r-24 m-21 h-22
يسره_ r-24 m-21 h-22
يسك h42
يسكي h28
يسكي_ h28
يسل r34 g-37
يشت h-25
يشتر h-27
يشه g-36 h-23
يشه_ g-22
يصا r21 g-36
يض_ r-29 g-23
يطل k22
يظ_ r47 g-38 h-26 k-31
يظه k22
يظهر k22
يظهر_ k22
يعا r-25
يعات r-24
يعات_ r-24
يعت r-23 g34 m-22 h-41
يعر r-34
يعرف r-34
يعرف_ r-38
يعط r38 h-21
يعطي r38 h-21
يعها r-29
يعها_ r-29
يعي h-28
يفت g27 h-27 k-22
يفك r-31 h29
يفك_ r-26 h22
يفه r-21 m-37
يفه_ r-21 m-37
يفو r-27 g-26 m30
يفون g-26 h-29
يفون_ g-26 h-29
يق_ r-21
يقر g29
يقرر g34
يقرره g34
يقي r-42 g-25 m24
يقي_ r-43 g-25 m21
يك_ g-27
يكات r21 h-22
يكات_ r21 h-22
يكت r-26 g-23 m53
يكه h-40
يكه_ h-40
يكو g-25 m22 h25
يلا g-23 m-21
يلا_ r-30 g-41 m-34 k-21
يلم g-24 h-38
يلم_ g-24 h-38
يلو g-52
يلو_ g-49
يلي m-29 h40
يلي_ m-24 h25
يليه m-27 h22
يليه_ m-27 h22
يما h-30
يمتح h35
يمتحن h35
يمته h-32
يمل g29
يملك g29
يملكه g29
يمه g-22
يمه_ g-22
يمي r-38 h-25
ينا_ g-24
يناه g-27 h-62
ينت r-27 h-27
ينتب k33
ينتبه k33
ينع h-22
ينعر h-22
ينعرف h-22
ينك r-36 k34
ينن h-26
يننا r-24 h-28
يننا_ r-24 h-28
ينه r30
ينه_ r31
ينو h22
ينو_ h26
يو_ g-45
يوا r-22
يوان r-23 h-46
يور h-21
يورو h-21
يورو_ h-21
يوصل_ h-27 k21
يول g34
يولد g41
يولد_ g41
يوم g-22
يوم_ h-24
يومي r24 g-25
يون r23
يونه r30
يونه_ r30
يوني g-33
يي_ m-22
ييض k36
ييض_ k36
ييف h26
ييف_ h26
ييه g24 m30 h-23
ييه_ g24 m30 h-23
`,
};
