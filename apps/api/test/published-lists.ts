/** Lists of invented parties in the publishers' own formats, of any size. */

const FIRST = ['Zarqon', 'Jorvad', 'Haldun', 'Gulab', 'Borvan', 'Qaldun', 'Mockar', 'Testan', 'Fixtur', 'Samplez'];
const LAST = ['Draftari', 'Mastikhi', 'Trialani', 'Virtuani', 'Demoski', 'Testman', 'Probatov', 'Mockenzi', 'Essaidi'];

/** An invented name, another one for each number. */
export const inventedName = (n: number): { first: string; last: string } => ({
  first: `${FIRST[n % FIRST.length] ?? ''}${syllables(n)}`, last: LAST[n % LAST.length] ?? '',
});

const syllables = (n: number): string => {
  let [rest, text] = [n, ''];
  do {
    text += `${'bdfgklmnprst'.charAt(rest % 12)}${'aeiou'.charAt(Math.floor(rest / 12) % 5)}`;
    rest = Math.floor(rest / 60);
  } while (rest > 0);
  return text;
};

const many = (count: number, write: (n: number) => string): string => Array.from({ length: count }, (_, n) => write(n + 1)).join('\n');
/** About as much text as a publisher adds to an entry that nobody is screened by. */
const REMARK = 'Invented for a test; nobody real is meant. '.repeat(12);

export interface ListOptions {
  count: number;
  publishedOn?: string;
  /** What the file says of its count, where its publisher says it. */
  stated?: number;
}

const american = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const british = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
const DAY = '2026-11-20';

/** OFAC's plain XML, of either of its lists. */
export const ofacPlain = ({ count, publishedOn = DAY, stated = count }: ListOptions): string => `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">
<publshInformation><Publish_Date>${american(publishedOn)}</Publish_Date><Record_Count>${stated}</Record_Count></publshInformation>
${many(count, (n) => {
    const { first, last } = inventedName(n);
    return `<sdnEntry><uid>${n}</uid><firstName>${first}</firstName><lastName>${last.toUpperCase()}</lastName><sdnType>Individual</sdnType>`
      + `<remarks>${REMARK}</remarks><programList><program>TEST-${n % 7}</program></programList>`
      + `<akaList><aka><uid>${n}1</uid><type>a.k.a.</type><category>weak</category><lastName>${last} the Younger</lastName></aka></akaList>`
      + `<dateOfBirthList><dateOfBirthItem><uid>${n}2</uid><dateOfBirth>circa ${1940 + (n % 50)}</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem></dateOfBirthList>`
      + `<nationalityList><nationality><uid>${n}3</uid><country>Iceland</country><mainEntry>true</mainEntry></nationality></nationalityList></sdnEntry>`;
  })}
</sdnList>`;

