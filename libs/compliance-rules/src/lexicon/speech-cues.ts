import { phrases } from '../text/phrase-list.ts';

/** How people deny, turn and name things. */
export const speechCues = {
  denial: phrases(`
    no, non, not, without, w/o, never, free of|from, devoid of, excluding, except, cannot, dont, doesnt, didnt,
    wont, isnt, arent, wasnt, neither, avoid|avoids|avoiding, anti, minus, instead of, rather than, nothing, بدون,
    دون, من دون, بلا, بغير, من غير, خالي|خاليه|خال من, غير, ليس, ليست, لا, لن, لم, ما في|فيه|فيها|عليه|عليها|ناخذ|
    اخذ|راح|يوجد, مافي, مافيه, ماكو, مش, مو, مب, ضد, عدا, بديل|بدل عن, بعيدا عن, يمنع`),
  contrast: phrases(`
    لكنه, لكنها, لكنهم, ولكنه, ولكنها, لكني, لكننا,
    but, only, plus, however, yet, though, although, then, except that, provided, on condition, instead we|i|you,
    لكن, ولكن, بس, الا, بشرط, ثم, انما, فقط, مقابل`),
  affirmation: phrases(`
    not without, no more|less|later than, not only, no doubt, no problem, why not, no deposit bonus, no questions
    asked, no fewer than, not just, no matter, no risk, do not worry, dont worry, not less|more than, ليس بدون, لا
    شك, لا مشكله, ليس فقط, مش بس, لا تقل عن, لا يقل عن, ما شاء الله, ما لا يقل, ما تبقي, ما هو, لا مانع, حسب ما`),
  refusal: phrases(`
    not served|included|allowed|permitted|sold|accepted|applicable|charged|involved, is|are not *, excluded,
    prohibited, forbidden, waived, removed, nil, none, is|are haram, is|are banned, is|are prohibited|forbidden,
    ممنوع, ممنوعه, محرم, محرمه, حرام, مرفوض, مرفوضه, غير مسموح, ملغي, ملغيه, لا يوجد, غير موجود`),
  'name-before': phrases(`
    mr, mrs, ms, miss, dr, prof, professor, sheikh, shaikh, eng, captain, capt, sir, brother, sister, uncle, aunt,
    francis, kevin, monte, al, el, السيد, السيده, الاخ, الاخت, الدكتور, المهندس, الاستاذ, شارع, مدرسه, مدينه, قريه,
    مسجد, عايله, ال, برج, حي, بنايه, عماره, صالون, مشغل, مدرسه, معهد, مستوصف`),
  'name-after': phrases(`
    street, st, road, rd, lane, avenue, ave, city, town, village, island, bay, beach, mosque, school, university,
    fc, united, hospital, clinic, family, tower, residence, residences, building, district, institute`),
  'place-after': phrases('street|road|avenue|tower|building|residence|residences|district|roundabout|mosque'),
} as const;
