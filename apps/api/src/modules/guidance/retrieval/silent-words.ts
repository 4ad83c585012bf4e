/** Words that nearly every question holds and that tell no answer from another, in both languages and in dialect. */
export const SILENT_WORDS: readonly string[] = [
  ...('a an the is are am was were be been it its this that these those there of in on at to for from by with as and or '
    + 'if then than so but not no yes do does did done can could may might must should would will shall i me my mine we us '
    + 'our you your he him his she her they them their one ones some any all each every which please tell about allowed '
    + 'permitted permissible lawful forbidden prohibited halal haram haraam islam islamic sharia shariah shariat ruling '
    + 'hukm legal valid ok okay fine right wrong sin mean means meaning explain have has had get got getting gets give '
    + 'given when where just also too very even still only like want need know into out up down over under according '
    + 'muslim muslims fiqh fatwa scholars view views what how why good fine difference between rule rules question answer case '
    + 'now before after while during without within again ever never every other another same such much take takes took give gave '
    + 'month months monthly week weeks day days tomorrow today year years yearly annual friend colleague neighbour man someone '
    + 'somebody person people two three six ten ninety next last '
    + 'giving receiving using '
    + 'go going make makes made put puts let lets').split(' '),
  ...('هل ما ماذا من في على عن إلى الى مع هو هي هذا هذه ذلك تلك التي الذي أن إن أنا نحن أنت كان كانت يكون تكون لا لم لن '
    + 'نعم قد كل بعض أي أو ثم بل لو إذا اذا عند عندي لي له لها لنا حكم الحكم يجوز تجوز يصح جائز حلال حرام حلالا حراما شرعا '
    + 'شرع الشرع الإسلام اسلام اسلامي إسلامية مباح ممنوع مسموح يسمح ممكن يمكن أريد اريد ابغى أبغى ابي أبي بدي عايز ودي اقدر '
    + 'أقدر ينفع يعني ايش وش شو ايه إيه لو سمحت اللي هل فيه فيها عليه عليها منه منها به بها شيء شي حتى فقط أيضا بين غير دون '
    + 'بدون قبل بعد فهل وهل رأي معنى المقصود يقصد قول عشان علشان هيك كذا بس مش مو ليس ليست ما هو ما هي كيف لماذا ليش ايش وش شو ازاي شلون ما معنى الفرق وهو وهي هنا هناك كذلك عن طريق '
    + 'شهر أشهر شهور شهري شهريا أسبوع يوم أيام اليوم غدا بكرة سنة سنوات سنوي سنويا عام شخص واحد رجل صديق صديقي ناس فلان لازم '
    + 'ألف آلاف الف الاف مئة مية مئتين خمسمية خمسمئة تسعمية عشرة عشرين خمسين خمسة ثلاثة أربعة عادي هذا هاي هذي ترى').split(' '),
];
