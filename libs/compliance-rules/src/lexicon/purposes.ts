import { phrases } from '../text/phrase-list.ts';
import type { Purpose } from '../text/lexicon.ts';

/** Words under which a forbidden thing is taught, fought, healed or given away rather than paid for. */
export const purposes: readonly Purpose[] = [
  {
    kind: 'learn',
    side: 'before',
    phrases: phrases(`
      course|courses|class|classes|lecture|lectures|seminar|workshop|training|webinar|talk|lesson|lessons
      on|about|against|regarding, book|books|article|essay|thesis|paper|study|studies|research|report|documentary|
      exhibition|conference|podcast|curriculum on|about|against|into|regarding, history of, research on|into,
      studying, awareness of|about|on, teaching about, translation of, exam on, museum of, dangers of, risks of,
      introduction to, meaning of, definition of, difference between, ruling on, fatwa on|about, compliance
      training, دوره عن|في|حول, محاضره عن|في|حول, ورشه عن|في|حول, كتاب عن|في|حول, بحث عن|في|حول, دراسه عن|حول, مقال
      عن, ندوه عن|حول, توعيه, للتوعيه, التوعيه, حمله توعيه, اضرار, مخاطر, حكم, فقه, تعليم, تاريخ, احكام, شرح,
      برنامج عن, فيلم عن, كتاب, كتب, روايه, قصه, فيلم, مسلسل, رساله ماجستير|دكتوراه, textbook|book|novel|film : ,
      textbook`),
  },
  {
    kind: 'learn',
    side: 'after',
    phrases: phrases(`
      awareness, awareness campaign, course|class|lecture|seminar|workshop|textbook|research|study|documentary, law
      course, law book, education, risk training, prevention course, book, كتاب|بحث|دراسه|درس|محاضره|دوره
      فقهي|فقهيه|علمي|علميه|شرعي|شرعيه|توعويه, توعيه, chapter, tutor, tutoring, lesson, lessons, homework,
      exercise, exercises, explained, workbook, worksheet, ebook, e-book, glossary, podcast, maths, math, novel,
      film, movie, play, song, episode, documentary film, روايه, قصه,
      فيلم, مسرحيه, مسلسل, قصيده, دراسه, فقه, فقهيه`),
  },
  {
    kind: 'oppose',
    side: 'before',
    phrases: phrases(`
      fine for, fined for, penalty for selling|serving|importing|possessing, fight|fighting|combat|combating|stop|
      stopping|ban|banning|quit|quitting|prevent|preventing|oppose|opposing|detect|detecting|ban-on|
      campaign-against|prohibit|prohibiting, object to, objection to, complaint about|against, lawyer against,
      lawsuit against, victims of, victim of, rescue from, prevention of, protect|protection from|against, ban,
      blocker for, filter for, report of, reporting, anti, against, destroy|destroying|destruction of, reported,
      refuse|refused|refusing|decline|declined|reject|rejected, alternative to, instead of, recover|recovery
      of|from, legal action against, stolen from me, مكافحه, محاربه, منع, ضد, اعتراض علي, شكوي ضد|علي|من, حظر, ترك,
      الاقلاع عن, اقلاع عن, تحذير من, ضحايا, ضحيه, حمايه من, اتلاف, غرامه بسبب, مخالفه بسبب, رفض, رفضت, بديل عن,
      استرداد, كشف`),
  },
  {
    kind: 'oppose',
    side: 'after',
    phrases: phrases(`
      ban, blocker, blocking software, filter, prevention, objection, detection, control programme|program,
      victims, victim, hotline, helpline, complaint, recovery, screening tool, free zone campaign, police report,
      report to the? police, reported stolen, insurance claim, بلاغ شرطه|الشرطه, بلاغ`),
  },
  {
    kind: 'oppose',
    side: 'before',
    principles: ['halal', 'maysir'],
    phrases: phrases(`
      petition to|against|for, close|closing|closure of?, shut|shutting|shutdown of?,
      demolish|demolishing|demolition of?`),
  },
  {
    kind: 'treat',
    side: 'before',
    phrases: phrases(`
      help|helps|helping|helped|support|supports|supporting *? *? leave|exit|escape|quit|leaving|out-of, way out of,
      treatment for|of, therapy for, rehab for|from, rehabilitation from|for, counselling|counseling|counsel
      for|about, clinic for, recovering from, addicted to, addiction to, support group for, help with quitting,
      detox from, علاج, لعلاج, معالجه, تاهيل, اعاده تاهيل, ادمان, مدمني, مدمن, متعافي من, تعافي من, مصحه, استشاره`),
  },
  {
    kind: 'treat',
    side: 'after',
    phrases: phrases(`
      rehab, rehabilitation, addiction, addict|addicts, counselling|counseling, therapy, treatment, detox, recovery
      clinic|centre|center|programme|program, anonymous, support group, withdrawal, abuse clinic|treatment|support,
      poisoning, allergy test, ادمان`),
  },
  {
    kind: 'dispose',
    side: 'before',
    phrases: phrases(`
      purify|purified|purifying|purification of?, cleanse|cleansing, dispose|disposed|disposing|disposal of,
      get|getting rid of, تطهير, تخلص من, للتخلص من, تخلصا من, اتخلص من, نتخلص من, تنقيه, اخلص من, خلصت من, اطلع
      فوايد, اخرج فوايد|الفوايد`),
  },
  {
    kind: 'dispose',
    side: 'after',
    phrases: phrases('to purify, for purification, purification, disposal, to clean my|the, للتطهير, تطهيرا, تخلصا'),
  },
  {
    kind: 'dispose',
    side: 'before',
    principles: ['riba'],
    phrases: phrases(`
      donate|donated|donating|donation of|away?, donate|donated|donating|donation my|the|all|this, giving|give|gave
      away, giving|give|gave up, refund|refunded|refunding of?, waive|waived|waiver of?, reversal of, cancellation
      of, exit|exiting from, surrender|surrendering, not keeping, to charity, التبرع, تبرع, استرداد, الغاء, اسقاط,
      اعفاء من, خروج من`),
  },
  {
    kind: 'dispose',
    side: 'after',
    principles: ['riba'],
    phrases: phrases(`
      to charity, to the poor, donated, donation, given away, given to charity, refund, refunded, reversal, waived,
      cancelled, returned to, to be donated, للفقراء, للجمعيات خيريه, لجمعيه خيريه, للجمعيه خيريه, لجهه خيريه,
      للخير, صدقه, تبرعا, للمساكين, لاعمال خير`),
  },
  {
    kind: 'oppose',
    side: 'before',
    principles: ['halal', 'maysir', 'riba'],
    phrases: phrases(`
      refund for|of, refunded for, cancelled|cancelling|cancel, closing-down|closed-down of?,
      turning|turned|converting|converted a?|the?|our?, dispute over|about, arbitration on|over, court case
      over|about, نزاع, قضيه,
      دعوي, تحكيم في, محاكمه, بلاغ عن|سرقه`),
  },
  {
    kind: 'dispose',
    side: 'after',
    principles: ['halal', 'maysir'],
    phrases: phrases(`
      given away, given to charity|the-poor|charities, repented, to get rid of it, تخلص منها|منه, تبنا, تبت`),
  },
  {
    kind: 'oppose',
    side: 'before',
    principles: ['halal', 'maysir'],
    phrases: phrases(`
      fine paid for, leaving|left|quit|quitting|gave up, rescued|escaped|fled from, giving away the? whole? of?, تبت|
      توبه|تايب|اقلعت|بطلت|توقفت من|عن, تركت`),
  },
  {
    kind: 'oppose',
    side: 'after',
    principles: ['halal', 'maysir'],
    phrases: phrases('no more, tapeworm, museum, متحف, المتحف, لمتحف'),
  },
  {
    kind: 'oppose',
    side: 'after',
    principles: ['riba', 'gharar'],
    phrases: phrases('refused, declined, not due, no thanks, was cancelled, lapsed, reversed, اسقطوها, رفضتها'),
  },
];
