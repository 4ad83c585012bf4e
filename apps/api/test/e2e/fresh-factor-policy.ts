/** What asks people with a second factor for a fresh proof: deciding for others, and changing who may do what. */
export const ASKS_FOR_FRESH_FACTOR: readonly string[] = [
  'approveTransaction', 'rejectTransaction', 'approveBatch', 'rejectBatch', 'decideReview', 'decideCustomerChange', 'decideScreeningCase', 'decideBeneficiary',
  'activateBeneficiaryPolicy', 'decideBankProfile',
  'importMetalPrices', 'decideMetalPrices', 'addZakatRecipient', 'decideZakatRecipient',
  'removeZakatRecipient',
  'confirmNonCompliance', 'closeNonCompliance', 'decidePurificationMove', 'decideCharity', 'decideReviewPlan',
  'approveStr', 'fileStr', 'keepStrSettings', 'setUserCompliance',
  'clearParty', 'clearCasePair', 'revokeClearance', 'loadScreeningList', 'activateRuleset',
  'setWalletLimits', 'unfreezeWallet',
  'createApiKey', 'rotateApiKey', 'revokeApiKey',
  'register', 'createUser', 'changeUserRole', 'deactivateUser', 'reactivateUser', 'issuePasswordCode', 'resetUserFactors',
  'endUserSessions',
  'createBank', 'renameBank', 'identifyBank', 'suspendBank', 'resumeBank',
  'beginTotp', 'confirmTotp', 'beginPasskey', 'confirmPasskey', 'renewRecoveryCodes', 'removeFactor',
  'linkIdentity', 'unlinkIdentity',
  'foundBoard', 'proposeSeat', 'confirmSeat', 'endSeat', 'enterSeatKey', 'attestSeatKey', 'retireSeatKey', 'giveOpinion',
];

/** What changes something and asks for none, each with the reason. */
export const ASKS_FOR_NO_FRESH_FACTOR: Readonly<Record<string, readonly string[]>> = {
  'comes before a session, or ends one': [
    'login', 'loginWithFactor', 'sandboxSignIn', 'refresh', 'logout', 'choosePassword', 'beginProviderSignIn', 'endOwnSession', 'endOtherSessions'],
  'is how a factor is proven': ['askForFactor', 'verifyFactor'],
  'asks for the password': ['changePassword'],
  'is a payment of one’s own, which the limits, rules and approvals bound': [
    'fundWallet', 'sendTransaction', 'sendBatch', 'sendIsoMessage', 'releaseBatch', 'refundBatch', 'cancelBatch', 'requestQuote', 'transferAcross',
    'releaseEscrow', 'refundEscrow', 'cancelTransaction', 'reverseTransaction', 'recallTransaction',
    'decideRecall', 'payZakat'],
  'is a step of a contract by one of its parties': [
    'reviseContract', 'createMurabaha', 'createIjara', 'createMudaraba', 'createMusharaka', 'createDiminishingMusharaka',
    'takeContractStep'],
  'goes on with what somebody else may do and has asked for': ['retryIsoMessage'],
  'only makes things safer, and at once': ['freezeWallet', 'revokePassport'],
  'changes nothing by itself': [
    'analyzePayment', 'draftRuleset', 'proposeBeneficiaryPolicy', 'proposeBankProfile', 'checkPayee', 'checkBatch', 'findLookAlikes', 'matchBeneficiaries', 'proposeCustomerChange', 'shadowRunRuleset', 'assignReview',
    'previewContractStep', 'writeCaseComment', 'attachToCase', 'makeCaseFile', 'askGuidance', 'verifyReport',
    'openMemo', 'openStr', 'saveStr', 'issuePassport'],
  'writes into a register what another person closes': [
    'recordNonCompliance', 'takeOverTrial', 'takeNonComplianceStep'],
  'is work of a review whose plan another person approves, and whose findings another person closes': [
    'proposeReviewPlan', 'orderReviewSample', 'drawReviewSample', 'writeWorkingPaper', 'attachToWorkingPaper',
    'raiseReviewFinding', 'takeFindingStep'],
  'moves nothing until another person decides it': [
    'recordTaintedIncome', 'correctTaintedIncome', 'takeUpLateDonations', 'proposeSetAside', 'proposePayout', 'proposeCharity'],
  'ends what was approved, which only makes things safer': ['withdrawCharity'],
  'is of one’s own wallet': ['openWallet', 'setMemoKey', 'removeMemoKey'],
  'concerns what is shown or sent to the person': [
    'createDraft', 'updateDraft', 'deleteDraft', 'issueStreamTicket', 'markNotificationsRead', 'createReportSchedule',
    'updateReportSchedule', 'removeReportSchedule', 'requestReport', 'keepListLook', 'keepView', 'deleteView', 'createWebhook',
    'updateWebhook', 'deleteWebhook', 'enableWebhook', 'disableWebhook', 'rotateWebhookSecret', 'testWebhook', 'replayDeliveries',
    'replayDelivery', 'followZakat', 'assessZakat', 'correctZakatAssessment', 'requestShariahPack'],
  'is bounded by what the bank asks of payees': ['addBeneficiary', 'removeBeneficiary'],
  'is help': [
    'setSupportPresence', 'raiseSupportRequest', 'beginSupportChat', 'writeSupportMessage', 'assignSupportRequest',
    'solveSupportRequest'],
  'is asked by a log, which signs what it sends': ['addCheckpoint'],
  'is of the sandbox': ['advanceSandboxClock', 'resetSandbox', 'simulatePayments'],
  'decides nothing by itself': ['draftResolution', 'reviseResolution', 'askBoard', 'withdrawResolution'],
};

/** What is open to whoever has yet to prove or to add a factor. */
export const OPEN_WITHOUT_FACTOR: readonly string[] = [
  'me', 'listFactors', 'askForFactor', 'verifyFactor', 'beginTotp', 'confirmTotp', 'beginPasskey', 'confirmPasskey',
];
