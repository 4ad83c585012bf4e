import type { Learned } from './text-model.ts';

/** What the text model learned from the labelled payments; `npm run train` writes this file. */
export const learned: Learned = {
  bias: [-235, -215, -256, -72, -289],
  likely: [328, 301, null, 299, 191],
  possible: [116, 78, 131, 211, 87],
  pieces: `
_%_ r62 m-16 h-36
_%_and_ r-37 h-22 k43
_%_for_ r32
_%_guarantee_ r34 h-18
_%_guarantor_ r36 h-18
_%_interest_ r18 g21
_%_kafala_ r28
_%_of_ g-30 m-38
_%_surety_ r32 h-16
_%_علي_ r-20 g-26 m-22 h-19
_%_مقابل_ r19 h-17
_%_من_ r28
_a_ h39
_a_car_ r-23 g-41 m17 h-28 k-19
_a_friend_ r24
_a_guy_ r-20 m-26 h-25
_a_month_ r36 h-16
_a_third_ g-16 m-16
_a_year_ g-17
_aba h-41
_abou r-17 g-20 h-16 k-27
_about_ r-17 g-20 h-16 k-27
_abr k30
_abro k30
_abroad_ k30
_abs h31
_abso h17
_absolut_ h17
_account_ h-16
_accounts_ g-23 h18 k30
_aci h-19
_acid h-19
_acid_ h-19
_acq g17
_acqu g17
_acquired_ g17
_ad m-26
_add m-24
_addi m-28
_addiction_ g-17 m-21
_adu m-17
_adul m-17
_adult_ m-17
_adult_swimming_ h-19
_adv m-28
_adva h-17
_advance_ h-17
_ae r20 g-19
_aed r20 g-19
_aed_ r20 g-19
_afterwards_ g20
_ag h-27
_aga r17 m-18 h-36
_agai r19 m-20 h-26
_again_ r21 g-18
_age r-31 k-19
_agen r-18 k-17
_agent_ h-21 k-18
_agree_ g48
_agree_price_ g48
_ai r-28 m-19
_air r-29
_air_ h-32
_aj r23 g-35 m-34 h-46 k-26
_ak g-20 m-28 h34
_akh m-27 h-26
_al r18
_al_ k-17
_al_inah_ r26 h-17 k-18
_ala r38 g-39 h-46
_ala_ r35 g-39 m16 h-43 k20
_ale r16 g-23 m-18 h17 k-16
_ale_ r-18 g-23 h22
_all_ h-20
_alle h-27
_allo r-19 g-19
_allowance_ g-20 h17
_alt r-18 g-17 m-18 h37
_am r-16 g-16 m-16 h-19
_ame h-21
_amer h-21
_american_ h-21
_amm r-23 g-26 m-23 h-23 k-25
_amu h28 k-18
_amul h28 k-18
_amulet_ h20
_an_ h33
_and_a_ g-32 h-38
_and_buy_ r58 g-22 h-22
_and_forward_ r-61 k46
_and_he_ r19 g-16 m26
_and_i_ g19
_and_pass_ h-32 k51
_and_send_ r-43 k54
_and_the_ r-16 g-19 m40
_and_tonic_ r-25 g-18 m-17 h33
_and_transfer_ k49
_and_will_ m-16 k-30
_anim h-16
_animal_ h-16
_ann h-18
_annu h-17
_annual_ h-17
_ans r-37 g-18
_answ h22
_answers_ h22
_ant m-19 h-51
_anti m-18 h-50
_anti_ m-18 h-50
_anti_bribery_ h-38
_any g30 h-17
_any_ g38 k-19
_any_price_ r-19 g55 h-18
_apa r-19 h-21
_apar r-19 h-21
_apartment_ r-19 h-21
_ape g-18 h24
_aper g-18 h24
_aperol_ g-18 h24
_app_ g-29 k-18
_appe g19 k16
_appear_ g20
_appears_ g28
_appl r-21 h-51
_apple_ r-31 h-38
_appr h16
_approving_ h16
_apr r34 g-22 m-28 h-44 k-23
_apr_ r61 g-30 m-30 h-44 k-30
_ar m16
_ara r-29 h20
_arab h-42
_arab_ h-47
_arak g-17 m-16 h38
_arak_ g-17 m-16 h38
_arb r-21
_arbu m-17 h-21
_arbun_ m-17 h-21
_arbun_on_ r-18 g-16 k-17
_are m-26
_are_ m-28
_arr r31
_arra r19 k-19
_as h17 k37
_as_ g-20 k32
_as_gift_ h-33 k59
_as_he_ g70 h-30
_as_seller_ g32 h-17
_ash r-31 m-31 k26
_ask k22
_ask_ r-17
_aske g-17 h-27
_asked_ g-17 h-27
_asks k19
_asks_ k19
_ass r-26
_ast h23
_astr h23
_astrology_ h17
_at g-22
_at_ g-23
_at_%_ r46 m-21 h-39 k-25
_at_discretion_ g24
_at_home_ g-17
_at_the_ r-24 h31
_attached_ g-16
_atte m-16
_au k-28
_aut r-16
_authorities_ k26
_av h-18 k30
_avo h-18 k30
_avoi h-18 k30
_avoid_ h-17 k31
_avoiding_ k17
_aw m-23 h-31
_awa m-20 h-32
_awar h-39 k-20
_awareness_ h-39 k-20
_away m-20
_away_ m-20
_b_ g-38 m-16 h-21
_ba_ r24 m-26 h-37 k-21
_bab r-21 g-18 m-20
_baby r-24 g-21 m-24 h-19
_back h-28
_back_ h-31
_back_to_ r20 g-16
_baco r-16
_bacon_ r-16
_bag_ g19 h20
_bai h17
_bail h27
_bail_ h-17
_bak r-20 m-19
_bake r-22 m-21 h-23
_bakery_ r-23 m-23 h-37
_bank_does_ r-21 k41
_bank_interest_ r17
_bank_will_ r-43 g-19 k38
_banks_ r-24 k31
_bar_ g-22
_bar_of_ r-17 h-36
_bar_tab_ g-38 m-43 h49 k-22
_barb r-39 g-35 m-30 h-53 k-27
_barl h-16
_barley_ h-16
_bars g-23
_bars_ g-25
_bas r22 m-23 h-28
_bat h-23 k-18
_batt h-26
_bay r18 h-17 k-17
_bay_ r18 h-17 k-17
_be_ r27 g33
_be_agreed_ r-23 g41
_be_fixed_ r-43 g46
_bea r21 m-17 h18
_bear r32 m-16 h-39
_bearing_ r38 m-20
_bec h29 k-21
_bee g-16 m-16
_beef g-16 h-49
_beef_ g-16 h-49
_beer r-16 h25
_beer_ r-16 h21
_beer_free_ h-31
_bef g21
_befo g21
_before_ g22
_before_any_ r-17 g22
_before_buying_ g36
_before_crop_ g22
_before_fruit_ g16
_before_i_ r-18 g40
_before_owning_ g20
_before_the_ r-16 g25 k17
_beh r-16 g-18 k25
_beha r-16 g-18 k25
_behalf_ r-16 g-18 k25
_behalf_of_ r-16 g-18 k25
_bei r20 g-17
_bein r34 h-25
_being_ r34 h-25
_bel_ g-19 m18 h-24 k-37
_belonging_ g23
_belonging_to_ g23
_belongs_ g23 h-17
_belongs_to_ g23 h-17
_bes r-19 g-17
_best r-19 g-17
_best_ r-19 g-17
_best_guess_ g-17 m19
_bet r-16 m39
_bet_ r-21 m23
_bet_on_ r-17 g99 m-48 h-33
_bets m-16 h-24
_bets_ m-16 h-24
_bett m32
_betting_ m33
_betting_site_ g-19
_betw m25 h-25
_between_ m-19
_big h28
_big_ h28
_big_ticket_ h28
_bik r-19 g-23
_bike r-19 g-23
_bike_ r-20 g-21
_bil r21 h-18
_bill h-17
_bill_ g-16 m-17
_bills_ r32 h-23
_bin g26 m32
_bina r-23 g30 m29 h20
_binary_ g33 m31 h-36 k-18
_binary_options_ g31 m35 h-39 k-21
_bing m31
_bingo_ m31
_bingo_night_ m21 h-45
_bir r-34 m-20
_bird r-25 g55 h-49
_birt r-19 m-24
_bis h-24
_bisc h-24
_bit r-16 h-24
_bitc r-20 h-22
_bitcoin_ r-22 h-34
_bitt h-17
_bitter_ h-17
_bl r-22
_bla m20 h18
_blac m21 h20
_black_ m-22 h44
_black_label_ m-18 h19
_bli g38 m-18 h-40
_blin g38 m-18 h-40
_blind_ g38 m-18 h-40
_blo m-19 k-28
_boa r-18 g17 k-16
_boat r-21 g17
_boat_ r-21 g17
_bol h-36
_bolt h-36
_bon r25 h-28
_bond r26 g-16 h-25
_bond_ r18 h-27
_bond_coupon_ r19 m-35 h-39
_bond_paper_ r-47 h-30 k-33
_bonds_ r34 g-21 h-17
_boo g-21
_book g-22
_book_ r-33 g-29 m-32 h-61 k-20
_bookie_ m38 h23 k-18
_booking_ m-50 h-25
_bookmaker_ m22
_books_ m-21 h-30 k21
_boot h24
_bootleg_ h24
_booz r-19 g-21 m-22 h34 k-17
_booze_ r-19 g-21 m-22 h34 k-17
_borr r18
_borrow_ g-22
_borrowed_shares_ r-39 g34 h-25
_bot r-20 h28
_bottles_of_ h22
_box g23 h-17
_box_ g19 h-17
_bra m-19
_bran m-21
_brand_ m-34
_brea h-20
_brew h21
_brewery_ r-16 m-16 h16
_brib r-21 g-27 m-17 h39
_bribery_ h-21
_brings_ g19
_brok r20 h-17
_broker_ r20 h-17
_brot r-23 h22
_brother_ r-20
_brothers_ h-20
_brow g-17
_bru g-18 h-19
_brut g-18 h-19
_brut_ g-18 h-19
_bud r-20 g-22 m-16 k-22
_bul g-21 h-33
_bur h-23
_burg h-23
_but r23 h-41
_but_ r25
_butt h-57
_buy_back_ r41 h-26
_buy_his_ g-26
_buy_it_ g18 m-17
_buyer_fixes_ g20
_buyer_names_ g28
_buyer_sets_ g29
_buyi r-16
_buying_ r-16
_buys r25 k-21
_buys_ r25 k-21
_by g-18
_by_the_ m-17
_byp k39
_bypa k39
_bypass_ k39
_bypassing_ k26
_cak m-24 k-22
_cake m-24 k-22
_cake_ m-25 h-30 k-23
_cal g16 h-21
_call h-21
_call_ h-16
_call_option_ r-16 g38 m-21
_calls_ r-21 g41 h-33
_cam r-20 m-22
_cam_ r-18 g-24
_came r-21 g21 h-17
_camel_ g26
_camp g-19 m-35
_camp_ h-21
_can_ r-27 g-26 m-20 h-33
_cand g37 h-33
_candle_ g37 h-33
_cann g-17 h20
_cannabis_ g-17 h20
_cap_ r-17 g-22 h-29 k36
_capital_guaranteed_ r40 h-44
_car_ m-16 h-34 k-18
_car_insurance_ r-25 g49 m-23 h-38 k-29
_card r17 m17 h17
_card_ r22
_card_interest_ r44 g-24 m-33 h17
_cards_ r-17 g-20 h35
_carl r-25 g-20 h18
_carp h-22
_carpet_ r-19 h-23
_carr r-22 h-17 k-16
_cars g30
_cars_ g30
_cars_without_ g46 h-38
_case r-23 g-35 m-27 h17 k-21
_case_ r-19 g-33 m-22 h28 k-16
_cash k19
_cash_ k19
_cash_or_ r-49 g64
_cash_out_ r-30 k49
_cash_price_ r-23 g-18
_casino_chips_ r-18 m38 h23
_casino_style_ m-17 h-21
_cast g-35 m-25
_casting_ h47
_cat h-35
_cat_ r-19 g-30 m-22 h-57 k-21
_catc g30
_catch_ g37
_cd g39
_cds g39
_cds_ g39
_cen g-19 h-16
_cent g-19 h-16
_cere r-26 h-33
_certificate_ r16
_certificate_of_ r44 m-20 h-49
_cf r-27 g55 m-39 h-44 k-23
_cfd r-27 g55 m-39 h-44 k-23
_cfd_ r-26 g48 m-39 h-39 k-22
_chai r-22 g-19 m-20 h-40
_chair_ r-19 g-17 h-23
_chan r-23 g-20 m31
_change_ r-34 g-24 m-19 h-19 k19
_charcoal_ h-24
_charge_%_ r30 h-24
_charges_ h-24
_charity_ r-21 g-19 h-23
_charm_from_ h47
_chart_ g21 h-21
_chea h23
_chec h-35
_check_ r17 h-24
_checks_ k30
_chee r-17 g-18 h17
_cheese_ r-20 g-20
_cheq r19 h-17
_cheque_ r27
_cheque_for_ r21 h-16
_cheques_ r-21 h-27
_ches m-27 h-37
_chess_ m-27 h-37
_chi r-20 h17
_chic h-29
_chicken_ h-29
_chil r-16 m-25 h-34
_child_ m-25 h-40
_chip m25
_chips_ m25
_cho r-20
_choose_ r-16
_choose_later_ g37
_chor h20
_chorizo_ h20
_chos h-16
_chosen_ h-16
_ci r-16 g-19 m-17
_cig r-19 g-19 m-18
_ciga r-19 g-19 m-18
_cl g-25
_cla g-35 m-16
_clai g-35 h19
_claim_ g-35 h-30 k-16
_clas m-21
_class_ m-26 h-42
_classes_ h45
_cle m-21 h16
_clea g-18
_cler r-18 h18
_clerk_ r-18 h18
_clerk_for_ h24
_clo g-19 h-27 k-21
_clos m21 h-31 k-21
_close_ h-29
_clu r-16
_club r-16
_club_ r-16
_coc r-22 g-27 m-20 h44 k-17
_coca r-32 g-35 m-30 h28 k-26
_cock h33
_cocktail_ h28
_cod h-32
_code h-32
_code_ h-16
_coi g-16
_coin r17
_coin_ r18 g-16
_coins_ h31
_cok r-16
_coke r-16
_coke_ r-16
_coll k20
_collected_ k-17
_collecting_money_ h-17 k40
_collection_ k34
_collection_for_ k36
_collection_of_ k24
_colo h-42
_color_ h-31
_colour_ h-38
_coloured_ h-26
_come g19
_comes_ g16
_commission_%_ r37
_commission_for_ r-19
_commission_to_ r-19 g-26
_commodity_ r20 g16
_companion_for_ h37
_compliance_ k20
_cond r16 h-22 k-16
_condition_ r17 g-29 k-20
_condition_that_ g-32 k-23
_cons r-18 g-19
_container_ g18 h-22
_content_ g-37 h46
_contents_ g26
_contents_not_ g34
_contents_unknown_ g22 k-29
_contract_for_ r43 k-16
_contract_on_ h-28 k-25
_conventional_ k-17
_convoy_ h-24
_coo m-19 h-21
_cook m-19 h-21
_copp k-16
_copper_ h-17 k-18
_copy m-18
_copy_ m-18
_corp r19 h-26
_corporate_ r19 h-26
_cost h-22
_cost_ h-22
_cot h-24
_cott h-24
_cotton_ h-24
_cotton_gin_ h-24
_cou g-16
_coun r-31 g-18
_counterfeit_ h26
_coupon_ r17 h-31
_coupon_bond_ r33 m-29 h-17
_coupons_ m16 h26
_cour r-24 g-32 h-48
_courier_ r-20
_course_ r-24 g-36 m-32 h-45
_court_ r-17 g-22 h-33
_cous m-20
_cousin_ m-17
_cov g22 k-16
_cove g22 k-16
_cover_ k-18
_cra r-16
_crac m-16
_cracked_ h39
_crat g17 m-18
_credit_ m-16
_credit_card_ g-17 m-28
_credited_ r19 g-23 k-25
_credited_to_ g-22
_credits_ r-25 m31
_cres r-18
_crescent_ r-18
_cro g20
_crop g20
_crop_ g20
_cru r-19 m-20
_crud h-22
_crude_ h-22
_crys g-18
_crystal_ g-18
_cu m-22
_cup r-17 g-27 m-34 h-19 k-17
_cup_ g-26 m-32
_curs h19
_curse_ h19
_curt g-16 h-31
_curtains_ g-16 h-31
_cus k17
_cust k18
_customs_ g-18 k21
_cut r-17 m-29 h-30
_d_ g-35 m-16 h-31
_dai r-25 g-28
_dan r-22 h23
_danc h19
_dance_ r-16
_dat m-17 h-31
_date m-17 h-23
_date_ g20 m-38 h-24
_dated_ r19
_dates_ r-23 h-22
_day g16 m-16 h-21
_day_ g24 m-23 h-66
_days g-24
_days_ g-24
_dea r22 g25
_deal r23
_deal_ r27 g-22
_dealer_ m-19
_deb r38 g-22
_debt r34 g-23
_debt_ r33 g-23
_debt_at_ g-18 m-25 h-34
_debts_ r19 g-22 h-17
_decide_ r-26
_decide_later_ g24
_decl k22
_declare_ g-16 k39
_declare_it_ g-18 h-18 k38
_declare_this_ k27
_declared_ r-25
_dee r20 m-37 h-31 k-19
_def h-17
_defa g19
_default_ g19
_defe r-26 h-20
_deg r-18 h28
_degr r-18 h28
_degree_ g-19 h30
_degree_without_ g-22 h33
_deliverable_ r18
_delivery_ r-42
_depe g20
_depends_ g20
_depends_on_ g20
_deposit_at_ r50 m-34 h-40
_deposit_for_ r-36 m-26 h-28
_der m19 h19
_des g34 m-23
_desc g26 k19
_description_ g30 k23
_dese h-23
_desert_ h-23
_desi m-25
_det h-35
_dete h-36
_detector_ m-22 h-50
_determined_ g20
_dia h-36 k-16
_diap h-36 k-16
_dif r-16 g27
_diff r-16 g27
_din r-36 m-18
_dinn r-37 g-17 m-18 k-16
_dinner_ r-37 g-17 m-18 k-16
_dip m-25
_diploma_without_ g-16 h54
_dirham_ m-37
_dis r19
_disc r24
_disclosed_ g17
_discounted_ r41
_discounting_ r38 k-16
_discretion_ g24
_distillery_ g-18
_div r-25 g21 h-17
_dive r-19 g30
_dive_ g23
_do_ h-24 k27
_do_not_ g17 h-28
_doc h32
_documents_ h24
_does_ k16
_does_report_ g-17 k38
_doesnt_ g19
_dog r-17 h-22
_dog_ h-29
_doh r-20 g-20 m-21 h-21 k-17
_doha r-20 g-20 m-21 h-21 k-17
_doha_ r-20 g-20 m-21 h-21 k-17
_dol r18
_doll r18
_don r-20
_donation_ r-17 k-44
_donation_to_ m-19 h-23 k-48
_donations_ k27
_donations_for_ g-24
_donations_into_ k51
_donations_to_ k47
_donations_with_ k16
_donations_without_ g-16 k36
_dont g17 h-20 k16
_dont_ g17 h-20 k16
_dont_have_ g42 h-17
_doo g-17 h-22
_door g-17 h-22
_door_ g-17 h-22
_dow m-19
_down m-19
_down_ m-19
_dr r-16
_draw_ m18
_draw_coupon_ r-29 h-16
_draw_for_ g-18 m-33 h-40
_draw_ticket_ m52 h-38
_draw_tickets_ m57
_drawing_ g-37 m-25 h-35
_dre h-40
_dres h-40
_dress_ h-40
_dri r-32 h22
_drinks_ m-17
_driv r-35 g-18
_driving_ k-18
_dro g18 h-23
_drop g18 h-23
_dru g-18 h37
_drug g-18 h37
_drugs_ h29
_dry m-22
_du g-20
_due g-20 h-26
_due_ g-20 h-24
_dv r-19 g-16 m-24 h27 k-19
_dvd r-19 g-16 m-24 h27 k-19
_e_ r24 g18 m-19 h-20
_e_dirham_ m-18 h-43
_ea h-19
_eac h-20
_each h-20
_each_ h-20
_each_borrowed_ r61 g-17
_each_lent_ r59 m-24
_each_loaned_ r31 m-22
_each_one_ r-40 m-21 k25
_earl g-30
_early_ g-30
_early_settlement_ g-20
_earn r30
_ec g-19 m-19
_ed k-16
_edible_ h-55
_edibles_ h26
_edu h-22
_educ h-22
_education_ h-22
_eg r-21
_egg r-21
_ei h-18
_eib h-21
_eibo h-21
_eibor_ h-21
_eid h-16
_eid_ h-16
_el g21 m21 k-17
_el_ r22 g22 k-30
_ele r-18 g19 h-16 k-18
_elec r-18 g19 h-16 k-18
_em h-20
_ema r-16 h-20
_emaa m-18 h-25
_emaar_ m-18 h-25
_emai r-16
_email_ g-16
_emi r23 g-18
_emir g-18 h-16
_emirates_ g-18 h-16
_emp g-17 m-23 h-16 k-23
_end m-28
_end_ r26 g-17 h-28
_end_of_ r26 g-17 h-28
_eng m-32 h-23 k-27
_engi h-26 k-29
_engine_ h-29
_ent m21
_entr m17
_entries_ m28
_entry_fee_ r-22 m-36 h-36 k-16
_envelope_ r-22 h16
_envelope_for_ r-22 h17
_eq g21 m-27
_equ g21 m-27
_equi g21 m-27
_equity_ g21 m-27
_er r-34
_ero h33
_erot h33
_erotic_ h33
_err r-28 g-21 h-20
_erro r-28 g-21 h-20
_error_ r-28 g-21 h-20
_es r-16
_esca g23 h-20
_escaped_ g36 h-23
_escort_car_ g-19 h-34 k-31
_escort_for_ g-21 h-36 k-29
_escort_service_ r-36 h40
_escorts_ m-22 h35
_ess h-60
_esse h-60
_et g-19 h19
_eth r-20 g-17
_eth_ r-32 g-23
_ethy h-19
_ethyl_ h-19
_ethyl_alcohol_ h-19
_eu r17
_eur r17
_eur_ r53 g-37 h-19 k-22
_euro_ r21 g-18 m-16 h-18
_euros_ h-16
_euru r-21 h-18
_eurusd_ r-21 h-18
_ev r23 k17
_eva h-31 k72
_eve r30 g-16 h-16
_ever r27 g-16 h-16
_every_ r35
_every_borrowed_ r24 g-29 m-20
_every_lent_ r50 h-17
_every_loaned_ r19 h-19
_everyone_ g-16 h-17
_evi h30
_evil h30
_evil_ h30
_evil_eye_ h30
_exa r-18 g-16
_exam r-18 g-16
_exam_ r-21 k-16
_exam_answers_ h22
_exc h-26
_exch h-27
_exchange_ h-28
_exp r-17 g16
_expr r-19
_ext g-25
_extra_ g-17
_ey r-31 g-16
_eya r-31 g-26 h-37
_eye_ h30
_fac k-21
_face g-21 m-34 h-24 k-16
_face_ g-21 m-34 h-24 k-16
_faci r-17 h26 k-18
_facilitation_ h35
_fact k-19
_factoring_ r20 k-18
_fai g-30 m-29
_fair m-31
_fair_ g-16 m-38 h17
_fake_flowers_ m-19 h-36 k-24
_fake_grass_ h-24 k-16
_fake_plants_ m-19 h-36 k-24
_fake_rolex_ m-19 h45 k-28
_fal r-31 h23 k26
_fals r-17 g-16 h-19 k37
_false_ r-17 g-16 h-19 k37
_fan r-27 m20 h-44 k-16
_fant h-20
_fantasy_ h-20
_fantasy_league_ h-20
_far r-31 m-17
_farm r-23
_farm_ r-24
_fat k-22
_fath k-22
_father_ k-22
_fee h-26
_fee_ g-22 m-18 h-29
_fee_%_ r39
_fee_for_ g-17 m-29 h-26
_fee_on_ r28
_feel g36
_feel_ r-16 g34
_feels_ g29
_fees r-25 g-26 m-16 k-27
_fees_ r-25 g-26 m-16 k-27
_fell h45
_fell_ h45
_fell_off_ h45
_fen r-33 g-28 m-29 h33 k-20
_fig h-18 k26
_figh h-18 k31
_fighters_ h-18 k31
_fil g-16 m-25
_film g-16 m-21
_film_ g-23 m-22 h-26
_films_ h24
_filt g-20 h-20
_fin r21
_fina r16 h-35
_final_ r-23 h-27
_finance_ h-41
_finance_charge_ h-44
_find r-21
_finds_ g16
_fine g-28 k-16
_fine_ g-18 k-17
_fir h26
_fire h29
_firs h21
_first_ h21
_first_copy_ h35
_fis g35 h-18
_fish g35 h-18
_fish_ r-18 g33 h-22
_fish_in_ g72 h-29
_fiv r-18 m24
_five r-18 m24
_five_ r-18 m24
_fix_ r-21
_fix_price_ g40 h-19
_fixed_by_ r-38
_fixed_deposit_ r61 g-16 m-32 h-25
_fixes_ g20
_fixes_price_ g20
_fl r-19 g-19 h-18
_fla r-18 g-19 h-25
_flag g-16 k17
_flag_ g-16 k17
_flat r-23 h-24
_flat_ r-23 h-24
_flav h-26
_flo r-18 g-21
_floo r-16 m16
_flow m-18 h-32
_flowers_ m-16 h-34 k-19
_fol r-24 m17
_foll r-31 m-16
_foo h-36
_foot h-23
_football_ h-22
_for_%_ r21 g-16 h-27
_for_a_ r-47 m-19 h21
_for_approving_ h16
_for_being_ r43 h-16 k-16
_for_cash_ r40 g-21
_for_days_ h-34
_for_each_ r43 m-18
_for_euros_ r30 g20
_for_every_ r34 m-19
_for_fighters_ k46
_for_in_ r21 h-22
_for_my_ r-16 h-22 k-30
_for_passing_ h35
_for_somebody_ g-16 k26
_for_someone_ g-24 k32
_for_the_ r-39
_for_worship_ g-16 h30
_forg r-25 h36
_forge_ r-25 h22
_forged_ r-25 h37
_forging_ r-21 h30
_fort g-16
_forw h-16
_forward_contract_ r19 h-17 k-24
_forward_exchange_ r78 g-29
_forward_for_ r80 g-23 h-18 k-16
_forward_fx_ r58 g-79 k-20
_forward_money_ r-26 g-18 h-23 k69
_forward_on_ r73 g-34 h-16 k-17
_forward_rest_ r-48 g-30 k73
_forward_the_ r-48 g-23 h-30
_forwarding_ r-22
_forwards_ r81 g-44 h-30
_fou r-37 k-16
_four r-25 k-17
_four_ r-25 k-17
_fre m-18 h-28
_free m-19 h-27
_free_ m-19 h-27
_free_entry_ m-28 h-30
_frei r-31 g-26 h-19
_freight_ r-31 g-26 h-19
_fres g-17 h-30
_fresh_ g-17 h-30
_frid r-20
_friday_ r-17
_fridge_ r-19 h-18
_friend_ m-17
_from_a_ h-34
_fru g16
_frui g16
_fruit_of_ g22
_fruits_of_ g19
_fu r-19
_fue r-32 m-24 h-28
_fuel r-32 m-24 h-28
_fuel_ r-32 m-24 h-28
_ful r-42 g-24
_full r-42 g-24
_full_ r-42 g-24
_full_and_ m-16 h-27
_fun k26
_fund k28
_fund_ r34 k-22
_funding_ r-29 g25 k-25
_fundraiser_ k23
_funds_ r-23 h-27 k35
_fur r-19 h-36 k-20
_fut g17 h-17
_futu g17 h-17
_future_ g-40 h-20
_future_leaders_ h-23
_futures_ g37
_fx r34 g26 k-17
_fx_ r34 g26 k-17
_fx_forward_ g34 h-16 k-22
_g_ h16
_ga r-18
_gal m19
_gala m19
_gala_ m19
_gam m20
_gamb m18 h-17
_gambling_addiction_ g-20 m-24
_game g-17 m20 h-25
_game_ g-17 m21 h-37
_gami h-18
_gaming_ h-18
_gar r-26 g-18 m-19
_gard h-24
_garden_ h-24
_gb r36 g-23 k-17
_gbp r36 g-23 k-17
_gbp_ r36 g-23 k-17
_gel h20
_gela h37
_get r19 m18
_get_ r23
_gh g17 m-25 k-19
_gi g-19
_gif g-22 h-22
_gift g-22 h-22
_gift_ g-22 h-18
_gift_for_ g-16 h-29 k-26
_gift_instead_ k34
_gift_so_ k45
_gin r-18 g-21 m-16 k-16
_gin_ g-19 h37
_gin_and_ r-25 g-18 m-17 h33
_ging m-16 h-39 k-16
_ginger_ m-16 h-39 k-16
_gir h29
_girl h29
_girl_ m-16 h37
_girls_ g-18
_giv m-16
_give_ r18
_gives_ h-17
_gl r-18 g-22
_gla h-23
_glas h-35
_glasses_ h-35
_go h-24
_goa g26 h-24
_goat g34
_goat_ g37
_goe g21
_goes g21
_goes_ g21
_goes_to_ g-17 m23
_gol h-33
_gold h-31
_gold_ h-23
_gold_necklace_ r25
_goo r-17 m-19
_good r-17 m-18 h-19
_good_ g-27 m-33 h-29
_goods_ r-19
_gov r17 h-23
_gove r17 h-23
_government_ r17 h-23
_gr r-22 h18
_gra r-23 h26
_gram h44
_gram_ r-28 h33 k-19
_grams_ m-21 h29
_grams_of_ h37
_gras m-23 h-36 k-21
_grass_ m-23 h-36 k-21
_gre r-17
_grea r-19 h28
_grease_ h45
_gree r-19 m-25 h-31
_green_ r-19 m-25 h-31
_green_card_ m-52 h-56
_grey h21
_grey_ h21
_gri g-23
_gro r-25
_groc r-28 m-20 h-35
_groceries_ r-29 m-21 h-25
_group_ h18 k-16
_grow g25
_gua r18
_guar r18
_guarantee_ h-18
_guaranteed_annual_ r31
_guaranteed_capital_ r43 h-44
_guaranteed_monthly_ r41 h-23
_guaranteed_yearly_ r28
_gue g-20 m18
_gues g-20 m18
_guess_ m21 h-25
_gui k-16
_guin k-16
_guinea_ h-37
_guinness_ m-16 k-20
_gun m-24
_gun_ g-17 m-19 h-20
_guy r-19 h-18
_guy_ r-18
_gy r-28 g-22 h-18
_gym r-28 g-22 h-18
_gym_ r-28 g-22 h-18
_ha h16
_hac g-16 h33 k-18
_hack g-16 h33 k-18
_hacked_ g-21 m-21 h39 k-24
_had r-17 m-20 h-16
_had_ r-18
_hal h19
_hala h-51
_halal_ h-51
_half r25 k-21
_half_ r25 k-21
_hall r-26 h23
_hall_ r-26 h23
_ham r-19 g-17 h19
_ham_ r-16 h51
_ham_and_ h35
_ham_radio_ r-17 g-16 h-35
_han r-25
_hand r-25
_hand_ r-21 m-16 h-28
_handbags_ h17
_handed_ r-25
_hap h26
_happ h26
_happy_ h30
_har r-16 m-25 h27
_hard g-18 h40
_hard_ g-18 h40
_has r-24
_has_not_ k-24
_hash g-21
_hash_ g-19
_hasn g32
_hasnt_ g32
_hav g19
_have g19
_have_not_ k-23
_have_yet_ g21 k-17
_havent_ g36 h-21
_haw r-27 m-18 h-27
_hawa r-27 m-18 h-27
_hawala_ r-27 m-18 h-27
_he_ r17 g18
_he_gives_ r-18
_he_pays_ r-46 m-23
_he_returns_ g-25
_he_sells_ r-22 h-21
_hea r-35 g-25 h-28
_health_ r-19 h-25
_hedge_trimmer_ g-16
_hei g-17 h25
_hein g-17 h25
_heineken_ g-17 h25
_hel h-17
_help h-17
_her_ g-25 h-27 k23
_hex_ r-18 g-16 m-19
_hexa h-19
_hexagon_ h-19
_hid h-19 k48
_hide h-21 k44
_hide_ h-21 k44
_hide_from_ k50
_hidi h-18 k39
_hiding_ h-18 k39
_hiding_from_ k33
_hig m-23 h-20
_high m-23 h-20
_high_ r-17 g-17 m-27 h-31
_higher_ r20
_hil r-25
_him h-17
_him_ h-17
_him_the_ r-43 m-21
_his_hunt_ g21
_his_net_ g20
_ho h21
_hog g-21
_hog_ g-20 h19
_hol g-21 m-20 h-25
_hold m-21 h-29
_hom r-25
_home r-25
_home_ r-26
_hon g-36 m-24 h-23 k-20
_hoo g-24 h28
_hook g-24 h28
_hor r-16 h20
_horo h19
_horoscope_ h19
_hors r-23
_horse_ r-23
_hot m-17
_hote r-16 m-22
_hotel_ r-17 m-22
_hour h34 k-17
_hous m-19 h-22
_house_ h-16
_housing_ m-29 h-42
_hu g-22 h27 k-28
_hunt h-30
_hunt_ g21
_hy m-23 h-36
_i_ r32 h-16
_i_buy_ r23 h-21
_i_do_ r-22 g21
_i_owe_ r25 g-33 m22 h-27 k-22
_i_own_ m-28 h-40
_i_owns_ g29
_i_paid_ r-21 k-25
_i_pay_ r-22 g28
_i_send_ h-20
_ib r16 g-16 h26
_ice_ r-21 g-18 h-21 k-17
_id m-23
_id_ g-23 m-44 h32 k-22
_idol_for_ h51
_idol_of_ h42
_idols_for_ h45
_idols_of_ h53
_if r22 g24
_if_ r22 g24
_if_i_ r35 g-36 m-45
_if_it_ r-36 g37
_ij r-30
_ija r-30
_ijar r-30
_ijara_ r-30
_imp r-19
_import_ h-29
_in_ g17
_in_a_ m-31 h16
_in_an_ m-27 h25 k-26
_in_days_ g-31 m-16 h20
_in_full_ r-42 g-19 h-24
_in_instalments_ r16
_in_june_ r28 h-18
_in_minutes_ m-21
_in_my_ k-17
_in_seconds_ g17
_in_the_ r-22 m-23 h-32 k-18
_ina r49 g-18 h-22
_inah r49 g-18 h-22
_inah_ r49 g-18 h-22
_inc r19
_incl r19
_ind r-20 h-19
_inde g31
_index_ g31
_inside_ g24
_inspection_ h-27 k-32
_inspector_ h23
_inspector_for_ h30
_installments_ g29
_instalment_ r-23 g-32
_instalment_price_ g-27
_instalments_of_ g-20 k-22
_instead_ k30
_insu g19
_insurance_ g21
_insurance_company_ h31 k-23
_insurance_policy_ g26 k24
_insurance_premium_ g23 k-35
_insurance_renewal_ g22
_interest_bearing_ r37 m-23
_interest_for_ r47 g-23 m-24 h-39
_interest_free_ r-30
_interest_in_ r-80 h-18
_interest_on_ r57
_interest_only_ r47
_interest_rate_ r-30 g29
_into r-19
_into_ r-19
_into_my_ g-24 m-18 h-26
_investment_ r-23 g16 h17
_invo k17
_invoice_for_ r28 g-17 h-38
_invoice_is_ r-37 h-19 k64
_invoice_was_ k39
_invoices_ h-17
_ip g-27 h29
_is r20 g17
_is_ r25
_is_fake_ r-31 h-28 k48
_is_in_ r-22 k-17
_is_inside_ g18
_is_my_ h-28 k-25
_isl r-18 g-16
_isla r-18 g-16
_islamic_ r-20 h-31
_ist h-17
_isti h-17
_istisna_ h-17
_it r25 k29
_it_ r25 k31
_it_as_ g-29 h17 k19
_it_back_ r37 g-17
_it_in_ m-16 h-25
_it_is_ r17 g-28 h-20 k-31
_it_rains_ r-24 g22 m-26 h-30 k-18
_it_to_ g-21 m-16 h-22
_item_ k-17
_ja r-18 k-17
_jackpot_ m22
_jam r-30 g-17 m-24 h18
_jame r-29 g-16 m-28
_je r19 g-30 m-16 h-24 k-38
_jer r-17 g-20 m-18 h-24
_jers r-17 g-20 m-18 h-24
_jersey_ r-17 g-20 m-18 h-24
_jin h18
_jinn h18
_jinn_ h18
_jo g-26
_job g-33 h-25
_job_ g-33 h-25
_joi g-18
_join g-18
_joint_ g-20
_ju r26 m-21
_jud h28
_judg h28
_judge_ h28
_jui g-16
_juic g-16
_juice_ g-16
_juice_bar_ r-18 g-22 h-66 k-36
_jun r34 m-27 h-29
_june r27 h-20
_june_ r27 h-20
_jus h-20
_just h-20
_just_ h-20
_k_ r23 g-32 h-18 k-16
_ka g-20 m-18 h-47
_kaf r33
_kafa r33
_kafala_ r33
_kar g-17 h-43
_ke h-26 k30
_kee k29
_keep k29
_keep_ k32
_keep_%_ r-39 h-18 k27
_keep_and_ r-36 h-24 k54
_keep_each_ r-41 k37
_keep_it_ r19 g-22 h21
_keep_the_ m-26 h-33 k-34
_kel g-28 h-35 k22
_kel_ g-29 h-33 k22
_ket h27
_keta h27
_ketamine_ h27
_key g-18 h-39
_key_ h-32
_keys r-18 g-24 h-36
_keys_ r-18 g-24 h-36
_kg r-16 g-45 h-26
_kg_ r-16 g-45 h-26
_kh r-27 g-20 m-22 h28
_kha r-27 g-20 m-22 h28
_ki g-23
_kic r-22 g-23 h20
_kick r-22 g-23 h20
_kid r-16 h-33
_kids r-16 h-33
_kids_ r-16 h-33
_kil g-20 h-49
_kilo g-25 h-18
_kilos_ g-28 m-16 h-18
_kilos_of_ g-28 m-16 h-18
_kio h18
_kios h18
_kiosk_ h18
_kit_ m-28
_kitc h-25
_kitchen_ h-25
_knoc h22
_knock_ h23
_knock_off_ h23
_knockoff_ h16
_know k18
_know_ r-22 g-25 k31
_knowing_ g18 h-16
_known_ g27 k-24
_knows_what_ g26 k-25
_kp h-31
_kpo h-31
_kpop h-31
_kpop_ h-31
_ky h-18 k26
_kyc h-18 k26
_kyc_ h-18 k26
_la_ r-46 k-30
_lad m-24 h19
_ladi m-20 h32
_ladies_ m-20 h32
_land_ r-32 h-17
_laptop_ h-16
_las r-34
_last r-35
_last_ r-35
_lat g18
_late g18
_late_ r21 g-22 h-37 k-25
_late_fee_ r-39 k-16
_late_payment_ h-33
_later_ g30
_lau h-23 k44
_laun h-23 k44
_laundering_ k31
_law r-18 g-38 h-39
_law_ g-39 m-22 h-32
_lawy g-23
_lawyer_ g-23
_le r21 h-16
_le_ g-30 m-38 h-39 k20
_lea g-20
_lead h-23
_leaders_ h-23
_leag h-20
_league_ h-20
_leas r-27 g-31 m-18 k-25
_leat m-29 h-33
_leather_ m-29 h-33
_leav r-24 h25
_leave_ r-24 h25
_leave_certificate_ r-26 h29
_lel r-36 g-26 m-20 h32 k-20
_lel_ r-36 g-26 m-20 h32 k-20
_len r29 g-22 h-24
_lend r26 g-25 m-16 h-29
_lend_ r26 g-22 m-20 h-30
_lender_ r29 h-23
_lending_ h-27
_lent h-17
_lent_ h-17
_les r-31 h-20
_less r-31 h-20
_lev r-17 g28 h-39
_leve r-17 g28 h-39
_leverage_ g23 h-44
_lib r-29 g-22
_libr r-29 g-22
_library_ r-29 g-22
_lic g-19
_lice g-19
_licence_ g-19
_license_ g-22
_lif k-18
_life k-21
_life_ k-21
_life_policy_ g37 h-40
_like_ r-18 g-23
_likes_ g33
_limi h-27
_limit_ h-27
_lin r-23 m-24
_line g-16 m-33 h28
_liq h28
_liqu h28
_liquor_ h31
_lis r-16 h-31
_list r-16 h-31
_list_ g-39 h-30
_lit g-17
_litt m17 h-17
_lo m17 h22
_loa r21
_loan r21
_loan_ r20
_loan_from_ r-41 g-24 m-20 h-35
_loan_of_ r21 k-22
_loaned_ r28
_loc m-20 h-17
_lock m-27 h-24
_locked_ g34
_lon h22 k-27
_long k-25
_long_ k-25
_loo r-26 g-26 m16
_look r-28 g-20
_looking_ r-26 g-19 k-19
_los m20
_lose g-22 m30
_loser_ r-30 g-24 m22 h-19
_loss g-27 h-31
_loss_ g-24
_lost r-22 h-28
_lost_ r-22 h-28
_lot r-19 g18
_lot_ r-25 m-21 h-39
_lott g-18 m36 h18
_lottery_ g-21 m27 h18
_lotto_ g-16
_lou r-29 m-16 h40
_lov r-37 g-23 h34
_love r-37 g-23 h34
_love_ r-37 g-23 h34
_low r26
_lowe r26
_lower_ r26
_luck_ m-18
_lucky_ m16
_lucky_charm_ m-16
_lucky_draw_ r-20 m27 h-42
_lug k-16
_lugg k-16
_luggage_ k-16
_lun r-27 h-21
_lunc r-27 h-21
_lunch_ r-27 h-21
_ma_ g25 m-25 h-43 k20
_mac m17
_mach m19 h-17
_magic_mushrooms_ h48
_magic_show_ h-44
_magician_ h29
_magician_remove_ h16
_magician_to_ h18
_magn h-24
_magnum_ h-24
_mai r-38 g-31 m-27 k-31
_mak r-32
_make r-34 m-16 h-21
_makes_ r-22 g16
_man r-24
_mar h19
_marc r16 h-18 k-16
_march_ r16 h-18 k-16
_marg g17 h17
_margin_ g18
_mari r-21 m-16
_mart h18
_massage_with_ r-40 h28
_mast h27
_master_ h27
_master_copy_ h27
_mat r-18 g-16
_matc r-25 g-21
_match_ g-22 m-19 h-33
_may h-27
_may_ h-28
_me_ h-18
_me_for_ h-17
_me_his_ r-45 g-33
_me_the_ r28
_mea r-16 g-34 h-20 k-17
_meat h40
_meat_ h40
_medical_leave_ h22
_mem r-17 h20
_membership_ h-18
_meme r-25 h44
_men g-24 k25
_ment g-24 h-27 k32
_mention_ g-24 h-27 k32
_menu g-24
_menu_ g-24
_mer h32
_merl h23
_merlot_ h23
_met m-18
_met_ g-16 m-19 h-32 k38
_meta h-22
_metal_ h-22
_meth h53
_mi h-27
_mil m19 h-25
_min g19 h-22
_mine r-18 g-27 h-28
_mine_ r-18 g-27 h-28
_mini g17 h-22 k-22
_minu g26
_minute_ g33 m-32 h-16
_minutes_ g21
_mis r22 g-26 m-37
_mod r-16 h-21
_mode r-16 h-21
_model_ r-16 h-21
_moj m-16
_moji m-16
_mojito_ m-17
_money_for_ r-37
_money_from_ h-20
_money_to_ r-26 g-18 h-23 k69
_money_without_ h-17 k40
_mont r20
_month_ r22
_monthly_interest_ r50
_mor r17
_mort r21
_mortadella_ h20
_mortgage_ r25 h-18
_mos r-17 m-16 h17 k-26
_mosq m-18 h-21 k-25
_mosque_ m-18 h-21 k-25
_mot h-29
_moto h-18
_motor_ g22
_move r-19
_move_ r-17 h-30 k29
_movi h22
_movies_ h22
_mr r-23 g-33 m22 k-20
_mu h-26
_mud h-25
_mul r-30 h-18 k44
_mule r-34 g-16 m-16 h-34 k46
_mule_ r-34 g-16 m-16 h-34 k46
_murabaha_instalment_ r-29
_muse h-25
_museum_ h-25
_mushroom_ h-41
_my g-16
_my_ g-24
_my_account_ r-27 g-24 m-22 h-19
_my_brother_ r-21 k-27
_my_car_ g-37
_my_card_ m-16 h-36 k28
_my_cousin_ m-17
_my_own_ r-20 g-43 h-27 k-35
_my_wallet_ m-22 h-32 k32
_mys r-20 g22 h-22
_myse r-28
_myself_ r-28
_myst h-23
_mystery_ h-23
_mystery_box_ g23 m-18 k-23
_mystery_novel_ g-22 h-16
_na r-16 g18
_nai h-35
_nail h-35
_nak g39 h-29
_nake g39 h-29
_naked_ g39 h-29
_nam h16 k17
_name h16 k17
_name_ h19 k20
_names_ g16
_names_price_ g16
_nap g-18 h-20
_napp g-18 h-20
_nappies_ g-18 h-20
_nas r-21 g23 m-41 h-25
_nd r36 m-18 h-30
_ndf r36 m-18 h-30
_ndf_ r36 m-18 h-30
_ne r19
_nec r19 g-18 m-19
_neck r25
_necklace_ r25
_nee r21 g-19 k-17
_need r21 g-19 k-17
_nei r-16 g19 m-16
_neig r-17 m-17
_net g20
_net_ g20
_nev k25
_neve k25
_never_ k25
_new g-19 h-36 k-26
_new_ g-19 h-31 k-23
_nex g16
_next g16
_next_ g16
_next_month_ r-35
_next_season_ g23
_ni r-17 g-17
_nig h25
_nigh h25
_night_ r-16 m19 h24
_nightclub_ m-19 h25
_no g22 h-21
_no_ r-26 g19 h-22 k21
_no_alcohol_ g-23 h-38
_no_interest_ r-21
_no_licence_ k38
_no_one_ k22
_no_riba_ r18
_nobe g-16 m-19 h-18
_nobel_ g-16 m-19 h-18
_nobody_knows_ r-16
_non h-52 k-16
_non_ h-51
_non_deliverable_ r18
_not g26
_not_ g32
_not_agreed_ r-19 g-18
_not_disclosed_ g17
_not_have_ k-23
_not_known_ g27 k-24
_not_mention_ g-24 h-27 k32
_not_own_ g36 k-17
_not_purchased_ g18
_not_stated_ g23
_not_tell_ g-21 h-35 k55
_note r20 g-28
_note_ r17 g-26
_notes_ r16 g-26 h-16
_notes_for_ r34
_noti g-28 k24
_notice_ r-39 g-29
_notices_ g-22 h-17 k24
_nov r-29 g-27 h-17
_nove r-29 g-27 h-17
_novel_ r-27 g-22 h-18
_now r37 h-19
_now_ r37 h-19
_nud g-18 h37
_nude g-18 h37
_nude_ h28
_ob g17 h-30 k-16
_oc g-16
_oct g-19 h-17
_octo g-19 h-17
_october_ g-19 h-17
_od r-20 g-19 m28
_odd r-20 g-20 m30
_odds r-20 g-20 m30
_odds_ r-20 g-20 m30
_of_%_ r34 m-32 h-24
_of_a_ h-18
_of_bank_ r-28 g26 h-28
_of_dates_ r-24
_of_deposit_ r42 m-17 h-50
_of_his_ g22 h-28 k-21
_of_interest_ r-44
_of_my_ h-16
_of_night_ g-17 m-20 h51
_of_one_ g27
_of_the_ r-21
_of_this_ g24
_of_us_ g-23 h-18
_off_ h29
_off_the_ g17 h-35 k41
_offi k-17
_office_ h-49 k-29
_officer_ h44
_officer_for_ h24
_official_ h16
_oi r-30 g19
_oil r-30 g19
_oil_ r-30 g19
_oil_futures_ h-22
_ol g-31
_old g-31
_old_ g-31
_old_notes_ r34
_om r-22 g-27 h-48
_oma r-22 g-27 h-48
_omar r-22 g-27 h-48
_omar_ r-22 g-27 h-48
_on r24
_on_ r27 g17
_on_behalf_ r-16 g-18 k25
_on_candle_ g37 h-33
_on_condition_ g-32 k-23
_on_credit_ r18 m-16 h-40
_on_each_ r48 m-25
_on_every_ r39 g-25
_on_gold_ r-41 g50 m-37
_on_installments_ g29
_on_instalments_ r-26 g67 k-17
_on_loan_ m-21 h-34
_on_my_ r45 m-31 h-25
_on_price_ g51 m-30 h-26
_on_prices_ g36 m-22 h-24
_on_the_ g-21 m19 h23
_on_tick_ g49 m-38 h-45
_onc r18
_once r18
_once_ r18
_one_ h-16
_one_of_ g65 h-50
_onli m19
_online_ m19
_only_ h-26
_only_if_ k-26
_onlyfans_ r-17 h24
_op g17 h-17
_ope m-31
_open g20
_open_ g26
_opt h-28
_opti h-28
_option_ m-20 h-35
_option_b_ g-32 m-17
_options_ g28 h-17 k-16
_or g37
_or_ r-16 g66 h-19
_or_credit_ r-27 g23
_or_down_ g55 m-25 h-20
_or_on_ r-53 g73 h-18
_orc h-29
_orch h-29
_ord h16
_ori k34
_orig k34
_origin_ k34
_ot g-40 k16
_oth g-40 k16
_othe g-40 k16
_ou g-22 m20
_our h-30 k-20
_our_ h-26 k-19
_out g-26
_out_ g-18 k24
_out_for_ r-21 m-18 h-45 k46
_out_it_ r-29 g-16 m-31 h-40 k37
_out_my_ r-42 m-25 h-28
_over_ k27
_over_months_ g-30
_overdraft_ r26
_ow h-19
_owe g-28 m23 h-23 k-18
_owe_ r25 g-33 m22 h-27 k-22
_own h-19
_own_ h-24 k-21
_own_yet_ g46
_owne g18
_owned_ g30
_owned_by_ g40
_owni g31 h-19
_owning_ g31 h-19
_owning_it_ g31 h-25 k-22
_owns g29
_owns_ g29
_pac r-19 g-29
_pack r-19 g-30 m-19
_pack_ g-29
_package_ g-17 m-23
_pad r-17 h-41
_pai h-16
_paid_companion_ h67
_paid_in_ r-34 h-20
_pain r-17 g-16 m-19 h-42
_paint_ m-22 h-30
_pal r-25 g22
_pall g28
_pallet_ g23
_palm r-27 m-17
_palm_ r-26 m-17
_pan r-25 g-37 m-31 h31 k-32
_pap g-28
_pape g-28
_paper_ g-29 h-31
_papers_ g-19 h24
_parc r-16
_parcel_ r-16
_park m-16 h-29 k-19
_parking_ r-33 m-18 h-29 k-21
_partnership_ h-26
_parts_ h-28
_party_ r-17 g-28
_pass_ r-19
_passing_ h35
_patc h-56
_pati h-23
_patron_ h50
_pay_back_ g-24 k-22
_pay_for_ r-36 m-45 h-30
_pay_in_ h-31
_pay_off_ h56 k-41
_pay_the_ r21 g-33 k-22
_pay_what_ r-24 g-42
_pay_whatever_ g36
_payday_loan_ m-22
_payi g-23
_paying_ g-23
_payment_penalty_ r-16
_payment_to_ h49
_payments_ g-25 k16
_payoff_ h22
_pays h-22
_pays_ h-22
_pe h-20
_pen h-21
_pena h-19
_penalty_ h-19
_penalty_on_ r-16
_pep h-20
_pepp h-20
_per_ g-18
_perc r19 h-24
_percent_ r19 h-24
_perf h-16
_performance_ r-17
_performance_bond_ r-17
_perfume_ h-23
_perm h-23
_permit_ h-23
_perp g32 h-18
_perpetual_ g27
_pers k16
_personal_ k16
_personal_collection_ k21
_phon k-16
_phone_ g-18
_phones_ g25 k-21
_phones_without_ g41 h-37
_phot r-21 g-22 h-18
_photo_ r-16 g-24 h-21
_pi g-17 h24
_pic r-18
_pick g17
_pick_ g17
_pie g-26 h-19
_piec g-26 h-19
_pieces_ g-16 h-21
_pigg r-24 h-29 k-22
_piggy_ r-24 h-29 k-22
_piggy_bank_ r-24 h-29 k-22
_pil r-23 g-16 h51
_pill r-19 h25
_pills_ r-21 h32
_pin h57
_pino g-18 h38
_pinot_ g-18 h38
_pint h35
_pint_ h35
_pir h39
_pira h39
_pirated_ h39
_pla g-17 h-25
_plan g-39 m-19 h-26
_plan_ r-19 g-41 m-20
_plant_ m-16
_plants_ m-26 h-37
_plat h-20
_play r-22 g-16 k-20
_play_ g-17 h-17
_player_ r-24
_ple r-23 m-23 h-32
_plea r-23 m-23 h-32
_please_ r-23 m-23 h-32
_plo g20 h-20
_plot g20 h-20
_plus_interest_ r69
_poi r-24 h-21
_poin r-24 h-21
_pok r-26 m37
_poke r-26 m37
_poker_ r-28 m33
_police_ g-20
_police_escort_ g-17 h-33 k-26
_policy_ g32 h-33
_policy_premium_ g37 k19
_poo r-27
_pool r-20 m20 k-16
_pool_ r-18 k-21
_poor r-28 m-16
_poor_ r-28 m-16
_pop r-21 g-28 m-32 h-48
_por g-16 k-24
_pork h20
_pork_ g-16 h19
_porn g-21 h62
_port g-17 m-16 h-53 k-31
_port_ g-18 h-35
_pos g20
_posi g17
_position_ g17
_poss g20
_possess_ g21
_possesses_ g21
_post k-28
_pot h-22
_pot_ r-16 g-19 h-18
_pots h-23
_pots_ h-23
_pred g19 m20
_prediction_ h-17
_premium_ h-20
_premium_for_ r-22 g35 k-18
_premium_sms_ g-34 m63
_pric g20
_price_ g19
_price_after_ g35
_price_agreed_ r-29
_price_as_ h-25 k-17
_price_at_ r17
_price_depends_ g20
_price_fixed_ r-34
_price_later_ g21
_price_not_ g49
_price_prediction_ g37 m-72
_price_to_ r-20 g41
_price_will_ g16
_prices_ g51 m-18 h-38
_prin m-16
_principal_guaranteed_ r31 h-19
_printing_ r-34 k-17
_priz h-19
_prize_ h-28
_prize_draw_ m38
_procurement_ h16
_prof g-18 h-23
_profit_ g-19 h-23
_prog r-17
_programme_ r-21
_prom r22 h-25
_pros h28
_prosciutto_ h21
_ps g-26
_psy h18
_psyc h18
_pub r-28 h49
_pub_ r-17 m-22 h54 k-17
_puj h27
_puja h27
_puja_ h27
_purchased_ g30
_puri r-27 g-22 h-21
_put r-19 g28 h-24
_put_ r-19 m-24 h-46
_puts g31 h-26
_puts_ g31 h-26
_qa g-28 h32
_qard r-31
_qard_ r-31
_qual g-27
_quality_ g-27
_que k22
_ques k23
_questions_ k21
_qui g-17 h-22
_quit h-24
_quit_ h-24
_quit_smoking_ h-20
_ra m30
_rac g-21 m18 h25
_race r-21 g-18 m24 h29
_race_ r-18 g-22
_raci g-22 m-24 h-30
_racing_ g-22 m-24 h-30
_rad h-38 k22
_rada h-17 k40
_radar_ h-17 k40
_radi r-17 g-16 h-35
_radio_ r-17 g-16 h-35
_raf m23 h-31
_raff m23 h-31
_raffle_ m32 h-19
_raffle_tickets_ m24 h-23
_raffles_ m-39 h-34
_rai r-20 h-34
_rain r-20 h-34
_rain_ h-27
_rains_ r-24 g22 m-26 h-30 k-18
_ram g-26
_ran r-33 m17 h26 k-17
_ras r-21 g-18 h19 k-17
_rash r-21 m-23 k-16
_rat g20 h-24
_rate g20 h-24
_rate_ g22 h-25
_rea r-25 g-20 h23
_read g-17 h27
_reading_ h20
_real r-18 k20
_real_ r-18 k20
_reb r-34 g-19 m-22 h-16
_rec k23
_rece k19
_receipt_ h-18
_receipts_ g-16 k22
_receivables_ r34
_receivables_for_ r27 g-29 k-20
_receive_ k20
_receive_and_ r-30 k57
_receive_money_ h-17 k20
_received_ r-23
_received_and_ k67
_receiving_ r-17 k41
_receiving_and_ r-17 k41
_reco h-30 k24
_records_ g-21 h-35 k20
_red m-16
_red_ m-16
_red_crescent_ r-18
_ref r-30 g-24 m-16 h-38 k-20
_refu r-29 g-21 h-29 k-17
_refund_ r-27 g-21 h-29
_reg r-17 h-30 k-20
_regi r-19 h-33 k-33
_registration_ r-19 h-19 k-18
_rei m-16 h-21
_rem r-17 g-18
_removal_ h-19
_remove_ h33
_rene g20
_rent m-17 k17
_rent_ g-19 m-17 k-16
_rent_for_ r-40 g-23 m-23 k-27
_rental_ m-18 h-28
_rented_ r-26 h-20 k35
_rented_wallet_ r-37 h-27 k24
_renting_ r-21 m-30 h-26 k22
_repa g-24 h-26
_repaid_ g-41 m-20 h-28
_repair_ r-18 m-23 h-22
_repayment_ r-28 k-24
_repays_ r27 m20 h-23
_repl k-16
_replacement_ h-31
_replica_ h16
_repo k28
_report_ h-21
_report_it_ g-23 m-18 h-24 k57
_report_this_ g-19 k49
_reporting_ k17
_reports_ k26
_res h-17 k18
_responsible_gambling_ m-21
_responsible_gaming_ h-18
_rest g-27 m-18 h-24 k55
_rest_ g-28 m-18 h-21 k62
_rest_to_ r-44 g-27 m-16 h-21 k69
_return_ h-19
_returned_ g-16
_rew g-48 h-16 k-24
_rib r20 g-18
_riba r22 g-18 h-32
_riba_ r16 g-17 h-24
_ribs r-21 g-16 m-17 h30
_ribs_ r-21 g-16 m-17 h30
_rif g-19 h17
_rifl g-19 h17
_rig g37 h-28
_righ g37 h-28
_right_ g34 h-29
_right_to_ r-30 g32 h-33
_rin r-25 g-24 m-16 k-18
_rip g17
_ripe g17
_ripens_ g21
_ro k-25
_roa m-21 k-40
_roas h16
_roast_ h16
_rol h16 k-24
_role r-24 m-16
_rolex_ r-24 m-16
_roll h24 k-25
_rollover_ r16 h-32
_roo r-19 g-19 m27
_room r-21 g-25 m35 h22
_room_ r-22 g-24 m18 h34
_root m-20 h-38
_root_ m-20 h-38
_root_beer_ m-19 h-33
_rop r-30 g-32 m-31 h-38 k-32
_rope r-30 g-32 m-31 h-38 k-32
_rou r-19 g-19 k-17
_rub h-44
_rum h39
_rum_ h46
_run h-16 k16
_run_ g-21 h-17 k25
_run_through_ g-28 h-33 k38
_runa g28
_runaway_ g28
_runn k18
_running_ k18
_running_through_ k18
_sai r-26 g-22 h-37
_said r-23 g-23 h-35
_said_ r-23 g-23 h-35
_sak r-18 g-20 m-16
_sake r-18 g-20 m-16
_sake_ r-18 g-20 m-16
_sala r-17 m-17
_salad_ h-22
_salami_ r-16 h17
_salary_ g-18
_sale g22 h-33
_sale_ g16 h-26
_sale_of_ r-22 h-17
_sam g-17 h-20
_same g-20
_same_ g-20
_sand g18
_sani h-16
_sanitiser_ h-24
_sausage_ h47
_savings_account_ k-28
_say g16
_says g16
_says_ g16
_sc m19
_scr m22
_scra m27 k-16
_scratch_ m18
_scratch_cards_ m24
_scre h-25
_se g20
_sea_ h-36
_seal h-24
_sealed_ h-24
_seas g21 h16
_season_ g21 h16
_season_fruit_ g22
_season_fruits_ g22
_seat g-26 m-28 h-20
_seat_ r-17 g-32 h-18 k-20
_seating_ m-20
_seats_ g-26 m-23 h-21
_second_ r-19 m-17
_seconds_ g20
_secr h37
_secret_ h37
_secret_commission_ h37
_secu m-20
_security_ m-20
_see r-21 g16 m-16
_see_ g21 k22
_see_later_ g35
_seen r-24 h-18 k-20
_seen_ r-24 h-18 k-20
_sel g20
_sell g22
_sell_ r21 h-23
_seller_ g16
_seller_does_ g33
_seller_has_ k-24
_seller_have_ k-19
_selling_ g23
_selling_debt_ r57 g-43 h-26
_sem g-32 m-17 h-29 k-21
_semi g-34 m-18 h-30 k-23
_sen g-29
_send g-25 h-19
_send_ k16
_sending_ r-29 g-31 h-28 k-30
_sent r-33 g-18 h-26
_sent_ r-33 g-18 h-26
_ses r-21 m-18
_sess r-21 m-18
_session_ r-21 m-18
_set_ r-17 g18 k-21
_set_price_ g19
_sets g17
_sets_ g17
_sets_price_ g17
_settlement_ g-19
_sev g-16
_seve g-16
_sex h45
_sex_ h45
_shah r26 m-23 h-32 k-19
_shahr_ r26 m-23 h-32 k-19
_shar r-28 k-17
_share_ r-34 k-23
_share_of_ r-35 g-21 h-30 k-20
_shares_ r-21
_shares_of_ r-27 g-38 m-25 h39 k-25
_shares_to_ g56 h-23
_she h-19
_shee k-16
_sheep_ g30 h-20
_shi m-16
_shif g-31 m-18
_shir r-19 g-21 h17 k-17
_shiraz_ r-19 g-21 h17 k-17
_shoe m-36 h-29
_shoes_ m-36 h-29
_shop g-25
_shop_ g-24
_shor g26 h-22
_short_ g24 h-21
_short_course_ r-24 g-24 m-34 k-16
_short_of_ g-50 h-26
_short_on_ r-32 g-48 h-35 k-30
_short_selling_ g37 h-30
_shot_ h-19
_show r-23 h-23
_show_ h-26
_shows_ g27
_si g-19 h29
_sig g-22
_sign g-27
_signature_ h20
_sin k-22
_sit h17
_siz m-16 h-33
_size m-16 h-33
_size_ m-16 h-33
_sk r-22 g-16 h-21 k-37
_ski r-24 g-26 k-38
_sl g-18
_sle g-20
_slee g-20
_sli h-41
_slo g-16
_slot g-16
_slots_ g-21 m16 k-21
_sm m26
_sma r-21 m-21
_smal r-21 m-21
_small_ r-17 m-25
_smo m-17 h-17
_smok m-17 h-17
_smoking_ h-22
_sms g-27 m60
_sms_ g-27 m60
_sn r-18 g-16 m-18 k-18
_sna h-35
_snac h-32
_snack_ h-31
_snack_bar_ h-33
_so h-16
_so_ r20 g-20 k45
_so_bank_ r-20 k56
_so_no_ r-28 g-45 h-21 k46
_so_nobody_ g-43 k33
_so_the_ r32 g-25 h16
_soa g-38 h-31
_soap g-38 h-31
_soap_ g-38 h-31
_sof r-16 g-17 h-26 k-18
_sofa r-21 h-34 k-23
_sofa_ r-21 h-34 k-23
_software_ h19
_sol h-19 k-17
_sola g-16
_solana_ g-19
_sold h-21 k-18
_sold_ h-21 k-18
_sold_my_ g-34 h-19
_sold_the_ r-28 g-38 m-29 h-47 k-40
_some_ r-28 g18 m-38 k-27
_somebody_ k24
_someone_ k23
_sor h25
_sorc h25
_sou g-17 m-22 h-48
_sour k20
_source_ k32
_sp r-16
_spa r-22 g-25 m-18
_spam h-18
_spam_ h-18
_spe m-16
_spec g18
_spee r-19
_speed_ r-22 m-16 k-16
_spel r-31 g-17 m-18
_spell_ r-30
_spells_ h52
_spin h-33
_spin_ g-17 h-26
_spin_class_ g-23 m-42 h-18
_spl r-21 m-27 h-24
_spli r-21 m-27 h-24
_split_ r-21 m-27 h-24
_spo r-20
_spon m-28
_sponsor_ m-29 k16
_spor m16 k-17
_sports_betting_ m21 h24
_spr g27
_spre g40 m-22 h-24
_spread_ r-18 g38 m-28 h-25
_spri h18
_stag g-27 m-16 h-26
_stage_ g-27 m-16 h-26
_stake_ m20 k-16
_stake_on_ g52
_stakes_ g-16 m-52 h-25
_star r-26 m-24
_stated_ g23
_statement_ h-16
_stay h-19 k36
_stay_ g-20 h-20 k30
_stay_below_ k39
_stay_under_ h-17 k41
_staying_ h-16 k33
_staying_under_ h-16 k33
_ste r28 g-39 h36
_sti g34 h-19
_stil g35
_still_ g35
_still_belonging_ g23
_still_belongs_ g23 h-17
_still_owned_ g40
_stoc g32
_stock_ r-16 g33
_stock_to_ r-27 g27
_stolen_card_ r-25
_stolen_phone_ r-30 g-30
_stoo g-17 m-17 h-29
_store_ r-19 m-19
_stou h32
_stout_ h32
_stra g26
_stranger_ k37
_stray_ g36 h-40
_strayed_ g27 h-18
_stre h-18
_street_ r-17
_stri m-19 h17
_strip_ g-26 m-24
_strip_club_ m-23 h50
_stru k23
_structuring_ k32
_stu g-16
_stud g-16
_studying_ g-20
_sty h-18
_styl h-18
_style_ h-18
_sub g-24
_subs g-24
_subscription_ g-22
_sui g19
_suit g19
_suitcase_ g19
_suk r-18 h-18
_suku r-18 h-18
_sukuk_ r-18 h-18
_summoning_ h20
_sur h-25
_sure r32
_surety_ r32
_surp h-24 k-19
_surprise_ h-24 k-19
_surv r-17
_survey_ r-17
_sw r-17 g20 h-19
_swa g22 h-29
_swap g23 h-26
_swap_ h-28
_swi r-17
_swim h-25
_swimming_ g-22 h-27
_swin g-17 h62
_sy r-37 g-30 h20
_t_ g-47 m-19 h24
_ta h23
_ta_ g20 m-42 k-16
_tab g-16 h47 k-18
_tab_ g-36 m-40 h54 k-20
_tabl k-18
_table_ k-19
_tai r-26 h-31
_tail r-26 h-31
_tak m16 h-32
_taka g-23 h-32
_takaful_ g-23 h-32
_take m23
_take_ g25 m-16
_takes_ g-16 m27
_takes_the_ m20
_tan r-27 g-52 m-19 h-23 k-29
_tap r-24 g-16 k-18
_tape h-31
_tape_ h-31
_tar g-29 m-19 h26 k-16
_taro g-29 m-19 h26 k-16
_tarot_ g-31 m-18 h31 k-16
_tas r-16 g-38 m-27 h17 k-18
_tast m-18 h21
_tasting_ m-18 h21
_taw r22 h-16
_tawa r22 h-16
_tax r-34 g-26 m-19 h-28 k26
_tax_ h-31 k29
_tea r-16 g-18 h-38
_tea_ r-19 g-26 m-22 k-16
_team h-23
_team_ h-23
_tee r22 g-19
_teen g-16
_teen_ r-25
_tel r-20 g-18 h20 k25
_tell g-19 h25 k31
_tell_ g-26 h-41 k41
_ten g-17 m-18
_ten_ g-19 h-18
_tent r-20 g-20 m-31 h-37
_tent_ r-20 g-20 m-31 h-37
_tent_stakes_ r-21 g-18 m-29 h-29
_ter g-27 h-25
_term g-27 h-25
_term_ g-27 h-25
_tes r-25 g19
_test r-23
_test_ r-21
_tex r-23 g-38 m19 h-17
_text r-23 g-38 m19 h-17
_text_ r-21 g-28 m25 h-16
_than r-25
_thank_ r-16
_thank_clerk_ h24
_thank_inspector_ h22
_thank_officer_ h17
_thank_you_ h-27
_thanks_ g-18 h-23 k-24
_that g18
_that_ g18
_that_he_ g-34
_thc g-20 m-17 h44
_thc_ g-20 m-17 h44
_thc_gummies_ r-17 g-20 m-22 h30 k-20
_the_bank_ r-16 g-17 h-27
_the_books_ g21 h-32 k37
_the_brewery_ r-18 m-18
_the_car_ r-34 g37 m-28 h-25
_the_clerk_ r-23 m-20 h16 k-16
_the_customs_ k25
_the_debt_ r41 g-25 m-18 h-29
_the_fridge_ g21
_the_future_ r-16 g-27
_the_hotel_ r-20
_the_inspector_ k-19
_the_kids_ r-23 h-28
_the_kiosk_ h19
_the_limit_ g-20 h-25
_the_loan_ m-18 h-37
_the_market_ g-23 m-26
_the_money_ r16 g-31 h-35 k-29
_the_mosque_ m-18 h-17 k-25
_the_old_ g-26 m-20
_the_party_ r-25 h31 k-31
_the_red_ r-17 k-17
_the_rent_ g-20 m-20 k-41
_the_same_ g-32 m-17
_the_school_ m-17
_the_seller_ r-33
_the_shop_ r-18 g-35 m-19 h-26 k-23
_the_sofa_ g-42 k-38
_the_sponsor_ m-28 h-30
_the_table_ h70 k-21
_the_villa_ r-19 g-24 h-25
_the_wedding_ m-21 h-28
_the_weekend_ r-34 m26 h32
_the_winner_ r-21 h-25
_them r-17 g30 m-19 h-20
_them_ r-20 g34
_themed_ m-35 h-29
_ther h-18
_they r29
_they_ r29
_thi k19
_thir k17
_third_ k17
_this h-19
_this_ h-19
_tho g-20 h-16
_thou g-20 h-16
_three_ g-16
_threshold_ k23
_through_my_ g-20 h-37 k36
_through_your_ h-16
_thu r16 g-22
_thur r16 g-22
_thursday_ r16 g-22
_tick_ g68 m-43 h-35
_ticket_for_ m54 h-48
_tickets_ h-18
_tickets_for_ h-47
_tickets_to_ g-27 m-23 h-45
_til r17 m-29 h-43 k-19
_tile r-33 m-42 h-42
_till r20 h-18 k-20
_till_ r20 h-18 k-20
_tim g-20 m-29 h-20
_time g-20 m-29 h-20
_time_ g-20 m-29 h-20
_tip g-32
_tip_ g-35 m-34 h-34 k-22
_tips m25
_to_a_ r-19 g-19 m-20
_to_another_ r-18 k33
_to_avoid_ h-31 k43
_to_be_ r16 g38
_to_buy_ r-33 g34 h-37
_to_charity_ r-37 k-35
_to_him_ m27 k22
_to_inspector_ h47
_to_me_ h-16
_to_my_ r-21 g-19 h-29 k-18
_to_officer_ h41
_to_official_ h35
_to_sell_ r-27 g39 h-23
_to_short_ g38
_to_the_ g-32 h-25
_to_win_ r-18 g-33 m55 h-47
_today_and_ r19 k-30
_tok m-28
_toke m-28
_tokens_ m-30
_tom r-28 h-16
_toma m-16 h-19
_tomato_ m-16 h-19
_tomo r-28
_tomorrow_ r-27
_ton g-18 h33
_toni h29
_tonic_ r-23 g-16 h34
_top m24 h16 k-25
_top_ m24 h16 k-25
_top_up_ m17 h16 k-28
_tot r-17 m30 h18
_tou r-19 h20
_tour r-19 h20
_tour_ r-22 g-25 m-21 h23
_tournament_ h-27
_toy r-25 g-25 m-20 h-28
_toy_ g-17 m-21 h-50
_toys g-24 m-21 h18
_toys_ g-24 m-21 h18
_tr h-16
_trad g22 k-16
_trade_ g26 h-18
_trading_ k-21
_trai g-27 h-28 k17
_training_ g-22
_transfer_ r-33
_trav h-21
_travel_ h-21
_travel_insurance_ r-21 g17 h-20 k-19
_tre r17 h-18
_trea r25
_treasury_ r25
_treasury_bills_ r23 h-16
_tree h-22
_tree_ g17
_tri r-20 g-18 m16 h-50 k-22
_tric h-41
_trimmer_ h-16
_trip r-23 g-21 h-31 k-28
_trip_ r-24 g-23 m-17 h-32 k-30
_tru g-30 h21
_truc r-17 g-25 h23
_truck_ r-18 g-27
_tu r-30 g-20 h-43
_tur h-36
_turk h-33
_turkey_ h-33
_turkey_bacon_ r-19 h-22
_turkey_ham_ r-22 h-41
_tut r-32 g-16 m-17 h-32
_tuto r-32 g-16 m-17 h-32
_tw h18
_two h18
_two_ h18
_two_bottles_ r-17
_two_kilos_ g-28 m-16 h-18
_ty g26 k-22
_typ g19
_type g19
_type_ g19
_type_not_ g19
_um r-23 g-38 m-35 h-56 k-17
_un k17
_unb g28 h-19
_unbo g28 h-19
_unborn_ g28 h-19
_unc r-19 g27 h-17
_uncl r-17 g32 h-16
_unclaimed_ g46
_undecided_ g21
_under_limit_ k19
_under_the_ h23
_uni h-30
_unid g28
_unidentified_ g28
_unif h-25
_uniforms_ h-25
_unit r-18
_unit_ g-18
_unl k28
_unli k28
_unlicensed_ k28
_unr k29
_unre k29
_unregistered_ k29
_uns g19
_unsp g28
_unspecified_ g28
_unt r17 h-42 k28
_unti r19 h-36
_until_ r19 h-36
_up m27
_up_ m29
_up_or_ g55 m-25 h-20
_ur r-24 g-25 m-27 h-26 k-29
_us g-42 k23
_us_ g-31 h-29
_usd g-24 k-19
_usd_ g-23 k-19
_usd_for_ r-20 m-19
_use g-30 m-20 h-30 k46
_use_ m-17 h-23 k49
_use_her_ r-23 m-17 h-27 k48
_use_his_ r-40 g-21 m-27 h-31 k54
_use_my_ r-37 m-18 h-27 k28
_use_your_ k25
_usu r31 g-24 m-28 k-21
_usur r34 g-19 m-25 h-34 k-19
_va g-24
_vac h-27
_vacc h-27
_vaccination_ h-21
_vaccine_ h-27
_val h-17
_valu h-17
_value_ h-17
_van g-27 h-26
_vap r-24 g-18 m-19
_vape r-22 g-17 m-20 k-16
_vape_ r-21 g-17 m-21 k-16
_ve r-38 g-28
_veh h-16
_vehi h-16
_vehicle_ h-16
_ven r-36 g-43
_vi g-17
_video_ g-17
_videos_ h24
_vil r-30 g-21 h-17
_vill r-30 g-21 h-17
_villa_ r-32 g-21 h-19
_vine h-17
_vinegar_ h-38
_vip m17 h28
_vip_ m17 h28
_vir g-21 m-22 h-34
_vis m-18 h-28
_visa m-21 h-23
_visa_ m-21 h-23
_vit h-34
_vita h-34
_vitamin_ h-27
_vo r-26 g-32 h29
_vod g-31
_vodk h26
_vodka_ h26
_vot r-22 g-18 h41
_vote r-22 g-18 h41
_w_ r23 m17
_wa m16
_wag g-21 m28
_wage g-21 m28
_wager_ m26
_wal k30
_wall k32
_wallet_ k31
_wallets_ m-16 h-28 k41
_wan m20
_want g18 m21
_want_ r-18
_wants_ g27
_war r-30 h-23
_ware r-20 g-19 k-19
_warehouse_ r-20 g-19 k-19
_warr r-37 g16 h-34 k-16
_was g-17 h-18 k16
_was_ k39
_wash g-26 m-18 h-17 k-19
_wat g-16
_watc h24
_watch_ h19
_watches_ h39
_wate g-21 h-40
_water_ g-21 h-40
_we_will_ g-19 m-29
_web h30
_webc h21
_webcam_ h21
_wed h-26
_wedd h-26
_wedding_ h-26
_weed m-17
_weed_ m-19
_weed_for_ r-28 g-28 m-54 h34
_weed_removal_ h-40
_weeds_ r-21 g-17 h-30
_week_ m-27 h-43
_weekend_ m23 h26
_weekly_ r17 h-18
_wei r-22 k-17
_weig r-19 k-17
_weight_ r-19 g-25
_wes h-34
_west h-34
_wh g26
_wha g16
_what g17
_what_ k-17
_what_are_ g33 k-21
_what_is_ g18 k-28
_what_you_ r-24 g-42
_whatever_he_ g21
_whatever_his_ g16
_whatever_is_ r-19
_whatever_it_ r-18 g38 h-16
_whatever_price_ g19
_whe g39
_whea r-31
_wheat_ r-31
_when g33
_when_ g28
_whi g16 h18
_whic g23
_which_ g28 h-20
_whis g-17 h31
_whisky_ h21
_whit h20
_white_ h20
_who g16 m20
_who_ m24
_whol h19
_will_be_ r-19
_will_see_ r-19
_win g-23 m29 h21
_win_ g-23 m56 h-48
_win_a_ r-37 g-22 m28 h-28
_wine m-21 h29
_wine_ m-19 h22
_wine_red_ m-19 h-59
_winn m18
_winner_ r18 m20 h-30
_winner_takes_ r-16 h-17
_winnings_ r-27
_witc r-17 g-17 m-16 k-20
_with_%_ r28 g21 m-17 h-16
_with_a_ g-17 m-23 h-24
_with_my_ r-19 g-16 m27 h-32 k-19
_with_no_ k16
_with_the_ r-20 m16
_within_ r-24 g18 m-17
_within_minutes_ m-21
_within_seconds_ g26 m-18
_without_ g17
_without_owning_ g28 h-27 k-23
_without_studying_ g-20
_wo r-18 m31
_wom g28 m-33 h16
_work m-24 h-17 k-16
_wors h35
_worship_ h35
_wr r-21 h-55
_wri g25 k22
_writ g25 k22
_writing_ g39
_x_ m-25 h37 k-24
_xx h36
_xxx h36
_xxx_ h36
_ya r31 k-28
_ya_ r31 g-25 m-31 h-35
_ye g24 h-16
_yea r16
_year r16
_year_ h-17 k-16
_yearly_ r17
_years_ m-18
_yes r-40 h-26 k19
_yes_ r-30 h-20 k26
_yet g40 h-16
_yet_ g37
_yet_own_ g44 k-20
_yo h-23 k19
_you h-22
_you_ h-23
_you_feel_ r-16 g34
_you_feels_ g29
_you_like_ g-32
_you_want_ r-22
_your_account_ k27
_your_wallet_ h-20
_za g-19 m-28
_zak m-26 h-25
_zaka m-26 h-25
_zakat_ m-26 h-25
_zakat_on_ r17
_ze h-27
_zer h-27
_zero h-27
_zero_ h-27
_اب g-21 m-19 h18
_ابا m-21 h25
_اباح m-21 h25
_اباحي_ m-24 h19
_اباحيه_ h17
_ابل k25
_ابلا k25
_ابلاغ_ k25
_ابن g-38 m-32 h-21
_ات g-24 h-50 k-27
_اث g-17 m-18 h-35 k-18
_اثا g-17 m-18 h-35 k-18
_اثاث g-17 m-18 h-35 k-18
_اثاث_ g-17 m-18 h-35 k-18
_اج r19 h-17
_اجا r-26 g-16 k23
_اجار r-32 g-17 h-27 k38
_اجار_ m-16 h-26 k55
_اجاره_ r-38 g-18 h-22 k-20
_اجاز h20
_اجازه_ h20
_اجازه_مرضيه_ h20
_اجر r20 g-27 h-22
_اجر_ r48
_اجر_علي_ r33
_اجرت r-32 g-20 k28
_اجرت_ r-33 k29
_اجره r25 g-26 m-17 h-32 k-26
_اجره_ r25 g-26 m-17 h-32 k-26
_اجره_علي_ r26
_اجل r30
_اجل_ r36 h-25
_اجله_علي_ g21
_احم r-17 g-19 m-18 k-16
_احمد h-27
_احمد_ h-27
_احو r-28 k22
_احول r-28 k22
_اخ m-17 h-34
_اخت r-32
_اختي g21
_اختيار_ g26
_اخذ r35 g-20 m-42 h-45 k-27
_اخر h-18 k-16
_اخر_ m-20 h-21 k-27
_اخري k23
_اخف k31
_اخفا k31
_اخفاء_ k31
_اد h-26 k-17
_ادر r-18 g23
_ادري r-18 g23
_ادري_ r-18 g23
_ادفع_ r-36
_اذ g21
_اذا g22
_اذا_ g22
_ارا g22 m-39 h-23
_ارب r-18 h-17
_اربا h-25
_ارباح_ h-25
_اربع r-27 g18
_ارت g23 m-23
_ارتف g23 m-23
_ارتفاع_ g23 m-23
_ارج r-28 h21 k-19
_ارض r-20 m-16 h-25 k-23
_ارض_ r-20 m-16 h-25 k-23
_از h-47
_اس k18
_اسب r19 g-26 k-16
_اسبو r19 g-26 k-16
_اسبوع_ g-28
_است k22
_استث g-16
_استثمار_ g-16
_استخ k28
_استخدام_ k21
_استخدم_ k29
_استص g18 k-16
_استصناع_ g18 k-16
_استق r-32 k42
_استقبل_ r-32 k42
_استل r-28 g-26 k22
_استلم_ k35
_استلم_تحويلات_ k32
_استلم_حوالات_ k24
_استي r-16 g-18 h-32 k16
_اسع r16 g20 m-28
_اسعا r16 g20 m-28
_اسعار_ r16 g20 m-28
_اسم r-17 g-26 m-20 h-16 k16
_اسم_ m-20
_اسه m-22
_اسهم m-22
_اسهم_ m-22
_اسهم_بنك_ g-29 h23 k-38
_اسهم_في_ r-33 m-26 h27
_اسي k24
_اسيل k24
_اسيله_ k24
_اشتراك_ g-27
_اشتراه_ g22 m-17 h-18
_اشتراها_ r-20 g33 m-16 h-18
_اشتريت_ r19
_اشتريتها_ g19 h-25
_اص r-39 g18 m-43 h16
_اض g-18 h-29 k-17
_اط r-24 g-33 m-22 h-32
_اع g21 m-20
_اعر g24
_اعرف g24
_اعرف_ g31
_اعرف_ايش_ g23
_اعرف_شنو_ g16
_اعرف_شو_ g19
_اعرف_ما_ g22 k-20
_اعرف_وش_ g19
_اعرفه_ g-29 k28
_اعط r29 m-20 h-16
_اعطي r29 m-20 h-16
_اعطيه_ r24 m-20
_اعل m-38
_اعلا g-18 m-39
_اف r-19 g-20 h21
_افل h18
_افلا h18
_افلام_ h18
_اق r17 m-18 h-18
_اقا h23
_اقام h23
_اقامه_ h23
_اقت r-21 g22 h-18
_اقتر r-21 g22 h-18
_اقتراض_ g27 h-23
_اقتراض_اسهم_ g27 h-23
_اقر r24 g-44 m-33 h-29 k-21
_اقرض r24 g-44 m-33 h-29 k-21
_اقس r-22 g23
_اقسا r-22 g23
_اقساط_ r-22 g23
_اقل k38
_اقل_ k38
_اقل_من_ k38
_اك g-18 m22 h22 k-24
_اكت h-17
_اكتو h-17
_اكتوبر_ h-17
_اكراميه_للموظف_ h18
_الابلاغ_ k19
_الاج r-29 m-20 k-17
_الاخ r-18 h-33
_الار h-19
_الاسبوع_ r23
_الاص g-31 m22 h-26
_الاصل_ r33
_الاف r23
_الاف_ r23
_الاق r-19 m-18 h-21
_الاموال_ k17
_الان m16
_الاو g-23 m-18 h-32 k-18
_الاي g-17 m-18
_الايجار_ r-24 g-18
_البح r-32 g22 m-25 h-26 k-16
_البحر_ r-30 g23 m-24 h-25
_البض g16
_البضاعه_ g16
_البل g-17
_البنك_ k16
_البي r-38 g-17
_الت g-19
_التاخير_ k-16
_التامين_ g-17
_التب r-32 h26
_التبليغ_ k21
_التح k18
_التحويل_ k18
_التس g17 m-17
_التسليم_ g19
_التم h-27
_التو g-22 m-19 h-27 k-18
_التوفير_ r20 k-20
_التي r-18 g-36 h-29
_التي_ r-18 g-36 h-29
_الث r-19
_الثم r-24
_الثمن_ r-25
_الج g-22 h-30
_الجا h-19 k-20
_الجم r-28 h-18
_الجه r-33
_الجهات_ k30
_الجو r17
_الح r-16
_الحب g31
_الحج r-18 m-20
_الحج_ r-22 g-16 m-31 h-19
_الحد r-19 g-23 m-17 h-17 k24
_الحد_ r-21 g-19 m-16 h-19 k25
_الحس r-31 k16
_الحش h-24
_الحشيش_ h-24
_الحل m-27 h-37
_الحي h-20
_الحين_ r22
_الخ g-19
_الخا g-26 h-19 k19
_الخم h31
_الخمور_ g-16 h17 k-19
_الخي r-19 m-19
_الد g-16 m-18
_الدف r-36 g-21
_الدفع_ r-41 g-16 m-16
_الدك h-34
_الدو r-25
_الدوره_ r-24 g-18
_الدي r23 g-19 m-28 h-17
_الدين_ r26 g-20 m-29 h-17
_الذ h-19 k-26
_الذه g16
_الذهب_ g16
_الر h22
_الرا r-19 k-31
_الرب r-19 g-25 m-24 h-36 k-16
_الرخ g-18 k-26
_الرخصه_ g-18 k-26
_الره h-21
_الرهان_ h-19
_الري h-20
_الز r-21 h-32
_السا g-27 m-16 h-33
_السايق_ g-16 m-17 h-19
_السب r-29 g-28 k21
_السحب_ m22
_السع r-24 h-16
_السعر_ r-24 h-16
_السك r-16 g-17
_السكن_ r-16 g-17
_السل g-33 k-16
_السلفه_ r19
_السن h-24
_السنه_ h-29
_السو m-17 h-17
_السوق_ m-17 h-17
_السياره_من_ g-20 k-18
_السير_ h47
_الش h-18
_الشر r-18 g-28 m-25 h-29
_الشركه_ r-18
_الشع g-18
_الشق r-25 g-27 h-20
_الشقه_ r-25 g-27 h-20
_الشهر_ g-18
_الص g-21 m-17 h-53 k-18
_الصن r-18 g-18 m-23 h-39 k-17
_الض r-17 g20
_الضر r-17 g21 h-35
_الضريبه_ g-20 h-17 k17
_الط r-33 m-16 h-28 k-23
_الطل h-21 k-23
_العاب_ h-19
_العر r-24 g-25
_العش r-25 h-18 k-28
_العق r29 h-16
_العقاري_ r20 h-16
_العم h16
_العي g-28 h-29 k-19
_العيد_ m-25 h-24 k-17
_الغ r-17 m-20 h-23 k-17
_الف_ r29 g-21 h-17
_الفا r-21
_الفايده_ r-36 h-17
_الفايده_من_ r-18 g-16 h-29
_الفر r-25 m-20 h-36
_الفروقات_ g17
_الفن r-18 g-16 h22
_الفنجان_ r-22 h35
_الفو r25 h-19
_الفوايد_ r25 h-19
_القادمه_ g23
_القادمه_من_ g23
_القد r-25 g-27
_القر r18 h-25
_القراءه_ r-28
_القران_ m-19 h-32 k-16
_القرض_ r23
_القس h-16
_القم r-22 g-38 h16 k-16
_القمار_ r-18 m18 h20
_الكت g-18 m-20
_الكتاب_ g-23 m-22
_الكح h-16
_الكحول_ h-16
_الكه h-23 k-19
_الكهرباء_ h-23 k-19
_الل r-17 m24 h16
_الله r-22
_الله_ r-22
_اللي h-21
_الما g21
_المال_ g-16
_المال_مضمون_ r21
_المت r22 g-20
_المح h-25 k-24
_المحتوي_ h-20
_المحل_ g-25 h-32 k-29
_المخ m-24
_المدرسه_ r-24 h-17
_المر h-39
_المراهنات_ m28 h-47
_المس r-16 g-33 m-17 h-32
_المشتري_ g24 h-19
_المشفره_ h19
_المص r-23 g-17 k17
_المط r-29 m-18 h-29 k-17
_المطر_ r-21 m-16 h-19
_المع r-24 h28
_المك r-36 h-28
_المكشوف_ g17 h-26
_المل r-41 g-30 m-38 h-30
_المن r-19 g-27
_المناقصه_ h25
_الموظفين_ r-22 g-24 h-37
_المي r-18 m-16
_الن r-17
_النس g-18 m-17
_النف r-16 g24 m-17
_النفط_ r-16 g24 m-17
_اله r-20 h-53
_الو g23 h-24 k-23
_الوز h-27
_الوزاره_ h-27
_الي_ m-20 k-18
_ام g17 h-22
_املكه_ g41
_املكها_بعد_ r-17 g53
_امو k29
_اموا k29
_اموال_ k29
_ان h-27
_ان_ g22
_انا r-42 g-36 m16 h-42 k-29
_انخ g19 m-21
_انخف g19 m-21
_انخفاض_ g19 m-21
_او m19 h18
_او_ r-30
_اوج h-17 k35
_اوجر h-17 k35
_اوجر_ h-17 k35
_اول g-30
_اولي g-30 m-18
_اولي_ g-30 m-18
_اون m23
_اونل m23
_اونلاين_ m23
_اي h-19
_اي_ r-17
_ايت g20
_ايتم g20
_ايث r-20 g-16
_ايثي r-20 h-18
_ايج g-23
_ايجا g-23
_ايجار_ g-23
_ايش g23
_ايش_ g23
_ب_ r16 g-29 h-51
_با r17
_باجل_مستقبلي_ r36 g-40
_بار r-26 g-41 m-34 h-36 k-16
_بار_ r-22 g-23 m-20 h-30 k-19
_باع r19 g16 k-22
_باق g-21 h-21 k-16
_باقل r25 g-17
_باقل_ r25 g-17
_باقل_من_ r25 k-18
_باقي r-35 g-16 h-18 k-29
_باقي_ r-35 g-16 h-18 k-29
_بال r26 h-16
_بالا r20
_بالاقساط_ g-29
_بالتقسيط_ r17 g-19
_بالف r17
_بالك g-22 m-24 h-30
_بالكامل_ r-18 g-17 m-22
_باي g47 h-16
_باي_ g47 h-16
_باي_سعر_ g47 h-16
_بت g-22 m30 h22 k-30
_بتك r-26 m-29
_بتكو r-26 m-29
_بتكوين_ r-26 m-29
_بح g22 h-43
_بخ g-35 h-46
_بخص r17
_بخصم r17
_بخصم_ r17
_بد h-18
_بدا h-17 k-19
_بداخ h-17 k-19
_بدر g-31
_بدل r19 m-33 h-50
_بدو r-19 g17
_بدو_ g20
_بدون r-29
_بدون_ r-29
_بدون_اختيار_ g20
_بدون_تحديد_ g26
_بدون_ترخيص_ g-18 k22
_بدون_زياده_ g-21
_بدون_علم_ g-29 k53
_بدون_فوايد_ r-33 g-45
_بدون_ما_ g19
_بدون_معرفه_ g19
_بر g-16 m-21
_برا r-18 g-19 h57
_بري m-29 h-33
_بس r23
_بسعر_يحدده_ r-18 g39 h-22
_بسعر_يقرره_ g27
_بسي h-18
_بش r20 g-25 h-24
_بشر r22 g-28 h-16
_بشرط r22 g-28 h-16
_بشرط_ r22 g-28 h-16
_بض r-21 m-17
_بضا r-21 m-17
_بضاع r-21 m-17
_بضاعه_ r-21 m-17
_بضاعه_مسروقه_ g-29 h30 k-16
_بط g24 m27 h-29
_بطا m43 h-24
_بطاق m43 h-24
_بطاقه_ m16
_بطن r-18 g36 m-16 h-27
_بطن_ r-18 g36 m-16 h-27
_بطو g17 h-32 k-16
_بع g22
_بعا r21 h-18
_بعاي r21 h-18
_بعايد_ r21 h-18
_بعت k-16
_بعت_ h-16 k-22
_بعته g-29
_بعته_ g-22
_بعد g30
_بعد_ r20 g20
_بعد_ما_ r-26
_بعدي g31
_بعدين_ g31
_بعي k37
_بعيد k49
_بعيد_ r-19 k44
_بعيد_عن_ r-19 k44
_بعيدا_ k34
_بعيدا_عن_ k34
_بغ r-55 g-32 m-18 h31
_بف r35
_بفا r33
_بفاي r33
_بفايده_ r33
_بفايده_%_ g-40 m-19 h-46 k-24
_بفو r28
_بفوا r28
_بفوايد_ r28
_بق g-42 m-23 h-53 k-19
_بقر r-17 g-17 m-19 h-44 k-16
_بقري r-17 g-17 m-19 h-44 k-16
_بقري_ r-17 g-17 m-19 h-44 k-16
_بك r-21 g31 m-28 h-29 k-23
_بل r-39 g-19 m17 h-22
_بلا r-35 g-21 h-35
_بلا_ r-39
_بلا_فايده_ r-21 h-16
_بلاغ h-50
_بلاغ_ h-50
_بلاغ_عن_ h-49 k-19
_بم r-19 g-21 m21
_بمب g22
_بمبل g22
_بمبلغ_ g22
_بن g-19 h16
_بند g-17
_بندق g-17
_بندقيه_ g-17
_بنف r-33
_بنفس r-33
_بنك g-18 k20
_بنك_ g-20 k22
_بنك_ما_ h-29 k28
_بنكي h-31
_بنكيه_ k-25
_بو r-28 h-64
_بي g23
_بيت g-28 k-16
_بيتك r-16 g-34 h-16 k-23
_بيتكوين_ r-16 g-34 h-16 k-23
_بيد r-37 m-21 h-25 k-17
_بيد_ r-37 m-21 h-25 k-17
_بير g-26 h39
_بيره r-16 g-27 h27
_بيره_ r-16 g-27 h27
_بيع g36 h-23
_بيع_ g32 h-23
_بيع_دين_ r36 g-38 h-24
_بيع_ديون_ r27 g-27
_بيع_سياره_ r-19
_بيع_علي_ h-17
_بيع_عمله_ r34 h-18
_بيع_عينه_ r23 g-29 m-30
_بيع_ما_ g26
_بيعت g25 h-17
_بيعتين_ g19 h-16
_بيعه g22 m-16 h-19
_بيعه_ g22 m-16 h-19
_بين g-31 m22 h-24 k-25
_بين_ r-30 g-34 m19 h-28 k-30
_بينن r-19 m-19
_بيننا_ r-19 m-19
_بيني g-22 h-18
_بيني_ g-22 h-18
_تاج k18
_تاجي k23
_تاجير_ r-16 k31
_تاجيل_ g-17
_تاخ r25
_تاخي r26
_تاخير_ r18
_تار g-20 m-18 h42
_تارو g-20 m-18 h42
_تام g26
_تامي g26
_تامين_ g26
_تامين_السياره_ g33 h-34
_تامين_تامين_ g-62
_تامين_تجاري_ g27 h-33
_تامين_تعاوني_ g-26 h-39
_تامين_شامل_ g27 h-27
_تامين_علي_ g39
_تامين_مسترد_ g-36 h-20
_تامين_مستردا_ g-25
_تامين_مسترده_ g-29
_تب k19
_تبر k21
_تبرع k21
_تبرع_ g-19 h-17
_تبرع_لجماعه_ g-16 k31
_تبرع_لجهه_ g-23 k46
_تبرع_للهلال_ h-25
_تبرع_لمجموعه_ g-18 k27
_تبرعات_ k27
_تبرعات_الي_ k33
_تبرعات_بدون_ k18
_تبرعات_دون_ k18
_تبرعات_علي_ m-25 k22
_تبرعات_غير_ g-18 k19
_تبرعات_في_ h-18 k23
_تبل k20
_تبلي k20
_تبليغ_ k20
_تث r30
_تثب r30
_تثبي r30
_تثبيت_ r30
_تثبيت_سعر_ r30
_تج g22
_تجا g24
_تجار g24
_تجاره_ g-19 h29
_تجاري_ g26 h-30
_تجاريه_ h-16
_تجن h-16 k42
_تجنب h-16 k42
_تجنب_ h-16 k42
_تح r-21
_تحت k22
_تحت_ k22
_تحت_حد_ k34
_تحت_سقف_ k18
_تحد g17
_تحدي g17
_تحديد_ g31
_تحض h32
_تحضي h32
_تحضير_ h32
_تحو r-25
_تحوي r-25
_تحويل_ r-36 g-16 m-16 h-18 k-23
_تخ r-30 h-24 k23
_تخب k32
_تخبر k32
_تخبر_ r-16 h-16 k29
_تخبروا_ k19
_تدا r-21 g23
_تداو r-21 g23
_تداول_ r-21 g23
_تداول_عقود_ h-18
_تذ r-18 g-17 m20
_تذا g-20 m16
_تذاك g-20 m16
_تذاكر_ g-20 m16
_تذك g-16 m17
_تذكر g-16 m17
_تذكر_ m-24 h-26 k47
_تذكره_ g-17 m19
_تذكره_سحب_ r-29 m30 h-45
_تذكره_يانصيب_ h28
_تر r-20 g-17 h-20
_ترخ k20
_ترخي k20
_ترخيص_ k20
_تز h35
_تزو r-17 h39
_تزوي r-17 h39
_تس r36 h-23
_تسل r19 g-27 m-18 h-21
_تسلي r19 g-27 m-18 h-21
_تسليم_ r-33 g-21
_تسييل_شيك_ r21
_تص r-35 g-32 m-24 h-22
_تصم m-16
_تصمي m-16
_تصميم_ m-16
_تط r-34 g-17 h-45
_تطب m18 h-22
_تطبي m18 h-22
_تطبيق_ m18 h-22
_تطه r-36
_تطهي r-36
_تطهير_ r-36
_تع r-33 g-32 m26 h24 k-27
_تعا g-25 m-33
_تعاو g-26 h-39
_تعاوني_ g-26 h-39
_تعل r-21
_تعلي r-21
_تف g-17 h19
_تفا h-34 k24
_تفاد h-16 k35
_تفادي_ h-16 k35
_تق k24
_تقس r16 k29
_تقسي r16 k29
_تقسيم_ k37
_تقسيم_التحويل_ k16
_تقسيم_المبلغ_ k38
_تقليد_ r-18 h18
_تقو h-16 k29
_تقول h-16 k29
_تقول_ h-16 k29
_تك r-34 g-19
_تم g16
_تمر r-20 g18 h-17
_تمر_ r-20 g18 h-17
_تمر_عام_ g37
_تمل g32
_تملك g32
_تمو r20 h-20
_تموي r20 h-20
_تمويل_ r20 h-20
_تن k-22
_تنس h-40 k-23
_تنسي h-40 k-23
_ته g-17 k36
_تهر g-17 k36
_تهرب g-17 k36
_تهرب_ g-17 k36
_تهرب_من_ g-22 h-18 k39
_تو r20
_تور r35
_تورق r31 h-22
_تورق_ r31 h-22
_تورق_مصرفي_ r19
_تورق_منظم_ r22 h-21 k-26
_توري r20 g-16
_توع m-34 h-25
_توعي m-34 h-25
_توعيه_ m-34 h-25
_توق g26
_توقع g26
_توقع_ g26
_توقع_حركه_ g22
_توقع_سعر_ g31 h-17
_توقع_صعود_ g26 m-21
_توقع_هبوط_ g23
_ثا r16 g-20
_ثاب r22
_ثابت r22
_ثابت_مضمون_ r17
_ثابته_ r25
_ثل g-20 h-22
_ثلا g-20 h-22
_ثلاث g-20 h-22
_ثلاث_ g-20 h-24
_ثم_ g-19
_ثما g22
_ثمار g26 h-18
_ثمار_ g26 h-18
_ثمار_قبل_ g26 h-18
_ثمر h-22
_ثمر_ h-22
_ثمر_قبل_ g38 h-19
_ثمن g16
_ثمن_ g16
_ثمن_بعد_ r-20 g43 h-18
_ثمن_بعدين_ g16
_ثمن_غير_ g52 h-16
_ثمن_لاحقا_ g20
_ثمن_نحدده_ g16
_ثمن_يحدد_ g18 h-16
_ثن g31 m26
_ثنا g31 m26
_ثناي g31 m26
_جا g21 m19 h-25
_جاي g21 m-17
_جايز m-23
_جايزه_ m-23
_جد r17 m-26 h-21
_جز r-28 g-32 m-22 h-50 k-18
_جل g-21 m-20 h28
_جم g17 k23
_جمع k31
_جمع_ k20
_جمع_تبرعات_ k20
_جمعي g-21 k44
_جمعيه_ g-21 k44
_جمل r-26 g32 m-16 h-26
_جمل_ r-26 g32 m-16 h-26
_جن h21
_جنس h26
_جنسي h26
_جنسيه_ h27
_جني g30
_جنين g36 h-19
_جنين_ g36 h-19
_جه k25
_جها k25
_جهات k25
_جهات_ k25
_جو h27
_جوا h27
_جواز h19
_جواز_ h21 k-16
_جوال r-24 h25
_حا r-26 g-23 k-18
_حال g25
_حالي g25
_حاليا_ g25
_حب r-28 m-18 k-16
_حبو r-17 g-21 m-17
_حبوب r-17 g-21 m-17
_حبوب_ r-17 g-21 m-17
_حبوب_مخدره_ h34
_حت g26
_حتي g26
_حتي_ g26
_حج g-29 m-19
_حجا g-16 m-16
_حجاب g-16 m-16
_حجاب_ g-16 m-16
_حجز g-36 m-24
_حجز_ r-24 g-36 m-31
_حد r-23 g-20 m-16 h-33 k46
_حد_ r-23 g-21 h-31 k48
_حر r-16 g16 m-20 h-39
_حرا r-24 g-20 h-42
_حرك g28 m-29
_حركه g28 m-29
_حركه_ g28 m-29
_حسا k18
_حساب k18
_حساب_ m21 k29
_حسابه_ h-17 k31
_حسابي_ g-25 m-16 h-18
_حسب g16 h-18
_حسب_ g16 h-18
_حسب_مزاج_ g23
_حسن r-34 g-23 h-24
_حسن_ r-34 g-23 h-24
_حش r-23 g-22
_حشي g-18 h17
_حشيش g-18 h17
_حشيش_ g-18 h17
_حص r-16 m-35
_حصه g-24 m-37 h20
_حصه_ g-24 m-37 h20
_حف r-26 g-21 m-26 h-47
_حق g-18 k-17
_حك g-16 m-18 h-20
_حكو g-16 m-18 h-20
_حكوم g-16 m-18 h-20
_حكوميه_ g-16 m-18 h-20
_حل r-29 g-35 m-22 h-27 k-20
_حلا r-25 g-35 m-25 h-40 k-21
_حلال g-19 m-16 h-29 k-16
_حلال_ g-19 m-16 h-29 k-16
_حم m-18
_حمل g16 m-17 h-24
_حو r-33 m-17 h-17 k19
_حوا r-26 g-24 h-17
_حوال r-27
_حوالات_ r-22 k31
_حول r-24 m-23 h-19 k22
_حي g27 h-26
_حيا g27 h-26
_حياه g27 h-26
_حياه_ g27 h-26
_خا h-21
_خار k42
_خارج k42
_خارج_ k42
_خاص h34
_خاص_ h34
_خال h-28
_خال_ r-28 h-35
_خال_من_ r-28 h-35
_خالد g-30 h-23
_خالد_ g-30 h-23
_خالي r-16 h-26
_خالي_ r-20 h-24
_خالي_من_ r-22 h-25
_خاليه_ h-28
_خاليه_من_ h-23
_خد m36
_خدم r16 h25
_خذ g20
_خز r36 h-17
_خزا r36 h-17
_خزان r36 h-17
_خزانه_ r36 h-17
_خس m28 h17
_خسر m28 h17
_خسرت m28 h17
_خسرت_ m28 h17
_خص r34 h-19 k-25
_خصم r34 h-19 k-25
_خصم_ r34 h-19 k-25
_خصم_كمبياله_ r19 g-22
_خل h-35
_خل_ r-19 g-30 m-19 h-56 k-21
_خلا g21
_خلال g21
_خلال_ g21
_خلال_دقيقه_ m22
_خله g-20
_خلها g-20
_خلها_ g-20
_خم r-25 g-26 m-23 h37 k-16
_خمر r-31 g-30 m-40 h20 k-22
_خمر_ r-32 g-32 m-30 h49 k-23
_خمو h44
_خمور h44
_خمور_ h44
_خن g-16 h26
_خنز g-16 h25
_خنزي g-16 h25
_خنزير_ g-17 h22
_خي r-27 g30 h-20
_خيا r-16 g35 h-21
_خيار r-16 g35 h-21
_خيار_ r-19 g38 m-17 h-19
_خيار_بيع_ r-16 g38
_خيار_شراء_ r-31 g50 h-22
_خيارات_ g20 h-22
_خير r-36
_خيري r-29 h-17
_خيريه_ r-30 k-20
_دا g37
_دخ h-16
_دخا r-21 g-22 m-20 k-21
_دخان r-21 g-22 m-20 k-21
_دخان_ r-21 g-22 m-20 k-21
_دخو m23
_دخول m23
_دخول_ m23
_دخول_السحب_ r-16 m27
_دخول_سحب_ m40
_درا h-17
_درج h20
_درجه h20
_درجه_ h20
_دره g-16 h-25
_درهم g-16 h-25
_درهم_ g-16 h-25
_دع m-28 h31
_دعا r-19 g-16 m-29 h38 k-18
_دف r-19 g-25
_دفع r-20 g-25
_دفع_ r66 h-16
_دفعا r-18 g-16
_دفعات_ r-18 g-16
_دفعت r-62 g-19
_دفعت_ r-44 g-17
_دفعه g-28
_دفعه_ g-28
_دفعه_تامين_ g-19
_دق m22
_دقي m22
_دقيق m22
_دقيقه_ m22
_دك r-24 g-20 m-16 h18
_ده g-24 m-24 h-26 k-20
_دهن r-19
_دهن_ r-19
_دو r-23
_دور r-18 h-41
_دوره r-18 h-41
_دوره_ r-18 h-41
_دول g-29
_دولا g-25
_دولار_ g-27
_دون r-35 g21
_دون_ r-35 g21
_دون_اختيار_ g28
_دون_ان_ g56 h-17 k-19
_دون_تحديد_ g32
_دون_فوايد_ r-41 g-29
_دون_معرفه_ g30
_دي r31 g-28
_دين r19 g-31
_دين_ r42 g-30
_دين_علي_ g-25
_ديو r34 g-20 h-19
_ديون r34 g-20 h-19
_ديون_ r34 g-20 h-19
_ذه r33 m-25
_ذهب r33 m-25
_ذهب_ r38 m-24
_را h-16
_رات r-32 g-24 m-22 h-23 k-26
_راتب r-32 g-24 m-22 h-23 k-26
_راتب_ r-27 g-25 h-25
_راس r26
_راس_ r29
_راس_المال_ r22
_راس_مال_ r47 m-16
_رب r37 g-23 h16
_ربا h-19
_ربا_ h-21
_ربح r22 h-18
_ربح_ r22 h-18
_ربو r29 g-24
_ربوي r31 g-24
_ربوي_ g-28 h20 k-17
_ربويه_ r27 h-34
_رد r-34 g-20 m-19 h-21 k-29
_رس h-17
_رسا m18
_رسال m17
_رساله_ m17
_رساي m16
_رسايل_ m16
_رسم r-24 m19
_رسم_ r-24 m19
_رسو h-17
_رسوم h-17
_رسوم_ h-17
_رسوم_علي_ r56 m-16
_رش r-25 g-28 m-23 h25 k-20
_رشو r-18 g-21 h29
_رشوه r-16 g-18 h22
_رشوه_ r-16 g-18 h22
_رص h18
_رصي h18
_رصيد h18
_رصيد_ h18
_رقا k22
_رقاب k22
_رقابه_ k22
_رقم k-18
_رقم_ r-17 m17 k-24
_رقمي m-18
_رقميه_ r-22
_رقميه_مشفره_ r-22
_رم g-29 h-19
_رمض g-29 h-19
_رمضا g-29 h-19
_رمضان_ g-29 h-19
_ره r-16 m26 h-17
_رها g16 m33
_رهان g16 m33
_رهان_ g18 m31
_رهان_علي_ r-22 g54 h-16
_رهن r-30 h-33
_رهن_ r-20 h-35
_رو g-16 h18
_روا r-22 g-25 h-33
_روح h27
_روحا h20
_روحاني_ h20
_روحي h34
_رياض r-17
_زج r-17 g-19 m-17
_زجا r-17 g-19 m-17
_زجاج r-17 g-19 m-17
_زجاجه_ r-16 g-18
_زك r-24 g-30 m-31 h-38 k-22
_زكا r-24 g-30 m-31 h-38 k-22
_زكاه r-20 g-26 m-30 h-29 k-20
_زكاه_ r-20 g-26 m-30 h-29 k-20
_زي g-17
_زيا g-17
_سا r-20
_ساح g-19
_ساحر g-17
_ساحر_ g-16
_ساع r-26
_ساعه h29
_ساعه_ h29
_سب r-16 g-22
_سبا r-24 g-24
_سباق r-17 g-25 h-16
_سباق_ r-17 g-25 h-16
_ست g-26 h-25 k-23
_سته g-24 m-26 h-30 k-25
_سته_ g-24 m-26 h-30 k-25
_سح r-16 g-17
_سحب g-16 m29 h-28
_سحب_ g-16 m29 h-28
_سحب_سياره_ g-33 m-61 h-30
_سحب_علي_ r-17 g-30 m40 h-22
_سحب_نقدي_ r-18 m-19
_سحر r-18 g-19 m-18
_سحر_ r-16 g-18 m-18
_سحري r-30 g-28 m-23 h-32 k-21
_سداد_قرض_ h-20
_سع g30
_سعر g30
_سعر_ g30
_سعر_بعد_ r-22 g31
_سعر_بعدين_ g17
_سعر_حسب_ g39
_سعر_صرف_ r30
_سعر_علي_ g51 m-19 h-37
_سعر_غير_ g48
_سعر_يتحدد_ g21
_سعر_يحدد_ g22
_سف g32 m-23 h-33 k-24
_سفر g32 m-23 h-33 k-24
_سق h-16 k39
_سقف h-16 k39
_سقف_ h-16 k39
_سل h-30
_سلف r24 h-18
_سلفت g-18 h-19
_سلفت_ r17 g-21 m-16 h-20
_سلفه h-20
_سلفه_ h-20
_سلم m-17 h-23
_سلم_ r-24 m-18 h-20 k-16
_سلم_في_ r-20 m-26 h-26 k-23
_سم r-23 g21 m-20 h-38
_سمك r-24 g17 m-22 h-38 k-17
_سمك_ r-24 g17 m-22 h-38 k-17
_سمك_في_ r-24 g51 m-19 h-23
_سن g-16 h-19
_سند r20 h-23
_سند_ g-18 h-20
_سندا r29 h-24
_سندات_ r29 h-24
_سنه g-22 m-17 h-24 k-31
_سنه_ g-22 m-17 h-24 k-31
_سنو r30 h-16
_سنوي r30 h-16
_سنوي_ r37
_سنويه_ r16 g-20
_سه r-19 g31 m-29 h-32 k-16
_سهم r-17 g32 m-26 h-27
_سهم_ r-17 g32 m-26 h-27
_سوا k26
_سوال k26
_سوال_ k26
_سيا k-16
_سيار k-16
_سياره_ r-23
_سيج h46
_سيجا h46
_سير g-17 h52
_سير_ r-16 g-19 h66
_شا r-21 g16
_شار r-27 h-22
_شارد r-24 g35 h-21
_شارد_ r-26 g31 m-16 h-21
_شام g25
_شامل g27 h-27
_شامل_ g27 h-27
_شح r-16 g-22 k-17
_شحن r-17 g-24 k-19
_شحنه r-16 g-32 k-28
_شخص_ r-21 h-20 k19
_شراء_اسهم_ r31 g-33 h16
_شراء_ذهب_ r20 g-17 h-16
_شراب r-28 g-21 m-21 h-26
_شراب_ r-28 g-21 m-21 h-26
_شرط r-53 g-18
_شرط_ r-53 g-18
_شرع r-32 g-16 h-35 k-19
_شرعي r-32 g-16 h-35 k-19
_شرعي_ r-33 h-34
_شركه_تامين_ h29
_شري g26 m-21
_شريت r-31 g27 h-16 k-16
_شريت_ r-31 g27 h-16 k-16
_شع r-17 g-16 h-27
_شعي h-29
_شعير h-29
_شعير_ h-29
_شق g-30 m-18 k-24
_شقه r-29 m-19 k-21
_شقه_ r-29 m-19 k-21
_شم r-16 m-16 h22
_شن r-19
_شنو g16
_شنو_ g16
_شه r26 g-16
_شها h20 k-16
_شهاد h20 k-16
_شهاده_ h20 k-16
_شهاده_طبيه_ h29
_شهاده_مرضيه_ h21
_شهاده_مزوره_ r-24 g-24 m-20 h30 k-29
_شهر r47 g-20 h-18
_شهر_ r42 h-25
_شهري r25 g-22
_شو r-20 g41 m-32 h-39 k-18
_شو_ g19
_شيك r20 g-24
_شيك_ g-28
_شيك_موجل_ r31 g-40
_شيكا r25 h-18
_شيكات_ r25 h-18
_صح r-28 m-33 h-48
_صحي r-28 m-33 h-48
_صحي_ r-17 m-19 h-31
_صحيه r-25 g-29
_صحيه_ r-25 g-29
_صد r-25 h-45 k-26
_صدق r-22 g-30 m-32 h-31 k-23
_صدقه r-22 g-30 m-32 h-31 k-23
_صدقه_ r-22 g-30 m-32 h-31 k-23
_صدي r-18 g-28 m19 k-20
_صديق r-18 g-28 m19 k-20
_صر r19 g-25 h-25 k-17
_صرف r19 g-25 h-24 k-17
_صرف_ r24 g-25 h-23
_صرف_اجل_ r37 g-35 k-17
_صرف_دولار_ r-26 m-20 h-22 k-17
_صرف_مستقبلي_ r52 g-41
_صع g23
_صعو g23
_صعود g23
_صعود_ g23
_صغ g-24 m-17 h-27
_صغي g-24 m-17 h-27
_صغير g-24 m-17 h-27
_صغيره_ g-24 m-17 h-27
_صف r-48 h-18
_صل g18 h-18
_صلا g19 h-22
_صلاح g20
_صلاحه_ g19
_صناد g28
_صناديق_ g28
_صناع h-22
_صناعي_ h-27
_صناعيه_ h-16
_صو k24
_صور k24
_صور_ k-16
_صوري r-23 h-16 k39
_صوريه_ r-21 k24
_صي r-25 g23 m-16 h-32
_صيا r-26 g-21
_صيان r-26 g-21
_صيانه_ r-26 g-21
_صيد r-19 g48 m-18 h-42
_صيد_ r-19 g48 m-18 h-42
_ضا r-16 g62 h-25
_ضال r-17 g61 h-29 k-17
_ضاي g36 h-22
_ضايع g36 h-22
_ضايع_ r-17 g31 h-25
_ضد r-33 g21 m-25 h-25
_ضد_ r-33 g21 m-25 h-25
_ضر g49 h-29
_ضمان_ r23
_ضمان_%_ r62
_ضمان_راس_ r60
_ضمانه_ r35
_طا r-28 g-44 m-22 k-29
_طال r-26 g-17 m-16 k-31
_طبي_ r-17 h-35
_طبيه h29
_طبيه_ h29
_طل g-24 m-16 h28 k-17
_طي g18 m-48 h-37 k-16
_طير g18 m-48 h-37 k-16
_طير_ g44
_طير_في_ g44
_ظه g23
_ظهو g23
_ظهور g23
_ظهور_ g23
_عاج r-24 g-23 h-40 k-18
_عام g29 h-19
_عام_ g33 h-20
_عام_القادمه_ g23
_عام_قادم_ g28
_عد h-28
_عر r-17 h23
_عرا h18
_عراف h18
_عرق r-22 g-21 h30
_عرق_ r-22 g-21 h30
_عش k26
_عشا k29
_عشان k30
_عشان_ k30
_عشان_بنك_ h-27 k25
_عشان_لا_ h-17 k31
_عشان_ما_ g-24 h-20 k36
_عص r-25 g-25 m-22 h-50 k-22
_عصي r-18 g-18 h-34 k-16
_عصير r-18 g-18 h-34 k-16
_عصير_ r-18 g-18 h-34 k-16
_عط g-21 m-19 h-43 k-16
_عق h-23
_عقا g-33 h-23
_عقار g-33 h-23
_عقد h-23
_عقد_ g16 h-24
_عقد_صرف_ r37 g-26 k-18
_عقو g18 h-24
_عقود g18 h-24
_عقود_ g18 h-24
_عقود_اجله_ r-26 g27 h-45
_عقود_خيارات_ g40 m-37
_عقود_صرف_ r58 g-69
_علا r-28 g16 m-26 h-45 k-16
_علاج r-30 g-22 m-26 h-48 k-18
_علاج_ r-30 g-22 m-26 h-48 k-18
_علش k23
_علشا k23
_علشان_ k23
_علشان_ما_ g-24 k37
_علم r-29 g-24 h-19 k44
_علم_ r-22 g-29 h-20 k53
_علي_ g20 m17
_علي_المكشوف_ g17 h-26
_علي_النفط_ g23 m-19
_علي_ان_ r16 g-46 h-34 k-23
_علي_ثمن_ g47
_علي_حسابي_ m-38
_علي_دفعات_ g-18 k17
_علي_دين_ r44 m-23
_علي_سعر_ g41 m-25
_علي_سياره_ r-17 g-21 m42 h-21
_علي_ضمانه_ r35
_علي_كفالته_ r38
_علي_كفاله_ r67
_عليه r-35
_عليه_ r-34
_عم g-21
_عمل g-21 h26
_عمل_ r-35 g-30 m-32 h56 k-23
_عمل_سحر_ r-40 g-38 m-30 h52 k-33
_عملا r23 g-24
_عملات_ r23 g-24
_عموله_علي_ r30
_عن_ r-21 g-17 h-35
_عنب r-19 g-30 m-22 h-39 k-22
_عنب_ r-19 g-30 m-22 h-39 k-22
_عند h18
_عند_ r-16 h23
_عي r20 g-24 m-31 h-26
_عين r24 g-22 m-28 h-22
_عين_ r-34 m-24 h-23
_عينه r30 g-39 m-26
_عينه_ r30 g-39 m-26
_غا g25 h-49
_غام g29 h-28
_غامض g29 h-28
_غرام_ r-19 m-16 h38
_غرامه_ g-18 h-31 k-16
_غس g-22 m-16 h-24 k29
_غسي r-17 g-25 m-20 h-24 k21
_غسيل r-17 g-25 m-20 h-24 k21
_غسيل_ r-17 g-25 m-20 h-24 k21
_غن g-17 m-17 h-27
_غنم g-17 m-17 h-27
_غنم_ h-25
_غي r-24 g32 h-21
_غير r-24 g32 h-21
_غير_ r-25 g35 h-22
_غير_علم_ g-29 k48
_غير_ما_ g22 k-25
_غير_معروف_ g28
_غير_معلوم_ r-27 g28
_غيري k27
_غيري_ k27
_فا h-18
_فات h-29 k23
_فاتو h-29 k23
_فاتوره_ h-29 k23
_فاتوره_وهميه_ r-19 g-17 h-23 k28
_فاي g-16 h-16
_فايد g-16 h-16
_فايده_ g-16 h-16
_فايده_علي_ r71 m-19
_فر r-30 g16 h-27
_فرو g38 h-26
_فروق g38 h-26
_فروقات_ g23 h-24
_فض g-19 m-18
_فضه g-19 m-18
_فضه_ g-19 m-18
_فق r-40
_فك r20 m-38
_فك_ r-17 g-16 h20
_فل g-25
_فلو g-23
_فلوس g-23
_فلوس_ g-24
_فن h-17
_فنج h-17
_فنجا h-17
_فنجان_ h-17
_فوا h-18
_فوات h-32 k32
_فواتير_ h-32 k32
_فوايد_بطاقه_ r39 m-39
_فوايد_علي_ r61 m-16
_فور r-29
_فورا r-29
_فورا_ r-29
_في r-16 g22
_في_ g19
_في_بطن_ r-18 g36 m-16 h-27
_في_بنك_ h-30 k-30
_في_بيعه_ g22 m-16 h-19
_في_سحب_ m41
_في_شركه_ r-33 m-26 h27
_في_محفظتي_ r-17 g-27 h-28
_فيل r-22 g-33 m-25 h-47 k-30
_فيه_ g29 k-17
_قا r-26 h41
_قات r-38 g-40 m-36 h32 k-33
_قات_ r-38 g-40 m-36 h32 k-33
_قاد g28
_قادم g28
_قادم_ g28
_قادم_من_ g28
_قار r-18 h38
_قاري r-23 g-16 h44
_قاريه_ r-25 h34
_قاع r-24 g-22 h-38
_قاعه r-24 g-22 h-38
_قاعه_ r-24 g-22 h-38
_قب g44
_قبض r-19 g19 h-25
_قبل g46
_قبل_ g46
_قبل_ان_ r-16 g57
_قبل_بدو_ g20
_قبل_ظهور_ g23
_قبل_ما_ g25 h-22 k-17
_قر r17 g-18
_قرا h23
_قراء h23
_قراءه_ h23
_قرض r28 g-20
_قرض_ r28 g-20
_قرض_بفايده_ r25
_قرض_حسن_ r-36 g-25
_قرض_شخصي_ k-24
_قرض_مع_ r34
_قرع h-18
_قرعه h-18
_قرعه_ h-18
_قرعه_الحج_ r-22 g-16 m-31 h-19
_قرو r27
_قروض r27
_قروض_ r27
_قس h-22
_قسط h-21
_قسط_ h-21
_قسط_تامين_ r-27 g29 h-22
_قص r-33 m-21 h-43 k-25
_قص_ g-17 h-43
_قط r-27 g-17 h-44
_قطر r-28 g-28 h-44
_قم r-22 m36 k-16
_قما r-24 g-27 m38 k-18
_قمار r-19 g-22 m44 h20
_قمار_ r-19 g-22 m44 h20
_قمح h-19
_قمح_ h-19
_قيمته_ g-17 h-16
_كاز g-21 m30
_كازي g-21 m30
_كاش r21 g-19 h-18 k19
_كاش_ r21 g-19 h-18 k19
_كام r-32 g-28
_كامل r-32 g-28
_كب r-27 g-23 m-22 h35
_كبي r-19 h-34
_كبير r-19 h-34
_كبيره_ r-19 h-34
_كت r-38 g-29 h-39
_كتا r-32 g-29 h-28
_كتاب r-32 g-29 h-28
_كتاب_ r-32 g-29 h-28
_كتب r-25 g-22 h-36 k-21
_كتب_ r-25 g-22 h-36 k-21
_كح g-16
_كحو g-16
_كحول g-16
_كحول_ g-20 h-42 k-16
_كحوليه_ h27
_كر r-22 g-30 k-18
_كش r-23 g-18 m25 h-33
_كشف g-16 m-23 h-28
_كشف_ g-16 m-23 h-28
_كف g-20
_كف_ r-31 g-30 m-18 k-22
_كفا r18
_كفال r18
_كفالته_ r36
_كفاله_ h-16
_كفاله_%_ r58
_كل r33
_كل_ r25
_كل_شهر_ r29 g-16 m-16
_كل_واحد_ r-20 k-22
_كم k-18
_كم_ g21 m-23 h-21 k-31
_كما r-18 h-16
_كما_ r-18 h-16
_كمب r23 g-18
_كمبي r23 g-18
_كمبياله_ r18 g-18
_كه r-31 g-33 m-17 h32 k-26
_كو r-29 g-28
_كوب m26
_كوبو g-16 m29 h-17
_كوبون_ r-17 m20 h-23
_كوبونات_ m17
_كوبي h36
_كوبي_ h36
_كوك r-27 g-17 m-21 h18 k-17
_كي r-32
_كي_ k27
_كيف r-29 g33
_لا k30
_لا_ k27
_لا_اعرف_ g22 k-21
_لا_املكها_ g70
_لا_تخبر_ r-16 h-16 k29
_لا_تخبروا_ k19
_لا_تذكر_ m-24 h-26 k47
_لا_تقول_ h-18 k33
_لا_يسال_ g-24 h-18 k17
_لا_يملكه_ g25
_لا_يملكها_ g27
_لاب r-30 g-28 h-25 k17
_لاح g19
_لاحق g21
_لاحقا_ g21
_لاخ r-32 g-28 m-18 h-21
_لاخف k21
_لاخفاء_ k21
_لب r-22 g30 m-17 k-27
_لبن r-26 g30 m-28 k-34
_لبي k-16
_لبيع k-16
_لبيع_ k-19
_لت k19
_لتج k27
_لتجن k27
_لتجنب_ k27
_لتف k24
_لتفا k24
_لتفادي_ k24
_لتم h29
_لج r-25 k16
_لجم r-24
_لجما g-16 k31
_لجماعه_ g-16 k31
_لجمع r-30 m-25 k-29
_لجمعيه_ r-30 m-25 k-29
_لجه r-19 g-16 k25
_لجهه r-19 g-16 k25
_لجهه_ r-19 g-16 k25
_لح g-27 m-19 k-21
_لحم r-29 g-28 m-20 k-16
_لحم_ r-29 g-28 m-20 k-16
_لحم_خنزير_ h41 k-16
_لدي k-37
_لدي_ k-37
_لس r-26 g22
_لش k18
_لشخ g-23 k23
_لشخص g-23 k23
_لشخص_ g-23 k23
_لشر r20 h-24
_لط r16
_لطر r16
_لطرف r16
_لطرف_ r16
_لع r-29 g-21 m29
_لعب r-31 g-18 m30
_لغ g-22 k18
_لغي r23 g-25 k19
_لغير r23 g-25 k19
_لف r-20
_لفا r-21
_لفاي r-22
_لفايده_ r-22
_لك g-18 m-32 h19
_لكي k21
_لكي_ k21
_للا m-16 h-58
_للاس m-16 h-18
_للاط h-17
_للاطفال_ h-17
_للب r17 g-18 m-17 k-19
_للت m-28
_للج r-22
_للجم r-26 h-18
_للدخ m18
_للدخول_ m18
_للس r-25
_للش m-30
_للض r-21 g-22
_للع r-18 g-37 m-37 h-23 k-24
_للف r-24 g-17 m16
_للفق r-24 g-17 m-16 h-24
_للفقراء_ r-24 g-17 m-16 h-24
_للفو h-19
_للفوز_ h-19
_للمط r-34 g-34 m-34 k-21
_للمف g-18 h20
_للمفتش_ g-18 h20
_للمق r20 h-19
_للمو h20
_للموظف_ h30
_للموظف_عشان_ h25 k-30
_لله h-25
_للهل h-25
_للهلال_ h-25
_للهلال_الاحمر_ h-25
_لم r-19 g30
_لم_ r-21 g65 h-26
_لما g-18 m-19 k-19
_لمج g-18 k27
_لمجم g-18 k27
_لمجموعه_ g-18 k27
_لمو g-17 m-38 h22
_لن r-22 h-21
_له m-18 h-22
_له_ m-20 h-26 k-22
_لو r-49 m25
_لوت r-34 g-21 m43 h17 k-19
_لون r-16 h-26
_لون_ r-16 h-26
_لي h30
_لي_ r33
_ليس g42 h-24
_ليس_ g31 h-21
_ليل r-21 g-20 h49 k-16
_ليل_ r-25 g-26 m-31 h37 k-23
_ليلي g-16 h33
_ليلي_ g-20 h31 k-16
_لين r-40 h-19
_لين_ r-40 h-19
_ليو r-28 g-24
_ما g25
_ما_ g33 h-18 k21
_ما_اعرف_ g32
_ما_لا_ g24
_ما_ليس_ g23 h-17
_ما_نوصل_ k27
_ما_يبين_ g-22 m-27 h-19
_ما_يدري_ h-20 k22
_ما_يسال_ k20
_ما_يسالنا_ k31
_ما_ينتبه_ k27
_ما_ينعرف_ h-21
_ماء h-38
_ماء_ h-38
_مار g-29 m-16 k-17
_مارس g-33 h-17
_مارس_ g-33 h-17
_ماك m32
_ماكي m32
_ماكينات_ m24
_مال_ g-22 h-31
_مال_مضمون_ r31
_مالي g42 m-31 k-16
_ماليه_ r-25 g51 m-41
_مب h-19
_مباد r-17 g19
_مبادله_ r-20 g20
_مبل g-16 h-25
_مبلغ g-16 h-25
_مبلغ_ g-16 h-25
_مبلغ_تامين_ g-31
_مت r25 g-19 h20
_متج h21
_متجر h21
_متجر_ h21
_متع r-47 g-39 m-39 h49 k-18
_متفق h-16
_متفق_ r-17 h-22
_متفق_عليه_ r-19 g-26 m-17 h-23
_مج h-20
_مجا r20 g-18 m-22 h-25
_مجان r20 g-18 m-22 h-25
_مجاني_ g-17 m-26 h-20
_مجه g22 h-16
_مجهو g22 h-16
_مجهول_ h-18
_مجهول_المحتوي_ h-25
_مجهوله_ r-16 g26
_محتو g17
_محتواه_ g20
_محتوي_ g17
_محد g27
_محدد g27
_محدد_ r-22 g22
_محدده_ g19
_محص g18
_محصو g18
_محصول_ g18
_محف k25
_محفظ k26
_محفظته_ k23
_محفظتي_ k21
_محفظه_ k30
_محل h19
_محل_ h19
_مخ r-21 m-16 h17 k-19
_مخد g-17 h36
_مخدر g-17 h36
_مخدر_ h-28
_مخدرات_ r-24 g-26 m-26 h29 k-19
_مخدره_ h38
_مدخ r-28
_مدف g-24 m18
_مدفو g-24 m18
_مدفوع_ g-34 m20
_مدفوع_بالكامل_ r-18 g-17 m-22
_مدي r42 g-26
_مديو r27
_مديونيات_ r22
_مديونيه_ r24
_مراب g-19 h-16
_مرابحه_ g-19 h-16
_مراه m20
_مراهنات_ h24
_مراهنه_ h-28
_مراهنه_علي_ r-18 g43 m-55
_مرخ g-18 k31
_مرخص g-18 k31
_مرض h21
_مرضي h21
_مرضيه_ h21
_مرك g28 h-16
_مركب r23
_مركبه_ r23
_مز r-22 h32
_مزا g29
_مزاج g29
_مزاج_ g23
_مزو h36
_مزور h36
_مزور_ g-17 m-17 h29
_مزوره_ h28
_مزي h25
_مزيف h25
_مزيفه_ h25
_مس g-19
_مسا r-37
_مساج h34
_مساج_ h34
_مساج_خاص_ h34
_مستا r-28 h-16 k45
_مستح r22
_مستر g-35
_مسترد_ r-17 g-36 h-20
_مستردا_ g-25
_مسترده_ g-29
_مستع h-37 k26
_مستقبل_ r-17 g-38 h-20
_مستقبله_ g-19
_مستقبلي_ r26
_مستقبليات_ r-30 g26
_مستقبليه_ r42
_مسج g-34 h-30 k21
_مسد g-16 m-16
_مسدس g-16 m-16
_مسدس_ g-17 m-17 h-25
_مسر g-17 h34
_مسرو g-17 h34
_مسروق_ r-16 h19
_مسروقه_ g-19 h31
_مسك g-16 h46
_مسكر g-16 h46
_مسل m-25 h-25
_مسلس m-25 h-25
_مسلسل_ m-25 h-25
_مشا m19
_مشار m20
_مشاركه_ m37
_مشروب_ h28
_مشع g-19 m-16 h21
_مشعو g-19 m-16 h21
_مشف r-25
_مشفر r-25
_مشفره_ r-25
_مصا h-19
_مصار h-19
_مصاريف_ h-19
_مصد h-16 k25
_مصر g-17 h-20
_مصرف r21 k20
_مصرف_ k38
_مصرفي_ r19
_مصن h21
_مصنع h21
_مصنع_ h21
_مض r18
_مضا r-19
_مضار r-19
_مضاربه_ r-19
_مضر h20
_مضرو h20
_مضم r24
_مضمو r24
_مضمون_ r23
_مضمونه_ r26
_مط m-17 h-35 k-19
_مطع r-16 g-25 m-18 h-36 k-19
_مطعم r-16 g-25 m-18 h-36 k-19
_مطعم_ r-16 g-25 m-18 h-36 k-19
_مع h-20
_مع_ m17
_معر m-16
_معرف g29
_معرفه_ g29
_معروف_ g28
_معس r-17 g-26 m-21 k-23
_معسل r-17 g-26 m-21 k-23
_معسل_ r-17 g-26 m-21 k-23
_معق r-19 m-17 h-34 k-16
_معقم r-19 m-17 h-34 k-16
_معقم_ r-19 m-17 h-34 k-16
_معل r-34
_معلق r-27
_معلق_ g23
_معلو r-28
_معلوم_ r-30
_معي r-25 g30 h-16 k-16
_معين r-25 g30 h-16 k-16
_مغ g25 k-26
_مق h16
_مقا r17
_مقاب r27
_مقابل_ r27
_مقام r-18 m41
_مقد r-17 g-20 m-17
_مقدد r-17 g-20 m-17
_مقل r-17 h40
_مقلد r-17 h40
_مقلد_ h29
_مقلده_ h22
_مك m-21
_مكا h-27
_مكاف h-27
_مكافحه_ h-27
_مكش g35
_مكشو g35
_مكشوف_ g35
_مل r-36 g25
_ملا r-33 g16 m-27 k-18
_ملك r-18 g49 h-29
_ملكه g44 h-28
_ملكه_ g44 h-28
_ملكي r-24 g35 h-32
_ملكي_ g49 h-41
_مله g-17 h18
_ملهي g-17 h18
_ملهي_ g-17 h18
_ملهي_ليلي_ g-17 h18
_من_البنك_ g-18 k-26
_من_الخنزير_ h-43
_من_الصراف_ r-20
_من_الكحول_ h-16
_من_حد_ k37
_من_خنزير_ h-69
_من_ربا_ r-18
_من_غير_ r-45
_من_فايده_ r-41
_من_فوايد_ r-44
_من_مبلغ_ r33 g-20 k-18
_من_هذا_ g26
_من_هذه_ g16
_منا g24 h-20
_منظ r25 h-17 k-21
_منظم r25 h-17 k-21
_منظم_ r25 h-17 k-21
_منه m-32
_منه_ r21 g17 m-35
_مني r26 g-24
_مني_ r26 g-24
_مو g21
_موا g21
_مواق h16
_مواقع_ h16
_موج r17 k-19
_موجل r17 k-19
_موجله_ g-17 k-29
_موش g21 m-31
_موشر g21 m-31
_موشر_ g21 m-31
_موق g-23 m22
_موقع g-18 m23
_موقع_ g-18 m23
_موقع_مراهنات_ m22 h20
_مي g-24 h-38
_ميت h-27
_ميتي h-27
_ميتين_ h-27
_ميس r-18 g-16 h-23
_ميسر r-18 g-16 h-23
_ميسر_ r-18 h-20
_ميسره_ r-18 g-17 m-21 h-23 k-17
_نا r-24 m-16
_ناد r-18 g-23 m-20 k-16
_نادي r-18 g-23 m-20 k-16
_نادي_ r-18 g-23 m-20 k-16
_ناس r-26 k37
_ناس_ r-26 k37
_ناق g28 h-21 k-18
_ناقه g28 h-21 k-18
_ناقه_ g28 h-21 k-18
_نب g-19 h31
_نبا g-25
_نبات g-25
_نبي g-16 h34
_نبيذ h30
_نبيذ_ h37
_نبيذي_ h-42
_نت k23
_نتج g-20 h-17 k46
_نتجن k19
_نتجنب_ k19
_نتفا k26
_نتفادي_ k26
_نح r-17 h-32
_نحد g20
_نحدد g20
_نحدد_ g24
_نخ g35
_نخت g22
_نختا g22
_نختار_ g22
_نخل g28
_نز g19 h-17
_نس r16 h-22
_نسب r26
_نسبه r26
_نسبه_ r26
_نص r-25 k-26
_نصي r-22 k-25
_نصيب r-22 k-25
_نق m-16
_نقد m-17 h-19
_نقدا h-20
_نقدا_ h-20
_نقدي r-18 m-19
_نقدي_ r-18 m-19
_نقدي_من_ r-20
_نقسم_ k-21
_نقل r-27 g-25
_نقل_ r-27 g-25
_نه g-24
_نها g-24
_نهاي g-24
_نهايه_ g-24
_نو k18
_نوص k27
_نوصل k27
_نوصل_ k27
_ني g-16 k29
_نيا g-16 k29
_نياب g-16 k29
_نيابه_ g-16 k29
_نيابه_عن_ g-20 h-16 k42
_ها r-29 g24 k-24
_هات r-27 m-23 h-34 k-26
_هاتف r-27 m-23 h-34 k-26
_هاتف_ r-27 m-23 h-34 k-26
_هام r-21 g20
_هامش r-22 g21 h-21
_هامش_ r-22 g21 h-21
_هب g19
_هبو g19
_هبوط g19
_هبوط_ g23
_هد g-26 k-16
_هدي g-26 k-16
_هديه g-26 k-16
_هديه_ g-26 k-16
_هديه_للموظف_ h42
_هذ g35
_هذا g22
_هذا_ g22
_هذه g16
_هذه_ g16
_هو g16
_هو_ r-22 h-23
_هوي_ g35 h-21
_هويه h21
_هويه_ h21
_هي r-19 h35
_واحد r-18
_واحد_ r-18
_واحو k32
_واخذ h16 k16
_وار r19 k25
_واس r30 g-34 h-25 k-23
_واست r35 g-26 m-20 h-32 k-25
_واش g-39 m-21 h-17
_واشت g-39 m-21 h-17
_والث r-18 g19
_والثمن_ r-18 g19
_والج h-21
_والد g-16
_والر r-27 g-16 m-29 h-26
_والس r-31 m-23 h-17
_والف r20
_والفايز_ r-19 m19
_والفايز_ياخذ_ r-18 m16
_والك r-21
_وان r-25 m-17 h-22
_وب r19 h-42
_وبع r24 m-29 h-16
_وبين g-22 h-18
_وت g-40 m-18
_وتح k38
_وتحو k38
_وتر m-19 h-21
_وترج m-19
_وتم r-29 g-33 h-30
_وح r-35 g-23 m-19 h-30 k18
_وحو k21
_وحول k21
_وخ r19 g-38 h-41 k-18
_وخم r31
_وخمس r31
_ود g-23 h-24
_ودي g-23 h-23
_وديع r20 g-19
_وديعه_ r20 g-19
_وذ r-23 g-28 m-19 h-46 k-21
_ور g-24 m28
_ورا r20
_ورد r-37 g-26 h-27
_ورد_ r-29 g-26
_ورق g-23 m32
_ورق_ r-35 g-27 m29 h-47 k-16
_ورقه g-18
_ورقه_ g-18
_وس g-52 h28
_وش g23 h-32 k-22
_وش_ g29 h-18 k-22
_وص r30 g32
_وط r-21 g-32 m-22 k-16
_وطم g-26 m-17
_وطما g-26 m-17
_وطماطم_ g-26 m-17
_وع r-24 g-23 m-33 h-23 k-29
_وعا r16
_وعاي r16
_وعايد_ r16
_وف m-25 k-21
_وق g16 h-34
_وك r-23 g-28 h23 k-16
_ول g17
_ولا r-25 g24
_ولا_ r-24 g22
_وم g-36 k-19
_ومي r18
_ون g-38 m23 h26 k-33
_وه r-17 g24 k24
_وهم r-18 k29
_وهمي r-18 k29
_وهميه_ r-17 k25
_وي r29 h20
_ويس g-17 h28
_ويسك r-22 g-17 m-17 h28 k-17
_ويسكي_ r-22 g-17 m-17 h28 k-17
_يا m38 h20
_ياج h-16 k39
_ياجر h-16 k39
_ياجر_ h-16 k39
_ياخ m22
_ياخذ m22
_ياخذ_ r-16 m17
_يان g-16 m27 h21
_يانص g-16 m27 h21
_يانصيب_ g-16 m27 h21
_يب r-19 h-19 k17
_يبي r-18 h-16 k17
_يبيع g-20 k-22
_يبين g-17 m-19 k23
_يبين_ g-18 m-23 h-19 k16
_يتح g18
_يتحد g18
_يتحدد_ g18
_يح h-16
_يحد g25
_يحدد g25
_يحدد_ g24
_يحدد_لاحقا_ g20
_يحدده_ g25
_يحدده_المشتري_ g21 h-18
_يحس g-35 h-30 k52
_يخت g24
_يختا g24
_يختار_ g24
_يد r-31 h-25
_يدر h-20 k22
_يدري h-20 k22
_يدري_ h-20 k22
_يدف g-19 m22 h-25
_يدفع g-19 m22 h-25
_يدفع_ g-19 m22 h-25
_يدق h-21 k19
_يدقق h-21 k19
_ير r-26 m-19
_يرا g30
_يراه g30
_يراه_ g30
_يس g-24 k24
_يسا k25
_يسال k25
_يسال_ g-19 k23
_يسالنا_ k26
_يش h-23
_يشت h-21
_يشتر h-21
_يشتريها_ r-20 g26
_يص r16 g48 h-34 k-21
_يطلب h-30
_يظ h-16
_يظه h-16
_يظهر h-16
_يظهر_ h-16
_يعر h-16 k18
_يعرف h-16 k18
_يف r-21 m23
_يفو r-25 m23
_يفوز r-25 m23
_يفوز_ r-25 m23
_يق g28
_يقر g31
_يقرر g31
_يقرره_ g27
_يك g-18 h-23 k-16
_يم g19 h16 k-17
_يمل g31 h-16
_يملك g31 h-16
_يملكه_ g24 h-18
_يملكها_ g33
_ين h-28
_ينت k28
_ينتب k28
_ينتبه_ k27
_ينع h-19
_ينعر h-19
_ينعرف_ h-19
_ينك k20
_ينكش k20
_ينكشف_ k20
_يو g-22
_يوص h-20 k26
_يوصل h-20 k26
_يوصل_ h-20 k26
aar r-16 m-21 h22
aar_ m-23
ab_ g-19 m-17 h24
aba h-26
aba_ r-23 g-16 h-27
abe h28
abi h21
abis g-17 h20
abis_ g-17 h20
able h-17
ables r31 h-25
abou r-17 g-20 h-16 k-27
about r-17 g-20 h-16 k-27
abr r-25 g-16 m-18 h-47 k24
abro r-28 g-18 m-21 h-39 k24
abroa k30
abs h40
abso h17
absol h17
aby r-24 g-21 m-24 h-19
ac_ r-19
acci h-27
accin h-27
acem h-31
aceme h-31
ach h-21
ach_ h-20
ache g-17 m-16 h-23 k-17
ached g-16
achi m18 h-24
achin m18 h-24
acid h-19
acid_ h-19
acil h35
acili h35
acin g-22 m-16 h-30 k-18
acing g-22 m-16 h-30 k-18
ack_ g-16
acka g-16
ackag g-17 m-23
ackd r-18 k43
ackda r-18 k43
acke m-31
acked h50
ackp m22
ackpo m22
acks r-26 m-16 h-22
acks_ r-26 m-16 h-22
aco r-16 k-29
acon r-16
acon_ r-16
acq g17
acqu g17
acqui g17
acto k-19
actor k-19
ad_ r-23 m-17 h-33
ada m-27 h-48
adar h-17 k40
adar_ h-17 k40
add m-20
addi m-28
addic m-28
ade r-22 h27
ade_ h-26
adel r-17
adell h20
ader r-18 g-27
aders r-23 g-18 h-20
adie m-20 h32
adies m-20 h32
adio r-17 g-16 h-35
adio_ r-17 g-16 h-35
ads m-18 h-22
ads_ m-18 h-22
adu m-17
adul m-17
adult m-17
adv m-28
adva h-17
advan h-17
ady r-25 m-25
ady_ r-25 m-25
aed r20 g-19
aed_ r20 g-19
af_ h25 k-22
afa r23
afal r33
afala r33
afe g-26 m-35 h-26
aff m22
affl m23 h-31
affle m23 h-31
aft r22
aft_ r31
afu g-23 h-32
aful g-23 h-32
aful_ g-23 h-32
aga r17 m-18 h-36
agai r19 m-20 h-26
again r19 m-20 h-26
agen r-18 k-17
agent h-21 k-18
ager h37
ager_ m22
agici h29
agnu h-24
agnum h-24
agu r-16
ague r-16
ague_ r-18 h-25
ah_ g-28 m-28 h-30 k-22
aha g-17 h-30
ahr r20 g-31 m-39 k-34
ahr_ r23 g-24 m-33 h-48 k-34
ai_ g-22 m-21 h-47 k-17
ail r-22
ail_ g-21 h-35
ailo r-26 h-31
ailor r-26 h-31
aim g-17 h-20
aim_ g-35 h-30 k-16
aime g46
aimed g46
ain_ g-17 h-17
aine r-17 m-22 h20
ainer h-31
aini g-22
ainin g-22
ains r-17 m-21 h-43
ains_ r-17 m-16 h-38
aint m-18 h-32
aint_ m-22 h-30
air r-32 m-19
air_ r-23
airs r-17 g-23 m-32 h-46 k-22
airs_ r-17 g-23 m-32 h-46 k-22
ais k22
aise k23
aiser k23
ait r-35 h-22
ait_ r-35 h-22
ajj r25 m-29 h-43 k-21
ak_ r-17 g-19 m-16
aka r-17 g-27 m-25 h-37
akaf g-23 h-32
akafu g-23 h-32
akat m-26 h-25
akat_ m-26 h-25
aked g21 h27
aked_ g21 h27
aken r-31 h-26
aken_ r-31 h-26
aker g-17
aker_ g-36
akery r-23 m-23 h-37
akh g-18 m16 k-27
aki h22
akin h22
aking h22
ala_ r19 g-25 h-28
alad h-22
alad_ h-22
alal m-28 h-51
alal_ h-51
alami r-16 h17
alar g-18 m-19
alary g-18
alcon g43 h-23
ale m-16 h21
ale_ h21
aled h-24
aled_ h-24
aler h27
aler_ h27
alf r24
alf_ r24
ali r-22 g-25 m-17 k-30
alit g-24 h-24 k-18
ality g-24 h-24 k-18
all_ m19
alla r30 m-22 k-20
alle k24
aller r-18 g-35 h-38 k-21
allet k30
allm g29
allme g29
allo r-17 g-18
allow r-19 g-19
alls r-21 g41 h-33
alls_ r-21 g41 h-33
alm_ r-26 m-17
alo r-28 g-34 m-28 h-45 k32
alon r-17 g-30 m-16 h-41
als r-17 g-16 h-19 k37
alse r-17 g-16 h-19 k37
alse_ r-17 g-16 h-19 k37
alth r-19 h-25
alth_ r-19 h-25
alty h-19
alty_ h-19
alu g-22 h-27
alue h-19
alue_ h-17
am_ r-18 h16
ama r26 g-35 m-31
amad g-33 h16
amb h-35
ambl m18 h-17
ame_ g-20
amel g28
amel_ g26
ament h-27
amer g-27 h-24
ameri h-21
ami_ r-16 h17
amic r-20 m-19 h-36
amic_ r-20 m-19 h-36
amin_ h-29
amine h30
aming m22 h-19
amm r-24 g-19 k-18
amme r-21
amme_ r-21
ammo r-21 g-27 m-25 k-22
amo h-27
amp_ r-18 h-19
ampa m-17
amu h28 k-18
amul h28 k-18
amule h28 k-18
ana g-19 k-16
ana_ g-22
anci g-23
andb h23
andba h23
ande r-29
anded r-26 h22
andl g17 h-23
andle g37 h-33
ando m19 h-17
andu r-27 g20 m31 h-36
ane k-27
aned r28
aned_ r28
ange h-24
ange_ h-29
anger r-25 k29
anim h-16
anima h-16
anis g-22 h21
aniti h-16
anks r-23 g-18 h-21
anks_ r-23 g-18 h-21
ann h23
anna g-17 h20
annab g-17 h20
anne h28
annu h-17
annua h-17
ans g-19 h17
ans_ g-29 h16
answ h22
answe h22
anta h-20
antas h-20
ante r17
antee r18
anti h-17
anti_ m-19 h-20
apa r-27 g-22 k-21
apar r-19 h-21
apart r-19 h-21
ape r-18
ape_ r-18 g-31 m-16 h-29
aped g33 h-26
aped_ g33 h-26
aper r-16
aper_ r-19 h-31
apero g-18 h24
apers g-19
aph r-21
app h19
app_ g-29 k-18
appea g19 k16
appi g-17 h-20
appie g-18 h-20
appl r-20 h-33
apple r-27
appr h16
appro h16
appy h30
appy_ h30
apr r32 g-22 m-28 k-22
apr_ r61 g-30 m-30 h-44 k-30
aps m24 h-37 k-39
aps_ m24 h-37 k-39
apt r-25
apy g-21
apy_ g-21
ara_ r-38 g17 m-25
arab h-28
arab_ h-47
arak r-20 g-16 m-16
arak_ r-19 g-17 m-18
aran r18
arant r18
arat r-22 g-24 h-32
arb r-39 k-19
arbi g-22
arbu m-17 h-21
arbun m-17 h-21
arc h-18
arce r-16
arcel r-16
arch r16 h-21
arch_ r16 h-18 k-16
arcoa h-24
ardi r-37
ardin r-22
ards h23
ards_ h23
are r-20
are_ r-19 h-21
ared r-16 g-16 h-37
ared_ r-16 g-16 h-37
aree h-30
areh r-20 g-19 k-19
areho r-20 g-19 k-19
aren h-39 k-20
arene h-39 k-20
ares r-21
ares_ r-21
aret h23
arges h-24
argi g22
argin g22
ari h-20
arin r30 m-18 h-25
aring r38 m-20
arit g-18
arita h41
arity r-21 g-19 h-23
ark h-18
ark_ r24 g-21 m-17
arki r-33 m-18 h-29 k-21
arkin r-33 m-18 h-29 k-21
arl m22
arle h-16
arley h-16
arm r-26 h17
arm_ r-27
arn r20
arni r19
arnin r28 h-27
aro r-16 g-27 m-21 h42 k-17
arot g-31 m-18 h31 k-16
arot_ g-31 m-18 h31 k-16
arp h-22
arpe h-22
arpet h-22
arr h-41
arra m-18 h-31
arran h-29 k-18
arre h-46
arri h-35
ars h-24
ars_ h-23
art_ m-16 h-24 k24
arti r-16 g-19
artm r-19 h-21
artme r-19 h-21
arto r-32 g-31 m-33 h-43 k-29
arts h-33
arts_ h-33
arty r-17 g-28
arty_ r-17 g-28
as_ h33 k25
asa m-33 k-28
ase m16
ased r-21 g24
ased_ r-21 g24
aser r-17 m18 h-36
ash k18
ashe m-18 h-30
ashes m-18 h-30
ashi g-23
asi g-17
ask h-16 k19
ask_ r-17
aske g-26 h-28
asked g-17 h-27
asks h-31
asks_ h-31
asn g32
asnt g32
asnt_ g32
ass_ m-17 h-24
assi r-21
assin k16
ast r-21 g-20 h16
ast_ r-29
aste h35
aster h35
asti h26
astin h26
astr h23
astro h23
asu r22 g-29
asur r22 g-29
asury r25
asy r-17
asy_ r-17
atche r-17
ate_ r23
atem h-16
ateme h-16
ater g19 h-18
ater_ g21
ath r-34 h-37
athe r-21 m-26 h-26 k-16
ather r-21 m-26 h-26 k-16
atho r-19 g-26 h-29 k-19
athon r-19 g-26 h-29 k-19
ati h-18
atie h-23
atien h-23
atin g-16 h-25
atin_ h-21
ating g-18 m-16 h-36
ato g-21 m-16
ato_ m-35 h16
ator g-18
ator_ g-19
atron h50
ats g-19 m-29
ats_ g-17 m-28 h-23
att g-16
atten m-16
atter h-25
atti r-28 g-24 k-18
atti_ r-28 g-24 k-18
aud r-25 h-19 k-36
audi r-25 h-19 k-36
aug r-19 m-35
augh r-25 k-24
aught r-25 k-24
aul g16
ault g17 h22
ault_ g17 h22
aun h-23 k44
aund h-23 k44
aunde h-23 k44
aur h-32
aut r-16
ave_ h17
avel h-21
avel_ h-21
aven g36 h-21
avent g36 h-21
avi m-17
avin m-17
aving m-17
avo h-22 k32
avoi h-18 k30
avoid h-18 k30
avou h-26
avour h-26
aw_ h-20
awa r19 m-17 h-28
awal r-27 m-18 h-27
awala r-27 m-18 h-27
awar r16 h-28
aware h-39 k-20
awarr r17
away g18 m-26 h-20
away_ g25 m-22
awe r-30 g-20 m-22 h-47 k21
awi m-23
awin m-20 h-21
awing m-20 h-21
awy g-23
awye g-23
awyer g-23
ax_ h-31 k29
ay_ r18
aye h-19
ayed r18 h-22
ayed_ r18 h-22
ayer r-24
ayer_ r-24
ayof h22
ayoff h22
ays r21 m20
ays_ r21 m16
az_ g-29 m-18 k-16
ba_ r23 h-23
bab r-21 g-18 m-20
baby r-24 g-21 m-24 h-19
bacc m28
backd r-18 k43
baco r-16
bacon r-16
bag_ g16 h21
bai h16
bai_ r24
bail h27
bail_ h-17
bak r-20 m-19
bake r-22 m-21 h-23
baker r-23 m-23 h-37
bal h-17
banks r-24 k31
bar_ g-22
barb r-39 g-35 m-30 h-53 k-27
barl h-16
barle h-16
bars g-23
bars_ g-25
bas r22 m-23 h-28
bat g-22 h-19
batt h-26
batte h-26
bay k-16
bay_ h24 k-17
bbi h-47
bca h21
bcam h21
bcam_ h21
be_ r24 g29
bea r21 m-17 h18
bear r32 m-16 h-39
beari r38 m-20
bec g-22 h47 k-22
bed g33
bed_ g33
bee r-16 g-18 m-20
beef g-16 h-49
beef_ g-16 h-49
beer r-16 h23
beer_ r-16 h20
bef g21
befo g21
befor g21
beh r-16 g-18 k25
beha r-16 g-18 k25
behal r-16 g-18 k25
bei r20 g-17
bein r34 h-25
being r34 h-25
belon g26
ber h-19
ber_ h-46
bersh h-18
bery h-21
bery_ h-21
bes r-19 g-17
best r-19 g-17
best_ r-19 g-17
bet r-16 m42
bet_ r-21 m27 h-17
bets m-16 h-24
bets_ m-16 h-24
bett m32
betti m33
betw m25 h-25
betwe m-19
big h28
big_ h28
bik r-19 g-23
bike r-19 g-23
bike_ r-20 g-21
bil r21 h-18
bill h-17
bill_ g-16 m-17
bills r32 h-23
bin g18 m26
bina r-23 g30 m29 h20
binar g33 m31 h-36 k-18
bing m22
bing_ g-18
bingo m31
bir r-34 m-20
bird r-25 g55 h-49
birt r-19 m-24
birth r-19 m-24
bis g-17 h16
bis_ g-17 h20
bisc h-24
biscu h-24
bit g-18
bitc r-20 h-22
bitco r-20 h-22
bitt h-17
bitte h-17
bla m20 h18
blac m21 h20
black m21 h20
bles r21
bles_ r21
blin h-21
blind g38 m-18 h-40
blo m-19 k-28
bna r-50 g-33 m20 h23 k-36
boa r-18 g16 h-16
boar k-18
board k-18
boat r-21 g17
boat_ r-21 g17
bol m25 h-40
bolt h-36
bon r22 g-16
bond r26 g-16 h-25
bond_ r18 h-27
bonds r34 g-21 h-17
boo g-21 m16
book g-23 m21
book_ r-31 g-32 k-21
booki m19
books m-21 h-30 k21
boos r-19 g-18 m-20 h-46
boot h24
bootl h24
booz r-19 g-21 m-22 h34 k-17
booze r-19 g-21 m-22 h34 k-17
bor_ h-21
born g27 h-17
born_ g28 h-19
borr r18
borro r18
bot r-20 h28
bout r-17 g-20 h-16 k-27
bout_ r-17 g-20 h-16 k-27
box g23 h-17
box_ g19 h-17
bp_ r36 g-23 k-17
bra g-16 m-16
bran m-21
brand m-21
brar r-29 g-22
brary r-29 g-22
bre g-22
brea h-20
break h-16
brew h27
brewe h22
brib r-21 g-27 m-17 h39
bribe r-22 g-28 m-17 h31
broa k30
broad k30
brok r20 h-17
broke r20 h-17
brot r-23 h22
broth r-23 h22
brow g-16
brown g-16
bru g-18 h-19
brut g-18 h-19
brut_ g-18 h-19
bs_ h37
bsc g-24
bscr g-24
bscri g-24
bsi r-22 g-30 m-17 h43 k-19
bso h17
bsol h17
bsolu h17
bt_ r33 g-23
bts r19 g-22 h-17
bts_ r19 g-22 h-17
bud r-20 g-22 m-16 k-22
bul g-21 h-33
bun r-16 m-17 h24
bun_ m-17 h-21
burge r-21 g-19 m-25 k-25
but r17
but_ r25
buti r-17
butio r-17
butt h-57
buyi r-16
buyin r-16
buys r25 k-21
buys_ r25 k-21
byp k39
bypa k39
bypas k39
cak m-25 k-21
cake m-25 k-21
cake_ m-25 h-30 k-23
call_ h-16
calls r-21 g41 h-33
cam r-18 m-19 h17
cam_ h26
came r-21 g21 h-17
camel g28
camp g-19 m-35
camp_ h-21
can_ h-39
cand g37 h-33
candl g37 h-33
cann g-17 h20
canna g-17 h20
cap_ r-17 g-22 h-29 k36
cape g23 h-20
caped g36 h-23
car_ m-16 h-34 k-18
card r16 m22 h17
card_ r21
cards r-17 g-19 m22 h30
carl r-25 g-20 h18
carp h-22
carpe h-22
carr r-22 h-17 k-16
cars g30
cars_ g30
case r-17 m-16
case_ h25
cash k19
cash_ k19
cast g-35 m-25
casti h47
cat_ r-19 g-30 m-22 h-57 k-21
catc g30
catch g30
cate h25
cate_ m17 h28
cati h-32
catio h-32
ccin h-27
ccina h-21
ccine h-27
cco_ h16
cds g39
cds_ g39
cea r-33 g-20 h-36 k63
ced r-17
ced_ r-17
cei k19
ceip h-16 k16
ceipt h-16 k16
ceiv k18
ceiva r34
ceive k22
ceivi r-17 k41
cel r-20 h36 k-16
cel_ r-16
cell r-27 g-20 m-19 h35 k-17
cem g-27 h-30
ceme h-31
cemen h-31
cenc g-19
cence g-19
cent h-19
cent_ h-20
cer h16
cer_ h54
cere r-22
ceri r-29 m-21 h-25
cerie r-29 m-21 h-25
ces k23
ces_ k16
cess m-20
cet r-26 g-35 m-29 h35 k-17
cfd r-27 g55 m-39 h-44 k-23
cfd_ r-26 g48 m-39 h-39 k-22
chai r-21 g-18 m-22 h-40
chair r-19 g-18 m-17 h-39
chang h-28
charc h-24
charg r18
chari g-18 h-22
chart g21 h-21
chc m32
chea h23
cheap h23
chec h-35
check h-35
ched_ r-20 g-19 h-17
chee r-17 g-18 h17
chees r-17 g-18 h17
chen h-25
chen_ h-25
cheq r19 h-17
chequ r19 h-17
cher r-17 g-22 m-20
cher_ r-20 g-19
ches_ h22
chess m-27 h-37
chick h-29
chil r-16 m-25 h-34
child r-16 m-25 h-34
chin m18 h-24
chine m19 h-17
chip m25
chips m25
cho r-17
chor h20
chori h20
chos h-16
chose h-16
cia h33
cial h31
cial_ g16 h25
cian h29
cian_ h29
cid_ h-19
cide g16
cide_ r-26
cie g-38 h24
cif g24
cifi g25
cifie g25
cig r-19 g-19 m-18
ciga r-19 g-19 m-18
cigar r-19 g-19 m-18
cili h35
cilit h35
cin h-28
cina h-21
cinat h-21
cing r-18 g-20 h-31 k22
cing_ r-18 g-20 h-31 k22
cip h-20
cipa h-20
cipal h-20
cis r-23 g-39 h-36
cit r-23 g-23 m-21
ciu h21
ciut h21
ciutt h21
cka g-16
ckag g-17 m-23
ckage g-17 m-23
ckb r-18 g-16 h28
ckba r-18 g-16 h28
ckbac r-18 g-16 h28
ckd r-18 k43
ckda r-18 k43
ckdat r-18 k43
cked h38
cked_ h38
cken h-29
cken_ h-29
cker m-17 h-52 k-18
cker_ m-17 h-52 k-18
ckets h-18
cki g-28 k-18
ckin g-28 k-18
cking g-28 k-18
ckl r24 h29
ckla r25
cklac r25
cko r-20
ckof h16
ckoff h16
ckp m22
ckpo m22
ckpot m22
cks r-16 m-23
cky m16
cky_ m16
cla g-21
clai g-17
claim g-17 h-20
clar k28
clare g-16 k31
clas m-21
class m-21
cle m-20
cle_ r-23 m-17 h-23
clea g-18
cler r-18 h18
clerk r-18 h18
cli r-17 h-18 k-24
clin r-17 h-18 k-24
clo r-16
clos m16 h-32
close g18 m17 h-33
club_ r-16
clud r18
co_ h35
coa m-30 h-30
coal h-24
coal_ h-24
coc r-22 g-27 m-20 h44 k-17
coca r-32 g-35 m-30 h28 k-26
cock h33
cockt h33
cod g-16 h-36
code g-16 h-36
code_ h-19
coin h21
coins h57
cok r-16
coke r-16
coke_ r-16
coll k20
colle k20
colo h-42
color h-42
colou h-39
com_ g-35 m33 h29 k-29
comes g16
compl k20
compo r20 h-27
cond_ r-19 m-17
condi r17 g-29 k-17
conds g20
cons r-18 g-19
consu g-17
conta g19 h-20
conte g19
convo h-24
coo m-19 h-21
cook m-19 h-21
cooki m-21 h-25
cop h22
cope h19
cope_ h19
copp k-16
coppe h-17 k-18
copy m-18
copy_ m-18
cord h-40 k27
cords g-21 h-35 k20
corp r19 h-26
corpo r19 h-26
corts m-22 h35
cost h-22
cost_ h-22
cott h-24
cotto h-24
cour g-30 h-18
couri r-20
cours g-34
court r-17 g-22 h-33
cous m-19 h-24 k-29
cousi m-20
cov r19 g19
cove r19 g19
cover r19 g19
cqu g17
cqui g17
cquir g17
cra r-16 m21
crac m-16
crack m-16
craf r-21 g-17 m-20
craft r-21 g-17 m-20
crat r-16 m23
cratc m28
crate g17 m-18
crea r-19
cree g-26
creen h-18 k16
cres r-18
cresc r-18
cret h26
cret_ h37
creti g24
cri h16
cribe g33
crop g20
crop_ g20
cru m-19
crud h-22
crude h-22
crys g-18
cryst g-18
cs_ h33
cte r-19
cted r-19
cted_ r-19
ctio h-16
ction h-16
cto r17
ctob g-19 h-17
ctobe g-19 h-17
ctor_ h17
ctori r20 k-18
ctu r-26 g-16 h-20
ctur g-16 h-21
cture r-22 g-25 m-25 h-20 k-18
cturi k32
cui h-24
cuit h-24
cum m32
cup r-17 g-27 m-34 h-19 k-17
cup_ g-26 m-32
cure h23
curem h16
curi m-20
curit m-20
curs h19
curse h19
curt g-16 h-31
curta g-16 h-31
cus k17
cust k18
custo k18
cut r-16 g-16 m-31 h-31
cy_ g18 h-19
da_ m-32 h-39 k-32
dai r-25 g-27
dal r-33 g-30 m-17 h-34
dal_ r-33 g-30 m-17 h-34
dan g-21
dan_ g-26 h-31
daq r-41 m-53 h-51 k-36
dar k26
dar_ h-17 k40
dat h-28
date h-22
date_ m-32 h-23
dated r18
dates r-23 h-22
dati r-22 h-34 k22
datin r-22 h-34 k22
day r20
days g-23
days_ g-23
dba h23
dbag h23
dbags h17
ddi m-21 h-44
ddic g-19 m-28 h22
ddict m-28
ddl r-32 g17 h-38
ddle r-32 g17 h-38
dds g-19 m28
dds_ g-19 m28
de_ h-16
dea r16 g20
deal r23
deal_ r27 g-22
deale m-19
deb r38 g-22
debt r34 g-23
debt_ r33 g-23
debts r19 g-22 h-17
decid g17
decl k31
decla k31
ded h18
ded_ h19
dee m-33 h-34
def h-17
defa g19
defau g19
defe r-26 h-20
deg r-18 h28
degr r-18 h28
degre r-18 h28
del_ r-18 g-17
deli h-18
dell h20
della h20
den_ g-17
denti g28
deo_ g-17
deos h24
deos_ h24
depe g20
depen g20
der g-19 h23
der_ g-18 h18
deri h-16 k25
derin k31
ders r-19 g-16 h-19
ders_ r-19 g-16 h-19
des g28 m-16
desc g38
descr g38
dese h-23
deser h-23
desi m-25
desig m-25
det h-35
dete h-36
detec h-54
dex g31
dex_ g31
df_ r36 m-18 h-30
dget h-40 k-16
dget_ h-40 k-16
di_ r-37 g-22 m-22
dia r-25 g-24 h-40 k-24
diap h-36 k-16
diape h-36 k-16
dic m32
dica r-24 m24 h26
die m-19
dies m-19 h23
dies_ m-19 h23
dif r-16 g27
diff r-16 g27
diffe r-16 g27
din m-16
dinn r-37 g-17 m-18 k-16
dinne r-37 g-17 m-18 k-16
dio r-17 g-16 h-35
dio_ r-17 g-16 h-35
dip m-25
dis r19
disc r24
discl g17
disco r26
discr g24
disti g-18
dit r18 k-23
dit_ m-16 k-25
dite r19 g-23 k-25
dited r19 g-23 k-25
diti r16 g-19
ditio r17 g-29 k-17
dits r-25 m31
dits_ r-25 m31
dity r20 g16
dity_ r20 g16
div r-25 g21 h-17
dive r-19 g30
dive_ g23
dka h26
dka_ h26
dle r-23 g17
dle_ r-23 g22
dli g26 m-21 h-33 k-17
dlin g26 m-21 h-33 k-17
dmi r19 h-40
do_ h-24 k27
doc h32
does_ k16
doesn g19
dog r-17 h-22
dog_ h-29
doh r-20 g-20 m-21 h-21 k-17
doha r-20 g-20 m-21 h-21 k-17
doha_ r-20 g-20 m-21 h-21 k-17
doll r18
dolla r20 h-19
dom g-27 h25
dom_ g-30 m17
don r-17
done r-34 m-23 h-17
dont g17 h-20 k16
dont_ g17 h-20 k16
doo r-24 g-36 m-18
doo_ r-22 g-34 m-17 k-20
door g-17 h-22
door_ g-17 h-22
dow m-20 h-22
down m-20 h-19
down_ m-20 h-19
draf r19 m27
draft r19 m27
drai k23
drais k23
draw_ m16
drawi m-20 h-21
dres h-40
dress h-40
dri r-32 h24
driv r-35 g-18
drivi k-18
dro g16 h-22
drop g18 h-23
dru g-18 h37
drug g-18 h37
drugs h29
dry m-22
duc g-35
duca h-22
ducat h-22
duct g-37
due g-18 m17 h-25
due_ g-17 h-20
dul m-16
dult m-17
dult_ m-17
duq r-20 m-17
duq_ r-20 m-17
dva h-17
dvan h-17
dvanc h-17
dvd r-19 g-16 m-24 h27 k-19
dyi g-20
dyin g-20
dying g-20
ea_ r-19 h-27
eac h-25
each h-25
each_ h-20
ead g24
ead_ r-18 g28 h-20
eade g-25
eader g-25
eadi h20
eadin h20
eads g17
eads_ g17
eag r-16
eagu r-16
eague r-16
eak m-24 h-18
eake m-33
eaker r-18 m-37 h-20
eal h-23
eal_ g-34 h-32 k25
eale m-16
ealed h-24
ealer h18
ealt r-19 h-25
ealth r-19 h-25
eam r-30 h-29 k-17
eam_ h-24
ean r-32 g-26 m-32 h-29
eap h25
eap_ g-27 h22 k-17
ear r19
ear_ h-19
eari r38 m-20
earin r38 m-20
earn r26 h-20
earni r28 h-27
ears h-19
ears_ h-19
ease r-21 g-29 m-19
ease_ r-18 m-20
easu r22 g-29
easur r22 g-29
eat r-26 m-26
eat_ r-28
eath r-18 m-32 h-37
eathe r-21 m-27 h-30
eati m-17
eatin m-20
eats g-26 m-23 h-21
eats_ g-26 m-23 h-21
eau h21
eav r-24 h25
eave r-24 h25
eave_ r-24 h25
ebc h21
ebca h21
ebcam h21
ebo k24
ebod k24
ebody k24
ebt r34 g-23
ebt_ r33 g-23
ebts r19 g-22 h-17
ebts_ r19 g-22 h-17
ec_ r-22 m-16
ece k24
ecei k19
eceip h-16 k16
eceiv k18
eces g-18 m-24 h-22
eces_ g-16 h-21
eci g16
ecid g17
ecide g17
ecif g24
ecifi g25
eckl r25
eckla r25
ecks h24 k20
ecks_ h24 k20
ecl k31
ecla k31
eclar k31
ecoi r-19 g-16 h59
ecoin r-19 g-16 h59
ecor h-28 k20
ecord g-17 h-41 k29
ecov m-24
ecove m-24
ecr h30
ecre h30
ecret h37
ect r-20 h-16
ect_ r-35 g-18 k-23
ecte r-19
ected r-19
ecti h-16
ectio h-20
ecu m-21 k-17
ecur m-20
ecuri m-20
eda g-23 m-33 h-35 k-31
edd r-21 h-58
eddi r-21 h-58
eddin h-26
edg h-19
edge h-19
edge_ h-16
edic g16 m16
edict g19 m20
edit_ m-16
edite r19 g-23 k-25
edits r-25 m31
eds r19 h-20
eds_ r19 h-20
edu g-31 h-18
educ g-39 h-21
educa h-22
ee_ h-26
eed_ g-17
eeds r19 h-20
eeds_ r19 h-20
eef g-16 h-49
eef_ g-16 h-49
eeh g26 h-40
eeh_ g26 h-40
eek r24 g-17 k-16
eek_ r24 g-29 m-25 h-44
eeke m23 h26
eeken m23 h26
eekl r17 h-18
eekly r17 h-18
eel r-24 g18 h-20
eel_ r-29 g16 h-27
eels g29
eels_ g29
eem h-17
een g29 h-20
een_ g30 h-19
eeni h-25 k24
eep k26
eep_ k29
eeps m36 h-22 k-18
eer h27
eer_ h25
ees h22 k-25
ees_ m-16 h-33 k-28
eese r-17 g-18 h17
eese_ r-20 g-20
eesh g-17 h35 k-23
eet r-33 g-20 m-36 k-23
eet_ h-18
eev g-20
eeve g-20
ef_ h-39
efa g19
efau g19
efaul g19
efe r-26 h-20
efo g20
efor g21
efore g21
eft g37 h-21
eft_ g37 h-21
efu r-29 g-21 h-29 k-17
efun r-29 g-21 h-29 k-17
efund r-29 g-21 h-29 k-17
eg_ g-17 h43
egar h-38
egar_ h-38
egg r-21
egi h-18
egr r-25 h35
egre r-18 h28
egree r-18 h28
eh_ r29 g24 m-23 h-37 k-19
eha r16 g-22 h-28
ehal r-16 g-18 k25
ehalf r-16 g-18 k25
ehi h-16
ehic h-16
ehicl h-16
eho r-19 g-19 k-17
ehou r-20 g-19 k-19
ehous r-20 g-19 k-19
eib h-21
eibo h-21
eibor h-21
eid h-16
eid_ h-16
eig r16 h-32
eigh r16
eighb r-17 m-17
eight r20 g-27 h-18
eik g-16 m-19 h36 k-16
ein r19
eine g-17 h25
einek g-17 h25
eing r23 h-18
eing_ r23 h-18
eip h-16 k16
eipt h-16 k16
eipt_ h-18
eipts g-16 k22
eis r-17 g-24 m-25 h45
eit h22
eit_ h26
eiv k18
eiva r34
eivab r34
eive k22
eive_ k20
eived r-23
eivi r-17 k41
eivin r-17 k41
ek_ r24 g-29 m-25 h-44
eke m19 h40
eken m19 h40
eken_ g-17 h25
ekend m23 h26
ekl r17 h-18
ekly r17 h-18
ekly_ r17 h-18
el_ g16
ela h17
elat h37
elati h37
eld h-33
ele r-26 g16
elec r-18 g19 h-16 k-18
elect r-18 g19 h-16 k-18
elf r-32 h-31
elf_ r-32 h-31
eli h-18
ella r-18 g-28 h25
ella_ r-17 g-29
ellin g18 m-19 h-18
ello m-16
ello_ m-16
ells g-17 h21
ells_ g-17 h21
elon g19
elong g26
elp h-17
els_ k-27
elt r-19 g-28 m-20
elt_ r-16 g-25 h-25
em_ h-24
emaa m-18 h-25
emaar m-18 h-25
emai r-16
email r-16
emb h-22
embe g-29
ember g-29
eme r16
emed m-35 h-29
emed_ m-35 h-29
emir g-18 h-16
emira g-18 h-16
emiu h-20
emium h-20
emon r-24 g-16
emova h-19
emove h33
emp g-30 m-30 h-33 k-26
en_ g19
enal h-19
enalt h-19
end r27 g-19
end_ r40
ende g-21
ender r30 h17
endi g-26
endin g-26
ends h-24
ends_ h-24
ene h-23
enes h-39 k-20
eness h-39 k-20
enew g20
eng r-37 g-18 m-41 k-38
engi h-26 k-29
engin h-26 k-29
eni g-20 h-27
enin g-21
ening g-21
enn r-19 g-21 m-21 h-17
ens_ m-19
ense_ r22 g-21
enta g-17 m-20
ental m-18 h-28
ente r-20 k30
ented r-23 m-26 h-18 k33
enter h26
enti k25
entif g28
entin r-40 m18 h-32 k21
entio k25
entri m28
entu r42 g-40
entur r42 g-40
enu r-35 g-28 m-16
enu_ g-24
eo_ g-17
eon k23
eone k23
eone_ k23
eos h24
eos_ h24
ep_ k29
epa g-23 h-26
epai g-34 m-26 h-25
epaid g-41 m-20 h-28
epair r-19 m-23 h-22
epaym r-30 k-17
epays r27 m20 h-23
epe m-25 h-21
epen m-22
epend g20
epl k-16
epla h-33 k-27
eplac h-33 k-27
epli h16
eplic h16
epo k17
epor k28
eport k28
epp h-20
eps m36 h-22 k-18
equ m-28
eque r19 h-17
eque_ r27
eques r-21 h-27
equi m-31 h30
equit g21 m-27
era m-21
erab r18
erabl r18
erag g22 h18
erage g22 h18
eral r-31 g-17 h-20
eral_ r-31 g-17 h-20
erap g-17 h-18
erapy g-21
erat m-31
erati r-17 h-25
erb r-19 g-20 m32 h17 k-17
erc r18
erce r19 h-24
ercen r19 h-24
erd r20
erdr r26
erdra r26
ere_ m-18 h16
ered k16
ered_ k16
eren r-16 g27
erenc r-16 g27
erfe h24
erfei h24
erfo r-17
erfor r-17
erfu h-17
erfum h-17
erg m-16
ergy h-30
ergy_ h-30
eri r-17
erica h-21
erie r-29
eries r-29
erin g-16 h-28
ering g-16 h-28
erk r-18 h18
erk_ r-18 h18
erl r16 g-21
erlo h23
erlot h23
erm_ g-27 h-25
ermar m-38 h-33
ermi h-20
ermin h-16
ermit h-23
ern g-17
erne r-22 g-19 m-21
ernet r-22 g-19 m-21
ernm r17 h-23
ernme r17 h-23
ero h29
ero_ h-27
erol h31
erol_ g-18 h24
erot h33
eroti h33
erp g32 h-18
erpe g27
erpet g27
err r-31 g-38
erro r-28 g-21 h-20
error r-28 g-21 h-20
erry g-21 h-45
erry_ g-21 h-45
erse r17 g-18 h-22
ersey r-17 g-20 m-18 h-24
ersh h-21
ershi h-21
erso k16
erson k16
erw g20
erwa g20
erwar g20
eryo g-16 h-17
eryon g-16 h-17
esa r-17 g-19 h33
esal r-17 g-19 h33
esale r-17 g-19 h33
esca g23 h-20
escap g23 h-20
esce r-18
escen r-18
escr g38
escri g38
ese h16
ese_ r-17 g-17
eser h-23
esert h-23
esh r-26 g-18
esh_ g-20
esho k23
eshol k23
esi m-25 h23
esig m-25
esign m-25
esn g19
esnt g19
esnt_ g19
eso h23 k-28
esses m18
essi r-19
essio r-19
esso g-16 m-21 h-22
esta k-17
este g-19 h-22
ested g-26 h-30
ester r20 g-17 h-16 k-19
esti k18
estio k23
estm h16
estme h16
ests r-33 m-16
ests_ r-33 m-16
eta h29
etal h-22
etal_ h-22
etam h31
etami h31
etec h-54
etect h-54
eth r-19 m-17 h20
eth_ r-37 g-31 m-35 h47 k-21
ethy h-19
ethyl h-19
eti h-36
etio g24
etion g24
etit h-28
etiti h-28
ets h-19
ets_ h-19
ett m27 h19
ette r-16
etter r-27 g-16 m-25
etti m29
ettin m29
etu g22 h-19
etua g27
etual g27
etw m25 h-25
etwe m-19
etwee m-19
ety r28 h-21
ety_ r32
eum g-17
eum_ g-17
eur_ r42 g-34 k-20
euro_ r21 g-18 m-16 h-18
euros h-16
euru r-21 h-18
eurus r-21 h-18
eva h-31 k72
even m-23
ever_ g16
evera g19 h17
every r27 g-16 h-16
evi r-17 m-16 h-16
evil h30
evil_ h30
ew_ k-18
ewa r-26
ewe g-20 m-19
ewel g-19 m-24
ewell g-19 m-24
ewer g-16 h18
ewery h19
exag h-19
exago h-19
exam r-18 g-16
exam_ r-21 k-16
exc h-26
exch h-27
excha h-27
exp r-17 g16
expr r-19
expre r-19
eya r-47 g16 m-38 h-33
eya_ r-39 g-19 m-33 h-19 k-18
eye_ h30
eys r-19 g-24 h-21
eys_ r-19 g-24 h-21
fa_ g-22 m-30 h-24
fac k-21
face g-21 m-34 h-24 k-16
face_ g-21 m-34 h-24 k-16
faci r-17 h26 k-18
facil h35
fact k-19
facto k-19
fai g-32 m16
fair g-16 m18
fair_ g-20 m18
fal h20 k16
fala r33
fala_ r33
fals r-17 g-16 h-19 k37
false r-17 g-16 h-19 k37
fan r-25 m16 k-16
fans r-35 h16 k-24
fans_ r-35 h16 k-24
fant h-20
fanta h-20
far r-31 m-17
farm r-23
farm_ r-24
fat k-22
fath k-22
fathe k-22
fau g17 h-33
faul g19
fault g19
fd_ r-26 g48 m-39 h-39 k-22
fe_ m-19 k-21
fee h-24
fee_ g-21 m-16 h-26
feel g36
feel_ r-16 g34
feels g29
fees r-25 g-26 m-16 k-27
fees_ r-25 g-26 m-16 k-27
fei h24
feit h24
feit_ h26
fell h45
fell_ h45
fen r-31 g-23 m-24 h31 k-18
fer_ r-33
fere r-16 g27
feren r-16 g27
fes r-19
ff_ h33
ffer r-16 g27
ffere r-16 g27
ffi k-17
ffic k-17
ffice k-21
ffici h16
ffl m23 h-31
ffle m23 h-31
ffle_ m32 h-19
ffles m-39 h-34
fice k-21
fice_ h-49 k-29
ficer h44
fici h16
ficia h16
fied g20
fied_ g20
fig h-18 k26
figh h-18 k31
fight h-18 k31
fil g-19 m-26
film g-16 m-21
film_ g-23 m-22 h-26
films h24
filt g-20 h-20
filte g-20 h-20
fin r21
fina r16 h-35
final r-23 h-27
finan r19 h-37
find r-21
finds g16
fine g-28 k-16
fine_ g-18 k-17
fir h26
fire h29
firs h21
first h21
fis g29 h-21
fish g29 h-21
fish_ r-20 g28 h-37
fit g-20 h-36
fit_ g-19 h-23
fiv r-18 m24
five r-18 m24
five_ r-18 m24
fix_ r-21
fixes g20
fla r-19 g-19 h-24
flag g-16 k17
flag_ g-16 k17
flat r-24 h-23
flat_ r-23 h-24
flav h-26
flavo h-26
fle m20 h-28
fle_ m30 h-18
fles m-32
fles_ m-32
fli r-33
flo r-18 g-21
floo r-16 m16
floos r-20 m22 h-48 k-17
flow m-18 h-32
flowe m-18 h-32
flu g-18 h-50
fol r-24 m17
foll r-31 m-16
follo r-31 m-16
foo r-35 m18 h-37 k-21
foot h-23
footb h-22
fore g20
fore_ g22
forg r-25 h36
forge r-26 h35
forgi r-21 h30
form r-20 h-25
form_ r-30 h-38
forma r-17
forms h-25
fort g-16
fortu g-17
forw h-16
forwa h-16
fou r-34 k-17
four r-23 k-18
four_ r-23 k-18
fre m-18 h-28
free m-19 h-27
free_ m-19 h-27
frei r-31 g-26 h-19
freig r-31 g-26 h-19
fres g-17 h-30
fresh g-17 h-30
frid r-20
frida r-17
fridg r-19 h-18
fru g16
frui g16
fruit g16
ft_ r17 h-17
fterw g20
fts r-16 g-27 m-24 k-16
fts_ r-16 g-27 m-24 k-16
ftw h19
ftwa h19
ftwar h19
fue r-32 m-24 h-28
fuel r-32 m-24 h-28
fuel_ r-32 m-24 h-28
ful r-39 g-28 h-22
ful_ g-23 h-32
full r-42 g-24
full_ r-42 g-24
fum h-17
fume h-17
fume_ h-23
fun r-18 h-16 k20
fund r-19 k21
fund_ g-17 h-31 k-18
fundi r-29 g25 k-25
fundr k23
funds r-23 h-27 k35
fur r-17 h-34 k-20
fut g17 h-17
futu g17 h-17
futur g17 h-17
fx_ r34 g26 k-17
gag r22 g-16 h-17
gage r22 g-16 h-17
gage_ r22 g-16 h-17
gai r18 m-19 h-27
gain r18 m-19 h-27
gain_ r21 g-18
gains r-19 m-30 h-28
gala m19
gala_ m19
gam m25
gamb m18 h-17
gambl m18 h-17
game g-17 m20 h-25
game_ g-17 m21 h-37
gami m28 h-25
gamin m28 h-25
gan g-20 h38
gar r-22 g-18 m-16
gar_ g-21
gard h-24
garde h-24
gbp r36 g-23 k-17
gbp_ r36 g-23 k-17
ged h17
ged_ h17
gel r-34 g-19 m-20 h-23
gela h37
gelat h37
gen r-22 m18
gent r-32 g-19 m20 h-30 k-17
gent_ r-18 g-16 h-23
ger r-24
gers r-24 h20
gers_ r-24 h20
ges h-17
ges_ h-17
get_ r16
gga r-24 m-25 h-24 k29
ggag k-16
ggage k-16
ggy r-24 h-29 k-22
ggy_ r-24 h-29 k-22
gha g22 m-18 h-58
ghb r-17 m-17
ghbo r-17 m-17
ghbou r-17 m-17
ghe r18
gher r20
gher_ r20
ghtc m-17 h27
ghtcl m-17 h27
ghte h-20 k22
ghter h-20 k22
ghts r-20 h-25
ghts_ r-20 h-25
gici h29
gicia h29
gif g-22 h-22
gift g-22 h-22
gift_ g-22 h-18
gin_ h26
gine h-26 k-29
gine_ h-29
ging h-27
ginge m-16 h-39 k-16
gir h31
girl h31
girl_ h42
girls g-18
giste k16
gistr r-19 h-19 k-18
giv m-16
give_ r18
gives h-17
gla h-23
glas h-35
glass h-35
gle r-25 m-19 h77 k-33
gn_ m-34 h20
gnat h20
gnatu h20
gnu h-24
gnum h-24
gnum_ h-24
go_ m18
goa g26 h-24
goat g34
goat_ g37
goe g21
goes g21
goes_ g21
gol h-33
gold h-31
gold_ h-23
goo r-17 m-19
good r-17 m-18 h-19
good_ g-27 m-33 h-29
goods r-19
gov r17 h-23
gove r17 h-23
gover r17 h-23
gra r-25 g-18
grad g-21
grade g-21
gram r-21 h33
gram_ r-23
gramm r-21
grams m-21 h29
grap r-22 h17
graph r-21
gras m-23 h-36 k-21
grass m-23 h-36 k-21
grea r-19 h28
greas h45
gree_ h24
green r-19 m-25 h-31
grey h21
grey_ h21
gri g-26
gro r-25
groc r-28 m-20 h-35
groce r-28 m-20 h-35
grou k-22
groun m-17 h-64 k-31
grow g25
gua r18
guar r18
guara r18
gue m25
gue_ r-18 h-25
gues g-19 m25
guess g-21 m24 h-24
guest g-17 m-23
gui k-16
guin k-16
guine h-37
guinn m-16 k-20
gun_ g-16 m-18
guns m-29
guns_ m-29
guy r-19 h-18
guy_ r-18
gym r-28 g-22 h-18
gym_ r-28 g-22 h-18
ha_ g-22
hab r-35 g-17 m-31 k19
hab_ r-33 m-30 h-35 k21
hacke g-18 m-20 k-19
had r-17 m-20 h-16
had_ r-18
hah r30 g-19 h-27
hahr r26 m-23 h-32 k-19
hahr_ r26 m-23 h-32 k-19
hai r-20 g-16 m-19 h-48
hair r-18 g-16 h-45
hair_ r-18 h-32
hal h21
hala r-18
halal h-51
half r18
half_ r18
hall h23
hall_ r-26 h23
ham_ g-16 m-17 h32
hams h-30
han r-18
hand_ h-26
handb h23
hande r-26 h-35
hang h-28
hange h-29
hank r-19
hank_ r-16
hanks g-18 h-23 k-24
hap h22
happ h26
happy h30
har_ r-37 g-43 m-38 h33 k-32
hara g27 h-34
harc h-24
harco h-24
hard h27
hard_ h20
hare r-29 k-16
hare_ r-34 k-23
hares r-21
harg r18
harge r17
hari g-18 h-22
harit g-18 h-22
harm m-29 h22
harm_ m-29 h22
hart g21 h-21
hart_ g21 h-21
hasa r-32 m-20 h-22
hased g30
hash g-21
hash_ g-19
hasn g32
hasnt g32
hat g21
hat_ g23
hav g18
have g18
haven g36 h-21
haw r-27 m-18 h-27
hawa r-27 m-18 h-27
hawal r-27 m-18 h-27
hbo r-17 m-17
hbou r-17 m-17
hbour r-17 m-17
hc_ g-20 m-17 h44
healt r-19 h-25
heap h21
heap_ g-27 h22 k-17
heat r-42 h-23
heat_ r-28
hec h-35
heck h-35
heck_ r17 h-24
hecks k30
hed_ r-37 m17 h-17
hee k-17
heel r-31 g17 h-27
heel_ r-31 g17 h-27
heep g30 h-20
heep_ g30 h-20
hees r-16 g-18 h32
heese r-17 g-18 h17
heesh g-17 h35 k-23
hei r-22 g-20 h25
hein g-17 h25
heine g-17 h25
hel g-17 m-16
help h-17
hem r-21 g21 m-21 h-30
hem_ r-20 g34
heme m-37 h-32
hemed m-35 h-29
hen g26
hen_ g23 h-20
heq r19 h-17
hequ r19 h-17
heque r19 h-17
her r-16
her_ r-17
hera g-17 h-18
herap g-17 h-18
here m-16 h16
herr h-27
herry h-27
hers m-18 h-18
hers_ m-18 h-18
hess m-27 h-37
hess_ m-27 h-37
hex_ r-18 g-16 m-19
hexa h-19
hexag h-19
hey r29
hey_ r29
hi_ m-29 h20
hich g23
hich_ g28 h-20
hick h-29
hicke h-29
hicl h-16
hicle h-16
hid h-23 k43
hide h-21 k44
hide_ h-21 k44
hidi h-18 k39
hidin h-18 k39
hif g-31 m-18
hift g-31 m-18
hig m-23 h-20
high m-23 h-20
high_ r-17 g-17 m-27 h-31
highe r20
hil r-31
hild r-16 m-25 h-34
hild_ m-25 h-40
him h-18
him_ h-19
hin r-18 h-16
hin_ r-24 g18 m-17
hine m18
hing h-22
hing_ h-22
hio h-43
hips g-22 m21
hips_ g-22 m21
hir h17
hira r-19 g-21 h17 k-17
hiraz r-19 g-21 h17 k-17
hird k17
hird_ k17
his_ h-16
hisk g-17 h31
hisky h21
hit m17
hite h20
hite_ h20
ho_ m24
hoe m-35
hoes m-36 h-29
hoes_ m-36 h-29
hog g-19
hog_ g-19
hold h-19
hold_ k19
holde m-22 h-22
hole h19
holi g-18
hom r-25
home r-25
home_ r-26
hon g-17 k-17
hon_ r-25 g-28 k-21
hone_ g-23
hones g25 k-21
hook r-21 h21 k-19
hop_ g-24
hopp g-34 h-35
hor g19
horiz h20
horo h19
horos h19
hors r-23
horse r-23
hort g26 h-22
hort_ g24 h-21
hos r-19
hose r-17 g24 h-30
hosen h-16
hot_ h-16
hote r-16 m-22
hotel r-16 m-22
hoto r-21 g-22 h-18
hoto_ r-16 g-24 h-21
hour h34 k-17
hous r-18 h-24
house r-20 h-16 k-16
housi m-29 h-42
hout g17
hout_ g17
how r-30 h-23
how_ r-25 h-25
hows g27
hows_ g27
hr_ r23 g-24 m-33 h-48 k-34
hree g-16
hree_ g-16
hres k23
hresh k23
htc m-17 h27
htcl m-17 h27
htclu m-17 h27
hte h-34 k21
hter h-34 k21
hters h-18 k31
hts r-20 h-25
hts_ r-20 h-25
hunt h-30
hunt_ g21
hur g-23 m-16
hurs r16 g-22
hursd r16 g-22
hy_ r-16 m-34 h-17
hyl h-19
hyl_ h-19
ia_ g-21 m-21 k-16
ial h23
ianc k20
iance k20
iap h-36 k-16
iape h-36 k-16
iaper h-36 k-16
iba r20 g-20
iba_ g-19
ibe r-17 h30
ibed g33
ibed_ g33
ibery h-21
ibi g-25
ibin g-22
ibing g-22
ibles h26
ibo h-21
ibor h-21
ibor_ h-21
ibr g-23 h-19
ibra g-23 h-19
ibrar r-29 g-22
ibs r-21 g-16 m-17 h30
ibs_ r-21 g-16 m-17 h30
ibu h28
ibut h20
ibuti r-17
ic_ k-21
ica_ h16
ical h-22
ical_ h-21
ican h-32
ican_ h-32
icat m17 h20
icate m16 h28
ice_ h-16
iced r-16 k22
iced_ r-16 k22
icen g-17
icenc g-19
icer h44
icer_ h44
ices k16
ices_ k16
ich_ g17
ici g-19 h18
icia h23
icial h16
ician h29
icin r-20 k45
ick_ r-18 g34 m-24
ickb r-18 g-16 h28
ickba r-18 g-16 h28
icke m17
icken h-29
icket m18
icl h-18
icle h-18
icle_ h-18
ico h31
ico_ h49
ics h46
ics_ h46
ict r-16
icts r-21
icts_ r-21
icy g30 h-33
icy_ g32 h-33
id_ r-16
ida r-17
iday r-17
iday_ r-17
ide_ h-19
iden r-20 g17
ident g28
ideo_ g-17
ideos h24
ider r-22 g-38
ider_ r-22 g-38
idg r-19 h-18
idge r-19 h-18
idge_ r-19 h-18
idi h-16 k34
idin h-16 k34
iding h-16 k34
ids h-16
ids_ h-16
ie_ m30 h42 k-22
iec g-22 h-22
iece g-22 h-22
ieces g-16 h-21
iel m-23 h35
iend_ m-16
ient h-23
ier h-17
ier_ h-18
if_ r22 g24
ife_ k-23
iff g22 h-32
iffe r-16 g27
iffer r-16 g27
ified g20
ifl g-19 h17
ifle g-19 h17
ifo h-25
ifor h-25
iform h-25
ift g-23 h-20
ift_ g-21 h-16
ifts g-23 m-21 h-32
ifts_ g-23 m-21 h-32
ig_ h25
iga r-19
igar r-19 g-19 m-18
igg r-24 h-29 k-22
iggy r-24 h-29 k-22
iggy_ r-24 h-29 k-22
igh_ r-17 g-17 m-27 h-31
ighb r-17 m-17
ighbo r-17 m-17
ighe r18
igher r20
ightc m-17 h27
ighte h-18 k31
ights r-20 h-25
igi r-36 g-20 m-34 h-43 k20
igin k34
igin_ k34
ign r-26 m-27 h34
ign_ m-34 h20
igna h20
ignat h20
igne g-29 h17
ija r-36 g21 m-17
ijar r-35 g24 h-38
ijara r-30
ike r-19
ike_ r-23 g-20 m-18 h-16 k-16
ikes g27
ikes_ g27
ila g-18 h26
ild m-26 h-19
ild_ r-19 m-30
ile r-31 m-34 h22
ile_ r-25 m-21 h21
ili r-20
ill_ h-17
illa r-28 g-23 h-25
illa_ r-30 g-24 h-26
ille r-27
iller g-16
illi r-33 g-24 m29
illio r-33 g-24 m29
ills r28
ills_ r28
ilm g-16 m-21
ilm_ g-23 m-22 h-26
ilms h24
ilms_ h24
ilo r-17 h-27
ilor r-26 h-31
ilos g-25 h-16
ilos_ g-25 h-16
ilt h-17
ilte g-20 h-20
ilter g-20 h-20
ima m28
imal h-16
imal_ h-16
ime m-25 h-17
ime_ g-20 m-29 h-20
imed g46
imed_ g46
imi h-26
imit h-27
imit_ h-27
imm g-17
imme m-18
immer h-16
immi g-18 h-25
immin g-18 h-25
ina m18
inah r49 g-18 h-22
inah_ r49 g-18 h-22
inal r-23 h-27
inal_ r-23 h-27
inan r17 g-20 m-19
inanc r17 g-20 m-19
inar r-30 g19 m25 k-22
inary g23 m26
inat h-23
inati h-23
inc r18
incl r19
inclu r18
ind r-19 m-23 h-25
ind_ g31 m-17
inde g31
index g31
indi r-30 g-29 m-35 h-39 k-23
inds g16
inds_ g16
ine h33
ine_ h26
inea h-18
inea_ h-37
ined g20
ined_ g20
ineg h-38
inega h-38
inek g-17 h25
ineke g-17 h25
iner m-20 h22
iner_ g16
ines r-16 h28
ines_ g-27 h41
iness r-21 g16 h21
inf g-25 h26 k30
inge k-16
inger k-16
ingo m31
ingo_ m31
ini m-16 h-20
ini_ r-19 g22 h-35
inin g-18 h-27
ining g-18 h-27
inis g-32 k-27
ink r-22
ink_ r-21
inks m-17
inks_ m-17
inn_ h18
innes m-16 k-20
inni r-18
innin r-18
ino h19
inot g-18 h38
inot_ g-18 h38
ins_ r-19 m29
inste k30
insu g19
insur g19
int_ r-17 g-16
inti r-36 k-16
intin r-36 k-16
into r-19
into_ r-19
inu g17
inut g26
inute g26
invo k17
invoi k17
io_ h-26
ion_ h-17
ios h18
iosk h18
iosk_ h18
iou r24 h-18 k22
ious r24 h-18 k22
ious_ r24 h-18 k22
ip_ g-18
ipa h16 k-16
ipal h-20
ipe h-24
ipe_ h-21
ipen g20
ipens g21
ipp g-16 h24
ippe g-16 h24
ips g-17 m31
ips_ g-18 m27
ipt_ h-18
ipts g-16 k22
ipts_ g-16 k22
iqu g-16 h30
iqui g-20
iquo h33
iquor h33
ir_ h-16
ira g-37 h28
irat g-20 h24
irate g-20 h24
iraz r-19 g-21 h17 k-17
iraz_ r-19 g-21 h17 k-17
ird r-27
ird_ r-26 k16
ire r-16
ire_ r-22
ired g17
ired_ g17
irin r-16 g17 m-25
iring r-16 g17 m-25
irl h31
irl_ h42
irls g-18
irls_ g-18
iro r-30 g26 m-19 k-16
irs g-17
irs_ r-17 g-23 m-32 h-46 k-22
irst h21
irst_ h21
irt r-19 m-24
irth r-19 m-24
is_ r17
isa h-17
isa_ m-21 h-23
isc r22
iscl g17
isclo g17
isco r26
iscou r26
iscr g24
iscre g24
iscu h-24
iscui h-24
ise_ k-34
iser k16
iser_ k16
ises h20
ises_ h20
ish r-16 g27
ish_ r-22 g28
isi g-29 m-20
isin m-23
ising m-23 h18
isk g-17 h41
isky h21
isky_ h21
isl r-18 g-16
isla r-18 g-16
islam r-20 h-31
isn h-17
isna h-17
isna_ h-17
iss r21
ist_ g-41 h-31
iste r-40
ister r-36 h21
istil g-18
istis h-17
istr g-29 k-24
istra r19 h-17
ita h-19
ita_ h36
ital m-20 h-27
ital_ m-17 h-24
itam h-35
itami h-35
itat h35
itati h35
itc h-18
itca g19
itcas g19
itch m-31
itch_ r-22 g-17 m-36 h-19 k-21
itco r-20 h-22
itcoi r-20 h-22
ited g-27 m-17 h-22 k-25
ited_ g-27 m-17 h-22 k-25
item_ k-17
ithi r-24 g18 m-17
ithin r-24 g18 m-17
itho g17
ithou g17
iti h-21
itie k22
ities k22
itin g34 h-25
iting g34 h-25
itio h-20
ition h-21
itis h-24
itise h-24
ito m-17
ito_ m-17
itr r-32 g-23 h28 k-17
itt g-24
itte g-18 m-19 h-19
itten h19
itter r-19 g-18 m-24 h-37 k-23
itu r-30
itut h31
itz r-16 g-20 h19
iut h21
iutt h21
iutto h21
iva g-16 k-18
ivab r34
ivabl r34
ival h18
ival_ h18
ivat g-21 h-16
ived r-23
ived_ r-23
iver h-29
iver_ h-43 k-17
ivera r18
ivery r-42
ivi r-16
ixes g20
ixes_ g20
ize h-20
ize_ h-29
izo h20
izo_ h20
ja_ r-18 h62
jac m24 h16
jack m24 h16
jack_ r-22 m25
jackp m22
jam r-30 g-17 m-24 h18
jame r-29 g-16 m-28
james r-23
jar r-40 h-53 k-21
jar_ r-24 g-42 h-42 k-25
jara r-30
jara_ r-30
jec r-34 h-29 k-25
ject r-34 h-29 k-25
jer r-37 g-17 h-26
jers r-17 g-20 m-18 h-24
jerse r-17 g-20 m-18 h-24
jin h18
jinn h18
jinn_ h18
jit m-16
jito m-16
jito_ m-17
job g-33 h-25
job_ g-33 h-25
joi g-18
join g-18
joint g-19
jud h28
judg h28
judge h28
jui g-16
juic g-16
juice g-16
jun r34 m-27 h-29
june r27 h-20
june_ r27 h-20
jus h-20
just h-20
just_ h-20
ka_ r-16 h18
kaf r16 g-22 h-31
kafa r33
kafal r33
kafu g-23 h-32
kaful g-23 h-32
kag g-18 m-21
kage g-18 m-21
kage_ g-18 m-21
kah r-32 g-35 m-26 h17 k-18
kar h-47
kat_ m-26 h-25
kba r-18 g-16 h28
kbac r-18 g-16 h28
kback r-18 g-16 h28
kda r-18 k43
kdat r-18 k43
kdate r-22 g-17 k36
ked h26
ked_ h26
kee k29
keep k29
keep_ k32
kel g-28 h-35 k22
kel_ g-29 h-33 k22
ken h26
ken_ r-18 g-16
kend m23 h26
kend_ m23 h26
kens m-30
kens_ m-30
ker m26
ker_ m30
kery r-23 m-23 h-37
kery_ r-23 m-23 h-37
ket m19
ket_ m18
keta h27
ketam h27
kets r-21 h-19
kets_ r-21 h-19
key h-31
keys r-18 g-24 h-36
keys_ r-18 g-24 h-36
kg_ r-16 g-45 h-26
kh_ m-18 h56
kha r-33 g-23 m-26 h42 k-19
kic r-22 g-23 h20
kick r-22 g-23 h20
kickb r-18 g-16 h28
kid r-16 h-33
kids r-16 h-33
kids_ r-16 h-33
kie m37 k-16
kie_ m38 h23 k-18
kies m18 h-25
kies_ m18 h-25
kil g-20 h-49
kilo g-25 h-18
kilos g-28 m-16 h-18
kin r-20 g-21
king r-20
king_ r-20 m-23
kio h18
kios h18
kiosk h18
kit_ m-28
kitc h-25
kitch h-25
kla r25
klac r25
klace r25
kly r17 h-18
kly_ r17 h-18
kmak m22
kmake m22
knoc h22
knock h22
know k17
know_ r-22 g-25 k31
knowi g18 h-16
kof h16
koff h16
koff_ h16
kpop h-31
kpop_ h-31
kpot m22
kpot_ m22
ks_ r-16 m-16 h-21 k23
ksh g-18 m-25 k-31
kuk r-18 h-18
kuk_ r-18 h-18
kyc h-18 k26
kyc_ h-18 k26
lac k-18
lace h-31 k-23
lace_ r18 g18 h-27
lacem h-31
lack m21 h20
lack_ m-22 h44
lad m-22
lad_ h-22
ladi m-20 h32
ladie m-20 h32
laf r26 m-17
lag g-18 h27
lag_ g-16 k17
lage g-17 m-19 h34
lah m-31 h-17
lah_ m-31 h-17
lai g-18 h30
laim g-17 h-20
laim_ g-35 h-30 k-16
laime g46
lami r-18 g-16
lami_ r-16 h17
lamic r-20 h-31
lan g-24
lan_ r-21 g-42 m-21
lana g-19
lana_ g-19
land_ r-31
lant m-21 h-31
lant_ m-16
lants m-26 h-37
lar_ r18 k-27
lare g-16 k31
lare_ g-16 k39
lared r-20 k16
lary g-18
lary_ g-18
las r-23
lash h-34 k-18
lashe h-34 k-18
lass m-18 h-28
lass_ m-26 h-42
last r-35
last_ r-35
lat_ h-25
late g16
late_ r19 g-19 h-34 k-21
later g30
lati g-20 h21
latin g-17 h33
lato m38 h-21
lator m38 h-21
lau h-21 k38
laun h-23 k44
laund h-23 k44
lav h-26
lavo h-26
law r-19 g-36
law_ g-33 h-55
lawy g-23
lawye g-23
lay m29 k-23
lay_ m30 k-17
laye r-24
layer r-24
lcon g43 h-23
ld_ h-27
lde r-24 h-31
lder r-24 h-31
lder_ r-22 g-21 h-40
lea g-19
lead h-23
leade h-23
leag r-16
leagu r-16
lear r16
leas r-25 g-32 m-22
lease r-25 g-32 m-22
leat m-29 h-33
leath m-29 h-33
leav r-24 h25
leave r-24 h25
lec h-16 k16
lect h-24 k16
lecte k-16
lecti k18
led r-46 h-47
led_ r-46 h-47
lee g-20
leev g-20
leeve g-20
leg r-23 h39
leg_ g-17 h40
lel r-36 g-26 m-20 h32 k-20
lel_ r-36 g-26 m-20 h32 k-20
lem g-18
leme g-18
lemen g-18
len r24 g-16
lend r27 g-24 h-30
lend_ r26 g-22 m-20 h-30
lende r43 h-29
lendi h-27
lent h-17
lent_ h-17
lerk r-18 h18
lerk_ r-18 h18
lers m-23
lers_ m-23
lery g-18
lery_ g-18
less r-31 h-20
let_ k18
lets h25
lets_ h25
lett r-23
lette r-23
lev r-17 g28 h-39
leve r-17 g28 h-39
lever g29 h-56
lex r-27
lex_ r-24 m-16
ley h20
ley_ h-16
li_ r-53 g-50 h17 k17
lia m-17 h-40 k17
lian k20
lianc k20
lib r-30 g-22
libr r-29 g-22
libra r-29 g-22
lic_ r-22
lica_ h16
lice g-16
lice_ g-20
licen g-17
licy g30 h-33
licy_ g32 h-33
lie h-38
lier h-34
lier_ r-33 h-35
lies g-17 h-19
lies_ g-17 h-19
lif k-18
life k-21
life_ k-21
lig r-27 m-34 h-52 k-20
like_ r-18 g-23
likes g33
limi h-27
limit h-27
lind g38 m-18 h-40
lind_ g38 m-18 h-40
line h19
line_ h16
lini m-16 h-28 k-22
lio g-20 m23
lion g-20 m23
lions r-33 g-24 m29
lip m20 h-57
liq h28
liqu h28
liquo h33
lis r-16 g-19
list g-18 h-31
list_ g-41 h-31
liste r-29 g22 h-23
lit_ r-21 m-27 h-24
lita h30
litat h35
litt h-21
lity g-24 h-24 k-18
lity_ g-24 h-24 k-18
lla r24 g-18
lla_ g-27
llar r18
llar_ r31 h19
llec k21
llect k21
lled h33
lled_ h33
ller_ h-19
llery g-18
llet k30
llet_ k29
llets h-19 k27
llin g17 m-18
lling g17 m-18
llio g-20 m23
llion g-20 m23
llm g29
llme g29
llmen g29
llo_ m-16
llov r16 h-32
llove r16 h-32
llow r-24
llow_ r-30 g18 h-31
llowa g-20 h17
lm_ r-25 m-22
lms h24
lms_ h24
lo_ r-24 h19 k-16
loa r22
loan r23
loan_ r22
loane r28
lock g-20 k-16
locke g34
log m-16 h25
logy m-16 h21
logy_ m-16 h21
lon_ r-16 g-27 m-16 k-17
long g17
longi g23
longs g23 h-17
loo r-28 g-20 m22 h19 k21
look r-25
looki r-24 h17
loos r-20 m22 h-48 k-17
lope_ r-22 h16
lor h-29
lor_ h-26
los m24 h-16
los_ g-25 h-16
lose m35
lose_ r17
losed g17
loser r-31 g-23 m34 h-26
loss h-35
loss_ g-24
lost r-22 h-28
lost_ r-22 h-28
lot_ r-18 m-21 h-17
lots g21 k-19
lots_ g21 k-19
lott g-18 m36 h18
lotte g-20 m31
lotto g-16
lou r-22 g-16
lour g-17 h-36
lour_ g-19 h-35
loure h-26
lov g-18 h28
love g-18 h28
love_ r-37 g-23 h34
lover r16 h-32
lowa g-20 h17
lowan g-20 h17
lowe m-16
lower m-16
ls_ k-17
lse r-17 g-16 h-18 k33
lse_ r-17 g-16 h-19 k37
lte g-19 h-26
lter g-19 h-26
lth r-19 h-25
lth_ r-19 h-25
lti g-17 h-17
lts m-17 h36
lts_ m-17 h36
lty h-19
lty_ h-19
lu_ g-18 h-53
lub_ r-16
luck_ m-18
lucky m16
lud r18
lue m-19 h-24
lue_ m-20 h-23
lug k-16
lugg k-16
lugga k-16
lun r-38 h-20
lunc r-27 h-21
lunch r-27 h-21
lut h17
lut_ h17
lux r-20
lux_ r-20
lvi r21 h-36
lyf r-17 h24
lyfa r-17 h24
lyfan r-17 h24
ma_ g17 m-26
maa m-18 h-25
maar m-18 h-25
maar_ m-18 h-25
mac m17
mach m19 h-17
machi m19 h-17
mad g-20
magn h-24
magnu h-24
mai r-33 g-25 k-19
mail r-19
mail_ r-18 g-17 k-16
mak r-22 m16 h24
make r-24 m17
maker g-23 m21
makes r-22 g16
mal_ m-24 h-19
male h56
male_ h56
mall r-17
man r-21
man_ r-24
manc r-17
mance r-17
mar_ r-34 g-39 m17 k-24
marc r16 h-21
march r16 h-21
marg g17 h17
margi g18
mari r-21 m-16
mark h-27
mart h18
marti h18
mast h27
maste h27
mat g-21 h-32
matc r-25 g-21
match r-25 g-21
mato m-16 h-19
mato_ m-16 h-19
may h-27
may_ h-28
mbl m18 h-17
mbo r-22 m31 h-31
mbr r-20 m-26 h-43
me_ h-18
mea r-16 g-34 h-20 k-17
meat h40
meat_ h40
meb k20
mebo k24
mebod k24
med m-17
med_ m-28
mel g25
mel_ g26
mem r-17 h20
meme r-25 h44
men_ r-16 g-21 m-17 h21
menti g-24 h-27 k32
menu g-24
menu_ g-24
meo k23
meon k23
meone k23
mer_ h-23
merc g28 h20
meri h-21
meric h-21
merl h23
merlo h23
met m-18
met_ g-16 m-19 h-32 k38
meta h-22
metal h-22
meth h53
mi_ r18 g-17
mic g-19 m-18 h-22
mic_ r-20 m-19 h-36
mil m16
mili h-38
mill r-33 g-24 m29
milli r-33 g-24 m29
min_ h-29
mina r-30 g-33 m-18 h-31 k-26
mine g-18 h19
mine_ g-25
mined g20
mini h-23 k-18
minis r16 g-33 h-19 k-29
minu g26
minut g26
mir g-24
mira g-18 h-16
mirat g-18 h-16
mis r26
mise r16 h19
mises h20
miss r22
mit g-16 h-29
mit_ h-26
mith g-19 m-34 h-21
miu h-20
mium h-20
mium_ h-20
mme r-16
mme_ r-21
mmer g17
mmer_ g-16 h-24
mmin g-18 h-25
mming g-18 h-25
mmod r16 g20
mmodi r16 g20
mmon r-24 h36
mmon_ r-32 h34
mmoni h20
mmu r-23
mmun r-23
mmuni r-23
mmy r-23 h-42 k38
mmy_ r-23 h-42 k38
mod h-18
mode r-16 h-21
model r-16 h-21
modi r16 g20
modit r16 g20
moj m-16
moji m-16
mojit m-16
mok m-18
moke m-17
moki h-22
mokin h-22
mon_ r-28 h53
moni h20
monin h20
mont r20
month r22
morr r-28
morro r-28
mort r21
morta h20
mortg r25 h-18
mos r-17 m-16 h17 k-26
mosq m-18 h-21 k-25
mosqu m-18 h-21 k-25
mot h-29
moto h-18
motor h-18
mova h-19
moval h-19
move_ h19
movie h22
mp_ r-32 g-30 m-20 h-41
mpa h17
mpl h-23
mple r30 m-27 h-24
mple_ r30 m-27 h-24
mpli k20
mplia k20
mpou r20 h-27
mpoun r20 h-27
mpu r-27 g-16 h-19 k-21
mr_ r-20 g-28
mra g-21 k-17
ms_ m16 h18
mud h-25
mul r-24 k35
mule r-28 k38
mule_ r-34 g-16 m-16 h-34 k46
mulet h28 k-18
mum g-18 h-34 k-34
mum_ g-18 h-34 k-34
mun r-17 k-17
muni r-17 k-17
munit r-23
mur g-16 k23
muse h-25
museu h-25
my_ g-25
mys r-20 g22 h-22
myse r-28
mysel r-28
myst h-23
myste h-23
na_ r-33 m25 h16 k-19
nab g-17 h20
nabi g-17 h20
nabis g-17 h20
nac h-19
nack h-32
nack_ h-31
nad r-20 g16
nah r49 g-18 h-22
nah_ r49 g-18 h-22
nai h-35
nail h-35
nak g39 h-29
nake g39 h-29
naked g39 h-29
nalt h-19
nalty h-19
nam k19
name k19
name_ h19 k20
namen h-27
names g16
nan r25 g-19 m-17
nanc g-19 m-18
nance g-22 m-19
nap g-17 h-32
napp g-18 h-20
nappi g-18 h-20
nar r-34 m19 h30 k-23
nary g23 m26
nary_ g23 m26
nas r-21 g23 m-41 h-25
naw g28
nawa g28
naway g28
nbo g28 h-19
nbor g28 h-19
nborn g28 h-19
ncer h33
nch r-28 g-23 m-16 h-27 k-18
nch_ r-27
ncl g22
ncla g46
nclai g46
nclu r18
nclud r18
nct g-21 h-17
ncti g-21 h-17
nctio g-21 h-17
nda m-27 k-31
ndb h23
ndba h23
ndbag h23
ndec g16 k16
ndeci g21
nded r-18
nded_ r-18
nderi k31
ndex g31
ndex_ g31
ndf r36 m-18 h-30
ndf_ r36 m-18 h-30
ndi h17 k-17
ndin m-17
nding m-17
ndit r17 g-29 k-17
nditi r17 g-29 k-17
ndl h18
ndle r-17 h30
ndle_ g20
ndo g25 k-16
ndon h23 k-16
ndr k17
ndra k23
ndrai k23
nds h-25
nds_ h-25
ndu r-29 m26
nduq r-20 m-17
nduq_ r-20 m-17
nea g-17 m-24
nea_ h-37
nec r19 g-18 m-19
neck r25
neckl r25
nee r19 g-18 h-26 k-32
need r21 g-19 k-17
neg g-17
nega h-38
negar h-38
nei r-16 g19 m-16
neig r-17 m-17
neigh r-17 m-17
nek g-17 h25
neke g-17 h25
neken g-17 h25
nel h20 k-26
nera h-22
nerat r18 h-17
ners m-17 h-43
nersh h-24
nes r-17
ness k-16
ness_ k-16
net_ h-24
nev k23
neve k23
never k23
new h-32 k-19
new_ h-30 k-22
nex g16
next g16
next_ g16
nfl r-38 k38
nger r-26 h-18
nger_ h-26
ngers r-24 h21
ngi h-28 k-18
ngin h-28 k-18
ngine h-26 k-29
nging h-27
ngl r-24 h28 k-37
ngle r-24 h28 k-37
ngo m26
ngo_ m26
nic r-19 m-22 k-17
nic_ r-27 g-23 m-22 k-22
nid g28
nide g28
niden g28
nie m-23 h68
nif h-25
nifo h-25
nifor h-25
nig h23
nigh h23
night h23
nil r-38 h-39
nima h-16
nimal h-16
ning_ h-19
nio h-20
nion h-17
nion_ h-17
nis r24 g-29 k-21
nit r-16
nit_ g-18
nitis h-24
nks r-19 g-17
nks_ r-19 g-17
nli k20
nlic k28
nlice k28
nlin m19
nline m19
nly_ h-26
nlyf r-17 h24
nlyfa r-17 h24
nn_ m17 h16
nna r-18 g-21 m-16 h19
nnab g-17 h20
nnabi g-17 h20
nne h19
nnes h18 k-17
nness m-16 h18 k-19
nnu h-17
nnua h-17
nnual h-17
no_ r-27
nobe g-16 m-19 h-18
nobel g-16 m-19 h-18
noc h22
nock h22
nock_ h23
nocko h16
non h-24 k-16
non_ h-23
nor r-25 m-22
nos m29 h-66
not g23
not_ g31
note r20 g-28
note_ r17 g-26
notes r16 g-26 h-16
noti g-26 k30
notic g-26 k30
nov r-29 g-27 h-17
nove r-29 g-27 h-17
novel r-29 g-27 h-17
now r16 h-16
now_ r31 h-22
nowi g18 h-16
nowin g18 h-16
nre k29
nreg k29
nregi k29
nse h-24
nse_ r22 g-21
nsh g16 m-21
nso m-26
nsor m-28
nsor_ m-29 k16
nste k30
nstea k30
nsu g16
nsul g-17
nsult g-17
nsur g19
nsura g22
nsw h22
nswe h22
nswer h22
nta h-20
ntai g19 h-20
ntain g19 h-20
ntal m-18 h-28
ntal_ m-18 h-28
ntas h-20
ntasy h-20
nted r-19 m-20 k19
nted_ r-19 m-20 k19
ntee r18
ntee_ h-18
nten g20
ntent g21
nter_ r-26 g-23 h-26
nterf h24
nth r21
nth_ r22
nti h-16
nti_ m-19 h-20
ntif g28
ntifi g28
ntil r19 h-36
ntil_ r19 h-36
ntin g-18 h-22
nting g-18 h-20
ntio k25
ntion k25
nto_ r-19
ntrie m28
ntro r-24 g-27 h-31
ntrol r-24 g-27 h-31
ntu r42 g-40
ntur r42 g-40
nture r42 g-40
nu_ r-17 g-27
nua r17
nual h-17
nual_ h-17
nud g-18 h37
nude g-18 h37
nude_ h28
num_ g-20 h-19
nut g23
nute g26
nute_ g33 m-32 h-16
nutes g21
nve h17
nven k-17
nvent k-17
nver g-19 h-25
nvert g-19 h-25
nvo h-17 k16
nvoi k17
nvoic k17
nvoy h-24
nvoy_ h-24
oad m19 h21
oad_ m-16 h-28 k20
oal r-18 h-31
oal_ h-24
oan r23
oan_ r22
oane r28
oaned r28
oap g-38 h-31
oap_ g-38 h-31
oar k-18
oard k-18
oard_ k-18
oas h16
oast h16
oast_ h16
oat r-17 g22 h-19
oat_ r-19 g22
ob_ g-33 h-25
obe h-35
obel h-40
obel_ g-16 m-19 h-18
ober g-19 h-17
ober_ g-19 h-17
oca r-18 m-16 h24 k-16
oce h-36
ocer r-28 m-20 h-35
oceri r-29 m-21 h-25
ock m-17 k-18
ocke r-18 g20 m-30 h-45 k-20
ocked g34
ocko h16
ockof h16
ocks r-22 g-16 m-40 h-26 k-31
oct g-18
octo g-18
octob g-19 h-17
ocu h30
ocur h29
ocure h16
od_ m-22
odd r-20 g-20 m30
odds r-20 g-20 m30
odds_ r-20 g-20 m30
ode g-19 m-21 h-37
ode_ h-19
odel r-16 h-21
odel_ r-16 h-21
odi r16 g20
odit r16 g20
odity r20 g16
odk h26
odka h26
odka_ h26
odo r-24 h26
ods r-21 h-22
ods_ r-21 h-22
oes h-21
oes_ h-24
oesn g19
oesnt g19
oet r-39 g56 m-26 k-19
ofa r-21 h-34 k-23
ofa_ r-21 h-34 k-23
off_ h33
offi k-17
offic k-17
ofi g-18 h-23
ofit g-18 h-23
ofit_ g-19 h-23
oftw h19
oftwa h19
oge r-16 g-28 k-18
ogr r-22 h-18
ogra r-22 h-18
ogram r-16 h-29
ograp r-21
ogy m-16 h21
ogy_ m-16 h21
oha r-20 g-20 m-21 h-21 k-17
oha_ r-20 g-20 m-21 h-21 k-17
oic k16
oices h-17
oid h-18 k30
oid_ h-17 k31
oidi k17
oidin k17
oil r-31 g17 h-23
oil_ r-30 g19
oins h57
oins_ h57
oint r-17 g-16
oint_ r-18 g-18
oints h24
oji m-16
ojit m-16
ojito m-16
ok_ r-19 h-16 k-25
oke_ h-16
oked h43
oked_ h43
oken m-28
okens m-30
oker m35
oker_ m31
okh r-40 g-28 m-33 k-37
okie m38 k-16
okie_ m38 h23 k-18
okin m-30
oking m-30
okmak m22
oks m-20 h-29 k26
oks_ m-20 h-29 k26
ola_ m34 h18
olan g-19
olana g-19
old h-24
old_ h-20
olde m-19 h-21
older m-19 h-21
ole h22
ole_ h22
olex r-24 m-16
olex_ r-24 m-16
olice g-20
olicy g32 h-33
olla r20 h-19
ollar r20 h-19
olle k18
ollec k21
oller r-20 g-25 h-37
ollov r16 h-32
ollow r-31 m-16
olog m-16 h25
ology m-16 h21
olor h-42
olor_ h-31
olou h-39
olour h-39
olt h-36
olu r-24
olut h17
olut_ h17
oma g-17
omar r-22 g-27 h-48
omar_ r-22 g-27 h-48
omat m-16 h-19
omato m-16 h-19
omb r-23 g22 m20
ombo m40 h-36
ome g17
ome_ r-17 g17 m-17
omeb k20
omebo k24
omeo k23
omeon k23
omes g16
omes_ g16
omis r22 h-25
omise r22 m-17 h-44
ommod r16 g20
omo r-28
omor r-28
omorr r-28
ompl k20
ompli k20
ompo r20 h-27
ompou r20 h-27
oms h21
oms_ h21
ona_ k-17
once_ r18
ond r17 h-16
ond_ h-23
ondi r17 g-29 k-17
ondit r17 g-29 k-17
ondo g29 k-22
oned r-25 m-27 h33
oned_ r-25 m-27 h33
ones g23
ones_ g23
ongi g23
ongin g23
ongs g23 h-17
ongs_ g23 h-17
oni h20
oni_ h16
onic r-18 h31
onic_ r-20 h32
onin h20
oning h20
onli m19
onlin m19
only_ h-26
onlyf r-17 h24
onn r-19 g-19
onso m-28
onsor m-28
onsu g-17
onsul g-17
ont_ r-20 h-20
onta g19 h-20
ontai g19 h-20
onten g21
onth r22
onth_ r22
ontro r-24 g-27 h-31
onven k-17
onver g-19 h-25
onvo h-24
onvoy h-24
ony r-23 g-18 m-18 h-25
ony_ r-23 g-21 h-25
oo_ g-39 m-41 h-17 k-18
ood r-17 m-22
ood_ m-23 h-35
oods r-19
oods_ r-19
oof r-32 g20 h-26
oof_ r-32 g20 h-26
ook_ r-19 h-16 k-25
ooki r-16
ookie m38 k-16
ookin r-16 m-36
ooks m-20 h-29 k26
ooks_ m-20 h-29 k26
ools r-17 m46 h-30
ools_ r-17 m46 h-30
oom h16
oom_ r-20 g-17
ooms h26
ooms_ h26
oon r-46 g-29 m-30 k16
oon_ r-47 g-29 m-34 h-38 k21
oor r-25 g-28 m-30 h30
oor_ r-22 g-17 m-30 h20
oot r-26 m19 h-26
oot_ r-35 g-20 m24 h-44 k-21
ootb h-22
ootba h-22
ootl h24
ootle h24
ooz r-45 g-26 h31 k-35
ooze r-19 g-21 m-22 h34 k-17
ooze_ r-19 g-21 m-22 h34 k-17
op_ m21
ope m-18
ope_ r-19 g-17
open g23
open_ g26
opi m-17
opp h-39
oppe h-33
opper h-33
ops g16 h35
ops_ g16 h35
opt h-28
opti h-28
optio h-28
opy_ m-18
orate r19 h-26
orce h25
orcer h25
orch h-29
ord_ h-41
ords g-21 h-35 k20
ords_ g-21 h-35 k20
ore h-17
ored g-28 h-43
org h31
orge r-26 h35
orge_ r-25 h22
orged r-25 h37
orgi r-21 h30
orgin r-21 h30
ori g-16
orig k34
origi k34
orin g-16 h-31 k-19
oring g-16 h-31 k-19
oriti k26
ority r-26 k-20
oriz h20
orizo h20
ork h21
ork_ g-16 h23
orm r-19 h-23
orm_ r-30 h-38
orma g-18 m-21
orman r-17
orms h-25
orms_ h-25
orn g22 h24
orn_ g26
orno h42
oro r-16 g-17 m-17 h16
oros h19
orosc h19
orp r17 g-17 h-25 k26
orpo r19 h-26
orpor r19 h-26
ors r-16 h29
ors_ r-16
orse r-23
orse_ r-23
orsh h25
orshi h25
ort_ h-17
orta r-19 m-22 k-24
ortad h20
orte h25
ortg r25 h-18
ortga r25 h-18
orti g28
ortin g28
orts m24 h25
orts_ h18
ortu g-17
ortun g-17
orw h-16
orwa h-16
orwar h-16
ory g-19
ory_ g-19
os_ m17
osa r-19 m-18 h-47
osc h30
osci h21
osciu h21
osco h19
oscop h19
ose m23
osed g17
osed_ g17
osen h-16
osen_ h-16
oser r-31 g-23 m34 h-26
oser_ r-30 g-24 m22 h-19
oses h-16
osin r-19 k-22
osing r-19 k-22
ositi g17
osk h18
osk_ h18
osq m-18 h-21 k-25
osqu m-18 h-21 k-25
osque m-18 h-21 k-25
oss h24
oss_ g-20 m-16 h-18
osse g17 h-32
osses g17 h-32
ost_ h-24
oste h-45 k-31
oster h-45 k-31
osti h31
ostit h31
ot_ r-16 g16
ota r-27 m-26 h-17
otb h-22
otba h-22
otbal h-22
ote h21
ote_ g-29 m22 h26
otel r-16 m-22
otel_ r-17 m-22
otes g-25
otes_ g-25
oth r-18
othe g-19
othel g-27 h36 k-21
othi r-40 m-29 h-17
othin r-40 m-29 h-17
oti g-20 h38 k16
otic g-22 h23 k19
otic_ h33
otice g-26 k30
otl h21
otle h24
otleg h24
oto r-21
oto_ r-16 g-24 h-21
otor h-18
otor_ g22
ott m18 h30
otte g-20 m31
otter g-20 m31
otto h-17
otto_ g-16
otton h-24
ou_ h-23
oui g-21 m-18 h60 k-19
oul m32
ound m-19 k-25
ound_ r-30 m-17 h16 k-24
ounte r-17
ounti r35 k-17
ounts g-23 h18 k30
oup_ k-23
our g-18
our_ g-20
ourc k32
ource k32
oure h-26
oured h-26
ouri r-19
ourie r-20
ourn h-27
ourna h-27
ours g-22 h18
ours_ r-27 m-20 h32
ourse g-34
ourt r-17 g-22 h-33
ourt_ r-17 g-22 h-33
ous h-32 k-19
ous_ r23 h-17 k18
ouse h-23
ouse_ r-20 h-22
ousi m-23 h-23
ousin m-23 h-23
ova h-19
oval h-19
oval_ h-19
ove_ r-18 h23
ovel r-29 g-27 h-17
ovel_ r-27 g-22 h-18
over r16
over_ h-18
overd r27
overe g32
oves r-25 g-17 k-22
oves_ r-25 g-17 k-22
ovie h22
ovies h22
ow_ r21 h-19
owa g-20 h17
owan g-20 h17
owanc g-20 h17
owe_ r25 g-33 m22 h-27 k-22
owers g-18 m-20 k-17
owi g17
owin g17
owing g17
own h-16
own_ h-18
owne g18
owned g30
owner r-24 g-23 h-22
owni g23 h25
ownin g31 h-19
owns h-30
owns_ h-30
ox_ g19 h-17
oy_ m-17 h-44
oys g-20
oys_ g-24 m-21 h18
oze g-20 m-16 h19
oze_ r-19 g-21 m-22 h34 k-17
pa_ g-24 m-25 h18 k-22
pac r-19 g-29
pack r-19 g-30 m-19
pack_ g-29
packa g-17 m-23
pad g-17 h-48
pade g-19 h-41 k-22
pai m-16
pain r-17 g-16 m-19 h-42
paint m-18 h-32
pair r-26 g-20 m-34 k-19
pair_ r-18 m-23 h-22
pall g28
palle g28
palm r-27 m-17
palm_ r-26 m-17
pam h-18
pam_ h-18
pan h17 k-17
pap g-28
pape g-28
paper g-28
parc r-16
parce r-16
park m-16 k-18
parki r-33 m-18 h-29 k-21
partm r-19 h-21
parts h-28
party r-17 g-28
pas k18
pass k19
pass_ k20
passi k16
patc h-56
patch h-56
pati m-23 h-22
patie h-23
payi g-22
payin g-22
payof h22
pays r19 m17 h-23
pays_ r19 m17 h-23
pea r-16 h-28
pear g25
pear_ g20
pears g28
pec r-18
peci g17 h-16
pecif g24
pect r-19
pecti h-27 k-32
pecto h23
ped g22
ped_ g22
peed r-19
peed_ r-22 m-16 k-16
pel r-31 g-17 m-18
pell r-31 g-17 m-18
pell_ r-30
pells h52
pen g19
pen_ g24
pena h-19
penal h-19
pend r18 k-19
pends g20
pens r19 h-18
pens_ h-17
pep h-20
pepp h-20
per_ h-22
perc r19 h-24
perce r19 h-24
perf h-16
perfo r-17
perfu h-17
perm h-30
perma m-38 h-33
permi h-28
pero h16
perol g-18 h24
perp g32 h-18
perpe g27
pers k16
pers_ g-17
perso k16
pes g-32 m-17
pes_ g-32 m-17
pet h-25
pet_ r-19 h-23
peti h-28
petit h-28
petu g27
petua g27
phe r-20 g-19
phot r-21 g-22 h-18
photo r-21 g-22 h-18
phy m-28 h-19
phy_ m-35 h-18
pic r-19 g-16 m-16
pick g17
pick_ g17
pie g-24 h-17
piec g-26 h-19
piece g-26 h-19
pigg r-24 h-29 k-22
piggy r-24 h-29 k-22
pil r-23 g-16 h51
pill r-19 h25
pills r-21 h32
pin_ g-17 h-26
ping m-23
ping_ m-23
pino g-18 h38
pinot g-18 h38
pint h35
pint_ h35
pira h39
pirat h39
pit m-19
pla g-16 h-27 k-16
plac g17 h-37 k-25
place g18 h-36 k-26
plan g-39 m-19 h-26
plan_ r-19 g-41 m-20
plant m-21 h-31
plat h-20
play r-21 k-19
playe r-24
ple h-28
ple_ h-26
plea r-23 m-23 h-32
pleas r-23 m-23 h-32
plia k20
plian k20
plit r-21 m-27 h-24
plit_ r-21 m-27 h-24
plot g20 h-20
po_ r-16 g-23
poi r-22 h-36
poin r-22 h-36
point r-22 h-36
pok r-26 m37
poke r-26 m37
poker r-26 m37
pon_ r16 h-29
pons h17
pons_ m16 h26
ponso m-28
poo r-27
pool r-20 m20 k-16
pool_ r-18 k-21
poor r-28 m-16
poor_ r-28 m-16
pop g-22 m-21 h-42
pora r19 h-26
porat r19 h-26
pork h20
pork_ g-16 h19
porn g-21 h62
porno h42
port_ r-17 m-22 h-28
porti k17
ports m28 h28
poss g20
posse g23
post k-28
pot r-21
pot_ r-25 g-16
pots h-23
pots_ h-23
pou r18
poun r20 h-27
pound r20 h-27
pp_ g-29 k-18
ppa r-21 g-17 m-19 h18 k-18
ppa_ r-21 g-17 m-19 h18 k-18
ppea g19 k16
ppear g27
ppi g-16 h-17
ppie g-18 h-20
ppies g-18 h-20
ppl h-30
pple r-24 h-16
pple_ r-27
ppli h-32
ppo m-17 h-35
ppr h16
ppro h16
pprov h16
ppy g-20 m-20
ppy_ g-20 m-20
pr_ r61 g-30 m-30 h-44 k-30
pra r-24 g-34 h-50
pre g21
prea g40 m-22 h-24
pread g40 m-22 h-24
pred g19 m20
predi g19 m20
pres r-17
press r-19
pric g20
price g20
print r-37 g-20 m-19 h-19
pris h-24 k-19
prise h-24 k-19
priz h-19
prize h-19
proce h-20
procu h16
prof g-18 h-23
profi g-18 h-23
prog r-17
progr r-17
prom r22 h-25
promi r22 h-25
prop g20
pros h28
prosc h21
prost h31
prov h16
provi h16
ps_ g19 m18
pst g-29 m72 h-56
psy h18
psyc h18
psych h18
pt_ h-18
pti h-18
ptio h-18
ption h-18
ptop_ h-16
pts g-16 k22
pts_ g-16 k22
pub r-27 h50
pub_ r-17 m-21 h55 k-16
puj h27
puja h27
puja_ h27
puri r-27 g-22 h-21
purif r-27 g-22 h-21
put r-24 g27 h-24
put_ r-19 m-24 h-46
puts g31 h-26
puts_ g31 h-26
py_ m-18
qard r-31
qard_ r-31
qual g-27
quali g-27
que m-16
que_ r21 k-25
ques r-17
ques_ r-21 h-27
quest k23
queu r-17 m-19 h33
qui m-23
quire g17
quit m-26
quit_ h-24
quity g21 m-27
quo h33
quor h33
quor_ h31
ra_ r-17 h29
rab h-25
rab_ h-44
raba_ r-22 g-17
rabl r18
rable r18
race r-22 g-18 m18 h29 k19
race_ r-18 g-22
raci g-22 m-24 h-30
racin g-22 m-24 h-30
rack m-16
racke h39
rad h-28
rada h-17 k40
radar h-17 k40
radd r-28 g19 h-20
rade r-16
radi h-35 k-19
radin k-21
radio r-17 g-16 h-35
raf m19
raff m23
raffl m23 h-31
raft m16
rag r-22
rage r-22
rage_ r-20
rah g-21 m-29 k-19
rai r-17
rain h-17
rain_ g-17
raini g-22
rains r-24 g22 m-26 h-30 k-18
rais k23
raise k23
rak r-19 g-22
rak_ r-18 g-24 m-17
ral r-29 g-18 h-18
ral_ r-29 g-18 h-18
ram g-17 h26
ram_ r-25
rama r26 g-35 m-31
ramad g-33 h16
ramm r-21
ramme r-21
rams m-21 h29
rams_ m-21 h29
ran_ r-20 h-16
ranc g20 h-18
rance g21
rand g-16
rand_ m-34
rant r16
rant_ g40 h-19
rante r18
rap r-20 k-23
rap_ h-16 k-32
raph r-21
rapy g-21
rapy_ g-21
rar r-30 h-37
rary r-29 g-22
rary_ r-29 g-22
ras r-16
ras_ r-22 m-26 h35
rase g-20 m18
rash r-21 m-23 k-16
rass m-23 h-36 k-21
rass_ m-23 h-36 k-21
ratc m28
ratch m28
rate_ g25
rated h39
rates r17 g-20
rati g-24 h-16
ratio g-23
rav m-28 h-21
rave h-21
ravel h-21
raw_ m16
rawi m-20 h-21
rawin m-20 h-21
ray r-16 g18
raye g27 h-18
rayed g27 h-18
raz r-16 g-22
raz_ r-19 g-21 h17 k-17
rbe r-41 g-32 m-32 h-55 k-25
rbi g-22
rbo r-26 g-21 m-17 h18
rbon r-17 g-23 m-19 h22
rbu m-17 h-21
rbun m-17 h-21
rbun_ m-17 h-21
rce_ k32
rcel r-16
rcel_ r-16
rcen r19 h-24
rcent r19 h-24
rcer h25
rch_ r16 h-18 k-16
rchar r-16
rcoa h-24
rcoal h-24
rda r-32 m-21 h-37 k-29
rdi r-39 h21
rdin r-25 h16
rding r-22 g24 h-16
rdr r26
rdra r26
rdraf r26
read h21
read_ r-29 g36 m-22 h-23
readi h20
reak h-16
real r-20
real_ r-20
ream r-40 m-21 h-35 k-25
rear g-26 h43
reas g-18
rease h45
reasu r25
reat r-23
reb r-34 g-19 m-22 h-16
rec k23
rece k19
recei k19
reco h-30 k24
recor g-17 h-41 k29
recov m-24
redic g19 m20
ree h-17
reem h-17
reen m-20 h-35
reen_ r-17 g-17 m-22 h-35
reet h-17
reet_ h-17
ref r-30 g-24 m-16 h-39 k-20
refu r-29 g-21 h-29 k-17
refun r-29 g-21 h-29 k-17
reg h-19
regi h-18
reha h-22
reho r-20 g-19 k-19
rehou r-20 g-19 k-19
rei g-18 h-21
reig r-31 g-26 h-19
reigh r-31 g-26 h-19
rel g-34 m-18 h-52
reme r-16
remen r-16
remiu h-20
rence r-16 g27
rene h-32 k-16
renes h-39 k-20
renew g20
rent m-16 k17
rent_ g-18 m-17
renta m-18 h-28
rente r-26 h-20 k35
renti r-21 m-30 h-26 k22
repa g-24 h-26
repai g-34 m-26 h-25
repl k-16
repla h-33 k-27
repli h16
repo k28
repor k28
rer r-26 h19 k-25
rer_ r-26 h19 k-25
res_ g20
resa r-21 g-19 h17
resal r-21 g-19 h17
resce r-18
resh h-21
resh_ g-17 h-30
resho k23
ress h-26
ress_ h-37
ret_ h40
reti r-16 g21 h-19
retio g24
rety r32
rety_ r32
reve m-24
rew g-25 m-18 h20
rew_ h47
rewe m-26 h16
rewer h22
rey h21
rey_ h21
rfe h24
rfei h24
rfeit h24
rfo r-17
rfor r-17
rform r-17
rfu h-17
rfum h-17
rfume h-17
rga h30
rged h28
rged_ h28
rgen r-38 g-23 m25 h-29
rgent r-38 g-23 m25 h-29
rger r-19 g-16 m-22 k-21
rger_ r-23 g-20 m-29 k-23
rges h-24
rges_ h-24
rgin_ g16
rgy h-30
rgy_ h-30
rha r16
rham r16
rham_ g-16 m-37
ri_ g26 h-19 k-22
ria r-19 g-20 m-19 h-22 k-25
rib h23
riba r22 g-18 h-32
riba_ r16 g-17 h-24
ribe r-17 h25
ribed g33
riber h-21
ribi g-22
ribin g-22
ribs r-21 g-16 m-17 h30
ribs_ r-21 g-16 m-17 h30
ribu h20
ribut h20
ric g19
ric_ h-34
rica h-21
rican h-21
rice g20
rice_ g19
rices g51 m-18 h-38
rick m24 h-25
rid r-23 h-17
rida r-18
riday r-17
ridg r-19 h-18
ridge r-19 h-18
rie r-19
rier r-19 h-17
rier_ r-19 h-17
ries r-27
ries_ r-26
rif r-26 g-23
rifl g-19 h17
rifle g-19 h17
rig g24
righ g29 h-27
right g29 h-27
rigi k26
rigin k34
ril r-35 g-22 m-19 h-44
rimme h-16
ring h-16
rings h-19
rinks m-17
rint r-37 g-20 m-19 h-19
rinte r-25 g-30 h-19
rinti r-34 k-17
rio r24 g-19 h25 k-19
rip_ r-22 g-25 m-22 k-25
ripe g17
ripen g20
ris h18
rita h41
rite h-39
rite_ h-39
riti g21
ritie k26
ritin g39
ritt h19
ritte h19
riv r-20 g-28
riva r-17 g-20
rivat g-21 h-16
rive g-29 h-42 k-17
rivi k-18
rivin k-18
rize h-19
rize_ h-28
rizo h20
rizo_ h20
rk_ h22
rkey h-33
rkey_ h-33
rki r-33 g-18 m-16 h-29 k-17
rkin r-33 m-18 h-29 k-21
rking r-33 m-18 h-29 k-21
rks m-35 h-44 k-19
rl_ h39
rle h-16
rley h-16
rley_ h-16
rli r38 g-52 m-18 h-31 k-28
rlo r-16 h19
rlot h23
rlot_ h23
rls g-20 m-16 h22
rls_ g-18
rm_ r-27
rma m-17
rmanc r-17
rmar m-38 h-33
rmine g20
rming g-19 h30
rmit h-23
rmit_ h-23
rna h-27
rnam h-27
rname h-27
rne g-23 h-16
rned g-16
rned_ g-16
rnet r-22 g-19 m-21
rnet_ r-22 g-19 m-21
rnin h-24
rning h-24
rnit r-28 h27 k-18
rnm r17 h-23
rnme r17 h-23
rnmen r17 h-23
rno h54
ro_ g-19 m-16 h-23
road m-16 h-22 k22
road_ m-16 h-22 k22
roas h16
roast h16
roce h-36
rocer r-28 m-20 h-35
rocu h16
rocur h16
rof g-18 h-23
rofi g-18 h-23
rofit g-18 h-23
rog r-17
rogr r-17
rogra r-17
rok r20 h-17
roke r20 h-17
roker r20 h-17
rol h25
rol_ k-17
role r-24 m-16
rolex r-24 m-16
roll k-22
rolle g-24 h-35
rollo r16 h-32
rolo m-17 h33
rolog m-16 h25
romis r22 h-25
ron r-17 h21
ron_ r-18 g16
roni_ h16
roo g-19
room m16 h19
rooms h26
root m-20 h-38
root_ m-20 h-38
rop r-16 h-36
rope r-28 g-16 m-28 h-38 k-29
ror r-28 g-21 h-20
ror_ r-28 g-21 h-20
ros h23
ros_ h-16
rosc h26
rosci h21
rosco h19
rose h16
rost h31
rosti h31
rot r-26 h39
rot_ g-31 m-18 h31 k-16
roth r-23 h22
rothe r-23 h22
roti h33
rotic h33
roun r-23 g-25 m-29 k-37
round r-23 g-25 m-29 k-37
roup_ h18 k-16
rovi h16
rovin h16
rown_ h-22
rowns g-18 m-19 h-32 k-17
rows g25 h-21
rows_ g25 h-21
rpet_ r-19 h-23
rpetu g27
rpora r19 h-26
rpr h-24 k-19
rpri h-24 k-19
rpris h-24 k-19
rra m-18
rran k-18
rrang r19 k-19
rrant r-37 g16 h-34 k-16
rri h-35
rror r-28 g-21 h-20
rror_ r-28 g-21 h-20
rry r-19 g-19 h-19
rry_ r-19 g-19 h-19
rsd r16 g-22
rsda r16 g-22
rsday r16 g-22
rsey r-17 g-20 m-18 h-24
rsey_ r-17 g-20 m-18 h-24
rson k16
rsona k16
rst h24
rst_ h27
rt_ h-18
rta r-21 m-18 k-27
rtad h20
rtade h20
rte h24
rted r-19
rted_ r-19
rter h17
rter_ h17
rtg r25 h-18
rtga r25 h-18
rtgag r25 h-18
rth m-20
rth_ m-26 h-55
rting g26 h-42
rtini h18
rtm r-19 h-21
rtme r-19 h-21
rtmen r-19 h-21
rto r-29 g-29 m-30 h-52 k-21
rts m22
rtu r-25 g-16 m-17 h22
rtun g-17
rtune g-17
rty r-16 g-16
rty_ r-16 g-16
rub h-44
ruc r-20 g-24 k17
ruck r-17 g-25 h23
ruck_ r-18 g-27
ruct k20
ructu k23
rud h-22
rude h-22
rude_ h-22
rug g-18 h37
rugs h29
rugs_ h29
ruit g16
rum h39
rum_ h46
run h-16 k16
run_ g-21 h-17 k25
runa g28
runaw g28
runn k18
runni k18
rup g-17 m-22 h-24
ruq r17
ruq_ r17
rus h-43
rusd r-21 h-18
rusd_ r-21 h-18
rut g-16 h-18 k16
rut_ g-18 h-19
rve r-17
rvey r-17
rvey_ r-17
ryo g19 h-21
ryon g-16 h-17
ryone g-16 h-17
rys g-18
ryst g-18
rysta g-18
sa_ g-29 m-30 h-27 k-16
sah r-27 g-29 m-29 h22 k-23
sai r-26 g-22 h-37
said r-23 g-23 h-35
said_ r-23 g-23 h-35
sak r-18
sake r-18 g-20 m-16
sake_ r-18 g-20 m-16
sala m-16
salad h-22
salar g-18 m-17
sale g20
sam g-17 h-20
same g-20
same_ g-20
san r-26
san_ r-31 h-25
sand r-16 g16
sani h-16
sanit h-16
sar r-43 g-27 m-31 h-20
sara g-18 m-24 h-23
sara_ g-18 m-24 h-23
sat h-40
sati h-40
say g16
says g16
says_ g16
sbo m26 h21 k-26
sboo m26 h21 k-26
sca g21
scap g23 h-20
scape g23 h-20
sce r-18
scen r-18
scent r-18
sci h21
sciu h21
sciut h21
scl g17
sclo g17
sclos g17
scop h19
scope h19
scou r26
scoun r26
scra m27 k-16
scrat m28
scre h-17
scree h-18 k16
scret g24
scu h-24
scui h-24
scuit h-24
sd_ k-16
sda m-33 h-25
sday r16 g-22
sday_ r16 g-22
sea_ h-36
seal h-24
seale h-24
seas g21 h16
seaso g21 h16
seat g-26 m-28 h-20
seat_ r-17 g-32 h-18 k-20
seati m-20
seats g-26 m-23 h-21
secr h37
secre h37
secu m-20
secur m-20
sed h-42
see r-21 g19
see_ g21 k22
seed r-30 g-33 m20 k-27
seed_ r-30 g-33 m20 k-27
seen g16
seen_ g16
sel g22
self r-32
self_ r-32
sell g22
sell_ r21 h-23
selle g17
selli g23
sem g-31 m-18 h-21 k-20
semi g-34 m-18 h-30 k-23
sen g-29 h-36
sen_ h-16
send g-25 h-19
send_ k16
sendi r-29 g-31 h-28 k-30
sent r-33 g-18 h-26
sent_ r-33 g-18 h-26
ser m31
ser_ r-17 m17 h-21
sert m17
sert_ m17
ses_ g-17
sess g21
sess_ g21
sesse g21
sessi r-21 m-18
set_ r-17 g18 k-21
sets g17
sets_ g17
seu h-25
seum h-25
seum_ h-25
sev g-16
seve g-16
sex g-20 h21
sex_ g-20 h21
sey r-35 g27 m-32 h-44
sey_ r-17 g-20 m-18 h-24
sfer_ r-33
sha h20
sha_ r-30 g-30 h27 k-21
shah r26 m-23 h-32 k-19
shahr r26 m-23 h-32 k-19
shar r-28 k-17
share r-29 k-16
shee k-20
sheep g30 h-20
shees g-17 h35 k-23
shes m-19 h-26
shes_ m-19 h-26
shi h16
shif g-31 m-18
shift g-31 m-18
shin g-21 h23
shir r-19 g-21 h17 k-17
shira r-19 g-21 h17 k-17
shoe m-36 h-29
shoes m-36 h-29
shol k23
shold k23
shoo r-33 g28 m-16 h-23 k-20
shop g-25
shop_ g-24
shopp g-34 h-35
shor g26 h-22
short g26 h-22
shot_ h-19
show r-23 h-23
show_ h-26
shows g27
sht g-45 m-41 h-57 k-28
sic g-30 h25
sig r-24 m-22
sign r-24 m-22
signa h20
signe g-29 h17
sin_ m-17
sing r-21
sing_ r-22 h-19
site r-24 h16
site_ g-16 h18
siti g17
sitio g17
siv h24
sive h24
siz m-16 h-33
size m-16 h-33
size_ m-16 h-33
sk_ r-19 g29
ske g-29
sked g-17 h-27
sked_ g-17 h-27
ski r-19 g-17 h23 k-36
sks h-31
sks_ h-31
sky h18
sky_ h18
sla r-19
slam r-20 h-31
slami r-20 h-31
sle g-20
slee g-20
sleev g-20
slo g-16
slot g-16
slots g-21 m16 k-21
sma r-20 m-20
smal r-21 m-21
small r-21 m-21
smi r-21 g-23 m-37
smok m-17 h-17
smoke m-17
smoki h-22
sms g-27 m60
sms_ g-27 m60
sna h-32
sna_ h-17
snac h-32
snack h-32
sne m-32 h33
snt g28
snt_ g28
so_ r20 g-20 k45
soa g-38 h-31
soap g-38 h-31
soap_ g-38 h-31
sof r-16 g-17 h-26 k-18
sofa r-21 h-34 k-23
sofa_ r-21 h-34 k-23
softw h19
sol k-18
sola g-16
solan g-19
sold h-19 k-20
sold_ h-19 k-20
solu h17
solut h17
some_ r-28 g18 m-38 k-27
someb k24
someo k23
son_ r-23
sona k16
sonal k16
sor m-19
sor_ m-30
sorc h25
sorce h25
sou g-17 m-22 h-48
sour k20
sourc k32
spa r-22 g-25 m-18
spam h-18
spam_ h-18
speci g17 h-16
spee r-19
speed r-19
spel r-31 g-17 m-18
spell r-31 g-17 m-18
spin h-33
spin_ g-17 h-26
spl r-20 m-24 h-23
spli r-21 m-27 h-24
split r-21 m-27 h-24
spon m-20
spons m-20
spor m16
sport m16
spr g27
spre g40 m-22 h-24
sprea g40 m-22 h-24
spri h18
squ m-18 h-21 k-25
sque m-18 h-21 k-25
sque_ m-18 h-21 k-25
sse h-22
ssed k24
ssed_ k24
sses h-18
sses_ h-17
ssess g23
stag g-25 m-26 h-22
stage g-28 m-26 h-24
stal g-16
stal_ g-18
stall r-26 h-21
star r-28 m18
stay h-19 k36
stay_ g-20 h-20 k30
stayi h-16 k33
stea h18 k21
stead k30
sted h-26
sted_ h-26
ster_ k-25
stere k29
stery h-23
stil g23
still g23
stin h25
sting h25
stio k23
stion k23
stis h-17
stisn h-17
stit h31
stitu h31
stl r-24
stm h26
stme h16
stmen h16
stoc g32
stock g32
stom k18
stoms g-18 k21
stoo g-17 m-17 h-29
stool g-17 m-17 h-29
stor g-19 m-19 h-32
store r-19 m-19
stou h32
stout h32
stra g19
stran k28
strat r18 g17 h-16
stray g40 h-33
stre h-18
stree r-17
stri m-17 h20
strip g-24 m-20 h17
stro h17
strol h17
stru k20
struc k20
stu g-16
stud g-16
study g-20 h24
sty h-18
styl h-18
style h-18
sua g-23 m-20 h36
sual g-23 m-20 h36
sual_ g-23 m-20 h36
sub g-24
subs g-24
subsc g-24
sui g19
suit g19
suitc g19
suk r-18 h-18
suku r-18 h-18
sukuk r-18 h-18
sul r-17
sult r-21
summo h23
sura g21
suran g21
sure r21 g-23
suret r32
suri r26 h-18 k-21
surp m-16 h-25 k-19
surpr h-24 k-19
surv r-17
surve r-17
sury r32 h-19
sury_ r32 h-19
swa g22 h-29
swap g23 h-26
swap_ h-28
swe g-18 m43
swer h22
swers h22
swi r-17
swim h-25
swimm g-22 h-27
swin g-17 h62
sy_ r-17
syc h18
sych h18
ta_ m-31 h26 k-16
tab g-16 h37 k-17
tab_ g-36 m-40 h54 k-20
tabl k-17
table k-17
tach g-16
tache g-16
tad h20
tade h20
tadel h20
tag g-24 m-22
tage g-28 m-26 h-24
tage_ g-28 m-26 h-24
tah g-27 h-35 k-23
tail r-17
tail_ h-25
tailo r-26 h-31
taine g18 h-22
tains h-29
tak m19 h-18
taka g-23 h-32
takaf g-23 h-32
take m21
take_ m20
taken r-31 h-26
takes g-17 h-19
tal h-21
tal_ h-28
tali m-32 h36
tall r-26 h-21
tallm g29
tan g-28
tap r-24 g-16 k-18
tape h-31
tape_ h-31
tar r-33 g-21 h29
taro g-29 m-19 h26 k-16
tarot g-31 m-18 h31 k-16
tary r-27 h-34
tary_ r-27 h-34
tas g-33 h18
tast m-18 h21
tasti m-18 h21
tat m-21
tated g23
tatem h-16
tati h36
tatio h36
taw r22 h-16
tawa r22 h-16
tawar r22 h-16
tax r-34 g-26 m-19 h-28 k26
tax_ h-31 k29
tay h-19 k36
tay_ g-20 h-20 k30
tayi h-16 k33
tayin h-16 k33
tba h-22
tbal h-22
tball h-22
tca g19
tcas g19
tcase g19
tchc m32
tche r-16
tchen h-25
tcl m-17 h27
tclu m-17 h27
tclub m-17 h27
tco r-21
tcoi r-21
tcoin r-21
te_ r16
tea h-29
tea_ r-19 g-26 m-22 k-16
tead k30
tead_ k30
teak m-16 h-19
teak_ m-16 h-19
team h-23
team_ h-23
tec r-22 h-24
tect r-22 g18 h-49
tecti r-29 g20
tecto m-18 h-59
tee r22
tee_ h-18
teen g-16
teen_ r-25
tel r-17 h25
tel_ r-18 m-22 h17
tell g-17 h46 k26
tell_ g-26 h-41 k41
telle h62
teme h-16
temen h-16
ten_ g-17
tend r-20 g-23 h17
tende r-26 g-24 m-17 k-17
tent g17
tent_ r-17 g-28 m-24
tents g26
tera g-28 h-49 k-22
tered k25
terf h24
terfe h24
teri r-19 h-41
terin r-22 g-21 m-16
term_ g-27 h-25
ters r-25 h-39
ters_ r-26 h-37
terw g20
terwa g20
test r-22 g-18
test_ r-21 g-19
tex r-23 g-38 m19 h-17
text r-23 g-38 m19 h-17
text_ r-21 g-28 m25 h-16
tga r25 h-18
tgag r25 h-18
tgage r25 h-18
than r-25
thank r-19
that g18
that_ g18
thc g-20 m-17 h44
thc_ g-20 m-17 h44
thd r-33 g-22 m-19
thel g-27 h36 k-21
them r-17 g30 m-19 h-20
them_ r-20 g34
theme m-37 h-32
ther_ g16
thera g-17 h-18
there h36
thers h-20 k28
they r29
they_ r29
thi r-22 h-16 k16
thin r-31 g21
thin_ r-24 g18 m-17
thing r-36
thir k17
third k17
this h-19
this_ h-19
thon r-19 g-26 h-29 k-19
thon_ r-19 g-26 h-29 k-19
thout g17
three g-16
thres k23
thu r16 g-22
thur r16 g-22
thurs r16 g-22
thy h-19
thyl h-19
thyl_ h-19
ti_ r-32 g-17
tic_ k-28
tice g-26 k30
tice_ r-39 g-29
tices g-22 h-17 k24
tick_ g68 m-43 h-35
tie r-19 g-23
tien h-23
tient h-23
ties k22
ties_ k22
tifie h-18
til r17
til_ r17 g-20
tile r-33 m-42 h-42
till g16
till_ g24
tille g-18
tim g-20 m-29 h-20
time g-20 m-29 h-20
time_ g-20 m-29 h-20
tin m19
tin_ h-21
tini h18
tion_ h-19
tip g-32
tip_ g-35 m-34 h-34 k-22
tips m25
tis m-17
tise h-24
tiser h-24
tisn h-17
tisna h-17
tit r-25
titi r-19 h-26 k17
titio r-19 h-26 k17
titu r-29 h21
titut h31
tive k-23
tive_ k-23
tleg h24
tleg_ h24
tlem g-19
tleme g-19
tli r-19 g-17
tlin r-19
tme r-16
tmen r-16
tment r-16
tners h-26
tob h-23
tobe h-34
tober g-19 h-17
toc g25 h16
tock g32
tock_ r-16 g33
tog r-19 g-18 h-47
togr r-19 g-18 h-47
togra r-19 g-18 h-47
tok m-28
toke m-28
token m-28
tom r-26 k17
toma m-16 h-19
tomat m-16 h-19
tomo r-28
tomor r-28
toms g-18 k21
toms_ g-18 k21
ton g-23 m-18
ton_ r-23 g-26 m-24 h-59
toni h29
tonic r-23 g-16 h34
too m-19
tool g-17 m-17 h-29
top m18 k-29
top_ m23 k-18
tor g-16
tor_ g-16
tore r-19 m-19
tore_ r-19 m-19
tori g-18 h-30 k-19
torin h-30 k-20
tory r-25 g-23
tory_ r-25 g-23
tos h48
tos_ h48
tot r-17 m30 h18
tou r-19 h27
tour r-19 h20
tour_ r-22 g-25 m-21 h23
tourn h-27
tout h32
tout_ h32
toy r-25 g-25 m-20 h-28
toy_ g-17 m-21 h-50
toys g-24 m-21 h18
toys_ g-24 m-21 h18
tra_ g-19 m-17
trad g27
trade r-23 g25 h-16
tradi k-21
trai g-27
train g-29
tran h-17
trang k28
trat r18 g-20 h-16
trati r18 g-25 h-16
trav h-21
trave h-21
tray g40 h-33
tray_ g36 h-40
traye g27 h-18
trea r19
treas r25
tree h-19
tree_ g17
treet r-17
tri g-19 k-16
trib h20
tribu h20
tric r-19 g-21 h-42
trick h-41
trie m28
tries m28
trip r-20 g-23 k-23
trip_ r-22 g-25 m-22 k-25
trol r-16 g-18 h-17
trol_ h-37 k-20
troll r-34 g-26 h-21
trolo h23
tron h36
tron_ g-16 h38
tru g-28 k16
truc r-20 g-24 k17
truck r-17 g-25 h23
truct k20
try g-23
try_ g-23
tta r-23 g-30 m-17 h24 k-21
ttach g-16
tten h22
tten_ h19
tter r-16 g-17
tter_ r-22 g-18 m-21 h-34
ttery g-19 m25 h17
tti m28
tti_ r-28 g-24 k-18
ttin m24
tting m24
ttlem g-19
tto_ h24
tton h-31
tton_ h-31
tua r-26 g18
tual r-26 g18
tual_ r-26 g18
tudy g-20 h24
tudyi g-20
tun g-17
tune g-17
tur h-19
ture_ g-37
tures g34
turi k31
turin k32
turk h-33
turke h-33
turn_ h-19
turne g-16
tut r-30 g-16
tuto r-32 g-16 m-17 h-32
tutor r-32 g-16 m-17 h-32
twa g-20 m29
twar h19
tware h19
twe m-19
twee m-19
tween m-19
two h18
two_ h18
tyl h-26
tyle h-18
tyle_ h-18
typ g19
type g19
type_ g19
ual_ h16
uali g-27
ualit g-27
uan h34
uar r20
uara r18
uaran r18
ub_ r-16 h30
ubl g-32 m-37 h-44
ubs g-23
ubsc g-24
ubscr g-24
uca h-22
ucat h-22
ucati h-22
uck_ g-23
ucky m16
ucky_ m16
uct g-18 k16
ucti g-20
uctu k23
uctur k23
uda r-24
ude h19
ude_ r-27
udg r-16
udge r-16
udge_ h28
udi h-41 k-35
udy g-20 h24
udyi g-20
udyin g-20
ue_ h-20 k-21
uel r-33 g-18 m24 h-34
uel_ r-33 g-18 m24 h-34
uer r-40 g-23 h58
ues r-16 m21
ues_ r-23
uess g-21 m24 h-24
uess_ m21 h-25
uest k17
uesti k23
ueu r-17 m-19 h33
uga g-17 m-19
ugga k-16
uggag k-16
ught g17
ugs h29
ugs_ h29
uic g-16
uice g-16
uice_ g-16
uil h21
uin k-16
uine h-37
uinea h-37
uinn m-16 k-20
uinne m-16 k-20
uire g17
uired g17
uis r-19 g-22 m-23 h33 k-21
uit r-18
uitc g19
uitca g19
uity g21 m-27
uity_ g21 m-27
uja h27
uja_ h27
uk_ r-18 h-18
uku r-18 h-18
ukuk r-18 h-18
ukuk_ r-18 h-18
ul_ g-23 h-32
ula r-21 m27 h-25
ulat m38 h-21
ulato m38 h-21
ule k31
ule_ r20 g-16 m-16 h-34 k40
ulet_ h20
ull r-32 g-16
ull_ r-42 g-24
ulled h43
ult_ m-16
ulti g-17 h-17
umb h-25
ume_ h-26
umen m-18
ument m-18
ummo h23
ummon h23
ummy r-23 h-42 k38
ummy_ r-23 h-42 k38
una g28
unaw g28
unawa g28
unb g28 h-19
unbo g28 h-19
unbor g28 h-19
unc r-26 h-16
unch r-27
unch_ r-27
uncl r-17 g32 h-16
uncla g46
und_ r-29 k-22
unda m-30 h-18 k-22
unde k16
undec g16 k16
under k16
undi r18 g23 h-25 k-22
undin r18 g23 h-25 k-22
undr k18
undra k23
unds r-29 g-24 m-22 h-47 k30
unds_ r-29 g-24 m-22 h-47 k30
une r21
une_ r22
uni h-29
unid g28
unide g28
unif h-25
unifo h-25
unit r-20
unit_ g-18
unl k28
unli k28
unlic k28
unn h-21 k30
unni k18
unnin k18
unr g-21 k28
unre k29
unreg k29
uns_ m-23
unsp g28
unspe g28
unte r-17
unted k-17
unter r-19
unti r35 h-26
until r19 h-36
untin r32 h-20 k-16
unts g-23 h18 k30
unts_ g-23 h18 k30
uor h33
uor_ h31
up_ r-24 m16 h23
upe m-29 h-39
upon_ r16 h-29
upons m16 h26
ups r-25 g-17 m-29 h-39 k-17
ups_ r-25 g-17 m-29 h-39 k-17
uq_ r20
ur_ g-21
ura g16
uran g19
uranc g21
urb k-25
urce k32
urce_ k32
ure_ g-37
urem h16
ureme h16
ures g34
ures_ g34
uret r32
urety r32
urge r-24 g-18 m-23 k-19
urger r-19 g-16 m-22 k-21
uric h-17
uric_ h-17
urie r-20
urier r-20
urif r-27 g-22 h-21
urin k25
uring k25
urit m-18
urity m-18
urk h-33
urke h-33
urkey h-33
urn_ h-19
urna h-27
urnam h-27
urne g-16
urned g-16
urni r-22 k-17
uro_ r21 g-18 m-16 h-18
uros h-16
uros_ h-16
urp h-26
urpr h-24 k-19
urpri h-24 k-19
urs g-21
urs_ r-27 m-20 h34
ursd r16 g-22
ursda r16 g-22
urse g-28
urse_ g-29
urt r-20 g-19
urt_ r-17 g-22 h-33
urta g-16 h-31
urtai g-16 h-31
uru r-21 h-18
urus r-21 h-18
urusd r-21 h-18
urv r-17
urve r-17
urvey r-17
ury r32 h-19
ury_ r32 h-19
usd k-16
use h-32 k30
use_ h-25 k36
useu h-25
useum h-25
ush r-17 m-22 h18 k-22
ush_ r-35 g-23 m-30 h44 k-33
usi m-21
usin m-21
usin_ m-17
using m-29 h-42
usto k18
ustom k18
usu r31 g-24 m-28 k-21
usur r34 g-19 m-25 h-34 k-19
ute r-16 g18 h-16
ute_ r-21 g21 m-24
utes g18
utes_ g18
uto r-36 g-21 k-32
utor r-31
uts g29 h-22
uts_ g31 h-26
utti r-18 k-17
uttin r-18 k-17
utto h17
utto_ h21
utu g17 h-17
utur g17 h-17
uture g17 h-17
ux_ r-23 m-16
uyi r-16
uyin r-16
uying r-16
uys r24 h-41 k-20
uys_ r24 h-41 k-20
vab r34
vabl r34
vable r34
vac h-27
vacc h-27
vacci h-27
valu h-17
value h-19
van r17 g-22 h-20
vanc h-17
vance h-17
vap r-24 g-18 m-19
vape r-22 g-17 m-20 k-16
vape_ r-21 g-17 m-21 k-16
vas r-37 g-30 m-43 h45
vat g-21 h-16
ved r-21
ved_ r-20 h-20
veh h-16
vehi h-16
vehic h-16
vel_ r-28 h-20
ven r-17 m-19 h16
ven_ g-19 m-24
vent h20
vent_ g36 h-21
venti k-16
vera g22
verab r18
verag g22 h18
verd r27
verdr r26
vern g-19 h31
vernm r17 h-23
vers r-20 h-32
vert g-22 m-34
verti r-24 m-26
very h-16
veryo g-16 h-17
vest_ r16 g27 h-26
veste g-28 h-24
vestm h16
vey r-17
vey_ r-17
vid r-16
vide r-16
vie r-16 h18
vies h22
vies_ h22
vil r-23 g-22
vil_ h30
vill r-28 g-21 h-31
villa r-30 g-21 h-17
vine h-17
vineg h-38
vip m17 h28
vip_ m17 h28
vir g-21 m-22 h-34
vis m-18 h-28
visa m-21 h-23
visa_ m-21 h-23
vit h-35
vita h-35
vitam h-35
vod g-31
vodk h26
vodka h26
voi k24
voic k17
void h-18 k30
void_ h-17 k31
voidi k17
vol r21 h-30
vot r-22 g-18 h41
vote r-22 g-18 h41
vou g-23 h-22
vour h-26
voy_ h-24
wa_ r30 g-47 k-43
wag g-21 m28
wage g-21 m28
wager m29
wak r-22 g-20 m-37 h27 k-29
wal k25
wala r-27 m-18 h-27
wala_ r-27 m-18 h-27
wall k32
walle k34
wanc g-20 h17
wance g-20 h17
want g18 m21
want_ r-18
wants g27
wap g23 h-26
wap_ h-28
war h-17
wardi r-22
wards r28
ware k-17
ware_ h19
wareh r-20 g-19 k-19
waren h-39 k-20
warr h-23
warra r-37 g16 h-34 k-16
was g-17 h-18 k16
was_ k39
wash g-26 m-18 h-17 k-19
wat g-16
watc h24
watch h24
wate g-21 h-40
water g-21 h-40
way r18 h-28
way_ h-17
we_ r18
web h30
webc h21
webca h21
wed r-17
wedd h-26
weddi h-26
weed m-18
weed_ m-19
weeds r-21 g-17 h-30
week_ m-27 h-43
weeke m23 h26
weekl r17 h-18
ween m-19
ween_ m-19
wei r-22 h28 k-17
weig r-19 k-17
weigh r-19 k-17
wel m-33 k25
well g16 m-25
wers g-17
wers_ g-17
wery h19
wery_ h19
wes r-26 h-36
west h-34
wha g16
what g17
what_ k-17
whe g40
whea r-31
wheat r-31
when g33
when_ g28
whi g16 h18
whic g23
which g23
whis g-17 h31
whisk g-17 h31
whit h20
white h20
who g16 m20
who_ m24
whol h19
whole h19
wim h-25
wimm g-22 h-27
wimmi g-22 h-27
win m21 h18
win_ g-23 m56 h-48
wine m-20 h29
wine_ m-19 h23
wing g17
wing_ m-17
winn m18
winne r18 m20 h-30
winni r-27
witc r-22 g-19 k-18
witch r-22 g-19 k-18
withi r-24 g18 m-17
witho g17
wn_ h-20
wne g18
wned g30
wned_ g30
wner r-24 g-23 h-22
wni g23 h25
wnin g31 h-19
wning g31 h-19
wns h-30
wns_ h-30
wo_ h18
wom g28 m-33 h16
work m-24 h-17 k-16
wors h35
worsh h35
writ k16
writi g39
writt h19
ws_ h-17
wye g-23
wyer g-23
wyer_ g-23
xag h-19
xago h-19
xagon h-19
xam r-18 g-16
xam_ r-21 k-16
xch h-27
xcha h-27
xchan h-27
xes g42
xes_ g42
xpr r-19
xpre r-19
xpres r-19
xtra_ g-17
xx_ h36
xxx h36
xxx_ h36
ya_ g-22 m-33 h-41
yal g-22 m-45 h-57 k-30
yan r-18 m-24
yc_ h-18 k26
ye_ h30
yea r16
year r16
year_ h-17 k-16
yearl r17
years m-18
yed m-24 h-31 k29
yed_ r18 h-22
yes r-40 h-26 k19
yes_ r-30 h-20 k26
yet g40 h-16
yet_ g37
yfa r-17 h24
yfan r-17 h24
yfans r-17 h24
yle h-21
yle_ h-18
ym_ r-28 g-22 h-18
yof h22
yoff h22
yoff_ h22
yon h-20
yone h-20
yone_ h-20
you h-21
you_ h-23
yout h-25
ypa k39
ypas k39
ypass k39
ype_ g19
ys_ r23 m17 h-17
yse r-28
ysel r-28
yself r-28
ysi r-26 g-24 m20 h-40
yst h-22
ysta g-18
ystal g-18
yste h-30
yster h-31
za_ r-26 g-42 m-20 h20
zak m-26 h-25
zaka m-26 h-25
zakat m-26 h-25
zer_ h16
zero h-27
zero_ h-27
zo_ h20
zza g-41 m-19 h26
zza_ g-41 m-19 h26
ءه_ r-16 h20
اءه h20
اءه_ r-16 h20
اب_ r-17 g-19
ابا m-22 h25
ابات m-26 h-23
اباح m-21 h27
اباحي m-21 h27
ابت r22
ابته r25
ابته_ r25
ابح g-20
ابحه g-20
ابحه_ g-20
ابط h30 k-17
ابط_ h30 k-17
ابل r20 k18
ابل_ r27
ابلا k24
ابلاغ k24
ابن g-38 m-32 h-21
ابه h-16 k24
ابه_ h-16 k24
ابو r-23 g-32 h-25 k19
ابي g-29 m-16 h-22
ابي_ g-26 h-17
اتب r-42 m-18 h-24 k-34
اتب_ r-40 h-25 k-28
اتر h-30
اتر_ h-30
اتف g-18 h-17 k-27
اتف_ r-25 g-19 m-16 k-27
اتل h-20 k37
اتلي h-20 k37
اتلين h-20 k37
اته r-26 m-16 h-27 k-17
اته_ h-20
اتو h-26 k22
اتور h-26 k22
اتوره h-26 k22
اتي g-19 h-25
اتي_ r-34 g-19 m-24 h-35 k-31
اتير h-32 k32
اتير_ h-32 k32
اث_ g-24 h-36
اثا g-18 m-22 h-40 k-21
اثاث g-17 m-18 h-35 k-18
اثاث_ g-17 m-18 h-35 k-18
اج_ r-16 g-17 m-23 h-56 k-16
اجا r-25
اجار r-32 g-17 h-27 k38
اجار_ m-16 h-26 k55
اجاره r-38 g-18 h-22 k-20
اجاز h20
اجازه h20
اجت g-21 h19
اجتم g-21
اجتما g-21
اجر r18 g-21 h-18
اجر_ r20 k17
اجرت r-33 g-23 k21
اجرت_ r-33 k22
اجره r22 g-22 h-29
اجره_ r22 g-22 h-29
اجل r22
اجل_ r22 h-17
اجه r-17
اجي k21
اجير r-16 k31
اجير_ r-16 k31
اجيل g-17
اجيل_ g-17
احت r-18 m-23 h-42 k-25
احد r-17
احد_ r-21 k16
احر h19
احر_ r-16
احق g21
احقا g21
احقا_ g21
احمد h-27
احمد_ h-27
احمر g-18 m-17 k-17
احمر_ g-18 m-17 k-17
احه r-17 g17 h-16
احه_ r-19 g17 h-18
احو r-17 k29
احول r-17 k29
احول_ r-17 h-22 k21
احوله r-17 k18
احي m-21 h27
احي_ m-24 h19
احيه h20
احيه_ h20
اخت r-37 h-16
اختي g21
اختيا g26
اخذ r25 m23
اخذ_ m16
اخذت r34 g-19
اخذت_ r34 g-19
اخر k-20
اخر_ k-30
اخري k23
اخف k30
اخفا k30
اخفاء k30
اخو r-29 g-18 m-21 k23
اخي r17 g-17 k-17
اخير r24
اخير_ r17
اد_ g-26
ادا r25
ادر r-18 g23
ادري r-18 g23
ادري_ r-18 g23
ادفع_ r-36
ادل r-18 g20 h-17
ادله r-20 g20
ادله_ r-20 g20
ادم h-21
ادما g-19 m-35 h-34
ادمان g-19 m-35 h-34
ادمه g23
ادمه_ g23
ادي k16
ادي_ k18
اديق g28
اديق_ g28
اذا g22
اذا_ g22
ار_ r-20
ارا h-25
ارات h-26
ارات_ h-27
اراه r-16 g-22
اراه_ r-16 g-22
ارب r-21 h-19
ارب_ g22 h-27
اربا h-22
ارباح h-22
اربع r-34 g18
اربع_ r-34 m-36 h-20
اربه r-19
اربه_ r-19
ارتف g23 m-23
ارتفا g23 m-23
ارج r-16 k38
ارج_ k55
ارد m-34 h-32 k-21
ارد_ m-36 h-33 k-23
ارس g-31 h-18
ارس_ g-33 h-17
ارض r-21 m-16 h-36 k-23
ارض_ r-21 m-16 h-36 k-23
ارك_ h-26
اركه m37
اركه_ m37
ارو h46
اري r17 g18
اري_ g26
اريف h-19
اريف_ h-19
اريه r22 h20
اريه_ r23 h22
از_ r-30 g-16 m-17 k-24
ازا h-25
ازه g-17 h32
ازه_ g-16 h33
ازي g-18
ازين g-17 m18 h21
ازينو g-17 m18 h21
اس_ h-25
اسب r25
اسبو r25
اسبوع r26
است h-17
استا r-16 h-25 k-31
استاذ m-17 h-23
استث g17
استثم g17
استخ k28
استخد k28
استص g18 k-16
استصن g18 k-16
استق r-28 k37
استقب r-28 k37
استل g-23 k16
استلا r-28 g-26
استلم k30
استي r-16 g-18 h-32 k16
اسد r-16 h18
اسدد r-16 h18
اسع r16 g20 m-28
اسعا r16 g20 m-28
اسعار r16 g20 m-28
اسل g-19 h-21 k-22
اسلا r-26 g-18 h-43 k-22
اسلام r-26 g-18 h-43 k-22
اسم r-31 g-34 m-26
اسم_ m-18 h21
اسن g-16 h-26
اسنا g-16 h-26
اسنان g-16 h-26
اسه r-18 m-20
اسهم m-19
اسهم_ m-19
اسي r-24 m-18 h-36
اسيل k24
اسيله k24
اش_ r20 g-24 m-30 h-42 k16
اص_ g28 k-20
اصل r-23 m-44 h-23
اصل_ r-22
اض_ g27
اضر m-16 h-21
اضه r-28
اضه_ r-28
اضي_ r-18 g-22 m-21
اضيه m25
اضيه_ m25
اطم g-26 m-17
اطم_ g-26 m-17
اع_ r19 h-27
اعات k-16
اعات_ k-16
اعر g24
اعرف g24
اعرف_ g31
اعرفه g-29 k28
اعط r26 g-16 m-21 h-18
اعطي r26 g-16 m-21 h-18
اعطيه r24 m-20
اعل r16 m-36
اعلا g-18 m-39
اعلان g-18 m-39
اعم r-20 m-26 h-41 k-17
اعما r-20 m-26 h-41 k-17
اعي g-23 h-18
اعي_ h-19
اعيه h-19
اعيه_ h-19
اغ_ h-21 k16
افح h-27
افحه h-27
افحه_ h-27
افر g-18
افق g-16 m-25 h19
افق_ h17
افقه g-18
افقه_ g-18
افل g-19
افلي g-26
افلي_ g-26
افه g-27 m-16
افه_ g-27 m-16
افي r-22 g-25 h-19
اق_ g-37 m18
اقا r-16 m43
اقام h23
اقامه h23
اقت r-23
اقتر r-21 g22 h-18
اقترا g27 h-23
اقر r24 g-44 m-33 h-29 k-21
اقرض r24 g-44 m-33 h-29 k-21
اقص g-17 h24
اقصه g-17 h24
اقصه_ g-17 h24
اقع h16
اقع_ h16
اقل r20 k23
اقل_ r21 k25
اقم m-41 h-44
اقما m-41 h-44
اقمار m-41 h-44
اقه h-23
اقه_ h-23
اقي_ g-17 h-16
اك_ r-18 g-25
اكت h-17
اكتو h-17
اكتوب h-17
اكر_ m16 h-22
اكم g-26 m-18 h-41 k-21
اكه r-28 g31 m-16 h-32 k-17
اكي m25
اكين m27
اكينا m24
اكينه r-24 g-17 m21 h-47 k-16
ال_ h-22
الابل k19
الات g-22 h-34
الات_ g-22 h-34
الاخ r-18 h-33
الار h-19
الاسب r23
الاست r-29 g20
الاص g-31 m22 h-26
الاصل r33
الاف r23
الاف_ r23
الاق g-23 h-20
الاقس g-29
الان m16
الاو g-17 h-26 k-16
الاول g-17 h-16
الاي g-17 m-18
الايت g-16 m-24
الايج r-24 g-18
الب_ r-24 g-18 h-32 k-30
البح r-32 g22 m-25 h-26 k-16
البحر r-30 g23 m-24 h-25
البر r-23 g-18 m-20 h-31
البض g16
البضا g16
البل g-17
البي r-38 g-17
البيت r-32 h29
البير r-21 g-17 h21 k-17
الت g-17
التاخ k-16
التام g-17
التب r-41 h23
التبل k21
التح k18
التحو k18
التس g16
التسل g17
التق g-26 k-17
التقس g-26 k-17
التك r-40
التم h-21
الته r36
الته_ r36
التو g-22 m-19 h-27 k-18
التوف r20 k-20
التي r-18 g-36 h-29
التي_ r-18 g-36 h-29
الثم r-25 g21
الثمن r-25 g20
الج g-20 h-31
الجا h-26 k-17
الجاي h-21
الجم r-28 h-18
الجمع r-27
الجه r-33
الجها r-33
الحب g31
الحج r-18 m-20
الحج_ r-22 g-16 m-31 h-19
الحد r-19 g-23 m-17 h-17 k24
الحد_ r-21 g-19 m-16 h-19 k25
الحس r-31 k16
الحش h-24
الحشي h-24
الحل m-27 h-37
الحي h-20
الحين r22
الخ g-19
الخا r-17 g-28 h-34
الخار g-27 k30
الخم g-17 h28
الخمو g-16 h17 k-19
الخي r-19 m-19
الخير r-19 m-19
الد r19 g-19 h-17
الد_ g-29 h-21
الدف g-22
الدفع g-24
الدك h-34
الدكت h-34
الدو r-25
الدور r-24 g-18
الدي r23 g-18 m-26 h-17
الدين r30 g-19 m-28 h-19
الذ g25 h-18 k-25
الذه g16
الذهب g16
الر h20
الرا r-19 k-31
الراع m-19
الرب r-21 g-22 m-24 h-30
الربح r-19 g-16 m-22
الرخ g-18 k-26
الرخص g-18 k-26
الره h-21
الرها h-19
الري h-20
الريا h-20
الز r-21 h-32
السا g-27 m-16 h-33
الساي g-16 m-17 h-19
السب r-29 g-28 k21
السحب m22
السع r-22
السعر r-22
السك r-16 g-17
السكن r-16 g-17
السل g-33 k-16
السلف r19
السن h-24
السنه h-29
السو m-17 h-17
السوق m-17 h-17
السي m-16
السير h47
الش h-18
الشر r-17 g-29 m-26 h-28
الشرك r-18
الشع g-18
الشق r-25 g-27 h-20
الشقه r-25 g-27 h-20
الص g-21 m-17 h-53 k-18
الصن r-18 g-18 m-23 h-39 k-17
الض r-17 g20
الضر r-17 g21 h-35
الضري g-20 h-17 k17
الط r-34 m-17 k-23
الطا h18
الطال h19
الطل h-21 k-23
الع_ m-16 h21
العاب h-19
العام r-20
العر r-24 g-25
العش r-23 h-22 k-26
العشا r-23 h-22 k-26
العق r29
العقا r17 g-17 h-16
العقد r24 g-16
العمل h16
العي g-28 h-29 k-19
العيد m-25 h-24 k-17
الغ r-16 h-18
الف r23
الف_ r30 g-20 h-16
الفر r-25 m-20 h-36
الفن r-18 g-16 h22
الفنج r-22 h35
الفند g-19 k-16
الفو r28
الفوا r28
القد r-25 g-27
القدي r-31 g-27
القر r18 h-25
القرا r-30 g-27 h-32
القرض r23
القس h-17
القم r-22 g-38 h16 k-16
القما r-18 m18 h20
الكا g-23
الكام r-18 g-17 m-22
الكت g-18 m-20
الكتا g-23 m-22
الكه h-23 k-19
الكهر h-23 k-19
الل r-19 m29
الله r-21
الله_ r-21
اللي h-19
الما g21
المبا r-17 g-16 m22
المت r22 g-20
المتف g-20 m-19 h-18
المج r-16 g-16 m18 h-19 k-17
المح h-25 k-24
المحت h-18
المحل g-25 h-32 k-29
المخ m-24
المدر r-24 h-17
المر h-39
المرا m17 h-41
المس r-16 g-33 m-17 h-32
المست r-17 g-38 m-24 h-32 k-21
المشف h19
المص r-23 g-17 k17
المط r-29 m-18 h-29 k-17
المطر r-21 m-16 h-19
المع r-24 h28
المقا r-22 k16
المك r-36 h-28
المكش g17 h-26
المل r-41 g-30 m-38 h-30
المن r-19 g-27
المنا h25
الموظ r-22 g-24 h-37
المي g-22 m-25
الن r-20
النا_ k26
النس g-18 m-17
النف r-16 g24 m-17
النفط r-16 g24 m-17
النق g-17 m-16 k-27
الو g18 h-18
الوا r-19
الوز h-27
الوزا h-27
الي_ h-17 k-17
اليا g17 m16 h-45
اليا_ g25
اليه r-16 h-26
اليه_ r-16 h-26
ام_ h17
امر r-18 m41
امش r-22 g21 h-21
امش_ r-22 g21 h-21
امض g29 h-28
امع r-36 k-24
امل h-23
امل_ r-29 m-18 h-36
امه g-18 h-26 k-18
امه_ h-25
امو k29
اموا k33
اموال k33
امي g17
امي_ r-31 g-26 h-46 k-33
امين g21
امين_ g21
انا g-23
انا_ g-16 h20
انخ g19 m-21
انخف g19 m-21
انخفا g19 m-21
انص g-17 m29
انصي g-17 m29
انصيب g-17 m29
انق r-25 m-23 h16 k-24
انه r31 g-18
انه_ r22 g-18
اني h29
اني_ r-18 h25
انيا r-16 g-17 m-16 h31
انيا_ r-16 g-17 m-16 h31
انيه r30 g-23
انيه_ r30 g-23
اه_ r-17 g17 m-16 h-32
اها g30
اها_ g30
اهل g-24 m-37 h-28 k-28
اهلي g-24 m-37 h-28 k-28
اهلي_ g-24 m-37 h-28 k-28
اهم r16 g-19
اهم_ r16 g-19
اهن r-16 m33
اهن_ r-26 g-25 m21 h20 k-23
اهنه h-28
اهنه_ h-28
او_ r-30
اوج h-17 k35
اوجر h-17 k35
اوجر_ h-17 k35
اور g-45
اولا r-28 g-25 m-19 h-24 k-19
اولاد r-26 g-29 m-20 h-24 k-17
اولي g-30 m-18
اولي_ g-30 m-18
اون g-29 m20
اونل m23
اونلا m23
اوني g-26 h-39
اوني_ g-26 h-39
اوي r-23 g-24 h26
اوي_ r-27 g-26 m-16 h32
اي_ g17 h-23
ايت m-18
ايتم r18 m-19
ايتما r18 m-19
ايث r-20 g-16
ايثي r-20 h-18
ايج r-22 g-22
ايجا r-22 g-22
ايجار r-22 g-22
ايد r23
ايد_ r23
اير r-26 g-21 m-20 k-21
اير_ r-26 g-21 m-20 k-21
ايز m20 h-18
ايز_ m21
ايزه h-22
ايزه_ h-22
ايش r-36 m-25 h-38 k-21
ايش_ r-36 m-25 h-38 k-21
ايع g21
ايع_ g19
ايق g-16 m-17 h-19
ايق_ g-16 m-17 h-19
ايل_ m16
ايم r-25 m-30 h33
ايمه r-19 m-16 h-32
ايمه_ r-19 m-16 h-32
اين m17 h17
اين_ r17 m18
ايه m-37 h-37
ايه_ g-16 m-44 h-38 k-18
ايي r-28
ايي_ r-19 g21 m-18 h-35
اييه g18 m22 h-23
اييه_ g18 m22 h-23
با_ g-38 m-18 h-27
باء r-16 g-23 h-22 k-27
باء_ r-16 g-23 h-22 k-27
باب r-32 g-27 h-33 k-20
باب_ r-32 g-27 h-33 k-20
بات r-19
بات_ r-22
باتي g-27 m-32 h-19 k-24
باح m-17 h20
باح_ h-22
باحي m-21 h27
باحي_ m-24 h19
باحيه h20
باد r-17 g17 h-16
بادل r-18 g20 h-17
بادله r-20 g20
بار r-24 g-43 h-33
بار_ r-22 g-23 m-20 h-30 k-19
بارا r-16 g-22
باراه r-16 g-22
باع r18 h-16 k-22
باعه g-20 h-17
باعه_ g-20 h-20
باق r19 g-24 h-18
باق_ r-17 g-25 h-16
باقل r25 g-17
باقل_ r25 g-17
باقي_ g-17 h-16
بال r26 h-16
بالا r20
بالاق g-29
بالتق r17 g-19
بالغ r-16 g-16 k30
بالف r17
بالك g-22 m-24 h-30
بالكا r-28 g-24 m-28 h-32
بان r-24 g-24 m-20 h44 k-16
باني r-16 g-17 m-16 h31
بانيا r-16 g-17 m-16 h31
باي r-19 h-37
باي_ g47 h-16
بت_ r-17 g-27 m23 h19 k-26
بتك r-26 m-29
بتكو r-26 m-29
بتكوي r-26 m-29
بته r25
بته_ r25
بحر r-28 g25 m-17 h-50
بحر_ r-28 g25 m-17 h-50
بحه g-20
بحه_ g-20
بخص r17
بخصم r17
بخصم_ r17
بدا h-38 k-17
بداخ h-17 k-19
بداخل h-17 k-19
بدر g-31
بدل r20 m-28 h-40
بدل_ m-24 h-39
بدو r-19 g17
بدو_ g20
بدون r-29
بدون_ r-29
بر_ g-19
برا g-16 h28
برع r-16 k19
برع_ r-30 g-18
برعا k26
برعات k27
بره r-16 g-24 m-37 h-29
برها r-16 g-24 m-37 h-29
برهان r-16 g-24 m-37 h-29
بروا k19
بروا_ k19
بري m-29 h-33
بس_ r-18 g-30 h-38 k-20
بسي h-18
بشر r22 g-28 h-16
بشرط r22 g-28 h-16
بشرط_ r22 g-28 h-16
بضا r-19
بضاع r-19
بضاعه r-19
بط_ g-17 m-25 h48 k-23
بطا g-16 m39 h-24
بطاق g-16 m39 h-24
بطن r-18 g36 m-16 h-27
بطن_ r-18 g36 m-16 h-27
بطو g17 h-32 k-16
بع_ r-34 m-36 h-20
بعا r21 h-18
بعاي r21 h-18
بعايد r21 h-18
بعت k-17
بعت_ h-16 k-22
بعته_ g-22
بعد g22
بعد_ r18
بعدي g31
بعدين g31
بعي m18 k29
بعيد k49
بعيد_ r-19 k44
بعيدا k34
بعين r26 g-42 m18
بفا r33
بفاي r33
بفايد r33
بفو r28
بفوا r28
بفواي r28
بقر r-17 g-17 m-19 h-44 k-16
بقري r-17 g-17 m-19 h-44 k-16
بقري_ r-17 g-17 m-19 h-44 k-16
بقي r16
بك_ r-21 g-32 m-19 h-31
بكر m-21 h-19
بل_ g30
بلا h-19
بلا_ r-28
بلاغ h-21 k16
بلاغ_ h-21 k16
بلد r-25 g-21 m-19
بلدي r-25 g-21 m-19
بلديه r-26 g-22 m-21 h-43
بلغ h-18
بلغ_ h-18
بله h-23
بله_ h-23
بلو m20
بلوت m20
بلوت_ m20
بلي_ r26
بليا r-26 g20
بليات r-26 g20
بليغ k22
بليغ_ k22
بليه r42
بليه_ r42
بمب g22
بمبل g22
بمبلغ g22
بن_ r-26 g29 m-45 h-53 k-29
بنا r-31 g-23 m-18 h18
بنا_ r-22 h-36
بنت r-25 g-25 m-32 h19 k-24
بنت_ r-25 g-25 m-32 h19 k-24
بند g-17
بندق g-17
بندقي g-17
بنف r-33
بنفس r-33
بنفس_ r-27
بنك k19
بنك_ k21
بنكي r19 h-23
بنكيه r20 k-23
بو_ r-30 g-24 m-19 h23 k18
بوب r-17 g-21 m-17
بوب_ r-17 g-21 m-17
بور r-18 m-20
بوط g19
بوط_ g23
بوع r26
بوع_ r18
بول g24 m37 h-43
بون m17 h-16
بون_ h-16
بونا m17
بونات m17
بوي r31 g-24
بوي_ g-28 h20 k-17
بويه r27 h-34
بويه_ r27 h-34
بي_ g-18 h-16
بيا r21 g-18 h-37
بيال r23 g-18
بياله r18 g-18
بيب r-44 g-27 m-27 k-17
بيب_ r-45 g-32 m-36 k-23
بيت_ g-16
بيتك k-16
بيتكو k-16
بيد r-37 m-21 k-17
بيد_ r-37 m-21 k-17
بيذ h34
بيذ_ g-16 h39
بيذي h-42
بيذي_ h-42
بير r-16 h32
بيره r-20 h24
بيره_ r-20 h24
بيع g30 h-17
بيع_ g27
بيعت g25 h-17
بيعتي g19 h-16
بيعه g19 h-19
بيعه_ g17 h-21
بيق m18 h-22
بيق_ m18 h-22
بيل r-20 h-45
بين g-32 m17 h-25
بين_ r-31 g-29 m24 h-26
بينن r-19 m-19
بيننا r-19 m-19
بيني g-22 h-16
بيني_ g-22 h-16
بيه r-33 m32 h40 k-28
بيه_ r-33 m32 h40 k-28
تاب r-28 g-30 m-20 h-23
تاب_ r-28 g-30 m-20 h-23
تاج k17
تاجي k21
تاجير r-16 k31
تاجيل g-17
تاخ r30
تاخر r23
تاخر_ r19 g-16
تاخي r24
تاخير r24
تاذ m-17 h-23
تار_ g25
تارو g-20 m-18 h42
تام g20
تامي g21
تامين g21
تب_ r-26 m-26
تبر r-16 k19
تبرع r-16 k19
تبرع_ r-30 g-18
تبرعا k27
تبل k22
تبلي k22
تبليغ k22
تبه r-28 h-16
تبه_ r-29
تثب r30
تثبي r30
تثبيت r30
تثم g17
تثما g17
تثمار g17
تجا g20
تجار g22
تجاره g-16
تجاري g25 h-22
تجر h21
تجر_ h21
تجن k36
تجنب k36
تجنب_ k36
تحت k22
تحت_ k22
تحد g18
تحدد g18
تحدد_ g18
تحدي g17
تحديد g31
تحض h32
تحضي h32
تحضير h32
تحق r22
تحو r-18
تحوي r-18
تحويل r-18
تخب k32
تخبر k32
تخبر_ r-16 h-16 k29
تخبرو k19
تخد h-21 k23
تخدا k21
تخدام k21
تخدم k29
تخدم_ k29
تخل r-26 k-18
تخلص r-26 k-18
تدا r-21 g23
تداو r-21 g23
تداول r-21 g23
تذا g-17 m17 h-20
تذاك g-17 m17 h-20
تذاكر g-17 m17 h-20
تذك g-16 m23
تذكر g-16 m23
تذكر_ m-24 h-26 k47
تذكره g-17 m25 k-16
تر_ h-30
تراض g27 h-23
تراض_ g27 h-23
تراك g-25
تراك_ r-17 g-26
تراه g27 h-21
تراه_ g22 m-17 h-18
تراها r-20 g33 m-16 h-18
ترج r22 g-16 m-22 h-22
ترجع m-19
ترجعه m-19
ترخ k20
ترخي k20
ترخيص k20
ترد g-32 h-16
ترد_ r-16 g-34 h-18
تردا g-21
تردا_ g-25
ترده g-28 h-18
ترده_ g-29
ترن r-46 g-25 m20 h21 k-35
تري m20
تري_ g-19 m31
تريت_ g-18
تريته g20 h-23
تريه r-22 g24
تريها r-17 g22
تزو h20 k-16
تزوي h20 k-16
تزوير k-16
تسع r30 g-16 m-19 h-23
تسعه r19 g-16
تسعه_ r19 g-16
تسل r23 m-17 h-17
تسلي r23 m-17 h-17
تش_ g-17 h26
تصم m-16
تصمي m-16
تصميم m-16
تصنا g18 k-16
تصناع g18 k-16
تطب m18 h-22
تطبي m18 h-22
تطبيق m18 h-22
تطه r-36
تطهي r-36
تطهير r-36
تعا r-33 g-31 m-27
تعار m-33 k36
تعاو g-26 h-39
تعاون g-26 h-39
تعد g-45 h-20 k41
تعدي g-24 h-18 k46
تعدي_ g-24 h-18 k46
تعل r-21
تعلي r-21
تعليم r-21
تعم r-27 g-19 h-36
تف_ r-25 g-19 m-16 k-27
تفا h-20 k20
تفاد k32
تفادي k32
تفاع g23 m-23
تفاع_ g23 m-23
تقبل_ r-26 g-36
تقبله g-19
تقبلي r28 g19
تقس k17
تقسي k17
تقسيط r20 g-26 h-18 k-26
تقسيم k37
تقل r-18 g-29
تقو h-16 k29
تقول h-16 k29
تقول_ h-16 k29
تك_ r-20 g17
تكا g-27 m-20 h-28
تكاف g-27 m-20 h-28
تكافل g-27 m-20 h-28
تكو r-20 m-18
تكوي r-20 m-18
تكوين r-20 m-18
تلا r-27 h-17
تلام r-28 g-26
تلام_ r-25
تلم k20
تلم_ k26
تلمه r17 h-27
تلي h-20 k37
تلين h-20 k37
تلين_ h-20 k37
تم_ r-23 g-28 m-26 k-30
تماع g-21
تماعي g-21
تمان r18 m-19
تمان_ m-26
تماني r27 g17
تمر r-22 g16 h-16
تمر_ r-23 g16 h-23
تمل h-16
تملك h-17
تملكه h-23
تمو r23
تموي r23
تمويل r23
تنا g-21
تنا_ g-18
تنس h-40 k-23
تنسي h-40 k-23
ته_ h-20
تها g25
تها_ g25
تهر g-17 k36
تهرب g-17 k36
تهرب_ g-17 k36
تو_ r-30 g-21 m35 h25 k-19
توا h-16
تواه g16
تواه_ g20
توب g-19
توبر h-17
توبر_ h-17
تور r24 h-16
تورق r37 m-16 h-23
تورق_ r37 m-16 h-23
توره h-26 k21
توره_ h-26 k21
توري r20 g-16
توص g-27 h-21
توع m-34 h-25
توعي m-34 h-25
توعيه m-34 h-25
توف r21
توفي r21
توفير r21
توق g26
توقع g26
توقع_ g26
تون r-23 m-26 h27 k-17
توي g23
توي_ g23
تي_ r-18 g-25
تيار g26
تيار_ g26
تيج r-22 g-16 m23 h-20 k20
تير k19
تير_ k26
ثاب r22
ثابت r22
ثابته r25
ثاث g-17 m-18 h-35 k-18
ثاث_ g-17 m-18 h-35 k-18
ثان r-25 g-18
ثاني r-25 g-18
ثاني_ r-26
ثبي r30
ثبيت r30
ثبيت_ r30
ثلا g-20 h-22
ثلاث g-20 h-22
ثلاث_ g-20 h-24
ثم_ g-19
ثما g19
ثمار g20
ثمر h-20
ثمر_ h-20
ثمن g28
ثمن_ g28
ثنا g31 m26
ثناي g31 m26
ثنايي g31 m26
جاب g-16 m-16
جاب_ g-16 m-16
جاج r-21 g-25 m-21 k-19
جاج_ r-23 g-29 m-25 h-42 k-25
جاجه r-16 g-18
جاجه_ r-16 g-18
جار_ r-18 g-17
جاره r-29 g-18
جاره_ r-29 g-18
جاري g33 h-22
جاري_ g34 h-27
جاريه h-16
جاز h20
جازه h20
جازه_ h20
جام r-36 k-24
جامع r-36 k-24
جان g-20 m-18
جان_ r-16
جاني g-17 m-26 h-20
جاني_ g-17 m-26 h-20
جاه r-26 g54 h-53 k18
جاي_ g18
جاير g-16 h25
جاير_ g-16 h25
جايز h-22
جايزه h-22
جتم r-26 g-24 h-23
جتما g-21
جتماع g-21
جد_ r-19 h-27 k-28
جدي m-36 h-30
جديد m-36 h-30
جر_ k17
جرا r-21 h53
جرت r-33 g-23 k21
جرت_ r-33 k22
جره r20 h-27
جره_ r20 h-27
جز_ g-29 m-17
جزا r-40 g-26 m-23 h-40
جل_ r25
جلا g-25 m-20 h-30
جلا_ g-27 m-22 h-28 k-26
جلب h36
جلب_ h36
جله r23
جله_ r23
جما h-17 k19
جماع g-16 k31
جماعه g-16 k31
جمع k36
جمع_ k38
جمعي k16
جمعيه k16
جمل r-26 g32 m-16 h-26
جمل_ r-26 g32 m-16 h-26
جمو k19
جموع k19
جموعه g-18 k27
جن_ g-30 h33
جنب k34
جنب_ k36
جنس h26
جنسي h26
جنسيه h27
جني g25
جنين g36 h-19
جنين_ g36 h-19
جه_ r-21
جها r-29 k23
جهات k33
جهات_ k33
جهه r-19 g-16 k25
جهه_ r-19 g-16 k25
جهو g22 h-16
جهول g22 h-16
جهول_ h-18
جهوله r-16 g26
جوا h26
جواز h19
جواز_ h21 k-16
جوال h23
جير r-16 k31
جير_ r-16 k31
جيل g-19 m-18 h38
جيل_ g-16 m-16
جين r-17 h-40
جين_ r-17 h-40
حال r-33 h-28
حالي g25
حاليا g25
حان r-18 h43
حاني h20
حاني_ h20
حب_ g-16 m35 h-25
حبه h45
حبه_ h45
حبو r-17 g-21 m-17
حبوب r-17 g-21 m-17
حبوب_ r-17 g-21 m-17
حبي h23
حبيب h24
حبيب_ h24
حت_ k22
حتو g22
حتوا g16
حتواه g16
حتوي g23
حتوي_ g23
حتي_ g26
حج_ r-21 g-16 m-34 h-24
حجا g-16 m-16
حجاب g-16 m-16
حجاب_ g-16 m-16
حجز g-32 m-17
حجز_ r-18 g-32 m-21
حد_ r-23 h-25 k38
حدد g30
حدد_ g27
حدده g29
حدده_ g29
حدي h-18
حديد g31
حديد_ g31
حديق m-22 h-30
حديقه m-22 h-30
حر_ r-17 m-17
حرا r-24 g-20 h-42
حرك g28 m-29
حركه g28 m-29
حركه_ g28 m-29
حره g-19 m-18 h33
حره_ g-19 m-18 h33
حري r-43 m-17 h-35
حسا k17
حساب k17
حساب_ m20 k27
حسابا m-26 h-23
حسابه h-17 k31
حسابي g-24 h-17
حسب h-20
حسب_ g16 h-18
حسن r-45 g-20 h-21
حسن_ r-45 g-20 h-21
حشي g-17
حشيش g-17
حشيش_ g-17
حصه g-24 m-37 h20
حصه_ g-24 m-37 h20
حصو g17
حصول g17
حصول_ g17
حضي h32
حضير h32
حضير_ h32
حط_ r-20 h-18
حظ_ r-17 g-18 h35
حفظ k25
حفظت k21
حفظته k23
حفظتي k21
حفظه k30
حفظه_ k30
حفل r-25 g-34 m-24
حفل_ g-31 m-21
حق_ g-22 m-16 k-24
حقا g18
حقا_ g21
حكو g-16 m-29 h-21
حكوم g-16 m-29 h-21
حكومي g-16 m-18 h-20
حل_ k-18
حلا r-25 m-22 k-17
حلال m-17 h-38
حلال_ m-17 h-38
حلو r-39 g-31 m-35 k-22
حم_ r-27 g-27 m-19
حمد h-34
حمد_ h-34
حمر g-20 m-20 h18 k-17
حمر_ g-18 m-17 k-17
حمل r-22 g27 m-20 h-28
حمل_ r-23 g31 m-23 h-28 k-17
حنه r-28 m-20 k-25
حنه_ r-31 m-23 k-21
حه_ r-23
حوا r-26 g-24 h-17
حوال r-27
حوالا r-22 k31
حور r-20 m-22 h-28 k-17
حور_ r-20 m-22 h-28 k-17
حول k28
حول_ h-31 k21
حوله k27
حوله_ r-18 k18
حولها k20
حولي h26
حوليه h27
حوي r-18
حويل r-18
حويل_ r-26
حويله k18
حي_ m-16 h16
حيا r-21 g26 h-22
حياه r-21 g26 h-22
حياه_ r-21 g26 h-22
حين r22
حين_ r22
حيه h16
حيه_ h16
خار g-27 k49
خارج k55
خارج_ k55
خاص h24 k-20
خاص_ h24 k-20
خال h-29
خال_ r-28 h-35
خالد g-30 h-23
خالد_ g-30 h-23
خالي r-16 h-26
خالي_ r-20 h-24
خاليه h-28
خان r-21 g-22 m-20 k-21
خان_ r-21 g-22 m-20 k-21
خبر k32
خبر_ r-16 h-16 k29
خبرو k19
خبروا k19
ختا g25
ختار g25
ختار_ g25
ختي g21
ختيا g26
ختيار g26
خدا k21
خدام k21
خدام_ k21
خدر h28
خدر_ h-28
خدرا h19
خدرات h19
خدره h38
خدره_ h38
خدم k19
خدم_ k29
خذ_ k17
خذت r34 g-19
خذت_ r34 g-19
خذه g19
خذها g19
خذها_ g19
خر_ k-30
خرا r-31 h-19
خري k23
خزا r31 h-28
خزان r31 h-28
خزانه r31 h-28
خسر g-24 m32
خسرت m29
خسرت_ m29
خص_ k37
خصم r36 h-17 k-20
خصم_ r36 h-17 k-20
خصي_ k-16
خفا k20
خفاء k30
خفاء_ k30
خفاض g19 m-21
خفاض_ g19 m-21
خفه m-20 h-41
خفه_ m-20 h-41
خل_ r-22 g-35 m-27 h-54 k-26
خلا g21
خلال g21
خلال_ g21
خلص r-25
خله_ g22
خمر g-28 h33 k-19
خمر_ g-30 h55 k-19
خمسم r31
خمسه r21 m18 h-17
خمسه_ r21 m18 h-17
خمو h47
خمور h47
خمور_ h47
خمي r-24 g-22 m-18 h-37 k-18
خمير r-24 g-22 m-18 h-37 k-18
خميره r-24 g-22 m-18 h-37 k-18
خنز h23
خنزي h23
خنزير h23
خه_ r-29 g-20 m-17 k-19
خول m27
خول_ m27
خوي g-25 m-26 h-18
خيا r-17 g24 h-26
خيار r-17 g26 h-24
خيار_ r-22 g19 m-21 h-26
خيارا g20 h-22
خير h-19
خير_ r16
خيره r-26 g-30 m-20 h-17 k-22
خيره_ r-26 g-30 m-20 h-17 k-22
خيري r-16
خيص g-16
خيص_ k20
دات r22 g-20
دات_ r22 g-20
داد g-21 h-22
داد_ g-21 h-22
دام k16
دام_ k21
داو r-21 g23
داول r-21 g23
داول_ r-21 g23
داي r19 h-21
دجا r-23 g-29 m-25 h-42 k-25
دجاج r-23 g-29 m-25 h-42 k-25
دجاج_ r-23 g-29 m-25 h-42 k-25
دخا r-21 g-22 m-20 k-21
دخان r-21 g-22 m-20 k-21
دخان_ r-21 g-22 m-20 k-21
دخو m27
دخول m27
دخول_ m27
دد_ g25
دده g20
دده_ g19
در_ h-27 k21
درا g-17
درات h19
درات_ h19
دراس r-52 m-19 h-27 k-18
دراه r21 g-21
دراهم r21 g-21
درج h20
درجه h20
درجه_ h20
درس r-41 h-33
درسه r-22
درسه_ r-22
دره h16
دره_ h38
درهم h-25
درهم_ h-25
دري g18
دري_ g18
دس_ g-17 m-17 h-25
دعا r-18 g-19 m-28 h38 k-19
دعار r-16 g-20 m-17 h32 k-20
دعاره r-16 g-20 m-17 h32 k-20
دعم h-20 k37
دعم_ h-20 k37
دفا r-16
دفات r-16
دفاتر r-16
دفع g-17 m16
دفع_ m23 h-17
دفعا r-18 g-16
دفعات r-18 g-16
دفعت r-65 g-23
دفعت_ r-48 g-22
دفعه g-30
دفعه_ g-30
دفو g-24 m18
دفوع g-24 m18
دفوع_ g-34 m20
دق_ r-16 g-26 k-22
دقق h-21 k19
دقه r-22 g-31 m-26 h-32 k-17
دقه_ r-22 g-31 m-26 h-32 k-17
دقي h-16
دقيق m22
دقيقه m22
دقيه g-17
دقيه_ g-17
دكا r-20 g-21 h28
دكت r-24 g-18 m-20
دكتو r-24 g-18 m-20
دكتور r-24 g-18 m-20
دل_ h-53
دله r-20 g20
دله_ r-20 g20
دم_ h-18
دما m-30
دمان g-19 m-35 h-34
دمان_ g-19 m-35 h-34
دمه g19
دمه_ g19
دها m-26 h-38
دها_ m-21
دهم r21 h-17
دهم_ r27 g-16 h-22
دهن r-17
دهن_ r-17
دو_ g17 h-16
دوا r-24 g-24 m-24 h50 k-19
دور r-25 h-37
دوره r-24 h-37
دوره_ r-24 h-37
دول g-23
دولا g-24
دولار g-24
دون r-34 g17
دون_ r-34 g17
ديد g27 m-17
ديد_ g30
ديع r20 g-19
ديعه r20 g-19
ديعه_ r20 g-19
ديق r-21
ديق_ r-25 m-16
ديقه m-22 h-30
ديقه_ m-22 h-30
ديم g-25 m-22 h-17
ديم_ g-18 m-21
دين r26
دين_ r35
ديه g-27 h-25
ديه_ g-27 h-25
ديو r24 g-17 h-26
ديون r27 h-17
ديون_ r24 g-18 h-18
ديوني r27
ذا_ g22
ذاك g-17 m17 h-20
ذاكر g-17 m17 h-20
ذاكر_ g-17 m17 h-20
ذت_ r34 g-19
ذخي r-26 g-30 m-20 h-17 k-22
ذخير r-26 g-30 m-20 h-17 k-22
ذخيره r-26 g-30 m-20 h-17 k-22
ذكر g-16 m23
ذكر_ m-24 h-26 k47
ذكره g-17 m25 k-16
ذكره_ g-17 m25 k-16
ذها g19
ذها_ g19
ذهب r26 m-19
ذهب_ r31 m-17
ذي_ r-17 g16 h-42 k-30
را_ g-31 m-18
راءه h20
راءه_ r-16 h20
راب g-24 h-18
راب_ r-28 g-21 m-21 h-26
رابح g-20
رابحه g-20
رات r-17 k-19
راتب r-37 m-18 h-20 k-39
راتب_ r-32 h-20 k-32
راتي r-25
راتي_ r-25
رار r-22
رار_ r-25
راس h-17
راس_ r33
راسي r-26 m-18 h-26 k-18
راض h-22
راض_ g27 h-23
راع h-43
راعي m-19
راف m-21 h28
راف_ m-18 h22
رافق m-34
رافه g-21 h22
رافه_ g-21 h22
راك g-25
راك_ r-17 g-26
رام_ r-17 h33
رامه g-18 h-31 k-16
رامه_ g-18 h-31 k-16
ران r-21 g-32 m-20 h-33 k-21
ران_ r-21 g-33 m-20 h-51 k-21
راه m22
راها r-20 g33 m-16 h-18
راها_ r-20 g33 m-16 h-18
راهم r21 g-21
راهم_ r21 g-21
راهن r-16 m35
راهنه h-28
راي r-16
رب_ h-17 k24
ربا g-18 h-24 k-17
ربا_ m-16 h-23
رباء r-16 g-23 h-22 k-27
رباء_ r-16 g-23 h-22 k-27
رباح h-22
رباح_ h-22
ربع r-34 h-16
ربع_ r-34 m-36 h-20
ربعي g-31 m29 h-16
ربه r-18 g16
ربه_ r-18 g16
ربو r26
ربوي r31 g-24
ربوي_ g-28 h20 k-17
ربويه r27 h-34
رت_ r-16 g16
رتف g23 m-23
رتفا g23 m-23
رتفاع g23 m-23
رتو r-23 m-26 h27 k-17
رتون r-23 m-26 h27 k-17
رج_ h-19 k49
رجا r40 g-18 m-19 h-27 k-18
رجع g-27
رجه h20
رجه_ h20
رجي r-28 g-21 m-21 h48 k-21
رخي g-16
رخيص g-16
رخيص_ k20
رد_ r-21 m-21 h-27 k-29
ردا g-21
ردا_ g-25
رده h-18
رده_ r-21 m-16
ردهم r27 g-16 h-22
ردهم_ r27 g-16 h-22
رر_ r-26 g28 h-34
رره g27
رره_ g27
رس_ r-24 g-33 h-33
رسا m18
رسال m17
رساله m17
رساي m16
رسايل m16
رسم r-23 m18
رسم_ r-24 m19
رسه r-22
رسه_ r-22
رسو h-17
رسوم h-17
رسوم_ h-17
رسي g-17
رسيه g-17 k-16
رسيه_ g-17 k-16
رشو g-18 h29
رشوه h22
رشوه_ h22
رصي g-20 k-19
رصيد g-20 k-19
رصيد_ g-20 k-19
رض_ r28 m-16 h-19
رضي h16
رضيه h21
رضيه_ h21
رط_ g-26
رع_ r-32 h-27
رعا h-23 k25
رعات k27
رعات_ k27
رعه r-22 h-22
رعه_ r-22 h-22
رعي r-32 g-16 h-35 k-19
رعي_ r-33 h-34
رفه h-20
رفه_ h-20
رفي r32
رفي_ r19
رق_ g-16
رقا r-36 g-33 m27 h22
رقاب k22
رقابه k22
رقم k-16
رقم_ r-17 m17 k-24
رقميه r-24
رقه g-17
رقه_ g-17
رك_ r-18 h-37
ركب r23
ركبه r23
ركبه_ r23
ركز r-16 h-18 k-20
ركز_ r-16 h-18 k-20
رم_ r-22 g-23 h-36 k-17
رمض g-29 h-19
رمضا g-29 h-19
رمضان g-29 h-19
رها m30
رهان m31
رهان_ m30
رهم h-25
رهم_ h-25
رهن m-17 h-35
رهن_ m-18 h-37
رو_ r18 g-25
روا g-18
روا_ k19
روب_ h45
روت r-28 g-19 h32
روت_ r-28 g-19 h32
روح h22
روحا h20
روحان h20
روحي h34
روض h-33
روض_ h-33
روع r-37 h-19
روع_ r-37 h-19
روف r-21 h-17
روف_ r-19 h-16
روق h25
روق_ r-16 h16
روقا g22
روقات g22
روقه g-19 h31
روقه_ g-19 h31
رول r-16 g-17 m38
رولي r-16 g-17 m38
روليت r-16 g-17 m38
ريا g-16
رياض r-21
رياضه r-28
رياضي g-19 m23
ريب k28
ريبه h-17 k28
ريبه_ h-17 k28
ريت g22
ريته g20 h-23
ريتها h-17
ريد r-19
ريد_ r-18 g-24
ريف h-19
ريف_ h-19
ريق r-17 h17
ريق_ r-16
رين g-23
رين_ g-23
ريه h-17
ريه_ h-17
ريها r-18
ريها_ r-18
ريو r-25 g-20 m-16
ريوم r-25 g-20 m-16
ريوم_ r-25 g-20 m-16
زاج g29
زاج_ g23
زار r-18 g-27 m-23 h-49
زاره h-27
زاره_ h-27
زان r31 h-28
زانه r31 h-28
زانه_ r31 h-28
زاه r-19 g-18
زجا r-17 g-19 m-17
زجاج r-17 g-19 m-17
زجاجه r-16 g-18
زرع r-32
زكا r-24 g-29 m-31 h-39 k-22
زكاه r-20 g-25 m-30 h-30 k-20
زكاه_ r-20 g-25 m-30 h-30 k-20
زل_ r-24 g18 h-32
زم_ r-22 g-46 m-23 k-24
زه_ h24
زور h34
زور_ g-17 m-17 h29
زوره h28
زوره_ h28
زوي h20 k-16
زوير k-16
زوير_ k-16
زيا g-19
زير h24
زير_ h21
زيف h25
زيفه h25
زيفه_ h25
زين g-26 m17 h19 k-17
زينو g-17 m18 h21
زينو_ h20
ساب k16
ساب_ m20 k28
سابا m-26 h-23
سابات m-26 h-23
سابه h-17 k31
سابه_ h-17 k31
سابي g-24 h-17
سابي_ g-24 h-17
سات r-19 g-24 m-17 h26 k-18
ساج h34
ساج_ h34
ساح h16
ساحر h19
ساحر_ r-16
ساع r-27
ساعه h25
ساعه_ h25
سال k22
سال_ g-19 k23
سالن k26
سالنا k26
ساله m17
ساله_ m17
سالو k17
سالون k17
ساي h-21
سايق g-16 m-17 h-19
سايق_ g-16 m-17 h-19
سايل m16
سايل_ m16
سب_ h-17
سبا r-27 g-43 h-22
سباق r-17 g-25 h-16
سباق_ r-17 g-25 h-16
سبه r25
سبه_ r19
سبو r25
سبوع r26
سبوع_ r18
ست_ m-17 h-19
ستا h-19
ستاج k20
ستاجر k20
ستاذ m-17 h-23
ستث g17
ستثم g17
ستثما g17
ستح r22
ستحق r22
ستخ k28
ستخد k28
ستخدا k21
ستخدم k29
ستر g-32 h-17
سترد g-31
سترد_ r-16 g-34 h-18
ستردا g-21
سترده g-29
ستش g-17 h-38
ستص g18 k-16
ستصن g18 k-16
ستصنا g18 k-16
ستع h-34 k23
ستعا h-29 k41
ستعار h-29 k41
ستلا r-28 g-26
ستلام r-28 g-26
ستلم k20
ستلم_ k26
ستلمه r17 h-27
سته g-32 m-35 h-30 k-23
سته_ g-24 m-26 h-30 k-25
ستي r-24 g-32 m19
ستير r-25 g-24 m-19 k-33
سجا g-16 h25
سجاي g-16 h25
سجاير g-16 h25
سجد r-19 h-27 k-28
سجد_ r-19 h-27 k-28
سجل g-38 k41
سحب g-16 m35 h-26
سحب_ g-16 m35 h-25
سحر r-17 g-19 m-17
سحر_ g-18 m-17
سحري r-30 g-28 m-23 h-32 k-21
سحو r-20 m-22 h-28 k-17
سحور r-20 m-22 h-28 k-17
سحور_ r-20 m-22 h-28 k-17
سدده g-21
سدس g-16 m-16
سدس_ g-17 m-17 h-25
سر_ r-22 g-23 m22 h-28
سرت m29
سرت_ m29
سرع r-26 g-25 m-27 h-30 k-36
سرعه r-26 g-25 m-27 h-30 k-36
سرعه_ r-26 g-25 m-27 h-30 k-36
سره r-22 g-19 m-19 h-23 k-17
سره_ r-22 g-19 m-19 h-23 k-17
سرو g-17 h34
سروق g-17 h34
سروق_ r-16 h19
سروقه g-19 h31
سط_ h-16
سعا r16 g20 m-28
سعار r16 g20 m-28
سعار_ r16 g20 m-28
سعر g19
سعر_ g19
سعه r19 g-16
سعه_ r19 g-16
سفر r-28 g18 m-25 h-40 k-25
سفر_ r-27 g20 m-26 h-42 k-17
سقط g-18 m-25 h-22
سقط_ g-18 m-25 h-22
سقف h-16 k39
سقف_ h-16 k39
سكر g-16 h46
سكن g-21 m-30 h-34 k-20
سكن_ g-21 m-30 h-34 k-20
سكي r-28 g-45 m-26 h50 k-23
سكي_ r-28 g-45 m-26 h50 k-23
سل_ r-31 g-20 m-17 h-21 k20
سلا r-35 g-35 m-20 h-34 k-24
سلام r-30 g-23 m-17 h-46 k-20
سلس m-25 h-25
سلسل m-25 h-25
سلسل_ m-25 h-25
سلع r16 h-22 k-21
سلف r37 g-17
سلفت g-18 h-19
سلفت_ r17 g-21 m-16 h-20
سلفه r27 g-16
سلفه_ r27 g-16
سلم h-20
سلم_ r-23 m-19 h-19
سلي r23 m-17 h-17
سم_ r-25
سما g21
سماء g25
سماء_ g25
سمك r-25 g22 m-22 h-39 k-16
سمك_ r-25 g22 m-22 h-39 k-16
سمي r20 g-21 k17
سمي_ g-24 h-19 k17
سن_ r-45 g-20 h-21
سنا g-16 h-26
سنان g-16 h-26
سنان_ g-16 h-26
سند r20 h-23
سند_ g-18 h-20
سندا r29 h-24
سندات r29 h-24
سنه g-20 h-30 k-22
سنه_ g-20 h-30 k-22
سنويه r20 g-16
سهر r-20 g-33 m-29 h28
سهره r-19 g-28 m-17 h30
سهره_ r-19 g-28 m-17 h30
سهم g25
سهم_ g25
سوا k26
سوال k26
سوال_ k26
سوق g-16 h-20
سوق_ g-16 h-20
سوم h-17
سوم_ h-17
سي_ r-20 g-37 k-24
سيج h46
سيجا h46
سيجار h46
سير g-19 h35
سير_ g-20 h38
سيط r19 g-19 h-21
سيط_ r18 g-25 m-20 h-28
سيل g-19 m-18 h-24 k23
سيل_ r-24 g-27 m-29 h-25 k19
سيله k24
سيله_ k24
سيم m16 h-16 k30
سيم_ k37
سين r-39 m-37 h-36
سين_ r-33 m-24 h-33 k-17
سيه r-20 m-16
سيه_ r-20 m-16
شاء m-26 k-28
شاء_ m-26 k-28
شار r-20 h-18
شارد r-24 g35 h-21
شارد_ r-26 g31 m-16 h-21
شارك m20
شاركه m37
شام g25
شامل g27 h-27
شامل_ g27 h-27
شان k30
شان_ k30
شب_ r-21 g-23 m-27 h-18 k-17
شبا r-20 g-20 h-26
شباب r-20 g-20 h-26
شباب_ r-20 g-20 h-26
شتراك r-17 g-26
شتراه g32 m-16 h-18
شتري g16
شتري_ r16
شتريه r-22 g24
شجر r-22 g31
شحن r-22 k-18
شحنه r-24 m-18 k-25
شحنه_ r-27 m-21 k-19
شخص k27
شخص_ r-16 k37
شخصي_ k-16
شرا r16
شراء r19
شراء_ r19
شراب r-28 g-21 m-21 h-26
شراب_ r-28 g-21 m-21 h-26
شرط g-23 m-23
شرط_ g-26
شرع r-30 g-20 m-17 h-34 k-17
شرعي r-32 g-16 h-35 k-19
شرعي_ r-33 h-34
شروب_ h28
شروع r-37 h-19
شروع_ r-37 h-19
شري g22 h-29
شريت r-31 g27 h-16 k-16
شريت_ r-31 g27 h-16 k-16
شعو g-16 h28
شعوذ g-16 h28
شعوذه h29
شعي g-20 h-28
شعير g-20 h-28
شعير_ g-20 h-28
شف_ m-17 h-25
شفر r-20
شفره r-20
شفره_ r-20
شقه r-34 g-20 k-17
شقه_ r-34 g-20 k-17
شنو g16
شنو_ g16
شه_ g-16 h-19
شها h17 k-16
شهاد h17 k-16
شهاده h16 k-17
شهر r29
شهر_ r19 h-16
شهري r28
شو_ g19
شوا g45
شور r-26 g36 m-31 h-44 k-25
شوف g20 h-20
شوف_ g20 h-20
شوه h22
شوه_ h22
شي_ r-25 g-18
شيش g-17
شيش_ g-17
شيشه g-16 h-19
شيشه_ g-16 h-19
شيك r20 g-24
شيك_ g-28
شيكا r25 h-18
شيكات r25 h-18
صار h-17
صاري h-19
صاريف h-19
صال g-33 m17
صبر r23 h-25 k-25
صبر_ r23 h-25 k-25
صحي r-28 m-33 h-48
صحي_ r-17 m-19 h-31
صحيه r-25 g-29
صحيه_ r-25 g-29
صدر k29
صدر_ k29
صدق r-36 g-37 m22 h-40 k-21
صدقه r-24 g-29 m-29 h-33 k-20
صدقه_ r-24 g-29 m-29 h-33 k-20
صدي r-33 g-27 m17 k-17
صديق r-33 g-27 m17 k-17
صديق_ r-31 g-28 m-21 k-21
صرا m-19
صراف m-19
صراف_ m-21 h-16
صرف r18 g-19 h-18
صرف_ r18 g-20 h-18
صرفي r32
صرفي_ r19
صعو g23
صعود g23
صعود_ g23
صغي g-24 m-17 h-27
صغير g-24 m-17 h-27
صغيره g-24 m-17 h-27
صف_ g48 k-20
صفه g-26 m-22 k-16
صفه_ g-26 m-22 k-16
صل_ r-23 h-16
صلا r-18 g19 h-44
صلاح g24
صلاحه g20
صم_ r36 h-17 k-20
صمي m-16
صميم m-16
صميم_ m-16
صناد g28
صنادي g28
صناع h-19
صناع_ g18 k-16
صناعي h-22
صنع h21
صنع_ h21
صه_ h20
صور k24
صور_ k-16
صوري r-23 h-16 k39
صوريه r-21 k24
صول g17
صول_ g17
صي_ k-16
صيا r-26 g-21
صيان r-26 g-21
صيانه r-26 g-21
صيب r-19 m37 h18 k-21
صيب_ r-19 g-24 m40 h24
صيد r-16 g19 k-17
صيد_ g19 k-16
صيده r-33 g37 m-23 h-33 k-16
صيده_ r-33 g37 m-23 h-33 k-16
صير r-27 g-23 h-45 k-18
صير_ r-20 g-21 h-36
صيل r-42 g-24 h-22
صيل_ r-42 g-24 h-22
ضاب h30 k-17
ضابط h30 k-17
ضابط_ h30 k-17
ضار r-38
ضارب r-19
ضاربه r-19
ضاع r-19
ضاعه r-19
ضاعه_ r-19
ضال r-17 g61 h-29 k-17
ضان g-29 h-19
ضان_ g-29 h-19
ضاي g36 h-22
ضايع g36 h-22
ضايع_ r-17 g31 h-25
ضج_ r-16 g18 m-16 h-23 k-16
ضد_ r-33 g21 m-25 h-25
ضرو h20
ضروب h20
ضري g-16 h-17 k27
ضريب g-16 h-17 k27
ضريبه h-17 k28
ضمان_ r22
ضمانه r35
ضمو r24
ضمون r24
ضمون_ r23
ضمونه r26
ضي_ r-17 g-17 m-17
ضير h32
ضير_ h32
طاق g-16 m39 h-24
طال r-22 m-16 h16 k-22
طالب r-24 g-18 h-32 k-30
طالب_ r-24 g-18 h-32 k-30
طالع m-16 h21
طالع_ m-16 h21
طبي r-26 h-26
طبي_ r-17 h-35
طبيع g-26 h-51
طبيق m18 h-22
طبيق_ m18 h-22
طبيه h29
طبيه_ h29
طر_ m-19 h-67 k-20
طرف g-32 k33
طرف_ g-32 k33
طري r-25 g-26 m-34 h-43 k-20
طعا r-21 g-42 m-33 h-31
طعام r-21 g-42 m-33 h-31
طعام_ g-40 m-29
طعم r-18 g-24 k-18
طعم_ r-18 g-24 k-18
طلا h20
طلاس h23 k-16
طلاسم h23 k-16
طلب h-34
طلع k18
طلع_ k18
طم_ g-26 m-17
طما g-26 m-17
طماط g-26 m-17
طماطم g-26 m-17
طن_ g23 h-19
طه_ g-20 h-16
طهي r-36
طهير r-36
طهير_ r-36
طول r16 g-18 h-24
طير r-21 g32 m-50 h-41 k-17
طير_ r-18 g39 h-25
طين r17
طيه r24 m-20
طيه_ r24 m-20
ظته k23
ظته_ k23
ظتي k21
ظتي_ k21
ظف_ h29
ظفي r-22 g-17 h-31
ظفين r-22 g-17 h-31
ظفين_ r-22 g-17 h-31
ظم_ r25 h-17 k-21
ظه_ k30
ظهر h-19
ظهر_ h-19
ظهو g23
ظهور g23
ظهور_ g23
عاب r-28 h-26 k-23
عاب_ h-19
عات k27
عات_ k27
عاج r-24 g-23 h-40 k-18
عار m-29 h27
عار_ m-18 h-31
عاره g-16 h29
عاره_ g-16 h29
عام h-29
عام_ h-18
عامل g-19 h-23
عامه r-41 g-22 m-18 h-28
عامه_ r-41 g-22 m-18 h-28
عاو g-26 h-39
عاون g-26 h-39
عاوني g-26 h-39
عاي m-23
عايد r16
عايد_ r16
عايل m-17
عايه g-20 m-42
عايه_ g-20 m-42
عب_ r-40 g-32 m34 k-24
عت_ r-26 g-16 k-18
عته_ g-29
عتي r-45 h-17
عتين r-43 g18 m-16 h-16
عتين_ r-43 g18 m-16 h-16
عجي h-43
عجين h-43
عجين_ h-43
عدا r-25 g-29 h-26
عده g-22 m-25
عدها g-22 m-25
عدها_ g-22 m-25
عدي g22 k19
عدي_ g-35 h-24 k69
عدين g31
عدين_ g31
عر_ g18
عرا g-22 h36
عراف g-22 h36
عرافه g-21 h22
عرب h-17
عرض m-25 h-36
عرض_ m-25 h-36
عرف g23
عرف_ g28
عرفه k19
عرفه_ k19
عرق r-21 g-19 h37
عرق_ r-21 g-19 h37
عرو h-23
عروف_ g28
عسل r-43 g-19 m-16 k-19
عسل_ r-43 g-19 m-16 k-19
عشا k22
عشاء r-20 g-16 m-50 h-32 k-31
عشاء_ r-20 g-16 m-50 h-32 k-31
عشان k30
عشان_ k30
عشر r-18
عصي r-18 g-20 h-36 k-16
عصير r-18 g-20 h-36 k-16
عصير_ r-18 g-20 h-36 k-16
عطي r42 m-18
عطيه r24 m-20
عطيه_ r24 m-20
عقا g-25 h-18
عقار g-25 h-18
عقار_ r-22 g-37 h-17
عقاري h-19
عقد h-21
عقد_ r16 h-21
عقم r-19 m-17 h-34 k-16
عقم_ r-19 m-17 h-34 k-16
عقو g28
عقود g28
عقود_ g28
عقي g-16 m-17 h-42 k-18
علا r-26 m-38
علاج r-30 g-22 m-26 h-48 k-18
علاج_ r-30 g-22 m-26 h-48 k-18
علان g-18 m-39
علش k23
علشا k23
علشان k23
علق r-27
علق_ g23
علم r-30 g-22 h-19 k41
علم_ r-22 g-29 h-20 k53
علمي r-39 h-18
علميه r-39 h-18
علو r-28
علوم r-28
علوم_ r-30
علي_ g20 m17
عليم r-21
عليمي r-21
عليه r-41
عليه_ r-40
عم_ r-17 g-18
عما r-40 m-37 h-49 k-31
عمال r-18 g-36 h-36
عمال_ r-18 g-36 h-36
عمل g-18 h25
عمل_ r-28 g-27 m-28 h50 k-20
عملات r20
عمله g-17
عمله_ g-17
عن_ r-21 g-17 h-35
عنا r-32 m-25 h-35 k-19
عنب r-20 g-30 m-21 h-42 k-22
عنب_ r-20 g-30 m-21 h-42 k-22
عند h18
عند_ r-16 h23
عني h-16 k-31
عني_ h-16 k-31
عوا r-20 g17 h-16 k-17
عود r-31 h-42 k-19
عود_ r-28 h-42 k-19
عوذ g-16 h28
عوذه h29
عوذه_ h29
عي_ r-20 g-20 h-46
عيد g-28 h-21 k21
عيد_ g-31 h-23
عيدا k34
عيدا_ k34
عير h-27
عير_ h-27
عين r32 h-19
عين_ g16 m20 h-22
عينه r36 m-19
عينه_ r36 m-19
غام g29 h-28
غامض g29 h-28
غرام_ r-19 m-16 h38
غرامه g-18 h-31 k-16
غسي r-24 g-27 m-29 h-25 k19
غسيل r-24 g-27 m-29 h-25 k19
غسيل_ r-24 g-27 m-29 h-25 k19
غنم g-16 h-45
غنم_ h-45
غير r-16 g25 h-22
غير_ r-21 g33 h-22
غيره g-23 h-28
غيره_ g-23 h-28
غيري k27
غيري_ k27
فاء k30
فاء_ k30
فات h-16 k17
فاتر r-16
فاتر_ r-16
فاتو h-26 k22
فاتور h-26 k22
فاد k32
فادي k32
فادي_ k32
فاض g19 m-21
فاض_ g19 m-21
فاع g23 m-23
فاع_ g23 m-23
فالت r36
فالته r36
فاله h-16
فاله_ h-16
فايز r-16 m27
فايز_ r-16 m27
فت_ g-16 h-17 k-23
فتش g-17 h26
فتش_ g-17 h26
فحه h-27
فحه_ h-27
فر_ r-40 m-17 h-40
فره r-19
فره_ r-19
فرو g37 h-19
فروق g39 h-21
فروقا g29 h-19
فري r-26 g-24 h20 k-16
فريق r-26 g-24 h20 k-16
فريق_ r-29 g-27 k-21
فس_ r-27
فسي r-36 g-19 m-19 k-17
فصل r-22 k-25
فصل_ r-22 k-25
فضه g-19 m-18
فضه_ g-19 m-18
فط_ r-22 g30 m-16
فظت k21
فظته k23
فظته_ k23
فظتي k21
فظتي_ k21
فظه k30
فظه_ k30
فع_ m23 h-17
فعا r-18 g-16
فعات r-18 g-16
فعات_ r-18 g-16
فعت r-65 g-23
فعت_ r-48 g-22
فقر r-24 g-16 h-23
فقرا r-24 g-16 h-23
فقراء r-24 g-16 h-23
فقه g-26
فقه_ g-29
فك_ h22
فل_ r-23 g-45 m-31 k-21
فلا r-22
فلي g-26
فلي_ g-26
فنج r-16
فنجا r-16
فنجان r-16
فند g-19 k-16
فندق g-19 k-16
فه_ m-18 h-26
فوا r16 h-18
فوات h-32 k32
فواتي h-32 k32
فواي r22
فوايد r22
فور r-29
فورا r-29
فورا_ r-29
فوز r-19 m28
فوز_ r-19 m28
فوع g-24 m18
فوع_ g-34 m20
فون r-20 h-30
فون_ r-20 h-30
في_ g16
فيب r-20 g-27 m-26 h24 k-18
فير r21
فير_ r21
فيل r-27 g-48 m-19 h-39 k17
فيلا r-22 g-19 m-19 h-36 k-31
فيلا_ r-22 g-19 m-19 h-36 k-31
فين h-17
فين_ h-18
فيه h-16
فيه_ g19 h-32
قا_ g21
قاب r20
قابل r27
قابل_ r27
قابه k22
قابه_ k22
قات r-22 h30
قات_ r-30 h38 k-18
قاتل h-20 k37
قاتلي h-20 k37
قاد g16
قادم g16
قادمه g23
قار h24
قار_ r-22 g-37 h-17
قاري h32
قاري_ h17
قاريه r-25 h34
قاع r-21 g-19 h-34
قاعه r-24 g-22 h-38
قاعه_ r-24 g-22 h-38
قال r19 g-31 m-24 h-34 k-16
قام r-36 g-28 m44 h36
قامر r-18 m41
قامه h23
قامه_ h23
قاي g-30 m-16
قبض g18 m-16 h-20
قبل g30
قبل_ g31
قبله g-19
قبله_ g-19
قبلي r28 g19
قبلي_ r26
قبليا r-26 g20
قبليه r42
قت_ r-28 m-16 h-53
قتر r-21 g22 h-18
قترا g27 h-23
قتراض g27 h-23
قد_ h-20
قدا g-19 h-20
قدا_ h-20
قدد r-17 g-20 m-17
قدي g-19 m-22 h-16
قدي_ r-18 m-19
قديم g-25 m-22 h-17
قديم_ g-18 m-21
قرا r-34
قراء r-23
قراء_ r-24 g-16 h-23
قراءه r-16 h20
قران m-19 h-32 k-16
قران_ m-19 h-32 k-16
قرر r-19 g31 h-17
قرر_ r-24 g29 h-20
قرره g27
قرره_ g27
قرض r39 g-16 m-17
قرض_ r32
قرع h-18
قرعه h-18
قرعه_ h-18
قرو r27
قروض r27
قروض_ r27
قري r-21 g-18 h-43
قري_ r-17 g-17 m-19 h-44 k-16
قسط h-16
قسط_ h-16
قسم h-24 k18
قسم_ h-23
قسي g-16 h-16
قسيط r20 g-26 h-18 k-26
قسيط_ r20 g-26 h-18 k-26
قسيم m16 h-16 k30
قسيم_ k37
قص_ g-17 h-43
قصه g-23 h19
قصه_ g-23 h19
قط_ r-20 g-21 m-25 h-20
قطر r-28 g-28 h-44
قف_ g-18 h-27 k33
قل_ g-31 k19
قلد r-17 h40
قلد_ h29
قلده h22
قلده_ h22
قليد_ r-18 h18
قليدي r19 h-16
قم_ g-16 h-29 k-22
قما r-21 g-18 m41 h19
قمار r-18 m45 h27
قمار_ r-18 m45 h27
قمح r-20 m-21 h-25 k-19
قمح_ r-20 m-21 h-25 k-19
قميه r-24
قميه_ r-24
قهو r-16 h-20
قهوه r-16 h-20
قهوه_ r-16 h-20
قود g27
قود_ g27
قول h-16 k29
قول_ h-16 k29
قيق m21
قيقه m22
قيقه_ m22
قيم g-25 h-20
قين r24
قين_ r24
قيه g-19 m-21 k-20
قيه_ g-19 m-21 k-20
كات g-20 m-18
كات_ r24
كاز g-17 m18 h21
كازي g-17 m18 h21
كازين g-17 m18 h21
كاش r21 g-19 h-18 k19
كاش_ r21 g-19 h-18 k19
كاف h-28
كافح h-27
كافحه h-27
كافل g-27 m-20 h-28
كافلي g-26
كام r-36 g-22
كامل r-35 g-24
كامل_ r-30 g-22 m-18
كان_ h-26
كاه r-20 g-25 m-32 k-19
كاه_ r-20 g-25 m-30 h-30 k-20
كبه r23
كبه_ r23
كبي r-18 h-31
كبير r-18 h-31
كبيره r-18 h-31
كتا r-28 g-30 m-20 h-23
كتاب r-28 g-30 m-20 h-23
كتاب_ r-28 g-30 m-20 h-23
كتب g-26 m-32
كتب_ g-25 m-32
كته g30 h-17
كتها g30 h-17
كتها_ g30 h-17
كتو r-21 g-22
كتوب g-19
كتوبر h-17
كتور r-24 g-18 m-20
كحول_ g-18 h-32
كحولي h26
كر_ h-25
كرت r-23 m-26 h27 k-17
كرتو r-23 m-26 h27 k-17
كرتون r-23 m-26 h27 k-17
كره r-21 m21
كره_ r-21 m21
كز_ r-16 h-18 k-20
كشف m-16 h-29 k19
كشف_ m-17 h-25
كشو g20 h-20
كشوف g20 h-20
كشوف_ g20 h-20
كف_ r-28 g-28 m-20 h16 k-20
كفا r18
كفال r18
كفالت r36
كفاله h-16
كل_ r23
كم_ r-26 m-24 k-28
كما r-18 h-16
كما_ r-18 h-16
كمب r23 g-18
كمبي r23 g-18
كمبيا r23 g-18
كمه g-23 m-24 h-38 k-23
كمه_ g-23 m-24 h-38 k-23
كن_ r19 g-23 m-28 k-19
كه_ m-16
كهر r-16 g-23 h-22 k-27
كهرب r-16 g-23 h-22 k-27
كهربا r-16 g-23 h-22 k-27
كوب m25
كوبو g-16 m27 h-16
كوبون g-16 m27 h-16
كوبي h36
كوبي_ h36
كوك r-44 g-22 m-20 k-20
كوم g-23 m-25 h-31
كومه r-16 g-24 m-28 h-31
كومه_ r-16 g-24 m-28 h-31
كومي g-16 m-18 h-20
كوميه g-16 m-18 h-20
كون r-16 h32
كوي r-20 m-18
كوين r-20 m-18
كوين_ r-20 m-18
كي_ r-18 g-21 h44
كيف r-32 g21
كيل r-23 g-46 m-27 h27 k-28
كين m27
كينا m24
كينات m24
كينه r-24 g-17 m21 h-47 k-16
كينه_ r-24 g-17 m21 h-47 k-16
كيه r16 k-17
كيه_ r16 k-17
لا_ r-20 k19
لاب r-49 g-24 m-18 h-17 k16
لابل k19
لابلا k19
لات h-17
لات_ h-17
لاث g-20 h-22
لاث_ g-20 h-24
لاج m-19 h-19
لاج_ r-30 g-22 m-26 h-48 k-18
لاح g18
لاح_ r-26 m-19 k-20
لاحق g21
لاحقا g21
لاحه g20
لاحه_ g19
لاخ r-25 g-21 h-23 k18
لاخف k21
لاخفا k21
لاخو k41
لاد r-31 m-19 h-44
لاد_ r-33 g-25 m-26 h-45
لار g-20 h-17
لار_ g-27
لارا r19
لاسب r23
لاسبو r23
لاست r-31 g18 h-21
لاستا m-17 h-23
لاستل r-26
لاسم h23 k-16
لاسم_ h23 k-16
لاش g-16 m-17 h19
لاص g-31 m22 h-26
لاصل r33
لاصل_ r33
لاط h-16
لاطف h-16
لاطفا h-16
لاع r-19 g-18 m-18 h-39 k-20
لاغ h-55
لاغ_ h-21 k16
لاف r23
لاف_ r23
لاق g-33 m-19 h-29
لاقس g-29
لاقسا g-29
لاك r-30 g32 m-21 h-42 k-26
لال h-25
لال_ h-27
لام g-26
لام_ g-19 h17
لاموا k17
لان h16
لان_ r-19 m-29
لاه r-33 g-36 m-42 h-33 k-31
لاول g-21 h-18
لاي g-25 m17
لايت g-16 m-24
لايتم r17 g-16 m-29
لايج r-25 g-18 h-20 k-17
لايجا r-25 g-18 h-20 k-17
لاين m23
لاين_ m23
لب_ r-28 g-20 h25 k-22
لباق r24
لباقي r24
لبح r-32 g22 m-25 h-26 k-16
لبحر r-30 g23 m-24 h-25
لبحر_ r-30 g23 m-24 h-25
لبر r-23 g-18 m-20 h-31
لبض g16
لبضا g16
لبضاع g16
لبل g-17
لبنا r-21 g-30 m-23 h17 k-20
لبه g55 h-23 k-18
لبه_ g55 h-23 k-18
لبي h18
لبيت h27
لبير r-21 g-17 h21 k-17
لبيع g-20 h17
لبيع_ g-23 h18
لت_ r25 h-16
لتا r-18
لتاخي k-16
لتام r-20
لتامي r-20
لتب r-41 h23
لتبل k21
لتبلي k21
لتج h-17 k23
لتجن k27
لتجنب k27
لتح k22
لتحو k22
لتحوي k22
لتس m-18
لتسل m-17
لتسلي m-17
لتف k16
لتفا k16
لتفاد k24
لتق g-26 k-17
لتقس g-26 k-17
لتقسي g-26 k-17
لتك r-39
لتم h18
لتمر r-29
لتمو r26 g18 h20
لتموي r26 g18 h20
لتو g-22 m-19 h-27 k-18
لتوف r20 k-20
لتوفي r20 k-20
لتي r-16 g-35 h-24
لتي_ r-18 g-36 h-29
لثم r-25 g21
لثمن r-25 g20
لثمن_ r-25 g20
لجا k-17
لجاي h-21
لجم r-32
لجما h-17 k19
لجماع g-16 k31
لجمع r-39 m-16 k-22
لجمعي r-32 m-16 k-21
لجه r-31 k23
لجها r-33
لجهات k30
لجهه r-19 g-16 k25
لجهه_ r-19 g-16 k25
لجوال r17
لح_ r22
لحب g31
لحج r-18 m-20
لحج_ r-22 g-16 m-31 h-19
لحد g-20 h-27 k22
لحد_ r-21 g-19 m-16 h-19 k25
لحدي g-16 h-26
لحديق g-16 h-26
لحش h-24
لحشي h-24
لحشيش h-24
لحف g-31 m-21
لحفل g-31 m-21
لحفل_ g-31 m-21
لحل m-27 h-37
لحم r-31 m-21 k-16
لحم_ r-29 g-28 m-20 k-16
لحي h-40
لحين r22
لحين_ r22
لخا r-17 g-28 h-34
لخار g-27 k30
لخم g-17 h28
لخمو g-16 h17 k-19
لخمور g-16 h17 k-19
لخي r-22 m-27 h-23 k-18
لخير r-19 m-19
لخيري r-19 m-19
لد_ g-20
لدخ m18
لدخو m18
لدخول m18
لدع h16
لدعا g-19 m-16 h23 k-19
لدف g-22
لدفع g-24
لدفع_ g-19 m-16
لدك h-34
لدكت h-34
لدكتو h-34
لده h18
لده_ h18
لدو r-25
لدور r-24 g-18
لدوره r-24 g-18
لدي r21 m-21 h-17 k-21
لدي_ k-37
لدين r29 g-19 m-27
لدين_ r29 g-19 m-27
لديه r-26 g-22 m-21 h-43
لديه_ r-26 g-22 m-21 h-43
لذه g16
لذهب g16
لذهب_ g16
لرا r-19 k-31
لراع m-19
لراعي m-19
لرب r-21 g-22 m-24 h-30
لربح r-19 g-16 m-22
لربح_ r-19 g-16 m-22
لرخ g-18 k-26
لرخص g-18 k-26
لرخصه g-18 k-26
لرس r-34
لرص g-28 m-39 h-38 k-30
لرصي g-28 m-39 h-38 k-30
لرصيد g-28 m-39 h-38 k-30
لره h-21
لرها h-19
لرهان h-19
لري h-20
لريا h-20
لرياض r-22 g-16 h-25
لزم r-20 g-39 m-16 h-24 k-18
لساح m-16
لساحر m-16
لساي g-16 m-17 h-19
لسايق g-16 m-17 h-19
لسب r-31 g-31 h-18 k21
لسحب m22
لسحب_ m22
لسع r-22
لسعر r-22
لسعر_ r-22
لسك r-16 g-17
لسكن r-16 g-17
لسكن_ r-16 g-17
لسل g-32
لسل_ m-25 h-25
لسلف r19
لسلفه r19
لسم r-19 g17 m-18
لسن h-24
لسنه h-29
لسنه_ h-29
لسه r-26 g17 h26
لسه_ r-30 m-23
لسهر r-19 g-28 m-17 h30
لسهره r-19 g-28 m-17 h30
لسو h-22
لسوق h-22
لسوق_ h-22
لسي m-16
لسير h47
لسير_ h47
لشا k23
لشان k23
لشان_ k23
لشب r-20 g-20 h-26
لشبا r-20 g-20 h-26
لشباب r-20 g-20 h-26
لشخ r-22 g-19 k25
لشخص r-22 g-19 k25
لشخص_ g-21 k31
لشر r19 m-19
لشع g-18
لشق r-24 g-27 h-23
لشقه r-24 g-27 h-23
لشقه_ r-24 g-27 h-23
لصن r-17 g-17 m-18 h-38
لضا h30 k-17
لضاب h30 k-17
لضابط h30 k-17
لضر r-19 g20 h-37 k21
لضري g-18 h-20 k24
لضريب g-18 h-20 k24
لطا h16
لطال h19
لطر g-16 k-24
لطرف r16
لطرف_ r16
لطل k-19
لع_ h23
لعا h-40
لعاب h-19
لعاب_ h-19
لعام r-20 m-16 h-40
لعب r-33 g-19 m32
لعب_ r-40 g-32 m34 k-24
لعر r-24 g-25
لعش r-21 h-22 k-30
لعشا r-21 h-22 k-30
لعشاء r-19 m-50 h-19 k-31
لعق r29
لعقا r17 g-17 h-16
لعقار r17 g-17 h-16
لعقد r24 g-16
لعقد_ r24 g-16
لعم g-18
لعمل h16
لعملا h-38
لعي g-28 h-29 k-19
لعيد m-25 h-24 k-17
لعيد_ m-25 h-24 k-17
لغ_ h-18
لغو r-55 g25 h-27
لغي r19
لغير r19
لغير_ r41 h-18 k-16
لف_ r27 g-18 h-32
لفايز r-16 m27
لفت g-23 m-16 h-21 k-33
لفت_ g-19 h-18 k-17
لفر r-25 m-20 h-36
لفروق g17
لفق r-24 g-34 h-23
لفقر r-24 g-16 h-23
لفقرا r-24 g-16 h-23
لفك m-22
لفك_ m-22
لفل m-26 h-31
لفن h18
لفنج r-22 h35
لفنجا r-22 h35
لفند g-19 k-16
لفندق g-19 k-16
لفه g-16 m-25 h-18 k-18
لفه_ g-16 m-25 h-18 k-18
لفو r20 h-16
لفوا r28
لفواي r28
لفوز h-19
لفوز_ h-19
لق_ g32 h-23 k-16
لقد r-25 g-27
لقدي r-31 g-27
لقديم r-31 g-27
لقر h-24
لقرا r-28 h-32
لقراء r-28
لقران m-19 h-32 k-16
لقرض r17
لقرض_ r17
لقس h-17
لقم r-22 g-38 h16 k-16
لقما r-18 m18 h20
لقمار r-18 m18 h20
لقه g-16 m-16 h-42
لكا g-23
لكاز h26
لكازي h26
لكام r-18 g-17 m-22
لكامل r-18 g-17 m-22
لكت m-19
لكتا g-23 m-22
لكتاب g-23 m-22
لكته g30 h-17
لكتها g30 h-17
لكل r-20 g-18 h-19
لكل_ r-20 g-18 h-19
لكه h-17
لكه_ g41 h-18
لكهر h-23 k-19
لكهرب h-23 k-19
لكي r-21
لكي_ g25
لكيه r-36 g-20
لكيه_ r-36 g-20
للا m-16 h-58
للاس m-16 h-18
للاط h-17
للاطف h-17
للب r17 g-18 m-17 k-19
للت m-28
للج r-22
للجم r-26 h-18
للدخ m18
للدخو m18
للس r-25
للش m-30
للض r-21 g-22
للع r-18 g-37 m-37 h-23 k-24
للف r-24 g-17 m16
للفق r-24 g-17 m-16 h-24
للفقر r-24 g-17 m-16 h-24
للفو h-19
للفوز h-19
للمط r-34 g-34 m-34 k-21
للمف g-18 h20
للمفت g-18 h20
للمق r20 h-19
للمو h20
للموظ h27
لله r-18
لله_ r-21
للهل h-25
للهلا h-25
للو r-38 g-30 m36 h29 k-19
لم_ h-17 k18
لمال_ g-16
لمبا r-17 g-16 m22
لمت g-22 h-19
لمتف g-20 m-19 h-18
لمج r-29 g-16 h-23 k31
لمجم k19
لمجمو k19
لمح k-21
لمحت h-18
لمحتو h-20
لمحل g-23 k-25
لمحل_ g-23 k-25
لمخ m-24
لمدر r-22
لمدرس r-22
لمده g-19
لمده_ g-19
لمدي r-19
لمر g-16
لمراه m23 h-48
لمس g-33 m-17 h-37
لمست r-16 g-36 m-23 h-37 k-21
لمستق r-20 g-35 m-21
لمش r-34
لمشر r-34
لمشرو r-34
لمشف h19
لمشفر h19
لمص r-23 g-17 k17
لمط r-40 m-24 k-18
لمطر r-21 m-16 h-19
لمطر_ r-21 m-16 h-19
لمطع r-17 g-18
لمطعم r-17 g-18
لمع r-24 h28
لمف g19 m-23
لمفت g19 m-23
لمفتش g-17 h26
لمق r16
لمقا r-24
لمقر r22
لمقرض r22
لمك h-24
لمكش g17 h-26
لمكشو g17 h-26
لمكي r-26 g-26
لمكيف r-26 g-26
لمل r-46 g-35 m-41 h-45 k-22
لمن g-25
لمنا h25
لمناق h25
لمه r17 h-27
لمو h30
لموظ h20
لموظف h20
لموق m-39
لموقع m-39
لمي r-20 g-16 m-16
لميه r-21 g-17 m-19
لميه_ r-21 g-17 m-19
لنا_ m-23 h-18 k20
لناس r-21
لناس_ r-21
لنس g-18 m-17
لنف r-16 g24 m-17
لنفط r-16 g24 m-17
لنفط_ r-16 g24 m-17
لنق g-17 m-16 k-27
لها k17
لها_ k18
لهل g-16 h-22
لهلا g-16 h-22
لهلال g-16 h-22
لهي g-22
لهي_ g-17 h18
لو_ r-27 g19 m-43 k-22
لوا r-39 g-25 m-16
لوت r-21 g-37 m64 h29
لوت_ m24
لوتو r-28 g-17 m37 h20 k-16
لوتو_ r-28 g-17 m37 h20 k-16
لوز h-27
لوزا h-27
لوزار h-27
لوم r-31 h-21
لوم_ r-33 h-22
لون h-17
لون_ h-19
ليا g19
ليا_ g20
ليات r-24 g19
ليات_ r-24 g19
ليت m37
ليت_ r-16 g-17 m38
ليد_ r-18 h18
ليدي r19 h-16
ليس g42 h-24
ليس_ g31 h-21
ليغ k22
ليغ_ k22
ليك g-20 h-25
ليل r-20 g-19 h46 k-16
ليل_ r-26 g-26 m-30 h29 k-25
ليله r-26 h20
ليله_ r-26 h20
ليلي g-16 h33
ليلي_ g-20 h31 k-16
ليمي r-21
لين r-43 m-19 k17
لين_ r-40 h-20 k21
ليه r-23
ليه_ r-23
ليو r16
ما_ g30 h-17 k18
ماء r-22 g35 h-40 k-22
ماء_ r-22 g35 h-40 k-22
مات h34
مات_ h34
مار r-22 m28 h17
مار_ r-19 m35
مارس g-33 h-17
مارس_ g-33 h-17
ماط g-26 m-17
ماطم g-26 m-17
ماطم_ g-26 m-17
ماع g-19 k19
ماعه g-16 k31
ماعه_ g-16 k31
ماعي g-21
ماك m27
ماكي m27
ماكين m27
مال h-23
مال_ g-26 h-30
مالي g42 m-31 k-16
ماليه r-25 g51 m-41
مان m-16 h-20
مان_ g-16 m-19 h-23 k-16
مانه r35
مانه_ r35
ماني r29
مانيه r33
ماي r-21 g-25 m-17 k-20
مبا h20
مباد r-17 g19
مبادل r-19 g22
مبار r-16 g-22
مبارا r-16 g-22
مبان r-16 g-17 m-16 h31
مباني r-16 g-17 m-16 h31
مبل h-17
مبلغ h-17
مبلغ_ h-17
مبي r22
مبيا r23 g-18
مبيال r23 g-18
متا r28
متاخ r28
متاخر r28
متج h21
متجر h21
متجر_ h21
متع r-47 g-39 m-39 h49 k-18
متفق h-17
متفق_ m-17 h-22
مته g-18
مته_ g-16
متها r20 g-17
متها_ r20 g-17
مجا r18 g-18 m-22 h-30
مجان r20 g-18 m-22 h-25
مجاني g-17 m-26 h-20
مجم g-19 h-27
مجمو k19
مجموع k19
مجه g22 h-16
مجهو g22 h-16
مجهول g22 h-16
مح_ r-20 m-21 h-25 k-19
محا r-18 g-19 m-18 h-21 k-21
محت g19
محتو g22
محتوا g16
محتوي g23
محد g27
محدد g27
محدد_ r-22 g22
محدده g19
محص g17
محصو g17
محصول g17
محف k25
محفظ k26
محفظت k21
محفظه k30
محل k-18
محل_ k-18
مخد h28
مخدر h28
مخدر_ h-28
مخدرا h19
مخدره h38
مد_ h-34
مدخ r-28
مدر r-22 h-34
مدرس r-22 h-34
مدرسه r-22
مدف g-24 m18
مدفو g-24 m18
مدفوع g-24 m18
مده m-22 h-46 k-21
مده_ m-22 h-46 k-21
مدي r28 g-22
مدير h17
مدير_ h17
مديو r27
مديون r27
مر_ r-19 h24
مراب g-20
مرابح g-20
مراف m-34
مرافق m-34
مراه m19
مراهن m19
مرخ g-18 k31
مرخص g-18 k31
مرض h16
مرضي h16
مرضيه h21
مرك k-18
مركب r23
مركبه r23
مركز r-16 h-18 k-20
مركز_ r-16 h-18 k-20
مره r-16 m22
مره_ r-16 m22
مري r-23 g-22 m-35 h-30 k-23
مزا g32
مزاج g29
مزاج_ g23
مزر r-32
مزرع r-32
مزو h36
مزور h36
مزور_ g-17 m-17 h29
مزوره h28
مزي h25
مزيف h25
مزيفه h25
مس_ r-41 g-34 m17 h24
مسا r-37
مساج h34
مساج_ h34
مست h-24
مستا r-28 h-16 k45
مستاج r-28 h-16 k45
مستح r22
مستحق r22
مستر g-33
مسترد g-33
مستع h-37 k26
مستعا h-29 k41
مستل r-17 h-18 k-24
مستلم r-17 h-18 k-24
مسج r-17 g-38 h-22
مسجد r-19 h-27 k-28
مسجد_ r-19 h-27 k-28
مسد g-16 m-16
مسدس g-16 m-16
مسدس_ g-17 m-17 h-25
مسر g-17 h34
مسرو g-17 h34
مسروق g-17 h34
مسك g-16 h46
مسكر g-16 h46
مسل m-25 h-25
مسلس m-25 h-25
مسلسل m-25 h-25
مسم r26 k26
مسه g24 h-22
مسه_ g24 h-22
مش_ r-22 g21 h-21
مشا m19
مشار m20
مشارك m20
مشروع r-37 h-19
مشع g-19 m-16 h21
مشعو g-19 m-16 h21
مشعوذ g-19 m-16 h21
مشف r-20
مشفر r-20
مشفره r-20
مشي h18
مشي_ h18
مصا h-19
مصار h-19
مصاري h-19
مصد h-16 k28
مصدر k29
مصدر_ k29
مصر g-17 h-19
مصرف r18 k19
مصرف_ r-17 k34
مصرفي r32
مصن h21
مصنع h21
مصنع_ h21
مضا r-21 g-20
مضار r-19
مضارب r-19
مضان g-29 h-19
مضان_ g-29 h-19
مضخ r-36 h-26 k46
مضر h20
مضرو h20
مضروب h20
مضم r24
مضمو r24
مضمون r24
مطر r-21 m-16 h-19
مطر_ r-21 m-16 h-19
مطع r-18 g-24 k-18
مطعم r-18 g-24 k-18
مطعم_ r-18 g-24 k-18
معا r16
معام r16
معامل r16
معد g-22 h-22
معرض m-27
معرض_ m-27
معرف g29
معرفه g29
معس r-17 g-26 m-21 k-23
معسل r-17 g-26 m-21 k-23
معسل_ r-17 g-26 m-21 k-23
معق r-19 m-17 h-34 k-16
معقم r-19 m-17 h-34 k-16
معقم_ r-19 m-17 h-34 k-16
معل r-34
معلق r-27
معلق_ g23
معلو r-28
معلوم r-28
معه_ k-23
معي g17
معين r-25 g30 h-16 k-16
مفت g19 m-23
مفتش g-17 h26
مفتش_ g-17 h26
مقاب r27
مقابل r27
مقات h-20 k37
مقاتل h-20 k37
مقام r-18 m41
مقامر r-18 m41
مقد r-17 g-20 m-17
مقدد r-17 g-20 m-17
مقر r22
مقرض r22
مقرض_ r22
مقل r-17 h40
مقلد r-17 h40
مقلد_ h29
مقلده h22
مك_ g21 m-20 h-38
مكا h-30
مكاف h-27
مكافح h-27
مكت g-27 m-35
مكتب g-19 m-37
مكش g20 h-20
مكشو g20 h-20
مكشوف g20 h-20
مكي r-26 g-26
مكيف r-26 g-26
مل_ r-18 g26 m-20 h18
ملا r-22 h-16
ملات r20
ملات_ r20
ملك g20 h-16
ملك_ g21
ملكت g30 h-17
ملكته g30 h-17
ملكه h-16
ملكه_ g41 h-18
ملكي r-27 g28 h-25
ملكي_ g49 h-41
ملكيه r-36 g-20
مله g-18
مله_ g-17
ملهي g-17 h18
ملهي_ g-17 h18
ملي r-28 h-20
منا h20
مناق h25
مناقص h25
منت r-17 g-17 h-16
منز r-23 m-24 h-38
منزل r-23 m-24 h-38
منظ r25 h-17 k-21
منظم r25 h-17 k-21
منظم_ r25 h-17 k-21
منه m-32
منه_ r21 g17 m-35
مني r22 g-35 m-18
مني_ r22 g-35 m-18
مها h-20 k18
مها_ h-20 k18
موا h-23 k37
مواق h16
مواقع h16
موال k33
موال_ k33
موج r25 k-19
موجل r25 k-19
موجله r23 k-31
مور h41
مور_ g-16 h42
موش g21 m-31
موشر g21 m-31
موشر_ g21 m-31
موظ h20
موظف h20
موظف_ h29
موظفي r-22 g-17 h-31
موعه g-18 k27
موعه_ g-18 k27
موق g-22
موقع g-17 m17 h17
موقع_ g-17 m17 h17
مول g-21
مون r24
مون_ r23
مونه r26
مونه_ r26
موي r23
مويل r23
مويل_ r23
مي_ g-30 h-37
ميا g-31 m-28
مياه g-31 m-28
مياه_ g-31 m-28
ميت h-27
ميتي h-27
ميتين h-27
مير r-24 g-22 m-18 h-37 k-18
ميره r-24 g-22 m-18 h-37 k-18
ميره_ r-24 g-22 m-18 h-37 k-18
ميس r-19 g-16 h-22
ميسر r-19 g-16 h-22
ميسر_ r-19 g-16 h-20
ميسره r-18 g-17 m-21 h-23 k-17
ميل r-31 g-20 m-17 h-39
ميم m-19 h21
ميم_ m-16
مين g20
مين_ g20
نات m19
نات_ m19
ناد m-19 h17
نادي m-18
نادي_ r-16 g-26 m-23
ناديق g28
ناز g-17
ناس r-26 k29
ناس_ r-26 k29
ناص g-20 m-18
ناع h-19
ناع_ g18 k-16
ناعي h-22
ناعي_ h-27
ناعيه h-18
ناق g25
ناقص g-17 h24
ناقصه g-17 h24
ناقه g30 h-17
ناقه_ g30 h-17
نام r-20 g-21 m-20 h-40 k-23
نام_ r-23 g-26 m-24 h-27 k-27
نان g-22 m-16
نان_ g-17 h-22
ناي r-38 m22 h-44
نايي g26 m25
نايي_ m-28
نب_ r-25 g-21 h-16 k21
نبا g-25
نبات g-25
نبي r-17 h32
نبيذ h34
نبيذ_ g-16 h39
نبيذي h-42
نت_ r-40 g-39 m18 h27 k-33
نتب k28
نتبه k28
نتبه_ k27
نتج g-20 h-17 k46
نتجن k19
نتجنب k19
نتر r-30 g-23 m34 h21 k-34
نتفا k26
نتفاد k26
نتي r-16 g-17 m22
نجا r-16
نجان r-16
نجان_ r-16
نجم r-27 g-23 h20 k24
نحد g20
نحدد g20
نحدد_ g24
نخت g22
نختا g22
نختار g22
نخف g19 m-21
نخفا g19 m-21
نخفاض g19 m-21
نخل g16
ند_ r-18
ندا r28
ندات r28
ندات_ r28
ندق g-19
ندقي h-17
ندقيه g-17
نده h19
ندي h-17
نزل r-23 g20 h-31
نزل_ r-26 g27 h-34
نزي h23
نزير h23
نزير_ h20
نسب r17
نسبه r19
نسبه_ r19
نسي k-17
نسيه h27
نسيه_ h27
نصي r-19 m37 h18 k-21
نصيب r-19 m37 h18 k-21
نصيب_ r-19 g-24 m40 h24
نضج r-16 g18 m-16 h-23 k-16
نضج_ r-16 g18 m-16 h-23 k-16
نظم r25 h-17 k-21
نظم_ r25 h-17 k-21
نعر h-19
نعرف h-19
نعرف_ h-19
نفس r-33
نفس_ r-27
نفط r-22 g30 m-16
نفط_ r-22 g30 m-16
نقد m-18 h-17
نقد_ g-23 m-31 k-33
نقدا h-20
نقدا_ h-20
نقدي r-18 m-19
نقدي_ r-18 m-19
نقسم_ k-21
نقل r-27 g-25
نقل_ r-27 g-25
نك_ g-16 k17
نكش k20
نكشف k20
نكشف_ k20
نكي r19 h-23
نكيه r20 k-23
نكيه_ r20 k-23
نلا m23
نلاي m23
نلاين m23
ننا r-19 m-19
ننا_ r-19 m-19
نه_ r30
نها_ h-16
نهاي h-16
نهايه h-16
نوص k27
نوصل k27
نوصل_ k27
نويه r20 g-16
نويه_ r20 g-16
ني_ g-18
نيا h25
نيا_ r-16 g-17 m-16 h31
نياب g-16 k29
نيابه g-16 k29
نيات r22
نيات_ r22
نين r-29
نين_ r-30 g18
نيه r17
ها_ g18
هات g-18 h-16
هات_ g-16 k21
هاتف r-30 g-24 m-20 h-32 k-29
هاتف_ r-30 g-24 m-20 h-32 k-29
هاد h17 k-16
هاده h16 k-17
هاده_ h16 k-17
هار g33 h-32
هام r-21 g20
هامش r-22 g21 h-21
هامش_ r-22 g21 h-21
هان r-17 m26
هان_ m29
هايه h-16
هايه_ h-16
هب_ r35 m-17
هبو g19
هبوط g19
هبوط_ g23
هدي g-26
هديه g-26 k-16
هديه_ g-26 k-16
هذا g16
هذا_ g16
هذه g16
هذه_ g16
هر_ r16 h-18
هرب g-20 h-21
هرب_ g-17 k36
هربا r-16 g-23 h-22 k-27
هرباء r-16 g-23 h-22 k-27
هره r-19 g-28 m-17 h30
هره_ r-19 g-28 m-17 h30
هري r28
هلا g-16 h-22
هلال g-16 h-22
هلال_ g-16 h-22
هلي g-24 m-37 h-28 k-28
هلي_ g-24 m-37 h-28 k-28
همي r-18 k29
هميه r-17 k25
هميه_ r-17 k25
هن_ g-17
هند g-23 h-80
هنه h-28
هنه_ h-28
هه_ r-19 h-25 k22
هو_ r-25 g32 m-19 h-26 k-28
هوا g24
هواء r-18 g31 m-19 h-24
هواء_ r-18 g31 m-19 h-24
هول g22 h-16
هول_ h-18
هوله r-16 g26
هوله_ r-16 g26
هوه r-16 h-20
هوه_ r-16 h-20
هوي_ g35 h-21
هويه h21
هويه_ h21
هي_ g24
هير r-37 h26
هير_ r-36
وا_ r-29 h-21 k33
واء r-18 g31 m-19 h-24
واء_ r-18 g31 m-19 h-24
واب g-29
وات k25
واتي h-32 k32
واتير h-32 k32
واح r-23
واحد r-32
واحد_ r-32
واحو k32
واحول k32
واخ g-20 h29
واخذ h16 k16
وار g-22
واز g-21
واز_ h21 k-16
واس r30 g-34 h-25 k-23
واست r35 g-26 m-20 h-32 k-25
واستل r18 g-21 h-28 k-22
واش g-35 m-18 h-51
واشت g-39 m-21 h-17
واشتر g-39 m-21 h-17
واص g19 h-20
واع r-16 g-31
واف g-18
وافق g-19
وافق_ h17
واقع h16
واقع_ h16
وال_ k31
والات k20
والث r-18 g19
والثم r-18 g19
والج h-21
والر r-27 g-16 m-29 h-26
والس r-31 m-23 h-17
والف r20
والك r-21
وان r-24 m-21
وان_ r-21 g-19 m-25 h-30
وانا r-22 h17
وانا_ r-26 m-18 h43
واه g16
واه_ g20
واي r19 h-17
وايد r21
وايد_ r21
وايه r-16 g-25 h-27
وايه_ r-16 g-25 h-27
وب_ r-16 g-24
وبر h-22
وبر_ h-17
وبع r24 m-29 h-16
وبو g-16 m27 h-16
وبون g-16 m27 h-16
وبون_ m18 h-20
وبونا m17
وبي_ h36
وبين g-22 h-18
وت_ r-17 g-17 m36 h25
وتح k38
وتحو k38
وتحوي k34
وتر g-35 m39 h21
وترج m-19
وترجع m-19
وتم r-29 g-33 h-30
وتو r-28 g-17 m37 h20 k-16
وتو_ r-28 g-17 m37 h20 k-16
وجر h-17 k35
وجر_ h-17 k35
وجل r25 k-19
وجله r23 k-31
وجله_ r23 k-31
وح_ r-16 g22 m-23 h-39 k17
وحا h20
وحان h20
وحاني h20
وحو k21
وحول k21
وحي h34
وخم r31
وخمس r31
وخمسم r31
ود_ g21 h-21
ودي g-23 h-23
وديع r20 g-19
وديعه r20 g-19
وذه h29
وذه_ h29
ور_ r-23 g-25 m-18 h28
ورا g-28
ورا_ r-29
ورد r-37 h-30
ورد_ r-29 h-22
ورق r35 g-17 m23
ورق_ r25 g-17 m20 h-38
ورقه g-18
ورقه_ g-18
ورو r19 g-24
ورو_ r19 g-24
وري r-18 g-19
وريه r-32 g-19 h-33 k18
وريه_ r-32 g-19 h-33 k18
وز_ r-17 g-18 m26 k17
وزا h-27
وزار h-27
وزاره h-27
وسي r-34 m-35 h-37 k32
وش_ g29 h-18 k-22
وشر g21 m-31
وشر_ g21 m-31
وصف r-28 h-18 k-19
وصف_ g48 k-20
وصل h-18 k31
وصل_ h-21 k34
وض_ h-33
وط_ r18 g18
وطم g-26 m-17
وطما g-26 m-17
وطماط g-26 m-17
وظف h20
وظف_ h29
وظفي r-22 g-17 h-31
وظفين r-22 g-17 h-31
وع_ g-16 m19
وعا r16
وعاي r16
وعايد r16
وعد g-17
وعي m-26 h-24 k-19
وعيه m-34 h-25
وعيه_ m-34 h-25
وف_ r-22
وفه g27
وفه_ g27
وفير r21
وفير_ r21
وقا g19 h-18
وقات g22
وقات_ g22
وقه g-19 h31
وقه_ g-19 h31
وكا r-22 g-32 m-26 h34 k-21
ول_ h-19
ولا h-29
ولا_ r-22 g20 m18 h-18
ولاد r-27 m-23 h-21
ولار g-24
ولار_ g-27
ولت k16
ولد m-35 h-45 k-23
ولد_ m-38 h-31 k-19
ولها k20
ولها_ k20
ولو r-28 g16 m-39 k-25
ولي m19 h31
ولي_ r-16 g-28 h17
وليت r-16 g-17 m38
وليت_ r-16 g-17 m38
وليه h27
وليه_ h27
ومب g-19 m47 h-31
ومه r-32 g-38 m-26
ومه_ r-22 g-27 m-27
ومي g-16
وميه r19 h-17
وميه_ r19 h-17
ونات m16
ونات_ m16
ونل m23
ونلا m23
ونلاي m23
وني g-28
وني_ g-27
ونيا h24
ونيات r22
وه_ r-17
وها r-26 m20
وهم r-18 k29
وهمي r-18 k29
وهميه r-17 k25
وي_ h23
ويا h-27
ويا_ r44 g-19 m-19 h-51
ويات r-19
وياته r-26 m-17 h-16
وير g-16
وير_ g-16
ويس g-17 h28
ويسك r-22 g-17 m-17 h28 k-17
ويسكي r-22 g-17 m-17 h28 k-17
ويله k18
وين r-23 m-20 k-17
وين_ r-22 g-19 m-20 k-16
ويه g-23
ويه_ g-23
ويي r20 g-19
ياب g-16 k29
يابه g-16 k29
يابه_ g-16 k29
يات g19
يات_ g18
ياته r-26 m-17 h-16
ياج g-36 h-23 k30
ياجر h-16 k39
ياجر_ h-16 k39
ياخ m22
ياخذ m22
ياخذ_ r-16 m17
يار h-18
يار_ g25 m-16 h-20
يارا h-22 k-16
يارات h-22 k-16
ياض r-21
ياضه r-28
ياضه_ r-28
ياضي g-19 m23
ياضيه m25
يال g-18 h-17
يال_ m-18 h-18
ياله r18 g-18
ياله_ r18 g-18
يان r-17 g-21 m21
يانص g-17 m29
يانصي g-17 m29
يانه r-26 g-21
يانه_ r-26 g-21
ياه r-17 g17 m-18 h-19
ياه_ r-17 g17 m-18 h-19
يب_ r-35 g-24 m27 h17
يبه h-20 k22
يبه_ h-20 k22
يبي r-18 m-16 h-26 k19
يبي_ m-21 h-28
يبيع g-20 k-22
يبين g-17 m-19 k23
يبين_ g-18 m-23 h-19 k16
يت_ m16
يتح g18
يتحد g18
يتحدد g18
يتك k-16
يتكو k-16
يتكوي k-16
يتم g18 m-17
يتما r18 m-19
يتمان r18 m-19
يته g19 h-19
يته_ g43 m-17 h-22
يتها h-17
يتها_ h-17
يتي h-27
يتين h-27
يتين_ h-27
يثي r-20 h-18
يجا r-19 g-19
يجار r-19 g-19
يجار_ r-20 g-20
يحد g25
يحدد g25
يحدد_ g24
يحدده g25
يحس g-35 h-30 k52
يخت g24
يختا g24
يختار g24
يدا h-30 k21
يدا_ r-23 k25
يدر h-20 k22
يدري h-20 k22
يدري_ h-20 k22
يدف g-19 m22 h-25
يدفع g-19 m22 h-25
يدفع_ g-19 m22 h-25
يدق h-21 k19
يدقق h-21 k19
يدي h-21 k-17
يذ_ g-16 h39
يذي h-42
يذي_ h-42
يرا r-20 m-44 h-23 k-18
يراه g30
يراه_ g30
يرج g-33 h-18
يرجع g-33 h-18
يرجعه g-16
يرد g-21 m-28 h-22
يرده r22 g-21 h-16
يرم r-22 g-23 h-36 k-17
يرم_ r-22 g-23 h-36 k-17
يري r-16
يز_ r-19 m16 h-43
يزه h-20
يزه_ h-22
يس_ g31 h-21
يسا k25
يسال k25
يسال_ g-19 k23
يسالن k26
يسالو k17
يست h-20
يسر r-19 g-16 h-22
يسر_ r-19 g-16 h-20
يسره r-18 g-17 m-21 h-23 k-17
يسره_ r-18 g-17 m-21 h-23 k-17
يسك r-22 g-17 m-17 h28 k-17
يسكي r-22 g-17 m-17 h28 k-17
يسكي_ r-22 g-17 m-17 h28 k-17
يش_ r-19 g-17
يشت h-21
يشتر h-21
يشه g-16 h-19
يشه_ g-16 h-19
يص_ k20
يصه g24 m-22 k-20
يصه_ g24 m-22 k-20
يط_ r18 g-25 m-20 h-28
يطلب h-30
يظه h-16
يظهر h-16
يظهر_ h-16
يع_ g24
يعت g25 h-17
يعتي g19 h-16
يعتين g19 h-16
يعر h-16 k18
يعرف h-16 k18
يعه h-18
يعه_ h-19
يغ_ k22
يف_ r18 g-18
يفك r-24 g22 m-17
يفك_ r-24 g22 m-17
يفه r-19 m-27
يفه_ r-19 m-27
يفو r-25 m24
يفوز r-25 m23
يفوز_ r-25 m23
يفون r-20 h-30
يفون_ r-20 h-30
يق_ r-16
يقر g27
يقرر g27
يقرره g27
يقه g16 m20 h-25
يقه_ g16 m20 h-25
يقي r-16 g-20 m16 h17
يقي_ r-16 g-20 m16 h17
يك_ r41 g-22 h-16
يكا r25 h-18
يكات r25 h-18
يكات_ r25 h-18
يلا r-24 g-17
يلا_ r-29 g-32 m-28 k-36
يله h24
يله_ h27
يلي h24
يلي_ g-17 h28
يليه m-19
يليه_ m-19
يمته_ g-16
يمش h18
يمشي h18
يمشي_ h18
يمل g31 h-16
يملك g31 h-16
يملكه g32 h-16
يمه g-25
يمه_ g-26
يمي r-31
ينا r-18
ينات r-19
ينات_ r-19
ينت r-28 g-20 h-18 k20
ينتب k28
ينتبه k28
ينع h-19
ينعر h-19
ينعرف h-19
ينك r-18 g-17
ينكش k20
ينكشف k20
ينن r-19 m-19
يننا r-19 m-19
يننا_ r-19 m-19
ينه r32 h-16
ينه_ r33 h-16
ينو g-17 m18 h21
ينو_ h20
يني g-18 h-17
يني_ g-19
يوا r-20 g-18 m-20
يوان r-22 g-17 m-26 h-48 k-18
يور r27 g-32 h-20
يورو r27 g-32 h-20
يورو_ r27 g-32 h-20
يوص h-20 k26
يوصل h-20 k26
يوصل_ h-20 k26
يون r24 g-17
يون_ r22 g-19
يوني r24 g-16
يونيا r22
يونيه r24
يي_ m-17 h-31
ييه m21 h-33
ييه_ m21 h-33
`,
};
