export { AGES, ComplianceReportDto, JudgedDto, type PaymentKind, type Principle } from './figures.dto.ts';
