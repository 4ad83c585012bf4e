/** What shows that a question asks what the law of trade says: may one, must one, who bears, how much, what differs. */
export const RULING_SIGNS: readonly string[] = [
  'may/can/could/must/should/shall/am/is/are/does/do/has/have/will i/we/it/the/a/an/one/my/our/you/he/she/they/there/this/that', 'can/may/must/is/are', 'allowed/permitted/permissible/lawful/halal/haram/haraam/forbidden/prohibited/valid/void/riba/gharar/maysir/sinful/compliant/binding/acceptable/ok/okay',
  'ruling/rule/condition/conditions/difference/definition/meaning/fatwa/standard/sharia/shariah/islam/islamic', 'who .. pay/pays/bears/owns/liable/responsible', 'how .. calculated/calculate/divided/shared/paid/work/works/distributed', 'how much .. zakat', 'what is/are/happens', 'zakat',
  'يجوز/تجوز/حكم/حلال/حرام/هل/يصح/زكاه/ربا/فرق/شروط/شرط/جائز/يحق/يجب/يلزم/ينفع/يضمن/شرعا/من_يتحمل/علي_من/كيف_يوزع/كيف_احسب/عادي/ممكن/اقدر',
];
