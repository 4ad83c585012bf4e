/**
 * What several screens share travels in a few files, for a browser spends about as long on asking for a file of half a
 * kilobyte as for one of twenty. A file holds what is as good as always needed together; whatever no line names, or
 * only one or two need, is divided by who needs it.
 */
const pieces: Readonly<Record<string, readonly RegExp[]>> = {
  page: [
    /\/ui\/(page-header|section-card|busy-button|empty-state|geometric-pattern|skeletons|status-chip|date-time)\./,
    /\/ui\/(facts-list|afterwards|in-turn|money|amount|form-problem|row-style)\./,
    /\/ui\/(use-(url-state|ever|gradually)|list-look\/dense)\./,
    /\/api\/(paging|form-problems)\./,
    /\/@mui\/material\/Skeleton\//,
  ],
  helpers: [/\/@mui\/material\/(styles|utils)\/(?!mergeSlot)|\/@mui\/utils\/(?!use(Roving|Slot))/],
  fields: [
    /\/@mui\/material\/(Form(Control|Label|HelperText)|OutlinedInput|Input(Base|Adornment))\//,
    /\/@mui\/material\/(TextareaAutosize|Select)\//,
    /\/ui\/(search-)?field\./,
  ],
  selects: [/\/ui\/(select-field|select-display|typed-option)\./],
  choices: [
    /\/@mui\/material\/(Checkbox|Radio|RadioGroup|FormControlLabel|FormGroup)\//,
    /\/@mui\/material\/internal\/([Ss]witchBase|svg-icons\/(CheckBox|Indeterminate|Radio))/,
  ],
  forms: [/\/ui\/(amount-field|use-rules-of)\./, /\/(react-hook-form|@hookform)\//, /\/api\/use-attempt-key\./],
  rules: [
    /\/ui\/amount-rules\.|\/helpers\/esm\/decorate\./,
    /\/class-validator\/(?!.*IsEmail)|\/validator\/lib\/(isLength|matches|util\/assertString)/,
  ],
  dialogs: [
    /\/ui\/dialog\./,
    /\/@mui\/material\/(Dialog|Modal|Backdrop|Fade|Portal|Unstable_TrapFocus)\//,
  ],
  'form-dialogs': [/\/ui\/form-dialog\./, /\/@mui\/material\/Dialog\w/],
  moving: [/\/useRovingTabIndex|\/useSlotProps/],
  popovers: [/\/@mui\/material\/(Popover|Grow)\//],
  menus: [/\/@mui\/material\/Menu/],
  lists: [/\/ui\/(list-look|views)\/|\/ui\/(filter-card|load-more)\.|\/api\/views\./],
  tables: [/\/@mui\/material\/Table/],
  trail: [/\/ui\/trail\//],
  verdict: [/\/ui\/(verdict\/|score-ring\.)/],
};

/** The file that a module shared by several screens travels in. */
export const pieceOf = (id: string): string | null =>
  Object.entries(pieces).find(([, marks]) => marks.some((mark) => mark.test(id)))?.[0] ?? null;
