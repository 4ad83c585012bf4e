/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The purpose as the central bank of the payer’s network codes it; see GET /api/v1/compliance/purposes
 */
export type PurposeCode = 'SAL' | 'SAA' | 'BON' | 'COP' | 'LAS' | 'OVT' | 'ALW' | 'EOS' | 'AES' | 'PEN' | 'FAM' | 'TOF' | 'OAT' | 'AFA' | 'AFL' | 'EDU' | 'TKT' | 'CHC' | 'GDE' | 'GDI' | 'GMS' | 'GOS' | 'TCP' | 'TCR' | 'POS' | 'IFS' | 'ITS' | 'PMS' | 'RDS' | 'TCS' | 'TTS' | 'SCO' | 'FIS' | 'COM' | 'ACM' | 'IPC' | 'ATS' | 'STS' | 'OTS' | 'STR' | 'UTL' | 'RNT' | 'LEA' | 'LEL' | 'PRR' | 'PPA' | 'PPL' | 'GRI' | 'TAX' | 'XAT' | 'INS' | 'MCR' | 'PIP' | 'DIV' | 'DOE' | 'IGD' | 'IGT' | 'ISH' | 'CIN' | 'PIN' | 'IPO' | 'POR' | 'CEA' | 'CEL' | 'FSA' | 'FSL' | 'FIA' | 'FIL' | 'DLA' | 'DSA' | 'DLL' | 'DSL' | 'FDA' | 'FDL' | 'LND' | 'EMI' | 'LLA' | 'LLL' | 'SLA' | 'SLL' | 'LNC' | 'LIP' | 'IOL' | 'IOD' | 'IID' | 'ISL' | 'ISS' | 'IRP' | 'IRW' | 'PRP' | 'PRW' | 'CCP' | 'CRP' | 'DCP' | 'MWI' | 'MWO' | 'MWP' | 'OTH' | 'SALA' | 'BONU' | 'PENS' | 'FAMI' | 'ACCT' | 'GIFT' | 'CHAR' | 'EDUC' | 'MDCS' | 'GDDS' | 'SUPP' | 'SCVE' | 'COMM' | 'RENT' | 'UBIL' | 'ELEC' | 'TRAD' | 'TAXS' | 'GOVT' | 'INSU' | 'DIVD' | 'INVS' | 'SECU' | 'DERI' | 'LOAN' | 'LOAR' | 'CCRD' | 'INTE' | 'INTC' | 'OTHR';
