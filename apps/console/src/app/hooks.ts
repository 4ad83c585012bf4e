import { useDispatch } from 'react-redux';
import { useSelector } from '../api/use-selector.ts';
import type { AppStore, RootState } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
