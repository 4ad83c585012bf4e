export { AGES, ComplianceReportDto, JudgedDto, PRINCIPLES, type PaymentKind, type Principle } from './figures.dto.ts';
