export { enhanceHighContrast as keepLines } from '@mui/material/styles';