/** OFAC's advanced model, of either of its lists. */
export const ofacAdvanced = (
  { count, publishedOn = DAY }: ListOptions, list: 'SDN List' | 'Consolidated List' = 'SDN List',
): string => `<?xml version="1.0" encoding="utf-8"?>
<Sanctions xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML">
<DateOfIssue CalendarTypeID="1"><Year>${Number(publishedOn.slice(0, 4))}</Year><Month>${Number(publishedOn.slice(5, 7))}</Month><Day>${Number(publishedOn.slice(8))}</Day></DateOfIssue>
<ReferenceValueSets>
<AliasTypeValues><AliasType ID="1400">A.K.A.</AliasType><AliasType ID="1403">Name</AliasType></AliasTypeValues>
<CountryValues><Country ID="11111" ISO2="IS">Iceland</Country></CountryValues>
<FeatureTypeValues><FeatureType ID="8" FeatureTypeGroupID="1">Birthdate</FeatureType><FeatureType ID="10" FeatureTypeGroupID="1">Nationality Country</FeatureType></FeatureTypeValues>
<ListValues><List ID="1550">${list}</List></ListValues>
<NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType></NamePartTypeValues>
<PartySubTypeValues><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType><PartySubType ID="1" PartyTypeID="5">Vessel</PartySubType></PartySubTypeValues>
<PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="5">Transport</PartyType></PartyTypeValues>
</ReferenceValueSets>
<Locations><Location ID="7"><LocationCountry CountryID="11111" CountryRelevanceID="1"/></Location></Locations>
<DistinctParties>
${many(count, (n) => {
    const { first, last } = inventedName(n);
    const part = (group: number, text: string, script = 215) =>
      `<DocumentedNamePart><NamePartValue NamePartGroupID="${n}${group}" ScriptID="${script}" ScriptStatusID="1" Acronym="false">${text}</NamePartValue></DocumentedNamePart>`;
    const year = 1940 + (n % 50);
    const period = (end: string) => `<Year>${year}</Year><Month>${end.slice(0, 2)}</Month><Day>${end.slice(2)}</Day>`;
    return `<DistinctParty FixedRef="${n}"><Comment>${REMARK}</Comment><Profile ID="${n}" PartySubTypeID="4"><Identity ID="${n}9" FixedRef="${n}" Primary="true" False="false">`
      + `<Alias FixedRef="${n}" AliasTypeID="1400" Primary="false" LowQuality="true"><DocumentedName ID="${n}5" FixedRef="${n}" DocNameStatusID="2">${part(1, `${last} the Younger`)}</DocumentedName></Alias>`
      + `<Alias FixedRef="${n}" AliasTypeID="1403" Primary="true" LowQuality="false"><DocumentedName ID="${n}6" FixedRef="${n}" DocNameStatusID="1">${part(1, last.toUpperCase())}${part(2, first)}</DocumentedName>`
      + `<DocumentedName ID="${n}7" FixedRef="${n}" DocNameStatusID="2">${part(1, 'الدرافتاري', 160)}${part(2, `زرقون${n % 9}`, 160)}</DocumentedName></Alias>`
      + `<NamePartGroups><MasterNamePartGroup><NamePartGroup ID="${n}1" NamePartTypeID="1520"/></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="${n}2" NamePartTypeID="1521"/></MasterNamePartGroup></NamePartGroups></Identity>`
      + `<Feature ID="${n}3" FeatureTypeID="8"><FeatureVersion ID="${n}4" ReliabilityID="1"><DatePeriod CalendarTypeID="1" YearFixed="false"><Start Approximate="false"><From>${period('0101')}</From><To>${period('0101')}</To></Start><End Approximate="false"><From>${period('1231')}</From><To>${period('1231')}</To></End></DatePeriod></FeatureVersion></Feature>`
      + `<Feature ID="${n}8" FeatureTypeID="10"><FeatureVersion ID="${n}0" ReliabilityID="1"><VersionLocation LocationID="7"/></FeatureVersion></Feature></Profile></DistinctParty>`;
  })}
</DistinctParties>
<SanctionsEntries>
${many(count, (n) => `<SanctionsEntry ID="${n}" ProfileID="${n}" ListID="1550"><EntryEvent ID="${n}" EntryEventTypeID="1"><Date CalendarTypeID="1"><Year>2020</Year><Month>1</Month><Day>2</Day></Date></EntryEvent><SanctionsMeasure ID="${n}" SanctionsTypeID="1"><Comment>TEST-${n % 7}</Comment></SanctionsMeasure><SanctionsMeasure ID="${n}1" SanctionsTypeID="2"><Comment/></SanctionsMeasure></SanctionsEntry>`)}
</SanctionsEntries></Sanctions>`;

/** The consolidated list of the European Union. */
export const euFull = ({ count, publishedOn = DAY }: ListOptions): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${publishedOn}T16:47:04.449+02:00" globalFileId="1">
${many(count, (n) => {
    const { first, last } = inventedName(n);
    const alias = (name: string, strong: boolean) => `<nameAlias firstName="" middleName="" lastName="" wholeName="${name}" function="" gender="M" title="" nameLanguage="" strong="${strong}" regulationLanguage="en" logicalId="${n}7"/>`;
    return `<sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.${n}.1" logicalId="${n}"><remark>${REMARK}</remark>`
      + `<regulation regulationType="regulation" organisationType="commission" publicationDate="2020-01-01" programme="TEST" logicalId="${n}8"><publicationUrl>https://example.test/</publicationUrl></regulation>`
      + `<subjectType code="person" classificationCode="P"/>${alias(`${first} ${last}`, true)}${alias(`${last} the Younger`, false)}`
      + `<citizenship region="" countryIso2Code="IS" countryDescription="ICELAND" regulationLanguage="en" logicalId="${n}1"/>`
      + `<birthdate circa="${n % 2 === 0}" calendarType="GREGORIAN" city="" yearRangeFrom="0" yearRangeTo="0" ${n % 2 === 0 ? '' : `birthdate="${1940 + (n % 50)}-04-28" `}year="${1940 + (n % 50)}" countryIso2Code="00"/></sanctionEntity>`;
  })}
</export>`;

/** The sanctions list of the United Kingdom in XML. */
export const ukXml = ({ count, publishedOn = DAY }: ListOptions): string => `<?xml version="1.0" encoding="utf-8"?>
<Designations xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><DateGenerated>${british(publishedOn)}</DateGenerated>
${many(count, (n) => {
    const { first, last } = inventedName(n);
    return `<Designation><LastUpdated>01/02/2021</LastUpdated><DateDesignated>01/02/2021</DateDesignated><UniqueID>TST${String(n).padStart(4, '0')}</UniqueID><OFSIGroupID>${n}</OFSIGroupID>`
      + `<Names><Name><Name6>${last} the Younger</Name6><NameType>Alias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name>`
      + `<Name><Name1>${first}</Name1><Name6>${last.toUpperCase()}</Name6><NameType>Primary Name</NameType></Name></Names>`
      + `<NonLatinNames><NonLatinName><NameNonLatinScript>زرقون الدرافتاري</NameNonLatinScript></NonLatinName></NonLatinNames>`
      + `<RegimeName>Test</RegimeName><IndividualEntityShip>Individual</IndividualEntityShip><DesignationSource>UK</DesignationSource><OtherInformation>${REMARK}</OtherInformation>`
      + `<IndividualDetails><Individual><DOBs><DOB>dd/mm/${1940 + (n % 50)}</DOB></DOBs><Nationalities><Nationality>Iceland</Nationality></Nationalities></Individual></IndividualDetails></Designation>`;
  })}
</Designations>`;

const UK_HEADINGS = 'Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Alias strength,Title,Name non-latin script,Non-latin script type,Non-latin script language,Regime Name,Designation Type,Designation source,Sanctions Imposed,Other Information,UK Statement of Reasons,Date Designated,D.O.B,Nationality(/ies)';

/** The sanctions list of the United Kingdom in rows, one for each name of a party. */
export const ukRows = ({ count, publishedOn = DAY }: ListOptions): string => [
  `Report Date: ${publishedOn.slice(8)}-Nov-${publishedOn.slice(0, 4)}`, UK_HEADINGS,
  many(count, (n) => {
    const { first, last } = inventedName(n);
    const row = (family: string, given: string, type: string, strength: string, script: string) =>
      `01/02/2021,TST${String(n).padStart(4, '0')},${n},,${family},${given},,,,,${type},${strength},,${script},,,Test,Individual,UK,Asset freeze,"${REMARK}, ""quoted""\nand on two lines",,01/02/2021,dd/mm/${1940 + (n % 50)},(1) Iceland (2) Malta`;
    return `${row(`${last} the Younger`, '', 'Alias', 'Low quality a.k.a', '')}\n${row(last.toUpperCase(), first, 'Primary Name', '', 'زرقون الدرافتاري')}`;
  }),
].join('\r\n');

/** The consolidated list of the British Treasury. */
export const ofsiRows = ({ count, publishedOn = DAY }: ListOptions): string => [
  `Last Updated,${british(publishedOn)}`,
  'Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,Name Non-Latin Script,Non-Latin Script Type,Non-Latin Script Language,DOB,Nationality,Other Information,Group Type,Alias Type,Alias Quality,Regime,Listed On,Last Updated,Group ID',
  many(count, (n) => {
    const { first, last } = inventedName(n);
    return `${last.toUpperCase()},${first},,,,,,,,,00/00/${1940 + (n % 50)},Iceland,"${REMARK}",Individual,Primary name,,Test,01/01/2020,01/01/2020,${n}`;
  }),
].join('\r\n');

/** A national list as the plain table that is documented. */
export const nationalRows = ({ count, publishedOn = DAY, stated = count }: ListOptions, list = 'uae-local'): string => [
  `list,${list}`, `published,${publishedOn}`, `entries,${stated}`, '',
  'id,kind,name,aliases,weak_aliases,births,nationalities,programmes',
  many(count, (n) => {
    const { first, last } = inventedName(n);
    return `${n},person,${first} ${last},زرقون الدرافتاري;${first} al-${last},${last} the Younger,${1940 + (n % 50)},IS,Cabinet decision`;
  }),
].join('\r\n');

/** The consolidated list of the United Nations. */
export const unFull = ({ count, publishedOn = DAY }: ListOptions): string => `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://www.un.org/sc/resources/sc-sanctions.xsd" dateGenerated="${publishedOn}T00:00:09.554Z"><INDIVIDUALS>
${many(count, (n) => {
    const { first, last } = inventedName(n);
    return `<INDIVIDUAL><DATAID>${n}</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>${first}</FIRST_NAME><SECOND_NAME>${last}</SECOND_NAME><UN_LIST_TYPE>TEST</UN_LIST_TYPE><COMMENTS1>${REMARK}</COMMENTS1><NATIONALITY><VALUE>Iceland</VALUE></NATIONALITY>`
      + `<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>${last} the Younger</ALIAS_NAME><DATE_OF_BIRTH>1930</DATE_OF_BIRTH></INDIVIDUAL_ALIAS><INDIVIDUAL_DATE_OF_BIRTH><YEAR>${1940 + (n % 50)}</YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`;
  })}
</INDIVIDUALS><ENTITIES/></CONSOLIDATED_LIST>`;
